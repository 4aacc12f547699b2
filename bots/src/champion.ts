import type { Bot } from './bot.ts'
import { searcher } from './searcher.ts'
import { STYLE } from './search/style.ts'

/** Looks ahead over everybody's turns, and departs from greedy's move only for one that's clearly better. */
export const champion: Bot = searcher('champion', 6, STYLE)
