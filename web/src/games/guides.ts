import type { Guide } from '@harvest/engine/wire'

/** The guided first games, loaded when somebody wants to learn. */
export const GUIDES: { readonly [id: string]: () => Promise<{ readonly en: Guide; readonly de: Guide }> } = {
  scoville: () => import('@harvest/scoville/guide'),
  'food-court': () => import('@harvest/food-court/guide'),
  'jelly-bean-farmers': () => import('@harvest/jelly-bean-farmers/guide'),
}
