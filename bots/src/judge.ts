/** How good a decision was, going by what its seat could know at the time. */
import type { GameState, InEvery, Move, Rng, Seat } from '@harvest/engine'
import type { GameEntry } from './bot.ts'
import type { Budget } from './budget.ts'
import { compare, Prospect, ripen } from './prospects.ts'
import { reasonOf } from './reasons.ts'
import { sayIn } from './say.ts'
import { bestByMove, weigh } from './search/search.ts'

/** From what it cost; `brilliant` is what nobody would find who only looks at their own turn. */
export type Grade = 'brilliant' | 'inaccuracy' | 'mistake' | 'blunder'

export interface Judgement {
  readonly grade: Grade
  /** The chance of winning that was given away; for a brilliant move, how much better it was than the obvious one. */
  readonly cost: number
  /** What would have been better, for a brilliant move the obvious one, and how the turn would have gone on. */
  readonly other: Move
  readonly line: readonly Move[]
  /** Why the better of the two is better. */
  readonly reason: InEvery<string>
}

/** The chance of winning, from 0 to 1, that a decision has to cost to be called this. */
export const SCALE = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 } as const
const BRILLIANT = 0.05

/** How sure one must be, in standard errors, that anything was given away at all. */
const SURE = 2

/** Null for a decision that there is nothing to say about. `state` is a redealt one, as for any bot. */
export function judge(
  entry: GameEntry,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  played: Move,
  rng: Rng,
  budget: Budget,
): Judgement | null {
  if (moves.length < 2) return null
  const { candidates, best } = weigh(entry, state, seat, moves, rng, budget, played)
  const isBest = best.move === played
  const other = isBest ? candidates[0].move : best.move
  if (other === played) return null
  // The best of many is at times only the luckiest: it has to be better again when there are only these two.
  const duel = weigh(entry, state, seat, [played, other], rng, budget)
  const known = bestByMove(duel.candidates)
  const [own, rival] = [played, other].map((each) => known.find(({ move: begun }) => begun === each)!)
  const [better, worse] = (isBest ? [own, rival] : [rival, own]).map((candidate) => new Prospect(candidate))
  ripen(duel, [better, worse], state, rng)
  compare(duel, [better, worse], state, rng)
  const { mean, error } = difference(better.hopes, worse.hopes)
  const grade = mean < SURE * error ? null : isBest ? praise(mean) : blame(mean)
  if (grade === null) return null
  const say = sayIn(entry, state, seat, () => '')
  const beside = isBest ? 'obvious' : 'made'
  const reason = reasonOf(entry.telling, { own: better, other: worse, beside, gap: mean }, say)
  return { grade, cost: mean, other, line: rival.line, reason }
}

const praise = (gain: number): Grade | null => (gain >= BRILLIANT ? 'brilliant' : null)

function blame(cost: number): Grade | null {
  if (cost >= SCALE.blunder) return 'blunder'
  if (cost >= SCALE.mistake) return 'mistake'
  return cost >= SCALE.inaccuracy ? 'inaccuracy' : null
}

/** The mean of paired differences, and its standard error. */
function difference(
  a: readonly number[],
  b: readonly number[],
): { readonly mean: number; readonly error: number } {
  const n = a.length
  const gaps = a.map((chance, i) => chance - b[i])
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / n
  const squares = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0)
  return { mean, error: n < 2 ? Infinity : Math.sqrt(squares / n / (n - 1)) }
}
