import { lookInside } from '../checks/inside.ts'
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { TableAnswer } from '../src/wire.ts'
import type { TestSocket } from './support/client.ts'
import { bots, games } from './support/bots.ts'
import type { ServerFrame } from '../src/wire.ts'
import { testServer } from './support/server.ts'

async function finished(socket: TestSocket): Promise<void> {
  if (socket.update?.ending) return
  await socket.next((frame) => frame.t === 'update' && frame.update.ending !== null)
}

test('bots play a whole game among themselves while somebody watches', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['bot:random', 'bot:random'])
  const socket = await ada.follow(table, 'watcher')
  await ada.do(`/api/tables/${table}/start`)
  await finished(socket)
  const numbers = socket.allOf('update').map(({ n }) => n)
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => index + 1),
  )
})

// What each of them answers in each game is a test of bots/.
test('every bot and every game get to the end of a game on the server', async (t) => {
  const server = await testServer(t, { config: { botTime: 20 } })
  const ada = await server.guest('Ada')
  assert.ok(bots.length >= games.length)
  for (const [index, bot] of bots.entries()) {
    const { game } = games[index % games.length]!
    await t.test(`${bot.id} plays ${game.id}`, async () => {
      const seats = Array<string>(game.seats.min).fill(`bot:${bot.id}`)
      const table = await ada.table(game.id, seats)
      const socket = await ada.follow(table, 'watcher')
      await ada.do(`/api/tables/${table}/start`)
      await finished(socket)
      assert.ok(socket.update?.scores)
      socket.ws.terminate()
    })
  }
})

test('bots go on by themselves after a restart', async (t) => {
  const server = await testServer(t, { config: { botPace: 1000 } })
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['bot:random', 'bot:random'], { autostart: true })
  await server.close()
  const next = await testServer(t, { folder: server.folder })
  const socket = await (await next.guest(null)).follow(table, 'watcher')
  await finished(socket)
})

test('bots answer no sooner than their pace allows, and make a secret choice as a whole', async (t) => {
  const server = await testServer(t, { config: { botPace: 1000 } })
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'bot:random'], { autostart: true })
  const live = await lookInside(server.core, table)
  await ada.playAny(table, 0, 'lay')
  const waits: number[] = []
  const { later } = server.clock
  const due = new Promise<void>((resolve) => {
    server.clock.later = (ms, run) => {
      waits.push(ms)
      resolve()
      return later.call(server.clock, ms, run)
    }
  })
  await ada.playAny(table, 0, 'stake')
  await due
  assert.deepEqual([waits, live.state.match!.decisions[1]], [[1000], 0])
  const socket = await ada.follow(table, 0)
  server.clock.pass(1000)
  const { update } = await socket.nextOf('update')
  assert.equal(update.phase, 'market')
  assert.deepEqual(
    live.state.match!.steps().map(({ seat, move }) => [seat, move.do]),
    [
      [0, 'lay'],
      [0, 'stake'],
      [1, 'lay'],
      [1, 'stake'],
    ],
  )
})

/** A table where Ada has laid her card and staked, with some time for second thoughts. */
async function staked(t: TestContext) {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'bot:random'], { autostart: true })
  const live = await lookInside(server.core, table)
  await ada.playAny(table, 0, 'lay')
  const { update } = await ada.view(table, 0)
  const stake = { seat: 0, decision: update.decision, moves: [{ do: 'stake', coins: 0 }], grace: 2000 }
  await ada.do(`/api/tables/${table}/moves`, stake)
  const kinds = (): string[] => live.state.match!.steps().map(({ move }) => move.do)
  return { server, ada, table, kinds, socket: await ada.follow(table, 0) }
}

type UpdateFrame = Extract<ServerFrame, { t: 'update' }>

const isShown = (frame: ServerFrame): frame is UpdateFrame =>
  frame.t === 'update' && frame.update.phase === 'market'

test('bots leave time for second thoughts, and a choice undone by then might as well never have been made', async (t) => {
  const { server, ada, table, kinds, socket } = await staked(t)
  server.clock.pass(1999)
  assert.equal((await ada.undo(table, 0, 'step')).status, 200)
  server.clock.pass(5000)
  assert.deepEqual(kinds(), ['lay'], 'in a secret phase bots come after the people')
  await ada.playAny(table, 0, 'stake')
  await socket.next(isShown)
  assert.deepEqual(kinds(), ['lay', 'stake', 'lay', 'stake'])
})

test('the time for second thoughts ends by itself', async (t) => {
  const { server, socket } = await staked(t)
  server.clock.pass(2000)
  await socket.next(isShown)
})

test('if you have none you can go on at once, and nobody else can for you', async (t) => {
  const { server, ada, table, socket, kinds } = await staked(t)
  const ben = await server.guest('Ben')
  const refused = await ben.post(`/api/tables/${table}/go`, { id: ben.id(), seat: 0 })
  assert.equal(refused.status, 403)
  assert.equal(kinds().length, 2)
  await ada.do(`/api/tables/${table}/go`, { seat: 0 })
  await socket.next(isShown)
})

test('once everybody has left their seat to a bot, bots wait for somebody to come back', async (t) => {
  const server = await testServer(t, { config: { botAlonePace: 3000 } })
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'bot:random'], { autostart: true })
  const live = await lookInside(server.core, table)
  await ada.do(`/api/tables/${table}/bot`, { seat: 0, level: 'random' })
  server.clock.pass(2999)
  await ada.do(`/api/tables/${table}/return`, { seat: 0 })
  server.clock.pass(3000)
  await ada.playAny(table, 0, 'lay')
  assert.deepEqual(
    live.state.match!.steps().map(({ seat }) => seat),
    [0],
  )
})

test('against bots alone you can take back a card they’ve been shown', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  for (const [seats, status] of [
    [['me', 'bot:random'], 200],
    [['me', 'me'], 422],
  ] as const) {
    const table = await ada.table('pepper-duel', seats, { autostart: true })
    const socket = await ada.follow(table, 0)
    for (const [seat] of seats.filter((who) => who === 'me').entries())
      for (const kind of ['lay', 'stake']) await ada.playAny(table, seat, kind)
    const isPerson = (seat: number): boolean => seats[seat] === 'me'
    const shown = await socket.next((frame) => isShown(frame) && frame.update.waiting.some(isPerson))
    const [seat] = (shown as UpdateFrame).update.waiting
    await ada.playAny(table, seat!, 'sell')
    assert.equal((await ada.undo(table, seat!, 'step')).status, status)
  }
})

test('a bot’s answer to a question that has changed is dropped', async (t) => {
  const server = await testServer(t, { config: { botPace: 1000 } })
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'me'], { autostart: true })
  await ada.do(`/api/tables/${table}/bot`, { seat: 1, level: 'random' })
  const live = await lookInside(server.core, table)
  await ada.do(`/api/tables/${table}/return`, { seat: 1 })
  await ada.playAny(table, 1, 'lay')
  server.clock.pass(5000)
  await ada.playAny(table, 1, 'stake')
  assert.deepEqual(
    live.state.match!.steps().map(({ move }) => move.do),
    ['lay', 'stake'],
  )
})

test('a table says who left, where a bot plays, and who is back, each with its position', async (t) => {
  const server = await testServer(t, { config: { botPace: 1_000_000 } })
  const ada = await server.guest('Ada')
  const bea = await server.guest('Bea')
  const table = await ada.table('pepper-duel', ['me', 'open'], { autostart: true })
  await bea.do(`/api/tables/${table}/join`)
  const standIns = async () => (await ada.get<TableAnswer>(`/api/tables/${table}`)).body.table.standIns
  assert.deepEqual(await standIns(), [])
  await bea.do(`/api/tables/${table}/leave`)
  await bea.do(`/api/tables/${table}/return`, { seat: 1 })
  const live = await lookInside(server.core, table)
  for (const [client, seat] of [
    [ada, 0],
    [bea, 1],
  ] as const) {
    await client.playAny(table, seat, 'lay')
    await client.playAny(table, seat, 'stake')
  }
  const { at } = live.state.match!
  assert.ok(at > 0)
  await ada.do(`/api/tables/${table}/bot`, { seat: 0 })
  assert.deepEqual(await standIns(), [
    { at: 0, seat: 1, why: 'left' },
    { at: 0, seat: 1, why: null },
    { at, seat: 0, why: 'asked' },
  ])
})

test('a bot that fails or answers nonsense moves at random, and the game goes on', async (t) => {
  const botModule = new URL('./support/bad-bots.ts', import.meta.url).href
  const server = await testServer(t, { botModule })
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['bot:random', 'bot:greedy'])
  const socket = await ada.follow(table, 'watcher')
  await ada.do(`/api/tables/${table}/start`)
  await finished(socket)
})

test('bots think about a redealt position, never the real one', async (t) => {
  const botModule = new URL('./support/spy-bots.ts', import.meta.url).href
  const server = await testServer(t, { botModule })
  const ada = await server.guest('Ada')
  let same = 0
  for (let i = 0; i < 8; i++) {
    const table = await ada.table('pepper-duel', ['me', 'bot:random'], { autostart: true })
    const live = await lookInside(server.core, table)
    const real = JSON.stringify((live.state.match!.state as unknown as { players: unknown[] }).players[0])
    const socket = await ada.follow(table, 0)
    await ada.playAny(table, 0, 'lay')
    await ada.playAny(table, 0, 'stake')
    await socket.next((frame) => frame.t === 'update' && frame.update.phase === 'market')
    // The spy lays the card that the others' hand points at, as it was shown it.
    const [, , { move }] = live.state.match!.steps() as unknown as { move: { card: number } }[]
    const hand = (JSON.parse(real) as { hand: number[] }).hand
    const own = (live.state.match!.state as unknown as { players: { hand: number[] }[] }).players[1]!.hand
    if (move.card === spyCard(hand, own)) same++
  }
  assert.ok(same < 8, 'the spy always knew the other hand')
})

/** The same sum as in support/spy-bots.ts. */
function spyCard(theirs: readonly number[], own: readonly number[]): number {
  const cards = [...own.keys()].filter((card) => own[card]! > 0)
  const sum = theirs.reduce((total, count, card) => total * 4 + count * (card + 1), 0)
  return cards[sum % cards.length]!
}

test('a game that can’t deal anew for a bot does not end the server, and the bot moves at random', async (t) => {
  const broken = games.map((offer) => ({
    ...offer,
    game: {
      ...offer.game,
      redeal: () => {
        throw new Error('no redeal')
      },
    },
  }))
  const server = await testServer(t, { games: broken })
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['bot:random', 'bot:greedy'])
  const socket = await ada.follow(table, 'watcher')
  await ada.do(`/api/tables/${table}/start`)
  await finished(socket)
})
