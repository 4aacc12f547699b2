/** Small readings of the view that several pictures share. */
import {
  UPGRADES,
  type ActionId,
  type ClimateId,
  type FarmView,
  type Forecast,
  type PlanView,
  type UnitId,
  type UpgradeId,
  type UseView,
  type View,
} from '@harvest/jelly-bean-farmers/public'
import type { Words } from './words.ts'

/** A climate card as a viewer knows it. */
export interface SeenClimate {
  readonly card: ClimateId | null
  readonly isOpen: boolean
  readonly seenBy: readonly number[]
}

const HIDDEN: SeenClimate = { card: null, isOpen: false, seenBy: [] }

/** The climate of the year and of the season, open or as far as somebody has seen it, and cards known beyond. */
export function climateOf({ climate }: View): {
  year: SeenClimate
  season: SeenClimate
  later: SeenClimate[]
} {
  const ahead = climate.next.map((next): SeenClimate => ({ ...next, isOpen: false }))
  const take = (card: ClimateId | null): SeenClimate =>
    card === null ? (ahead.shift() ?? HIDDEN) : { card, isOpen: true, seenBy: [] }
  return { year: take(climate.year), season: take(climate.season), later: ahead }
}

export function isClimateKnown(view: View): boolean {
  const { year, season } = climateOf(view)
  return year.card !== null && season.card !== null
}

/** One's own plan for the season: in the making, or sealed. */
export const planOf = (view: View): PlanView | null => view.own?.draft?.plan ?? view.own?.plan ?? null

/** Own cards with what is planned for them. */
export function plannedUses(view: View): { card: ActionId; use: UseView }[] {
  const plan = planOf(view)
  const farm = view.me === null ? null : view.farms[view.me]
  if (!farm) return []
  const out: { card: ActionId | 'hidden' | null; use: UseView }[] = [...(view.own?.draft?.picked ?? [])]
  if (plan) {
    out.push({ card: farm[view.season], use: plan.season })
    plan.saved.forEach((use, i) => out.push({ card: farm.saved[i], use }))
    plan.extra.forEach((use, i) => out.push({ card: farm.extra[i], use }))
  }
  return out.filter(
    (one): one is { card: ActionId; use: UseView } => one.card !== null && one.card !== 'hidden',
  )
}

export function plannedUpgrades(view: View, field: number): UpgradeId[] {
  return plannedUses(view).flatMap(({ card, use }) => {
    const upgrade = UPGRADES.find((id) => id === card)
    return upgrade && use.use === 'face' && use.on === field ? [upgrade] : []
  })
}

/** The part of a forecast that an upgrade keeps off. */
const KEPT_OFF: { readonly [id in UpgradeId]?: 'drought' | 'pestilence' } = {
  irrigation: 'drought',
  netting: 'pestilence',
}
/** No field produces more than this. */
const MOST = 7

/** A forecast as it will be once these upgrades are laid: what they keep off is gone, what they add is there. */
export function withPlanned(of: Forecast, planned: readonly UpgradeId[]): Forecast {
  const parts = { ...of }
  for (const id of planned) {
    const off = KEPT_OFF[id]
    if (off) parts[off] = 0
    else if (id === 'fertilizer') parts.fertilizer = 1
  }
  const sum = parts.base + parts.fertilizer + parts.weather + parts.drought + parts.pestilence
  return planned.length === 0 ? of : { ...parts, food: Math.min(MOST, Math.max(0, sum)) }
}

export const isExtensionPlanned = (view: View, silo: number): boolean =>
  plannedUses(view).some(({ card, use }) => card === 'siloExtension' && use.use === 'face' && use.on === silo)

export const UNITS_OF: readonly (readonly [UnitId, keyof FarmView['army']])[] = [
  ['man', 'men'],
  ['mercenary', 'mercenaries'],
  ['berzerker', 'berzerkers'],
  ['dogs', 'dogs'],
  ['walls', 'walls'],
]

/** What somebody is about: sealed, choosing, or nothing to choose. */
export function stateOf(farm: FarmView, words: Words): string | null {
  if (farm.out !== null) return words.out(farm.out)
  if (farm.waitsForClimate) return words.waitsForClimate
  return farm.decided === null ? null : farm.decided ? words.decided : words.thinking
}
