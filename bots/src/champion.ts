import type { Bot } from './bot.ts'
import { search } from './search/search.ts'

/** Looks ahead over everybody's turns, and departs from greedy's move only for one that is better beyond doubt. */
export const champion: Bot = { id: 'champion', level: 6, choose: search }
