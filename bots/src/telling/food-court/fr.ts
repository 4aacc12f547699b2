import type { Translated } from '@harvest/engine'
import type { FoodCourtTelling } from './words.ts'

export const fr: Translated<FoodCourtTelling> = {
  terms: {
    points: ['plus de points bientôt', 'moins de points bientôt'],
    wins: ['plus près des cartes Victoire', 'plus loin des cartes Victoire'],
    dishes: ['plus de points dans les plats à servir', 'moins de points dans les plats à servir'],
    customers: ['de meilleurs clients dans la file', 'de moins bons clients dans la file'],
    cards: [
      'plus d’ingrédients et d’événements en réserve',
      'moins d’ingrédients et d’événements en réserve',
    ],
  },
  deeds: {
    serve: 'des points au service',
    win: 'une carte Victoire de plus',
    lost: 'une carte Victoire perdue',
    strip: 'une carte Victoire de moins chez un adversaire',
  },
  points: (n) => `Le tour rapporte ${n} ${n === 1 ? 'point' : 'points'}.`,
}
