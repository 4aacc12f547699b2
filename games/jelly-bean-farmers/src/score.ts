/** JB-END-1: food and what the stamps are worth, and who is ahead of whom. */
import { withPlaces, type Score } from '@harvest/engine'
import { FOOD_PER_STAMP } from './data.ts'
import { countUpgrades, defence } from './farm.ts'
import type { Farm, State } from './state.ts'

export const SOURCES = ['food', 'stamps'] as const
export const TIE_BREAKS = ['stamps', 'fields', 'defence', 'upgrades', 'shared'] as const

export function scores(s: State): Score[] | null {
  if (s.ending === '') return null
  return withPlaces(
    s.farms.map((farm, seat) => {
      const parts = { food: farm.food, stamps: FOOD_PER_STAMP * farm.stamps }
      return { seat, total: parts.food + parts.stamps, parts, ties: tiesOf(farm) }
    }),
  )
}

/**
 * Whoever is out has nothing: zeros put them behind everybody still in, who has at least a field. Only when
 * the last farmers went out together (JB-OUT-1) does what they left decide between them.
 */
function tiesOf(farm: Farm): number[] {
  if (farm.out !== 0) return [farm.stamps, ...farm.left]
  return [farm.stamps, farm.fields.length, defence(farm), countUpgrades(farm)]
}
