import { Match, seededSource, seedFromNumber } from '@harvest/engine'
import { jellyBeanFarmers as rules, type State } from '@harvest/jelly-bean-farmers'
import { jellyBeanFarmers as module } from '../../src/games/jelly-bean-farmers/index.ts'
import type { Exhibit } from '../exhibits.ts'
import Art from './Art.svelte'

const DULL = ['discard', 'decline', 'ready']

export const jellyBeanFarmers: Exhibit = {
  module,
  rules,
  Art,
  options: () => ({}),
  /** `rich`: farms as late in a long game. */
  furnish: (match, asked) => (asked.has('rich') ? enrich(match, Number(asked.get('seed') ?? 1)) : match),
  /** `event=attacked`: the position right after such an event. */
  isThere(match, asked, last) {
    const { year, season } = match.state as unknown as State
    const event = asked.get('event')
    const wanted = { year: Number(asked.get('year') ?? 1), season: Number(asked.get('season') ?? 0) }
    if (year < wanted.year || (year === wanted.year && season < wanted.season)) return false
    return event === null || last.some(({ e }) => e === event)
  },
  /** Farms a little, so that farms have something to show. */
  choose(_match, _seat, legal, rng) {
    const lively = legal.filter((move) => !DULL.includes(move.do) || legal.length === 1)
    const from = lively.length > 0 && rng.chance(10) > 0 ? lively : legal
    return from[rng.chance(from.length)]!
  },
}

/** Full farms, as late in a long game; the cards on them come from nowhere. */
function enrich(match: Match, seed: number): Match {
  const state = structuredClone(match.state) as never as State
  state.farms.forEach((farm, seat) => {
    farm.food = [17, 8, 31, 3][seat]
    farm.fields.push(...[[15, 3, 4, 9], [8, 2], [1, 6, 0, 15, 12, 2], [0]][seat])
    farm.silos.push(...[[1, 0], [0], [1, 1, 0], []][seat])
    farm.halfField = seat % 2
    farm.halfSilo = seat === 1 || seat === 2 ? 1 : 0
    farm.cats = [1, 0, 2, 0][seat]
    farm.rabbits = seat % 2
    farm.men = [3, 1, 0, 2][seat]
    farm.mercenaries = [1, 0, 2, 0][seat]
    farm.berzerkers = [1, 0, 0, 1][seat]
    farm.dogs = [1, 2, 0, 0][seat]
    farm.walls = [1, 0, 1, 0][seat]
    farm.reactivePlantings = seat === 0 ? 1 : 0
    farm.flexibleHands = seat === 2 ? 1 : 0
  })
  const pairs = [
    [0, 1],
    [2, 0],
    [3, 1],
  ].filter(([a, b]) => a < state.seats && b < state.seats)
  state.contracts.push(...pairs.map(([holder, payer], i) => ({ holder, payer, amount: i + 1, since: 2 + i })))
  return Match.resume(rules as never, match.seats, match.options, seededSource(seedFromNumber(seed)), {
    state: state as never,
    draws: match.draws,
    at: 0,
    decisions: match.decisions,
  })
}
