/** The nouns of the game in French, with their pictures. */
import { countedInFrench, listed, picture } from '@harvest/engine/wire'
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
  irrigation: { name: 'Irrigation', does: 'Améliore un champ : la sécheresse n’y compte pas.' },
  netting: { name: 'Filet', does: 'Améliore un champ : les ravageurs n’y comptent pas.' },
  fertilizer: { name: 'Engrais', does: 'Améliore un champ : il produit 1 de plus.' },
  perennial: {
    name: 'Vivace',
    does: `Améliore un champ : même non semé, il produit, avec une base de ${PERENNIAL_BASE}. Les Lapins la détruisent.`,
  },
  siloExtension: {
    name: 'Extension de silo',
    does: `Un silo contient ${EXTENSION_CAPACITY} vivres de plus. Une par silo.`,
  },
  cats: { name: 'Chats', does: `Protègent ${CATS_CAPACITY} vivres, jusqu’à la venue d’un Coyote.` },
  rabbits: {
    name: 'Lapins',
    does: 'Vont chez un adversaire : ils y détruisent toutes les Vivaces, et à chaque saison tous les vivres sans protection sont perdus, jusqu’à la venue d’un Coyote.',
  },
  coyote: {
    name: 'Coyote',
    does: 'Va dans n’importe quelle ferme : tous les Chats et Lapins y sont défaussés, même ceux de cette saison.',
  },
  mercenary: { name: 'Mercenaire', does: 'Attaque 1 et défense 1.' },
  berzerker: { name: 'Berserker', does: 'Attaque 2.' },
  dogs: { name: 'Chiens', does: 'Défense 1.' },
  walls: { name: 'Remparts', does: 'Doublent la défense de tes hommes d’armes.' },
  warlord: {
    name: 'Seigneur de guerre',
    does: 'Attaque un adversaire après toutes les autres cartes face visible : il te paie chaque année la moitié de l’écart de force.',
  },
  assassin: { name: 'Assassin', does: 'Retire une unité d’un adversaire.' },
  almanac: { name: 'Almanach', does: `Te montre les ${ALMANAC_LOOKS} prochaines cartes Climat.` },
  geezer: { name: 'Vieux sage', does: 'Te montre la prochaine carte Climat.' },
  reactivePlanting: {
    name: 'Semis tardif',
    does: 'Garde-la : une fois, dans une saison suivante, tu sèmes après la révélation du climat.',
  },
  flexibleHand: { name: 'Main souple', does: 'Ta taille de main augmente de 1 pour toute la partie.' },
  drawTwo: {
    name: 'Piocher deux',
    does: 'Pioche 2 cartes, puis utilise une carte de ta main cette saison. Tu gardes le reste.',
  },
  steal: {
    name: 'Vol',
    does: 'Avant tout le reste : prends la carte de saison d’un autre, ou la première carte de la pioche.',
  },
}

const CLIMATE: ClimateWords = {
  weather: (by) => `chaque champ ${by}`,
  drought: (by) => `sécheresse ${by}`,
  pestilence: (by) => `ravageurs ${by}`,
  destroys: {
    irrigation: 'détruit toute l’Irrigation',
    netting: 'détruit tous les Filets',
    fertilizer: 'détruit tout l’Engrais',
    perennial: 'détruit toutes les Vivaces',
  },
  ignores: {
    drought: 'annule la sécheresse de l’autre carte',
    pestilence: 'annule les ravageurs de l’autre carte',
  },
  fire: 'Chacun peut poser une carte de sa main comme demi-champ de plus.',
  nothing: 'rien de particulier',
}

const climateText = (id: ClimateId, name: string): CardText => ({ name, does: climateDoes(id, CLIMATE) })

export const CLIMATE_TEXT: { readonly [id in ClimateId]: CardText } = {
  drySpell: climateText('drySpell', 'Temps sec'),
  moderateDrought: climateText('moderateDrought', 'Sécheresse modérée'),
  severeDrought: climateText('severeDrought', 'Grande sécheresse'),
  weevils: climateText('weevils', 'Charançons'),
  aphids: climateText('aphids', 'Pucerons'),
  locusts: climateText('locusts', 'Sauterelles'),
  drivingRain: climateText('drivingRain', 'Pluie battante'),
  hail: climateText('hail', 'Grêle'),
  fire: climateText('fire', 'Incendie'),
  gentleRain: climateText('gentleRain', 'Pluie douce'),
  ladybugs: climateText('ladybugs', 'Coccinelles'),
  sunshine: climateText('sunshine', 'Soleil'),
  perfectSeason: climateText('perfectSeason', 'Saison parfaite'),
  fairWeather: climateText('fairWeather', 'Beau temps'),
}

export const SEASON_NAMES: { readonly [id in SeasonName]: string } = { spring: 'printemps', summer: 'été' }

/** With its article: cards are placed for a season. */
export const FOR_SEASON: { readonly [id in SeasonName]: string } = {
  spring: 'pour le printemps',
  summer: 'pour l’été',
}

const UNIT_NAMES: { readonly [id in UnitId]: string } = {
  man: 'un homme d’armes',
  mercenary: 'un Mercenaire',
  berzerker: 'un Berserker',
  dogs: 'des Chiens',
  walls: 'des Remparts',
}

export const BACK_NAMES: { readonly [id in BackId]: string } = {
  field: 'demi-champ',
  silo: 'demi-silo',
  man: 'homme d’armes',
  save: 'carte gardée pour plus tard',
}

/** French counts one and none alike. */
/** `de Ruth`, `d’Ada` */
export const of = (name: string): string =>
  /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`

export const card = (id: ActionId): string => picture('action', id, ACTION_TEXT[id].name)
export const climate = (id: ClimateId): string => picture('climate', id, CLIMATE_TEXT[id].name)
export const upgrade = (id: UpgradeId): string => card(id)
export const unit = (id: UnitId): string => picture('unit', id, UNIT_NAMES[id])
export const food = (count: number): string =>
  `${count} ${picture('food', 'bean', Math.abs(count) < 2 ? 'vivre' : 'vivres')}`
export const cards = (count: number): string => countedInFrench(count, 'carte')

export const join = (items: readonly string[], last = 'et'): string => listed(items, last)

export const field = (index: number): string => `champ ${index + 1}`
export const silo = (index: number): string => `silo ${index + 1}`
export const fields = (indexes: readonly number[]): string =>
  indexes.length === 1
    ? `le champ ${indexes[0] + 1}`
    : `les champs ${join(indexes.map((index) => String(index + 1)))}`

export const nextCards = (count: number): string =>
  count === 1 ? 'la prochaine carte Climat' : `les ${count} prochaines cartes Climat`

export const endings = {
  years: 'Huit années ont passé.',
  lastFarmer: 'Il ne reste qu’une ferme.',
  allOut: 'Les dernières fermes ont disparu ensemble.',
}
