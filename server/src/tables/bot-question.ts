/** What a bot is asked, with all it may know and no more. */
import {
  has,
  phaseSpec,
  type Match,
  type GameState,
  type Move,
  type Rng,
  type Seat,
  type Variant,
} from '@harvest/engine'
import { failed } from '../problem.ts'
import { isCoached, waitingSet, type TableState } from './state.ts'

/** What the bots at a table are asked now. */
export function listBotQuestions(current: { readonly state: TableState }): BotQuestion[] {
  return current.state.seats.flatMap(({ level }, seat) =>
    level !== null && asksBot(current.state, seat) ? [new BotQuestion(current, seat, level)] : [],
  )
}

/**
 * Whether it is a bot's turn to answer for this seat. Where everybody chooses in secret bots come after the people, who
 * can change their minds for as long as somebody has not chosen.
 */
export function asksBot(state: TableState, seat: Seat): boolean {
  const { match, status, seats } = state
  const waiting = waitingSet(state)
  if (!match || status !== 'playing' || seats[seat]?.level == null || !has(waiting, seat)) return false
  return !isSecret(match) || seats.every(({ level }, other) => level !== null || !has(waiting, other))
}

/** A decision that the owner of a seat asks the coach about. */
export interface CoachQuestion {
  readonly game: string
  readonly variant: Variant | undefined
  readonly seat: Seat
  readonly decision: number
  /** A position that is true only in what the seat can know. */
  redeal(rng: Rng): GameState
}

export function coachQuestion(state: TableState, seat: Seat): CoachQuestion {
  const question = chancesQuestion(state, seat)
  if (!has(waitingSet(state), seat)) throw failed('questionChanged')
  return question
}

/** The same for the chances, which may be looked at whoever is to decide. */
export function chancesQuestion(state: TableState, seat: Seat): CoachQuestion {
  const { match, status, seats } = state
  if (status !== 'playing' || !match) throw failed('notPlaying')
  if (seats[seat]!.level !== null) throw failed('botPlays')
  if (!isCoached(state)) throw failed('coachOff')
  const { game, decisions } = match
  return {
    game: game.id,
    variant: game.variant,
    seat,
    decision: decisions[seat]!,
    redeal: (rng) => game.redeal(match.state, seat, rng) as GameState,
  }
}

function isSecret({ game, state }: Match): boolean {
  return phaseSpec(game, game.phase(state)).decides === 'sealed'
}

export class BotQuestion {
  readonly seat: Seat
  readonly level: string
  readonly decision: number
  /** How long somebody may still take back what led to it, in milliseconds. */
  readonly grace: number
  /** Whether bots play for all the people here: nobody plays, but somebody may come back. */
  readonly alone: boolean
  /** Whether people play here, who have to wait for the answer. */
  readonly withPeople: boolean
  private readonly current: { readonly state: TableState }

  constructor(current: { readonly state: TableState }, seat: Seat, level: string) {
    this.current = current
    this.seat = seat
    this.level = level
    this.decision = this.match.decisions[seat]!
    const { standing, grace } = current.state
    const open = isSecret(this.match) || (standing !== null && this.match.canUndo(standing.seat))
    this.grace = open ? grace : 0
    const people = current.state.seats.filter(({ guest }) => guest !== null)
    this.withPeople = people.some(({ level }) => level === null)
    this.alone = people.length > 0 && !this.withPeople
  }

  /** Whether it is still asked the same. */
  get stands(): boolean {
    const { state } = this.current
    if (!asksBot(state, this.seat) || state.seats[this.seat]!.level !== this.level) return false
    return this.match.decisions[this.seat] === this.decision
  }

  legal(): Move[] {
    return this.match.legal(this.seat)
  }

  /** A position that is true only in what this seat can know. */
  redeal(rng: Rng): GameState {
    const { game, state } = this.match
    return game.redeal(state, this.seat, rng) as GameState
  }

  private get match(): Match {
    return this.current.state.match!
  }
}
