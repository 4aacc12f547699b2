/**
 * Learning: the network's weights are moved, a few hundred positions at a time, to where they foretell better what came
 * of them (Adam; the gradient is worked out by hand). What came is partly the end of the game and partly what the
 * network itself says of the positions in between (TD(λ)): those are nearer, and hang less on luck.
 */
import { LEAK, type Weights } from '@harvest/bots/learned'
import { FastRng } from '@harvest/engine'
import type { Batch } from './positions.ts'

/** How much of what is learned from a position comes from beyond the next one. */
const LAMBDA = 0.85

const RATE = 0.002
const MOMENTUM = 0.9
const STEADINESS = 0.999
const DECAY = 2e-4
const MINIBATCH = 256

/** Points count as much as chances if they are off by so many. */
const SCALE = 12

const TWO_32 = 2 ** 32

export interface Errors {
  /** For chances of winning, in nats; for points, the mean square. */
  readonly chance: number
  readonly points: number
}

export class Trainer {
  readonly names: readonly string[]
  private readonly size: number
  private readonly hidden: number
  /** All weights: own, others, bias, points, chance, spread. */
  private readonly values: Float64Array
  private readonly gradient: Float64Array
  private readonly first: Float64Array
  private readonly second: Float64Array
  private readonly at: {
    readonly others: number
    readonly bias: number
    readonly points: number
    readonly chance: number
    readonly spread: number
  }
  private steps = 0
  private readonly rng: FastRng
  // What the last position was found to be, by seat and unit.
  private readonly sums: Float64Array
  private readonly units: Float64Array
  private readonly points = new Float64Array(8)
  private readonly logits = new Float64Array(8)
  private readonly chances = new Float64Array(8)

  constructor(names: readonly string[], hidden: number, spread: number, seed: number) {
    this.names = names
    const size = (this.size = names.length)
    this.hidden = hidden
    const others = hidden * size
    const bias = 2 * others
    this.at = {
      ...{ others, bias, points: bias + hidden, chance: bias + 2 * hidden, spread: bias + 3 * hidden },
    }
    this.values = new Float64Array(this.at.spread + 2)
    this.gradient = new Float64Array(this.values.length)
    this.first = new Float64Array(this.values.length)
    this.second = new Float64Array(this.values.length)
    this.sums = new Float64Array(size)
    this.units = new Float64Array(8 * hidden)
    this.rng = new FastRng(seed)
    const reach = 1 / Math.sqrt(size)
    // What units say counts for nothing yet: the network begins as the evaluation it corrects.
    for (let i = 0; i < bias; i++) this.values[i] = (this.rng.chance(TWO_32) / TWO_32 - 0.5) * reach
    this.values[this.at.spread] = Math.log(spread)
  }

  /** Go through all positions once, in any order. */
  epoch(batches: readonly Batch[]): void {
    const targets = batches.map((batch) => this.targetsOf(batch))
    const order = batches.flatMap((batch, b) => Array.from(batch.progress, (_, i) => [b, i] as const))
    for (let i = order.length - 1; i > 0; i--) {
      const j = this.rng.chance(i + 1)
      const held = order[i]
      order[i] = order[j]
      order[j] = held
    }
    for (let from = 0; from < order.length; from += MINIBATCH) {
      const some = order.slice(from, from + MINIBATCH)
      this.gradient.fill(0)
      for (const [b, i] of some) this.addGradient(batches[b], i, targets[b])
      this.step(some.length)
    }
  }

  /** How far off chances and points are, by what became of the games. */
  errors(batches: readonly Batch[]): Errors {
    let chance = 0
    let points = 0
    let count = 0
    for (const batch of batches) {
      let i = 0
      for (let game = 0; game < batch.lengths.length; game++)
        for (let end = i + batch.lengths[game]; i < end; i++) {
          this.run(batch, i)
          count++
          for (let seat = 0; seat < batch.seats; seat++) {
            chance -= batch.wins[game][seat] * Math.log(Math.max(1e-9, this.chances[seat]))
            points += (this.points[seat] - batch.points[game][seat]) ** 2 / batch.seats
          }
        }
    }
    return { chance: chance / count, points: points / count }
  }

  /** Chances by position and seat, for whoever draws how often they come true. */
  chancesOf(batch: Batch): Float32Array {
    const out = new Float32Array(batch.base.length)
    for (let i = 0; i < batch.progress.length; i++) {
      this.run(batch, i)
      for (let seat = 0; seat < batch.seats; seat++) out[i * batch.seats + seat] = this.chances[seat]
    }
    return out
  }

  get weights(): Weights {
    const { values, at, hidden, size, names } = this
    const round = (value: number): number => Number(value.toPrecision(4))
    const list = (from: number, count: number): number[] =>
      Array.from(values.slice(from, from + count), round)
    const rows = (from: number): number[][] =>
      Array.from({ length: hidden }, (_, unit) => list(from + unit * size, size))
    const [start, end] = list(at.spread, 2)
    return {
      ...{ names, own: rows(0), others: rows(at.others), bias: list(at.bias, hidden) },
      ...{ points: list(at.points, hidden), chance: list(at.chance, hidden), spread: [start, end] },
    }
  }

  set weights({ own, others, bias, points, chance, spread }: Weights) {
    this.values.set([...own.flat(), ...others.flat(), ...bias, ...points, ...chance, ...spread])
    this.first.fill(0)
    this.second.fill(0)
    this.steps = 0
  }

  /** By position and seat: points and chances to learn. */
  private targetsOf(batch: Batch): { points: Float32Array; chances: Float32Array } {
    const { seats, lengths } = batch
    const points = new Float32Array(batch.base.length)
    const chances = new Float32Array(batch.base.length)
    let from = 0
    for (let game = 0; game < lengths.length; game++) {
      const nextPoints = [...batch.points[game]]
      const nextChances = [...batch.wins[game]]
      for (let i = from + lengths[game] - 1; i >= from; i--) {
        this.run(batch, i)
        for (let seat = 0; seat < seats; seat++) {
          points[i * seats + seat] = nextPoints[seat]
          chances[i * seats + seat] = nextChances[seat]
          nextPoints[seat] = LAMBDA * nextPoints[seat] + (1 - LAMBDA) * this.points[seat]
          nextChances[seat] = LAMBDA * nextChances[seat] + (1 - LAMBDA) * this.chances[seat]
        }
      }
      from += lengths[game]
    }
    return { points, chances }
  }

  private run({ seats, inputs, base, progress }: Batch, i: number): void {
    const { values, at, hidden, size, sums, units } = this
    sums.fill(0)
    const row = i * seats * size
    for (let seat = 0; seat < seats; seat++)
      for (let k = 0; k < size; k++) sums[k] += inputs[row + seat * size + k]
    const spread = Math.exp(values[at.spread] + values[at.spread + 1] * progress[i])
    let most = -Infinity
    for (let seat = 0; seat < seats; seat++) {
      let points = base[i * seats + seat]
      let logit = points / spread
      for (let unit = 0; unit < hidden; unit++) {
        let sum = values[at.bias + unit]
        for (let k = 0; k < size; k++) {
          const mine = inputs[row + seat * size + k]
          sum += values[unit * size + k] * mine
          sum += (values[at.others + unit * size + k] * (sums[k] - mine)) / (seats - 1)
        }
        units[seat * hidden + unit] = sum
        const out = sum < 0 ? sum * LEAK : sum
        points += values[at.points + unit] * out
        logit += values[at.chance + unit] * out
      }
      this.points[seat] = points
      this.logits[seat] = logit
      if (logit > most) most = logit
    }
    let sum = 0
    for (let seat = 0; seat < seats; seat++) sum += this.chances[seat] = Math.exp(this.logits[seat] - most)
    for (let seat = 0; seat < seats; seat++) this.chances[seat] /= sum
  }

  private addGradient(
    batch: Batch,
    i: number,
    target: { readonly points: Float32Array; readonly chances: Float32Array },
  ): void {
    const { values, gradient, at, hidden, size, sums, units } = this
    const { seats, inputs, base, progress } = batch
    this.run(batch, i)
    const spread = Math.exp(values[at.spread] + values[at.spread + 1] * progress[i])
    const row = i * seats * size
    for (let seat = 0; seat < seats; seat++) {
      const place = i * seats + seat
      const offChance = this.chances[seat] - target.chances[place]
      const offPoints = (this.points[seat] - target.points[place]) / (SCALE * SCALE)
      const narrower = (-offChance * base[place]) / spread
      gradient[at.spread] += narrower
      gradient[at.spread + 1] += narrower * progress[i]
      for (let unit = 0; unit < hidden; unit++) {
        const sum = units[seat * hidden + unit]
        const slope = sum < 0 ? LEAK : 1
        gradient[at.points + unit] += offPoints * sum * slope
        gradient[at.chance + unit] += offChance * sum * slope
        const back = (offPoints * values[at.points + unit] + offChance * values[at.chance + unit]) * slope
        if (back === 0) continue
        gradient[at.bias + unit] += back
        const shared = back / (seats - 1)
        for (let k = 0; k < size; k++) {
          const mine = inputs[row + seat * size + k]
          gradient[unit * size + k] += back * mine
          gradient[at.others + unit * size + k] += shared * (sums[k] - mine)
        }
      }
    }
  }

  private step(count: number): void {
    const { values, gradient, first, second } = this
    this.steps++
    const rate = (RATE * Math.sqrt(1 - STEADINESS ** this.steps)) / (1 - MOMENTUM ** this.steps)
    for (let i = 0; i < values.length; i++) {
      const slope = gradient[i] / count + (i < this.at.spread ? DECAY * values[i] : 0)
      first[i] = MOMENTUM * first[i] + (1 - MOMENTUM) * slope
      second[i] = STEADINESS * second[i] + (1 - STEADINESS) * slope * slope
      values[i] -= (rate * first[i]) / (Math.sqrt(second[i]) + 1e-8)
    }
  }
}
