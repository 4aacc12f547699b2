/** Positions of finished games, as a network sees them, and what became of everybody. */
import type { Features } from '@harvest/bots/learned'
import type { GameState } from '@harvest/engine'

/** Games of one number of players; everything lies in rows, so that threads can hand it over at once. */
export interface Batch {
  readonly seats: number
  /** By position and seat: the features one after another, and the points of the evaluation made by hand. */
  readonly inputs: Float32Array
  readonly base: Float32Array
  /** By position. */
  readonly progress: Float32Array
  /** How many positions each game has, in order. */
  readonly lengths: readonly number[]
  /** By game and seat: the points at the end, and the share of the win. */
  readonly points: readonly (readonly number[])[]
  readonly wins: readonly (readonly number[])[]
}

/** Notes positions of one game after another. */
export class Notes {
  private readonly features: Features
  private readonly seats: number
  private readonly inputs: number[] = []
  private readonly base: number[] = []
  private readonly progress: number[] = []
  private readonly lengths: number[] = []
  private readonly points: number[][] = []
  private readonly wins: number[][] = []
  private readonly scratch: Float64Array
  private length = 0

  constructor(features: Features, seats: number) {
    this.features = features
    this.seats = seats
    this.scratch = new Float64Array(features.names.length)
  }

  add(state: GameState): void {
    if (this.features.isSettled(state)) return
    for (let seat = 0; seat < this.seats; seat++) {
      this.base.push(this.features.write(state, seat, this.scratch, 0))
      this.inputs.push(...this.scratch)
    }
    this.progress.push(this.features.progress(state))
    this.length++
  }

  end(points: readonly number[], wins: readonly number[]): void {
    this.lengths.push(this.length)
    this.length = 0
    this.points.push([...points])
    this.wins.push([...wins])
  }

  get batch(): Batch {
    const { seats, lengths, points, wins } = this
    return {
      ...{ seats, lengths, points, wins },
      inputs: Float32Array.from(this.inputs),
      base: Float32Array.from(this.base),
      progress: Float32Array.from(this.progress),
    }
  }
}
