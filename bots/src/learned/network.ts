/**
 * A learned evaluation: the points that the evaluation made by hand gives everybody, corrected by a small network that
 * looks at each seat's features and the average of the others', and everybody's chance to win. It begins as what it
 * corrects, and learns by self-play how far that is off (`npm run -s lab -- train`).
 */
import { allSeats, type GameState } from '@harvest/engine'
import type { Evaluation } from '../bot.ts'
import type { Features } from './features.ts'

/** What was learned, as it lies in evaluations/<game>/weights.json. */
export interface Weights {
  /** Of the features it was learned with. */
  readonly names: readonly string[]
  /** What each hidden unit makes of a seat's own features and of the others': a row for each. */
  readonly own: readonly (readonly number[])[]
  readonly others: readonly (readonly number[])[]
  readonly bias: readonly number[]
  /** What each unit adds to the points, and to the lead as far as it means a win. */
  readonly points: readonly number[]
  readonly chance: readonly number[]
  /** How far ahead in points is safe: the logarithm at the beginning, and what the end of the game adds to it. */
  readonly spread: readonly [number, number]
}

/** Of what is below zero so much is let through, so that every unit can learn. */
export const LEAK = 0.05

/** What a lead of one in the logarithm of the chances counts in points, where planners go by chances. */
const UNIT = 20

/** Nobody's chance is taken for less, or all ways to lose would be told apart too finely. */
const LEAST = 1e-6

/** What a position means to everybody, as far as it was learned. */
export class Learned {
  /** The evaluation made by hand, as chances of winning instead of points: what planners go by, if anything. */
  readonly planner: Evaluation | null
  private readonly features: Features
  private readonly evaluation: Evaluation
  private readonly size: number
  private readonly hidden: number
  private readonly own: Float64Array
  private readonly others: Float64Array
  private readonly bias: Float64Array
  private readonly toPoints: Float64Array
  private readonly toChance: Float64Array
  private readonly spread: readonly [number, number]
  private inputs = new Float64Array(0)
  private sums = new Float64Array(0)
  private readonly base: number[] = []
  private readonly chances: number[] = []

  /** `leads` says whether planners go by it too, or only what stands at the end of looking ahead. */
  constructor(evaluation: Evaluation, features: Features, weights: Weights, leads: boolean) {
    this.evaluation = evaluation
    this.planner = leads ? { ...evaluation, appraise: (state, _who, out) => this.appraise(state, out) } : null
    this.features = features
    this.size = features.names.length
    if (weights.names.join() !== features.names.join())
      throw new Error('These weights were learned with other features: learn them anew with "lab train".')
    this.hidden = weights.bias.length
    this.own = Float64Array.from(weights.own.flat())
    this.others = Float64Array.from(weights.others.flat())
    this.bias = Float64Array.from(weights.bias)
    this.toPoints = Float64Array.from(weights.points)
    this.toChance = Float64Array.from(weights.chance)
    this.spread = weights.spread
  }

  /**
   * The points each seat is likely to end with and its chance to win, by seat. Whether nothing can change any more; then
   * these are the points there are, and whoever has most has won.
   */
  judge(state: GameState, points: number[], chances: number[]): boolean {
    const seats = state.sealed.length
    if (this.features.isSettled(state)) {
      this.evaluation.appraise(state, allSeats(seats), this.base)
      settle(this.base, seats, points, chances)
      return true
    }
    this.look(state, seats)
    const spread = Math.exp(this.spread[0] + this.spread[1] * this.features.progress(state))
    let most = -Infinity
    for (let seat = 0; seat < seats; seat++) {
      points[seat] = this.base[seat]
      chances[seat] = this.base[seat] / spread
      this.correct(seat, seats, points, chances)
      if (chances[seat] > most) most = chances[seat]
    }
    let sum = 0
    for (let seat = 0; seat < seats; seat++) sum += chances[seat] = Math.exp(chances[seat] - most)
    for (let seat = 0; seat < seats; seat++) chances[seat] /= sum
    return false
  }

  private appraise(state: GameState, out: number[]): boolean {
    if (this.judge(state, out, this.chances)) return true
    for (let seat = 0; seat < state.sealed.length; seat++)
      out[seat] = UNIT * Math.log(Math.max(LEAST, this.chances[seat]))
    return false
  }

  /** Everybody's features and their sums, and the points made of them by hand. */
  private look(state: GameState, seats: number): void {
    const { size, features } = this
    if (this.inputs.length < seats * size) {
      this.inputs = new Float64Array(seats * size)
      this.sums = new Float64Array(size)
    }
    const { inputs, sums } = this
    sums.fill(0)
    for (let seat = 0; seat < seats; seat++) {
      this.base[seat] = features.write(state, seat, inputs, seat * size)
      for (let i = 0; i < size; i++) sums[i] += inputs[seat * size + i]
    }
  }

  private correct(seat: number, seats: number, points: number[], chances: number[]): void {
    const { size, hidden, inputs, sums, own, others, toPoints, toChance } = this
    const share = 1 / (seats - 1)
    for (let unit = 0; unit < hidden; unit++) {
      let sum = this.bias[unit]
      const row = unit * size
      for (let i = 0; i < size; i++) {
        const mine = inputs[seat * size + i]
        sum += own[row + i] * mine + others[row + i] * (sums[i] - mine) * share
      }
      if (sum < 0) sum *= LEAK
      points[seat] += toPoints[unit] * sum
      chances[seat] += toChance[unit] * sum
    }
  }
}

function settle(base: readonly number[], seats: number, points: number[], chances: number[]): void {
  let most = -Infinity
  let winners = 0
  for (let seat = 0; seat < seats; seat++) {
    points[seat] = base[seat]
    if (base[seat] > most) {
      most = base[seat]
      winners = 1
    } else if (base[seat] === most) winners++
  }
  for (let seat = 0; seat < seats; seat++) chances[seat] = base[seat] === most ? 1 / winners : 0
}
