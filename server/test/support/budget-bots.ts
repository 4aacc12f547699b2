/** Bots whose only interest is how long they may think: the answer is the budget they were given. */
import type { Move } from '@harvest/engine'

export { games } from './bots.ts'

interface Budget {
  readonly ms: number
  stop(): boolean
}

export const bots = [
  {
    id: 'random',
    choose(...[, , , moves, , budget]: [unknown, unknown, unknown, readonly Move[], unknown, Budget]): {
      move: Move
    } {
      const told = { ms: budget.ms, stopped: budget.stop() }
      return { move: { ...moves[0]!, ...told } }
    },
  },
]
