import type { FoodCourtTelling } from './words.ts'

export const de: FoodCourtTelling = {
  terms: {
    points: ['bald mehr Punkte', 'bald weniger Punkte'],
    wins: ['näher an Siegkarten', 'weiter weg von Siegkarten'],
    dishes: [
      'mehr Punkte in noch nicht servierten Gerichten',
      'weniger Punkte in noch nicht servierten Gerichten',
    ],
    customers: ['bessere Gäste in der Schlange', 'schlechtere Gäste in der Schlange'],
    cards: ['mehr Zutaten und Ereignisse in Reserve', 'weniger Zutaten und Ereignisse in Reserve'],
  },
  deeds: {
    serve: 'Punkten beim Servieren',
    win: 'einer weiteren Siegkarte',
    lost: 'einer verlorenen Siegkarte',
    strip: 'einer Siegkarte weniger bei einem Gegner',
  },
  points: (n) => `Der Zug bringt ${n} ${n === 1 ? 'Punkt' : 'Punkte'}.`,
}
