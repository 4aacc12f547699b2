/** Clocks, and what happens when they end. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { countedTime, deadline, later } from '../src/clocks/pace.ts'
import type { Failure, Late, Log, MyTables, Pace, TableAnswer, TableInfo } from '../src/wire.ts'
import type { Client } from './support/client.ts'
import { testFolder, testServer, type TestServer } from './support/server.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const TURN: Late = { then: 'turn', level: 'random' }
const LIVE: Pace = { kind: 'live', bank: 60, increment: 5, late: TURN }
const DAYS: Pace = { kind: 'days', hours: 24, off: [], zone: 'Europe/Berlin', leave: 3, late: TURN }
/** Time jumps in tests, and the server was there all the same. */
const ALWAYS_THERE = { outageAfter: 3650 * DAY }

interface Game {
  readonly server: TestServer
  readonly ada: Client
  readonly bea: Client
  readonly table: string
}

async function game(
  t: TestContext,
  pace: Pace,
  options: Parameters<typeof testServer>[1] = {},
): Promise<Game> {
  const server = await testServer(t, { ...options, config: { ...ALWAYS_THERE, ...options.config } })
  const ada = await server.guest('Ada')
  const bea = await server.guest('Bea')
  const table = await ada.table('pepper-duel', ['me', 'open'], { autostart: true, pace })
  await bea.do(`/api/tables/${table}/join`)
  return { server, ada, bea, table }
}

async function info(client: Client, table: string): Promise<TableInfo> {
  return (await client.get<TableAnswer>(`/api/tables/${table}`)).body.table
}

/** Let time pass, a second at a time, until the server has done something about it. */
async function passUntil(
  { server, ada, table }: Game,
  fits: (table: TableInfo) => boolean,
  meanwhile = async (): Promise<void> => {},
): Promise<TableInfo> {
  for (;;) {
    await meanwhile()
    const now = await info(ada, table)
    if (fits(now)) return now
    server.clock.pass(1_000)
  }
}

test('a bank runs down while the table waits for its seat, and grows after each turn', async (t) => {
  const { server, ada, bea, table } = await game(t, LIVE)
  const begun = server.clock.now()
  assert.deepEqual((await info(ada, table)).clock?.due, [begun + 60_000, begun + 60_000])
  server.clock.pass(20_000)
  await ada.choose(table, 0)
  const { clock } = await info(bea, table)
  assert.deepEqual([clock?.left[0], clock?.due], [45_000, [null, begun + 60_000]])
  assert.equal((await bea.get<MyTables>('/api/me/tables')).body.tables[0]!.due, begun + 60_000)
})

test('a secret step moves no clock; only that a choice is made shows, as it does anyway', async (t) => {
  const { server, ada, bea, table } = await game(t, LIVE)
  const before = await info(bea, table)
  server.clock.pass(7_000)
  await ada.playAny(table, 0, 'lay')
  const { clock } = await info(bea, table)
  assert.deepEqual({ ...clock, now: 0 }, { ...before.clock, now: 0 })
})

test('when time is up a bot plays this turn, and gives the seat back', async (t) => {
  const there = await game(t, DAYS)
  const { server, ada, table } = there
  await ada.choose(table, 0)
  server.clock.pass(DAY - 5_000)
  assert.deepEqual((await info(ada, table)).standIns, [])
  const { standIns } = await passUntil(
    there,
    ({ seats, standIns }) => standIns.length === 2 && !seats[1]!.level,
  )
  assert.deepEqual(
    standIns.map(({ why }) => why),
    ['late', null],
  )
  assert.ok((await ada.view(table, 0)).update.at > 0, 'the turn was played')
})

test('a bot that takes over stays until its person is back, who then has time again', async (t) => {
  const pace: Pace = { ...LIVE, late: { then: 'stay', level: 'random' } }
  const there = await game(t, pace)
  const { server, ada, bea, table } = there
  await bea.choose(table, 1)
  await passUntil(there, ({ seats }) => seats[0]!.kind === 'bot')
  assert.equal((await info(bea, table)).hostName, 'Bea')
  await ada.do(`/api/tables/${table}/return`, { seat: 0 })
  const { seats, clock, waiting } = await info(ada, table)
  assert.equal(seats[0]!.kind, 'person')
  if (waiting.includes(0)) assert.equal(clock!.due[0], server.clock.now() + 30_000)
})

test('where the table votes, a seat whose time is up can be voted about at once, and has no vote itself', async (t) => {
  const pace: Pace = { ...LIVE, late: { then: 'vote', level: 'random' } }
  const there = await game(t, pace)
  const { ada, bea, table } = there
  await ada.choose(table, 0)
  await bea.follow(table, 1)
  await passUntil(there, ({ clock }) => clock!.late[1]!)
  assert.deepEqual(await ada.do(`/api/tables/${table}/vote`, { seat: 1, agree: true }), { passed: true })
})

test('a bot that had to play two turns in a row stays until its person is back', async (t) => {
  const there = await game(t, DAYS)
  const { server, ada, bea, table } = there
  const isLate = ({ standIns }: TableInfo, times: number): boolean =>
    standIns.filter(({ seat, why }) => seat === 0 && why === 'late').length >= times
  for (const times of [1, 2]) {
    await passUntil(
      there,
      ({ clock, seats }) => clock!.due[0] !== null && seats[0]!.level === null,
      () => bea.choose(table, 1),
    )
    server.clock.pass(DAY)
    await passUntil(
      there,
      (now) => isLate(now, times),
      () => bea.choose(table, 1),
    )
  }
  assert.equal((await info(bea, table)).hostName, 'Bea')
  while (!(await info(bea, table)).waiting.includes(1)) server.clock.pass(1_000)
  assert.notEqual((await info(bea, table)).seats[0]!.level, null)
  await ada.do(`/api/tables/${table}/return`, { seat: 0 })
  assert.equal((await info(bea, table)).seats[0]!.level, null)
})

test('over days, the first to look in can’t have the others replaced', async (t) => {
  const there = await game(t, DAYS, { config: { absenceVote: 0, absenceHost: 0 } })
  const { server, ada, bea, table } = there
  await bea.choose(table, 1)
  const refused = async (who: Client, command: string, body: object = {}): Promise<string> => {
    const path = `/api/tables/${table}/${command}`
    return (await who.post<Failure>(path, { id: who.id(), ...body })).body.error.key
  }
  server.clock.pass(23 * HOUR)
  assert.equal((await info(bea, table)).seats[0]!.votesNeeded, 0)
  assert.equal(await refused(bea, 'vote', { seat: 0, agree: true }), 'timeLeft')
  assert.equal(await refused(bea, 'host'), 'timeLeft')
  assert.equal(await refused(ada, 'bot', { seat: 1 }), 'timeLeft')
})

test('the host of a lobby over days may be away for as long as a move may take', async (t) => {
  const server = await testServer(t)
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  const table = await ada.table('pepper-duel', ['me', 'open'], { pace: { ...DAYS, hours: 8 } })
  await bea.do(`/api/tables/${table}/join`)
  server.clock.pass(HOUR)
  assert.equal((await info(bea, table)).absence.host, 8 * 60 * 60)
  const take = () => bea.post<Failure>(`/api/tables/${table}/host`, { id: bea.id() })
  assert.equal((await take()).body.error.key, 'notAway')
  server.clock.pass(7 * HOUR)
  assert.equal((await take()).status, 200)
})

test('over days, those who stay can finish a game, whoever stays away', async (t) => {
  const pace: Pace = { ...DAYS, late: { then: 'vote', level: 'random' } }
  const server = await testServer(t, { config: ALWAYS_THERE })
  const people = [await server.guest('Ada'), await server.guest('Bea'), await server.guest('Cy')]
  const [ada, bea, cy] = people as [Client, Client, Client]
  const table = await ada.table('scoville', ['me', 'open', 'open'], { autostart: true, pace })
  for (const who of [bea, cy]) await who.do(`/api/tables/${table}/join`)
  // From the beginning on only Cy is there.
  const there = { server, ada: cy, bea, table }
  const isGone = (table: TableInfo, seat: number): boolean => table.seats[seat]!.level !== null
  const isLate = ({ clock }: TableInfo): boolean => clock!.late.includes(true)
  for (
    let alone = false;
    !isGone(await info(cy, table), 0) || !isGone(await info(cy, table), 1);
    alone = true
  ) {
    // Cy and the bots move, until somebody is asked who is not there.
    await passUntil(
      there,
      ({ clock }) => clock!.due[0] !== null || clock!.due[1] !== null,
      () => cy.choose(table, 2),
    )
    server.clock.pass(DAY)
    const seat = (await passUntil(there, isLate)).clock!.late.indexOf(true)
    const vote = (): Promise<unknown> => cy.do(`/api/tables/${table}/vote`, { seat, agree: true })
    if (!alone) {
      // Whoever else plays on has as long to vote as for a move, and then isn't waited for.
      const { votesNeeded } = (await info(cy, table)).seats[seat]!
      assert.deepEqual([votesNeeded, await vote()], [2, { passed: false }])
      server.clock.pass(DAY)
    }
    assert.deepEqual(await vote(), { passed: true })
  }
  const { seats, hostName } = await info(cy, table)
  assert.deepEqual([seats.map(({ kind }) => kind), hostName], [['bot', 'bot', 'person'], 'Cy'])
  await passUntil(
    there,
    ({ status }) => status === 'finished',
    () => cy.choose(table, 2),
  )
})

test('leave extends your own time and is used up', async (t) => {
  const { server, ada, table } = await game(t, DAYS)
  const due = server.clock.now() + DAY
  assert.deepEqual(await ada.do(`/api/tables/${table}/holiday`, { days: 2 }), { left: 1 })
  const { clock } = await info(ada, table)
  assert.deepEqual(clock!.due, [due + 2 * DAY, due])
  assert.deepEqual(
    [clock!.leave, clock!.leaveUntil],
    [
      [1, 3],
      [server.clock.now() + 2 * DAY, null],
    ],
  )
  const refused = await ada.post<Failure>(`/api/tables/${table}/holiday`, { id: ada.id(), days: 2 })
  assert.deepEqual([refused.status, refused.body.error.key], [409, 'noLeave'])
})

test('neither leave nor a gap moves a deadline into a night', async (t) => {
  const folder = testFolder(t)
  // Wednesday, one in the morning in Berlin: 24 hours of days without nights end on Thursday at 15:00.
  const config = { outageAfter: 30_000 }
  const { server, ada, table } = await game(t, { ...DAYS, off: ['nights'] }, { folder, config })
  const begun = server.clock.now()
  const day = (hours: number): number => begun - HOUR + hours * HOUR
  assert.deepEqual((await info(ada, table)).clock!.due, [day(39), day(39)])
  await ada.do(`/api/tables/${table}/holiday`, { days: 1 })
  assert.deepEqual((await info(ada, table)).clock!.due, [day(63), day(39)])
  await server.close()
  const again = await testServer(t, { folder, config, time: begun + 12 * HOUR })
  ada.url = again.url
  // Twelve hours more: eight of them that evening, and four the next day.
  assert.deepEqual((await info(ada, table)).clock!.due, [day(24 * 3 + 7 + 4), day(24 * 2 + 7 + 4)])
})

test('the time a server was down counts for nobody', async (t) => {
  const folder = testFolder(t)
  const config = { outageAfter: 30_000 }
  const { server, ada, table } = await game(t, LIVE, { folder, config })
  const begun = server.clock.now()
  server.clock.pass(10_000)
  await server.core.storage.check()
  await server.close()
  const again = await testServer(t, { folder, config, time: begun + HOUR })
  ada.url = again.url
  const { clock } = await info(ada, table)
  // It was there for ten seconds, and says so when it ends.
  assert.equal(clock!.due[0], begun + HOUR + 50_000)
  again.clock.pass(49_000)
  assert.equal((await info(ada, table)).seats[0]!.kind, 'person')
})

for (const [how, down, given] of [
  ['a clean restart of 15 seconds', 15_000, 15_000],
  ['a kill and 15 seconds', 15_000, 18_000],
] as const)
  test(`${how} costs nobody anything`, async (t) => {
    const folder = testFolder(t)
    const config = { outageAfter: 30_000 }
    const { server, ada, table } = await game(t, LIVE, { folder, config })
    const begun = server.clock.now()
    // The last beat was at the start. Somebody who is killed makes no other.
    server.clock.pass(3_000)
    if (given > down) server.core.storage.beat = () => Promise.resolve(null)
    await server.close()
    const again = await testServer(t, { folder, config, time: begun + 3_000 + down })
    ada.url = again.url
    assert.deepEqual((await info(ada, table)).clock!.due, Array(2).fill(begun + 60_000 + given))
  })

test('a pace that no server can keep is refused', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const wish = (pace: object): object => ({ id: ada.id(), game: 'pepper-duel', seats: ['me', 'me'], pace })
  for (const [pace, key] of [
    [{ ...DAYS, zone: 'Moon/Tycho' }, 'noSuchZone'],
    [{ ...LIVE, late: { then: 'turn', level: 'nobody' } }, 'noSuchLevel'],
    [{ ...LIVE, bank: 1 }, 'badRequest'],
  ] as const) {
    const answer = await ada.post<Failure>('/api/tables', wish(pace))
    assert.equal(answer.body.error.key, key)
  }
})

test('the log says when each thing happened', async (t) => {
  const { server, ada, bea, table } = await game(t, DAYS)
  const begun = server.clock.now()
  server.clock.pass(1_000)
  await ada.choose(table, 0)
  server.clock.pass(2_000)
  await bea.choose(table, 1)
  const { lines } = (await ada.get<Log>(`/api/tables/${table}/log?seat=0`)).body
  assert.deepEqual(
    lines.map(({ time }) => time - begun),
    lines.map(({ at }) => (at === 0 ? 0 : 3_000)),
  )
})

test('nights and weekends off don’t count, in the table’s time zone', () => {
  const pace = (off: ('nights' | 'weekends')[], hours: number) =>
    ({ ...DAYS, off, hours }) as Pace & { kind: 'days' }
  const at = (text: string): number => Date.parse(text)
  const end = (from: string, off: ('nights' | 'weekends')[], hours: number): string =>
    new Date(deadline(pace(off, hours), at(from))).toISOString()
  // Friday, 22:00 in Berlin: an hour before the night.
  assert.equal(end('2025-01-10T21:00:00Z', [], 24), '2025-01-11T21:00:00.000Z')
  assert.equal(end('2025-01-10T21:00:00Z', ['nights'], 2), '2025-01-11T07:00:00.000Z')
  assert.equal(end('2025-01-10T21:00:00Z', ['weekends'], 3), '2025-01-13T00:00:00.000Z')
  assert.equal(end('2025-01-10T21:00:00Z', ['nights', 'weekends'], 2), '2025-01-13T07:00:00.000Z')
  // Leave keeps what was left, and lost time is added as time that counts.
  const nights = pace(['nights'], 24)
  assert.equal(countedTime(nights, at('2025-01-10T21:00:00Z'), at('2025-01-11T07:00:00Z')), 2 * HOUR)
  assert.equal(
    new Date(later(nights, at('2025-01-10T21:30:00Z'), HOUR)).toISOString(),
    '2025-01-11T06:30:00.000Z',
  )
  // In the night in which the clocks go forward, an hour is missing.
  assert.equal(end('2025-03-29T21:00:00Z', ['nights'], 2), '2025-03-30T06:00:00.000Z')
})
