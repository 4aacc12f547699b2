/** The nouns of the game in English, with their pictures. */
import { counted, inWords, listed, picture } from '@harvest/engine/wire'
import { IDLE_ROUNDS, MARKET, PLAQUES, RECIPES, type Tile } from '../../data.ts'
import { plotName } from '../../field.ts'
import type { Facing, FarmerView } from '../../view.ts'
import { groups, notchSpot, type NotchSpot } from '../common.ts'

export const COLOURS: { readonly [letter: string]: string } = {
  R: 'red',
  Y: 'yellow',
  B: 'blue',
  G: 'green',
  O: 'orange',
  P: 'purple',
  N: 'brown',
  W: 'white',
  K: 'black',
  F: 'phantom',
}

const TILES: { readonly [tile in Tile]: string } = {
  extraPepper: 'extra pepper tile',
  extraStep: 'extra step tile',
  doubleBack: 'double back tile',
}

export const FACING: { readonly [facing in Facing]: string } = {
  up: 'facing up',
  down: 'facing down',
  left: 'facing left',
  right: 'facing right',
}

export const join = (items: readonly string[], last = 'and'): string => listed(items, last)

const article = (word: string): string => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`)

export function pepper(letter: string, count = 1): string {
  const colour = COLOURS[letter]
  if (count > 1) return `${count} ${picture('pepper', letter, `${colour} peppers`)}`
  return picture('pepper', letter, `${article(colour)} pepper`)
}

/** A colour in general: its peppers, however many. */
export const anyOf = (letter: string): string => picture('pepper', letter, `${COLOURS[letter]} peppers`)

export const peppers = (letters: string): string =>
  letters === '' ? 'no peppers' : join(groups(letters).map(([letter, count]) => pepper(letter, count)))

/** Colours alone, for the names of cards. */
export const colours = (letters: string): string =>
  groups(letters)
    .map(([letter, count]) => (count > 1 ? `${count} ${COLOURS[letter]}` : COLOURS[letter]))
    .join(' + ')

export const coins = (count: number): string => picture('coin', count, counted(count, 'coin'))
export const points = (count: number): string => counted(count, 'point')
export const tile = (name: Tile): string => picture('tile', name, TILES[name])
export const plot = (id: number): string => picture('plot', id, plotName(id))
export const plaque = (id: number): string => picture('plaque', id, `${PLAQUES[id].points}-point plaque`)
export const recipe = (id: number): string => picture('recipe', id, RECIPES[id].name)

export function notch(id: number): string {
  return picture('notch', id, whereabouts(notchSpot(id)))
}

/** Without pictures, for the name of a farmer that is drawn. */
export const whereFarmerStands = ({ notch: id, facing }: FarmerView): string =>
  `${whereabouts(notchSpot(id))}, ${FACING[facing]}`

function whereabouts(spot: NotchSpot): string {
  switch (spot.side) {
    case 'between':
      return `between ${plotName(spot.plot)} and ${plotName(spot.other)}`
    case 'left':
    case 'right':
      return `${spot.side} of ${plotName(spot.plot)}`
    default:
      return `${spot.side} ${plotName(spot.plot)}`
  }
}

/** What a market card gives at once, part by part. */
function gifts(id: number): string[] {
  const card = MARKET[id]
  return [
    colours(card.gives),
    join(
      groups(card.givesOneOf).map(([letter]) => COLOURS[letter]),
      'or',
    ),
    card.coins > 0 ? counted(card.coins, 'coin') : '',
  ].filter((part) => part !== '')
}

/** What a market card asks for and gives, in a few words. */
export function deal(id: number): string {
  const card = MARKET[id]
  const gives = card.points > 0 ? [...gifts(id), points(card.points)] : gifts(id)
  return `${colours(card.wants)} for ${join(gives)}`
}

/** The card as it is seen in the log; its points are not on the picture and follow in words. */
export function market(id: number): string {
  const card = MARKET[id]
  const seen = gifts(id).length > 0 ? `${colours(card.wants)} for ${join(gifts(id))}` : colours(card.wants)
  const drawn = picture('market', id, `the market card ${seen}`)
  return card.points > 0 ? `${drawn}, worth ${points(card.points)}` : drawn
}

export const endings = {
  recipesShortInMorning: 'The recipes ran short in the morning.',
  marketShortInAfternoon: 'The market ran short in the afternoon.',
  recipesShortInAfternoon: 'The recipes ran short in the afternoon.',
  bothShort: 'The market and the recipes ran short at the same time.',
  fieldFull: `The field was full, and for ${inWords(IDLE_ROUNDS, 'en')} rounds nobody took a card.`,
}
