/** Standing orders: what they do, when they end, and that nobody else is told. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Move } from '@harvest/engine'
import { HEATS } from '@harvest/engine/testkit/example/data'
import type {
  Failure,
  GiveOrder,
  Log,
  MyTables,
  OrderChoices,
  ServerFrame,
  SeatOrders,
  TableAnswer,
} from '../src/wire.ts'
import { type Client, type TestSocket } from './support/client.ts'
import { duel, type Duel } from './support/duel.ts'
import { receiver } from './support/receivers.ts'
import { testFolder, testServer, type TestServer } from './support/server.ts'

type Wish = Partial<Omit<GiveOrder, 'id' | 'seat'>>

const DRAW: Move = { do: 'draw' }
/** A card that nobody has. */
const NEVER = { do: 'sell', card: 99 } as Move
const SELL = Array.from({ length: HEATS }, (_, card) => ({ do: 'sell', card }) as Move)
const LAY = Array.from({ length: HEATS }, (_, card) => ({ do: 'lay', card }) as Move)
const STAKE = (coins: number): Move => ({ do: 'stake', coins }) as Move
/** Longer than an order waits. */
const SOON = 10_000

function give(who: Client, table: string, seat: number, wish: Wish): Promise<SeatOrders> {
  const order = { phase: 'market', moves: [DRAW], always: false, ...wish }
  return who.do(`/api/tables/${table}/order`, { seat, ...order })
}

async function ordersOf(who: Client, table: string, seat: number): Promise<OrderChoices> {
  const { status, body } = await who.get<OrderChoices>(`/api/tables/${table}/orders?seat=${seat}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

/** Time goes by, a second at a time, and whatever is due is done. */
async function pass({ clock, orders, notifier }: TestServer, ms = SOON): Promise<void> {
  for (let left = ms; left > 0; left -= 1_000) {
    clock.pass(1_000)
    await orders.settled()
    await notifier.settled()
  }
}

/** Both have chosen, and the market is open; who is asked there first. */
async function toMarket({ ada, bea, table }: Duel): Promise<0 | 1> {
  for (const [seat, who] of [ada, bea].entries()) await who.choose(table, seat)
  return (await ada.view(table, 0)).update.waiting[0] as 0 | 1
}

async function waiting(who: Client, table: string): Promise<readonly number[]> {
  return (await who.view(table, null)).update.waiting
}

/** All the moves that seats have made by drawing. */
async function draws(who: Client, table: string): Promise<number> {
  const { lines } = (await who.get<Log>(`/api/tables/${table}/log`)).body
  return lines.filter(({ events }) => events.some(({ e }) => e === 'draw')).length
}

test('an order is carried out once its seat is asked, after a while, and only once', async (t) => {
  const there = await duel(t)
  const { server, ada, bea, table } = there
  await give(ada, table, 0, {})
  await give(bea, table, 1, {})
  await toMarket(there)
  await pass(server, 1_000)
  assert.equal(await draws(ada, table), 0, 'nobody is that quick')
  await pass(server, 2 * SOON)
  assert.equal(await draws(ada, table), 2)
  assert.deepEqual((await ordersOf(ada, table, 0)).standing, [])
  await toMarket(there)
  await pass(server)
  assert.equal(await draws(ada, table), 2)
})

test('a standing order is carried out each time, until it’s cancelled', async (t) => {
  const there = await duel(t)
  const { server, ada, bea, table } = there
  for (const [seat, who] of [ada, bea].entries()) await give(who, table, seat, { always: true })
  for (const round of [1, 2]) {
    await toMarket(there)
    await pass(server, 2 * SOON)
    assert.equal(await draws(ada, table), 2 * round)
  }
  const [order] = (await ordersOf(ada, table, 0)).standing
  const left = await ada.do<SeatOrders>(`/api/tables/${table}/withdraw`, { seat: 0, order: order!.id })
  assert.deepEqual(left, { standing: [], ended: [] })
  await toMarket(there)
  await pass(server, 2 * SOON)
  assert.deepEqual(await waiting(ada, table), [0])
})

test('the first of several moves that is legal is made', async (t) => {
  const there = await duel(t)
  const { server, ada, bea, table } = there
  for (const [seat, who] of [ada, bea].entries()) await give(who, table, seat, { moves: [NEVER, DRAW] })
  await toMarket(there)
  await pass(server, 2 * SOON)
  assert.equal(await draws(ada, table), 2)
})

test('an order that isn’t possible when its seat is asked ends, and its owner is told and decides', async (t) => {
  const there = await duel(t)
  const { server, ada, bea, table } = there
  const people = [ada, bea]
  for (const [seat, who] of people.entries()) await give(who, table, seat, { moves: [NEVER], always: true })
  const first = await toMarket(there)
  const page = await people[first]!.follow(table, first)
  await pass(server)
  await page.next((frame) => frame.t === 'orders' && frame.orders.ended.length === 1)
  const told = lastOrders(page)!
  assert.deepEqual(
    [told.standing, told.ended.map(({ why, moves }) => [why, moves])],
    [[], [['illegal', [NEVER]]]],
  )
  assert.deepEqual(await waiting(ada, table), [first])
  const [ended] = told.ended
  const away = await people[first]!.do<SeatOrders>(`/api/tables/${table}/withdraw`, {
    seat: first,
    order: ended!.id,
  })
  assert.deepEqual(away.ended, [])
})

test('an order ends if a move it excludes is on offer too', async (t) => {
  const there = await duel(t)
  const { server, ada, bea, table } = there
  const people = [ada, bea]
  for (const [seat, who] of people.entries())
    await give(who, table, seat, { always: true, unlessMoves: SELL })
  const first = await toMarket(there)
  await pass(server)
  assert.deepEqual(await waiting(ada, table), [first])
  assert.deepEqual(
    (await ordersOf(people[first]!, table, first)).ended.map(({ why }) => why),
    ['offered'],
  )
})

test('an order ends if a part of the position it watches has changed', async (t) => {
  const there = await duel(t)
  const { server, ada, bea, table } = there
  const people = [ada, bea]
  const parts = (await ordersOf(ada, table, 0)).parts
  assert.ok(
    parts.some(({ title }) => title.includes('Bea')),
    JSON.stringify(parts),
  )
  for (const [seat, who] of people.entries()) {
    const { parts } = await ordersOf(who, table, seat)
    await give(who, table, seat, { always: true, unlessChanged: parts.map(({ part }) => part) })
  }
  const first = await toMarket(there)
  await pass(server)
  assert.deepEqual(
    (await ordersOf(people[first]!, table, first)).ended.map(({ why }) => why),
    ['changed'],
  )
})

test('a secret choice is made as a whole, and all that shows is that it’s been made', async (t) => {
  const there = await duel(t)
  const { server, ada, bea, table } = there
  // Asked now, Ada decides this time by hand.
  await give(ada, table, 0, { phase: 'duel', moves: LAY, always: true })
  await give(ada, table, 0, { phase: 'duel', moves: [STAKE(0)], always: true })
  await pass(server)
  assert.deepEqual(await waiting(ada, table), [0, 1])
  await toMarket(there)
  for (let turn = 0; turn < 2; turn++) {
    const [seat] = await waiting(ada, table)
    await [ada, bea][seat!]!.playAny(table, seat!, 'draw')
  }
  const { n } = await bea.view(table, 1)
  await pass(server)
  assert.deepEqual(await waiting(ada, table), [1])
  assert.equal((await bea.view(table, 1)).n, n + 1)
})

test('what an order did can be undone until somebody else moves, and isn’t done again', async (t) => {
  const there = await duel(t)
  const { server, ada, bea, table } = there
  await toMarket(there)
  await give(bea, table, 1, { phase: 'duel', moves: LAY, always: true })
  for (let turn = 0; turn < 2; turn++) {
    const [seat] = await waiting(ada, table)
    await [ada, bea][seat!]!.playAny(table, seat!, 'draw')
  }
  await pass(server)
  const { undo } = (await bea.view(table, 1)).update
  assert.ok(undo.step, 'the card was laid')
  assert.equal((await bea.undo(table, 1, 'step')).status, 200)
  await pass(server)
  assert.ok(!(await bea.view(table, 1)).update.undo.step)
})

test('if there’s only one thing to do it’s done for those who’ve ordered that', async (t) => {
  const there = await duel(t)
  const { server, ada, bea, table } = there
  await give(ada, table, 0, { phase: null, moves: [], always: true })
  await give(bea, table, 1, { phase: null, moves: [], always: true })
  await toMarket(there)
  await pass(server)
  assert.deepEqual((await ordersOf(ada, table, 0)).standing.length, 1)
  assert.equal((await draws(ada, table)) > 0, await onlyDraws(there), 'only where nothing else can be done')
})

/** Whether somebody could do nothing but draw. */
async function onlyDraws({ ada, bea, table }: Duel): Promise<boolean> {
  const [seat] = await waiting(ada, table)
  return (await [ada, bea][seat!]!.view(table, seat!)).update.offers.length === 1
}

test('nobody else learns anything of an order: not by frames, numbers, times or the order of lists', async (t) => {
  const { server, ada, bea, table } = await duel(t)
  const pages = [await bea.follow(table, 1), await bea.follow(table, 'watcher')]
  const own = await ada.follow(table, 0)
  for (const page of pages) await page.tableWhere(({ table: { seats } }) => seats[0]!.present)
  const look = async (): Promise<unknown> => [
    await bea.view(table, 1),
    (await bea.get(`/api/tables/${table}`)).body,
    (await bea.get('/api/me/tables')).body,
  ]
  const before = await look()
  await pass(server, 20_000)
  const heard = pages.map(({ frames }) => frames.length)
  await give(ada, table, 0, { always: true })
  await own.nextOf('orders')
  await ada.do(`/api/tables/${table}/withdraw`, { seat: 0 })
  await pass(server)
  assert.deepEqual(await look(), before)
  // What comes next is what was said after all that.
  await ada.do(`/api/tables/${table}/chat`, { text: 'hello' })
  for (const [index, page] of pages.entries()) {
    await page.nextOf('chat')
    assert.deepEqual(
      page.frames.slice(heard[index]).map(({ t }) => t),
      ['chat'],
    )
  }
})

test('to others a move that was ordered looks like one made by hand', async (t) => {
  const there = await duel(t)
  const { server, ada, bea, table } = there
  const people = [ada, bea]
  const first = await toMarket(there)
  const page = await people[1 - first]!.follow(table, 'watcher')
  const look = async (): Promise<unknown> => {
    const { seats } = (await people[1 - first]!.get<TableAnswer>(`/api/tables/${table}`)).body.table
    const [update] = page.allOf('update').slice(-1)
    return [Object.keys(update!).sort(), seats[first]!.present, seats[first]!.awaySince]
  }
  await people[first]!.playAny(table, first, 'draw')
  await page.nextOf('update')
  const byHand = await look()
  await people[1 - first]!.playAny(table, 1 - first, 'draw')
  await give(people[first]!, table, first, { always: true })
  server.clock.pass(100_000)
  while ((await toMarket(there)) !== first) {
    const [seat] = await waiting(ada, table)
    await people[seat!]!.playAny(table, seat!, 'draw')
  }
  await pass(server)
  assert.deepEqual(await look(), byHand)
})

test('only their owner hears of orders, and you can only give them for your own seat', async (t) => {
  const { ada, bea, table } = await duel(t)
  await give(ada, table, 0, {})
  assert.equal((await bea.get(`/api/tables/${table}/orders?seat=0`)).status, 403)
  const body = { id: bea.id(), seat: 0, phase: 'market', moves: [DRAW], always: true }
  assert.equal((await bea.post<Failure>(`/api/tables/${table}/order`, body)).status, 403)
  const page = await bea.follow(table, 1)
  assert.equal(lastOrders(page), null)
  assert.equal(lastOrders(await ada.follow(table, 0))!.standing.length, 1)
})

function lastOrders(page: TestSocket): SeatOrders | null {
  const frame = page.frames.findLast((one: ServerFrame) => one.t === 'orders')
  return (frame as Extract<ServerFrame, { t: 'orders' }> | undefined)?.orders ?? null
}

test('you can’t order what a game doesn’t have', async (t) => {
  const { ada, table } = await duel(t)
  for (const wish of [
    { phase: 'nowhere' },
    { phase: 'showdown' },
    { moves: [] },
    { moves: [{ do: 'lay', card: 0 }] },
    { phase: null },
    { unlessMoves: [{ do: 'stake', coins: 1 }] },
  ]) {
    const body = { id: ada.id(), seat: 0, phase: 'market', moves: [DRAW], always: true, ...wish }
    const { status, body: answer } = await ada.post<Failure>(`/api/tables/${table}/order`, body)
    assert.deepEqual([status, answer.error.key], [422, 'noSuchOrder'], JSON.stringify(wish))
  }
})

test('the choices have words, for all that may be asked from here on', async (t) => {
  const { ada, table } = await duel(t)
  const { phases } = await ordersOf(ada, table, 0)
  assert.deepEqual(phases.map(({ phase, name }) => [phase, name]).sort(), [
    ['duel', 'Duel'],
    ['market', 'Market'],
  ])
  const market = phases.find(({ phase }) => phase === 'market')!
  assert.ok(market.choices.some(({ words }) => words === 'Draw a card and end the turn'))
  ada.headers = { 'accept-language': 'de' }
  assert.equal((await ordersOf(ada, table, 0)).phases[0]!.name, 'Duell')
})

test('orders survive a restart, and what came due meanwhile isn’t done the moment the server is back', async (t) => {
  const folder = testFolder(t)
  const there = await duel(t, { folder })
  const { server, ada, bea, table } = there
  for (const [seat, who] of [ada, bea].entries()) await give(who, table, seat, { always: true })
  await toMarket(there)
  const time = server.clock.now() + 60_000
  await server.close()
  const again = await testServer(t, { folder, time })
  for (const who of [ada, bea]) who.url = again.url
  await pass(again, 1_000)
  assert.equal(await draws(ada, table), 0)
  await pass(again, 3 * SOON)
  assert.equal(await draws(ada, table), 2)
})

test('while orders answer, no notices are sent; when they end, they are', async (t) => {
  const there = await duel(t, { config: { hookHosts: '127.0.0.1', publicUrl: 'https://table.example' } })
  const { server, ada, bea, table } = there
  const people = [ada, bea]
  const room = await receiver(t)
  const told = async (): Promise<string[]> => {
    // For a while a page may still be open.
    await pass(server, 6 * SOON)
    return room.inbox.all.splice(0).map(({ path }) => path)
  }
  for (const [seat, who] of people.entries()) {
    const wish = { kind: 'hook', pace: 0, url: `${room.url}/${seat}`, form: 'json' }
    assert.equal((await who.post('/api/me/notices', wish)).status, 200)
    await give(who, table, seat, {})
  }
  await toMarket(there)
  assert.deepEqual((await told()).sort(), ['/0', '/1'], 'of the next duel alone')
  assert.equal(await draws(ada, table), 2)
  for (const [seat, who] of people.entries()) await give(who, table, seat, { moves: [NEVER] })
  const first = await toMarket(there)
  assert.deepEqual(await told(), [`/${first}`])
})

test('somebody who leaves takes their orders along, even if a bot was already standing in', async (t) => {
  const { ada, table } = await duel(t)
  await give(ada, table, 0, { always: true })
  await ada.do(`/api/tables/${table}/bot`, { seat: 0, level: 'random' })
  assert.equal((await ordersOf(ada, table, 0)).standing.length, 1)
  await ada.do(`/api/tables/${table}/leave`)
  assert.deepEqual((await ada.get<MyTables>('/api/me/tables')).body.tables, [])
  await ada.do(`/api/tables/${table}/return`, { seat: 0 })
  assert.equal((await ordersOf(ada, table, 0)).standing.length, 0)
})
