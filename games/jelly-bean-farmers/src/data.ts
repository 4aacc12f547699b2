/**
 * The cards and numbers of Jelly Bean Farmers. The rulebook names the cards and bounds them (88 action cards,
 * 24 climate cards, a harvest of 0 to 7, climate of +3 to -6) but prints no list: copies, climate values,
 * `destroys`, `ignores`, PERENNIAL_BASE and what is marked "ours" are this project's, free to be tuned.
 */

import { tablesOf } from '@harvest/engine/variant'

const { number, table } = tablesOf('jelly-bean-farmers', import.meta.url)

export const MIN_SEATS = 2
export const MAX_SEATS = 4

export const YEARS = 8
export const SEASONS = ['spring', 'summer'] as const
export type SeasonName = (typeof SEASONS)[number]
export const SPRING = 0
export const SUMMER = 1

export const START_FOOD = number('startFood', 5, { min: 0, max: 20 })
export const START_STAMPS = 2
export const DEALT = 7
export const KEPT = 3
/** The hand limit, before Flexible Hands. */
export const HAND_SIZE = 3
export const HAND_SIZE_IN_STAMP_YEAR = 2
export const FOOD_PER_STAMP = number('foodPerStamp', 4, { min: 0, max: 20 })

export const SILO_CAPACITY = number('siloCapacity', 5, { min: 0, max: 20 })
export const EXTENSION_CAPACITY = number('extensionCapacity', 2, { min: 0, max: 20 })
export const CATS_CAPACITY = number('catsCapacity', 3, { min: 0, max: 20 })

export const FIELD_BASE = number('fieldBase', 3, { min: 0, max: 20 })
/** Ours: what an unseeded field with a Perennial starts from. */
export const PERENNIAL_BASE = number('perennialBase', 1, { min: 0, max: 20 })
export const MAX_HARVEST = 7

/** Ours: how far an Almanac and a Geezer look ahead. */
export const ALMANAC_LOOKS = 3
export const GEEZER_LOOKS = 1

const FIXED = { kind: 'fixed' } as const
const COPIES = { kind: 'whole', min: 0, max: 30 } as const

/** What a card played face up is laid on or aimed at. */
export type Aim = 'field' | 'silo' | 'opponent' | 'farm' | 'none'

/** In the order of the numbers below. */
export const ACTIONS = table(
  'actions',
  [
    { id: 'irrigation', copies: 8, kind: 'fieldUpgrade', aim: 'field' },
    { id: 'netting', copies: 8, kind: 'fieldUpgrade', aim: 'field' },
    { id: 'fertilizer', copies: 10, kind: 'fieldUpgrade', aim: 'field' },
    { id: 'perennial', copies: 3, kind: 'fieldUpgrade', aim: 'field' },
    { id: 'siloExtension', copies: 9, kind: 'siloUpgrade', aim: 'silo' },
    { id: 'cats', copies: 10, kind: 'farm', aim: 'none' },
    { id: 'rabbits', copies: 2, kind: 'attack', aim: 'opponent' },
    { id: 'coyote', copies: 2, kind: 'attack', aim: 'farm' },
    { id: 'mercenary', copies: 6, kind: 'army', aim: 'none' },
    { id: 'berzerker', copies: 4, kind: 'army', aim: 'none' },
    { id: 'dogs', copies: 4, kind: 'army', aim: 'none' },
    { id: 'walls', copies: 2, kind: 'army', aim: 'none' },
    { id: 'warlord', copies: 4, kind: 'warlord', aim: 'none' },
    { id: 'assassin', copies: 2, kind: 'attack', aim: 'opponent' },
    { id: 'almanac', copies: 2, kind: 'knowledge', aim: 'none' },
    { id: 'geezer', copies: 2, kind: 'knowledge', aim: 'none' },
    { id: 'reactivePlanting', copies: 2, kind: 'knowledge', aim: 'none' },
    { id: 'flexibleHand', copies: 3, kind: 'hand', aim: 'none' },
    { id: 'drawTwo', copies: 2, kind: 'meta', aim: 'none' },
    { id: 'steal', copies: 3, kind: 'meta', aim: 'none' },
  ] as const,
  { columns: { id: FIXED, kind: FIXED, aim: FIXED, copies: COPIES } },
)

export type ActionId = (typeof ACTIONS)[number]['id']
export const ACTION_KINDS = ACTIONS.length

export const IRRIGATION = 0
export const NETTING = 1
export const FERTILIZER = 2
export const PERENNIAL = 3
export const SILO_EXTENSION = 4
export const CATS = 5
export const RABBITS = 6
export const COYOTE = 7
export const MERCENARY = 8
export const BERZERKER = 9
export const DOGS = 10
export const WALLS = 11
export const WARLORD = 12
export const ASSASSIN = 13
export const ALMANAC = 14
export const GEEZER = 15
export const REACTIVE_PLANTING = 16
export const FLEXIBLE_HAND = 17
export const DRAW_TWO = 18
export const STEAL = 19

export const ACTION_IDS: readonly ActionId[] = ACTIONS.map((card) => card.id)

/** Field upgrades are the first kinds; on a field they are the bits `1 << kind`. */
export const UPGRADES = ['irrigation', 'netting', 'fertilizer', 'perennial'] as const
export type UpgradeId = (typeof UPGRADES)[number]

/** What an Assassin may remove; an Armed Man is a card used by its back. */
export const UNITS = ['man', 'mercenary', 'berzerker', 'dogs', 'walls'] as const
export type UnitId = (typeof UNITS)[number]

/** What the back of a card may be used as; `save` keeps the card for later. */
export const BACKS = ['field', 'silo', 'man', 'save'] as const
export type BackId = (typeof BACKS)[number]

export interface Climate {
  readonly id: string
  readonly copies: number
  readonly weather: number
  readonly drought: number
  readonly pestilence: number
  readonly destroys: UpgradeId | null
  /** The part of the other card of the season that does not count. */
  readonly ignores: 'drought' | 'pestilence' | null
  /** Fire: an extra half Field from the hand. */
  readonly fire: boolean
}

const fair = { weather: 0, drought: 0, pestilence: 0, destroys: null, ignores: null, fire: false } as const

export const CLIMATES = table(
  'climates',
  [
    { ...fair, id: 'drySpell', copies: 5, drought: -1 },
    { ...fair, id: 'moderateDrought', copies: 1, drought: -2 },
    { ...fair, id: 'severeDrought', copies: 1, drought: -3 },
    { ...fair, id: 'weevils', copies: 4, pestilence: -1 },
    { ...fair, id: 'aphids', copies: 1, pestilence: -2 },
    { ...fair, id: 'locusts', copies: 1, pestilence: -3 },
    { ...fair, id: 'drivingRain', copies: 1, weather: -1, destroys: 'fertilizer' },
    { ...fair, id: 'hail', copies: 1, weather: -1, destroys: 'netting' },
    { ...fair, id: 'fire', copies: 1, weather: -1, destroys: 'irrigation', fire: true },
    { ...fair, id: 'gentleRain', copies: 2, weather: 1, ignores: 'drought' },
    { ...fair, id: 'ladybugs', copies: 1, ignores: 'pestilence' },
    { ...fair, id: 'sunshine', copies: 3, weather: 1 },
    { ...fair, id: 'perfectSeason', copies: 1, weather: 2 },
    { ...fair, id: 'fairWeather', copies: 1 },
  ] as const satisfies readonly Climate[],
  { columns: { id: FIXED, copies: COPIES } },
)

export type ClimateId = (typeof CLIMATES)[number]['id']
export const CLIMATE_KINDS = CLIMATES.length
export const CLIMATE_IDS: readonly ClimateId[] = CLIMATES.map((card) => card.id)
