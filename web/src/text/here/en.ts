/** The words for games kept on a device; loaded with whatever mentions them. */
export const en = {
  save: 'Save as a file',
  toServer: 'Continue on the server',
  toServerHelp: 'This makes it a table with a link. Who plays the other seats there?',
  openSeats: 'Friends: I’ll share the link',
  keepBots: 'The bots go on playing',
  fairness: 'Anyone who joins should know that on your own device, you could have looked at hidden cards.',
  remove: 'Delete this game',
  removeSure: 'This game is only on this device. Once deleted, it’s gone.',
  yes: 'Delete it',
  no: 'Keep it',
  keep: 'Keep on this device',
  kept: 'Kept. You’ll find it under My tables, even without a connection.',
  open: 'Open a saved game',
  badFile: (why: string) => `We can’t open that file: ${why}.`,
  tooLarge: 'it’s too large for a game',
  noStore:
    'Your browser doesn’t keep anything for this page, so you can’t save a game here. In a normal window you can.',
}

export type HereText = typeof en
