/** A game under way: who leaves, who stays away, who comes back, and another one with the same people. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Created, Failure, MyTables, Seated, TableAnswer } from '../src/wire.ts'
import type { Client } from './support/client.ts'
import { duel } from './support/duel.ts'
import { testServer, type TestServer } from './support/server.ts'
import { code, info } from './support/tables.ts'

interface Trio {
  readonly server: TestServer
  readonly people: readonly [Client, Client, Client]
  readonly table: string
}

async function trio(t: TestContext): Promise<Trio> {
  const server = await testServer(t)
  const people = [await server.guest('Ada'), await server.guest('Bea'), await server.guest('Cy')] as const
  const table = await people[0].table('scoville', ['me', 'open', 'open'], { autostart: true })
  await people[1].do(`/api/tables/${table}/join`)
  await people[2].do(`/api/tables/${table}/join`)
  return { server, people, table }
}

test('leaving a running game lets a bot stand in, and the seat can be taken back', async (t) => {
  const { people, table } = await trio(t)
  const [ada, bea] = people
  await bea.do(`/api/tables/${table}/leave`)
  const seat = (await info(ada, table)).seats[1]!
  assert.deepEqual([seat.kind, seat.name, (await info(ada, table)).status], ['bot', 'Bea', 'playing'])
  assert.deepEqual(
    await code(bea, `/api/tables/${table}/moves`, { seat: 1, decision: 0, moves: [{ do: 'x' }] }),
    [403, 'botPlays'],
  )
  assert.deepEqual(await code(ada, `/api/tables/${table}/return`, { seat: 1 }), [403, 'notYourSeat'])
  await bea.do(`/api/tables/${table}/return`, { seat: 1 })
  assert.equal((await info(ada, table)).seats[1]!.kind, 'person')
  assert.deepEqual(await code(bea, `/api/tables/${table}/return`, { seat: 1 }), [409, 'noBotThere'])
})

test('a game you’ve left isn’t among your tables until you take your seat back', async (t) => {
  const { people, table } = await trio(t)
  const [, bea] = people
  const own = async (): Promise<string[]> =>
    (await bea.get<MyTables>('/api/me/tables')).body.tables.map(({ id }) => id)
  await bea.do(`/api/tables/${table}/bot`, { seat: 1 })
  assert.deepEqual(await own(), [table])
  await bea.do(`/api/tables/${table}/return`, { seat: 1 })
  await bea.do(`/api/tables/${table}/leave`)
  assert.deepEqual(await own(), [])
  await bea.do(`/api/tables/${table}/return`, { seat: 1 })
  assert.deepEqual(await own(), [table])
})

test('when the host leaves a running game, the next person who is there is the host', async (t) => {
  const { server, people, table } = await trio(t)
  const [ada, , cy] = people
  server.clock.pass(60_000)
  await cy.follow(table, 2)
  await ada.do(`/api/tables/${table}/leave`)
  assert.equal((await info(cy, table)).hostName, 'Cy')
})

test('a single player who stays can finish the game, whoever leaves without a word', async (t) => {
  const { server, people, table } = await trio(t)
  const [, , cy] = people
  const page = await cy.follow(table, 2)
  server.clock.pass(60_000)
  assert.equal((await info(cy, table)).seats[0]!.votesNeeded, 1)
  assert.deepEqual(await cy.do(`/api/tables/${table}/vote`, { seat: 0, agree: true }), { passed: true })
  assert.deepEqual(await cy.do(`/api/tables/${table}/vote`, { seat: 1, agree: true }), { passed: true })
  const { seats, hostName } = await info(cy, table)
  assert.deepEqual([seats.map(({ kind }) => kind), hostName], [['bot', 'bot', 'person'], 'Cy'])
  page.ws.close()
})

test('a seat can be handed to a bot of a chosen level', async (t) => {
  const { people, table } = await trio(t)
  await people[1].do(`/api/tables/${table}/bot`, { seat: 1, level: 'random' })
  assert.equal((await info(people[0], table)).seats[1]!.level, 'random')
  assert.deepEqual(await code(people[2], `/api/tables/${table}/bot`, { seat: 0 }), [403, 'notYourSeat'])
})

test('the others may vote a bot in for somebody who is away, by more than half', async (t) => {
  const { server, people, table } = await trio(t)
  const [ada, bea, cy] = people
  const vote = { seat: 1, agree: true }
  assert.deepEqual(await code(ada, `/api/tables/${table}/vote`, vote), [409, 'notAway'])
  await cy.follow(table, 2)
  server.clock.pass(60_000)
  assert.deepEqual(await code(bea, `/api/tables/${table}/vote`, vote), [403, 'notSeated'])
  server.clock.pass(60_000)
  assert.deepEqual(await ada.do(`/api/tables/${table}/vote`, vote), { passed: false })
  const seat = (await info(ada, table)).seats[1]!
  assert.deepEqual([seat.votes, seat.votesNeeded], [1, 2])
  await ada.do(`/api/tables/${table}/vote`, { ...vote, agree: false })
  assert.equal((await info(ada, table)).seats[1]!.votes, 0)
  await ada.do(`/api/tables/${table}/vote`, vote)
  assert.deepEqual(await cy.do(`/api/tables/${table}/vote`, vote), { passed: true })
  assert.equal((await info(ada, table)).seats[1]!.kind, 'bot')
})

test('somebody who’s connected isn’t away, and counts as away from the moment they left', async (t) => {
  const { server, people, table } = await trio(t)
  const [ada, bea] = people
  const socket = await bea.follow(table, 1)
  server.clock.pass(60_000)
  const vote = { seat: 1, agree: true }
  assert.deepEqual(await code(ada, `/api/tables/${table}/vote`, vote), [409, 'notAway'])
  const watching = await ada.follow(table, 0)
  socket.ws.close()
  await watching.tableWhere((frame) => !frame.table.seats[1]!.present)
  assert.equal((await info(ada, table)).seats[1]!.awaySince, server.clock.now())
  assert.deepEqual(await code(ada, `/api/tables/${table}/vote`, vote), [409, 'notAway'])
  server.clock.pass(60_000)
  assert.deepEqual(await code(ada, `/api/tables/${table}/vote`, vote), [200, 'done'])
})

test('the host alone may decide after a long absence', async (t) => {
  const { server, people, table } = await trio(t)
  const [ada] = people
  server.clock.pass(60_000)
  assert.deepEqual(await code(ada, `/api/tables/${table}/bot`, { seat: 1 }), [409, 'notAway'])
  server.clock.pass(10 * 60_000)
  assert.deepEqual(await code(ada, `/api/tables/${table}/bot`, { seat: 1 }), [200, 'done'])
  assert.equal((await info(ada, table)).seats[1]!.kind, 'bot')
})

test('after the end a rematch keeps a seat for each person and starts when all are back', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const bea = await server.guest('Bea')
  const table = await ada.table('pepper-duel', ['me', 'open'], { autostart: true })
  await bea.do(`/api/tables/${table}/join`)
  assert.deepEqual(await code(ada, `/api/tables/${table}/rematch`), [409, 'notFinished'])
  for (;;) {
    const { update } = await ada.view(table, 0)
    if (update.waiting.length === 0) break
    const seat = update.waiting[0]!
    await (seat === 0 ? ada : bea).playAny(table, seat)
  }
  assert.deepEqual(await code(await server.guest('Eve'), `/api/tables/${table}/rematch`), [403, 'notSeated'])
  const { table: next } = await bea.do<Created>(`/api/tables/${table}/rematch`)
  assert.equal((await info(ada, table)).rematch, next)
  assert.deepEqual(await ada.do(`/api/tables/${table}/rematch`), { table: next })
  assert.deepEqual(await code(await server.guest('Eve'), `/api/tables/${next}/join`), [409, 'noSeatFree'])
  assert.ok((await ada.get<MyTables>('/api/me/tables')).body.tables.some(({ id }) => id === next))
  await ada.do(`/api/tables/${next}/join`)
  const again = await info(ada, next)
  assert.deepEqual([again.status, again.seats.map(({ name }) => name)], ['playing', ['Ada', 'Bea']])
})

async function playToEnd(table: string, people: readonly Client[]): Promise<void> {
  for (;;) {
    const { update } = await people[0]!.view(table, 0)
    const seat = update.waiting[0]
    if (seat === undefined) return
    await people[seat]!.playAny(table, seat)
  }
}

test('a rematch that waits for nobody begins at once', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'me'], { autostart: true, names: [null, 'Otto'] })
  await playToEnd(table, [ada, ada])
  const { table: next } = await ada.do<Created>(`/api/tables/${table}/rematch`)
  const { status, seats } = await info(ada, next)
  assert.deepEqual([status, seats.map(({ name }) => name)], ['playing', ['Ada', 'Otto']])
})

test('somebody who had two seats finds both kept, under their names, and takes them with one command', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const bea = await server.guest('Bea')
  const table = await ada.table('pepper-duel', ['open', 'open'], { autostart: true })
  await bea.do(`/api/tables/${table}/join`)
  await bea.do(`/api/tables/${table}/join`, { name: 'Otto' })
  await playToEnd(table, [bea, bea])
  const { table: next } = await ada.do<Created>(`/api/tables/${table}/rematch`)
  const kept = (await bea.get<TableAnswer>(`/api/tables/${next}`)).body
  assert.deepEqual(kept.you, { seats: [], kept: [0, 1], host: false })
  assert.deepEqual(
    kept.table.seats.map(({ kind, name, reserved }) => [kind, name, reserved]),
    [
      ['open', 'Bea', true],
      ['open', 'Otto', true],
    ],
  )
  assert.deepEqual(await bea.do<Seated>(`/api/tables/${next}/join`), { seats: [0, 1] })
  const { status, seats } = await info(bea, next)
  assert.deepEqual([status, seats.map(({ name }) => name)], ['playing', ['Bea', 'Otto']])
})

test('people who share a device have names of their own, which stay when the guest is renamed', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const seats = ['me', 'me', 'open']
  const table = await ada.table('scoville', seats, { names: [null, ' Otto ', null] })
  await ada.post('/api/me', { name: 'Ada L.' })
  assert.deepEqual(
    (await info(ada, table)).seats.map(({ name }) => name),
    ['Ada L.', 'Otto', null],
  )
  const nameless = { game: 'scoville', seats, names: [null, ' '] }
  assert.deepEqual(await code(ada, '/api/tables', nameless), [400, 'badName'])
})

test('somebody who plays by HTTP alone is present, and can’t be voted out', async (t) => {
  const { server, ada, bea, table } = await duel(t, { config: { absenceVote: 60_000 } })
  const hers = await bea.follow(table, 1)
  const vote = async () =>
    (await bea.post<Failure>(`/api/tables/${table}/vote`, { id: bea.id(), seat: 0, agree: true })).body.error
      ?.key
  for (let i = 0; i < 5; i++) {
    server.clock.pass(59_000)
    await ada.view(table, 0)
    assert.equal(await vote(), 'notAway')
  }
  const { seats } = (await bea.get<TableAnswer>(`/api/tables/${table}`)).body.table
  assert.deepEqual([seats[0]!.present, seats[0]!.awaySince], [true, null])
  // Gone for a minute, and then for as long as others have to wait.
  server.clock.pass(60_000)
  const away = await hers.tableWhere((frame) => !frame.table.seats[0]!.present)
  assert.equal(away.table.seats[0]!.awaySince, server.clock.now() - 60_000)
  assert.equal(await vote(), undefined)
})

test('a secret choice isn’t a sign of life, since everybody sees who’s present', async (t) => {
  const { server, ada, bea, table } = await duel(t)
  const { update } = await ada.view(table, 0)
  const hers = await bea.follow(table, 1)
  server.clock.pass(60_000)
  await hers.tableWhere((frame) => !frame.table.seats[0]!.present)
  const lay = { id: ada.id(), seat: 0, decision: update.decision, moves: [update.offers[0]!.move] }
  assert.equal((await ada.post(`/api/tables/${table}/moves`, lay)).status, 200)
  const { seats } = (await bea.get<TableAnswer>(`/api/tables/${table}`)).body.table
  assert.equal(seats[0]!.present, false)
})
