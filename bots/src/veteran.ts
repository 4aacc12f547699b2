import type { Bot } from './bot.ts'
import { partOf } from './budget.ts'
import { greedy } from './greedy.ts'
import { search } from './search/search.ts'

/** In so many of a hundred decisions it goes by habit. */
const HABIT = 60

/** How much of the time it takes for the others. */
const SHARE = 0.2

/** Looks ahead over everybody's turns as champion does, but not for long, and in most decisions goes by habit. */
export const veteran: Bot = {
  id: 'veteran',
  level: 5,
  choose: (entry, state, seat, moves, rng, budget) =>
    rng.chance(100) < HABIT
      ? { ...greedy.choose(entry, state, seat, moves, rng, budget), line: undefined }
      : search(entry, state, seat, moves, rng, partOf(budget, SHARE)),
}
