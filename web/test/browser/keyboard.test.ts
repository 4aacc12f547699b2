/** A table with the keyboard alone, where the focus goes when what had it is gone, and a table on a phone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listSmall, PHONE } from './support/looks.ts'
import { askedWhere } from './support/scoville.ts'
import { useSite, type Somebody } from './support/site.ts'
import { drawn } from './support/unseen.ts'

const site = useSite()

const ending = (one: Somebody) => one.page.getByRole('heading', { name: /wins|win!|share the win/ })

const isInList = (one: Somebody) =>
  one.page.evaluate(() => document.activeElement!.closest('.moves') !== null)

test('M takes you into the list of moves, and M or Escape out of it again', async () => {
  const ruth = await site.somebody({ list: false })
  const id = await site.place('scoville', 'early-plaque', 140, [ruth, 'bot:greedy'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  for (const out of ['m', 'Escape']) {
    await ruth.page.keyboard.press('m')
    await ruth.page.locator('.moves').waitFor()
    assert.ok(await isInList(ruth))
    await ruth.page.keyboard.press(out)
    await ruth.page.locator('.moves').waitFor({ state: 'detached' })
  }
})

test('a game is played to its end with the keyboard alone', async () => {
  const ruth = await site.somebody()
  const id = await site.place('scoville', 'both-short', 40, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.page.locator('.table').waitFor()
  for (let step = 0; await ruth.askedAgain(); step++) {
    // M leads to the list of moves; Tab and Enter choose.
    const answered = ruth.commands.next('moves')
    if (!(await isInList(ruth))) await ruth.page.keyboard.press('m')
    const several = (await ruth.page.locator('.moves button').count()) > 1
    if (several && step % 3 === 0) await ruth.page.keyboard.press('Tab')
    await ruth.page.keyboard.press('Enter')
    await answered
  }
  await ending(ruth).waitFor()
  await ruth.page.keyboard.press('Escape')
  await ending(ruth).waitFor({ state: 'detached' })
  await ruth.page.keyboard.press('d')
  await ruth.page.getByRole('heading', { name: 'The position in words' }).waitFor()
  await ruth.page
    .getByRole('dialog')
    .getByText(/^Round \d+/)
    .waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('on the field arrow keys move between legal plots and Enter plants', async () => {
  const ruth = await site.somebody()
  await askedWhere(site, ruth)
  const plots = ruth.page.getByRole('button', { name: /^Plant on/ }).and(ruth.page.locator('svg *'))
  await plots.first().waitFor()
  const entry = ruth.page.locator('svg [data-rove][tabindex="0"]').first()
  await entry.focus()
  const first = await ruth.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await ruth.page.keyboard.press(key)
    if ((await ruth.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) !== first) break
  }
  const chosen = await ruth.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  assert.notEqual(chosen, first)
  const prompt = await ruth.prompt()
  await ruth.page.keyboard.press('Enter')
  await ruth.page.waitForFunction((old) => document.querySelector('.prompt')?.textContent !== old, prompt)
  assert.deepEqual(ruth.faults, [])
})

test('choosing from the list with the keyboard, you stay in the list from move to move', async () => {
  const ruth = await site.somebody()
  const id = await site.place('scoville', 'both-short', 560, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  await ruth.page.keyboard.press('m')
  for (let move = 0; move < 4; move++) {
    await ruth.answered(() => ruth.page.keyboard.press('Enter'))
    await ruth.askedAgain()
    await ruth.page.waitForFunction(() => document.activeElement?.closest('.moves') !== null)
  }
  assert.deepEqual(ruth.faults, [])
})

test('Tab leads into the field beside your own farmer, walking on keeps you there, and Tab leads into the log at its last line', async () => {
  const ruth = await site.somebody()
  const id = await site.place('scoville', 'both-short', 560, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.playUntil(/Walk your farmer/)
  const field = ruth.page.getByRole('group', { name: 'Pepper field' })
  await ruth.page.locator('body').press('Home')
  await ruth.tabTo(field)
  const label = () => ruth.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  assert.match(await label(), /^Step /)
  assert.doesNotMatch(await label(), /, Step /, 'only one step away')
  const bubble = ruth.page.locator('.bubble')
  await bubble.waitFor()
  await ruth.answered(() => ruth.page.keyboard.press('Enter'))
  await ruth.turn()
  await ruth.page.waitForFunction(() => document.activeElement?.matches('[data-id]'))
  assert.equal(await bubble.count(), 0, 'nobody has asked what the next step would bring')
  assert.equal(await ruth.page.locator('.bar .effect').count(), 0)
  await ruth.page.keyboard.press('ArrowLeft')
  await bubble.waitFor()
  const log = ruth.page.getByRole('list', { name: 'Log' })
  await ruth.tabTo(log)
  const last = await log.locator('.line').last().innerText()
  assert.equal(await ruth.page.evaluate(() => (document.activeElement as HTMLElement).innerText), last)
  assert.deepEqual(ruth.faults, [])
})

test('in Food Court a turn is taken on the board with the keyboard alone', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const id = await site.place('food-court', 'wins-italy', Infinity, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  const { keyboard } = ruth.page
  const hand = ruth.page.locator('.hand')
  const held = () => hand.locator('.choice').count()
  const full = await held()
  await ruth.tabTo(hand)
  await keyboard.press('ArrowRight')
  await ruth.answered(() => keyboard.press('Enter'))
  await ruth.page.waitForFunction((n) => document.querySelectorAll('.hand .choice').length === n, full - 1)
  // The focus stays in the hand, so that the next card is one key away.
  assert.ok(await hand.evaluate((element) => element.contains(document.activeElement)))
  await ruth.tabTo(ruth.page.locator('.bar').getByRole('button', { name: 'Draw' }))
  await ruth.asksNext(() => keyboard.press('Enter'))
  assert.equal(await held(), full)
  await ruth.tabTo(hand)
  await ruth.asksNext(() => keyboard.press('Enter'))
  assert.match(await ruth.prompt(), /^Prepare more ingredients/)
  await keyboard.press('m')
  assert.ok(await ruth.page.locator('.moves').evaluate((list) => list.contains(document.activeElement)))
  await ruth.tabTo(ruth.page.locator('.bar').getByRole('button', { name: 'End your turn' }))
  await ruth.answered(() => keyboard.press('Enter'))
  await ruth.page.locator('.log').getByText('Ruth prepared').waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('in Jelly Bean Farmers a season is planned with the keyboard alone, and the focus stays among the cards', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const id = await site.place('jelly-bean-farmers', 'draw-two', Infinity, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  const { keyboard } = ruth.page
  const cards = ruth.page.locator('.tray .cards')
  const isIn = () => cards.evaluate((group) => group.contains(document.activeElement))
  await ruth.tabTo(cards)
  for (let kept = 1; kept <= 3; kept++) {
    await ruth.answered(() => keyboard.press('Enter'))
    assert.ok(await isIn())
    await keyboard.press('ArrowRight')
  }
  await ruth.page.getByText('Place one card for spring and one for summer').waitFor()
  await ruth.turn()
  await ruth.tabTo(cards)
  for (const season of ['summer', 'spring'] as const) {
    if (season === 'summer') await markSummer(ruth)
    await ruth.answered(() => keyboard.press('Enter'))
    assert.ok(await isIn(), `the focus is lost after the card for ${season}`)
  }
  await ruth.page.getByText('Seed fields for 1 food').waitFor()
  await ruth.tabTo(ruth.page.getByRole('group', { name: 'The farms' }))
  assert.match(await focused(ruth), /^Seed field 1/)
  await ruth.asksNext(() => keyboard.press('Enter'))
  assert.match(await ruth.prompt(), /^Plan your season card/)
  await keyboard.press('m')
  await ruth.asksNext(() => keyboard.press('Enter'))
  assert.deepEqual(ruth.faults, [])
})

const focused = ({ page }: Somebody): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

/** From a card of the hand to the place for summer, and back to the first card. */
async function markSummer(one: Somebody): Promise<void> {
  const { keyboard } = one.page
  for (let steps = 0; !/^$/.test(await focused(one)) && steps < 5; steps++) await keyboard.press('ArrowLeft')
  await keyboard.press('Enter')
  await keyboard.press('ArrowRight')
}

test('a turn is taken at 360 px by thumb, and nothing to tap is smaller than 44 px', async () => {
  const ruth = await site.somebody(PHONE)
  const id = await site.place('scoville', 'both-short', 590, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  for (let step = 0; step < 4; step++) {
    const prompt = await ruth.prompt()
    // While something is told, a tap only skips that.
    for (const given = ruth.commands.given.length; ruth.commands.given.length === given;) {
      await ruth.turn()
      await ruth.page.locator('.moves button').first().tap()
      await ruth.page.evaluate(drawn)
    }
    await ruth.page.waitForFunction((old) => document.querySelector('.prompt')?.textContent !== old, prompt)
    await ruth.turn()
  }
  for (const tab of ['Displays', 'Players', 'Log', 'Chat', 'My things']) {
    await ruth.page.getByRole('tab', { name: tab }).tap()
    assert.deepEqual(await listSmall(ruth, '.sheet button, .sheet a, .bar button', 44), [], tab)
  }
  assert.deepEqual(ruth.faults, [])
})

test('on a phone a bid is asked for once, in the tray, and M still lists every bid', async () => {
  const ruth = await site.somebody({ ...PHONE, list: false })
  const id = await site.place('scoville', 'both-short', 574, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  const bid = ruth.page.getByRole('button', { name: /^Bid \d+$/ })
  assert.equal(await bid.count(), 1)
  await ruth.page.keyboard.press('m')
  await ruth.page.locator('.moves input').waitFor()
  assert.deepEqual(await listSmall(ruth, '.sheet button, .sheet a, .sheet input', 44), [])
  assert.deepEqual(ruth.faults, [])
})
