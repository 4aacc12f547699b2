/** Manners and privacy: loaded where somebody asks for them. */
export const en = {
  chat: {
    onlyWatches: '(watching)',
    lineRemoved: 'removed',
    aboutLine: (name: string) => `About this line by ${name}`,
    hush: 'Only the players talk',
    hushHelp: 'Watchers can read the chat, and write nothing.',
    hushed: 'At this table, only the players talk.',
  },
  line: {
    title: (name: string) => `What ${name} said`,
    mute: (name: string) => `Mute ${name}`,
    muteHelp: 'You won’t see their lines any more, at any table. They don’t hear about it.',
    unmute: (name: string) => `Read ${name} again`,
    report: 'Report this line',
    reportHelp: 'It goes to whoever runs this server.',
    note: 'What’s wrong with it?',
    reported: 'Thanks, we’ll have a look.',
    done: 'Done.',
  },
  hidden: (n: number) => (n === 1 ? '1 line hidden' : `${n} lines hidden`),
  shown: 'Hide them again',
  entry: {
    title: 'This is a club’s server',
    password: 'Password of the club',
    invitation: 'Invitation (the link, or the code at its end)',
    goIn: 'Come in',
  },
  notice: { from: 'From whoever runs this server', close: 'Close' },
  privacy: {
    title: 'What we store about you',
    intro:
      'Nothing leaves this server except the notices you ask for yourself. There are no ads, no trackers and no cookies but the one that knows you.',
    items: [
      [
        'Your name',
        'and when each of your devices was last here, such as “Firefox, Android”. The device holds a secret; we keep only its fingerprint.',
      ],
      [
        'Your games',
        'who sat where, and every move. Once a game is over, anybody with its link can look at it.',
      ],
      ['What you said', 'in the chat of a table, for those who have its link.'],
      ['Ways to reach you', 'mail addresses, devices and hooks, only if you add them.'],
      ['Whom you’ve muted', 'and the lines you’ve reported.'],
      [
        'Not your address',
        'on the network: it’s counted while you’re here, and forgotten when the server restarts. Only if whoever runs the server bans an address is that one kept.',
      ],
    ],
    games: (days: number) =>
      days === 0 ? 'Finished games are kept for good.' : `Finished games are deleted after ${days} days.`,
    chat: (days: number) =>
      days === 0 ? 'Chat is kept as long as its table.' : `Chat is deleted after ${days} days.`,
    download: 'Download all of it',
    delete: 'Delete all of it',
    deleteHelp:
      'You leave your running games, and bots play on for good. In finished games your seat stays, without your name.',
    linesErased: 'What you said is deleted.',
    linesNameless: 'What you said stays, without your name.',
    notBack: 'This can’t be undone.',
    sure: 'Yes, delete everything about me',
    keep: 'Keep it',
    gone: 'Done. Nothing about you is left here.',
    nobody: 'We don’t know you yet, so there’s nothing to download or delete.',
  },
}

export type ClubText = typeof en
