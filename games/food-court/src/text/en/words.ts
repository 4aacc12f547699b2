/** Cards, customers and the nouns of the game in English, with their pictures. */
import { counted, inWords } from '@harvest/engine/wire'
import type { Numbers } from '../../abilities/numbers.ts'
import { demandOf, END_VP, GAIN_VP, LAST_ROUND, LOSS_VP, WIDE_QUEUE_LIMIT } from '../../data.ts'
import type { CookingView } from '../../view.ts'
import { customerParts, picturesOf, printedName, type CardWords } from '../common.ts'

export const points = (n: number): string => (Math.abs(n) === 1 ? `${n} point` : `${n} points`)

/** `two cards` */
export const someCards = (n: number): string => `${inWords(n, 'en')} card${n === 1 ? '' : 's'}`

const effects: CardWords['effects'] = {
  kitchenware: 'kitchenware',
  cookware: 'cookware',
  tableware: 'tableware',
  gain: `+${points(GAIN_VP)}`,
  rivalLoses: `a rival loses ${points(LOSS_VP)}`,
  handLimit: 'hand limit +1',
  queueLimit: `queue of ${WIDE_QUEUE_LIMIT}`,
  stripWinCard: 'a rival loses a win card',
}

/** `1 more, or 2 more if it’s hard` */
function byLevel({ easy, normal, hard }: Numbers['usa']): string {
  if (easy === normal) return easy === hard ? `${easy} more` : `${easy} more, or ${hard} more if it’s hard`
  if (normal === hard) return `${easy} more, or ${normal} more if it’s normal or hard`
  return `${easy} more, ${normal} if it’s normal, ${hard} if it’s hard`
}

export const enCards: CardWords = {
  card: printedName,
  customer(customer) {
    const { cuisine, effect } = customerParts(customer)
    return `${cuisine} customer (${effects[effect]})`
  },
  effects,
  abilities: {
    italy: (n) =>
      n.normal === 0
        ? `A hard recipe cooked with exactly the pasta on its card scores ${n.hard} more.`
        : `A recipe cooked with exactly the pasta on its card scores ${n.normal === n.hard ? `${n.hard} more.` : `${n.normal} more if it’s normal, ${n.hard} more if it’s hard.`}`,
    france: (n) =>
      `Neighbouring courses served together pair up: entree and appetizer ${points(n.entreeAppetizer)}, appetizer and main ${n.appetizerMain}, main and dessert ${n.mainDessert}. Each recipe counts in one pair at most.`,
    china: (n) =>
      n.ricePair === n.noodlePair
        ? `Every two rice recipes served together score ${points(n.ricePair)}, and so do every two noodle recipes.`
        : `Every two rice recipes served together score ${points(n.ricePair)}, every two noodle recipes ${n.noodlePair}.`,
    india: (n) =>
      `Every two different spices among all recipes served together score ${points(n.spicePair)}. Each card counts in one pair at most.`,
    usa: (n) =>
      `You may add one extra primary or secondary ingredient to a recipe. When served, it scores ${byLevel(n)}.`,
    turkiye: (n) =>
      n.first === n.further
        ? `If you serve a Turkish customer, each kebab served that turn scores ${n.first} more.`
        : `If you serve a Turkish customer, the first kebab served that turn scores ${n.first} more and each further one ${n.further} more.`,
    japan: (n) =>
      `A recipe scores ${n.wasabi} more for each wasabi in it and ${-n.ginger} less for each ginger.`,
    mexico: (n) =>
      `You may add up to 2 hot ingredients beyond what a recipe needs. Every two hot ingredients in a served recipe score ${points(n.hotPair)}.`,
  },
  wins: {
    italy: 'Four different pastas, each from a served recipe whose card shows it.',
    france: 'A full meal, in order: entree, appetizer, main, dessert, one per serving.',
    china: 'Four normal or hard rice or noodle recipes, each from a serving with both rice and noodles.',
    india: 'Two of one spice and two of another, from recipes you serve.',
    usa: 'Four burgers or four steaks that you serve.',
    turkiye: 'Four kebabs, each from a serving with a Turkish customer.',
    japan: 'Two wasabi and two ginger, from recipes you serve.',
    mexico: 'Four hot ingredients, each from a served recipe with at least two of them.',
  },
}

export const show = picturesOf(enCards, 'nothing')

export const ANSWERS = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'This week',
  longer: 'Longer ago',
  never: 'Never',
}

export function needs({ primary, secondary }: Pick<CookingView, 'primary' | 'secondary'>): string {
  const parts = [
    primary > 0 ? counted(primary, 'primary ingredient') : '',
    secondary > 0 ? counted(secondary, 'secondary ingredient') : '',
  ]
  return parts.filter((part) => part !== '').join(' and ')
}

export function demand(id: number): string {
  const { ingredients, recipes } = demandOf(id)
  const parts = [
    ingredients > 0 ? counted(ingredients, 'prepared ingredient') : '',
    recipes > 0 ? counted(recipes, 'cooked recipe') : '',
  ]
  return parts.filter((part) => part !== '').join(' and ')
}

export const endings = {
  points: `A kitchen reached ${END_VP} points.`,
  winCards: 'A kitchen has all four win cards.',
  rounds: `Round ${LAST_ROUND} is over.`,
}

export const sources: { readonly [source: string]: string } = {
  dishes: 'Recipes',
  optional: 'Optional ingredients',
  boost: 'Hard recipe bonus',
  utensils: 'Utensils',
  nationality: 'Own cuisine',
  effects: 'Customers’ gifts',
  ability: 'Ability',
  lost: 'Lost to rivals',
  winCards: 'Win cards',
}
