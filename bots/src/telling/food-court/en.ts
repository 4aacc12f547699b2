import type { FoodCourtTelling } from './words.ts'

export const en: FoodCourtTelling = {
  terms: {
    points: ['more points soon', 'fewer points soon'],
    wins: ['closer to win cards', 'further from win cards'],
    dishes: ['more points in recipes still to serve', 'fewer points in recipes still to serve'],
    customers: ['better customers in the queue', 'worse customers in the queue'],
    cards: ['more ingredients and events in reserve', 'fewer ingredients and events in reserve'],
  },
  deeds: {
    serve: 'points from serving',
    win: 'another win card',
    lost: 'a win card lost',
    strip: 'a rival’s win card lost',
  },
  points: (n) => `The turn scores ${n} ${n === 1 ? 'point' : 'points'}.`,
}
