import type { Bot } from './bot.ts'
import { search } from './search/search.ts'
import type { Style } from './search/style.ts'

/** A bot that looks ahead in its own style; for champion, and for whoever tries what others are worth. */
export function searcher(id: string, level: number, style: Style): Bot {
  return {
    id,
    level,
    choose: (entry, state, seat, moves, rng, budget) => search(entry, state, seat, moves, rng, budget, style),
  }
}
