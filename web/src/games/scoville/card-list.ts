import type { Words } from './words.ts'

/** What each tile does, for whoever asks about it by name: `Extra step tile: one more step`. */
export const cardsOf = ({ tiles }: Words): readonly (readonly [string, string])[] =>
  Object.values(tiles).map((tile) => {
    const [name = '', does = ''] = tile.split(/\s?: /)
    return [name, does]
  })
