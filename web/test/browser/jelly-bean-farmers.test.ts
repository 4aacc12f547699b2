/** Jelly Bean Farmers in real browsers: secret choices of many at once, the farms, and the cards. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ACTION_TEXT_EN } from '@harvest/jelly-bean-farmers/public'
import { ACTION_TEXT as ACTION_TEXT_DE } from '@harvest/jelly-bean-farmers/text/de/words'
import type { Locator } from 'playwright-core'
import { breakable } from '../../src/games/jelly-bean-farmers/cards/breaks.ts'
import { checkPhone, listBroken, listSerious, PHONE, DAY_AND_NIGHT, isInSight } from './support/looks.ts'
import { useSite, type Somebody } from './support/site.ts'

const site = useSite()
const GAME = 'jelly-bean-farmers'
/** Keeps three of seven cards: the first secret choice, before anything else is known. */
const FROM_THE_START = Infinity

const panelOf = (one: Somebody, name: string) =>
  one.page.locator('aside.players li').filter({ has: one.page.getByRole('heading', { name }) })

/** Until somebody's panel says that they have decided. */
const seesDecided = (one: Somebody, name: string) =>
  panelOf(one, name).getByRole('img', { name: 'has decided' }).waitFor()

const isSealed = (one: Somebody) => one.page.getByText('Sealed. You can change it').waitFor()

/** The next question is asked, and the tray shows the cards it is about. */
async function isPlacing(one: Somebody): Promise<void> {
  await one.page.getByText('Place one card for spring and one for summer').waitFor()
  await one.turn()
}

/** The names of cards kept in the secret choice, as one's own tray shows them. */
const listKept = (one: Somebody) =>
  one.page
    .getByRole('region', { name: 'Your cards' })
    .locator('button[aria-pressed="true"] .sr-only')
    .allInnerTexts()

/** Keep cards of the hand by their places, on the board. */
async function keep(one: Somebody, places: readonly number[]): Promise<void> {
  await one.turn()
  for (const place of places)
    await one.answered(() => one.page.locator('.tray .hand button').nth(place).click())
  await isSealed(one)
}

test('two people in two browsers and two bots play the last years of a game, deciding at the same time', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place(GAME, 'tie-stamps', 14, [ruth, yuri, 'bot:random', 'bot:random'])
  await ruth.open(`/table/${id}`)
  await yuri.open(`/table/${id}`)
  await Promise.all([ruth.playOn(() => 0), yuri.playOn((labels) => labels.length - 1)])
  const rows = (one: Somebody) => one.page.locator('dialog tbody tr').allInnerTexts()
  assert.equal((await rows(ruth)).length, 4)
  assert.deepEqual(await rows(ruth), await rows(yuri))
  assert.deepEqual([ruth.faults, yuri.faults], [[], []])
})

/** When something was done is nobody's secret, and each table has its own; `npm run check:leaks` compares that too. */
function timeless(told: string): string {
  return told.replaceAll(/"time":\d+/g, '"time":0').replaceAll(/title="[^"]*\d:\d\d[^"]*"/g, 'title="then"')
}

/** What a neighbour's browser is told and shows from the moment somebody begins a secret choice until it is sealed. */
async function overhear(places: readonly number[]): Promise<{ heard: string[]; seen: string }> {
  const ruth = await site.somebody({ name: 'Ruth' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place(GAME, 'draw-two', FROM_THE_START, [ruth, yuri])
  const frames: string[] = []
  yuri.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  )
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  await yuri.open(`/table/${id}`)
  await yuri.turn()
  await panelOf(yuri, 'Ruth').getByRole('img', { name: 'is thinking' }).waitFor()
  const before = frames.length
  await keep(ruth, places)
  await seesDecided(yuri, 'Ruth')
  const seen = timeless(await yuri.page.locator('.table').innerHTML())
  const heard = frames.slice(before).map((frame) => timeless(frame.replaceAll(id, 'table')))
  assert.deepEqual([ruth.faults, yuri.faults], [[], []])
  return { heard: heard.filter((frame) => frame.includes('"update"')), seen }
}

test('others learn that somebody has decided and, byte for byte, nothing of what', async () => {
  const first = await overhear([0, 1, 2])
  const second = await overhear([6, 4, 3])
  assert.equal(first.heard.length, 1)
  assert.deepEqual(first, second)
})

test('a choice stays sealed through a reload, and you can change it until the last one is in', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place(GAME, 'draw-two', FROM_THE_START, [ruth, yuri])
  await ruth.open(`/table/${id}`)
  await yuri.open(`/table/${id}`)
  await keep(ruth, [0, 1, 2])
  const kept = await listKept(ruth)
  assert.equal(kept.length, 3)
  const waits = (await ruth.page.locator('.bar').innerText()).match(/Waiting for/g)
  assert.equal(waits?.length, 1, 'who is waited for is said once')
  await ruth.page.reload()
  await isSealed(ruth)
  assert.deepEqual(await listKept(ruth), kept)
  await ruth.page.locator('.tray .asked').getByRole('button', { name: 'Change your choice' }).click()
  await panelOf(yuri, 'Ruth').getByRole('img', { name: 'is thinking' }).waitFor()
  await keep(ruth, [4, 5, 6])
  const changed = await listKept(ruth)
  assert.equal(changed.length, 3)
  assert.notDeepEqual(changed, kept)
  await keepLast(yuri)
  await isPlacing(ruth)
  const hand = await ruth.page.locator('.tray .hand button .sr-only').allInnerTexts()
  const bare = changed.map((label) => label.replace(', kept', '')).toSorted()
  assert.deepEqual(hand.toSorted(), bare)
  assert.deepEqual([ruth.faults, yuri.faults], [[], []])
})

/** The last choice: nothing is sealed after it, because the game goes on. */
async function keepLast(one: Somebody): Promise<void> {
  await one.turn()
  await one.choose(/^Keep/)
  await one.choose(/^Keep/)
  await one.choose(/^Keep/)
}

test('what a field will produce is added up before the harvest, and that’s what it produces', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place(GAME, 'fire-season', 104, [ruth, yuri])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  const farm = ruth.page.getByRole('region', { name: 'Ruth’s farm' })
  const food = await farm.locator('.fields .tag b').first().innerText()
  await ruth.choose(/^Discard/)
  await ruth.page.locator('.log').getByText(`Ruth harvested ${food}`).waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('a card that was kept or placed comes back when it is pressed again', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place(GAME, 'draw-two', FROM_THE_START, [ruth, yuri])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  const cards = ruth.page.locator('.tray .hand button')
  const names = await cards.locator('.sr-only').allInnerTexts()
  // Three cards that there is only one of, so that each can be told from the others.
  const single = names.flatMap((name, at) => (names.indexOf(name) === names.lastIndexOf(name) ? at : []))
  const kept = () => ruth.page.locator('.tray .hand button[aria-pressed="true"]')
  const press = (at: number) => cards.nth(single[at]!).click()
  const untilKept = (at: readonly number[]) =>
    ruth.page.waitForFunction(
      (wanted) =>
        JSON.stringify(
          [...document.querySelectorAll('.tray .hand button')].flatMap((card, i) =>
            card.getAttribute('aria-pressed') === 'true' ? i : [],
          ),
        ) === wanted,
      JSON.stringify(at.map((one) => single[one]!).toSorted((a, b) => a - b)),
    )
  await press(0)
  await untilKept([0])
  await press(1)
  await untilKept([0, 1])
  await press(0)
  await untilKept([1])
  await press(0)
  await untilKept([0, 1])
  await press(2)
  await isSealed(ruth)
  assert.equal(await kept().count(), 3)
  await press(2)
  await ruth.page.getByRole('alert').getByText('Your choice is sealed').waitFor()
  await yuri.open(`/table/${id}`)
  await keepLast(yuri)
  await isPlacing(ruth)
  assert.equal(await cards.count(), 3)
  await ruth.answered(() => cards.first().click())
  await ruth.page.waitForFunction(() => document.querySelectorAll('.tray .hand button').length === 2)
  await ruth.page.locator('.tray .group button').first().click()
  await ruth.page.waitForFunction(() => document.querySelectorAll('.tray .hand button').length === 3)
  assert.deepEqual([ruth.faults, yuri.faults], [[], []])
})

test('pressing something you can’t choose tells you what you can', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place(GAME, 'every-use', 68, [ruth, yuri, 'bot:random', 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  assert.match(await ruth.prompt(), /^Plan your season card/)
  const alert = ruth.page.getByRole('alert')
  const farm = (name: string) => ruth.page.getByRole('region', { name: `${name}’s farm` })
  for (const place of [farm('Yuri').locator('.sign button'), farm('Ruth').locator('.fields button')]) {
    await place.first().click()
    await alert.getByText(/choose/i).waitFor()
    await alert.getByRole('button', { name: 'Close' }).click()
    await alert.getByText(/choose/i).waitFor({ state: 'detached' })
  }
  assert.deepEqual([ruth.faults, yuri.faults], [[], []])
})

test('a sealed Steal names what it takes', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const [one, two, three] = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => site.somebody({ name })))
  // Ruth and Ada steal at the same time.
  const id = await site.place(GAME, 'steal-two-opposite', 105, [one!, two!, ruth, three!])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  const way = ruth.page.locator('.tray .ask').filter({ hasText: /^Take/ }).first()
  const chosen = (await way.innerText()).trim()
  await ruth.answered(() => way.click())
  await isSealed(ruth)
  assert.ok((await ruth.page.locator('.tray .done').innerText()).includes(`${chosen}.`))
  assert.deepEqual(ruth.faults, [])
})

test('a phone goes back to your own farm with the next question, and every farm has its name', async () => {
  const ruth = await site.somebody({ name: 'Ruth', ...PHONE })
  const id = await site.place(GAME, 'every-use', 113, [ruth, 'bot:random', 'bot:random', 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  const strip = ruth.page.getByRole('group', { name: 'The farms' }).first().locator('button')
  assert.match(await strip.first().innerText(), /^Ruth/)
  await strip.nth(2).tap()
  assert.equal(await strip.nth(2).getAttribute('aria-pressed'), 'true')
  const cards = ruth.page.locator('.tray .hand button[data-legal]')
  await ruth.answered(() => cards.first().tap())
  assert.equal(await strip.nth(2).getAttribute('aria-pressed'), 'true')
  await ruth.asksNext(() => cards.last().tap())
  await ruth.turn()
  assert.equal(await strip.first().getAttribute('aria-pressed'), 'true')
  // The cards of the farm are seen whole.
  const cut = await ruth.page
    .locator('.farm .cards')
    .evaluate(
      (row) => row.getBoundingClientRect().bottom - row.closest('.board')!.getBoundingClientRect().bottom,
    )
  assert.ok(cut <= 0)
  assert.deepEqual(ruth.faults, [])
})

test('you’re told what a card does before you choose it, by mouse and keyboard', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const id = await site.place(GAME, 'draw-two', FROM_THE_START, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  const cards = ruth.page.locator('.tray .hand button')
  const told = () => ruth.page.locator('.tray .what').innerText()
  const labelOf = (card: Locator) => card.locator('.sr-only').innerText()
  for (const place of [1, 4]) {
    await cards.nth(place).hover()
    assert.equal((await told()).replace(/\n+/, '. '), await labelOf(cards.nth(place)))
  }
  await ruth.page.mouse.move(0, 0)
  assert.equal(await told(), '')
  await ruth.tabTo(ruth.page.locator('.tray .cards'))
  assert.equal((await told()).replace(/\n+/, '. '), await labelOf(cards.first()))
  assert.deepEqual(ruth.faults, [])
})

test('kept and placed cards say what they do where you can’t hover', async () => {
  const ruth = await site.somebody({ name: 'Ruth', ...PHONE })
  const id = await site.place(GAME, 'draw-two', FROM_THE_START, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  const cards = ruth.page.locator('.tray .hand button')
  const lines = ruth.page.locator('.tray .hand .does').filter({ visible: true })
  assert.equal(await lines.count(), 7)
  for (const text of await lines.allInnerTexts())
    assert.ok(
      Object.values(ACTION_TEXT_EN).some(({ does }) => does === text),
      text,
    )
  for (const place of [0, 1, 2]) await ruth.answered(() => cards.nth(place).tap())
  await isPlacing(ruth)
  assert.equal(await lines.count(), 3)
  await checkPhone(ruth)
  assert.deepEqual(ruth.faults, [])
})

test('no name on a card breaks in the middle of a word', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const id = await site.place(GAME, 'draw-two', FROM_THE_START, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  const name = ruth.page.locator('.tray .hand .card-face .name').first()
  for (const text of [ACTION_TEXT_EN, ACTION_TEXT_DE])
    assert.deepEqual(
      await listBroken(
        name,
        Object.values(text).map((one) => breakable(one.name)),
      ),
      [],
    )
})

test('four farms fit at 1366 × 768 beside the list of moves, and “Don’t seed” isn’t the main button', async () => {
  const ruth = await site.somebody({ name: 'Ruth', viewport: { width: 1366, height: 768 } })
  const id = await site.place(GAME, 'every-use', 68, [ruth, 'bot:random', 'bot:random', 'bot:random'])
  await ruth.open(`/table/${id}`)
  while (!(await ruth.prompt()).startsWith('Seed')) await ruth.choose()
  const fields = ruth.page.locator('.farm .fields .choice')
  assert.ok((await fields.count()) > 4)
  for (const field of await fields.all()) assert.ok(await isInSight(field), await field.innerText())
  const nothing = ruth.page.locator('.slot').getByRole('button', { name: 'Don’t seed' })
  assert.equal(await nothing.evaluate((button) => button.classList.contains('act')), false)
  assert.deepEqual(ruth.faults, [])
})

test('if you want to be asked before anything final, you’re also asked when your secret choice is the last one', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place(GAME, 'draw-two', FROM_THE_START, [ruth, yuri])
  await yuri.open(`/table/${id}`)
  await keepLast(yuri)
  await ruth.open(`/table/${id}`)
  await ruth.page.evaluate(() => {
    const prefs = JSON.parse(localStorage.getItem('harvest-prefs')!) as object
    localStorage.setItem('harvest-prefs', JSON.stringify({ ...prefs, confirm: true }))
  })
  await ruth.page.reload()
  await ruth.choose(/^Keep/)
  await ruth.choose(/^Keep/)
  await ruth.page.locator('.moves button').first().click()
  await ruth.asksNext(() => ruth.page.locator('dialog .act').click())
  assert.match(await ruth.prompt(), /^Place/)
  assert.deepEqual([ruth.faults, yuri.faults], [[], []])
})

test('what isn’t possible is refused with its rule', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place(GAME, 'fire-season', 104, [ruth, yuri])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  await ruth.page.locator('.uses [aria-disabled="true"]').first().click({ force: true })
  const alert = ruth.page.getByRole('alert')
  assert.match(
    (await alert.getByRole('link').getAttribute('href'))!,
    /^\/rules\/jelly-bean-farmers#JB-[A-Z]{3}-\d+$/,
  )
  assert.deepEqual(ruth.faults, [])
})

test('a year is played at 360 px by thumb, and nothing is out of reach', async () => {
  const ruth = await site.somebody({ name: 'Ruth', ...PHONE })
  const id = await site.place(GAME, 'every-use', 113, [ruth, 'bot:random', 'bot:random', 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  await checkPhone(ruth)
  const cards = ruth.page.locator('.tray .hand button[data-legal]')
  await ruth.answered(() => cards.first().tap())
  // Not the same place again so soon: the second half of a double tap chooses nothing.
  await ruth.answered(() => cards.last().tap())
  await ruth.turn()
  while (!/^Plan your season card/.test(await ruth.prompt()))
    await ruth.asksNext(() => ruth.page.locator('.moves button').first().tap())
  await checkPhone(ruth)
  const strip = ruth.page.getByRole('group', { name: 'The farms' }).first().locator('button')
  assert.equal(await strip.count(), 4)
  for (let farm = 3; farm >= 0; farm--) {
    await strip.nth(farm).tap()
    assert.equal(await strip.nth(farm).getAttribute('aria-pressed'), 'true')
  }
  await ruth.answered(() => ruth.page.locator('.uses .use').first().tap())
  assert.deepEqual(ruth.faults, [])
})

for (const screen of DAY_AND_NIGHT)
  test(`axe finds nothing serious at the table, ${screen.viewport.width} px`, async () => {
    const ruth = await site.somebody({ name: 'Ruth', ...screen })
    const yuri = await site.somebody({ name: 'Yuri' })
    const id = await site.place(GAME, 'every-use', 68, [ruth, yuri, 'bot:random', 'bot:random'])
    await ruth.open(`/table/${id}`)
    await ruth.turn()
    assert.deepEqual(await listSerious(ruth), [])
    await ruth.page.getByRole('button', { name: 'Watch the last season' }).click()
    await ruth.page.getByRole('region', { name: 'What happened' }).waitFor()
    assert.deepEqual(await listSerious(ruth), [])
    assert.deepEqual(ruth.faults, [])
  })
