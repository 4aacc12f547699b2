import type { OutsideText } from './words.ts'

export const en: OutsideText = {
  notices: {
    yourTurn: (table) => `Your turn: ${table}`,
    among: (names) => `With ${names}.`,
    and: 'and',
    until: (when) => `You have until ${when}.`,
    waiting: (tables) =>
      tables === 1 ? 'One table is waiting for you' : `${tables} tables are waiting for you`,
    open: 'Open the table',
    off: 'Stop these emails',
    confirm: {
      title: 'Emails when it’s your turn?',
      text: 'Someone, most likely you, asked Harvest Table to write to this address whenever it’s their turn. If that was you, please confirm. If not, just ignore this email.',
      open: 'Yes, write to me',
    },
    confirmed: 'Done: we’ll write to you when it’s your turn.',
    ended: 'Done: you won’t get any more of these.',
    endQuestion: 'Stop sending notifications to this address?',
    end: 'Stop',
    unknown: 'This link no longer works.',
    test: 'This is a test. Your notifications will look like this.',
    feed: 'Tables that are waiting for you',
    begun: 'The game has begun.',
  },
  preview: {
    and: 'and',
    open: (names, free) => `${names} at the table, ${free === 1 ? 'one seat free' : `${free} seats free`}.`,
    playing: (names) => `${names} are playing. Come and watch.`,
    finished: (names) => `${names} have finished. See how it went.`,
    freeSeat: 'free',
    freeSeats: (free) =>
      free === 0
        ? 'About to start'
        : free === 1
          ? 'One seat is free. Join in'
          : `${free} seats are free. Join in`,
    toMove: (names) => `To move: ${names}`,
    going: 'Playing now',
    won: (names, winners) => (winners === 1 ? `Winner: ${names}` : `Winners: ${names}`),
    over: 'Game over',
  },
}
