/**
 * A table from its log. Replaying the moves on the same seed gives back everything, undo included. When the
 * rules have changed since, the game goes on from the newest stored position instead.
 */
import { Match, seededSource, type GameState } from '@harvest/engine'
import { failed } from '../problem.ts'
import type { Snapshot, Storage, StoredRow } from '../storage/contract.ts'
import type { CarriedPosition, TableRow } from './rows.ts'
import { completeOptions, createState, foldRow, type Games, type TableState, type Turn } from './state.ts'

export interface Loaded {
  readonly state: TableState
  readonly turns: readonly Turn[]
  /** A row to append before anything else: the position under the rules of today. */
  readonly carry: TableRow | null
}

interface Parsed {
  readonly row: TableRow
  readonly seq: number
  readonly time: number
}

/** Read a table, or null when there is none. */
export async function loadTable(storage: Storage, games: Games, id: string): Promise<Loaded | null> {
  const stored = await storage.readLog(id, 0)
  if (stored.length === 0) return null
  const rows = stored.map(parseRow)
  const first = rows[0]!.row
  const offer = first.kind === 'created' ? games.get(first.game) : undefined
  if (!offer) throw failed('gameGone')
  const base = rows.findLast(({ row }) => row.kind === 'started' || row.kind === 'carried')
  const current = !base || (base.row as { version: number }).version === offer.game.version
  const { state, turns } = foldRows(id, rows, games, current ? (base?.seq ?? 0) : Infinity)
  if (current) return { state, turns, carry: null }
  const position = carryOver(state, rows, await storage.readSnapshot(id))
  return { state, turns, carry: { kind: 'carried', version: offer.game.version, position } }
}

function parseRow(stored: StoredRow): Parsed {
  return { row: JSON.parse(stored.body) as TableRow, seq: stored.seq, time: stored.time }
}

function foldRows(
  id: string,
  rows: readonly Parsed[],
  games: Games,
  playFrom: number,
): { state: TableState; turns: Turn[] } {
  const turns: Turn[] = []
  let state = createState(id, rows[0]!.row, games, rows[0]!.time)
  for (const { row, seq, time } of rows.slice(1)) {
    const folded = foldRow(state, row, { seq, time, playFrom })
    if (!folded.ok) throw new Error(`row ${seq} of a table does not follow: ${folded.refusal.key}`)
    state = folded.state
    if (folded.turn) turns.push(folded.turn)
  }
  return { state, turns }
}

/**
 * The newest position that can be had under today's rules: the stored one brought up to date, then the moves
 * after it as far as they are still legal. Without a stored one the moves are tried from the beginning.
 */
function carryOver(state: TableState, rows: readonly Parsed[], snapshot: Snapshot | null): CarriedPosition {
  const start = rows.findLast(({ row }) => row.kind === 'started' || row.kind === 'carried')!
  const kept = snapshot && snapshot.seq >= start.seq ? snapshot : null
  let match = kept ? resumeSnapshot(state, kept) : restart(state)
  const numbers = kept
    ? (JSON.parse(kept.body) as CarriedPosition).numbers
    : state.seats.map(() => 1).concat(1)
  let missed = 0
  for (const { row } of rows.filter(({ seq }) => seq > (kept?.seq ?? start.seq))) {
    if (row.kind !== 'move' && row.kind !== 'undo') continue
    const played = row.kind === 'move' ? match.play(row.seat, row.move) : match.undo(row.seat, row.scope)
    if (!played.ok) break
    match = played.value.match
    missed++
  }
  return {
    state: match.state as unknown as CarriedPosition['state'],
    draws: match.draws,
    at: match.at,
    decisions: match.decisions.map((n) => n + 1),
    // Beyond any number a page may have seen, so that everybody gets the whole view.
    numbers: numbers.map((n) => n + missed + 1),
  }
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
  const { game } = state.offer
  const match = Match.start(game, state.seats.length, state.options, seededSource(state.seed!))
  if (!match.ok) throw failed('gameGone')
  return match.value
}
