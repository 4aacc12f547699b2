/** Manners and privacy: loaded where somebody asks for them. */
import { counted } from '@harvest/engine/wire'

export const en = {
  chat: {
    onlyWatches: '(watching)',
    lineRemoved: 'removed',
    aboutLine: (name: string) => `About this line by ${name}`,
    hush: 'Only players can write',
    hushHelp: 'Watchers can read the chat but not write.',
    hushed: 'Only players can write at this table.',
  },
  line: {
    title: (name: string) => `What ${name} said`,
    mute: (name: string) => `Mute ${name}`,
    muteHelp: 'You won’t see their lines any more, at any table. They won’t be told.',
    unmute: (name: string) => `Unmute ${name}`,
    report: 'Report this line',
    reportHelp: 'It goes to this server’s admin.',
    note: 'What’s wrong with it?',
    reported: 'Thanks, we’ll have a look.',
    done: 'Done.',
  },
  hidden: (n: number) => (n === 1 ? '1 line hidden' : `${n} lines hidden`),
  shown: 'Hide these lines',
  entry: {
    title: 'This is a club’s server',
    password: 'Club password',
    invitation: 'Invitation (the link, or the code at the end of it)',
    goIn: 'Enter',
  },
  notice: { from: 'From this server’s admin', close: 'Close' },
  privacy: {
    title: 'What we store about you',
    intro:
      'Nothing leaves this server except the notifications you ask for yourself. There are no ads, no trackers, and no cookies except the one that keeps you signed in.',
    items: [
      [
        'Your name',
        'and when each of your devices (“Firefox, Android”, for example) was last here. Your device holds a secret, and we only keep its fingerprint.',
      ],
      [
        'Your games',
        'who sat where, and every move. Once a game is over, anyone with the link can look at it.',
      ],
      ['What you said', 'in a table’s chat, where anyone with the table’s link can read it.'],
      ['Ways to reach you', 'email addresses, devices and webhooks, if you’ve added any.'],
      ['Who you’ve muted', 'and the lines you’ve reported.'],
      [
        'Not your address',
        'on the network: it’s counted while you’re here, and forgotten when the server restarts. It’s kept only if the admin bans it.',
      ],
    ],
    games: (days: number) =>
      days === 0
        ? 'Finished games are kept forever.'
        : `Finished games are deleted after ${counted(days, 'day')}.`,
    chat: (days: number) =>
      days === 0 ? 'Chat is kept as long as its table.' : `Chat is deleted after ${counted(days, 'day')}.`,
    download: 'Download everything',
    delete: 'Delete everything',
    deleteHelp:
      'You leave the games you’re playing, and bots take over for good. In finished games your seat stays, but without your name.',
    linesErased: 'Your chat lines are deleted.',
    linesNameless: 'Your chat lines stay, but without your name.',
    notBack: 'This can’t be undone.',
    sure: 'Yes, delete everything about me',
    keep: 'Keep it',
    gone: 'Done. Nothing about you is left here.',
    nobody: 'We don’t know you yet, so there’s nothing to download or delete.',
  },
}

export type ClubText = typeof en
