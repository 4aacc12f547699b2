import type { Bot } from './bot.ts'
import { champion } from './champion.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

/** Every bot, weakest first. */
export const bots: readonly Bot[] = [random, greedy, champion]

export function findBot(id: string): Bot | null {
  return bots.find((bot) => bot.id === id) ?? null
}
