import type { GameEntry } from './bot.ts'
import { entry as foodCourt } from './games/food-court.ts'
import { entry as jellyBeanFarmers } from './games/jelly-bean-farmers.ts'
import { entry as scoville } from './games/scoville.ts'

/** Every game there is. Server, lab and benchmarks know about games from here alone. */
export const games: readonly GameEntry[] = [scoville, foodCourt, jellyBeanFarmers]

export function findGame(id: string): GameEntry | null {
  return games.find((entry) => entry.game.id === id) ?? null
}
