/**
 * Everything that travels between a client and the server, as types: the web imports this file. docs/api.md says the
 * same in words; how commands are checked is in src/commands.
 */
export type {
  GameEvent,
  Json,
  Move,
  Offer,
  OptionSpec,
  Score,
  Seat,
  Story,
  ToldChange,
  Update,
  Variant,
  Viewer,
} from '@harvest/engine/wire'
export { nameSeats } from './people/seat-names.ts'
export { CLOSE_BANNED, CLOSE_REVOKED, CLOSE_TOO_MANY } from './wire/frames.ts'
export type * from './wire/chat.ts'
export type * from './wire/club.ts'
export type * from './wire/coach.ts'
export type * from './wire/commands.ts'
export type * from './wire/frames.ts'
export type * from './wire/ids.ts'
export type * from './wire/lists.ts'
export type * from './wire/looking.ts'
export type * from './wire/notices.ts'
export type * from './wire/orders.ts'
export type * from './wire/pace.ts'
export type * from './wire/people.ts'
export type * from './wire/plans.ts'
export type * from './wire/problems.ts'
export type * from './wire/tables.ts'
