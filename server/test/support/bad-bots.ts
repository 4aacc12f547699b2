/** Bots that fail: one throws, the other answers with a move that does not exist. */
export { games } from './bots.ts'

export const bots = [
  {
    id: 'random',
    choose(): never {
      throw new Error('no idea')
    },
  },
  { id: 'greedy', choose: () => ({ move: { do: 'cheat' } }) },
]
