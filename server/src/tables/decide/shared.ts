/**
 * What deciding about a table has in common. A decision looks at the state and says which rows follow, or throws why
 * not; it changes nothing.
 */
import type { Seat } from '@harvest/engine'
import { parseOptions, type AnyGame } from '@harvest/engine'
import type { TableConfig } from '../../config.ts'
import { cleanName } from '../../people/names.ts'
import { failed, ruledOut } from '../../problem.ts'
import { foldRow } from '../fold.ts'
import type { Presence } from '../presence.ts'
import type { GuestId, TableRow } from '../rows.ts'
import { isOpen, type SeatState, type TableState } from '../state.ts'

/** Who asks. */
export interface Asker {
  readonly guest: GuestId
  readonly name: string
}

export interface World {
  readonly config: TableConfig
  readonly presence: Presence
  readonly now: number
  readonly levels: Levels
  newSeed(): string
  newTable(): string
}

export interface Decision {
  readonly rows: readonly TableRow[]
  /** What the asker gets, from the state that the rows lead to. */
  answer(after: TableState): unknown
  /** Another table that comes into being with it. */
  readonly creates?: { readonly table: string; readonly rows: readonly [TableRow, ...TableRow[]] }
}

/** The bots of a server, by their ids. */
export interface Levels {
  /** Those people choose from, weakest first. */
  readonly offered: readonly string[]
  /** All that may sit at a table: some are only for programs and tests. */
  readonly known: readonly string[]
  /** The one that takes over where nobody chose: a sensible one that answers at once. */
  readonly usual: string
}

/** What a command of one kind comes to. */
export type Decide<B> = (state: TableState, asker: Asker, body: B, world: World) => Decision

/** The name of somebody else at the same device, as rows hold it. */
export function calledBy(name: string | null | undefined): { readonly called?: string } {
  if (name === undefined || name === null) return {}
  const called = cleanName(name)
  if (called === null) throw failed('badName')
  return { called }
}

export function checkLevel(level: string, world: World): string {
  const { known, offered } = world.levels
  if (!known.includes(level)) throw failed('noSuchLevel', { levels: offered })
  return level
}

export function checkSetup(game: AnyGame, seats: number, options: unknown): void {
  if (seats < game.seats.min || seats > game.seats.max)
    throw ruledOut({ rule: 'EN-SET-1', key: 'seatCount', args: { game: game.name, ...game.seats, seats } })
  const parsed = parseOptions(game.options, seats, options)
  if (!parsed.ok) throw ruledOut(parsed.refusal)
}

/** The rows that follow by themselves: a full table that wants to start does. */
export function startIfFull(state: TableState, world: World): TableRow[] {
  if (!state.autostart || state.status !== 'open' || state.seats.some(isOpen)) return []
  return [startedRow(state, world)]
}

export function startedRow(state: TableState, world: World): TableRow {
  return {
    kind: 'started',
    version: state.offer.game.version,
    seed: state.begun?.seed ?? world.newSeed(),
  }
}

export function after(state: TableState, row: TableRow, world: World): TableState {
  const folded = foldRow(state, row, { seq: state.seq + 1, time: world.now, playFrom: 0 })
  if (!folded.ok) throw ruledOut(folded.refusal)
  return folded.state
}

export function checkOpen(state: TableState): void {
  if (state.status === 'closed') throw failed('noSuchTable')
  if (state.status !== 'open') throw failed('notOpen')
}

export function checkPlaying(state: TableState): void {
  if (state.status !== 'playing') throw failed('notPlaying')
}

export function seatAt(state: TableState, seat: Seat): SeatState {
  const found = state.seats[seat]
  if (!found) throw failed('noSuchSeat', { seats: state.seats.length })
  return found
}

export function ownSeat(state: TableState, asker: Asker, seat: Seat): Seat {
  if (seatAt(state, seat).guest !== asker.guest) throw failed('notYourSeat')
  return seat
}
