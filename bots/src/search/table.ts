/** What every part of a search shares: the game, whose decision it is, chance, and how positions are valued. */
import { allSeats, FastRng, firstSeat, has, moveList, only, quickIO, type AnyGame } from '@harvest/engine'
import type { GameState, Move, Seat, TableIO } from '@harvest/engine'
import type { Evaluation, GameEntry } from '../bot.ts'
import type { Timer } from '../budget.ts'
import { guess, isSealed } from '../secret.ts'
import { chanceOf } from '../chances.ts'
import { standing } from '../standing.ts'
import { between, STYLE, type Style } from './style.ts'

export interface Outcome {
  readonly points: number
  readonly rival: number
  readonly wins: number
  /** The chance to win as if even an end that was foreseen could still turn out otherwise: others may play differently. */
  readonly hopes: number
}

export class SearchTable {
  /** Another one may be set when what comes next has its own time. */
  timer: Timer
  readonly entry: GameEntry
  /** The game as planners see it. */
  readonly planner: GameEntry
  readonly game: AnyGame
  readonly me: Seat
  readonly seats: number
  readonly style: Style
  /** Positions looked at for a whole turn in playouts. */
  readonly breadth: number
  readonly io: TableIO<unknown>
  /** The luck of a first look, which must not be that of what is really tried. */
  private readonly glance: TableIO<unknown> = quickIO(0)
  /** Of everything that is drawn in a sample and is not the game's own chance. */
  readonly rng: FastRng
  /** What the last position valued is worth, by seat. */
  readonly worths: number[] = []
  private readonly points: number[] = []
  private readonly chances: number[] = []
  private isSettled = false
  /** What was chosen in secret in this sample, by what the seat saw. */
  readonly chosen = new Map<number, Move>()
  /** How each seat goes about its secret choices in this sample. */
  private readonly minds: number[] = []
  private readonly horizon: number

  constructor(entry: GameEntry, state: GameState, me: Seat, timer: Timer, style: Style = STYLE) {
    this.style = style
    this.breadth = between(style.breadth, timer.looks)
    this.timer = timer
    this.entry = entry
    this.planner = plannerOf(entry, style)
    this.game = entry.game
    this.me = me
    this.seats = state.sealed.length
    this.io = quickIO(0)
    this.rng = new FastRng(0)
    this.horizon = entry.evaluation.foresight.horizon(state)
  }

  /** The same luck and the same guesses follow for all that is looked at with the same seed. */
  seed(luck: number): void {
    this.io.rng.seed(luck)
    this.rng.seed(luck ^ 0x5bd1e995)
    for (let seat = 0; seat < this.seats; seat++) this.minds[seat] = this.rng.chance(100)
  }

  /** Whether a position is where looking ahead ends. */
  isBeyond(state: GameState): boolean {
    return this.game.waiting(state) === 0 || this.entry.evaluation.foresight.moment(state) > this.horizon
  }

  /** Value a position for everybody, into `worths`. */
  value(state: GameState): void {
    const { evaluation, learned } = this.entry
    const { seats, points, chances, worths, style } = this
    if (learned && style.learned) {
      const { victory, hope } = style.learned
      this.isSettled = learned.judge(state, points, chances)
      for (let seat = 0; seat < seats; seat++)
        worths[seat] = victory * chances[seat] + hope * Math.log(Math.max(LEAST, chances[seat]))
      return
    }
    this.isSettled = evaluation.appraise(state, allSeats(seats), points)
    for (let seat = 0; seat < seats; seat++)
      worths[seat] = standing(points, seats, seat, this.isSettled, style.rivalry)
  }

  /** What a move leads to at first sight, for the seat that makes it; what others may still hope for does not count. */
  look(state: GameState, seat: Seat, move: Move): number {
    const after = this.game.clone(state) as GameState
    this.game.apply(after, seat, move, this.glance)
    return this.ownWorth(after, seat)
  }

  /** What `look` leaves out. */
  hopesOfRivals(state: GameState, seat: Seat): number {
    this.value(state)
    return this.worths[seat] - this.ownWorth(state, seat)
  }

  private ownWorth(state: GameState, seat: Seat): number {
    const isSettled = this.entry.evaluation.appraise(state, only(seat), this.points)
    return standing(this.points, this.seats, seat, isSettled, this.style.rivalry)
  }

  /** What the last position valued means to the seat that thinks: its points, the best rival's, and its chance of winning. */
  get outcome(): Outcome {
    const { points, seats, me } = this
    let rival = -Infinity
    for (let seat = 0; seat < seats; seat++) if (seat !== me && points[seat] > rival) rival = points[seat]
    const { spread } = this.entry.evaluation
    const isLearned = this.entry.learned && this.style.learned && !this.isSettled
    const hopes = isLearned ? this.chances[me] : chanceOf(points, seats, me, false, spread)
    const wins = this.isSettled ? chanceOf(points, seats, me, true, spread) : hopes
    return { points: points[me], rival, wins, hopes }
  }

  /** The same for a position that has just been valued, by what was learned even where the search goes without it. */
  outcomeOf(state: GameState): Outcome {
    const { outcome, isSettled, points, chances, me, seats } = this
    if (isSettled || !this.entry.learned) return outcome
    this.entry.learned.judge(state, points, chances)
    let rival = -Infinity
    for (let seat = 0; seat < seats; seat++) if (seat !== me && points[seat] > rival) rival = points[seat]
    return { points: points[me], rival, wins: chances[me], hopes: chances[me] }
  }

  moves(state: GameState, seat: Seat): Move[] {
    return this.game.moves(state, seat, moveList()) as Move[]
  }

  apply(state: GameState, seat: Seat, move: Move): void {
    this.game.apply(state, seat, move, this.io)
  }

  /**
   * A possible position as the seat that thinks may find it: what it can't know is dealt anew. A tree lets the others
   * make their secret choices as it goes on; for planners all choose here, once for all the moves that are weighed.
   */
  sample(state: GameState, luck: number): GameState {
    this.seed(luck)
    this.chosen.clear()
    const dealt = this.game.redeal(state, this.me, this.rng) as GameState
    if (this.entry.evaluation.foresight.by === 'tree' || !isSealed(this.game, dealt)) return dealt
    for (let seat = 0; seat < this.seats; seat++) {
      if (seat === this.me) continue
      const open = this.moves(dealt, seat)
      if (dealt.sealed[seat]?.done === true && open.length > 0)
        this.apply(dealt, seat, this.guess(dealt, seat, open))
      this.complete(dealt, seat)
    }
    return dealt
  }

  /** The others who have already chosen in secret, in a position where others may still have to. */
  listDone(state: GameState): Seat[] {
    if (!isSealed(this.game, state)) return []
    const done: Seat[] = []
    for (let seat = 0; seat < this.seats; seat++)
      if (seat !== this.me && state.sealed[seat]?.done === true) done.push(seat)
    return done
  }

  /** Let a seat choose the rest of a secret choice it has begun, while there is time. */
  complete(state: GameState, seat: Seat): void {
    for (let left = STEPS; left > 0 && !this.timer.isStopped && has(this.game.waiting(state), seat); left--)
      this.apply(state, seat, this.guess(state, seat, this.moves(state, seat)))
  }

  /** A secret choice of somebody else. */
  guess(state: GameState, seat: Seat, moves: readonly Move[]): Move {
    return guess(this.entry, state, seat, moves, this.rng, this.minds[seat])
  }

  /** The seat to decide next: of several who choose in secret any order will do. */
  next(state: GameState): Seat {
    return firstSeat(this.game.waiting(state))
  }
}

/** Of all chances below it one is as good as another. */
const LEAST = 0.01

/** More steps than any secret choice has. */
const STEPS = 40

/** The game for planners: by what was learned, where that leads to better turns. */
export function plannerOf(entry: GameEntry, style: Style): GameEntry {
  const learned = style.plansAsLearned ? (entry.learned?.planner ?? null) : null
  if (learned === null) return entry
  let planner = planners.get(learned)
  if (planner === undefined) planners.set(learned, (planner = { ...entry, evaluation: learned }))
  return planner
}

const planners = new WeakMap<Evaluation, GameEntry>()
