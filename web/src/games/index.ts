import plainGames from 'virtual:plain-games'
import type { TableInfo } from '@harvest/server/wire'
import { prefs } from '../lib/prefs.svelte.ts'
import { drawings } from './drawings.svelte.ts'
import type { GameModule } from './types.ts'

/** A module whose drawings are on the page, and that has the words of the reader's language. */
async function ready(module: GameModule): Promise<GameModule> {
  drawings.add(module.drawings ?? [])
  await module.speak?.(prefs.values.language)
  return module
}

/** Games without pictures of their own are shown by their words. */
const PLAIN = Object.fromEntries(
  Object.entries(plainGames).map(([id, load]) => [
    id,
    async () => (await import('./plain/plain-game.ts')).plainGame(id, await load()),
  ]),
)

/** How each game's pictures are loaded: only when a table of it is opened. */
export const GAMES: { readonly [id: string]: () => Promise<GameModule> } = {
  ...PLAIN,
  'jelly-bean-farmers': () =>
    import('./jelly-bean-farmers/index.ts').then((loaded) => ready(loaded.jellyBeanFarmers)),
  scoville: () => import('./scoville/index.ts').then((loaded) => ready(loaded.scoville)),
  'food-court': () => import('./food-court/index.ts').then((loaded) => ready(loaded.foodCourt)),
}

/** What of a table says how its game is to be loaded. */
export type Played = Pick<TableInfo, 'id' | 'game' | 'variant'>

/** Whether any game of this page has been loaded as a variant. */
let varies = false

/** Before the game of a table is loaded: makes its data those of a variant, or begins the page anew where it was other. */
export async function prepareGame(table: Played): Promise<void> {
  if (table.variant === null && !varies) return
  varies = true
  await (await import('./variant.ts')).prepareVariant(table)
}
