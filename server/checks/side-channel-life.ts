/**
 * A server with its people, from a position in which several seats choose in secret. Lives with the same common seed
 * are the same to everybody but the chooser, who comes to the same choice in ways that only their own seed decides.
 */
import { type FastRng, type Match, type Move, type Seat, type Viewer } from '@harvest/engine'
import type { Config } from '../src/config.ts'
import type { GameOffer } from '../src/games.ts'
import type { Identity } from '../src/people/people.ts'
import { creationOf } from '../src/tables/append.ts'
import type { TableRow } from '../src/tables/rows.ts'
import { newTable } from '../src/tables/tables.ts'
import type { Storage } from '../src/storage/contract.ts'
import type { WaitChange } from '../src/storage/notice-contract.ts'
import type { Created, Pace } from '../src/wire.ts'
import { ManualClock } from '../test/support/clock.ts'
import { checkFolder, checkServer, removeFolder, type CheckServer } from './harness.ts'
import { played, type Past, type SecretCommand } from './secret-ways.ts'
import type { Transcript } from './side-channel-transcript.ts'
import { Witness, type Page } from './witness.ts'

/** Limits as a server has them, only so small that a few people can reach them. */
const LIMITS: Partial<Config> = {
  // Everybody comes from an address of their own, through a proxy.
  trustProxy: true,
  ratePerIp: 25,
  ratePerGuest: 20,
  rateFrames: 6,
  rateChat: 12,
  ratePast: 0.3,
  rateTables: 100,
  maxTables: 1000,
  maxTablesPerGuest: 100,
  // What a bot plays is different each time, so none may be let in.
  absenceHost: 30 * 24 * 60 * 60_000,
  // Tables leave memory as soon as nobody follows them.
  maxLoaded: 2,
  // Time jumps, and the server was there all the same.
  outageAfter: 3650 * 24 * 60 * 60_000,
  // Time jumps, and pages can't answer a ping within a jump.
  heartbeat: 60 * 60_000,
}

/** Clocks that everybody sees run, and that never end. */
const PACE: Pace = { kind: 'live', bank: 1e8, increment: 7, late: { then: 'vote', level: 'random' } }

export interface LifeOptions {
  readonly offer: GameOffer
  readonly past: Past
  readonly chooser: Seat
  readonly transcript: Transcript
  /** To break something on purpose. */
  readonly wrap?: (storage: Storage) => Storage
}

export interface Person {
  readonly identity: Identity
  readonly token: string
}

export class Life {
  readonly clock = new ManualClock()
  readonly chooser: Seat
  /** Everybody but the chooser: the other seats, somebody who watches, and a stranger. */
  readonly witnesses: Witness[] = []
  /** Tables beside the main one; the first two have seats for the same people. */
  readonly others: string[] = []
  readonly table = newTable()
  /** The ids of all that the chooser did, which others may use as well. */
  readonly secretIds: string[] = []
  /** The game as this check knows it, for what can be done next. */
  match: Match
  /** The chooser, whose own observations nobody compares. */
  actor!: Witness
  private readonly options: LifeOptions
  private readonly folder = checkFolder()
  private running!: CheckServer
  private people: Person[] = []
  private seeds = 0
  private falls = false
  /** What was stored of who is waited for, and not yet noted. */
  private readonly waits: [table: string, change: WaitChange][] = []
  private readonly names = new Map([[this.table, 'TABLE-0']])

  private constructor(options: LifeOptions) {
    this.options = options
    this.chooser = options.chooser
    this.match = options.past.match
  }

  static async begin(options: LifeOptions): Promise<Life> {
    const life = new Life(options)
    await life.start(options.offer)
    const seats = life.match.seats
    for (let i = 0; i <= seats; i++)
      life.people.push(await life.running.core.people.create(`Person ${i}`, ''))
    await life.putOnTable()
    life.makeWitnesses()
    await life.makeOthers()
    return life
  }

  get server(): CheckServer {
    return this.running
  }

  /** Those who have a seat. */
  get players(): Witness[] {
    return this.witnesses.filter(({ as }) => as !== 'watcher')
  }

  witnessAt(as: Viewer): Witness {
    return this.witnesses.find((witness) => witness.as === as)!
  }

  private async start(offer: GameOffer): Promise<void> {
    this.running = await checkServer([offer], {
      config: LIMITS,
      clock: this.clock,
      folder: this.folder,
      newSeed: () => String(++this.seeds).padStart(64, '0'),
      wrap: this.fallible,
    })
  }

  /** The server ends and another one goes on in its place; all pages are gone. */
  async restart(offer = this.options.offer): Promise<void> {
    for (const page of this.pages()) await page.close()
    for (const one of [...this.witnesses, this.actor]) one.main = one.aside = null
    await this.running.end()
    await this.start(offer)
  }

  /** The server falls, without a chance to store any position, and one with newer rules goes on in its place. */
  async upgrade(): Promise<void> {
    const { offer } = this.options
    this.falls = true
    await this.restart({ ...offer, game: { ...offer.game, version: offer.game.version + 1 } })
    this.falls = false
    for (const table of [this.table, ...this.others]) {
      // What changes at the same moment has no order in lists.
      this.clock.pass(1000)
      await this.witnesses.at(-1)!.get(`/api/tables/${table}`)
    }
  }

  /** A server that falls stores nothing any more. */
  private readonly fallible = (storage: Storage): Storage => {
    const { wrap = (same) => same } = this.options
    return wrap({
      ...storage,
      append: (parts) => {
        for (const { table, waits } of parts) if (waits) this.waits.push([table, waits])
        return storage.append(parts)
      },
      saveSnapshots: async (some) => (this.falls ? undefined : storage.saveSnapshots(some)),
    })
  }

  /** Who would be told of a turn, and when: notices are made of this and of what lists show. */
  private noteWaits(): void {
    const numbers = (guests: readonly string[]): number[] =>
      guests.map((guest) => this.people.findIndex(({ identity }) => identity.guest === guest))
    for (const [table, { over, begun, anew, since }] of this.waits.splice(0)) {
      const told = [numbers(over), numbers(begun), numbers(anew), since]
      if (table === this.table) this.note('who is waited for', JSON.stringify(told))
    }
  }

  async end(): Promise<void> {
    for (const page of this.pages()) await page.close()
    await this.running.end()
    removeFolder(this.folder)
  }

  private pages(): Page[] {
    return [...this.witnesses, this.actor]
      .flatMap(({ main, aside }) => [main, aside])
      .filter((page) => page !== null)
  }

  /** The main table with its past, as if it had all been played at this server. */
  private async putOnTable(): Promise<void> {
    const { offer, past } = this.options
    const [host] = this.people
    const seats = this.people.slice(0, past.match.seats).map(({ identity: { guest, name } }) => ({
      kind: 'person' as const,
      guest,
      name,
    }))
    const rows: [TableRow, ...TableRow[]] = [
      {
        kind: 'created',
        host: host!.identity.guest,
        hostName: host!.identity.name,
        game: offer.game.id,
        options: {},
        seats,
        public: true,
        name: 'Main',
        autostart: true,
        pace: PACE,
      },
      { kind: 'started', version: offer.game.version, seed: past.seed },
    ]
    for (const [index, { seat, move }] of past.match.steps().entries())
      rows.push({ kind: 'move', seat, move, id: `past-move-${index}` })
    const { core } = this.running
    const { part } = creationOf(this.table, rows, core.tables.games, this.clock.now(), null)
    await core.storage.append([part])
  }

  private makeWitnesses(): void {
    const seats = this.match.seats
    const make = (name: string, as: Viewer, token: string | null, index: number): Witness =>
      new Witness({
        name,
        as,
        token,
        address: `10.0.0.${index}`,
        server: () => this.running,
        note: (what, seen) => {
          this.noteWaits()
          this.note(what, seen)
        },
      })
    for (let seat = 0; seat < seats; seat++)
      if (seat !== this.chooser)
        this.witnesses.push(make(`seat-${seat}`, seat, this.people[seat]!.token, seat))
    this.witnesses.push(make('watcher', 'watcher', this.people[seats]!.token, seats))
    this.witnesses.push(make('stranger', 'watcher', null, seats + 1))
    this.actor = new Witness({
      name: 'chooser',
      as: this.chooser,
      token: this.people[this.chooser]!.token,
      address: '10.0.0.200',
      server: () => this.running,
      note: () => {},
    })
  }

  /** Tables that others can be at, look at, and push this one out of memory with. */
  private async makeOthers(): Promise<void> {
    const { game } = this.options.offer
    for (let i = 0; i < 3; i++) {
      // Lists are in the order of time.
      this.clock.pass(1000)
      const host = this.witnesses[i % this.players.length]!
      const seats = ['me', ...Array<string>(this.match.seats - 1).fill('open')]
      const wish = {
        id: host.newId(),
        game: game.id,
        seats,
        public: true,
        name: `Other ${i}`,
        autostart: true,
      }
      const { body } = await host.post('/api/tables', wish)
      const { table } = body as Created
      this.others.push(table)
      if (i === 2) continue
      for (const guest of [...this.players, this.actor].filter((one) => one !== host)) {
        this.clock.pass(1000)
        await guest.command('http', table, 'join', { id: guest.newId() })
      }
    }
  }

  /** Tables, and people where they speak, have other ids in each life. */
  private note(what: string, seen: string): void {
    for (const [, table, speaker] of seen.matchAll(/\{"table":"([\w-]{22})"\}|"by":"([0-9a-f]{16})"/g)) {
      const id = table ?? speaker!
      if (!this.names.has(id)) this.names.set(id, `${table ? 'TABLE' : 'SPEAKER'}-${this.names.size}`)
    }
    const named = (text: string): string => {
      for (const [id, name] of this.names) text = text.replaceAll(id, name)
      return text
    }
    this.options.transcript.note(named(what), named(seen))
  }

  // --------------------------------------------------------------------------------------------- the game

  /** A command of the chooser that must succeed. */
  async act(command: SecretCommand, door: 'http' | 'socket'): Promise<void> {
    const { actor, chooser } = this
    const id = actor.newId()
    this.secretIds.push(id)
    await this.give(actor, chooser, command, door, id)
  }

  /** A legal command of any seat; the check goes on from what it leads to. */
  async give(
    by: Witness,
    seat: Seat,
    command: SecretCommand,
    door: 'http' | 'socket',
    id = by.newId(),
  ): Promise<void> {
    const { kind, ...what } = command
    const asked = kind === 'moves' || kind === 'undo' ? { decision: this.match.decisions[seat]! } : {}
    const body = { id, seat, ...asked, ...what }
    this.match = after(this.match, seat, command)
    const { status, body: answer } = await by.command(door, this.table, kind, body)
    this.noteWaits()
    if (status !== 200) throw new Error(`${by.name}: a legal command was refused: ${JSON.stringify(answer)}`)
  }

  move(seat: Seat, moves: readonly Move[], door: 'http' | 'socket'): Promise<void> {
    if (seat === this.chooser) return this.act({ kind: 'moves', moves }, door)
    return this.give(this.witnessAt(seat), seat, { kind: 'moves', moves }, door)
  }
}

function after(match: Match, seat: Seat, command: SecretCommand): Match {
  if (command.kind === 'order' || command.kind === 'withdraw') return match
  if (command.kind === 'moves') return command.moves.reduce((now, move) => played(now, seat, move), match)
  const undone = match.undo(seat, command.scope)
  if (!undone.ok) throw new Error(undone.refusal.key)
  return undone.value.match
}

export function doorOf(rng: FastRng): 'http' | 'socket' {
  return rng.chance(2) === 0 ? 'http' : 'socket'
}
