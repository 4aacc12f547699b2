import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotStored } from '../src/storage/contract.ts'
import type { Failure, Numbered } from '../src/wire.ts'
import type { Client } from './support/client.ts'
import { duel, type Duel } from './support/duel.ts'
import { testServer } from './support/server.ts'

/** Both lay and stake, so that the market opens; returns who is to move there and who is not. */
async function market({ ada, bea, table }: Duel): Promise<{ seat: number; mover: Client; other: Client }> {
  for (const [seat, client] of [ada, bea].entries()) {
    await client.playAny(table, seat, 'lay')
    await client.playAny(table, seat, 'stake')
  }
  const { update } = await ada.view(table, 0)
  const seat = update.waiting[0]!
  return seat === 0 ? { seat, mover: ada, other: bea } : { seat, mover: bea, other: ada }
}

test('a legal move is answered with where that leaves the seat', async (t) => {
  const { ada, table } = await duel(t)
  const before = await ada.view(table, 0)
  const answer = await ada.playAny(table, 0, 'lay')
  assert.deepEqual(answer, { n: before.n + 1, at: 0, decision: before.update.decision! + 1, over: false })
  const after = await ada.view(table, 0)
  assert.equal(after.n, answer.n)
})

test('the same id sent twice is carried out once and gets the same answer', async (t) => {
  const { ada, table } = await duel(t)
  const { update } = await ada.view(table, 0)
  const body = { id: 'one-and-only', seat: 0, decision: update.decision, moves: [update.offers[0]!.move] }
  const first = await ada.post(`/api/tables/${table}/moves`, body)
  const second = await ada.post(`/api/tables/${table}/moves`, body)
  assert.equal(first.status, 200)
  assert.deepEqual([second.status, second.body], [200, first.body])
  assert.equal((await ada.view(table, 0)).update.decision, update.decision! + 1)
})

test('the same id is answered the same even after the game has gone on and the server has restarted', async (t) => {
  const game = await duel(t)
  const { ada, table, server } = game
  const { update } = await ada.view(table, 0)
  const body = { id: 'one-and-only', seat: 0, decision: update.decision, moves: [update.offers[0]!.move] }
  const first = await ada.post(`/api/tables/${table}/moves`, body)
  await ada.playAny(table, 0, 'stake')
  await server.close()
  const again = await testServer(t, { folder: server.folder })
  const back = await again.guest(null)
  back.cookie = ada.cookie
  const second = await back.post(`/api/tables/${table}/moves`, body)
  assert.deepEqual([second.status, second.body], [200, first.body])
})

test('the same id with another body is refused with 422', async (t) => {
  const { ada, table } = await duel(t)
  const { update } = await ada.view(table, 0)
  const [one, two] = update.offers.map(({ move }) => move)
  const body = { id: 'one-and-only', seat: 0, decision: update.decision, moves: [one] }
  await ada.post(`/api/tables/${table}/moves`, body)
  const second = await ada.post<Failure>(`/api/tables/${table}/moves`, {
    ...body,
    moves: [two ?? { do: 'x' }],
  })
  assert.deepEqual([second.status, second.body.error.key], [422, 'idReused'])
})

test('two people may use the same id at one table', async (t) => {
  const { ada, bea, table } = await duel(t)
  for (const [seat, client] of [ada, bea].entries()) {
    const { update } = await client.view(table, seat)
    const moves = [update.offers[0]!.move]
    const body = { id: 'both-of-us', seat, decision: update.decision, moves }
    assert.equal((await client.post(`/api/tables/${table}/moves`, body)).status, 200)
  }
})

test('a move for an old decision is 409, with the current update', async (t) => {
  const { ada, table } = await duel(t)
  const { update } = await ada.view(table, 0)
  await ada.playAny(table, 0, 'lay')
  const body = { id: ada.id(), seat: 0, decision: update.decision, moves: [update.offers[0]!.move] }
  const late = await ada.post<Failure>(`/api/tables/${table}/moves`, body)
  assert.equal(late.status, 409)
  assert.deepEqual(late.body.fresh, await ada.view(table, 0))
})

test('seats that decide at the same time never get a 409 because of each other', async (t) => {
  const { ada, bea, table } = await duel(t)
  const mine = await ada.view(table, 0)
  await bea.playAny(table, 1, 'lay')
  await bea.playAny(table, 1, 'stake')
  const body = { id: ada.id(), seat: 0, decision: mine.update.decision, moves: [mine.update.offers[0]!.move] }
  assert.equal((await ada.post(`/api/tables/${table}/moves`, body)).status, 200)
})

test('a sealed choice may be changed until the last one is in', async (t) => {
  const { ada, bea, table } = await duel(t)
  await ada.playAny(table, 0, 'lay')
  await ada.playAny(table, 0, 'stake')
  assert.deepEqual((await ada.view(table, 0)).update.waiting, [1])
  await ada.playAny(table, 0, 'lay')
  assert.deepEqual((await ada.view(table, 0)).update.waiting, [0, 1])
  await bea.playAny(table, 1, 'lay')
  await bea.playAny(table, 1, 'stake')
  await ada.playAny(table, 0, 'stake')
  assert.equal((await ada.view(table, 0)).update.phase, 'market')
})

test('an illegal move is 422 with rule, key and a sentence in the language asked for', async (t) => {
  const { ada, table } = await duel(t)
  const english = await ada.play(table, 0, { do: 'buy' })
  assert.equal(english.status, 422)
  assert.equal(english.body.error.rule, 'EX-DUE-1')
  assert.equal(english.body.error.key, 'duelNow')
  ada.headers['accept-language'] = 'it, de-CH;q=0.8, en;q=0.5'
  const german = await ada.play(table, 0, { do: 'buy' })
  assert.equal(german.headers.get('content-language'), 'de')
  assert.notEqual(german.body.error.sentence, english.body.error.sentence)
})

test('a move out of turn is 422, and says who the table is waiting for', async (t) => {
  const game = await duel(t)
  const { other, seat } = await market(game)
  const answer = await other.play(game.table, 1 - seat, { do: 'draw' })
  assert.deepEqual([answer.status, answer.body.error.rule], [422, 'EN-TUR-1'])
  assert.match(answer.body.error.sentence, seat === 0 ? /Ada/ : /Bea/)
})

test('several moves in one command are all made or none', async (t) => {
  const { ada, table } = await duel(t)
  const before = await ada.view(table, 0)
  const lay = before.update.offers[0]!.move
  const bad = await ada.play(table, 0, lay, { do: 'buy' })
  assert.equal(bad.status, 422)
  assert.deepEqual(await ada.view(table, 0), before)
  const good = await ada.play(table, 0, lay, { do: 'stake', coins: 0 } as { do: string })
  assert.equal(good.status, 200)
  assert.equal(good.body.decision, before.update.decision! + 2)
})

test('eleven moves in one command are refused as a whole', async (t) => {
  const { ada, table } = await duel(t)
  const answer = await ada.play(table, 0, ...Array.from({ length: 11 }, () => ({ do: 'draw' })))
  assert.equal(answer.status, 400)
})

test('undo takes back a step of a sealed choice and nobody else notices', async (t) => {
  const { ada, bea, table } = await duel(t)
  const start = await ada.view(table, 0)
  const theirs = await bea.view(table, 1)
  await ada.playAny(table, 0, 'lay')
  assert.equal((await ada.undo(table, 0, 'step')).status, 200)
  const after = await ada.view(table, 0)
  assert.deepEqual(after.update.view, start.update.view)
  assert.deepEqual(await bea.view(table, 1), theirs)
})

test('undo of a turn goes back to its first step, and stops at what was revealed', async (t) => {
  const game = await duel(t)
  const { table } = game
  const { seat, mover } = await market(game)
  const sold = await mover.playAny(table, seat, 'sell')
  assert.equal((await mover.undo(table, seat, 'turn')).status, 422, 'a sale shows the card')
  assert.equal((await mover.view(table, seat)).update.decision, sold.decision)
})

test('an undo repeated under its id is done once', async (t) => {
  const { ada, table } = await duel(t)
  await ada.playAny(table, 0, 'lay')
  await ada.playAny(table, 0, 'stake')
  const { update } = await ada.view(table, 0)
  const body = { id: 'take-it-back', seat: 0, decision: update.decision, scope: 'step' }
  const first = await ada.post(`/api/tables/${table}/undo`, body)
  const second = await ada.post(`/api/tables/${table}/undo`, body)
  assert.equal(first.status, 200)
  assert.deepEqual(second.body, first.body)
})

test('moves at somebody else’s seat are 403, and before the start 409', async (t) => {
  const { ada, bea, table } = await duel(t)
  const body = { id: ada.id(), seat: 1, decision: 0, moves: [{ do: 'lay', card: 0 }] }
  assert.equal((await ada.post(`/api/tables/${table}/moves`, body)).status, 403)
  const waiting = await bea.table('pepper-duel', ['me', 'open'])
  const early = await bea.post(`/api/tables/${waiting}/moves`, { ...body, seat: 0 })
  assert.equal(early.status, 409)
})

test('a command that can’t be stored is 503, changes nothing, and works when repeated', async (t) => {
  let broken = false
  const { ada, bea, table } = await duel(t, {
    wrap: (storage) => ({
      ...storage,
      append: (parts) => (broken ? Promise.reject(new NotStored('disk full')) : storage.append(parts)),
    }),
  })
  const socket = await bea.follow(table, 1)
  const before = await ada.view(table, 0)
  const body = {
    id: 'again-and-again',
    seat: 0,
    decision: before.update.decision,
    moves: [before.update.offers[0]!.move],
  }
  broken = true
  const failed = await ada.post<Failure>(`/api/tables/${table}/moves`, body)
  assert.deepEqual([failed.status, failed.body.error.key], [503, 'notStored'])
  assert.deepEqual(await ada.view(table, 0), before)
  assert.equal(socket.allOf('update').length, 0)
  broken = false
  assert.equal((await ada.post(`/api/tables/${table}/moves`, body)).status, 200)
})

test('nothing is answered or sent before it is stored', async (t) => {
  const held: (() => void)[] = []
  let hold = false
  const { ada, bea, table } = await duel(t, {
    wrap: (storage) => ({
      ...storage,
      async append(parts) {
        if (hold) await new Promise<void>((resolve) => held.push(resolve))
        return storage.append(parts)
      },
    }),
  })
  const socket = await ada.follow(table, 0)
  hold = true
  const answering = ada.playAny(table, 0, 'lay')
  let answered = false
  void answering.then(() => (answered = true))
  while (held.length === 0) await new Promise((resolve) => setImmediate(resolve))
  await bea.view(table, 1)
  const unchanged = await ada.view(table, 0)
  assert.deepEqual([answered, socket.allOf('update').length, unchanged.n], [false, 0, 1])
  held[0]!()
  const { n } = await answering
  assert.equal((await socket.nextOf('update')).n, n)
})

test('after a conflict with another writer the new rows are read, and the command is decided again', async (t) => {
  const server = await testServer(t)
  const { storage } = server.core
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'me'])
  await ada.do(`/api/tables/${table}/start`)
  const before = await ada.view(table, 0)
  const rows = await storage.readLog(table, 0)
  const move = before.update.offers[0]!.move
  const body = JSON.stringify({ kind: 'move', seat: 0, move, id: 'from-elsewhere' })
  const foreign = { seq: rows.length + 1, body, time: server.clock.now() }
  await storage.append([
    { table, rows: [foreign], command: null, listing: null, people: null, turn: null, snapshot: null },
  ])
  const late = await ada.post<Failure & { fresh: Numbered }>(`/api/tables/${table}/moves`, {
    id: ada.id(),
    seat: 0,
    decision: before.update.decision,
    moves: [move],
  })
  assert.equal(late.status, 409)
  assert.equal(late.body.fresh.update.decision, before.update.decision! + 1)
  const other = await ada.view(table, 1)
  const played = await ada.play(table, 1, other.update.offers[0]!.move)
  assert.equal(played.status, 200)
})

test('a whole game can be played, and ends with scores for everybody', async (t) => {
  const game = await duel(t)
  const { ada, bea, table } = game
  for (;;) {
    const { update } = await ada.view(table, 0)
    if (update.waiting.length === 0) break
    const seat = update.waiting[0]!
    await (seat === 0 ? ada : bea).playAny(table, seat)
  }
  const { update } = await (await game.server.guest(null)).view(table, null)
  assert.equal(update.scores?.length, 2)
  assert.ok(update.ending)
  const late = await ada.play(table, 0, { do: 'draw' })
  assert.deepEqual([late.status, late.body.error.rule], [422, 'EN-OVE-1'])
})

test('if you go back and forth without end, you have to go on', async (t) => {
  const { ada, bea, table } = await duel(t)
  const backAndForth = async () => {
    await ada.playAny(table, 0, 'lay')
    return ada.undo(table, 0, 'step')
  }
  let last = await backAndForth()
  let times = 1
  for (; last.status === 200; times++) last = await backAndForth()
  assert.deepEqual([last.status, last.body.error.key, times], [429, 'tooManyChanges', 151])
  await ada.playAny(table, 0, 'stake')
  // The others have all their patience, and it is back for everybody once the game goes on.
  await bea.playAny(table, 1, 'lay')
  assert.equal((await bea.undo(table, 1, 'step')).status, 200)
  await bea.playAny(table, 1, 'lay')
  await bea.playAny(table, 1, 'stake')
  const { update } = await ada.view(table, 0)
  assert.ok(update.at > 0)
})
