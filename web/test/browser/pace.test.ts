import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isInSight, PHONE } from './support/looks.ts'
import { ASKED, useSite } from './support/site.ts'

const site = useSite()

test('the end of a turn can be taken back before a bot answers, and the wait can be cut short', async () => {
  const ruth = await site.somebody({ grace: true })
  await ruth.begin('scoville', ['bot:random'])
  const line = ruth.page.locator('.dwindling')
  let asked: string
  // Until it is the bot's turn after a step that can be taken back.
  do {
    await ruth.turn()
    asked = await ruth.prompt()
    await ruth.choose()
    await line.or(ruth.page.locator(ASKED)).first().waitFor()
  } while ((await line.count()) === 0)
  await ruth.asksNext(() => ruth.page.keyboard.press('u'))
  assert.equal(await ruth.prompt(), asked)
  assert.equal(await line.count(), 0)
  await ruth.choose()
  const gone = ruth.commands.next('go')
  await ruth.page.getByRole('button', { name: 'Continue' }).click()
  assert.equal(await gone, 200)
  await ruth.turn()
  assert.deepEqual(ruth.faults, [])
})

test('what happened since your turn can be watched again, step by step', async () => {
  const ruth = await site.somebody()
  await ruth.begin('scoville', ['bot:random', 'bot:random'])
  for (let turns = 0; turns < 3; turns++) await ruth.choose()
  await ruth.turn()
  const before = await ruth.prompt()
  await ruth.page.getByRole('button', { name: 'What happened since my turn' }).click()
  const caption = ruth.page.locator('.caption')
  await caption.waitFor()
  // Without movement the film is at its end at once.
  await ruth.page.getByRole('button', { name: 'Forward' }).and(ruth.page.locator(':disabled')).waitFor()
  const last = await caption.innerText()
  await ruth.page.keyboard.press('ArrowLeft')
  await ruth.page.waitForFunction(
    (old) => document.querySelector<HTMLElement>('.caption')?.innerText !== old,
    last,
  )
  await ruth.page.keyboard.press('ArrowRight')
  await ruth.page.waitForFunction(
    (old) => document.querySelector<HTMLElement>('.caption')?.innerText === old,
    last,
  )
  assert.equal(await ruth.page.locator('.moves button:enabled').count(), 0, 'nothing is decided in the past')
  await ruth.page.keyboard.press('Escape')
  await ruth.turn()
  assert.equal(await ruth.prompt(), before)
  assert.deepEqual(ruth.faults, [])
})

test('on a phone the film leaves the board where it is, and the log shows what the film tells', async () => {
  const ruth = await site.somebody(PHONE)
  const bots = Array<'bot:random'>(3).fill('bot:random')
  await ruth.open(`/table/${await site.place('food-court', 'customers-and-events', 294, [ruth, ...bots])}`)
  await ruth.turn()
  const { page } = ruth
  const top = () => page.locator('.phone').evaluate((board) => board.getBoundingClientRect().top)
  const before = await top()
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByRole('button', { name: 'What happened since my turn' }).click()
  await page.getByRole('button', { name: 'Forward' }).and(page.locator(':disabled')).waitFor()
  assert.equal(await top(), before)
  const back = page.getByRole('button', { name: 'Back', exact: true })
  while (await back.isEnabled()) await back.dispatchEvent('click')
  for (const told of [/^1\//, /^2\//]) {
    await page.getByRole('button', { name: 'Forward' }).click()
    await page.locator('.bar .count').filter({ hasText: told }).waitFor()
    assert.ok(await isInSight(page.locator('.line.here')), `${told}`)
  }
  assert.deepEqual(ruth.faults, [])
})

test('an only choice makes itself, is in the log, and is undone with the one before it', async () => {
  const ruth = await site.somebody({ forced: true })
  const id = await site.place('food-court', 'wins-china', 187, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  const asked = await ruth.prompt()
  // Rice is the only ingredient that is prepared, so nobody is asked what goes in.
  await ruth.choose('Cook Dry-Fried Green Beans')
  await ruth.page.getByText('There’s no other recipe you could cook.').waitFor()
  const told = ruth.page.locator('.log').getByText('Ruth cooked Dry-Fried Green Beans with Rice.')
  await told.waitFor()
  await ruth.page.getByRole('button', { name: 'Undo', exact: true }).click()
  await ruth.page.locator('.prompt').getByText(asked, { exact: true }).waitFor()
  assert.equal(await told.count(), 0)
  assert.deepEqual(ruth.faults, [])
})

test('a move that makes itself leaves no time for second thoughts, except about the choice before it', async () => {
  const ruth = await site.somebody({ forced: true, grace: true })
  const seats = [ruth, 'bot:random', 'bot:random'] as const
  // All that is left to do after this is to end the turn, and who comes to the central queue can't be taken back.
  await ruth.open(`/table/${await site.place('food-court', 'reached-and-lost-again', 204, seats)}`)
  await ruth.turn()
  await ruth.page.evaluate(() => {
    const lines: Element[] = []
    Object.assign(window, { lines })
    new MutationObserver(() => lines.push(...document.querySelectorAll('.dwindling'))).observe(document, {
      childList: true,
      subtree: true,
    })
  })
  await ruth.asksNext(() => ruth.choose('queue of 4'))
  assert.equal(await ruth.page.evaluate(() => (window as unknown as { lines: Element[] }).lines.length), 0)
  // Here it can.
  await ruth.open(`/table/${await site.place('food-court', 'reached-and-lost-again', 256, seats)}`)
  await ruth.choose('Take Doner Kebab')
  await ruth.page.locator('.dwindling').waitFor()
  await ruth.page.keyboard.press('u')
  await ruth.page.locator('.moves button').filter({ hasText: 'Take Doner Kebab' }).waitFor()
  assert.deepEqual(ruth.faults, [])
})
