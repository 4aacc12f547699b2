/** The nouns of the game in English, with their pictures. */
import { listed, picture } from '@harvest/engine/wire'
import {
  ALMANAC_LOOKS,
  CATS_CAPACITY,
  EXTENSION_CAPACITY,
  PERENNIAL_BASE,
  type ActionId,
  type BackId,
  type ClimateId,
  type SeasonName,
  type UnitId,
  type UpgradeId,
} from '../../data.ts'
import { climateDoes, type CardText, type ClimateWords } from '../common.ts'

export const ACTION_TEXT: { readonly [id in ActionId]: CardText } = {
  irrigation: { name: 'Irrigation', does: 'Upgrades a field: drought doesn’t affect it.' },
  netting: { name: 'Protective Netting', does: 'Upgrades a field: pestilence doesn’t affect it.' },
  fertilizer: { name: 'Fertilizer', does: 'Upgrades a field: it produces 1 more.' },
  perennial: {
    name: 'Perennial',
    does: `Upgrades a field: it produces even if you don’t seed it, from a base of ${PERENNIAL_BASE}. Rabbits destroy it.`,
  },
  siloExtension: {
    name: 'Silo Extension',
    does: `A silo holds ${EXTENSION_CAPACITY} more food. One per silo.`,
  },
  cats: { name: 'Cats', does: `Protect ${CATS_CAPACITY} food until a Coyote comes.` },
  rabbits: {
    name: 'Rabbits',
    does: 'Go to an opponent: they destroy all Perennials there, and all unprotected food is lost each season until a Coyote comes.',
  },
  coyote: {
    name: 'Coyote',
    does: 'Goes to any farm: all Cats and Rabbits there are discarded, even this season’s.',
  },
  mercenary: { name: 'Mercenary', does: 'Offence 1 and defence 1.' },
  berzerker: { name: 'Berzerker', does: 'Offence 2.' },
  dogs: { name: 'Dogs', does: 'Defence 1.' },
  walls: { name: 'Walls', does: 'Double the defence of your Armed Men.' },
  warlord: {
    name: 'Warlord',
    does: 'Attacks an opponent after all other face-up cards: they pay you half the difference in strength every year.',
  },
  assassin: { name: 'Assassin', does: 'Removes one of an opponent’s units.' },
  almanac: { name: 'Almanac', does: `Shows you the next ${ALMANAC_LOOKS} climate cards.` },
  geezer: { name: 'Geezer', does: 'Shows you the next climate card.' },
  reactivePlanting: {
    name: 'Reactive Planting',
    does: 'Keep it: once, in a later season, you seed after the climate is revealed.',
  },
  flexibleHand: { name: 'Flexible Hand', does: 'Your hand size is 1 higher from now on.' },
  drawTwo: {
    name: 'Draw Two',
    does: 'Draw 2 cards, then use a card from your hand this season. You keep the rest.',
  },
  steal: {
    name: 'Steal',
    does: 'Before anything else: take another farmer’s season card, or the top card of the deck.',
  },
}

const CLIMATE: ClimateWords = {
  weather: (by) => `every field ${by}`,
  drought: (by) => `drought ${by}`,
  pestilence: (by) => `pestilence ${by}`,
  destroys: {
    irrigation: 'destroys all Irrigation',
    netting: 'destroys all Protective Netting',
    fertilizer: 'destroys all Fertilizer',
    perennial: 'destroys all Perennials',
  },
  ignores: { drought: 'cancels the other card’s drought', pestilence: 'cancels the other card’s pestilence' },
  fire: 'Everybody may lay a card from their hand as an extra half Field.',
  nothing: 'nothing special',
}

const climateText = (id: ClimateId, name: string): CardText => ({ name, does: climateDoes(id, CLIMATE) })

export const CLIMATE_TEXT: { readonly [id in ClimateId]: CardText } = {
  drySpell: climateText('drySpell', 'Dry Spell'),
  moderateDrought: climateText('moderateDrought', 'Moderate Drought'),
  severeDrought: climateText('severeDrought', 'Severe Drought'),
  weevils: climateText('weevils', 'Weevils'),
  aphids: climateText('aphids', 'Aphids'),
  locusts: climateText('locusts', 'Locusts'),
  drivingRain: climateText('drivingRain', 'Driving Rain'),
  hail: climateText('hail', 'Hail'),
  fire: climateText('fire', 'Fire'),
  gentleRain: climateText('gentleRain', 'Gentle Rain'),
  ladybugs: climateText('ladybugs', 'Ladybugs'),
  sunshine: climateText('sunshine', 'Sunshine'),
  perfectSeason: climateText('perfectSeason', 'Perfect Season'),
  fairWeather: climateText('fairWeather', 'Fair Weather'),
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
