/**
 * `npm run check:notices`: a simulated day on which some ten thousand notices fall due within an hour, while the
 * processes that send them are killed again and again and some of the moves come in time. Each must arrive once, by
 * its id, and none after its move. Real tables, a real database and a real web server; only time is not real.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { games } from '@harvest/bots'
import { FastRng } from '@harvest/engine'
import { readConfig } from '../src/config.ts'
import { NoticeDesk } from '../src/notices/desk.ts'
import { Notifier } from '../src/notices/notifier.ts'
import { openSqlite } from '../src/storage/sqlite/storage.ts'
import { creationOf } from '../src/tables/append.ts'
import { turnOf } from '../src/tables/listing.ts'
import type { TableRow } from '../src/tables/rows.ts'
import { newTable } from '../src/tables/tables.ts'
import { ManualClock } from '../test/support/clock.ts'
import { checkFolder, removeFolder } from './harness.ts'

const TABLES = 5_500
const PEOPLE = 500
const HOUR = 60 * 60_000
const MINUTE = 60_000
const TICK = 5_000
const PROCESSES = 3
/** So long after it was due everything has arrived: one who dies with it in hand, and the next, and the one after. */
const SURELY = 7 * MINUTE
/** How long after a turn began the later of two channels is due, in minutes. */
const LATER = 5

const rng = new FastRng(19)
const clock = new ManualClock()
const folder = checkFolder()
const storage = await openSqlite(folder, {
  onFatal(error) {
    throw error
  },
})
const offers = new Map(games.map((offer) => [offer.game.id, offer]))
const { game } = games[0]!

/** What must arrive and what may, as path and table; and the ids under which it has. */
const must = new Set<string>()
const may = new Set<string>()
const arrived = new Map<string, string[]>()
const over = new Set<string>()
let tooLate = 0
/** What else happens in the moment in which something arrives. */
let onArrival: () => void = () => {}
const room = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += String(chunk)))
  request.on('end', () => {
    const { id, table } = JSON.parse(body) as { id: string; table: string }
    const key = `${request.url} ${table}`
    arrived.set(key, [...(arrived.get(key) ?? []), id])
    if (over.has(table)) tooLate++
    onArrival()
    response.writeHead(204).end()
  })
})
room.listen(0, '127.0.0.1')
await once(room, 'listening')
const url = `http://127.0.0.1:${(room.address() as AddressInfo).port}`

const config = { ...readConfig({}), hookHosts: '127.0.0.1', publicUrl: 'https://table.example' }
const desk = await NoticeDesk.open({
  storage,
  config,
  clock,
  teller: { games: offers, url: config.publicUrl },
})

/** A process that sends: once it is killed, nothing it asks of the database is done or answered. */
class Sender {
  killed = false
  private readonly notifier: Notifier

  constructor() {
    const through = new Proxy(storage, {
      get: (target, name) => {
        const call = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>
        return (...args: unknown[]) => (this.killed ? new Promise(() => {}) : call(...args))
      },
    })
    this.notifier = new Notifier({
      storage: through,
      clock,
      senders: desk.senders,
      positionOf: () => Promise.resolve(''),
      teller: desk.teller,
      lookers: () => [],
      takeSeen: () => [],
      silence: null,
      offAddress: (channel) => desk.offAddress(channel),
      nameOf: (what) => desk.nameOf(what),
      onTrouble(error) {
        throw error
      },
    })
    this.notifier.start()
  }

  /** Resolves when it has sent all it had to, or is dead. */
  async rest(): Promise<void> {
    while (!this.killed) {
      const end = await Promise.race([this.notifier.settled(), nextTurn()])
      if (end !== BUSY) return
    }
  }
}

const BUSY = Symbol('busy')

function nextTurn(): Promise<typeof BUSY> {
  return new Promise((resolve) => setImmediate(() => resolve(BUSY)))
}

const people: string[] = []
const asker = { language: 'en', label: '', network: '' } as const
for (let i = 0; i < PEOPLE; i++) {
  const guest = `guest-${i}`
  people.push(guest)
  for (const pace of [0, LATER])
    await desk.add(guest, { kind: 'hook', url: `${url}/${guest}/${pace}`, form: 'json', pace }, asker)
}
clock.pass(MINUTE)

interface Open {
  readonly table: string
  /** When the move is made that ends it; null if nobody moves that day. */
  readonly moved: number | null
  readonly close: () => Promise<unknown>
}

/** Two people sit down at a table that waits for both. */
async function openTable(): Promise<Open> {
  const first = rng.chance(PEOPLE)
  const seats = [first, (first + 1 + rng.chance(PEOPLE - 1)) % PEOPLE].map((index) => ({
    kind: 'person' as const,
    guest: people[index]!,
    name: `Person ${index}`,
  }))
  const rows: [TableRow, ...TableRow[]] = [
    {
      kind: 'created',
      host: seats[0]!.guest,
      hostName: seats[0]!.name,
      game: game.id,
      options: {},
      seats,
      public: false,
      name: '',
      autostart: true,
    },
    { kind: 'started', version: game.version, seed: String(rng.chance(1e9)).padStart(64, '0') },
  ]
  const table = newTable()
  const { part, steps } = creationOf(table, rows, offers, clock.now(), null)
  await storage.append([part])
  const { after } = steps.at(-1)!
  const waits = part.waits!
  const moved = rng.chance(10) < 3 ? clock.now() + rng.chance(2 * LATER * 60) * 1000 : null
  for (const guest of waits.begun)
    for (const pace of [0, LATER]) {
      const time = moved === null ? Infinity : moved - clock.now() - pace * MINUTE
      // Between the two it depends on who dies with it in hand.
      if (time > SURELY) must.add(`/${guest}/${pace} ${table}`)
      else if (time > -TICK) may.add(`/${guest}/${pace} ${table}`)
    }
  const seq = part.rows.length + 1
  const close = (): Promise<unknown> =>
    storage.append([
      {
        table,
        rows: [{ seq, body: '{}', time: clock.now() }],
        command: null,
        listing: null,
        people: null,
        turn: { ...turnOf(after), toMove: [] },
        snapshot: null,
        waits: { over: waits.begun, begun: [], anew: [], seq, since: clock.now() },
      },
    ])
  return { table, moved, close }
}

let killed = 0
let open: Open[] = []
const senders = Array.from({ length: PROCESSES }, () => new Sender())

/** Some time after it began to send, or in the moment in which something of it may just have arrived. */
async function kill(victim: Sender): Promise<void> {
  if (rng.chance(2) === 0) for (let turns = rng.chance(40); turns > 0; turns--) await nextTurn()
  else {
    onArrival = () => (victim.killed = true)
    await victim.rest()
    onArrival = () => {}
  }
  victim.killed = true
  killed++
  senders[senders.indexOf(victim)] = new Sender()
}

/** Some seconds of the day: everything that is due then is sent, or somebody dies while sending it. */
async function live(): Promise<void> {
  clock.pass(TICK)
  const victim = clock.now() < lastKill ? senders[rng.chance(15 * PROCESSES)] : undefined
  if (victim) await kill(victim)
  for (const sender of senders) await sender.rest()
  const now = clock.now()
  for (const each of open.filter(({ moved }) => moved !== null && moved <= now)) {
    over.add(each.table)
    await each.close()
  }
  open = open.filter(({ moved }) => moved === null || moved > now)
}

const began = clock.now()
const lastKill = began + HOUR + 2 * LATER * MINUTE
let made = 0
while (clock.now() < began + HOUR) {
  const due = Math.ceil(((clock.now() - began + TICK) / HOUR) * TABLES)
  for (; made < due; made++) open.push(await openTable())
  await live()
}
while (clock.now() < lastKill + 5 * MINUTE) await live()
const idle = process.cpuUsage()
const ticks = 50
for (let tick = 0; tick < ticks; tick++) await live()
const { user, system } = process.cpuUsage(idle)
// The rest of the day, in larger steps.
for (let part = 0; part < 130; part++) {
  clock.pass(10 * MINUTE)
  for (const sender of senders) await sender.rest()
}

const missing = [...must].filter((key) => !arrived.has(key)).length
const uncalled = [...arrived.keys()].filter((key) => !must.has(key) && !may.has(key)).length
const twice = [...arrived.values()].filter((ids) => new Set(ids).size > 1).length
const repeated = [...arrived.values()].filter((ids) => ids.length > 1).length - twice
const perTick = (user + system) / 1000 / ticks / PROCESSES
process.stdout.write(
  `${arrived.size} notices, ${killed} processes killed: ${missing} missing, ${twice} sent twice, ${tooLate} after the move, ` +
    `${uncalled} that were not due; ${repeated} came again under the same id, because a kill came before it was noted\n` +
    `${TABLES} tables that wait, and nothing due: ${perTick.toFixed(2)} ms of processor time each time it is looked for\n`,
)
if (missing + twice + tooLate + uncalled > 0) process.exitCode = 1
room.close()
await storage.close()
removeFolder(folder)
process.exit()
