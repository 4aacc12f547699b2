/** Food Court in real browsers: its own board, bill and hand, by mouse, keyboard and thumb. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CARDS, en, enCards, SOURCES, type Source, type View } from '@harvest/food-court/public'
import { deCards } from '@harvest/food-court/text/de/words'
import { breakable } from '../../src/games/food-court/cards/breaks.ts'
import { checkPhone, listBroken, listSerious, PHONE, DAY_AND_NIGHT, isInSight } from './support/looks.ts'
import { useSite, type Somebody } from './support/site.ts'

const site = useSite()

/** Cooks and serves whatever it can, so that a game comes to its end. */
const BUSY = [
  /^Attract/,
  /^Serve/,
  / to the /,
  /^Finish/,
  /^Take/,
  /^Cook/,
  /^Add/,
  /^Ready/,
  /^Prepare/,
  /^Draw/,
]

function pickBusy(labels: readonly string[]): number {
  for (const wish of [...BUSY, /^End/]) {
    const at = labels.findIndex((label) => wish.test(label))
    if (at !== -1) return at
  }
  return 0
}

test('two people in two browsers and a bot play the last rounds of a game to the final scores', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place('food-court', 'points-early', 16, [ruth, yuri, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await yuri.open(`/table/${id}`)
  await Promise.all([ruth.playOn(pickBusy), yuri.playOn(pickBusy)])
  const rows = (one: Somebody) => one.page.locator('dialog tbody tr').allInnerTexts()
  assert.equal((await rows(ruth)).length, 3)
  assert.deepEqual(await rows(ruth), await rows(yuri))
  // All nine sources are to be seen, without scrolling.
  const sheet = ruth.page.locator('dialog .wrap')
  assert.equal(await sheet.evaluate((wrap) => wrap.scrollWidth - wrap.clientWidth), 0)
  const totals = await ruth.page.locator('dialog .total').allInnerTexts()
  assert.ok(Number(totals[0]) >= 40)
  assert.deepEqual(
    totals,
    [...totals].sort((a, b) => Number(b) - Number(a)),
  )
  assert.deepEqual([ruth.faults, yuri.faults], [[], []])
})

interface Bill {
  readonly lines: { readonly [source: string]: number }
  readonly total: number
}

const numberIn = (words: string): number => Number(words.replace('−', '-'))

/** The bill as it stands on the screen. */
async function readBill({ page }: Somebody): Promise<Bill> {
  const bill = page.getByRole('group', { name: 'Bill' }).filter({ visible: true })
  const lines = await bill
    .locator('li')
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector('.source')!.textContent,
        item.querySelector('.sum')!.textContent,
      ]),
    )
  const total = await bill.locator('.total').evaluate((element) => element.lastChild!.textContent)
  return {
    lines: Object.fromEntries(lines.map(([source, sum]) => [source, numberIn(sum)])),
    total: numberIn(total!.trim()),
  }
}

/** Points of the first seat by source, as the server counts them. */
async function readPoints({ context }: Somebody, id: string): Promise<readonly number[]> {
  const answer = await context.request.get(`${site.url}/api/tables/${id}/view?seat=0`)
  const { update } = (await answer.json()) as { update: { view: View } }
  return update.view.kitchens[0].points
}

/** Give every dish out on the board, a dish first and then whoever gets it, and check what that is said to add. */
async function giveOut(one: Somebody): Promise<void> {
  const kitchen = one.page.getByRole('group', { name: 'Ruth’s kitchen' })
  const dishes = kitchen.locator('.choice.stack.legal')
  for (let given = 1; (await dishes.count()) > 0; given++) {
    const { total } = await readBill(one)
    await dishes.first().click()
    // A dish that only one customer can get goes there at once.
    const taker = kitchen.locator('.choice.customer.legal:has(.gain)').first()
    const gain =
      (await kitchen.locator('.stack.chosen').count()) > 0 ? await taker.locator('.gain').innerText() : null
    if (gain !== null) await taker.click()
    await one.page.waitForFunction(
      (count) => document.querySelectorAll('.kitchen .stack.given').length === count,
      given,
    )
    await one.page.locator('.moves button').first().waitFor()
    if (gain !== null) assert.equal((await readBill(one)).total, total + numberIn(gain))
  }
}

const SERVES = [
  { golden: 'wins-japan', left: 82, shows: ['boost', 'optional', 'ability'] },
  { golden: 'wins-china', left: 61, shows: ['effects', 'utensils', 'nationality'] },
] as const

for (const { golden, left, shows } of SERVES)
  test(`a serving with points for ${shows.join(', ')} is shown line by line, and scores what was shown`, async () => {
    const ruth = await site.somebody({ name: 'Ruth' })
    const id = await site.place('food-court', golden, left, [ruth, 'bot:random'])
    await ruth.open(`/table/${id}`)
    await ruth.turn()
    const before = await readPoints(ruth, id)
    await ruth.asksNext(() =>
      ruth.page.locator('.slot').getByRole('button', { name: 'Serve', exact: true }).click(),
    )
    await giveOut(ruth)
    const bill = await readBill(ruth)
    for (const source of ['dishes', ...shows] as Source[])
      assert.ok(bill.lines[en.sources[source]!], `no line for ${source}`)
    assert.equal(
      Object.values(bill.lines).reduce((sum, points) => sum + points, 0),
      bill.total,
    )
    await ruth.choose('Finish serving')
    const after = await readPoints(ruth, id)
    const scored = SOURCES.map((source, at) => [en.sources[source], (after[at] ?? 0) - (before[at] ?? 0)])
    assert.deepEqual(Object.fromEntries(scored.filter(([, points]) => points !== 0)), bill.lines)
    const told = ruth.page.locator('.log .line').filter({ hasText: 'Ruth served' })
    await told.filter({ hasText: `${bill.total} points` }).waitFor()
    assert.deepEqual(ruth.faults, [])
  })

test('what isn’t possible is refused with its rule: cards, customers and dishes alike', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const id = await site.place('food-court', 'wins-italy', Infinity, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  const alert = ruth.page.getByRole('alert')
  await ruth.page.getByRole('group', { name: 'Central queue' }).locator('.choice').first().click()
  await alert.getByText('First discard if you like, then draw.').waitFor()
  assert.match((await alert.getByRole('link').getAttribute('href'))!, /^\/rules\/food-court#FC-[A-Z]{3}-\d+$/)
  await ruth.choose('Draw')
  await ruth.page
    .locator('.prompt')
    .getByText(/^Prepare ingredients/)
    .waitFor()
  await ruth.page.locator('.hand .choice:not(.legal)').first().click()
  await alert.getByRole('link', { name: 'See the rule' }).waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('a serving is given out at 360 px by thumb, with the bill in sight and nothing out of reach', async () => {
  const ruth = await site.somebody({ name: 'Ruth', ...PHONE })
  const id = await site.place('food-court', 'tie-of-people', 245, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  await checkPhone(ruth)
  await ruth.asksNext(() =>
    ruth.page.locator('.slot').getByRole('button', { name: 'Serve', exact: true }).tap(),
  )
  const kitchen = ruth.page.getByRole('group', { name: 'Ruth’s kitchen' })
  const dishes = kitchen.locator('.choice.stack.legal')
  await dishes.first().tap()
  const taker = kitchen.locator('.choice.customer.legal').first()
  if (await taker.isVisible()) await taker.tap()
  await ruth.page.getByText(/^This serving scores [1-9]/).waitFor()
  const { lines, total } = await readBill(ruth)
  assert.ok(lines[en.sources.dishes!]! > 0 && total > 0)
  assert.match(await ruth.prompt(), new RegExp(`scores ${total} points?`))
  await checkPhone(ruth)
  assert.deepEqual(ruth.faults, [])
})

const SEEN = '.stall > .queue, .stall > .counter, .kitchen .ability, .hand .held'

for (const list of [false, true])
  test(`six kitchens fit at 1366 × 768, the list of moves ${list ? 'open' : 'closed'}: customers, hand and ability in sight`, async () => {
    const ruth = await site.somebody({ name: 'Ruth', viewport: { width: 1366, height: 768 }, list })
    await ruth.begin('food-court', Array<'bot:greedy'>(5).fill('bot:greedy'))
    await ruth.turn()
    const { page } = ruth
    assert.equal(await page.locator('.stall').count(), 5)
    // Also where nobody waits: their places stand in sight.
    for (const place of await page.locator(SEEN).all())
      assert.ok(await isInSight(place), await place.innerText())
    // What one's kitchen can do and its name are both pressed to read about it.
    const about = page.getByRole('dialog')
    for (const part of ['.ability', 'button.whose']) {
      await page.locator(`.kitchen ${part}`).click()
      await about.getByText('They’re worth 5 points each at the end, or 30 for all four.').waitFor()
      await page.keyboard.press('Escape')
      await about.waitFor({ state: 'detached' })
    }
    // Whoever presses a rival's sign reads about that kitchen.
    await page.locator('.stall .sign').first().click()
    await about.getByRole('heading', { name: 'Win cards' }).waitFor()
    assert.deepEqual(ruth.faults, [])
  })

for (const screen of [{}, PHONE])
  test(`Pass stays where it is when one can serve, ${screen === PHONE ? 360 : 1400} px`, async () => {
    const ruth = await site.somebody({ name: 'Ruth', ...screen })
    const id = await site.place('food-court', 'tie-of-people', 204, [ruth, 'bot:random'])
    await ruth.open(`/table/${id}`)
    await ruth.turn()
    const pass = ruth.page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: 'Pass' })
    const slot = ruth.page.locator('.slot')
    // Within its row: whatever else is pressed may scroll a phone's sheet.
    const place = () => pass.evaluate((button: HTMLElement) => [button.offsetLeft, button.offsetTop])
    const before = await place()
    assert.equal(await slot.getByRole('button').count(), 0)
    await ruth.choose('hand limit +1')
    await slot.getByRole('button', { name: 'Serve', exact: true }).waitFor()
    assert.deepEqual(await place(), before)
    assert.deepEqual(ruth.faults, [])
  })

test('on a phone the first dish on the stove is as wide as those cooked later', async () => {
  const ruth = await site.somebody({ name: 'Ruth', ...PHONE })
  await ruth.open(`/table/${await site.place('food-court', 'tie-of-people', 336, [ruth, 'bot:random'])}`)
  await ruth.turn()
  assert.equal(await ruth.page.locator('.stove').evaluate((stove: HTMLElement) => stove.offsetWidth), 92)
})

test('six kitchens stand side by side at 360 px, and you can look into each', async () => {
  const ruth = await site.somebody({ name: 'Ruth', ...PHONE })
  await ruth.begin('food-court', ['bot:random', 'bot:random', 'bot:random', 'bot:random', 'bot:random'])
  await ruth.turn()
  await checkPhone(ruth)
  const stalls = ruth.page.locator('.stalls .tab')
  assert.equal(await stalls.count(), 6)
  const tops = new Set(await stalls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)))
  assert.equal(tops.size, 1)
  for (let seat = 5; seat >= 0; seat--) {
    await stalls.nth(seat).tap()
    assert.equal(await stalls.nth(seat).getAttribute('aria-pressed'), 'true')
  }
  assert.deepEqual(ruth.faults, [])
})

test('a rival who could end the game next turn is marked on their stall and beside their name', async () => {
  const ruth = await site.somebody({ name: 'Ruth', viewport: { width: 1366, height: 768 } })
  const bots = ['bot:random', 'bot:random', 'bot:random'] as const
  const id = await site.place('food-court', 'customers-and-events', 38, [ruth, ...bots])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  for (const place of ['.stall', '.players li']) {
    const marks = ruth.page.locator(`${place} .closing`)
    assert.equal(await marks.count(), 1)
    assert.ok(await isInSight(marks))
    assert.match((await marks.getAttribute('title'))!, /\b41\b/)
  }
  assert.deepEqual(ruth.faults, [])
})

test('a phone shows everybody you can choose for a swap at once, and then goes back to your own kitchen', async () => {
  const ruth = await site.somebody({ name: 'Ruth', ...PHONE })
  const bots = ['bot:random', 'bot:random', 'bot:random'] as const
  const id = await site.place('food-court', 'customers-and-events', 299, [ruth, ...bots])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  assert.match(await ruth.prompt(), /^Choose who you want in return/)
  const others = ruth.page.locator('.queues .choice.customer.legal')
  assert.ok((await others.count()) > 0)
  for (const customer of await others.all())
    assert.ok(await isInSight(customer), 'somebody is below the fold')
  await ruth.asksNext(() => others.first().tap())
  assert.equal(await ruth.page.locator('.stalls .tab').first().getAttribute('aria-pressed'), 'true')
  assert.deepEqual(ruth.faults, [])
})

test('at a new table you can’t choose a kitchen that another seat runs', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  await ruth.open('/new/food-court')
  const kitchens = ruth.page.locator('select').filter({ hasText: 'Piazza Romana' })
  await kitchens.first().selectOption('italy')
  assert.deepEqual(await kitchens.nth(1).locator('option:disabled').allInnerTexts(), [
    'Piazza Romana (Italian)',
  ])
  assert.equal(await kitchens.first().locator('option:disabled').count(), 0)
  await kitchens.first().selectOption('random')
  assert.equal(await kitchens.nth(1).locator('option:disabled').count(), 0)
  assert.deepEqual(ruth.faults, [])
})

test('both are asked about the tie at once, and neither sees the other’s answer', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place('food-court', 'tie-of-people', 2, [ruth, yuri])
  await ruth.open(`/table/${id}`)
  await yuri.open(`/table/${id}`)
  await yuri.turn()
  await ruth.choose('Yesterday')
  await ruth.page.getByText('Your answer: Yesterday. You can change it').waitFor()
  await yuri.page.getByText('has answered').waitFor()
  assert.equal(await yuri.page.locator('.players').getByText('yesterday').count(), 0)
  await yuri.choose('This week')
  for (const one of [ruth, yuri])
    await one.page.getByRole('heading', { name: one === ruth ? 'You win!' : 'Ruth wins' }).waitFor()
  assert.deepEqual([ruth.faults, yuri.faults], [[], []])
})

for (const screen of [{ viewport: { width: 1400, height: 900 } }, PHONE])
  test(`the list of one's pile is closed by its button, Escape and a press beside it, ${screen.viewport.width} px`, async () => {
    const ruth = await site.somebody({ name: 'Ruth', ...screen })
    const id = await site.place('food-court', 'wins-japan', 82, [ruth, 'bot:random'])
    await ruth.open(`/table/${id}`)
    await ruth.turn()
    const { page } = ruth
    const list = page.getByRole('dialog', { name: 'Your draw pile and discards' })
    const ways = [
      () => list.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(4, 4),
    ]
    for (const close of ways) {
      await page.getByRole('button', { name: /to draw/ }).click()
      await list.getByText('Ramen Noodles').first().waitFor()
      await close()
      await list.waitFor({ state: 'detached' })
    }
    assert.deepEqual(ruth.faults, [])
  })

test('during a serving nobody can be attracted, and nothing is said about the button pressed before', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const id = await site.place('food-court', 'wins-japan', 82, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  const serve = ruth.page.locator('.slot').getByRole('button', { name: 'Serve', exact: true })
  await serve.hover()
  const told = ruth.page.locator('.bar').getByText('up to')
  await told.waitFor()
  await ruth.asksNext(() => serve.click())
  assert.equal(await told.count(), 0)
  await ruth.page.getByRole('group', { name: 'Central queue' }).locator('.choice').first().click()
  await ruth.page.getByRole('alert').getByText('Finish serving first').waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('the hand stays in sight while you choose a win card, and stays sorted after a reload', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const id = await site.place('food-court', 'wins-japan', 137, [ruth, 'bot:random'])
  await ruth.open(`/table/${id}`)
  await ruth.turn()
  assert.match(await ruth.prompt(), /as a win card\? It’s worth 5 points/)
  const first = ruth.page.locator('.hand .held').first()
  await first.waitFor()
  assert.ok(await isInSight(first))
  const before = await first.innerText()
  const sort = ruth.page.getByRole('combobox', { name: 'Sort' })
  await sort.selectOption('recipes first')
  assert.notEqual(await first.innerText(), before)
  await ruth.page.reload()
  await ruth.turn()
  assert.equal(await sort.inputValue(), 'level')
  assert.deepEqual(ruth.faults, [])
})

for (const screen of [{ viewport: { width: 1000, height: 900 } }, PHONE])
  test(`no name on a card breaks in the middle of a word, ${screen.viewport.width} px`, async () => {
    const ruth = await site.somebody({ name: 'Ruth', ...screen })
    const id = await site.place('food-court', 'wins-japan', 82, [ruth, 'bot:random'])
    await ruth.open(`/table/${id}`)
    await ruth.turn()
    const name = ruth.page.locator('.hand .held .name').first()
    for (const { card } of [enCards, deCards])
      assert.deepEqual(
        await listBroken(
          name,
          CARDS.map((_, id) => breakable(card(id))),
        ),
        [],
      )
  })

for (const screen of DAY_AND_NIGHT)
  test(`axe finds nothing serious at the table, ${screen.viewport.width} px`, async () => {
    const ruth = await site.somebody({ name: 'Ruth', ...screen })
    const id = await site.place('food-court', 'wins-japan', 82, [ruth, 'bot:random'])
    await ruth.open(`/table/${id}`)
    await ruth.turn()
    assert.deepEqual(await listSerious(ruth), [])
    await ruth.asksNext(() => ruth.choose('Serve'))
    await ruth.asksNext(() => ruth.choose())
    await ruth.page.getByRole('button', { name: 'Kitchens' }).click()
    await ruth.page.getByRole('region', { name: 'Kitchens' }).waitFor()
    assert.deepEqual(await listSerious(ruth), [])
    assert.deepEqual(ruth.faults, [])
  })
