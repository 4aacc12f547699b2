/** All French words of the game's pictures, in one piece that only those who read French load. */
import type { Translated } from '@harvest/engine/wire'
import type { Words } from '../words.ts'

export { fr as text } from '@harvest/jelly-bean-farmers/public'

export const reference = 'Cartes'

export const words: Translated<Words> = {}
