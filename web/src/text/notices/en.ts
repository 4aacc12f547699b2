/** The words for notices; loaded with the page where you choose them. */
export const en = {
  title: 'When it’s your turn',
  help: 'How can we reach you while this page is closed? You get one message per turn, and none while you have the page open.',
  kinds: { push: 'This browser', mail: 'Email', hook: 'Chat room or program' },
  browser: (name: string) => `Browser (${name})`,
  addPush: 'Notify this device',
  noPush: 'This browser can’t get messages while the page is closed.',
  denied: 'Your browser is blocking notifications. Allow them for this page in its settings.',
  mail: 'Email address',
  addMail: 'Send me emails',
  hook: 'Webhook address',
  form: 'Send to',
  forms: { discord: 'Discord', slack: 'Slack', ntfy: 'ntfy', json: 'a program of my own (JSON)' },
  addHook: 'Add webhook',
  unconfirmed: 'Open the link in the email we’ve sent you.',
  when: 'When',
  pace: (minutes: number) =>
    minutes === 0
      ? 'right away'
      : minutes === 60
        ? 'after an hour away'
        : minutes % 60 === 0
          ? `after ${minutes / 60} hours away`
          : minutes === 1
            ? 'after a minute away'
            : `after ${minutes} minutes away`,
  daily: 'once a day, all tables in one message',
  test: 'Send a test',
  testAgain: 'Send the email again',
  tested: 'Sent.',
  remove: 'Remove',
  feed: 'Feed for a news reader',
  feedHelp: 'Lists the tables that are waiting for you. Anyone who has this address can read it.',
  renew: 'Make a new address',
  more: 'More ways to reach me',
  room: {
    title: 'Tell a chat room',
    help: 'It hears when the game begins, whose turn it is, and who has won. Everyone who plays here sees where it goes, but not the whole address.',
    by: (name: string) => `added by ${name}`,
  },
}

export type NoticesText = typeof en
