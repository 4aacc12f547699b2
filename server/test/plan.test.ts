/** Planning ahead: a position from the server, dealt anew, and a table of its own to play on at. */
import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { LEVELS } from '@harvest/bots'
import { canonical } from '@harvest/engine'
import { pepperDuel } from '@harvest/engine/testkit/example/game'
import { advise, foresee, listPlans, listTables, Pocket, think, type PlanStart } from '../src/pocket.ts'
import { openSqlite } from '../src/storage/sqlite/storage.ts'
import type { Created, Failure, Numbered, PlanLine, TableAnswer, TableStatus, Update } from '../src/wire.ts'
import * as bots from './support/bots.ts'
import type { Client } from './support/client.ts'
import { ManualClock } from './support/clock.ts'
import { testFolder, testServer } from './support/server.ts'

const ADA = { name: 'Ada', language: 'en' } as const
const NAMES = ['Ada', 'Bea']
const ALONE = { names: NAMES, levels: [null, null] }

/** What a device keeps, and pages that wake on it. */
async function device(t: TestContext) {
  const storage = await openSqlite(testFolder(t), { onFatal: assert.fail })
  t.after(() => storage.close())
  const wake = (games = bots.games): Pocket =>
    new Pocket({
      games,
      levels: LEVELS,
      storage,
      think: async (task) => think(bots, task, 1000),
      advise: async (position) => advise(bots, position, 1000),
      foresee: async (position) => foresee(bots, position),
      clock: new ManualClock(),
      send() {},
      trouble() {},
    })
  return { storage, wake }
}

async function read<T>(page: Pocket, path: string): Promise<T> {
  const { status, body } = await page.read(path, ADA)
  assert.equal(status, 200, JSON.stringify(body))
  return body as T
}

async function plan(page: Pocket, start: PlanStart, seats: Parameters<Pocket['plan']>[1]): Promise<string> {
  const { status, body } = await page.plan(start, seats, ADA)
  assert.equal(status, 200, JSON.stringify(body))
  return (body as Created).table
}

const look = (page: Pocket, table: string, seat: number): Promise<Update> =>
  read<Numbered>(page, `/tables/${table}/view?seat=${seat}`).then(({ update }) => update)

/** Whoever is asked makes the first move there is. */
async function step(page: Pocket, table: string): Promise<void> {
  const [seat] = (await look(page, table, 0)).waiting
  const { decision, offers } = await look(page, table, seat!)
  const id = `step-${process.hrtime.bigint()}`
  await page.hear({ do: 'moves', id, table, seat: seat!, decision: decision!, moves: [offers[0]!.move] }, ADA)
}

const strides = ({ steps }: PlanLine) => steps.map(({ seat, move }) => [seat, move] as const)

/** Two people at a table of the server that has begun. */
async function duel(t: TestContext): Promise<{ ada: Client; bea: Client; table: string }> {
  const server = await testServer(t)
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  const table = await ada.table('pepper-duel', ['me', 'open'])
  await bea.do(`/api/tables/${table}/join`, {})
  await ada.do(`/api/tables/${table}/start`)
  return { ada, bea, table }
}

const ask = (guest: Client, table: string, query: string) =>
  guest.get<PlanStart & Failure>(`/api/tables/${table}/plan?${query}`)

test('a plan begins where the table stands, with what its seat knows and another deal of the rest', async (t) => {
  const { ada, table } = await duel(t)
  const { update } = await ada.view(table, 0)
  const deals = new Set<string>()
  for (let i = 0; i < 12; i++) {
    const { body } = await ask(ada, table, 'seat=0')
    assert.deepEqual(body.of, { table, as: 0, at: update.at })
    assert.deepEqual(pepperDuel.view(body.state as never, 0), update.view)
    deals.add(canonical(body.state))
  }
  assert.ok(deals.size > 1, 'each time it was the same deal')
})

test('nobody can plan from somebody else’s seat, and watchers plan from what they see', async (t) => {
  const { ada, bea, table } = await duel(t)
  assert.equal((await ask(bea, table, 'seat=0')).status, 403)
  assert.equal((await ask(bea, table, '')).status, 200)
  await ada.playAny(table, 0, 'lay')
  const [told, before] = await Promise.all([ask(bea, table, 'seat=1'), ask(bea, table, 'seat=1&at=0')])
  assert.equal(
    canonical(pepperDuel.forget!(told.body.state as never, 1)),
    canonical(pepperDuel.forget!(before.body.state as never, 1)),
  )
})

test('a plan is a table of its own: you play for everybody, or bots answer, and it’s in no list', async (t) => {
  const { ada, table } = await duel(t)
  const { storage, wake } = await device(t)
  const page = wake()
  const start = (await ask(ada, table, 'seat=0')).body
  const id = await plan(page, start, ALONE)
  const about = await read<TableAnswer>(page, `/tables/${id}`)
  assert.deepEqual(about.table.plan, start.of)
  assert.deepEqual(
    about.table.seats.map(({ name }) => name),
    NAMES,
  )
  assert.deepEqual(about.you.seats, [0, 1])
  const answered = await plan(page, start, { names: NAMES, levels: [null, 'random'] })
  assert.equal((await read<TableAnswer>(page, `/tables/${answered}`)).table.seats[1]!.kind, 'bot')
  assert.deepEqual((await listTables(storage)).tables, [])
  assert.deepEqual((await listPlans(storage)).toSorted(), [id, answered].toSorted())
})

test('you can go back and forward along a line, and leave it by another move', async (t) => {
  const { ada, table } = await duel(t)
  const { wake } = await device(t)
  const page = wake()
  const id = await plan(page, (await ask(ada, table, 'seat=0')).body, ALONE)
  for (let i = 0; i < 5; i++) await step(page, id)
  const there = await look(page, id, 0)
  const line = await read<PlanLine>(page, `/tables/${id}/line`)
  assert.equal(line.at, 5)
  await page.go(id, strides(line).slice(0, 1), ADA)
  const back = await look(page, id, 0)
  assert.deepEqual((await read<PlanLine>(page, `/tables/${id}/line`)).steps, line.steps)
  assert.ok(back.decision! > there.decision!, 'what was asked elsewhere must not be answered here')
  await page.go(id, strides(line), ADA)
  assert.deepEqual((await look(page, id, 0)).view, there.view)
  // A card is laid, and other coins are staked on it.
  await page.go(id, strides(line).slice(0, 1), ADA)
  const { decision, offers } = await look(page, id, 0)
  const moves = [offers.at(-1)!.move]
  await page.hear({ do: 'moves', id: 'another-way', table: id, seat: 0, decision: decision!, moves }, ADA)
  assert.equal((await read<PlanLine>(page, `/tables/${id}/line`)).steps.length, 2)
  const refused = await page.go(id, [[1, { do: 'nonsense' }]], ADA)
  assert.equal(refused.status, 422)
})

test('a plan is still there after its page was killed, and starts over under newer rules', async (t) => {
  const { ada, table } = await duel(t)
  const { wake } = await device(t)
  const first = wake()
  const id = await plan(first, (await ask(ada, table, 'seat=0')).body, ALONE)
  const begun = await look(first, id, 0)
  await step(first, id)
  await step(first, id)
  const line = await read<PlanLine>(first, `/tables/${id}/line`)
  await first.go(id, strides(line).slice(0, 1), ADA)
  const stood = await look(first, id, 0)
  const again = wake()
  assert.deepEqual((await look(again, id, 0)).view, stood.view)
  assert.deepEqual(await read<PlanLine>(again, `/tables/${id}/line`), { ...line, at: 1 })
  const newer = bots.games.map((offer) =>
    offer.game.id === pepperDuel.id
      ? { ...offer, game: { ...pepperDuel, version: pepperDuel.version + 1 } }
      : offer,
  )
  assert.deepEqual((await look(wake(newer), id, 0)).view, begun.view)
})

test('a plan to the end can be taken back from there, and its coach is the table’s', async (t) => {
  const { ada, bea, table } = await duel(t)
  const { wake } = await device(t)
  await bea.do(`/api/tables/${table}/coach`, { allow: false })
  const page = wake()
  const id = await plan(page, (await ask(ada, table, 'seat=0')).body, ALONE)
  const status = async (): Promise<TableStatus> =>
    (await read<TableAnswer>(page, `/tables/${id}`)).table.status
  assert.equal((await read<TableAnswer>(page, `/tables/${id}`)).table.coach, false)
  while ((await status()) === 'playing') await step(page, id)
  const line = await read<PlanLine>(page, `/tables/${id}/line`)
  await page.go(id, strides(line).slice(0, -1), ADA)
  assert.equal(await status(), 'playing')
})
