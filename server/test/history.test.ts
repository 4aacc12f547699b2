import { lookInside } from '../checks/inside.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commitTo, firstForeignDraw, parseRecord, replay } from '@harvest/engine'
import type { Failure, Log, MyTables, Replay, StoryAnswer, TableAnswer } from '../src/wire.ts'
import { duel, type Duel } from './support/duel.ts'
import { example } from './support/bots.ts'
import { testServer } from './support/server.ts'

/** Play on until there have been this many public steps, or to the end. */
async function playTo({ ada, bea, table }: Duel, at: number): Promise<void> {
  for (;;) {
    const { update } = await ada.view(table, 0)
    if (update.at >= at || update.waiting.length === 0) return
    const seat = update.waiting[0]!
    await (seat === 0 ? ada : bea).playAny(table, seat)
  }
}

test('you can look at an earlier position, as you knew it then, with nothing to do in it', async (t) => {
  const game = await duel(t)
  const { ada, table } = game
  await playTo(game, 1)
  const then = (await ada.view(table, 0)).update
  await playTo(game, 4)
  const { update } = await ada.view(table, 0, 1)
  assert.deepEqual(update.view, then.view)
  assert.deepEqual([update.at, update.offers, update.decision], [1, [], null])
  assert.deepEqual((await ada.view(table, 0, 0)).update.at, 0)
})

test('a position that never existed is 404, and the answer names the last one', async (t) => {
  const game = await duel(t)
  await playTo(game, 2)
  const answer = await game.ada.get<Failure>(`/api/tables/${game.table}/view?at=3`)
  assert.deepEqual([answer.status, answer.body.error.args], [404, { last: 2 }])
})

test('during the game nobody can look from another’s seat; after it everybody may', async (t) => {
  const game = await duel(t)
  const { server, ada, table } = game
  await playTo(game, 2)
  const eve = await server.guest(null)
  const paths = ['view?seat=1', 'view?seat=1&at=1', 'log?seat=1', 'replay?seat=1']
  for (const client of [ada, eve])
    for (const path of paths)
      assert.equal((await client.get(`/api/tables/${table}/${path}`)).status, 403, path)
  await playTo(game, Infinity)
  for (const client of [ada, eve])
    for (const path of paths)
      assert.equal((await client.get(`/api/tables/${table}/${path}`)).status, 200, path)
})

test('the log tells each viewer what they may know, line by line with its position', async (t) => {
  const game = await duel(t)
  const { ada, bea, table } = game
  await playTo(game, 1)
  const { update } = await ada.view(table, 0)
  const seat = update.waiting[0]!
  await (seat === 0 ? ada : bea).playAny(table, seat, 'draw')
  const path = `/api/tables/${table}/log`
  const mine = (await ada.get<Log>(`${path}?seat=0`)).body.lines
  const hers = (await bea.get<Log>(`${path}?seat=1`)).body.lines
  const open = (await ada.get<Log>(path)).body.lines
  assert.deepEqual(
    open.map(({ at, events }) => [at, events.map(({ e }) => e)]),
    [
      [1, ['duel']],
      [2, ['draw']],
    ],
  )
  const drawn = (lines: Log['lines']) => (lines[1]!.events[0] as unknown as { card: number | null }).card
  assert.equal(open[1]!.seat, seat)
  assert.equal(drawn(open), null)
  assert.equal(typeof drawn(seat === 0 ? mine : hers), 'number')
  assert.equal(drawn(seat === 0 ? hers : mine), null)
})

test('an undone step leaves no trace', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const table = await ada.table('scoville', ['me', 'me'], { autostart: true })
  // Play until a step of somebody can be taken back.
  for (;;) {
    const { update } = await ada.view(table, 0)
    const seat = update.waiting[0]!
    await ada.playAny(table, seat)
    const after = (await ada.view(table, seat)).update
    if (after.at > update.at && after.undo.step) {
      const long = (await ada.get<Log>(`/api/tables/${table}/log`)).body
      assert.equal((await ada.undo(table, seat, 'step')).status, 200)
      const short = (await ada.get<Log>(`/api/tables/${table}/log`)).body
      assert.ok(short.lines.length <= long.lines.length)
      assert.equal((await ada.view(table, seat)).update.at, update.at)
      const rows = await server.core.storage.readLog(table, 0)
      const last = JSON.parse(rows.at(-1)!.body) as { kind: string; to: number }
      assert.deepEqual([last.kind, last.to], ['undo', rows.length - 2])
      return
    }
  }
})

test('the replay holds every position of one viewer', async (t) => {
  const game = await duel(t)
  const { server, ada, table } = game
  const seen = new Map<number, unknown>()
  for (let at = 0; at < 5; at++) {
    await playTo(game, at)
    seen.set(at, (await ada.view(table, 0)).update.view)
  }
  const own = (await ada.get<Replay>(`/api/tables/${table}/replay?seat=0`)).body.updates
  for (const [at, view] of seen) assert.deepEqual(own[at]!.view, at === 0 ? own[0]!.view : view)
  await playTo(game, Infinity)
  const all = (await (await server.guest(null)).get<Replay>(`/api/tables/${table}/replay?seat=1`)).body
    .updates
  assert.deepEqual(
    all.map(({ at }) => at),
    all.map((_, index) => index),
  )
  assert.ok(all.at(-1)!.scores)
})

test('the record is closed during the game and whole after it, with the seed that was committed to', async (t) => {
  const game = await duel(t)
  const { ada, table } = game
  const path = `/api/tables/${table}/record`
  await playTo(game, 2)
  assert.deepEqual((await ada.get<Failure>(path)).body.error.key, 'notFinished')
  const { seedCommitment } = (await ada.get<TableAnswer>(`/api/tables/${table}`)).body.table
  await playTo(game, Infinity)
  const answer = await ada.get<string>(path)
  assert.match(answer.headers.get('content-type')!, /^application\/x-ndjson/)
  const { record, end } = parseRecord(answer.body)
  assert.equal(commitTo(record.seed!), seedCommitment)
  const positions = [...replay(example.game, record)]
  assert.equal(positions.length, record.steps.length + 1)
  assert.equal(firstForeignDraw(example.game, record), null)
  assert.ok(end.scores)
})

test('the story is told after the end, the same to everybody, and adds up to the scores', async (t) => {
  const game = await duel(t)
  const { server, ada, table } = game
  const path = `/api/tables/${table}/story`
  await playTo(game, 2)
  assert.deepEqual((await ada.get<Failure>(path)).body.error.key, 'notFinished')
  await playTo(game, Infinity)
  const { story } = (await ada.get<StoryAnswer>(path)).body
  const { update } = await ada.view(table, 0)
  const last = story!.rounds.at(-1)!
  assert.equal(last.at, update.at)
  for (const { seat, parts } of update.scores!)
    assert.deepEqual(
      last.points[seat],
      story!.sources.map((source) => parts[source]),
    )
  const replayed = (await ada.get<Replay>(`/api/tables/${table}/replay?seat=0`)).body.updates
  for (const { round, at } of story!.rounds.slice(0, -1))
    assert.equal((replayed[at]!.view as { round?: number }).round, round + 1)
  const stranger = await server.guest(null)
  assert.deepEqual((await stranger.get<StoryAnswer>(path)).body.story, story)
})

test('lists show how a table ended, and when, once it has', async (t) => {
  const game = await duel(t)
  const { ada, table } = game
  const result = async () => (await ada.get<MyTables>('/api/me/tables')).body.tables[0]!.result
  await playTo(game, 2)
  assert.equal(await result(), null)
  await playTo(game, Infinity)
  const { scores } = (await ada.view(table, 0)).update
  const { finished } = (await ada.get<TableAnswer>(`/api/tables/${table}`)).body.table
  assert.deepEqual(await result(), {
    finished,
    places: scores!.map(({ place }) => place),
    totals: scores!.map(({ total }) => total),
  })
})

test('no seed leaves the server before the end', async (t) => {
  const game = await duel(t)
  const { server, ada, table } = game
  await playTo(game, 3)
  const { seed } = (await lookInside(server.core, table)).state
  assert.match(seed!, /^[0-9a-f]{64}$/)
  const socket = await ada.follow(table, 0)
  const bytes = [JSON.stringify(socket.frames)]
  for (const path of ['', '/view', '/view?seat=0', '/log', '/replay?seat=0', '/record', '/story', '/chat'])
    bytes.push(JSON.stringify((await ada.get(`/api/tables/${table}${path}`)).body))
  assert.ok(!bytes.join().includes(seed!))
})

test('one address can make the server work out only so much of the past, and what it has just seen costs little', async (t) => {
  const game = await duel(t, { config: { ratePast: 0.3 } })
  const { server, ada, table } = game
  await playTo(game, Infinity)
  const replay = (seat: number) => ada.get<Failure>(`/api/tables/${table}/replay?seat=${seat}`)
  // Three at once: the positions as one seat saw them, all of them as text, and a little for looking again.
  assert.deepEqual([(await replay(0)).status, (await replay(0)).status], [200, 200])
  assert.equal((await ada.get(`/api/tables/${table}/log?seat=0`)).status, 200)
  const refused = await replay(1)
  assert.deepEqual([refused.status, refused.body.error.key], [429, 'tooMany'])
  assert.equal(refused.headers.get('retry-after'), '1')
  server.clock.pass(10_000)
  assert.equal((await replay(1)).status, 200)
})
