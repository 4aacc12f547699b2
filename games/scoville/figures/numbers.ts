import { COINS_PER_POINT, PLAQUES, PLAQUE_STACKS } from '../src/data.ts'

/** What the plaque on top of the brown stack is worth, and 17 coins at the end. */
export const BROWN_PLAQUE = PLAQUES[PLAQUE_STACKS[1][0]].points
export const COIN_POINTS = Math.floor(17 / COINS_PER_POINT)
