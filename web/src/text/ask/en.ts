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
  score: ['score', 'scores', 'points', 'who is winning'],
  rule: ['rule', 'rules'],
  moves: ['moves', 'where can i go', 'what can i do', 'options'],
  now: ['now', 'what now', 'prompt', 'whose turn', 'whose turn is it'],
  all: ['board', 'everything', 'all'],
  undo: ['undo', 'take back'],
  would: ['what would', 'what does', 'preview'],
  yes: ['yes', 'y', 'do it'],
  /** Left out of questions, because they don't help to tell anything apart. */
  fillers:
    'a an the to on at of in with and or give gives bring my me i is are there please would what'.split(' '),
  mine: ['my', 'mine'],
  yours: ['your', 'you'],
  /** The beginning of the word for points, wherever it stands in a description. */
  points: 'point',
  helpText:
    'Ask about a place such as B3, “my” things, a player, a card, or anything else the table has a name for. “moves” lists what you can do. “what would”, followed by a move, says what you’d get. “last” and “since my turn” say what happened, “score” how things stand, “rule” where to read more. To make a move, just say it: a few of its words will do, as long as they fit no other move.',
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
  givesNothing: (move: string) => `${move}: nothing to say in advance.`,
  undone: 'Taken back.',
  cantUndo: 'Nothing to take back.',
  numbered: (n: number, move: string) => `${n}: ${move}.`,
  more: (n: number) => `And ${n} more. Add a word from the one you mean.`,
}

export type AskText = typeof en
