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
  never: 'kaum',
  always: 'fast immer',
  times: (n, again) => (again ? `in ${n}` : n === 1 ? 'in einem von 10 Fällen' : `in ${n} von 10 Fällen`),
  only: (often) => `nur ${often}`,
  otherwise: (often) => ` (mit dem anderen Zug ${often})`,
  before: ' ',
}

const BESIDE = {
  next: 'der nächstbeste Zug',
  best: 'der beste Zug',
  made: 'der gespielte Zug',
  obvious: 'der naheliegende Zug',
} as const

const reasons: ReasonWords = {
  terms: {
    points: ['mehr Punkte', 'weniger Punkte'],
    rival: ['mehr für den stärksten Gegner', 'weniger für den stärksten Gegner'],
  },
  lead(points, beside) {
    const by =
      points < LITTLE ? 'Etwas' : points < ONE ? 'Etwa einen Punkt' : `Etwa ${Math.round(points)} Punkte`
    return `${by} ${beside === 'best' ? 'schlechter' : 'besser'} als ${BESIDE[beside]}`
  },
  equal: (beside) => `Etwa so gut wie ${BESIDE[beside]}`,
  deed: (said, share, otherwise) => `Danach${tellOften(OFTEN, share, otherwise)} ${said}.`,
  quote: (move) => `„${move}“`,
  colon: ': ',
  list: (items) => listed(items, 'und'),
  but: ', dafür ',
}

const luck: LuckWords = {
  won: (who, lead) =>
    lead === 0
      ? `${who} hat durch den Gleichstandsentscheid gewonnen.`
      : `${who} hat mit ${lead} ${lead === 1 ? 'Punkt' : 'Punkten'} Vorsprung gewonnen.`,
  shared: (a, b) => `${a} und ${b} teilen sich den Sieg.`,
  even: (a, b) => `Soweit wir sehen, hatten ${a} und ${b} gleich viel Glück`,
  more: (lucky, other, points) =>
    `Das Glück beim Ziehen hat ${lucky} ${points} Punkte mehr gebracht als ${other}`,
  despite: ', das Spiel hat es wettgemacht',
  owed: (other) => `, bei gleichem Glück hätte also wohl ${other} gewonnen`,
  rest: ', der Rest war gut gespielt',
  number: (value) => value.toFixed(1).replace('.', ','),
}

export const de: CoachText = { reasons, luck }
