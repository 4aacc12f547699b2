/** The nouns of the game in German, with their pictures. */
import { counted, inWords, listed, picture } from '@harvest/engine/wire'
import { IDLE_ROUNDS, MARKET, PLAQUES, RECIPES, type Tile } from '../../data.ts'
import { plotName } from '../../field.ts'
import type { Facing, FarmerView } from '../../view.ts'
import { groups, notchSpot, type NotchSpot } from '../common.ts'

/** Standing alone. */
export const COLOURS: { readonly [letter: string]: string } = {
  R: 'rot',
  Y: 'gelb',
  B: 'blau',
  G: 'grün',
  O: 'orange',
  P: 'violett',
  N: 'braun',
  W: 'weiß',
  K: 'schwarz',
  F: 'Phantom',
}

/** With the noun; nominative and accusative are the same, so sentences use no other case. */
const KINDS: { readonly [letter: string]: string } = {
  R: 'rote Chili',
  Y: 'gelbe Chili',
  B: 'blaue Chili',
  G: 'grüne Chili',
  O: 'orangefarbene Chili',
  P: 'violette Chili',
  N: 'braune Chili',
  W: 'weiße Chili',
  K: 'schwarze Chili',
  F: 'Phantom-Chili',
}

/** By what each is called in English; a card that only a variant has keeps its name. */
export const RECIPE_NAMES: { readonly [english: string]: string } = {
  'Mild Manners': 'Gute Manieren',
  'Warm Puddle': 'Warme Pfütze',
  'Traffic Light': 'Ampel',
  'Twilight Dip': 'Dämmerdip',
  'Garden Gate': 'Gartenpforte',
  'Citrus Spark': 'Zitrusfunke',
  'Muddy Crayons': 'Matschige Buntstifte',
  'Harvest Sunset': 'Erntesonne',
  'Country Fair': 'Dorffest',
  'Burnt Toast': 'Verbrannter Toast',
  "Bumblebee's Revenge": 'Rache der Hummel',
  'Dusk over the Dairy': 'Abendrot über der Molkerei',
  'Lagoon Blanc': 'Lagune in Weiß',
  'White Flag Salsa': 'Weiße-Flagge-Salsa',
  'Black Flag Salsa': 'Schwarze-Flagge-Salsa',
  'Bruised Piano': 'Zerkratztes Klavier',
  'Everything in the Pot': 'Alles in einen Topf',
  'Campfire Eclipse': 'Lagerfeuerfinsternis',
  'Five-Brick Chimney': 'Schornstein aus fünf Ziegeln',
  'Bonfire Snowman': 'Schneemann am Feuer',
  'Charcoal Rodeo': 'Holzkohle-Rodeo',
  'Ashes to Ashes': 'Asche zu Asche',
  'Whiteout Bowl': 'Weiße Wand',
  'Blackout Bowl': 'Schwarzes Loch',
  'Midnight Seance': 'Mitternachtssitzung',
  'Ghosts in the Garden': 'Geister im Garten',
  'Checkerboard Inferno': 'Schachbrett-Inferno',
  'Spectral Spectrum': 'Gespenstisches Spektrum',
  'Haunted Barnyard': 'Spukscheune',
  'Four Ghosts at the Door': 'Vier Geister vor der Tür',
}

export const recipeName = (id: number): string => RECIPE_NAMES[RECIPES[id].name] ?? RECIPES[id].name

const TILES: { readonly [tile in Tile]: string } = {
  extraPepper: 'Pflanzplättchen',
  extraStep: 'Schrittplättchen',
  doubleBack: 'Kehrtplättchen',
}

export const FACING: { readonly [facing in Facing]: string } = {
  up: 'Blick nach oben',
  down: 'Blick nach unten',
  left: 'Blick nach links',
  right: 'Blick nach rechts',
}

export const join = (items: readonly string[], last = 'und'): string => listed(items, last)

export function pepper(letter: string, count = 1): string {
  if (count > 1) return `${count} ${picture('pepper', letter, `${KINDS[letter]}s`)}`
  return picture('pepper', letter, `eine ${KINDS[letter]}`)
}

/** A colour in general: its peppers, however many. */
export const anyOf = (letter: string): string => picture('pepper', letter, `${KINDS[letter]}s`)

/** Without an article, to follow `keine`. */
export const bare = (letter: string): string => picture('pepper', letter, KINDS[letter])

export const peppers = (letters: string): string =>
  letters === '' ? 'keine Chilis' : join(groups(letters).map(([letter, count]) => pepper(letter, count)))

/** Colours alone, for the names of cards. */
export const colours = (letters: string): string =>
  groups(letters)
    .map(([letter, count]) => (count > 1 ? `${count} ${COLOURS[letter]}` : COLOURS[letter]))
    .join(' + ')

export const coins = (count: number): string => picture('coin', count, counted(count, 'Münze', 'Münzen'))
export const points = (count: number): string => counted(count, 'Punkt', 'Punkte')
export const steps = (count: number): string => counted(count, 'Schritt', 'Schritte')
export const tile = (name: Tile): string => picture('tile', name, TILES[name])
export const plot = (id: number): string => picture('plot', id, plotName(id))
export const recipe = (id: number): string => picture('recipe', id, recipeName(id))
export const plaque = (id: number): string =>
  picture('plaque', id, `Plakette für ${points(PLAQUES[id].points)}`)

export function notch(id: number): string {
  return picture('notch', id, whereabouts(notchSpot(id)))
}

/** Without pictures, for the name of a farmer that is drawn. */
export const whereFarmerStands = ({ notch: id, facing }: FarmerView): string =>
  `${whereabouts(notchSpot(id))}, ${FACING[facing]}`

function whereabouts(spot: NotchSpot): string {
  switch (spot.side) {
    case 'between':
      return `zwischen ${plotName(spot.plot)} und ${plotName(spot.other)}`
    case 'above':
      return `über ${plotName(spot.plot)}`
    case 'below':
      return `unter ${plotName(spot.plot)}`
    case 'left':
      return `links von ${plotName(spot.plot)}`
    case 'right':
      return `rechts von ${plotName(spot.plot)}`
  }
}

/** What a market card gives at once, part by part. */
function gifts(id: number): string[] {
  const card = MARKET[id]
  return [
    colours(card.gives),
    join(
      groups(card.givesOneOf).map(([letter]) => COLOURS[letter]),
      'oder',
    ),
    card.coins > 0 ? counted(card.coins, 'Münze', 'Münzen') : '',
  ].filter((part) => part !== '')
}

/** What a market card asks for and gives, in a few words. */
export function deal(id: number): string {
  const card = MARKET[id]
  const gives = card.points > 0 ? [...gifts(id), points(card.points)] : gifts(id)
  return `${colours(card.wants)} für ${join(gives)}`
}

/** The card as it is seen in the log; its points are not on the picture and follow in words. */
export function market(id: number): string {
  const card = MARKET[id]
  const seen = gifts(id).length > 0 ? `${colours(card.wants)} für ${join(gifts(id))}` : colours(card.wants)
  const drawn = picture('market', id, `die Marktkarte ${seen}`)
  return card.points > 0 ? `${drawn}, ${points(card.points)} wert` : drawn
}

export const endings = {
  recipesShortInMorning: 'Die Rezepte wurden schon am Vormittag knapp.',
  marketShortInAfternoon: 'Am Nachmittag wurde der Markt knapp.',
  recipesShortInAfternoon: 'Am Nachmittag wurden die Rezepte knapp.',
  bothShort: 'Markt und Rezepte wurden zugleich knapp.',
  fieldFull: `Das Feld war voll, und ${inWords(IDLE_ROUNDS, 'de')} Runden lang hat niemand eine Karte genommen.`,
}
