import type { GameModule } from './types.ts'

/** How each game's pictures are loaded: only when a table of it is opened. */
export const GAMES: { readonly [id: string]: () => Promise<GameModule> } = {
  scoville: () => import('./scoville/index.ts').then((loaded) => loaded.scoville),
}
