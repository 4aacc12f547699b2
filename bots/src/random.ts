import type { Bot } from './bot.ts'

/** Takes any legal move, each equally likely. */
export const random: Bot = {
  id: 'random',
  level: 0,
  choose: (_entry, _state, _seat, moves, rng) => ({
    move: moves[rng.chance(moves.length)],
    weighed: [],
    iterations: 0,
  }),
}
