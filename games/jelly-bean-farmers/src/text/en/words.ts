/** The nouns of the game in English, with their pictures. */
import { listed, picture } from '@harvest/engine/wire'
import type { ActionId, BackId, ClimateId, SeasonName, UnitId, UpgradeId } from '../../data.ts'
import type { CardText } from '../common.ts'

export const ACTION_TEXT: { readonly [id in ActionId]: CardText } = {
  irrigation: { name: 'Irrigation', does: 'Upgrades a field: drought does not count on it.' },
  netting: { name: 'Protective Netting', does: 'Upgrades a field: pestilence does not count on it.' },
  fertilizer: { name: 'Fertilizer', does: 'Upgrades a field: it bears 1 more.' },
  perennial: {
    name: 'Perennial',
    does: 'Upgrades a field: unseeded, it still bears from a base of 1. Rabbits destroy it.',
  },
  siloExtension: { name: 'Silo Extension', does: 'A silo holds 2 more food. One to a silo.' },
  cats: { name: 'Cats', does: 'Protect 3 food until a Coyote comes.' },
  rabbits: {
    name: 'Rabbits',
    does: 'Go to an opponent: they destroy all Perennials there, and each season all unprotected food is lost until a Coyote comes.',
  },
  coyote: {
    name: 'Coyote',
    does: 'Goes to any farm: all Cats and Rabbits there are discarded, those of this season too.',
  },
  mercenary: { name: 'Mercenary', does: 'Offence 1 and defence 1.' },
  berzerker: { name: 'Berzerker', does: 'Offence 2.' },
  dogs: { name: 'Dogs', does: 'Defence 1.' },
  walls: { name: 'Walls', does: 'Double the defence of your Armed Men.' },
  warlord: {
    name: 'Warlord',
    does: 'Attacks an opponent after all other faces: half the difference of strength is a tribute for every year.',
  },
  assassin: { name: 'Assassin', does: 'Removes a unit of an opponent.' },
  almanac: { name: 'Almanac', does: 'Shows you the next 3 climate cards.' },
  geezer: { name: 'Geezer', does: 'Shows you the next climate card.' },
  reactivePlanting: {
    name: 'Reactive Planting',
    does: 'Keep it: once, in a later season, you plant after the climate is open.',
  },
  flexibleHand: { name: 'Flexible Hand', does: 'Your hand size is 1 higher from now on.' },
  drawTwo: {
    name: 'Draw Two',
    does: 'Draw 2 cards, then use a card of your hand this season. You keep the rest.',
  },
  steal: {
    name: 'Steal',
    does: 'Before all else: take a season card that another farmer shows, or the top card of the deck.',
  },
}

export const CLIMATE_TEXT: { readonly [id in ClimateId]: CardText } = {
  drySpell: { name: 'Dry Spell', does: 'Drought −1.' },
  moderateDrought: { name: 'Moderate Drought', does: 'Drought −2.' },
  severeDrought: { name: 'Severe Drought', does: 'Drought −3.' },
  weevils: { name: 'Weevils', does: 'Pestilence −1.' },
  aphids: { name: 'Aphids', does: 'Pestilence −2.' },
  locusts: { name: 'Locusts', does: 'Pestilence −3.' },
  drivingRain: { name: 'Driving Rain', does: 'Every field −1; destroys all Fertilizer.' },
  hail: { name: 'Hail', does: 'Every field −1; destroys all Protective Netting.' },
  fire: {
    name: 'Fire',
    does: 'Every field −1; destroys all Irrigation. Everybody may lay a hand card as an extra half Field.',
  },
  gentleRain: { name: 'Gentle Rain', does: 'Every field +1; the drought of the other card does not count.' },
  ladybugs: { name: 'Ladybugs', does: 'The pestilence of the other card does not count.' },
  sunshine: { name: 'Sunshine', does: 'Every field +1.' },
  perfectSeason: { name: 'Perfect Season', does: 'Every field +2.' },
  fairWeather: { name: 'Fair Weather', does: 'Nothing special.' },
}

export const SEASON_NAMES: { readonly [id in SeasonName]: string } = { spring: 'spring', summer: 'summer' }

const UNIT_NAMES: { readonly [id in UnitId]: string } = {
  man: 'an Armed Man',
  mercenary: 'a Mercenary',
  berzerker: 'a Berzerker',
  dogs: 'Dogs',
  walls: 'Walls',
}

export const BACK_NAMES: { readonly [id in BackId]: string } = {
  field: 'half a Field',
  silo: 'half a Silo',
  man: 'an Armed Man',
  save: 'a card saved for later',
}

export const card = (id: ActionId): string => picture('action', id, ACTION_TEXT[id].name)
export const climate = (id: ClimateId): string => picture('climate', id, CLIMATE_TEXT[id].name)
export const upgrade = (id: UpgradeId): string => card(id)
export const unit = (id: UnitId): string => picture('unit', id, UNIT_NAMES[id])
export const food = (count: number): string => `${count} ${picture('food', 'bean', 'food')}`
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

export const join = (items: readonly string[], last = 'and'): string => listed(items, last)

export const field = (index: number): string => `field ${index + 1}`
export const silo = (index: number): string => `silo ${index + 1}`
export const fields = (indexes: readonly number[]): string =>
  `${indexes.length === 1 ? 'field' : 'fields'} ${join(indexes.map((index) => String(index + 1)))}`

export const nextCards = (count: number): string =>
  count === 1 ? 'the next climate card' : `the next ${count} climate cards`

export const endings = {
  years: 'Eight years have passed.',
  lastFarmer: 'Only one farmer is left.',
  allOut: 'The last farmers went out together.',
}
