/** Cards, customers and the nouns of the game in German, with their pictures. */
import { counted, inWords } from '@harvest/engine/wire'
import type { Numbers } from '../../abilities/numbers.ts'
import { demandOf, END_VP, GAIN_VP, LAST_ROUND, LOSS_VP, WIDE_QUEUE_LIMIT, type DeckId } from '../../data.ts'
import type { CookingView } from '../../view.ts'
import { customerParts, picturesOf, printedName, type CardWords } from '../common.ts'

/** Ingredients and events; what is not here keeps its name, as all dishes do. */
const NAMES: { readonly [name: string]: string } = {
  'Lasagna Sheets': 'Lasagneplatten',
  Tomato: 'Tomate',
  Mushroom: 'Champignon',
  Cream: 'Sahne',
  Basil: 'Basilikum',
  'Balsamic Vinegar': 'Balsamico',
  Complaint: 'Beschwerde',
  Promotion: 'Werbeaktion',
  Onion: 'Zwiebel',
  Beef: 'Rindfleisch',
  Egg: 'Ei',
  Flour: 'Mehl',
  Cheese: 'Käse',
  'Red Wine': 'Rotwein',
  Shallot: 'Schalotte',
  Potato: 'Kartoffel',
  Garlic: 'Knoblauch',
  'Herbes de Provence': 'Kräuter der Provence',
  'Creme Fraiche': 'Crème fraîche',
  Rice: 'Reis',
  Noodles: 'Nudeln',
  Scallion: 'Frühlingszwiebel',
  'Bok Choy': 'Pak Choi',
  'Chili Oil': 'Chiliöl',
  'Soy Sauce': 'Sojasauce',
  'Mung Bean Sprouts': 'Mungobohnensprossen',
  'Basmati Rice': 'Basmatireis',
  Lentils: 'Linsen',
  Chickpeas: 'Kichererbsen',
  Cumin: 'Kreuzkümmel',
  Saffron: 'Safran',
  Tamarind: 'Tamarinde',
  Coriander: 'Koriandersamen',
  Cinnamon: 'Zimt',
  Cardamom: 'Kardamom',
  'Coconut Milk': 'Kokosmilch',
  'Burger Bun': 'Burgerbrötchen',
  'Beef Patty': 'Rindfleisch-Patty',
  Sirloin: 'Sirloin-Steak',
  Bacon: 'Speck',
  Fries: 'Pommes',
  Lettuce: 'Kopfsalat',
  Mustard: 'Senf',
  Lamb: 'Lamm',
  Flatbread: 'Fladenbrot',
  Yoghurt: 'Joghurt',
  Sumac: 'Sumach',
  'Pomegranate Juice': 'Granatapfelsaft',
  'Sushi Rice': 'Sushireis',
  'Ramen Noodles': 'Ramen-Nudeln',
  'Nori Sheet': 'Nori-Blatt',
  'Umami Broth': 'Umami-Brühe',
  Ginger: 'Ingwer',
  'Sesame Oil': 'Sesamöl',
  Beans: 'Bohnen',
  Corn: 'Mais',
  Lime: 'Limette',
  Cilantro: 'Koriandergrün',
  'Sour Cream': 'Sauerrahm',
}

const CUISINES: { readonly [deck in DeckId]: string } = {
  italy: 'italienischer',
  france: 'französischer',
  china: 'chinesischer',
  india: 'indischer',
  usa: 'amerikanischer',
  turkiye: 'türkischer',
  japan: 'japanischer',
  mexico: 'mexikanischer',
}

export const points = (n: number): string => (Math.abs(n) === 1 ? `${n} Punkt` : `${n} Punkte`)

/** `zwei Karten` */
export const someCards = (n: number): string => (n === 1 ? 'eine Karte' : `${inWords(n, 'de')} Karten`)

const effects: CardWords['effects'] = {
  kitchenware: 'Schneidbrett',
  cookware: 'Kochtopf',
  tableware: 'Gedeck',
  gain: `+${points(GAIN_VP)}`,
  rivalLoses: `ein Gegner verliert ${points(LOSS_VP)}`,
  handLimit: 'Handlimit +1',
  queueLimit: `Schlange bis ${WIDE_QUEUE_LIMIT}`,
  stripWinCard: 'ein Gegner verliert eine Siegkarte',
}

/** `1 mehr, ein schweres 2 mehr` */
function byLevel({ easy, normal, hard }: Numbers['usa']): string {
  if (easy === normal) return easy === hard ? `${easy} mehr` : `${easy} mehr, ein schweres ${hard} mehr`
  if (normal === hard) return `${easy} mehr, ein mittleres oder schweres ${normal} mehr`
  return `${easy} mehr, ein mittleres ${normal}, ein schweres ${hard}`
}

export const deCards: CardWords = {
  card: (card) => NAMES[printedName(card)] ?? printedName(card),
  customer(customer) {
    const { deck, effect } = customerParts(customer)
    return `${CUISINES[deck]} Gast (${effects[effect]})`
  },
  effects,
  abilities: {
    italy: (n) =>
      n.normal === 0
        ? `Ein schweres Gericht, das mit genau der Pasta auf seiner Karte gekocht ist, bringt ${n.hard} mehr.`
        : `Ein Gericht, das mit genau der Pasta auf seiner Karte gekocht ist, bringt ${n.normal === n.hard ? `${n.hard} mehr.` : `${n.normal} mehr, wenn es mittel ist, und ${n.hard} mehr, wenn es schwer ist.`}`,
    france: (n) =>
      `Benachbarte Gänge, die zusammen serviert werden, bilden Paare: Vorsuppe und Vorspeise ${points(n.entreeAppetizer)}, Vorspeise und Hauptgang ${n.appetizerMain}, Hauptgang und Dessert ${n.mainDessert}. Jedes Gericht zählt in höchstens einem Paar.`,
    china: (n) =>
      n.ricePair === n.noodlePair
        ? `Je zwei Reisgerichte, die zusammen serviert werden, bringen ${points(n.ricePair)}, ebenso je zwei Nudelgerichte.`
        : `Je zwei Reisgerichte, die zusammen serviert werden, bringen ${points(n.ricePair)}, je zwei Nudelgerichte ${n.noodlePair}.`,
    india: (n) =>
      `Je zwei verschiedene Gewürze in allen zusammen servierten Gerichten bringen ${points(n.spicePair)}; jede Karte zählt in höchstens einem Paar.`,
    usa: (n) =>
      `Ein Gericht darf eine Hauptzutat oder Nebenzutat zusätzlich bekommen. Serviert bringt es dann ${byLevel(n)}.`,
    turkiye: (n) =>
      n.first === n.further
        ? `Wird ein türkischer Gast bedient, bringt jeder Kebab, der in diesem Zug serviert wird, ${n.first} mehr.`
        : `Wird ein türkischer Gast bedient, bringt der erste Kebab, der in diesem Zug serviert wird, ${n.first} mehr und jeder weitere ${n.further}.`,
    japan: (n) =>
      `Ein Gericht bringt ${n.wasabi} mehr für jedes Wasabi darin und ${-n.ginger} weniger für jeden Ingwer.`,
    mexico: (n) =>
      `Bis zu 2 scharfe Zutaten dürfen über das Rezept hinaus dazu; je zwei scharfe Zutaten in einem servierten Gericht bringen ${points(n.hotPair)}.`,
  },
  wins: {
    italy: 'Vier verschiedene Pastasorten, jede aus einem servierten Gericht, dessen Karte sie zeigt.',
    france: 'Ein Menü, der Reihe nach: Vorsuppe, Vorspeise, Hauptgang, Dessert, jeweils aus dem Servierten.',
    china:
      'Vier mittlere oder schwere Reis- oder Nudelgerichte, jedes aus einem Servieren mit Reis und Nudeln zugleich.',
    india: 'Zwei von einem Gewürz und zwei von einem anderen, aus servierten Gerichten.',
    usa: 'Vier Burger oder vier Steaks, die du servierst.',
    turkiye: 'Vier Kebabs, jeder aus einem Servieren, bei dem ein türkischer Gast etwas bekam.',
    japan: 'Zwei Wasabi und zwei Ingwer aus servierten Gerichten.',
    mexico: 'Vier scharfe Zutaten, jede aus einem servierten Gericht mit mindestens zwei davon.',
  },
}

export const show = picturesOf(deCards, 'nichts')

export const recipes = (n: number): string => counted(n, 'Gericht', 'Gerichte')

export const cards = (n: number): string => counted(n, 'Karte', 'Karten')

export const ANSWERS = {
  today: 'Heute',
  yesterday: 'Gestern',
  week: 'Diese Woche',
  longer: 'Länger her',
  never: 'Nie',
}

export function needs({ primary, secondary }: Pick<CookingView, 'primary' | 'secondary'>): string {
  const parts = [
    primary > 0 ? counted(primary, 'Hauptzutat', 'Hauptzutaten') : '',
    secondary > 0 ? counted(secondary, 'Nebenzutat', 'Nebenzutaten') : '',
  ]
  return parts.filter((part) => part !== '').join(' und ')
}

export function demand(id: number): string {
  const { ingredients, recipes: dishes } = demandOf(id)
  const parts = [
    ingredients > 0 ? counted(ingredients, 'vorbereitete Zutat', 'vorbereitete Zutaten') : '',
    dishes > 0 ? counted(dishes, 'gekochtes Gericht', 'gekochte Gerichte') : '',
  ]
  return parts.filter((part) => part !== '').join(' und ')
}

export const endings = {
  points: `Eine Küche hat ${END_VP} Punkte erreicht.`,
  winCards: 'Eine Küche hat alle vier Siegkarten.',
  rounds: `Runde ${LAST_ROUND} ist vorbei.`,
}

export const sources: { readonly [source: string]: string } = {
  dishes: 'Gerichte',
  optional: 'Extras',
  boost: 'Mit schweren Gerichten',
  utensils: 'Gerät',
  nationality: 'Landsleute',
  effects: 'Geschenke der Gäste',
  ability: 'Fähigkeit',
  lost: 'Durch Gegner verloren',
  winCards: 'Siegkarten',
}
