/** All French words of the game's pictures, in one piece that only those who read French load. */
import { countedInFrench, listed, type Translated } from '@harvest/engine/wire'
import { LOSS_VP } from '@harvest/food-court/public'
import { frCards, of as frOf } from '@harvest/food-court/text/fr/words'
import type { Words } from '../words.ts'

export { fr as text } from '@harvest/food-court/text/fr'

export const reference = 'Cuisines'

const points = (n: number): string => countedInFrench(n, 'point')

export const words: Translated<Words> = {
  cards: frCards,
  central: 'File commune',
  customersLeft: (n) => `${countedInFrench(n, 'client')} dans la pioche`,
  kitchenOf: (name) => `Cuisine ${frOf(name)}`,
  prepared: 'Préparé',
  noPrepared: 'Rien de préparé',
  cooked: 'Cuisiné',
  noCooked: 'Rien de cuisiné',
  queue: 'File',
  queueOf: (count, limit) => `File : ${count} sur ${limit}`,
  nobody: 'Personne dans la file',
  freePlace: 'une place libre',
  wins: 'Cartes Victoire',
  winsOf: (names) => `Cartes Victoire : ${names}`,
  noWins: 'aucune carte Victoire',
  hand: 'Ta main',
  handOf: (count, limit) => `${countedInFrench(count, 'carte')} en main (limite ${limit})`,
  emptyHand: 'Aucune carte en main.',
  sort: 'Trier',
  sorts: { kind: 'par sorte', level: 'recettes d’abord', drawn: 'comme piochées' },
  pile: (n) => `${countedInFrench(n, 'carte')} à piocher`,
  discards: (n) => countedInFrench(n, 'carte défaussée', 'cartes défaussées'),
  piles: 'Ta pioche et ta défausse',
  noCards: 'aucune carte',
  pileTitle: 'Reste à piocher, sans ordre particulier',
  discardsTitle: 'Défausse',
  points,
  score: (vp, wins, total) =>
    wins === 0
      ? points(vp)
      : `${points(vp)}, ${total} avec ${countedInFrench(wins, 'carte Victoire', 'cartes Victoire')}`,
  aboutKitchen: (restaurant) => `À propos de ${restaurant}`,
  yours: 'ta cuisine',
  winCardsBring: (one, all) =>
    `Tu peux en prendre une à chaque service. Elles valent ${points(one)} chacune à la fin, ou ${all} pour les quatre.`,
  winPlace: (n) => `place pour une carte Victoire : ${points(n)} à la fin`,
  endsAt: (n) =>
    `Dès que quelqu’un a ${points(n)}, sans compter les cartes Victoire, ou quatre cartes Victoire, on finit la manche et la partie est finie.`,
  couldReach: (n) => `Pourrait atteindre ${points(n)} au prochain tour`,
  couldCollect: 'Pourrait prendre la dernière carte Victoire au prochain tour',
  round: (n) => `Manche ${n}`,
  lastRound: 'la dernière manche',
  roles: { primary: 'principal', secondary: 'secondaire', optional: 'facultatif' },
  levels: { easy: 'facile', normal: 'moyen', hard: 'difficile' },
  events: {
    complaint: 'Renvoie un client de n’importe quelle file.',
    promotion: 'Échange un de tes clients contre un client d’une autre file.',
  },
  eventsShort: { complaint: 'Un client s’en va', promotion: 'Échanger des clients' },
  tags: {
    entree: 'potage',
    appetizer: 'entrée',
    main: 'plat',
    dessert: 'dessert',
    rice: 'riz',
    noodles: 'nouilles',
    burger: 'burger',
    steak: 'steak',
    kebab: 'kebab',
    spice: 'épice',
    hot: 'piquant',
  },
  needs: (primary, secondary) =>
    listed(
      [
        primary > 0 ? countedInFrench(primary, 'principal', 'principaux') : '',
        secondary > 0 ? countedInFrench(secondary, 'secondaire') : '',
      ].filter(Boolean),
      'et',
    ),
  asksFor: (ingredients, recipes) =>
    `veut voir ${listed(
      [
        ingredients > 0 ? countedInFrench(ingredients, 'ingrédient préparé', 'ingrédients préparés') : '',
        recipes > 0 ? countedInFrench(recipes, 'plat cuisiné', 'plats cuisinés') : '',
      ].filter(Boolean),
      'et',
    )}`,
  takes: (n) => `commande ${countedInFrench(n, 'plat')}`,
  served: (assigned, orders) => `a reçu ${countedInFrench(assigned, 'plat')} sur ${orders}`,
  dish: (name, ingredients) => `${name} avec ${ingredients}`,
  goesTo: (customer) => `pour le ${customer}`,
  stove: (name) => `Sur le feu : ${name}`,
  missing: 'manque encore',
  willing: 'viendrait maintenant',
  ownCuisine: 'ta cuisine',
  chosen: 'choisi',
  bill: 'Addition',
  billEmpty: 'Donne un plat à un client.',
  sum: 'Total',
  losses: (n) => (n === 1 ? `un rival perd ${LOSS_VP}` : `des rivaux perdent ${LOSS_VP}, ${n} fois`),
  strips: (n) => (n === 1 ? 'un rival perd une carte Victoire' : `des rivaux perdent ${n} cartes Victoire`),
  answered: 'a répondu',
  thinking: 'réfléchit',
  yourAnswer: (answer) => `Ta réponse : ${answer}. Tu peux la changer tant que tous n’ont pas répondu.`,
  winCards: 'Cartes Victoire',
  scoring: 'Ce que rapporte un service',
  customers: 'Ce que font les clients',
  when: { ongoing: 'dans ta file', serving: 'une fois servi' },
  rows: {
    dishes: 'Plat facile, moyen, difficile',
    optional: 'Ingrédient facultatif',
    boost: 'Plat facile ou moyen, pour chaque difficile servi avec lui',
    utensils: 'Plat avec le même ustensile qu’un client de ta file',
    nationality: 'Client servi de ta propre cuisine',
    effects: 'Client servi avec ce symbole',
    winCards: 'Carte Victoire à la fin ; les quatre ensemble',
  },
}
