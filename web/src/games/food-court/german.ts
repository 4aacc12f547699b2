/** All German words of the game, in one piece that only those who read German load. */
export { de as text } from '@harvest/food-court/public'
export { de as words } from './words-de.ts'
