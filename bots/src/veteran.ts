import type { Bot } from './bot.ts'
import { search } from './search/search.ts'

/** How often it looks ahead for a decision: where a look is a step in a tree, and where it is everybody's turns planned. */
const LOOKS = { tree: 600, plans: 48 } as const

/** Looks ahead over everybody's turns as champion does, but only so far, however much time there is. */
export const veteran: Bot = {
  id: 'veteran',
  level: 5,
  choose(entry, state, seat, moves, rng, budget) {
    const most = LOOKS[entry.evaluation.foresight.by]
    const iterations = Math.min(most, budget.iterations ?? most)
    return search(entry, state, seat, moves, rng, { ...budget, iterations })
  },
}
