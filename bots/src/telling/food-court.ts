/** How the coach speaks of Food Court: what a turn serves, and what is cooked and kept because of it. */
import type { InEvery, Move, Seat } from '@harvest/engine'
import type { State } from '@harvest/food-court'
import { CARD_OF } from '@harvest/food-court/public'
import type { Deed, Telling } from '../bot.ts'

export const foodCourtTelling: Telling = {
  terms: {
    en: {
      points: ['more points soon', 'fewer points soon'],
      wins: ['closer to win cards', 'further from win cards'],
      dishes: ['more in recipes still to serve', 'less in recipes still to serve'],
      customers: ['better customers in the queue', 'worse customers in the queue'],
      cards: ['more ingredients and events in reserve', 'fewer ingredients and events in reserve'],
    },
    de: {
      points: ['bald mehr Punkte', 'bald weniger Punkte'],
      wins: ['näher an Siegkarten', 'weiter weg von Siegkarten'],
      dishes: ['mehr aus künftigen Gerichten', 'weniger aus künftigen Gerichten'],
      customers: ['bessere Gäste in der Schlange', 'schlechtere Gäste in der Schlange'],
      cards: ['mehr Zutaten und Ereignisse in Reserve', 'weniger Zutaten und Ereignisse in Reserve'],
    },
    fr: {
      points: ['plus de points bientôt', 'moins de points bientôt'],
      wins: ['plus près des cartes Victoire', 'plus loin des cartes Victoire'],
      dishes: ['plus à tirer des plats à venir', 'moins à tirer des plats à venir'],
      customers: ['de meilleurs clients dans la file', 'de moins bons clients dans la file'],
      cards: [
        'plus d’ingrédients et d’événements en réserve',
        'moins d’ingrédients et d’événements en réserve',
      ],
    },
  },
  facts(before, after, seat) {
    const [had, has] = [before, after].map((state) => (state as unknown as State).kitchens[seat])
    const points = has.vp - had.vp
    return points > 0 ? [tellPoints(points)] : []
  },
  deeds(before, after, seat) {
    const [s, t] = [before as unknown as State, after as unknown as State]
    const [had, has] = [s.kitchens[seat], t.kitchens[seat]]
    const old = had.dishes.map(([recipe]) => recipe)
    const cooked = has.dishes
      .filter(([recipe]) => !old.includes(recipe))
      .map(([recipe]): Deed => ({
        id: `cook:${recipe}`,
        said: { do: 'cook', card: CARD_OF[recipe] } as Move,
      }))
    return [
      ...cooked,
      ...(has.vp > had.vp ? [SERVED] : []),
      ...(has.wins.length > had.wins.length ? [WIN_CARD] : []),
      ...(has.wins.length < had.wins.length ? [LOST_WIN_CARD] : []),
      ...(strips(s, t, seat) ? [STRIPPED] : []),
    ]
  },
}

const SERVED: Deed = {
  id: 'serve',
  said: { en: 'points from serving', de: 'Punkte beim Servieren', fr: 'des points au service' },
}
const WIN_CARD: Deed = {
  id: 'win',
  said: { en: 'another win card', de: 'eine weitere Siegkarte', fr: 'une carte Victoire de plus' },
}
const LOST_WIN_CARD: Deed = {
  id: 'lost',
  isBad: true,
  said: { en: 'a win card lost', de: 'eine verlorene Siegkarte', fr: 'une carte Victoire perdue' },
}
const STRIPPED: Deed = {
  id: 'strip',
  said: {
    en: 'a rival’s win card lost',
    de: 'eine Siegkarte weniger bei einem Gegner',
    fr: 'une carte Victoire de moins chez un adversaire',
  },
}

function strips(s: State, t: State, seat: Seat): boolean {
  return t.kitchens.some(({ wins }, other) => other !== seat && wins.length < s.kitchens[other].wins.length)
}

function tellPoints(points: number): InEvery<string> {
  return {
    en: `The turn scores ${points} ${points === 1 ? 'point' : 'points'}.`,
    de: `Der Zug bringt ${points} ${points === 1 ? 'Punkt' : 'Punkte'}.`,
    fr: `Le tour rapporte ${points} ${points === 1 ? 'point' : 'points'}.`,
  }
}
