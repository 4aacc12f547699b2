/** Cards, customers and the nouns of the game in French, with their pictures. */
import { countedInFrench, inWords } from '@harvest/engine/wire'
import type { Numbers } from '../../abilities/numbers.ts'
import { demandOf, END_VP, GAIN_VP, LAST_ROUND, LOSS_VP, WIDE_QUEUE_LIMIT, type DeckId } from '../../data.ts'
import type { CookingView } from '../../view.ts'
import { customerParts, picturesOf, printedName, type CardWords } from '../common.ts'

/** Ingredients and events; what is not here keeps its name, as all dishes do. */
const NAMES: { readonly [name: string]: string } = {
  'Lasagna Sheets': 'Feuilles de lasagne',
  Tomato: 'Tomate',
  Mushroom: 'Champignon',
  Cream: 'Crème',
  Basil: 'Basilic',
  'Balsamic Vinegar': 'Vinaigre balsamique',
  Complaint: 'Réclamation',
  Promotion: 'Promotion',
  Onion: 'Oignon',
  Beef: 'Bœuf',
  Egg: 'Œuf',
  Flour: 'Farine',
  Cheese: 'Fromage',
  'Red Wine': 'Vin rouge',
  Shallot: 'Échalote',
  Potato: 'Pomme de terre',
  Garlic: 'Ail',
  'Creme Fraiche': 'Crème fraîche',
  Rice: 'Riz',
  Noodles: 'Nouilles',
  Scallion: 'Ciboule',
  'Bok Choy': 'Pak-choï',
  'Chili Oil': 'Huile pimentée',
  'Soy Sauce': 'Sauce soja',
  'Mung Bean Sprouts': 'Pousses de haricot mungo',
  'Basmati Rice': 'Riz basmati',
  Lentils: 'Lentilles',
  Chickpeas: 'Pois chiches',
  Saffron: 'Safran',
  Tamarind: 'Tamarin',
  Coriander: 'Graines de coriandre',
  Cinnamon: 'Cannelle',
  Cardamom: 'Cardamome',
  'Coconut Milk': 'Lait de coco',
  'Burger Bun': 'Pain à burger',
  'Beef Patty': 'Steak haché',
  Sirloin: 'Faux-filet',
  Fries: 'Frites',
  Lettuce: 'Laitue',
  Mustard: 'Moutarde',
  Lamb: 'Agneau',
  Flatbread: 'Pain plat',
  Yoghurt: 'Yaourt',
  'Pomegranate Juice': 'Jus de grenade',
  'Sushi Rice': 'Riz à sushi',
  'Ramen Noodles': 'Nouilles ramen',
  'Nori Sheet': 'Feuille de nori',
  'Umami Broth': 'Bouillon umami',
  Ginger: 'Gingembre',
  'Sesame Oil': 'Huile de sésame',
  Beans: 'Haricots',
  Corn: 'Maïs',
  Lime: 'Citron vert',
  Cilantro: 'Coriandre',
  'Sour Cream': 'Crème aigre',
}

const CUISINES: { readonly [deck in DeckId]: string } = {
  italy: 'italien',
  france: 'français',
  china: 'chinois',
  india: 'indien',
  usa: 'américain',
  turkiye: 'turc',
  japan: 'japonais',
  mexico: 'mexicain',
}

/** French counts one and none alike. */
export const points = (n: number): string => countedInFrench(n, 'point')

/** `deux cartes` */
export const someCards = (n: number): string => (n === 1 ? 'une carte' : `${inWords(n, 'fr')} cartes`)

/** `de Ruth`, `d’Ada` */
export const of = (name: string): string =>
  /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`

const effects: CardWords['effects'] = {
  kitchenware: 'planche',
  cookware: 'casserole',
  tableware: 'couvert',
  gain: `+${points(GAIN_VP)}`,
  rivalLoses: `un rival perd ${points(LOSS_VP)}`,
  handLimit: 'limite de main +1',
  queueLimit: `file de ${WIDE_QUEUE_LIMIT}`,
  stripWinCard: 'un rival perd une carte Victoire',
}

/** `1 de plus, ou 2 s’il est difficile` */
function byLevel({ easy, normal, hard }: Numbers['usa']): string {
  if (easy === normal)
    return easy === hard ? `${easy} de plus` : `${easy} de plus, ou ${hard} s’il est difficile`
  if (normal === hard) return `${easy} de plus, ou ${normal} s’il est moyen ou difficile`
  return `${easy} de plus, ${normal} s’il est moyen, ${hard} s’il est difficile`
}

export const frCards: CardWords = {
  card: (card) => NAMES[printedName(card)] ?? printedName(card),
  customer(customer) {
    const { deck, effect } = customerParts(customer)
    return `client ${CUISINES[deck]} (${effects[effect]})`
  },
  effects,
  abilities: {
    italy: (n) =>
      n.normal === 0
        ? `Un plat difficile cuisiné exactement avec les pâtes de sa carte rapporte ${n.hard} de plus.`
        : `Un plat cuisiné exactement avec les pâtes de sa carte rapporte ${n.normal === n.hard ? `${n.hard} de plus.` : `${n.normal} de plus s’il est moyen, ${n.hard} s’il est difficile.`}`,
    france: (n) =>
      `Les services voisins servis ensemble forment des paires : potage et entrée ${points(n.entreeAppetizer)}, entrée et plat ${n.appetizerMain}, plat et dessert ${n.mainDessert}. Chaque recette compte dans une paire au plus.`,
    china: (n) =>
      n.ricePair === n.noodlePair
        ? `Deux plats de riz servis ensemble rapportent ${points(n.ricePair)}, et de même deux plats de nouilles.`
        : `Deux plats de riz servis ensemble rapportent ${points(n.ricePair)}, deux plats de nouilles ${n.noodlePair}.`,
    india: (n) =>
      `Deux épices différentes parmi tous les plats servis ensemble rapportent ${points(n.spicePair)}. Chaque carte compte dans une paire au plus.`,
    usa: (n) =>
      `Tu peux ajouter un ingrédient principal ou secondaire de plus à une recette. Servi, le plat rapporte alors ${byLevel(n)}.`,
    turkiye: (n) =>
      n.first === n.further
        ? `Si tu sers un client turc, chaque kebab servi ce tour-là rapporte ${n.first} de plus.`
        : `Si tu sers un client turc, le premier kebab servi ce tour-là rapporte ${n.first} de plus et chaque autre ${n.further}.`,
    japan: (n) =>
      `Un plat rapporte ${n.wasabi} de plus pour chaque wasabi qu’il contient et ${-n.ginger} de moins pour chaque gingembre.`,
    mexico: (n) =>
      `Tu peux ajouter jusqu’à 2 ingrédients piquants en plus de ce que demande la recette. Deux ingrédients piquants dans un plat servi rapportent ${points(n.hotPair)}.`,
  },
  wins: {
    italy: 'Quatre pâtes différentes, chacune d’un plat servi dont la carte la montre.',
    france: 'Un repas complet, dans l’ordre : potage, entrée, plat, dessert, un par service.',
    china:
      'Quatre plats moyens ou difficiles de riz ou de nouilles, chacun d’un service avec du riz et des nouilles.',
    india: 'Deux d’une épice et deux d’une autre, des plats que tu sers.',
    usa: 'Quatre burgers ou quatre steaks que tu sers.',
    turkiye: 'Quatre kebabs, chacun d’un service avec un client turc.',
    japan: 'Deux wasabis et deux gingembres, des plats que tu sers.',
    mexico: 'Quatre ingrédients piquants, chacun d’un plat servi qui en contient au moins deux.',
  },
}

export const show = picturesOf(frCards, 'rien')

export const dishes = (n: number): string => countedInFrench(n, 'plat')

export const ANSWERS = {
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  week: 'Cette semaine',
  longer: 'Il y a plus longtemps',
  never: 'Jamais',
}

export function needs({ primary, secondary }: Pick<CookingView, 'primary' | 'secondary'>): string {
  const parts = [
    primary > 0 ? countedInFrench(primary, 'ingrédient principal', 'ingrédients principaux') : '',
    secondary > 0 ? countedInFrench(secondary, 'ingrédient secondaire', 'ingrédients secondaires') : '',
  ]
  return parts.filter((part) => part !== '').join(' et ')
}

export function demand(id: number): string {
  const { ingredients, recipes } = demandOf(id)
  const parts = [
    ingredients > 0 ? countedInFrench(ingredients, 'ingrédient préparé', 'ingrédients préparés') : '',
    recipes > 0 ? countedInFrench(recipes, 'plat cuisiné', 'plats cuisinés') : '',
  ]
  return parts.filter((part) => part !== '').join(' et ')
}

export const endings = {
  points: `Une cuisine a atteint ${END_VP} points.`,
  winCards: 'Une cuisine a ses quatre cartes Victoire.',
  rounds: `La manche ${LAST_ROUND} est finie.`,
}

export const sources: { readonly [source: string]: string } = {
  dishes: 'Plats',
  optional: 'Ingrédients facultatifs',
  boost: 'Avec un plat difficile',
  utensils: 'Ustensiles',
  nationality: 'Compatriotes',
  effects: 'Cadeaux des clients',
  ability: 'Talent',
  lost: 'Perdus par des rivaux',
  winCards: 'Cartes Victoire',
}
