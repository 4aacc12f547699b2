/** The words of the question line; loaded with it. */
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
  score: ['score', 'scores', 'points', 'who is winning'],
  rule: ['rule', 'rules'],
  moves: ['moves', 'where can i go', 'what can i do', 'options'],
  now: ['now', 'what now', 'prompt', 'whose turn', 'whose turn is it'],
  all: ['board', 'everything', 'all'],
  undo: ['undo', 'take back'],
  would: ['what would', 'what does', 'preview'],
  yes: ['yes', 'y', 'do it'],
  /** Left out of questions: they tell nothing apart. */
  fillers:
    'a an the to on at of in with and or give gives bring my me i is are there please would what'.split(' '),
  mine: ['my', 'mine'],
  yours: ['your', 'you'],
  /** The beginning of the word for points, wherever it stands in a description. */
  points: 'point',
  helpText:
    'Ask for a place such as B3, for “my” things, a player, a card or anything the table has a name for. “moves” lists what you can do, “what would” and a move tells what it gives, “last” and “since my turn” tell what happened, “score” how it stands, “rule” where to read on. Say a move in words to make it: as many of its words as tell it apart.',
  nothing: 'Nothing yet.',
  noMoves: 'There’s nothing for you to do right now.',
  noScore: 'Points are counted at the end.',
  noRule: 'There’s no rule for this moment.',
  ruleIs: (id: string, sentence: string) => `Rule ${id}: ${sentence}`,
  unknown: (asked: string) => `“${asked}” doesn’t mean anything at this table. Type “help” for what does.`,
  which: 'Which one? Type its number.',
  sure: (move: string) => `${move}? Type “yes” to do it.`,
  done: (move: string) => `${move}.`,
  gives: (move: string, effects: string) => `${move}: ${effects}`,
  givesNothing: (move: string) => `${move}: nothing to tell beforehand.`,
  undone: 'Taken back.',
  cantUndo: 'Nothing to take back.',
  numbered: (n: number, move: string) => `${n}: ${move}.`,
  more: (n: number) => `And ${n} more. Say a word of the one you mean.`,
}

export type AskText = typeof en
