/** JB-END-1: food and what the stamps are worth, and who is ahead of whom. */
import type { Score } from '@harvest/engine'
import { FOOD_PER_STAMP } from './data.ts'
import { countUpgrades, defence } from './farm.ts'
import type { Farm, State } from './state.ts'

export const SOURCES = ['food', 'stamps'] as const
export const TIE_BREAKS = ['stamps', 'fields', 'defence', 'upgrades', 'shared'] as const

export function scores(s: State): Score[] | null {
  if (s.ending === '') return null
  const totals = s.farms.map((farm) => farm.food + FOOD_PER_STAMP * farm.stamps)
  const ties = s.farms.map(tiesOf)
  return s.farms.map((farm, seat) => ({
    seat,
    total: totals[seat],
    parts: { food: farm.food, stamps: FOOD_PER_STAMP * farm.stamps },
    ties: ties[seat],
    place: 1 + s.farms.filter((_, other) => isAhead(totals, ties, other, seat)).length,
  }))
}

/**
 * Whoever is out has nothing: zeros put them behind everybody still in, who has at least a field. Only when
 * the last farmers went out together (JB-OUT-1) does what they left decide between them.
 */
function tiesOf(farm: Farm): number[] {
  if (farm.out !== 0) return [farm.stamps, ...farm.left]
  return [farm.stamps, farm.fields.length, defence(farm), countUpgrades(farm)]
}

function isAhead(totals: readonly number[], ties: readonly number[][], a: number, b: number): boolean {
  if (totals[a] !== totals[b]) return totals[a] > totals[b]
  for (let i = 0; i < ties[a].length; i++) if (ties[a][i] !== ties[b][i]) return ties[a][i] > ties[b][i]
  return false
}
