/** How fast a table plays, and its clocks. */

/** What happens when somebody runs out of time. */
export interface Late {
  /**
   * A bot plays this turn, and stays after two of them in a row; or it stays at once until the person is back; or the
   * others may vote for a bot right away.
   */
  readonly then: 'turn' | 'stay' | 'vote'
  readonly level: string
}

/** How fast a table plays. */
export type Pace =
  /** Each seat has a bank of seconds, which runs down while the game waits for it, and gets some more after each turn. */
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number; readonly late: Late }
  /** So many hours for each move, not counting those when time is off. */
  | {
      readonly kind: 'days'
      readonly hours: number
      readonly off: readonly ('nights' | 'weekends')[]
      /** The time zone of nights and weekends, such as `Europe/Berlin`. */
      readonly zone: string
      /** Days off for each person. */
      readonly leave: number
      readonly late: Late
    }

/** The clocks of a table, by seat. All times in ms since 1970, by the server's clock. */
export interface ClockInfo {
  /** The server's time when it sent this. */
  readonly now: number
  /** What was left of each bank when something last happened, in ms. */
  readonly left: readonly number[]
  /** When each seat runs out of time; null while its clock isn't running. */
  readonly due: readonly (number | null)[]
  /** Who has run out of time, if that lets the others vote. */
  readonly late: readonly boolean[]
  /** Days off left, and until when a seat has the day off. */
  readonly leave: readonly number[]
  readonly leaveUntil: readonly (number | null)[]
}
