/** The words for clocks; loaded with the first of them. */
import { counted } from '@harvest/engine/wire'

export const en = {
  title: 'Pace',
  kinds: { none: 'No clock', live: 'All in one sitting', days: 'Over several days' },
  bank: 'Minutes for each player',
  increment: 'Extra seconds after each turn',
  hours: 'Time for each move',
  hour: (n: number) =>
    n % 24 === 0 ? (n === 24 ? '1 day' : `${n / 24} days`) : n === 1 ? '1 hour' : `${n} hours`,
  off: { nights: 'Nights don’t count (23:00 to 7:00)', weekends: 'Weekends don’t count' },
  zone: (zone: string) => `In the ${zone} time zone.`,
  leave: 'Days off for each player',
  late: 'When time runs out',
  lateThen: {
    turn: 'a bot plays that turn',
    stay: 'a bot plays until they’re back',
    vote: 'the others may vote for a bot',
  },
  lateTwice: 'After two such turns in a row, it stays until they’re back.',
  level: 'Which bot',
  summaryLive: (minutes: number, seconds: number) =>
    `${counted(minutes, 'minute')} each${seconds > 0 ? `, plus ${counted(seconds, 'second')} a turn` : ''}`,
  summaryDays: (time: string) => `${time} a move`,
  offShort: { nights: 'nights off', weekends: 'weekends off' },
  leaveShort: (days: number) => (days === 1 ? '1 day off' : `${days} days off`),
  left: (time: string) => `${time} left`,
  dueAt: (when: string) => `until ${when}`,
  ranOut: 'out of time',
  onLeave: (until: string) => `off until ${until}`,
  bankLeft: (time: string) => `${time} in the bank`,
  takeLeave: (days: number) => (days === 1 ? 'Take a day off' : `Take ${days} days off`),
  leaveLeft: (days: number) =>
    days === 1 ? 'You have 1 day off left in this game.' : `You have ${days} days off left in this game.`,
}

export type PaceText = typeof en
