/**
 * What is worth weighing: the usual move, and those the planner likes best. Where turns are planned, a candidate is a
 * whole turn, or a whole secret choice, that begins with a move: in playouts everybody plans in a hurry, and a good move
 * would seem bad only because nobody saw how to go on from it.
 */
import {
  canonical,
  has,
  moveList,
  quickIO,
  type AnyGame,
  type GameState,
  type Move,
  type Rng,
  type Seat,
} from '@harvest/engine'
import { listTurns, planTurn } from '../plan.ts'
import { isSealed } from '../secret.ts'
import { between } from './style.ts'
import type { SearchTable } from './table.ts'
import { TreeNode } from './tree.ts'

/** A move being weighed. */
export interface Candidate {
  readonly move: Move
  /** How the turn goes on after it, where turns are planned. */
  line: readonly Move[]
  /** As the planner sees it. */
  readonly prior: number
  readonly root: TreeNode
  /** All samples, for whoever wants to know what the move is worth. */
  visits: number
  sum: number
  points: number
  wins: number
  /** How much better it was than the usual move in the same samples; in a tree, those of this stage. */
  count: number
  gain: number
  squares: number
}

/** Positions the planner looks at to find the moves that are weighed, and for the rest of the turn after one of them. */
const SURVEY = 400
const REST = 150

const TWO_32 = 2 ** 32

/** The usual move first. `also` is among them even if the planner would not look at it. */
export function listCandidates(
  table: SearchTable,
  state: GameState,
  moves: readonly Move[],
  usual: Move,
  also: Move | null,
  rng: Rng,
): Candidate[] {
  const { planner, me, timer, style } = table
  const plan = planTurn(planner, state, me, moves, rng, SURVEY, () => timer.isStopped)
  const firsts = moves.map((move, i) => newCandidate(plan.lines[i] ?? [move], plan.values[i]))
  firsts.sort((a, b) => Number(b.move === usual) - Number(a.move === usual) || b.prior - a.prior)
  if (planner.evaluation.foresight.by === 'tree')
    return firsts.filter(({ move }, i) => i < style.width.tree || move === also)
  const [few] = style.width.plans
  const width = between(style.width.plans, timer.looks)
  const list = listChoices(table, state, moves, usual, Math.ceil((2 / 3) * few), rng)
  for (const candidate of firsts) {
    if (list.some(({ move }) => move === candidate.move)) continue
    if (list.length >= few && candidate.move !== also) continue
    list.push(candidate)
    if (candidate.line.length === 0) candidate.line = planRest(table, state, candidate.move, rng)
  }
  // With time for more, other turns that begin like these.
  const known = new Set(list.map(({ move, line }) => keyOf([move, ...line])))
  for (const line of listTurns(plan, width + list.length))
    if (list.length < width && !known.has(keyOf(line))) list.push(newCandidate(line, 0))
  return list
}

/** The same for the same moves in whatever order. */
function keyOf(line: readonly Move[]): string {
  return line
    .map((move) => canonical(move))
    .sort()
    .join()
}

const NOTHING = { visits: 0, sum: 0, points: 0, wins: 0, count: 0, gain: 0, squares: 0 }

function newCandidate([move, ...line]: readonly Move[], prior: number): Candidate {
  return { move, line, prior, root: new TreeNode(), ...NOTHING }
}

/**
 * Whole secret choices, in a game that has a formula for them: the one that it makes, then those that it would make if
 * one of these moves could not be made. None where there is no formula.
 */
function listChoices(
  { planner, me, timer }: SearchTable,
  state: GameState,
  moves: readonly Move[],
  usual: Move,
  count: number,
  rng: Rng,
): Candidate[] {
  const { game, evaluation } = planner
  const { sealed } = evaluation
  if (!sealed || !isSealed(game, state)) return []
  const io = quickIO(0)
  const choose = (begun: readonly Move[], without: Move | null): Move[] => {
    const after = game.clone(state) as GameState
    const line: Move[] = []
    do {
      const open = line.length === 0 ? moves : (game.moves(after, me, moveList()) as Move[])
      const left = open.filter((move) => move !== without)
      let move = begun[line.length] ?? (left.length > 1 ? sealed(after, me, left, rng) : (left[0] ?? open[0]))
      // A formula may insist on a move that is gone.
      if (!open.includes(move)) move = left[0]
      line.push(move)
      game.apply(after, me, move, io)
    } while (!timer.isOver && goesOn(game, state, after, me))
    return line
  }
  const lines = [choose([usual], null)]
  const known = new Set(lines.map(keyOf))
  for (let from = 0; from < lines.length; from++)
    for (let at = 0; at < lines[from].length; at++) {
      if (lines.length >= count || timer.isOver) break
      const line = choose(lines[from].slice(0, at), lines[from][at])
      if (known.has(keyOf(line))) continue
      known.add(keyOf(line))
      lines.push(line)
    }
  return lines.map((line) => newCandidate(line, 0))
}

/** The rest of the turn after a move for which the survey found none. */
function planRest(
  { planner, me, timer }: SearchTable,
  state: GameState,
  move: Move,
  rng: Rng,
): readonly Move[] {
  const { game } = planner
  const after = game.clone(state) as GameState
  game.apply(after, me, move, quickIO(rng.chance(TWO_32)))
  if (timer.isOver || !goesOn(game, state, after, me)) return []
  const moves = game.moves(after, me, moveList()) as Move[]
  return planTurn(planner, after, me, moves, rng, REST, () => timer.isStopped).line
}

/** Whether a seat still decides in the same way as before: alone in a turn, or within one secret choice. */
function goesOn(game: AnyGame, before: GameState, after: GameState, seat: Seat): boolean {
  if (!has(game.waiting(after), seat)) return false
  return isSealed(game, before) ? game.phase(before) === game.phase(after) : !isSealed(game, after)
}
