/** The nouns of the game in French, with their pictures. */
import { countedInFrench, inWords, listed, picture } from '@harvest/engine/wire'
import { IDLE_ROUNDS, MARKET, PLAQUES, RECIPES, type Tile } from '../../data.ts'
import { plotName } from '../../field.ts'
import type { Facing, FarmerView } from '../../view.ts'
import { groups, notchSpot, type NotchSpot } from '../common.ts'

export const COLOURS: { readonly [letter: string]: string } = {
  R: 'rouge',
  Y: 'jaune',
  B: 'bleu',
  G: 'vert',
  O: 'orange',
  P: 'violet',
  N: 'brun',
  W: 'blanc',
  K: 'noir',
  F: 'fantôme',
}

/** After `piments`. */
const PLURALS: { readonly [letter: string]: string } = {
  R: 'rouges',
  Y: 'jaunes',
  B: 'bleus',
  G: 'verts',
  O: 'orange',
  P: 'violets',
  N: 'bruns',
  W: 'blancs',
  K: 'noirs',
  F: 'fantômes',
}

/** By what each is called in English; a card that only a variant has keeps its name. */
export const RECIPE_NAMES: { readonly [english: string]: string } = {
  'Mild Manners': 'Bonnes Manières',
  'Warm Puddle': 'Flaque tiède',
  'Traffic Light': 'Feu tricolore',
  'Twilight Dip': 'Sauce du crépuscule',
  'Garden Gate': 'Portillon du jardin',
  'Citrus Spark': 'Étincelle d’agrumes',
  'Muddy Crayons': 'Crayons boueux',
  'Harvest Sunset': 'Couchant des moissons',
  'Country Fair': 'Fête au village',
  'Burnt Toast': 'Tartine brûlée',
  "Bumblebee's Revenge": 'Vengeance du bourdon',
  'Dusk over the Dairy': 'Soir sur la laiterie',
  'Lagoon Blanc': 'Lagon blanc',
  'White Flag Salsa': 'Salsa drapeau blanc',
  'Black Flag Salsa': 'Salsa drapeau noir',
  'Bruised Piano': 'Piano cabossé',
  'Everything in the Pot': 'Tout dans la marmite',
  'Campfire Eclipse': 'Éclipse au feu de camp',
  'Five-Brick Chimney': 'Cheminée aux cinq briques',
  'Bonfire Snowman': 'Bonhomme de neige au brasier',
  'Charcoal Rodeo': 'Rodéo au charbon',
  'Ashes to Ashes': 'Cendres aux cendres',
  'Whiteout Bowl': 'Bol tout blanc',
  'Blackout Bowl': 'Bol tout noir',
  'Midnight Seance': 'Séance de minuit',
  'Ghosts in the Garden': 'Fantômes au jardin',
  'Checkerboard Inferno': 'Damier infernal',
  'Spectral Spectrum': 'Spectre spectral',
  'Haunted Barnyard': 'Basse-cour hantée',
  'Four Ghosts at the Door': 'Quatre fantômes à la porte',
}

export const recipeName = (id: number): string => RECIPE_NAMES[RECIPES[id].name] ?? RECIPES[id].name

const TILES: { readonly [tile in Tile]: string } = {
  extraPepper: 'deuxième plant',
  extraStep: 'pas de plus',
  doubleBack: 'demi-tour',
}

export const FACING: { readonly [facing in Facing]: string } = {
  up: 'tourné vers le haut',
  down: 'tourné vers le bas',
  left: 'tourné vers la gauche',
  right: 'tourné vers la droite',
}

export const join = (items: readonly string[], last = 'et'): string => listed(items, last)

/** French counts one and none alike. */
/** `de Ruth`, `d’Ada` */
export const of = (name: string): string =>
  /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`

export function pepper(letter: string, count = 1): string {
  if (count > 1) return `${count} ${picture('pepper', letter, `piments ${PLURALS[letter]}`)}`
  return picture('pepper', letter, `un piment ${COLOURS[letter]}`)
}

/** A colour in general: its peppers, however many. */
export const anyOf = (letter: string): string => picture('pepper', letter, `piments ${PLURALS[letter]}`)

/** Without an article, to follow `pas de`. */
export const bare = (letter: string): string => picture('pepper', letter, `piment ${COLOURS[letter]}`)

export const peppers = (letters: string): string =>
  letters === '' ? 'aucun piment' : join(groups(letters).map(([letter, count]) => pepper(letter, count)))

/** Colours alone, for the names of cards. */
export const colours = (letters: string): string =>
  groups(letters)
    .map(([letter, count]) => (count > 1 ? `${count} ${PLURALS[letter]}` : COLOURS[letter]))
    .join(' + ')

export const coins = (count: number): string => picture('coin', count, countedInFrench(count, 'pièce'))
export const points = (count: number): string => countedInFrench(count, 'point')
export const tile = (name: Tile): string => picture('tile', name, TILES[name])
export const plot = (id: number): string => picture('plot', id, plotName(id))
export const plaque = (id: number): string => picture('plaque', id, `plaque de ${points(PLAQUES[id].points)}`)
export const recipe = (id: number): string => picture('recipe', id, recipeName(id))

export function notch(id: number): string {
  return picture('notch', id, whereabouts(notchSpot(id)))
}

/** Without pictures, for the name of a farmer that is drawn. */
export const whereFarmerStands = ({ notch: id, facing }: FarmerView): string =>
  `${whereabouts(notchSpot(id))}, ${FACING[facing]}`

function whereabouts(spot: NotchSpot): string {
  switch (spot.side) {
    case 'between':
      return `entre ${plotName(spot.plot)} et ${plotName(spot.other)}`
    case 'above':
      return `au-dessus de ${plotName(spot.plot)}`
    case 'below':
      return `au-dessous de ${plotName(spot.plot)}`
    case 'left':
      return `à gauche de ${plotName(spot.plot)}`
    case 'right':
      return `à droite de ${plotName(spot.plot)}`
  }
}

/** What a market card gives at once, part by part. */
function gifts(id: number): string[] {
  const card = MARKET[id]
  return [
    colours(card.gives),
    join(
      groups(card.givesOneOf).map(([letter]) => COLOURS[letter]),
      'ou',
    ),
    card.coins > 0 ? countedInFrench(card.coins, 'pièce') : '',
  ].filter((part) => part !== '')
}

/** What a market card asks for and gives, in a few words. */
export function deal(id: number): string {
  const card = MARKET[id]
  const gives = card.points > 0 ? [...gifts(id), points(card.points)] : gifts(id)
  return `${colours(card.wants)} contre ${join(gives)}`
}

/** The card as it is seen in the log; its points are not on the picture and follow in words. */
export function market(id: number): string {
  const card = MARKET[id]
  const seen = gifts(id).length > 0 ? `${colours(card.wants)} contre ${join(gifts(id))}` : colours(card.wants)
  const drawn = picture('market', id, `la carte Marché ${seen}`)
  return card.points > 0 ? `${drawn}, qui vaut ${points(card.points)}` : drawn
}

export const endings = {
  recipesShortInMorning: 'Les recettes sont venues à manquer dès le matin.',
  marketShortInAfternoon: 'Le marché s’est dégarni dans l’après-midi.',
  recipesShortInAfternoon: 'Les recettes sont venues à manquer dans l’après-midi.',
  bothShort: 'Le marché et les recettes ont manqué en même temps.',
  fieldFull: `Le champ était plein, et pendant ${inWords(IDLE_ROUNDS, 'fr')} manches personne n’a pris de carte.`,
}
