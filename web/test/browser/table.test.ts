/** What one does at a table with a finger, and what its controls do while something else is on the screen. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PHONE } from './support/looks.ts'
import { askedWhere } from './support/scoville.ts'
import { useSite, type Somebody } from './support/site.ts'

const site = useSite()

/** Where the middle of an element is on the screen. */
function middle(one: Somebody, selector: string): Promise<{ x: number; y: number }> {
  return one.page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
}

/** At the question where to plant, with the field drawn. */
async function planting(one: Somebody): Promise<void> {
  await askedWhere(site, one)
  await one.page.locator('svg [data-id^="plot/"]').first().waitFor()
}

test('a tap on the very middle of a plot plants there', async () => {
  const ruth = await site.somebody(PHONE)
  await planting(ruth)
  const { x, y } = await middle(ruth, 'svg [data-id^="plot/"] .bed')
  await ruth.answered(() => ruth.page.touchscreen.tap(x, y))
  await ruth.page.locator('svg [data-id^="plot/"]').first().waitFor({ state: 'detached' })
  assert.equal(await ruth.page.locator('.notice').count(), 0)
  // A finger rests on nothing: of the next question nothing is said that nobody asked for.
  await ruth.playUntil(/^Walk/)
  await ruth.page.mouse.move(0, 0)
  const notch = await middle(ruth, 'svg [data-way-in]')
  await ruth.answered(() => ruth.page.touchscreen.tap(notch.x, notch.y))
  await ruth.page.locator('.walked').waitFor({ state: 'attached' })
  assert.equal(await ruth.page.locator('.bubble, .bar .effect').count(), 0)
  assert.deepEqual(ruth.faults, [])
})

test('a pepper dragged out of the sheet stays under the finger and takes the place of the one in hand', async () => {
  const ruth = await site.somebody(PHONE)
  await planting(ruth)
  const other = '.compartment:not(.empty):not(.held)'
  const [, held, pepper] = /^(\d+) (\w+)/.exec(await ruth.page.locator(other).first().innerText())!
  const from = await middle(ruth, other)
  const to = await middle(ruth, 'svg [data-id^="plot/"] .bed')
  await ruth.page.mouse.move(from.x, from.y)
  await ruth.page.mouse.down()
  await ruth.page.mouse.move(to.x, to.y, { steps: 4 })
  const ghost = await middle(ruth, 'div.ghost')
  assert.ok(Math.hypot(ghost.x - to.x, ghost.y - to.y) < 2, `${JSON.stringify([ghost, to])}`)
  // Let go before the table can have answered that the other pepper is back and this one in hand.
  await ruth.page.mouse.up()
  await ruth.page.locator('svg [data-id^="plot/"]').first().waitFor({ state: 'detached' })
  await ruth.page.locator('.compartment', { hasText: `${Number(held) - 1} ${pepper}` }).waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('a dragged card stays under the pointer, and the places to drop it are marked', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const id = await site.place('food-court', 'wins-japan', 82, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  const { page } = ruth
  const kitchen = page.getByRole('group', { name: 'Ruth’s kitchen' })
  const from = (await page.locator('.hand .held.legal').first().boundingBox())!
  const to = (await kitchen.boundingBox())!
  const [x, y] = [to.x + 40, to.y + to.height - 20]
  await page.mouse.move(from.x + 40, from.y + 40)
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 4 })
  const ghost = (await page.locator('div.ghost').boundingBox())!
  assert.ok(Math.abs(ghost.x + ghost.width / 2 - x) < 2 && Math.abs(ghost.y + ghost.height / 2 - y) < 2)
  assert.match((await kitchen.getAttribute('class'))!, /aimed/)
  await ruth.answered(() => page.mouse.up())
  await page.locator('div.ghost').waitFor({ state: 'detached' })
  await page.locator('.log').getByText('Ruth prepared').last().waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('while pieces fly, tabs and menu work as usual, and pressing an answer only catches up', async () => {
  const ruth = await site.somebody(PHONE)
  await planting(ruth)
  await ruth.page.evaluate(() =>
    localStorage.setItem('harvest-prefs', JSON.stringify({ speed: 'slow', list: true, grace: false })),
  )
  await ruth.page.reload()
  await ruth.turn()
  const skip = ruth.page.locator('.bar').getByRole('button', { name: 'Skip' })
  await ruth.page.locator('.moves button').first().click()
  await skip.waitFor()
  await ruth.page.getByRole('tab', { name: 'Log' }).click()
  await ruth.page.getByRole('button', { name: 'Menu' }).click()
  await ruth.page.getByRole('heading', { name: 'Menu' }).waitFor()
  await ruth.page.keyboard.press('Escape')
  assert.equal(await ruth.page.locator('.log').count(), 1)
  await ruth.page.getByRole('tab', { name: 'My things' }).click()
  const before = ruth.commands.given.length
  // In one go: a moment later nothing may fly any more, and a press would be a choice.
  await ruth.page.evaluate(() => {
    if (document.querySelector('.bar .skip')) document.querySelector<HTMLElement>('.compartment')!.click()
  })
  await skip.waitFor({ state: 'detached' })
  assert.deepEqual(ruth.commands.given.slice(before), [])
  assert.deepEqual(ruth.faults, [])
})

test('while you look at an earlier position you can’t undo anything, and your own things lead back to the present', async () => {
  const ruth = await site.somebody()
  await planting(ruth)
  const undo = ruth.page.getByRole('button', { name: 'Undo', exact: true })
  await undo.waitFor()
  await ruth.page.locator('.log .line').first().click()
  const looking = ruth.page.getByText('You’re looking at an earlier position')
  await looking.waitFor()
  assert.equal(await undo.count(), 0)
  const before = ruth.commands.given.length
  await ruth.page.keyboard.press('u')
  await ruth.page.locator('.compartment').first().click()
  await looking.waitFor({ state: 'detached' })
  await undo.waitFor()
  assert.deepEqual(ruth.commands.given.slice(before), [])
  assert.deepEqual(ruth.faults, [])
})

test('what a choice would give is shown while the mouse is on it, and goes away with the choice', async () => {
  const ruth = await site.somebody()
  await planting(ruth)
  const effect = ruth.page.locator('.bar .effect')
  const { x, y } = await middle(ruth, 'svg [data-id^="plot/"] .bed')
  await ruth.page.mouse.move(x, y)
  await effect.first().waitFor()
  await ruth.answered(() => ruth.page.mouse.click(x, y))
  await effect.first().waitFor({ state: 'detached' })
  assert.deepEqual(ruth.faults, [])
})

test('keys do nothing to the table while a dialog is open', async () => {
  const ruth = await site.somebody()
  await planting(ruth)
  const undo = ruth.page.getByRole('button', { name: 'Undo', exact: true })
  await undo.waitFor()
  const before = ruth.commands.given.length
  await ruth.page.getByRole('button', { name: 'Menu' }).click()
  const dialog = ruth.page.getByRole('dialog')
  await dialog.waitFor()
  await ruth.page.keyboard.press('u')
  await ruth.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  assert.deepEqual(ruth.commands.given.slice(before), [])
  // The one that tells the position in words opens and closes by its key.
  await ruth.page.keyboard.press('d')
  await dialog.waitFor()
  await ruth.page.keyboard.press('d')
  await dialog.waitFor({ state: 'detached' })
  await ruth.page.keyboard.press('?')
  await dialog.getByText('How the game ends').waitFor()
  await dialog.getByRole('button', { name: 'Chart' }).click()
  await ruth.page.getByRole('region', { name: 'Breeding chart' }).waitFor()
  await ruth.page.keyboard.press('b')
  const undone = ruth.commands.next('undo')
  await ruth.page.keyboard.press('u')
  await undone
  assert.deepEqual(ruth.faults, [])
})

test('a closed tab of the sheet shows that a question is waiting in it', async () => {
  const ruth = await site.somebody(PHONE)
  await planting(ruth)
  await ruth.page.getByRole('tab', { name: 'Log' }).tap()
  await ruth.page.getByRole('tab', { name: 'My things Your turn' }).tap()
  assert.equal(await ruth.page.getByRole('tab', { name: 'My things', exact: true }).count(), 1)
})

for (const [screen, options] of Object.entries({
  'a phone': PHONE,
  'a phone on its side': { ...PHONE, viewport: { width: 740, height: 360 } },
  'a tablet': { viewport: { width: 768, height: 1024 } },
  'a small screen': { viewport: { width: 1024, height: 768 } },
}))
  test(`the board stays where it is from question to question, on ${screen}`, async () => {
    // German needs more room.
    const ruth = await site.somebody({ ...options, locale: 'de' })
    const id = await site.place('scoville', 'early-plaque', 150, [ruth, 'bot:greedy'])
    await ruth.open(`/table/${id}`)
    const places = new Set<string>()
    const asked = new Set<string>()
    for (let move = 0; move < 14 && (await ruth.askedAgain()); move++) {
      asked.add(await ruth.prompt())
      places.add(
        await ruth.page.locator('.table > .board').evaluate((board) => {
          const { y, height } = board.getBoundingClientRect()
          return `${Math.round(y)} ${Math.round(height)}`
        }),
      )
      await ruth.choose()
    }
    assert.ok(asked.size > 5)
    assert.deepEqual([...places], [[...places][0]])
  })
