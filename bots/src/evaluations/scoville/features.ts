/** What a learned evaluation of Scoville looks at: the terms of the evaluation made by hand, and what it leaves out. */
import { type State } from '@harvest/scoville'
import { COINS_PER_POINT, DEALS, PLOTS } from '@harvest/scoville/public'
import type { GameState, Seat } from '@harvest/engine'
import type { Features } from '../../learned/features.ts'
import { scovilleEvaluation } from '../scoville.ts'

/** The tier of each colour: those of a tier are worth about the same. */
const TIERS = [0, 0, 0, 1, 1, 1, 2, 3, 3, 4]
const TIER_COUNT = 5

const STAGES = ['bid', 'auction', 'planting', 'harvesting', 'fulfilment'] as const

const STAGE_OF: { readonly [phase: string]: (typeof STAGES)[number] } = {
  ...{ bid: 'bid', chooseSpot: 'auction', claim: 'auction', refill: 'auction' },
  ...{ plantPepper: 'planting', plantPlot: 'planting', plaque: 'planting', plantMore: 'planting' },
  ...{ placeFarmer: 'harvesting', harvest: 'harvesting', fulfil: 'fulfilment', giveChoice: 'fulfilment' },
}

const TERMS = ['hand', 'cards', 'peppers', 'harvest', 'order'] as const

export const scovilleFeatures: Features = {
  names: [
    ...TERMS,
    ...['coins', 'tiles', 'plaques', 'spot'],
    ...['basic', 'mixed', 'brown', 'rare', 'phantom'].map((tier) => `peppers: ${tier}`),
    ...['planted', 'recipes left', 'market left', 'afternoon', 'last round', 'fewer seats'],
    ...STAGES,
  ],
  write(state: GameState, seat: Seat, out: Float64Array, at: number): number {
    const s = state as unknown as State
    const player = s.players[seat]
    const terms = scovilleEvaluation.explain!(state, seat)
    let i = at
    let points = 0
    for (const term of TERMS) {
      points += terms[term] ?? 0
      out[i++] = (terms[term] ?? 0) / 10
    }
    out[i++] = player.coins / COINS_PER_POINT / 5
    out[i++] = tilesOf(player.tiles)
    out[i++] = player.plaques.length / 3
    out[i++] = (s.spots.length > 0 ? s.spots : s.order).indexOf(seat) / s.seats
    for (let tier = 0; tier < TIER_COUNT; tier++) out[i + tier] = 0
    for (let colour = 0; colour < TIERS.length; colour++) out[i + TIERS[colour]] += player.peppers[colour] / 3
    i += TIER_COUNT
    out[i++] = plantedShare(s)
    out[i++] = s.recipes.length / DEALS[s.seats].recipes
    out[i++] = s.market.length / DEALS[s.seats].market
    out[i++] = s.time === 'afternoon' ? 1 : 0
    out[i++] = s.last === '' ? 0 : 1
    out[i++] = 2 / s.seats
    for (const stage of STAGES) out[i++] = STAGE_OF[s.phase] === stage ? 1 : 0
    return points
  },
  isSettled: (state) => (state as unknown as State).ended !== '',
  progress(state: GameState): number {
    const s = state as unknown as State
    const { recipes, market } = DEALS[s.seats]
    const left = Math.min(1, s.recipes.length / recipes, s.market.length / market)
    return s.last !== '' ? 1 : s.time === 'afternoon' ? 1 - left / 2 : 0.5 - left / 2
  },
}

function tilesOf(tiles: number): number {
  let count = 0
  for (let rest = tiles; rest !== 0; rest &= rest - 1) count++
  return count / 3
}

function plantedShare({ planted }: State): number {
  let sum = 0
  for (let colour = 0; colour < planted.length; colour++) sum += planted[colour]
  return sum / PLOTS
}
