/** Looking at a game: positions, the log, and what is told of a finished game. */
import type { GameEvent, Seat, Story, ToldChange, Update, Variant } from '@harvest/engine/wire'

/** A position as one viewer may know it. `n` counts this viewer's updates without gaps. */
export interface Numbered {
  readonly n: number
  readonly update: Update
}

export interface LogLine {
  /** `GET view?at=` shows the position after it. 0 is the set-up. */
  readonly at: number
  readonly seat: Seat | null
  /** When it happened. */
  readonly time: number
  readonly events: readonly GameEvent[]
}

export interface Log {
  readonly lines: readonly LogLine[]
}

/** Entry k is the position after k public steps. */
export interface Replay {
  readonly updates: readonly Update[]
}

/** How a table differs from the printed game: mostly not at all. */
export interface VariantAnswer {
  readonly variant: Variant | null
  /** In words. */
  readonly changes: readonly ToldChange[]
}

/** The story of a finished game; null in a game that counts nothing. */
export interface StoryAnswer {
  readonly story: Story | null
}
