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
  never: 'kaum je',
  always: 'fast immer',
  times: (n, again) => (again ? `in ${n}` : n === 1 ? 'in einem von 10 Fällen' : `in ${n} von 10 Fällen`),
  only: (often) => `nur ${often}`,
  otherwise: (often) => ` (mit dem anderen Zug ${often})`,
  leads: (said, often, otherwise) => `Führt ${often} zu ${said}${otherwise}.`,
  hardlyLeads: (said, otherwise) => `Führt kaum je zu ${said}${otherwise}.`,
}

const BESIDE = {
  next: 'der nächstbeste Zug',
  best: 'der beste Zug',
  made: 'der gespielte Zug',
  obvious: 'der naheliegende Zug',
} as const

const BETTER: Record<Margin, string> = {
  even: 'Etwa so gut wie',
  little: 'Etwas besser als',
  clear: 'Deutlich besser als',
  much: 'Viel besser als',
}

const WORSE: Record<Margin, string> = {
  even: 'Etwa so gut wie',
  little: 'Nicht ganz so gut wie',
  clear: 'Deutlich schlechter als',
  much: 'Viel schlechter als',
}

const reasons: ReasonWords = {
  terms: {
    points: ['mehr Punkte', 'weniger Punkte'],
    rival: ['mehr für den stärksten Gegner', 'weniger für den stärksten Gegner'],
  },
  head: (margin, beside) => `${(beside === 'best' ? WORSE : BETTER)[margin]} ${BESIDE[beside]}`,
  deed: (said, share, otherwise) => tellOften(OFTEN, said, share, otherwise),
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
