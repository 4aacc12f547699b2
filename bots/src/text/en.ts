import { listed } from '@harvest/engine'
import {
  tellOften,
  type CoachText,
  type LuckWords,
  type Margin,
  type OftenWords,
  type ReasonWords,
} from './words.ts'

const OFTEN: OftenWords = {
  never: 'hardly ever',
  always: 'nearly every time',
  times: (n, again) => (again ? String(n) : n === 1 ? 'once in 10' : `${n} times in 10`),
  only: (often) => `only ${often}`,
  otherwise: (often) => ` (${often} with the other move)`,
  leads: (said, often, otherwise) => `It leads to ${said} ${often}${otherwise}.`,
  hardlyLeads: (said, otherwise) => `It hardly ever leads to ${said}${otherwise}.`,
}

const BESIDE = {
  next: 'the next best',
  best: 'the best',
  made: 'what was played',
  obvious: 'the obvious move',
} as const

const BETTER: Record<Margin, string> = {
  even: 'About as good as',
  little: 'A little better than',
  clear: 'Clearly better than',
  much: 'Much better than',
}

const WORSE: Record<Margin, string> = {
  even: 'About as good as',
  little: 'Not quite as good as',
  clear: 'Clearly worse than',
  much: 'Much worse than',
}

const reasons: ReasonWords = {
  terms: {
    points: ['more points', 'fewer points'],
    rival: ['more for the strongest rival', 'less for the strongest rival'],
  },
  head: (margin, beside) => `${(beside === 'best' ? WORSE : BETTER)[margin]} ${BESIDE[beside]}`,
  deed: (said, share, otherwise) => tellOften(OFTEN, said, share, otherwise),
  quote: (move) => `“${move}”`,
  colon: ': ',
  list: (items) => listed(items, 'and'),
  but: ', but ',
}

const luck: LuckWords = {
  won: (who, lead) => (lead === 0 ? `${who} won on the tiebreaker.` : `${who} won by ${lead}.`),
  shared: (a, b) => `${a} and ${b} share the win.`,
  even: (a, b) => `As far as we can tell, ${a} and ${b} were equally lucky`,
  more: (lucky, other, points) => `Luck gave ${lucky} ${points} points more than ${other}`,
  despite: ', but good play made up for it',
  owed: (other) => `, so with even luck ${other} might have won`,
  rest: ', and the rest was good play',
  number: (value) => value.toFixed(1),
}

export const en: CoachText = { reasons, luck }
