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
  never: 'presque jamais',
  always: 'presque toujours',
  times: (n, again) => (again ? String(n) : `${n} fois sur 10`),
  only: (often) => `seulement ${often}`,
  otherwise: (often) => ` (${often} avec l’autre coup)`,
  leads: (said, often, otherwise) => `Mène ${often} à ${said}${otherwise}.`,
  hardlyLeads: (said, otherwise) => `Ne mène presque jamais à ${said}${otherwise}.`,
}

const BESIDE = {
  next: 'le deuxième choix',
  best: 'le meilleur coup',
  made: 'le coup joué',
  obvious: 'le coup évident',
} as const

const BETTER: Record<Margin, string> = {
  even: 'À peu près aussi bien que',
  little: 'Un peu mieux que',
  clear: 'Nettement mieux que',
  much: 'Bien mieux que',
}

const WORSE: Record<Margin, string> = {
  even: 'À peu près aussi bien que',
  little: 'Un peu moins bien que',
  clear: 'Nettement moins bien que',
  much: 'Bien moins bon que',
}

const reasons: ReasonWords = {
  terms: {
    points: ['plus de points', 'moins de points'],
    rival: ['plus pour l’adversaire le plus fort', 'moins pour l’adversaire le plus fort'],
  },
  head: (margin, beside) => `${(beside === 'best' ? WORSE : BETTER)[margin]} ${BESIDE[beside]}`,
  deed: (said, share, otherwise) => tellOften(OFTEN, said, share, otherwise),
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
