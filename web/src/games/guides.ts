import type { Guide, InEvery } from '@harvest/engine/wire'

/** The guided first games, loaded when somebody wants to learn. */
export const GUIDES: { readonly [id: string]: () => Promise<{ readonly guides: InEvery<Guide> }> } = {
  scoville: () => import('@harvest/scoville/guide'),
  'food-court': () => import('@harvest/food-court/guide'),
  'jelly-bean-farmers': () => import('@harvest/jelly-bean-farmers/guide'),
}
