import type { Bot } from './bot.ts'
import { champion } from './champion.ts'
import { greedy } from './greedy.ts'
import { learner } from './learner.ts'
import { random } from './random.ts'
import { veteran } from './veteran.ts'

const sprout = learner('sprout', 1, { sight: 1, overlooks: 50, slips: 80, taste: 4 })
const apprentice = learner('apprentice', 2, { sight: 40, overlooks: 30, slips: 60, taste: 2 })
const hobbyist = learner('hobbyist', 3, { sight: 150, overlooks: 10, slips: 35, taste: 0.5 })

/** The levels that people choose from, weakest first: from one that a child beats to the best there is. */
export const levels: readonly Bot[] = [sprout, apprentice, hobbyist, greedy, veteran, champion]

/** Stands in for people who leave, and plays wherever nobody chose a bot. */
export const usual: Bot = greedy

/** Every bot, weakest first; one that plays by chance is for simulations and tests. */
export const bots: readonly Bot[] = [random, ...levels]

/** The same by their ids. */
export const LEVELS = {
  offered: levels.map(({ id }) => id),
  known: bots.map(({ id }) => id),
  usual: usual.id,
} as const

export function findBot(id: string): Bot | null {
  return bots.find((bot) => bot.id === id) ?? null
}
