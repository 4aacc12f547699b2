import type { GameModule } from './types.ts'

/** How each game's pictures are loaded: only when a table of it is opened. */
export const GAMES: { readonly [id: string]: () => Promise<GameModule> } = {
  'jelly-bean-farmers': () =>
    import('./jelly-bean-farmers/index.ts').then((loaded) => loaded.jellyBeanFarmers),
  scoville: () => import('./scoville/index.ts').then((loaded) => loaded.scoville),
  'food-court': () => import('./food-court/index.ts').then((loaded) => loaded.foodCourt),
}
