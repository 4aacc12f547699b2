/** Moves and undo: who may make them, and which rows they become. Legality is decided when the rows are folded. */
import { has, phaseSpec, type Move, type Seat } from '@harvest/engine'
import { failed, outdated } from '../../problem.ts'
import type * as wire from '../../wire.ts'
import { asksBot } from '../bot-question.ts'
import { undoTarget } from '../fold.ts'
import { viewNow } from '../projection.ts'
import type { TableRow } from '../rows.ts'
import { numberOf, waitingSet, type TableState } from '../state.ts'
import { after, ownSeat, seatAt, type Asker, type Decision, type World } from './shared.ts'

/** Steps and undos a seat may make while the game gets no further. */
const MAX_DETOURS = 300

export function decideMoves(state: TableState, asker: Asker, body: wire.PlayMoves): Decision {
  checkSeat(state, asker, body.seat)
  checkDecision(state, body.seat, body.decision)
  const { done = false } = state.match!.state.sealed[body.seat] ?? {}
  checkDetours(state, body.seat, done ? MAX_DETOURS : 2 * MAX_DETOURS)
  return movesOf(body.seat, body.moves, body.id, body.grace)
}

/** A bot's moves count only while a bot sits there and the question is still the one it thought about. */
export function decideBotMoves(
  state: TableState,
  seat: Seat,
  decision: number,
  moves: readonly Move[],
  id: string,
  world: World,
): Decision {
  const { level, once } = seatAt(state, seat)
  if (level === null) throw failed('noBotThere')
  checkDecision(state, seat, decision)
  if (!asksBot(state, seat)) throw failed('questionChanged')
  const decided = movesOf(seat, moves, id)
  if (!once || !endsTurn(state, seat, decided.rows, world)) return decided
  return { ...decided, rows: [...decided.rows, { kind: 'botOut', seat }] }
}

/** Whether these moves are the last that are asked of a seat in its turn, or in what it chooses in secret. */
function endsTurn(state: TableState, seat: Seat, rows: readonly TableRow[], world: World): boolean {
  const then = rows.reduce((before, row) => after(before, row, world), state)
  const { game, state: position } = state.match!
  const secret = phaseSpec(game, game.phase(position)).decides === 'sealed'
  return !has(waitingSet(then), seat) || (secret && then.match!.at > state.match!.at)
}

function movesOf(seat: Seat, moves: readonly Move[], id: string, grace = 0): Decision {
  const asked = grace > 0 ? { grace } : {}
  const rows = moves.map((move): TableRow => ({ kind: 'move', seat, move, id, ...asked }))
  return { rows, answer: (then) => playAnswer(then, seat) }
}

export function decideUndo(state: TableState, asker: Asker, body: wire.UndoMoves): Decision {
  checkSeat(state, asker, body.seat)
  checkDecision(state, body.seat, body.decision)
  checkDetours(state, body.seat, MAX_DETOURS)
  const to = undoTarget(state, body.seat, body.scope)
  const row: TableRow = { kind: 'undo', seat: body.seat, scope: body.scope, to, id: body.id }
  return { rows: [row], answer: (then) => playAnswer(then, body.seat) }
}

function checkSeat(state: TableState, asker: Asker, seat: Seat): void {
  ownSeat(state, asker, seat)
  if (!state.match) throw failed('notStarted')
  if (state.seats[seat]!.level !== null) throw failed('botPlays')
}

/** Every change of mind is kept for good: whoever has had enough of them can only go on. */
function checkDetours(state: TableState, seat: Seat, most: number): void {
  if ((state.detours[seat] ?? 0) >= most) throw failed('tooManyChanges')
}

function checkDecision(state: TableState, seat: Seat, decision: number): void {
  if (!state.match) throw failed('notStarted')
  if (state.match.decisions[seat] !== decision) throw outdated(viewNow(state, seat))
}

function playAnswer(state: TableState, seat: Seat): wire.PlayAnswer {
  const match = state.match!
  return {
    n: numberOf(state.numbers, seat),
    at: match.at,
    decision: match.decisions[seat]!,
    over: match.over,
  }
}
