/** The question line's words; loaded with it. */
export const en = {
  title: 'Ask or play in words',
  label: 'A question or a move',
  hint: 'Type “help” to hear what you can ask.',
  send: 'Ask',
  close: 'Close',
  /** What starts each kind of question; the longest that fits counts. */
  help: ['help'],
  last: ['last', 'last move', 'what happened'],
  since: ['since', 'since my turn', 'since my last turn', 'what did i miss'],
  score: ['score', 'scores', 'points', 'who is winning', 'who is ahead'],
  rule: ['rule', 'rules'],
  moves: ['moves', 'where can i go', 'where can i walk', 'what can i do', 'options'],
  can: ['what can i', 'where can i', 'can i'],
  now: ['now', 'what now', 'prompt', 'whose turn', 'whose turn is it'],
  all: ['board', 'everything', 'all'],
  undo: ['undo', 'take back'],
  would: ['what would', 'what does', 'what is', 'preview'],
  where: ['where am i', 'where do i stand'],
  yes: ['yes', 'y', 'do it'],
  /** Left out of questions, because they don't help to tell anything apart. */
  fillers:
    'a an the to on at of in with and or give gives bring brings do my me i is are there please would what s'.split(
      ' ',
    ),
  mine: ['my', 'mine'],
  yours: ['your', 'you'],
  things: ['things', 'stuff', 'pieces', 'everything'],
  /** What a word can end with and still be the same. */
  endings: ['s', 'es'],
  helpText:
    'Ask about a place such as B3, “my” things, a player, a card, or anything else that has a name here. “moves” lists what you can do. “what would”, followed by a move, says what you’d get. “last” and “since my turn” say what happened, “score” how things stand, “rule” where to read more. To make a move, just say it: a few of its words will do, as long as they fit no other move.',
  nothing: 'Nothing yet.',
  noMoves: 'There’s nothing for you to do right now.',
  noScore: 'Points are counted at the end.',
  noRule: 'There’s no rule for this moment.',
  ruleIs: (id: string, sentence: string) => `Rule ${id}: ${sentence}`,
  unknown: (asked: string) => `“${asked}” doesn’t mean anything at this table. Type “help” to see what does.`,
  cant: (move: string) => `${move}: not possible right now.`,
  notNow: 'Not possible right now.',
  notAmong: (asked: string) => `“${asked}” isn’t one of your choices.`,
  noChoice: 'There’s nothing to choose right now. “moves” lists what you can do.',
  outOf: (n: number) => `Type a number from 1 to ${n}.`,
  which: 'Which one? Type its number.',
  sure: (move: string) => `${move}? Type “yes” to do it.`,
  done: (move: string) => `${move}.`,
  gives: (move: string, effects: string) => `${move}: ${effects}`,
  givesNothing: (move: string) => `${move}: we can’t say in advance.`,
  undone: 'Undone.',
  cantUndo: 'There’s nothing to undo.',
  /** A name, and what there is to say of it. */
  titled: (title: string, rest: string) => `${title}: ${rest}`,
  /** Between the things of a list. */
  apart: '; ',
  numbered: (n: number, move: string) => `${n}: ${move}.`,
  more: (n: number) => `And ${n} more. Add a word from the one you mean.`,
}

export type AskText = typeof en
