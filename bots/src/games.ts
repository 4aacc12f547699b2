import { foodCourt } from '@harvest/food-court'
import { de as foodCourtDe, en as foodCourtEn } from '@harvest/food-court/public'
import * as foodCourtStatistics from '@harvest/food-court/statistics'
import { jellyBeanFarmers } from '@harvest/jelly-bean-farmers'
import { de as jellyBeanDe, en as jellyBeanEn } from '@harvest/jelly-bean-farmers/public'
import * as jellyBeanStatistics from '@harvest/jelly-bean-farmers/statistics'
import { scoville } from '@harvest/scoville'
import { de as scovilleDe, en as scovilleEn } from '@harvest/scoville/public'
import * as scovilleStatistics from '@harvest/scoville/statistics'
import type { GameEntry } from './bot.ts'
import { foodCourtEvaluation } from './evaluations/food-court.ts'
import { jellyBeanEvaluation } from './evaluations/jelly-bean-farmers.ts'
import { scovilleEvaluation } from './evaluations/scoville.ts'

/** Every game of the table. Server, lab and benchmarks know of games from here alone. */
export const games: readonly GameEntry[] = [
  {
    game: scoville,
    text: { en: scovilleEn, de: scovilleDe },
    statistics: scovilleStatistics,
    evaluation: scovilleEvaluation,
  },
  {
    game: foodCourt,
    text: { en: foodCourtEn, de: foodCourtDe },
    statistics: foodCourtStatistics,
    evaluation: foodCourtEvaluation,
  },
  {
    game: jellyBeanFarmers,
    text: { en: jellyBeanEn, de: jellyBeanDe },
    statistics: jellyBeanStatistics,
    evaluation: jellyBeanEvaluation,
  },
]

export function findGame(id: string): GameEntry | null {
  return games.find((entry) => entry.game.id === id) ?? null
}
