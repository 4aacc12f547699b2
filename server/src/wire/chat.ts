import type { Seat } from '@harvest/engine/wire'
import type { CommandId } from './ids.ts'

export interface Say {
  readonly id: CommandId
  readonly text: string
}

export interface ChatLine {
  readonly n: number
  readonly name: string
  /** The seats of the speaker when it was said; empty for watchers. */
  readonly seats: readonly Seat[]
  readonly text: string
  readonly time: number
  /** The same for all lines of one person at this table; null if it isn't known. */
  readonly by: string | null
  /** The text was removed. A line that comes again under the same number replaces the earlier one. */
  readonly removed?: boolean
}

export interface ChatLines {
  readonly lines: readonly ChatLine[]
}
