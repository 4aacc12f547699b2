/**
 * A table from its log. Replaying the moves on the same seed gives back everything, undo included. When the
 * rules have changed since, the game goes on from the newest stored position instead.
 */
import { Match, seededSource, type GameState } from '@harvest/engine'
import { Failed, failed } from '../problem.ts'
import { alone, type GameOffer, type Games } from '../games.ts'
import type { Snapshot, TableStorage } from '../storage/contract.ts'
import { completeOptions, followRow, startMatch } from './fold.ts'
import { parseRow, type CarriedPosition, type PlacedRow, type TableRow } from './rows.ts'
import { botSeats, createState, type TableState } from './state.ts'
import { Window } from './window.ts'

/**
 * Whenever a game goes on under newer rules, update numbers begin at the next multiple of this: beyond any number a page
 * may have seen, so that everybody gets the whole view, and whatever rows could be followed, some of which were secret.
 */
const AHEAD = 1_000_000

export interface Loaded {
  readonly state: TableState
  readonly window: Window
  /** A row to append before anything else: the position under the rules of today. */
  readonly carry: TableRow | null
}

/** Its data is sound, but today's rules can't go on with it. */
export class Outgrown extends Failed {
  constructor(table: string, { cause }: ErrorOptions) {
    const { status, refusal } = failed('olderRules')
    super(status, refusal, false)
    this.cause = new Error(`table ${table} can't go on under today's rules`, { cause })
  }
}

/** Where the game of a table comes from. */
export type FindOffer = (first: TableRow) => Promise<GameOffer>

/** Read a table, or null when there is none. */
export async function loadTable(storage: TableStorage, find: FindOffer, id: string): Promise<Loaded | null> {
  const stored = await storage.readLog(id, 0)
  if (stored.length === 0) return null
  const rows = stored.map(parseRow)
  const first = rows[0]!.row
  const offer = await find(first)
  const base = rows.findLast(({ row }) => row.kind === 'started' || row.kind === 'carried')
  const current = !base || (base.row as { version: number }).version === offer.game.version
  const { state, window } = foldRows(id, rows, alone(offer), current ? (base?.seq ?? 0) : Infinity)
  if (current) return { state, window, carry: null }
  const snapshot = state.plan ? null : await storage.readSnapshot(id)
  let position: CarriedPosition
  try {
    position = state.plan ? beginAgain(state, rows) : carryOver(state, rows, snapshot)
  } catch (error) {
    throw error instanceof Failed ? error : new Outgrown(id, { cause: error })
  }
  // What came before can't be told again under the rules of today.
  return {
    state,
    window: new Window(state),
    carry: { kind: 'carried', version: offer.game.version, position },
  }
}

function foldRows(
  id: string,
  rows: readonly PlacedRow[],
  games: Games,
  playFrom: number,
): { state: TableState; window: Window } {
  let state = createState(id, rows[0]!.row, games, rows[0]!.time)
  let window = new Window(state, playFrom)
  for (const row of rows.slice(1)) {
    const folded = followRow(state, row, playFrom)
    state = folded.state
    // Of rows that are passed over nobody can say who noticed them.
    if (row.seq < playFrom) window = new Window(state, playFrom)
    else window.add({ row, after: state, turn: folded.turn })
  }
  return { state, window }
}

/**
 * The newest position that can be had under today's rules: the stored one brought up to date, then the moves
 * after it as far as they are still legal. Without a stored one the moves are tried from the beginning.
 */
function carryOver(
  state: TableState,
  rows: readonly PlacedRow[],
  snapshot: Snapshot | null,
): CarriedPosition {
  const start = rows.findLast(({ row }) => row.kind === 'started' || row.kind === 'carried')!
  const kept = snapshot && snapshot.seq >= start.seq ? snapshot : null
  let match = kept ? resumeSnapshot(state, kept) : restart(state)
  for (const { row } of rows.filter(({ seq }) => seq > (kept?.seq ?? start.seq))) {
    if (row.kind !== 'move' && row.kind !== 'undo') continue
    const played =
      row.kind === 'move' ? match.play(row.seat, row.move, botSeats(state)) : match.undo(row.seat, row.scope)
    // A step from before the stored position can't be taken back: it stands, and its seat may still change it.
    if (!played.ok && row.kind === 'undo') continue
    if (!played.ok) break
    match = played.value.match
  }
  return positionOf(match, rows)
}

/** A plan begins again: what was planned under other rules is worth little. */
function beginAgain(state: TableState, rows: readonly PlacedRow[]): CarriedPosition {
  const { row, seq } = rows.findLast(isCarried)!
  if (row.kind !== 'carried') throw failed('gameGone')
  const { version, position } = row
  const body = JSON.stringify(position)
  return positionOf(resumeSnapshot(state, { table: state.id, seq, version, body }), rows)
}

function positionOf(match: Match, rows: readonly PlacedRow[]): CarriedPosition {
  return {
    state: match.state as unknown as CarriedPosition['state'],
    draws: match.draws,
    at: match.at,
    decisions: match.decisions.map((n) => n + 1),
    numbers: Array<number>(match.seats + 1).fill(AHEAD * (1 + rows.filter(isCarried).length)),
  }
}

function isCarried({ row }: PlacedRow): boolean {
  return row.kind === 'carried'
}

function resumeSnapshot(state: TableState, snapshot: Snapshot): Match {
  const { game } = state.offer
  const body = JSON.parse(snapshot.body) as CarriedPosition
  const upgraded = (
    snapshot.version !== game.version && game.upgrade
      ? game.upgrade(body.state, snapshot.version)
      : body.state
  ) as GameState
  game.check(upgraded)
  return Match.resume(game, state.seats.length, completeOptions(state), seededSource(state.seed!), {
    ...body,
    state: upgraded,
  })
}

function restart(state: TableState): Match {
  const match = startMatch(state, state.seed!)
  if (!match.ok) throw failed('gameGone')
  return match.value
}
