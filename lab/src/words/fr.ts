import type { Translated } from '@harvest/engine'
import type { Words } from './words.ts'

export const fr: Translated<Words> = {
  decides: {
    one: 'un joueur décide',
    sealed: 'tous décident en même temps, en secret',
    nobody: 'se fait tout seul',
  },
  person: 'Ada',
  opening: (game, players, seed) =>
    `${game} avec ${players}. Graine ${seed} : la même graine distribue la même partie.`,
  seat: (name, what) => `${name} (${what})`,
  you: 'toi',
  help: [
    'Tape le nombre devant un coup, ou les mots s’il y a des mots (par exemple « bid 3 »).',
    '  u  annuler le dernier pas         t  annuler tout le tour',
    '  b  montrer la table à nouveau     m  montrer tous les coups à nouveau',
    '  l  montrer le récit de la partie  ?  montrer cette aide',
    '  q  quitter',
    'Les mots aide, annuler et quitter font comme ?, u et q.',
    'On ne peut rien annuler une fois que des cartes ont été piochées ou révélées, ou que quelqu’un d’autre a agi.',
  ],
  typed: {
    ...{ aide: '?', annuler: 'u', reprendre: 'u', quitter: 'q', fin: 'q' },
    ...{ help: '?', undo: 'u', quit: 'q' },
  },
  ask: 'Ton coup : ',
  helpHint: '? montre l’aide.',
  log: 'Le récit jusqu’ici',
  logEmpty: 'Il ne s’est encore rien passé.',
  more: (count) => `… et ${count} de plus ; m les montre tous.`,
  notUnderstood: (input) =>
    `« ${input} » n’est pas un de ces coups. Tape le nombre d’un coup, ou ? pour l’aide.`,
  nothingTyped: 'Tape le nombre d’un coup, ou ? pour l’aide.',
  takenBack: 'Annulé.',
  pause: 'Ton tour est fini. Entrée pour continuer, u pour annuler le dernier pas, t pour tout le tour : ',
  quit: 'À bientôt.',
  inputEnded: 'Il n’y a plus rien à lire, donc la partie s’arrête ici.',
  finalScores: 'Score final',
  wins: (name) => `${name} gagne.`,
  winsShared: (names) => `${names} partagent la victoire.`,
  byTieBreak: (what) => `L’égalité s’est jouée sur : ${what}.`,
  total: 'Total',
  place: 'Place',
  and: 'et',
}
