/** How much there is to choose in a game, and how often it matters: some decisions are looked at more closely. */
import { worthTo, type GameEntry } from '@harvest/bots'
import {
  FastRng,
  phaseSpec,
  TableIO,
  type GameEvent,
  type GameState,
  type Move,
  type Seat,
} from '@harvest/engine'

/** Of the decisions that were weighed move by move. */
export interface Weighed {
  readonly decisions: number
  /** Those in which the best move is worth at least a point more than the worst. */
  readonly matter: number
  /** Moves within a point of the best, of all those that matter together; the best itself is one. */
  readonly good: number
}

/** One decision in so many is weighed: often enough for a study, and hardly any slower. */
const EVERY = 30
/** What makes a difference, in points. */
const POINT = 1

export class Weighing {
  private readonly entry: GameEntry
  private readonly rng: FastRng
  private readonly isBrief: boolean
  private readonly io = new TableIO<GameEvent>(null, false, 0)
  offered = 0
  private decisions = 0
  private matter = 0
  private good = 0

  constructor(entry: GameEntry, seed: number, isBrief: boolean) {
    this.isBrief = isBrief
    this.entry = entry
    this.rng = new FastRng(seed)
    this.io.rng.seed(seed)
  }

  look(state: GameState, seat: Seat, legal: readonly Move[]): void {
    this.offered += legal.length
    if (this.isBrief || this.rng.chance(EVERY) !== 0) return
    const { game } = this.entry
    // What a secret choice does shows only once everybody has made theirs.
    if (phaseSpec(game, game.phase(state)).decides !== 'one') return
    const values = legal.map((move) => this.worth(state, seat, move))
    const best = Math.max(...values)
    this.decisions++
    if (best - Math.min(...values) < POINT) return
    this.matter++
    this.good += values.filter((value) => best - value < POINT).length
  }

  /** How far ahead of the others a move leaves the seat, by what bots make of the position after it. */
  private worth(state: GameState, seat: Seat, move: Move): number {
    const { game, evaluation } = this.entry
    const next = game.clone(state) as GameState
    game.apply(next, seat, move, this.io)
    this.io.reset(0)
    return worthTo(evaluation, next, seat)
  }

  get weighed(): Weighed {
    return { decisions: this.decisions, matter: this.matter, good: this.good }
  }
}
