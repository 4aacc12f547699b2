/**
 * How the farms of a game of Jelly Bean Farmers are likely to end, in points.
 */
import { firstSeat, has, type GameState, type Seat, type SeatSet } from '@harvest/engine'
import { FOOD_PER_STAMP, SUMMER, type Move, type State } from '@harvest/jelly-bean-farmers'
import type { Evaluation, Terms } from '../bot.ts'
import { chooseSealed } from './jelly-bean-farmers/choices.ts'
import { fadingOf, forecastAll, forecastOwn, type Mind } from './jelly-bean-farmers/forecast.ts'
import { lookOut } from './jelly-bean-farmers/outlook.ts'
import { assets } from './jelly-bean-farmers/uses.ts'
import { HASTY, WEIGHTS, type Weights } from './jelly-bean-farmers/weights.ts'

export function weighJellyBeans(weights: Weights, hurried = weights): Evaluation {
  const fading = fadingOf(weights)
  const mindOf = (s: State, me: Seat): Mind => ({
    me,
    look: lookOut(s, me, weights),
    weights,
    fading,
  })
  return {
    appraise(state: GameState, who: SeatSet, out: number[]): boolean {
      const s = state as unknown as State
      if (s.phase === 'over') return addUp(s, weights.out, out)
      const first = firstSeat(who)
      const mind = mindOf(s, first)
      forecastAll(s, mind, out)
      out[first] += assets(s, mind)
      // Each seat has its own outlook on the climate, and on what tribute is worth.
      for (let seat = first + 1; seat < s.seats; seat++)
        if (has(who, seat)) out[seat] = ownEnd(s, mindOf(s, seat))
      return false
    },
    rivalry: weights.rivalry,
    spread: 5,
    explain(state, seat) {
      const s = state as unknown as State
      return explain(s, mindOf(s, seat))
    },
    sight: 250,
    foresight: { moment, horizon, by: 'plans' },
    sealed(state, seat, moves, rng) {
      const s = state as unknown as State
      return chooseSealed(s, mindOf(s, seat), moves as readonly Move[], rng)
    },
    hasty(state, seat, moves, rng) {
      const s = state as unknown as State
      const mind = { me: seat, look: lookOut(s, seat, hurried), weights: hurried, fading }
      return chooseSealed(s, mind, moves as readonly Move[], rng)
    },
  }
}

/** What a farm has, what it may still harvest and win, and what its cards are good for. */
function explain(s: State, mind: Mind): Terms {
  const farm = s.farms[mind.me]
  const stock = farm.food + FOOD_PER_STAMP * farm.stamps
  if (s.phase === 'over') return { stock }
  return { stock, harvests: forecastOwn(s, mind) - stock, cards: assets(s, mind) }
}

const A_YEAR = 2

/** In seasons. */
function moment(state: GameState): number {
  const { year, season } = state as unknown as State
  return 2 * year + season
}

/** The cards of a year belong together, and what was gained by one shows a year later. */
function horizon(state: GameState): number {
  const { phase, year } = state as unknown as State
  const isForYear = phase === 'keep' || phase === 'place'
  return (isForYear ? 2 * year + SUMMER : moment(state)) + A_YEAR
}

function ownEnd(s: State, mind: Mind): number {
  return forecastOwn(s, mind) + assets(s, mind)
}

/** The game is over; being out is as bad as it was while it could still be feared. */
function addUp(s: State, loss: number, out: number[]): true {
  for (let seat = 0; seat < s.seats; seat++) {
    const farm = s.farms[seat]
    out[seat] = farm.out !== 0 ? -loss : farm.food + FOOD_PER_STAMP * farm.stamps
  }
  return true
}

export const jellyBeanEvaluation: Evaluation = weighJellyBeans(WEIGHTS, HASTY)
