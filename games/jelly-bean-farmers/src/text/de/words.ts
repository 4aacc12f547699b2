/** The nouns of the game in German, with their pictures. */
import { counted, listed, picture } from '@harvest/engine/wire'
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
  irrigation: { name: 'Bewässerung', does: 'Verbessert ein Feld: Dürre zählt dort nicht.' },
  netting: { name: 'Schutznetz', does: 'Verbessert ein Feld: Ungeziefer zählt dort nicht.' },
  fertilizer: { name: 'Dünger', does: 'Verbessert ein Feld: Es bringt 1 mehr.' },
  perennial: {
    name: 'Staude',
    does: `Verbessert ein Feld: Auch unbesät bringt es etwas, mit Grundwert ${PERENNIAL_BASE}. Kaninchen zerstören sie.`,
  },
  siloExtension: {
    name: 'Siloanbau',
    does: `Ein Silo fasst ${EXTENSION_CAPACITY} Nahrung mehr. Einer je Silo.`,
  },
  cats: { name: 'Katzen', does: `Schützen ${CATS_CAPACITY} Nahrung, bis ein Kojote kommt.` },
  rabbits: {
    name: 'Kaninchen',
    does: 'Gehen zu einer anderen Farm: Sie zerstören dort alle Stauden, und in jeder Jahreszeit geht alle ungeschützte Nahrung verloren, bis ein Kojote kommt.',
  },
  coyote: {
    name: 'Kojote',
    does: 'Geht zu einer beliebigen Farm: Alle Katzen und Kaninchen dort werden abgelegt, auch die dieser Jahreszeit.',
  },
  mercenary: { name: 'Söldner', does: 'Angriff 1 und Abwehr 1.' },
  berzerker: { name: 'Berserker', does: 'Angriff 2.' },
  dogs: { name: 'Hunde', does: 'Abwehr 1.' },
  walls: { name: 'Mauern', does: 'Verdoppeln die Abwehr deiner Bewaffneten.' },
  warlord: {
    name: 'Kriegsherr',
    does: 'Greift nach allen anderen offenen Karten jemanden an: Der halbe Unterschied der Stärke ist der Tribut für jedes Jahr.',
  },
  assassin: { name: 'Attentäter', does: 'Entfernt eine Einheit einer anderen Farm.' },
  almanac: { name: 'Almanach', does: `Zeigt dir die nächsten ${ALMANAC_LOOKS} Klimakarten.` },
  geezer: { name: 'Alter Kauz', does: 'Zeigt dir die nächste Klimakarte.' },
  reactivePlanting: {
    name: 'Späte Aussaat',
    does: 'Bleibt liegen: Einmal säst du in einer späteren Jahreszeit erst, wenn das Klima offen liegt.',
  },
  flexibleHand: { name: 'Flexible Hand', does: 'Deine Handgröße steigt für den Rest des Spiels um 1.' },
  drawTwo: {
    name: 'Zwei ziehen',
    does: 'Ziehe 2 Karten, dann nutze eine Handkarte in dieser Jahreszeit. Den Rest behältst du.',
  },
  steal: {
    name: 'Diebstahl',
    does: 'Vor allem anderen: Nimm eine gezeigte Karte der Jahreszeit oder die oberste Karte des Stapels.',
  },
}

const CLIMATE: ClimateWords = {
  weather: (by) => `jedes Feld ${by}`,
  drought: (by) => `Dürre ${by}`,
  pestilence: (by) => `Ungeziefer ${by}`,
  destroys: {
    irrigation: 'zerstört alle Bewässerung',
    netting: 'zerstört alle Schutznetze',
    fertilizer: 'zerstört allen Dünger',
    perennial: 'zerstört alle Stauden',
  },
  ignores: {
    drought: 'die Dürre der anderen Karte zählt nicht',
    pestilence: 'das Ungeziefer der anderen Karte zählt nicht',
  },
  fire: 'Alle dürfen eine Handkarte als zusätzliches halbes Feld legen.',
  nothing: 'nichts Besonderes',
}

const climateText = (id: ClimateId, name: string): CardText => ({ name, does: climateDoes(id, CLIMATE) })

export const CLIMATE_TEXT: { readonly [id in ClimateId]: CardText } = {
  drySpell: climateText('drySpell', 'Trockenheit'),
  moderateDrought: climateText('moderateDrought', 'Mäßige Dürre'),
  severeDrought: climateText('severeDrought', 'Schwere Dürre'),
  weevils: climateText('weevils', 'Rüsselkäfer'),
  aphids: climateText('aphids', 'Blattläuse'),
  locusts: climateText('locusts', 'Heuschrecken'),
  drivingRain: climateText('drivingRain', 'Platzregen'),
  hail: climateText('hail', 'Hagel'),
  fire: climateText('fire', 'Feuer'),
  gentleRain: climateText('gentleRain', 'Sanfter Regen'),
  ladybugs: climateText('ladybugs', 'Marienkäfer'),
  sunshine: climateText('sunshine', 'Sonnenschein'),
  perfectSeason: climateText('perfectSeason', 'Traumwetter'),
  fairWeather: climateText('fairWeather', 'Mildes Wetter'),
}

export const SEASON_NAMES: { readonly [id in SeasonName]: string } = { spring: 'Frühling', summer: 'Sommer' }

const UNIT_NAMES: { readonly [id in UnitId]: string } = {
  man: 'einen Bewaffneten',
  mercenary: 'einen Söldner',
  berzerker: 'einen Berserker',
  dogs: 'Hunde',
  walls: 'Mauern',
}

export const BACK_NAMES: { readonly [id in BackId]: string } = {
  field: 'halbes Feld',
  silo: 'halbes Silo',
  man: 'Bewaffneter',
  save: 'für später aufgehoben',
}

export const card = (id: ActionId): string => picture('action', id, ACTION_TEXT[id].name)
export const climate = (id: ClimateId): string => picture('climate', id, CLIMATE_TEXT[id].name)
export const upgrade = (id: UpgradeId): string => card(id)
export const unit = (id: UnitId): string => picture('unit', id, UNIT_NAMES[id])
export const food = (count: number): string => `${count} ${picture('food', 'bean', 'Nahrung')}`
export const cards = (count: number): string => counted(count, 'Karte', 'Karten')

export const join = (items: readonly string[], last = 'und'): string => listed(items, last)

export const field = (index: number): string => `Feld ${index + 1}`
export const silo = (index: number): string => `Silo ${index + 1}`
export const fields = (indexes: readonly number[]): string =>
  `Feld ${join(indexes.map((index) => String(index + 1)))}`

export const nextCards = (count: number): string =>
  count === 1 ? 'die nächste Klimakarte' : `die nächsten ${count} Klimakarten`

export const endings = {
  years: 'Acht Jahre sind vergangen.',
  lastFarmer: 'Nur eine Farm ist übrig.',
  allOut: 'Die letzten Farmen sind zusammen ausgeschieden.',
}
