/**
 * What a position of Jelly Bean Farmers is worth to a seat, in points: how the farms are likely to end up, one's own
 * against those of the rivals.
 */
import type { GameState, Seat } from '@harvest/engine'
import { FOOD_PER_STAMP, type Move, type State } from '@harvest/jelly-bean-farmers'
import type { Evaluation } from '../bot.ts'
import { chooseSealed } from './jelly-bean-farmers/choices.ts'
import { fadingOf, SEEDED, type Mind } from './jelly-bean-farmers/forecast.ts'
import { lookOut } from './jelly-bean-farmers/outlook.ts'
import { judge } from './jelly-bean-farmers/uses.ts'
import { WEIGHTS, type Weights } from './jelly-bean-farmers/weights.ts'

export function weighJellyBeans(weights: Weights): Evaluation {
  const fading = fadingOf(weights)
  const mindOf = (s: State, me: Seat): Mind => ({
    me,
    look: lookOut(s, me, weights.futures),
    weights,
    fading,
  })
  return {
    evaluate(state: GameState, seat: Seat): number {
      const s = state as unknown as State
      if (s.phase === 'over') return outcome(s, seat)
      return judge(s, mindOf(s, seat), SEEDED.has(s.phase))
    },
    sealed(state, seat, moves, rng) {
      const s = state as unknown as State
      return chooseSealed(s, mindOf(s, seat), moves as readonly Move[], rng)
    },
  }
}

/** The game is over: the lead over the best of the others; whoever is out has nothing. */
function outcome(s: State, seat: Seat): number {
  const points = s.farms.map((farm) => (farm.out !== 0 ? -1 : farm.food + FOOD_PER_STAMP * farm.stamps))
  const others = points.filter((_, other) => other !== seat)
  return points[seat] - Math.max(...others)
}

export const jellyBeanEvaluation: Evaluation = weighJellyBeans(WEIGHTS)
