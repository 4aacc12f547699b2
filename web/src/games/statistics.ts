import type { InEvery, StatisticsText } from '@harvest/engine/wire'
import plainStatistics from 'virtual:plain-statistics'

type Words = { readonly statistics: InEvery<StatisticsText> }

/** The words for what each game counts, loaded when somebody looks back on one. */
export const STATISTICS: { readonly [id: string]: () => Promise<Words> } = {
  ...plainStatistics,
  scoville: () => import('@harvest/scoville/statistics'),
  'food-court': () => import('@harvest/food-court/statistics'),
  'jelly-bean-farmers': () => import('@harvest/jelly-bean-farmers/statistics'),
}
