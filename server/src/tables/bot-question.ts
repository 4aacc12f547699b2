/** What a bot is asked, with all it may know and no more. */
import type { Match, GameState, Move, Rng, Seat } from '@harvest/engine'
import type { TableState } from './state.ts'

export class BotQuestion {
  readonly seat: Seat
  readonly level: string
  readonly decision: number
  private readonly room: { readonly state: TableState }

  constructor(room: { readonly state: TableState }, seat: Seat, level: string) {
    this.room = room
    this.seat = seat
    this.level = level
    this.decision = this.match.decisions[seat]!
  }

  /** Whether it is still asked the same. */
  get stands(): boolean {
    const { match, seats } = this.room.state
    return match?.decisions[this.seat] === this.decision && seats[this.seat]?.level === this.level
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
    return this.room.state.match!
  }
}
