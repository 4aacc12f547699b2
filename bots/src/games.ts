import type { GameEntry } from './bot.ts'

/** Every game of the table. Server, lab and benchmarks know of games from here alone. */
export const games: readonly GameEntry[] = []

export function findGame(id: string): GameEntry | null {
  return games.find((entry) => entry.game.id === id) ?? null
}
