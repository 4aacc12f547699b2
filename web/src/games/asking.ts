import type { Asking, GameView, Move } from '@harvest/engine/wire'

type AnyAsking = Asking<GameView, Move>
const load = async (module: Promise<{ readonly asking: Asking<never, Move> }>): Promise<AnyAsking> =>
  (await module).asking as unknown as AnyAsking

/** What the question line knows of each game, loaded when somebody asks. */
export const ASKING: { readonly [id: string]: () => Promise<AnyAsking> } = {
  scoville: () => load(import('@harvest/scoville/asking')),
  'food-court': () => load(import('@harvest/food-court/asking')),
  'jelly-bean-farmers': () => load(import('@harvest/jelly-bean-farmers/asking')),
}
