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
  never: 'hardly ever',
  always: 'nearly every time',
  times: (n, again) => (again ? String(n) : n === 1 ? 'once in 10' : `${n} times in 10`),
  only: (often) => `only ${often}`,
  otherwise: (often) => ` (${often} with the other move)`,
  before: ', ',
}

const BESIDE = {
  next: 'the next best',
  best: 'the best',
  made: 'what was played',
  obvious: 'the obvious move',
} as const

const reasons: ReasonWords = {
  terms: {
    points: ['more points', 'fewer points'],
    rival: ['more for the strongest rival', 'less for the strongest rival'],
  },
  lead(points, beside) {
    const by =
      points < LITTLE ? 'A little' : points < ONE ? 'About a point' : `About ${Math.round(points)} points`
    if (beside === 'best')
      return points < LITTLE ? 'Not quite as good as the best' : `${by} short of the best`
    return `${by} better than ${BESIDE[beside]}`
  },
  equal: (beside) => `About as good as ${BESIDE[beside]}`,
  deed: (said, share, otherwise) => `Then${tellOften(OFTEN, share, otherwise)}, ${said}.`,
  quote: (move) => `“${move}”`,
  colon: ': ',
  list: (items) => listed(items, 'and'),
  but: ', but ',
}

const luck: LuckWords = {
  won: (who, lead) => (lead === 0 ? `${who} won on the tie-break.` : `${who} won by ${lead}.`),
  shared: (a, b) => `${a} and ${b} share the win.`,
  even: (a, b) => `As far as we can tell, ${a} and ${b} were equally lucky`,
  more: (lucky, other, points) => `Luck gave ${lucky} ${points} points more than ${other}`,
  despite: ', but good play made up for it',
  owed: (other) => `, so with even luck ${other} might have won`,
  rest: ', and the rest was good play',
  number: (value) => value.toFixed(1),
}

export const en: CoachText = { reasons, luck }
