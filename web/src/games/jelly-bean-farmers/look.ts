/** Small readings of the view that several pictures share. */
import {
  UPGRADES,
  type ActionId,
  type FarmView,
  type PlanView,
  type UnitId,
  type UpgradeId,
  type UseView,
  type View,
} from '@harvest/jelly-bean-farmers/public'
import type { Words } from './words.ts'

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** The climate cards of a season, the open ones and those the viewer alone knows. */
export function climateOf(view: View): {
  year: View['climate']['year']
  season: View['climate']['season']
  isYearOpen: boolean
  isSeasonOpen: boolean
} {
  const { year, season, next } = view.climate
  const isYearOpen = year !== null
  return {
    year: year ?? next[0]?.card ?? null,
    season: season ?? (isYearOpen ? next[0] : next[1])?.card ?? null,
    isYearOpen,
    isSeasonOpen: season !== null,
  }
}

export function isClimateKnown(view: View): boolean {
  const { year, season } = climateOf(view)
  return year !== null && season !== null
}

/** The own plan of the season: being made, or sealed. */
export const planOf = (view: View): PlanView | null => view.own?.draft?.plan ?? view.own?.plan ?? null

/** Own cards with what is planned for them. */
export function plannedCards(view: View): { card: ActionId; use: UseView }[] {
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
  return plannedCards(view).flatMap(({ card, use }) => {
    const upgrade = UPGRADES.find((id) => id === card)
    return upgrade && use.use === 'face' && use.on === field ? [upgrade] : []
  })
}

export const isExtensionPlanned = (view: View, silo: number): boolean =>
  plannedCards(view).some(
    ({ card, use }) => card === 'siloExtension' && use.use === 'face' && use.on === silo,
  )

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
