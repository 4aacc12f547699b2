// The numbers of Pepper Duel. What a variant may change is asked for here, by a name of its own and within bounds.
import { tablesOf } from '../../src/variant/tables.ts'

const { number } = tablesOf('pepper-duel', import.meta.url)

export const HEATS = 6
/** EX-SET-1. With fewer of each card, the deck would run out. */
export const COPIES = number('copies', 3, { min: 3, max: 9 })
export const START_COINS = number('startCoins', 2, { min: 0, max: 20 })
/** EX-DUE-3 */
export const DUEL_POINTS = number('duelPoints', 2, { min: 1, max: 9 })
/** EX-MAR-1 */
export const POINT_PRICE = number('pointPrice', 3, { min: 1, max: 9 })
/** EX-END-1 */
export const ROUNDS = number('rounds', 5, { min: 1, max: 6 })
export const LEAD = number('lead', 7, { min: 1, max: 99 })
