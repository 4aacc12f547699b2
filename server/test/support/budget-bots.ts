/**
 * Bots whose only interest is how long they may think: the answer is the budget they were given, and how often they were
 * asked. They mean to make the first two moves of the list, one after the other.
 */
import type { Move } from '@harvest/engine'

export { games } from './bots.ts'

interface Budget {
  readonly ms: number
  stop(): boolean
}

let asked = 0

export const bots = [
  {
    id: 'random',
    choose(...[, , , moves, , budget]: [unknown, unknown, unknown, readonly Move[], unknown, Budget]): {
      move: Move
      line: Move[]
    } {
      const told = { ms: budget.ms, stopped: budget.stop(), asked: ++asked }
      const line = moves.slice(0, 2).map((move) => ({ ...move, ...told }))
      return { move: line[0]!, line }
    },
  },
]
