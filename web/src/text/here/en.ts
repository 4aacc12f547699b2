/** The words for games that are kept on a device; loaded with what speaks of them. */
export const en = {
  save: 'Save as a file',
  toServer: 'Continue on the server',
  toServerHelp: 'This makes it a table with a link. Who plays the other seats there?',
  openSeats: 'Friends: I’ll share the link',
  keepBots: 'The bots go on playing',
  fairness: 'Whoever joins should know: on your device, you could have looked at hidden cards.',
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
    'Your browser keeps no data for this page, so a game can’t be saved here. In a normal window it can.',
}

export type HereText = typeof en
