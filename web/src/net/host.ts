/** Where a table is: at the server, or on this device. Whoever plays meets both alike. */
import type { CommandFrame, TableId, Viewer } from '@harvest/server/wire'
import type { Answer } from './commands.ts'
import type { Follower } from './subscriptions.ts'

export interface Host {
  /** Follow a table as one viewer; returns how to stop. */
  follow(table: TableId, as: Viewer, follower: Follower): () => void
  /** What a command leads to at a table that is followed is told before its answer. */
  command(frame: CommandFrame): Promise<Answer>
  /** A question, by its address. */
  read(path: string): Promise<Answer>
}

/** Whether a table is kept on this device. */
export function isHere(table: TableId): boolean {
  return table.startsWith('~')
}
