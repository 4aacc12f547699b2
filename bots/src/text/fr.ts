import { listed } from '@harvest/engine'
import {
  LITTLE,
  ONE,
  tellOften,
  type CoachText,
  type LuckWords,
  type OftenWords,
  type ReasonWords,
} from './words.ts'

const OFTEN: OftenWords = {
  never: 'presque jamais',
  always: 'presque toujours',
  times: (n, again) => (again ? String(n) : `${n} fois sur 10`),
  only: (often) => `seulement ${often}`,
  otherwise: (often) => ` (${often} avec l’autre coup)`,
  before: ', ',
}

const BESIDE = {
  next: 'le deuxième choix',
  best: 'le meilleur coup',
  made: 'le coup joué',
  obvious: 'le coup évident',
} as const

const reasons: ReasonWords = {
  terms: {
    points: ['plus de points', 'moins de points'],
    rival: ['plus pour l’adversaire le plus fort', 'moins pour l’adversaire le plus fort'],
  },
  lead(points, beside) {
    if (points < LITTLE) return `Un peu ${beside === 'best' ? 'moins bien' : 'mieux'} que ${BESIDE[beside]}`
    const by = points < ONE ? 'Environ un point' : `Environ ${Math.round(points)} points`
    return `${by} de ${beside === 'best' ? 'moins' : 'mieux'} que ${BESIDE[beside]}`
  },
  equal: (beside) => `À peu près aussi bien que ${BESIDE[beside]}`,
  deed: (said, share, otherwise) => `Ensuite${tellOften(OFTEN, share, otherwise)} : ${said}.`,
  quote: (move) => `« ${move} »`,
  colon: ' : ',
  list: (items) => listed(items, 'et'),
  but: ', mais ',
}

const luck: LuckWords = {
  won: (who, lead) =>
    lead === 0
      ? `${who} gagne au départage.`
      : `${who} gagne avec ${lead} ${lead === 1 ? 'point' : 'points'} d’avance.`,
  shared: (a, b) => `${a} et ${b} partagent la victoire.`,
  even: (a, b) => `À ce qu’on voit, ${a} et ${b} ont eu autant de chance l’un que l’autre`,
  more: (lucky, other, points) => `Le sort a donné ${points} points de plus à ${lucky} qu’à ${other}`,
  despite: ', et le jeu a fait la différence',
  owed: (other) => `, donc à chance égale, ${other} aurait pu gagner`,
  rest: ', et le reste a été bien joué',
  number: (value) => value.toFixed(1).replace('.', ','),
}

export const fr: CoachText = { reasons, luck }
