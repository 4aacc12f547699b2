import type { Words } from './words.ts'

export const en: Words = {
  decides: {
    one: 'one player decides',
    sealed: 'everyone decides at once, in secret',
    nobody: 'happens by itself',
  },
  person: 'Ada',
  opening: (game, players, seed) =>
    `${game} with ${players}. Seed ${seed}: the same seed deals the same game.`,
  seat: (name, what) => `${name} (${what})`,
  you: 'you',
  help: [
    'Type the number in front of a move, or the words if it has words there (like "bid 3").',
    '  u  undo your last step            t  undo your whole turn',
    '  b  show the table again           m  show all moves again',
    '  l  show the log of the game       ?  show this help',
    '  q  quit',
    'The words help, undo and quit do the same as ?, u and q.',
    'You can’t undo anything once cards have been drawn or revealed, or somebody else has acted.',
  ],
  typed: { help: '?', undo: 'u', quit: 'q' },
  ask: 'Your move: ',
  helpHint: 'Type ? for help.',
  log: 'The story so far',
  logEmpty: 'Nothing has happened yet.',
  more: (count) => `… and ${count} more; m shows them all.`,
  notUnderstood: (input) => `"${input}" isn’t one of these moves. Type a move’s number, or ? for help.`,
  nothingTyped: 'Type a move’s number, or ? for help.',
  takenBack: 'Undone.',
  pause:
    'Your turn is over. Press Enter to continue, or type u to undo the last step, t for the whole turn: ',
  quit: 'See you soon.',
  inputEnded: 'There’s no more input, so the game stops here.',
  finalScores: 'Final scores',
  wins: (name) => `${name} wins.`,
  winsShared: (names) => `${names} share the win.`,
  byTieBreak: (what) => `Tiebreaker: ${what}.`,
  total: 'Total',
  place: 'Place',
  and: 'and',
}
