/** The question line's words; loaded with it. */
export const en = {
  title: 'Ask or play in words',
  label: 'A question or a move',
  hint: 'Type “help” to hear what you can ask.',
  send: 'Ask',
  close: 'Close',
  /** What starts each kind of question; the longest that fits counts. */
  help: ['help', 'what can i ask', 'what can i say', 'what can i type'],
  last: ['last', 'last move', 'what happened'],
  since: ['since', 'since my turn', 'since my last turn', 'what did i miss'],
  score: [
    'score',
    'scores',
    'points',
    'who is winning',
    'who s winning',
    'who is ahead',
    'who s ahead',
    'winning',
    'ahead',
    'leading',
  ],
  rule: ['rule', 'rules'],
  moves: [
    'moves',
    'legal moves',
    'where can i go',
    'where can i walk',
    'what can i do',
    'options',
    'choices',
  ],
  can: [
    'what can i',
    'what could i',
    'what may i',
    'where can i',
    'where could i',
    'can i',
    'could i',
    'may i',
  ],
  now: [
    'now',
    'what now',
    'prompt',
    'whose turn',
    'who s turn',
    'whose move',
    'who is waiting',
    'who are we waiting for',
    'what should i do',
    'what do i do',
    'what must i do',
    'what do i have to do',
  ],
  all: ['board', 'everything', 'all'],
  undo: ['undo', 'take back'],
  would: ['what would', 'what does', 'what is', 'what s', 'what do i get', 'what happens if i', 'preview'],
  where: ['where am i', 'where do i stand'],
  yes: ['yes', 'y', 'do it'],
  /** What a question begins with; it never makes a move. */
  asks: 'what whats which who whos whose where wheres when how is are am was were does did has have had should show tell list read describe'
    .split(' ')
    .concat('do i', 'do you', 'look at', 'are there', 'is there'),
  /** Words of a question that don't say what it is about. */
  about:
    'about am any are be been being can could currently did do does doing down each far for from get got had has have having here hold holding holds how in is it it its just left lie lies list look many may much now of own owned owns read remain remaining remains right s say see should show so stand standing stands still tell that their them there they this waiting was were what whats when where wheres which who whos whose will would you'.split(
      ' ',
    ),
  /** Oneself. */
  me: ['i', 'me', 'my', 'mine', 'myself'],
  /** Asks what somebody did, and where somebody is. */
  did: ['did', 'done'],
  at: ['where', 'wheres'],
  /** Left out of questions, because they don't help to tell anything apart. */
  fillers:
    'a an the to on at of in with and or give gives bring brings do it my me i is are there please would what s'.split(
      ' ',
    ),
  /** What an order may begin with. */
  wanting: [
    'i',
    'i want to',
    'i would like to',
    'i d like to',
    'i ll',
    'i will',
    'let me',
    'please',
    'let s',
  ],
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
