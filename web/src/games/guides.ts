import type { Guide } from '@harvest/engine/wire'

/** The guided first games, loaded when somebody wants to learn. */
export const GUIDES: { readonly [id: string]: () => Promise<{ readonly en: Guide; readonly de: Guide }> } = {
  scoville: () => import('@harvest/scoville/guide'),
}
