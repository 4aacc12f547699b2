/** How each game's rules and bots are loaded: only when a table of it is opened on this device. */
import type { GameEntry } from '@harvest/bots'
import type { Variant } from '@harvest/engine'
import plainEntries from 'virtual:plain-entries'

const ENTRIES: { readonly [id: string]: () => Promise<{ entry: GameEntry }> } = {
  ...plainEntries,
  'food-court': () => import('@harvest/bots/games/food-court'),
  'jelly-bean-farmers': () => import('@harvest/bots/games/jelly-bean-farmers'),
  scoville: () => import('@harvest/bots/games/scoville'),
}

/** A variant only in a worker that has loaded nothing of the game before. */
export async function loadGame(id: string, variant?: Variant): Promise<GameEntry | null> {
  if (variant) {
    const { chooseVariant, putChange } = await import('@harvest/engine')
    chooseVariant(variant, putChange)
  }
  const entry = (await ENTRIES[id]?.())?.entry ?? null
  return entry && variant ? { ...entry, game: { ...entry.game, variant } } : entry
}
