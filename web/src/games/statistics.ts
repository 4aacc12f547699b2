import type { InEvery, StatisticsText } from '@harvest/engine/wire'

type Words = { readonly statistics: InEvery<StatisticsText> }

/** The words for what each game with a board of its own counts, loaded when somebody looks back on one. */
export const STATISTICS: { readonly [id: string]: () => Promise<Words> } = {
  scoville: () => import('@harvest/scoville/statistics'),
  'food-court': () => import('@harvest/food-court/statistics'),
  'jelly-bean-farmers': () => import('@harvest/jelly-bean-farmers/statistics'),
}
