import type { Words } from './words.ts'

/** What each card does, for whoever asks about it by name. */
export const cardsOf = ({ action, climate }: Words): readonly (readonly [string, string])[] =>
  [...Object.values(action), ...Object.values(climate)].map(({ name, does }) => [name, does])
