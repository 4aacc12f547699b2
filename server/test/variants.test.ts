/** Tables that play with numbers and cards of their own. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { findGame } from '@harvest/bots'
import { loadVariant } from '@harvest/bots/variants'
import { firstForeignDraw, parseRecord, replay, type GameState } from '@harvest/engine'
import type { Created, Failure, GameInfo, MyTables, TableAnswer, VariantAnswer } from '../src/wire.ts'
import type { Answer, Client } from './support/client.ts'
import { testFolder, testServer, type TestOptions } from './support/server.ts'

const variantModule = import.meta.resolve('@harvest/bots/variants')
const serve = (t: TestContext, options: TestOptions = {}) => testServer(t, { variantModule, ...options })

const QUICK = 'game,food-court\nname,Quick kitchens\nendVp,8\nhandLimit,6'

function bring(
  guest: Client,
  variant: string,
  game = 'food-court',
): Promise<Answer<Created & Partial<Failure>>> {
  return guest.post('/api/tables', { id: guest.id(), game, seats: ['me', 'open'], variant })
}

async function problem(answer: Promise<Answer<Partial<Failure>>>): Promise<string> {
  const { status, body } = await answer
  return `${status} ${body.error!.sentence}`
}

const about = async (guest: Client, table: string): Promise<TableAnswer['table']> =>
  (await guest.get<TableAnswer>(`/api/tables/${table}`)).body.table

test('a table plays the variant that its maker brings, and says to everybody what is different', async (t) => {
  const server = await serve(t)
  const [ada, watcher] = [await server.guest('Ada'), await server.guest(null)]
  const table = (await bring(ada, QUICK)).body.table
  assert.equal((await about(watcher, table)).variant, 'Quick kitchens')
  assert.equal((await ada.get<MyTables>('/api/me/tables')).body.tables[0]!.variant, 'Quick kitchens')
  const told = (await watcher.get<VariantAnswer>(`/api/tables/${table}/variant`)).body
  assert.deepEqual(told.variant, {
    game: 'food-court',
    name: 'Quick kitchens',
    changes: { endVp: 8, handLimit: 6 },
  })
  assert.deepEqual(told.changes[1], {
    what: { en: 'Hand limit', de: 'Handlimit', fr: 'Limite de main' },
    before: 7,
    after: 6,
  })
  const printed = await ada.table('food-court', ['me', 'open'])
  assert.equal((await about(ada, printed)).variant, null)
  assert.deepEqual((await ada.get(`/api/tables/${printed}/variant`)).body, { variant: null, changes: [] })
})

test('bots and the coach play by it, also after a restart, and the record replays as that variant alone', async (t) => {
  const folder = testFolder(t)
  const first = await serve(t, { folder })
  const ada = await first.guest('Ada')
  const { table } = await ada.do<Created>('/api/tables', {
    ...{ game: 'food-court', seats: ['me', 'me'], autostart: true },
    variant: QUICK,
  })
  const asked = (await ada.view(table, 0)).update.waiting[0]
  assert.equal((await ada.get(`/api/tables/${table}/advice?seat=${asked}`)).status, 200)
  await first.close()
  const second = await serve(t, { folder })
  ada.url = second.url
  for (const seat of [0, 1]) await ada.do(`/api/tables/${table}/bot`, { seat, level: 'greedy' })
  const watching = await ada.follow(table, 'watcher')
  await watching.tableWhere((frame) => frame.table.status === 'finished')
  assert.equal((await about(ada, table)).variant, 'Quick kitchens')
  const { record } = parseRecord((await ada.get<string>(`/api/tables/${table}/record`)).body)
  const { game } = await loadVariant(record.variant!)
  assert.equal([...replay(game, record)].length, record.steps.length + 1)
  assert.equal(firstForeignDraw(game, record), null)
  assert.throws(() => [...replay(findGame('food-court')!.game, record)], /is of the variant "Quick kitchens"/)
  const totals = game.scores([...replay(game, record)].at(-1)!.match.state as GameState)!
  assert.ok(Math.max(...totals.map(({ total }) => total)) >= 8)
})

test('another game with the same people is of the same variant', async (t) => {
  const server = await serve(t)
  const ada = await server.guest('Ada')
  const { table } = await ada.do<Created>('/api/tables', {
    ...{ game: 'food-court', seats: ['me', 'bot:greedy'], autostart: true, variant: QUICK },
  })
  await ada.do(`/api/tables/${table}/bot`, { seat: 0, level: 'greedy' })
  const watching = await ada.follow(table, 'watcher')
  await watching.tableWhere((frame) => frame.table.status === 'finished')
  const again = await ada.do<Created>(`/api/tables/${table}/rematch`)
  assert.equal((await about(ada, again.table)).variant, 'Quick kitchens')
})

test('what’s wrong with a variant is said with its line, in the language of whoever brings it', async (t) => {
  const server = await serve(t)
  const ada = await server.guest('Ada')
  const wrong = 'game,food-court\nname,Wrong\nhandLimit,2'
  assert.equal(
    await problem(bring(ada, wrong)),
    '422 Line 3: handLimit: it takes a whole number from 3 to 20, not 2.',
  )
  ada.headers = { 'accept-language': 'de' }
  assert.equal(
    await problem(bring(ada, wrong)),
    '422 Zeile 3: handLimit: hier geht eine ganze Zahl von 3 bis 20, nicht 2.',
  )
  ada.headers = {}
  assert.match(await problem(bring(ada, QUICK, 'scoville')), /^422 It’s for food-court, not for scoville/)
})

const HOSTILE: readonly (readonly [what: string, text: string, answer: RegExp])[] = [
  ['nested deeply', `game,food-court\nname,x\nendVp,${'['.repeat(5000)}${']'.repeat(5000)}`, /^422 Line 3/],
  [
    'polluting',
    '{"game":"food-court","name":"x","changes":{"__proto__":{"a":1},"decks.__proto__.x":1}}',
    /^422 .*no table or number "__proto__"/,
  ],
  ['no number', 'game,food-court\nname,x\nendVp,NaN', /^422 Line 3: endVp: .* not "NaN"/],
  ['endless', 'game,food-court\nname,x\nendVp,1e400', /^422 Line 3/],
  ['too long', `game,food-court\nname,x\n${'#'.repeat(12_000)}`, /^400 /],
  ['far too long', 'x'.repeat(10_000_000), /^413 /],
  [
    'one that can’t be dealt',
    'game,food-court\nname,x\ndecks.mexico.ingredients.Lime.copies,9',
    /^422 It doesn’t make a working game: .*53 cards/,
  ],
  ['no variant at all', 'hello', /^422 Line 1/],
  ['null', '{"game":null,"name":null,"changes":null}', /^422 /],
]
test('whatever else is brought is refused with a sentence, and the server goes on', async (t) => {
  const server = await serve(t)
  const ada = await server.guest('Ada')
  for (const [what, text, answer] of HOSTILE) assert.match(await problem(bring(ada, text)), answer, what)
  assert.equal((await bring(ada, QUICK)).status, 201)
  assert.equal(({} as { a?: number }).a, undefined)
})

test('only so many different variants are loaded, but one that’s loaded can be played again', async (t) => {
  const server = await serve(t, { config: { maxVariants: 1 } })
  const ada = await server.guest('Ada')
  assert.equal((await bring(ada, QUICK)).status, 201)
  assert.match(await problem(bring(ada, QUICK.replace('8', '9'))), /^429 .*can’t load any more variants/)
  assert.equal((await bring(ada, QUICK.replace('Quick', 'The same'))).status, 201)
})

test('who may bring a variant is the host’s to say', async (t) => {
  for (const [variants, status] of [
    ['everybody', 201],
    ['here', 201],
    ['nobody', 403],
  ] as const) {
    const server = await serve(t, { config: { variants } })
    const ada = await server.guest('Ada')
    const { games } = (await ada.get<{ games: GameInfo[] }>('/api/games')).body
    assert.equal(games[0]!.variants, status === 201)
    assert.equal((await bring(ada, QUICK)).status, status)
  }
  const proxied = await serve(t, { config: { variants: 'here', trustProxy: true } })
  const ada = await proxied.guest('Ada')
  ada.headers = { 'x-forwarded-for': '203.0.113.7' }
  assert.equal((await bring(ada, QUICK)).status, 403)
})
