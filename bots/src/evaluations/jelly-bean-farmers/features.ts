/** What a learned evaluation of Jelly Bean Farmers looks at: the terms of the one made by hand, and what it leaves out. */
import { FOOD_PER_STAMP, UPGRADES, YEARS, type State } from '@harvest/jelly-bean-farmers'
import { capacity, defence, offence } from '@harvest/jelly-bean-farmers'
import type { GameState, Seat } from '@harvest/engine'
import type { Features } from '../../learned/features.ts'
import { jellyBeanEvaluation } from '../jelly-bean-farmers.ts'

const TERMS = ['stock', 'harvests', 'cards'] as const

export const jellyBeanFeatures: Features = {
  names: [
    ...TERMS,
    ...['food', 'stamps', 'on stamps', 'out', 'no stamp left', 'unprotected', 'capacity'],
    ...['fields', 'half a field', 'silos', 'half a silo', 'cats', 'rabbits', ...UPGRADES],
    ...['offence', 'defence', 'walls', 'stronger than others', 'weaker than others'],
    ...['tribute received', 'tribute paid', 'flexible hands', 'reactive plantings', 'saved', 'hand'],
    ...['time left', 'summer', 'seeded', 'first phases', 'fewer seats'],
    ...['fields for long', 'tribute for long', 'weakness for long'],
  ],
  write(state: GameState, seat: Seat, out: Float64Array, at: number): number {
    const s = state as unknown as State
    const farm = s.farms[seat]
    const terms = jellyBeanEvaluation.explain!(state, seat)
    const left = 1 - progress(s)
    let i = at
    let points = 0
    for (const term of TERMS) {
      points += terms[term] ?? 0
      out[i++] = (terms[term] ?? 0) / 10
    }
    const room = capacity(farm)
    out[i++] = farm.food / 10
    out[i++] = (farm.stamps * FOOD_PER_STAMP) / 10
    out[i++] = farm.onStamps ? 1 : 0
    out[i++] = farm.out !== 0 ? 1 : 0
    out[i++] = farm.stamps === 0 ? 1 : 0
    out[i++] = Math.max(0, farm.food - room) / 10
    out[i++] = room / 10
    out[i++] = farm.fields.length / 3
    out[i++] = farm.halfField
    out[i++] = farm.silos.length / 2
    out[i++] = farm.halfSilo
    out[i++] = farm.cats
    out[i++] = farm.rabbits
    for (let kind = 0; kind < UPGRADES.length; kind++) {
      let count = 0
      for (const field of farm.fields) if ((field & (1 << kind)) !== 0) count++
      out[i++] = count / 2
    }
    out[i++] = offence(farm) / 3
    out[i++] = defence(farm) / 3
    out[i++] = farm.walls > 0 ? 1 : 0
    const { above, below } = compareArms(s, seat)
    out[i++] = above / 3
    out[i++] = below / 3
    let received = 0
    let paid = 0
    for (const { holder, payer, amount } of s.contracts) {
      if (holder === seat) received += amount
      if (payer === seat) paid += amount
    }
    out[i++] = received / 2
    out[i++] = paid / 2
    out[i++] = farm.flexibleHands
    out[i++] = farm.reactivePlantings
    out[i++] = farm.saved.length / 2
    out[i++] = farm.hand.length / 3
    out[i++] = left
    out[i++] = s.season
    out[i++] = farm.seeded === 0 ? 0 : 1
    out[i++] = s.phase === 'keep' || s.phase === 'place' ? 1 : 0
    out[i++] = 2 / s.seats
    out[i++] = (farm.fields.length / 3) * left
    out[i++] = ((received - paid) / 2) * left
    out[i] = (below / 3) * left
    return points
  },
  isSettled: (state) => (state as unknown as State).phase === 'over',
  progress: (state) => progress(state as unknown as State),
}

/** How much stronger than others a farm is where it attacks, and weaker where it is attacked, at most. */
function compareArms(s: State, seat: Seat): { above: number; below: number } {
  let above = 0
  let below = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || s.farms[other].out !== 0) continue
    above = Math.max(above, offence(s.farms[seat]) - defence(s.farms[other]))
    below = Math.max(below, offence(s.farms[other]) - defence(s.farms[seat]))
  }
  return { above, below }
}

function progress({ year, season }: State): number {
  return Math.min(1, Math.max(0, (2 * year + season - 2) / (2 * YEARS)))
}
