import { counted } from '@harvest/engine'
import type { ServerText } from '../problem.ts'
import { because } from './because.ts'

const until = (date: string): string => `until ${date} UTC`

/** `90 seconds`, `10 minutes` */
const time = (seconds: number): string =>
  seconds % 60 === 0 ? counted(seconds / 60, 'minute') : counted(seconds, 'second')

export const en: ServerText = {
  problems: {
    badRequest: (a) => `We can’t read that request: ${a.detail}.`,
    badName: () => 'Names are 1 to 30 visible characters long.',
    noAdmin: () => 'Only the admin can come in here. Enter the admin key first.',
    wrongKey: () => 'That isn’t the admin key.',
    banned: (a) => because('You’ve been banned from this server', a, until),
    addressBanned: (a) => because('Nobody can get in from your address', a, until),
    muted: (a) => because('You’ve been muted on this server', a, until),
    hushed: () => 'Only players can write at this table.',
    passwordNeeded: (a) =>
      a.wrong ? 'That isn’t the club’s password.' : 'This is a club’s server. What’s its password?',
    invitationNeeded: (a) =>
      a.wrong
        ? 'That invitation doesn’t work any more. Ask for a new one.'
        : 'You need an invitation to get in here. Ask this server’s admin for one.',
    noSuchPerson: () => 'We can’t find that person.',
    noSuchLine: () => 'That line is gone, or we can’t tell who said it.',
    noSuchSetting: () => 'There’s no such limit.',
    nameTaken: () => 'Someone here has almost the same name as you. Pick another name to join the chat.',
    ownAddress: () => 'That range includes your own address, so you’d lock yourself out.',
    badRange: () => 'That isn’t an address or a range such as 192.0.2.0/24.',
    badLimit: (a) => `It has to be a whole number from ${a.min} to ${a.max}.`,
    tooManyReports: () => 'You’ve reported a lot already. Wait until the admin has had a look.',
    tooManyMutes: () => 'Your mute list is full. Unmute someone first.',
    noIdentity: () => 'Pick a name first, so the others know who you are.',
    foreignOrigin: () => 'Another website tried to do this in your name, so it was blocked.',
    notYourSeat: () => 'That isn’t your seat.',
    notHost: () => 'Only the host of the table can do that.',
    notSeated: () => 'Only players at this table can do that.',
    botPlays: () => 'A bot is playing this seat right now. Take your seat back first.',
    coachOff: () => 'Someone at this table wants to play without a coach.',
    noSuchPage: () => 'There’s nothing here.',
    noSuchTable: () => 'We can’t find that table.',
    noSuchGame: () => 'We don’t have that game.',
    noSuchPosition: (a) => `This game only has positions 0 to ${a.last}.`,
    codeUnknown: () =>
      'That code doesn’t work: it’s mistyped, already used, or more than five minutes old. Make a new one.',
    gameGone: () => 'This server no longer offers this table’s game.',
    olderRules: () => 'This game was played under older rules, and it can’t go on under today’s.',
    questionChanged: () => 'Things have changed since you looked. Take another look.',
    notOpen: () => 'The game has already started.',
    notPlaying: () => 'You can only do that during the game.',
    noPlans: () => 'You can’t plan ahead in this game.',
    notFinished: () => 'You can only do that once the game is over.',
    notStarted: () => 'The game hasn’t started yet.',
    noSeatFree: () => 'There are no free seats.',
    seatTaken: () => 'That seat is taken.',
    seatsOpen: () => 'Some seats are still empty. Wait for players, add bots, or start without those seats.',
    seatsFixed: () => 'This game needs every seat filled. Invite people, or add bots.',
    otherVersion: (a) =>
      `That game follows version ${a.theirs} of the rules, but we play by version ${a.ours}.`,
    badRecord: () => 'That game can’t be continued: its moves don’t follow the rules.',
    notAway: (a) => `You can do that once the player has been away for ${time(a.seconds as number)}.`,
    timeLeft: () => 'They still have time. You can do that once it has run out.',
    noLeave: (a) =>
      a.left === 0
        ? 'You have no days off left.'
        : `You only have ${a.left === 1 ? '1 day' : `${a.left} days`} off left.`,
    noSuchZone: () => 'We don’t know that time zone.',
    noSuchOrder: () => 'You can’t set that order in this game.',
    noMail: () => 'This server can’t send email.',
    badAddress: () => 'That isn’t an address we can write to.',
    noSuchChannel: () => 'That channel no longer exists.',
    tooManyChannels: () => 'You’ve added as many channels as you can. Remove one first.',
    notDelivered: (a) => `It didn’t get through${a.detail ? `: ${a.detail}` : ''}.`,
    noBotThere: () => 'No bot is playing this seat.',
    carriedOver: () => 'The earlier part of this game was played under older rules, so we can’t show it.',
    tooLarge: () => 'That’s too long. Make it shorter.',
    wrongType: () => 'Send JSON, with the content type application/json.',
    idReused: () => 'That id was already used for a different command.',
    noSuchSeat: (a) => `This table only has seats 1 to ${a.seats}.`,
    noSuchLevel: (a) => `We don’t have that bot. Choose one of: ${(a.levels as string[]).join(', ')}.`,
    tooMany: (a) =>
      `That’s a bit too fast. Try again in ${a.seconds === 1 ? 'a second' : `${a.seconds} seconds`}.`,
    tooManyMails: () =>
      'That’s enough emails for today. Have a look at your inbox and your spam folder, or try again tomorrow.',
    noVariants: () => 'You can’t bring your own variants to this server.',
    badVariant: (a) => (a.said as { en: string }).en,
    tooManyVariants: () =>
      'This server can’t load any more variants. Ask the admin to restart it, or play one it already has.',
    tooManyTables: () => 'There are too many open tables. Finish or leave some first.',
    tooManyChanges: () =>
      'You’ve changed your mind too many times. Stick with your choice and play on, or let a bot take over.',
    tooManyOrders: (a) => `You can have ${counted(a.most as number, 'order')} at most. Cancel one first.`,
    tooManyWatchers: () => 'This table already has as many watchers as it can take. Try again later.',
    tooManySubscriptions: () => 'That’s more tables than one page can follow. Close some first.',
    tooManySockets: () => 'There are too many connections already. Close some tabs and try again.',
    notStored: () => 'We couldn’t save that, so nothing has changed. Please try again.',
    unsure: () =>
      'We lost the database while saving that. Send it again with the same id to find out whether it worked.',
    coachBusy: () => 'The coach is busy with others right now. Try again in a moment.',
    unavailable: () => 'We can’t reach the database right now. Try again in a moment.',
    closing: () => 'The server is restarting. Try again in a moment.',
    damaged: () => 'This table’s data is damaged. Ask the admin to look at the log.',
    noRoom: () =>
      'There’s no room left on this device, so nothing has changed. Free some space, or delete old games, and try again.',
    noRoomForBots: () =>
      'There’s no room left on this device, so the bots can’t move. Free some space, or delete old games, and they’ll go on.',
    internal: () => 'Something went wrong on the server. Try again in a moment.',
  },
  openSeat: (seat: number) => `Seat ${seat + 1}`,
}
