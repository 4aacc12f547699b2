/** How each game's rules and bots are loaded: only when a table of it is opened on this device. */
import type { GameEntry } from '@harvest/bots'
import plainEntries from 'virtual:plain-entries'

const ENTRIES: { readonly [id: string]: () => Promise<{ entry: GameEntry }> } = {
  ...plainEntries,
  'food-court': () => import('@harvest/bots/games/food-court'),
  'jelly-bean-farmers': () => import('@harvest/bots/games/jelly-bean-farmers'),
  scoville: () => import('@harvest/bots/games/scoville'),
}

export async function loadGame(id: string): Promise<GameEntry | null> {
  return (await ENTRIES[id]?.())?.entry ?? null
}
