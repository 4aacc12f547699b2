/** What every part of a search shares: the game, whose decision it is, chance, and how positions are valued. */
import { allSeats, FastRng, firstSeat, has, moveList, only, quickIO, type AnyGame } from '@harvest/engine'
import type { GameState, Move, Seat, SeatSet, TableIO } from '@harvest/engine'
import type { Evaluation, GameEntry } from '../bot.ts'
import type { Timer } from '../budget.ts'
import { isSealed } from '../plan.ts'
import { chanceOf } from '../chances.ts'
import { standing } from '../standing.ts'
import { STYLE, type Style } from './style.ts'

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
  readonly io: TableIO<unknown>
  /** Of everything that is drawn in a sample and is not the game's own chance. */
  readonly rng: FastRng
  /** What the last position valued is worth, by seat. */
  readonly worths: number[] = []
  private readonly points: number[] = []
  private readonly chances: number[] = []
  private isSettled = false
  /** Who chooses by the game's formula in this sample. */
  private sensible: SeatSet = 0
  private readonly horizon: number

  constructor(entry: GameEntry, state: GameState, me: Seat, timer: Timer, style: Style = STYLE) {
    this.style = style
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
    this.sensible = 0
    for (let seat = 0; seat < this.seats; seat++)
      if (this.rng.chance(100) < this.style.sensible) this.sensible |= only(seat)
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

  /** What the last position valued means to the seat that thinks: its points, the best rival's, and its chance to win. */
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
   * A possible position as the seat that thinks may find it: what it can't know is dealt anew, and what others have
   * already chosen in secret they choose again, as somebody would choose and not at random. A tree lets those who have
   * not chosen yet do so for themselves; for planners all choose here, once for all the moves that are weighed.
   */
  sample(state: GameState, luck: number): GameState {
    this.seed(luck)
    const dealt = this.game.redeal(state, this.me, this.rng) as GameState
    if (!isSealed(this.game, dealt)) return dealt
    for (let seat = 0; seat < this.seats; seat++) {
      if (seat === this.me) continue
      const isDone = dealt.sealed[seat]?.done === true
      if (!isDone && this.entry.evaluation.foresight.by === 'tree') continue
      const open = this.moves(dealt, seat)
      if (isDone && open.length > 0) this.apply(dealt, seat, this.guess(dealt, seat, open))
      for (let left = STEPS; left > 0 && has(this.game.waiting(dealt), seat); left--)
        this.apply(dealt, seat, this.guess(dealt, seat, this.moves(dealt, seat)))
    }
    return dealt
  }

  /**
   * A secret choice of somebody else: mostly what a sensible player would choose, but never only that. Whoever
   * counts on one formula loses to everybody who has another.
   */
  guess(state: GameState, seat: Seat, moves: readonly Move[]): Move {
    if (moves.length === 1) return moves[0]
    const { sealed } = this.entry.evaluation
    if (sealed && has(this.sensible, seat)) return sealed(state, seat, moves, this.rng)
    return moves[this.rng.chance(moves.length)]
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
  const learned = style.learned === null ? null : (entry.learned?.planner ?? null)
  if (learned === null) return entry
  let planner = planners.get(learned)
  if (planner === undefined) planners.set(learned, (planner = { ...entry, evaluation: learned }))
  return planner
}

const planners = new WeakMap<Evaluation, GameEntry>()
