/** Cards, customers and the nouns of the game in German, with their pictures. */
import { counted } from '@harvest/engine/wire'
import { demandOf, type DeckId } from '../../data.ts'
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

const effects: CardWords['effects'] = {
  kitchenware: 'Schneidbrett',
  cookware: 'Kochtopf',
  tableware: 'Gedeck',
  gain: '+2 Punkte',
  rivalLoses: 'ein Gegner verliert 2 Punkte',
  handLimit: 'Handlimit +1',
  queueLimit: 'Schlange bis 4',
  stripWinCard: 'ein Gegner verliert eine Siegkarte',
}

export const deCards: CardWords = {
  card: (card) => NAMES[printedName(card)] ?? printedName(card),
  customer(customer) {
    const { deck, effect } = customerParts(customer)
    return `${CUISINES[deck]} Gast (${effects[effect]})`
  },
  effects,
  abilities: {
    italy:
      'Ein Gericht, das mit genau der Pasta auf seiner Karte gekocht ist, bringt 1 mehr, wenn es mittel ist, und 2 mehr, wenn es schwer ist.',
    france:
      'Benachbarte Gänge, die zusammen serviert werden, bilden Paare: Vorsuppe und Vorspeise 1 Punkt, Vorspeise und Hauptgang 2, Hauptgang und Dessert 3. Jedes Gericht zählt in höchstens einem Paar.',
    china:
      'Je zwei Reisgerichte, die zusammen serviert werden, bringen 1 Punkt, ebenso je zwei Nudelgerichte.',
    india:
      'Je zwei verschiedene Gewürze in allen zusammen servierten Gerichten bringen 1 Punkt; jede Karte zählt in höchstens einem Paar.',
    usa: 'Ein Gericht darf eine Hauptzutat oder Nebenzutat zusätzlich bekommen. Serviert bringt es dann 1 mehr, ein schweres 2 mehr.',
    turkiye: 'Wird ein türkischer Gast bedient, bringt jeder Kebab, der in diesem Zug serviert wird, 1 mehr.',
    japan: 'Ein Gericht bringt 2 mehr für jedes Wasabi darin und 1 weniger für jeden Ingwer.',
    mexico:
      'Bis zu 2 scharfe Zutaten dürfen über das Rezept hinaus dazu; je zwei scharfe Zutaten in einem servierten Gericht bringen 1 Punkt.',
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

export const points = (n: number): string => (Math.abs(n) === 1 ? `${n} Punkt` : `${n} Punkte`)

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
  points: 'Eine Küche hat 40 Punkte erreicht',
  winCards: 'Eine Küche hat alle vier Siegkarten',
  rounds: 'Runde 150 ist vorbei',
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
