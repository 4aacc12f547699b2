/** All German words of the game's pictures, in one piece that only those who read German load. */
import { counted, listed } from '@harvest/engine/wire'
import { LOSS_VP } from '@harvest/food-court/public'
import { deCards } from '@harvest/food-court/text/de/words'
import type { Words } from '../words.ts'

export { de as text } from '@harvest/food-court/text/de'

export const reference = 'Küchen'

export const words: Words = {
  cards: deCards,
  central: 'Gemeinsame Schlange',
  customersLeft: (n) => `${counted(n, 'Gast', 'Gäste')} im Stapel`,
  kitchenOf: (name) => `Küche von ${name}`,
  prepared: 'Vorbereitet',
  noPrepared: 'Nichts vorbereitet',
  cooked: 'Gekocht',
  noCooked: 'Nichts gekocht',
  queue: 'Schlange',
  queueOf: (count, limit) => `Schlange: ${count} von ${limit}`,
  nobody: 'Niemand in der Schlange',
  freePlace: 'ein freier Platz',
  wins: 'Siegkarten',
  winsOf: (names) => `Siegkarten: ${names}`,
  noWins: 'noch keine Siegkarte',
  hand: 'Deine Hand',
  handOf: (count, limit) => `${counted(count, 'Karte', 'Karten')} auf der Hand (Limit ${limit})`,
  emptyHand: 'Keine Karten auf der Hand.',
  sort: 'Ordnen',
  sorts: { kind: 'nach Art', level: 'Rezepte zuerst', drawn: 'wie gezogen' },
  pile: (n) => `${counted(n, 'Karte', 'Karten')} zum Nachziehen`,
  discards: (n) => `${counted(n, 'Karte', 'Karten')} abgelegt`,
  piles: 'Dein Nachziehstapel und deine Ablage',
  noCards: 'keine Karten',
  pileTitle: 'Noch zu ziehen, in beliebiger Reihenfolge',
  discardsTitle: 'Ablage',
  points: (n) => counted(n, 'Punkt', 'Punkte'),
  score: (vp, wins, total) =>
    wins === 0
      ? counted(vp, 'Punkt', 'Punkte')
      : `${counted(vp, 'Punkt', 'Punkte')}, mit ${counted(wins, 'Siegkarte', 'Siegkarten')} ${total}`,
  aboutKitchen: (restaurant) => `Über ${restaurant}`,
  yours: 'deine Küche',
  winCardsBring: (one, all) =>
    `Jedes Servieren kann eine davon bringen. Am Ende zählt jede ${counted(one, 'Punkt', 'Punkte')}, alle vier zusammen ${all}.`,
  winPlace: (points) => `Platz für eine Siegkarte: ${counted(points, 'Punkt', 'Punkte')} am Ende`,
  endsAt: (points) =>
    `Mit ${counted(points, 'Punkt', 'Punkten')}, Siegkarten nicht gezählt, oder vier Siegkarten wird die laufende Runde zur letzten.`,
  couldReach: (points) => `Könnte im nächsten Zug ${counted(points, 'Punkt', 'Punkte')} erreichen`,
  couldCollect: 'Könnte im nächsten Zug die letzte Siegkarte nehmen',
  round: (n) => `Runde ${n}`,
  lastRound: 'die letzte Runde',
  roles: { primary: 'Hauptzutat', secondary: 'Nebenzutat', optional: 'Extra' },
  levels: { easy: 'leicht', normal: 'mittel', hard: 'schwer' },
  events: {
    complaint: 'Schick einen Gast aus irgendeiner Schlange weg.',
    promotion: 'Tausche einen deiner Gäste mit einem aus einer anderen Schlange.',
  },
  eventsShort: { complaint: 'Ein Gast geht', promotion: 'Gäste tauschen' },
  tags: {
    entree: 'Vorsuppe',
    appetizer: 'Vorspeise',
    main: 'Hauptgang',
    dessert: 'Dessert',
    rice: 'Reis',
    noodles: 'Nudeln',
    burger: 'Burger',
    steak: 'Steak',
    kebab: 'Kebab',
    spice: 'Gewürz',
    hot: 'scharf',
  },
  needs: (primary, secondary) =>
    listed(
      [
        primary > 0 ? counted(primary, 'Hauptzutat', 'Hauptzutaten') : '',
        secondary > 0 ? counted(secondary, 'Nebenzutat', 'Nebenzutaten') : '',
      ].filter(Boolean),
      'und',
    ),
  asksFor: (ingredients, recipes) =>
    `will ${listed(
      [
        ingredients > 0 ? counted(ingredients, 'vorbereitete Zutat', 'vorbereitete Zutaten') : '',
        recipes > 0 ? counted(recipes, 'gekochtes Gericht', 'gekochte Gerichte') : '',
      ].filter(Boolean),
      'und',
    )} sehen`,
  takes: (n) => `bestellt ${counted(n, 'Gericht', 'Gerichte')}`,
  served: (assigned, orders) => `${assigned} von ${counted(orders, 'Gericht', 'Gerichten')} bekommen`,
  dish: (name, ingredients) => `${name} mit ${ingredients}`,
  goesTo: (customer) => `geht an: ${customer}`,
  stove: (name) => `Auf dem Herd: ${name}`,
  missing: 'fehlt noch',
  willing: 'würde jetzt kommen',
  ownCuisine: 'deine Küche',
  chosen: 'gewählt',
  bill: 'Rechnung',
  billEmpty: 'Gib einem Gast ein Gericht.',
  sum: 'Summe',
  losses: (n) => (n === 1 ? `ein Gegner verliert ${LOSS_VP}` : `${n}-mal verliert ein Gegner ${LOSS_VP}`),
  strips: (n) => (n === 1 ? 'ein Gegner verliert eine Siegkarte' : `Gegner verlieren ${n} Siegkarten`),
  answered: 'hat geantwortet',
  thinking: 'überlegt',
  yourAnswer: (answer) => `Deine Antwort: ${answer}. Bis alle geantwortet haben, kannst du sie ändern.`,
  winCards: 'Siegkarten',
  scoring: 'Was Servieren bringt',
  customers: 'Was Gäste bewirken',
  when: { ongoing: 'in deiner Schlange', serving: 'wenn bedient' },
  rows: {
    dishes: 'Leichtes, mittleres, schweres Gericht',
    optional: 'Extra im Gericht',
    boost: 'Leichtes oder mittleres Gericht, für jedes schwere dazu',
    utensils: 'Gericht mit dem Gerät eines Gastes in deiner Schlange',
    nationality: 'Bedienter Gast deiner Küche',
    effects: 'Bedienter Gast mit diesem Zeichen',
    winCards: 'Siegkarte am Ende; alle vier zusammen',
  },
}
