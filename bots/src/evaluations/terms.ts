/** What the evaluations tell apart, in words that stand after an amount: "2.1 from the next harvest". */

export const scovilleTerms = {
  en: {
    hand: 'points in hand',
    cards: 'towards recipes and market cards on show',
    peppers: 'in peppers for later',
    harvest: 'from the next harvest',
    order: 'from the place in the turn order',
  },
  de: {
    hand: 'sichere Punkte',
    cards: 'für ausliegende Rezepte und Marktkarten',
    peppers: 'in Chilis für später',
    harvest: 'aus der nächsten Ernte',
    order: 'durch den Platz in der Zugreihenfolge',
  },
  fr: {
    hand: 'points acquis',
    cards: 'pour les recettes et cartes de marché visibles',
    peppers: 'en piments pour plus tard',
    harvest: 'de la prochaine récolte',
    order: 'grâce à la place dans l’ordre du tour',
  },
} as const

export const foodCourtTerms = {
  en: {
    points: 'points in hand',
    wins: 'on the way to win cards',
    dishes: 'in dishes to serve',
    customers: 'from customers in the queue',
    cards: 'in ingredients and events',
  },
  de: {
    points: 'sichere Punkte',
    wins: 'auf dem Weg zu Siegkarten',
    dishes: 'in Gerichten zum Servieren',
    customers: 'durch Gäste in der Schlange',
    cards: 'in Zutaten und Ereignissen',
  },
  fr: {
    points: 'points acquis',
    wins: 'vers des cartes de victoire',
    dishes: 'en plats à servir',
    customers: 'grâce aux clients dans la file',
    cards: 'en ingrédients et événements',
  },
} as const

export const jellyBeanTerms = {
  en: {
    stock: 'food and stamps in hand',
    harvests: 'from harvests and tributes to come',
    cards: 'in cards for later',
  },
  de: {
    stock: 'Nahrung und Essensmarken im Vorrat',
    harvests: 'aus kommenden Ernten und Tributen',
    cards: 'in Karten für später',
  },
  fr: {
    stock: 'en nourriture et tickets en réserve',
    harvests: 'de récoltes et tributs à venir',
    cards: 'en cartes pour plus tard',
  },
} as const
