import { scoville } from '@harvest/scoville'
import { de as scovilleDe, en as scovilleEn } from '@harvest/scoville/public'
import type { GameEntry } from './bot.ts'
import { scovilleEvaluation } from './evaluations/scoville.ts'

/** Every game of the table. Server, lab and benchmarks know of games from here alone. */
export const games: readonly GameEntry[] = [
  { game: scoville, text: { en: scovilleEn, de: scovilleDe }, evaluation: scovilleEvaluation },
]

export function findGame(id: string): GameEntry | null {
  return games.find((entry) => entry.game.id === id) ?? null
}
