/** The words for games kept on a device; loaded with whatever mentions them. */
export const en = {
  save: 'Save as a file',
  toServer: 'Continue on the server',
  toServerHelp: 'This turns it into a table with a link. Who should play the other seats?',
  openSeats: 'Friends: I’ll share the link',
  keepBots: 'The bots keep playing',
  fairness: 'Anyone who joins should know that on your own device, you could have looked at hidden cards.',
  remove: 'Delete this game',
  removeSure: 'This game is only on this device. Once deleted, it’s gone.',
  yes: 'Delete it',
  no: 'Keep it',
  keep: 'Keep on this device',
  kept: 'Saved. You’ll find it under My tables, even without a connection.',
  open: 'Open a saved game',
  badFile: (why: string) => `We can’t open that file: ${why}.`,
  /** What is wrong inside a file is only said in English, as the lab says it. */
  damaged: (why: string) => why,
  tooLarge: 'it’s too large for a game',
  noStore:
    'This browser window doesn’t keep anything, so you can’t save a game here. Try a normal window instead of a private one.',
}

export type HereText = typeof en
