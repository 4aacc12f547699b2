/** Everything a request can fail with: a status and the key of a sentence. */
import type { Refusal } from '@harvest/engine'
import type { Numbered } from './wire.ts'

const STATUS = {
  badRequest: 400,
  badName: 400,
  badAddress: 400,
  noIdentity: 401,
  noAdmin: 401,
  foreignOrigin: 403,
  notYourSeat: 403,
  notHost: 403,
  notSeated: 403,
  botPlays: 403,
  coachOff: 403,
  noVariants: 403,
  banned: 403,
  addressBanned: 403,
  muted: 403,
  hushed: 403,
  passwordNeeded: 403,
  invitationNeeded: 403,
  wrongKey: 403,
  noSuchPage: 404,
  noSuchTable: 404,
  noSuchGame: 404,
  noSuchPosition: 404,
  codeUnknown: 404,
  noSuchChannel: 404,
  noSuchPerson: 404,
  noSuchLine: 404,
  noSuchSetting: 404,
  gameGone: 410,
  olderRules: 410,
  questionChanged: 409,
  notOpen: 409,
  notPlaying: 409,
  notFinished: 409,
  notStarted: 409,
  noSeatFree: 409,
  seatTaken: 409,
  seatsOpen: 409,
  seatsFixed: 409,
  otherVersion: 409,
  notAway: 409,
  timeLeft: 409,
  noPlans: 409,
  noLeave: 409,
  noMail: 409,
  notDelivered: 409,
  noBotThere: 409,
  carriedOver: 409,
  nameTaken: 409,
  ownAddress: 409,
  tooLarge: 413,
  wrongType: 415,
  idReused: 422,
  badRecord: 422,
  badVariant: 422,
  noSuchSeat: 422,
  noSuchLevel: 422,
  noSuchZone: 422,
  noSuchOrder: 422,
  badRange: 422,
  badLimit: 422,
  tooMany: 429,
  tooManyMails: 429,
  tooManyTables: 429,
  tooManyVariants: 429,
  tooManyChannels: 429,
  tooManyReports: 429,
  tooManyMutes: 429,
  tooManyChanges: 429,
  tooManyOrders: 429,
  tooManyWatchers: 429,
  tooManySubscriptions: 429,
  tooManySockets: 429,
  notStored: 503,
  unsure: 503,
  coachBusy: 503,
  unavailable: 503,
  damaged: 500,
  closing: 503,
  noRoom: 507,
  noRoomForBots: 507,
  internal: 500,
} as const

export type ProblemKey = keyof typeof STATUS

/** The server's own words in one language. */
export interface ServerText {
  readonly problems: { readonly [key in ProblemKey]: (args: Refusal['args']) => string }
  /** What an empty seat is called in sentences. */
  openSeat(seat: number): string
}

/** Thrown by whatever handles a request; the HTTP and socket layers put it into words. */
export class Failed extends Error {
  readonly status: number
  readonly refusal: Refusal
  /** The refusal of a rule of the game or engine, not of the server. */
  readonly ruled: boolean
  readonly fresh: Numbered | null

  constructor(status: number, refusal: Refusal, ruled: boolean, fresh: Numbered | null = null) {
    super(refusal.key)
    this.status = status
    this.refusal = refusal
    this.ruled = ruled
    this.fresh = fresh
  }
}

export function failed(key: ProblemKey, args: Refusal['args'] = {}): Failed {
  return new Failed(STATUS[key], { rule: '', key, args }, false)
}

const MAX_DETAIL = 200

/** What was sent doesn't have the right form. */
export function badForm(detail: string): Failed {
  return failed('badRequest', { detail: detail.slice(0, MAX_DETAIL) })
}

/** Throws when somebody has to wait first: the answer of a `RateLimit`. */
export function checkLimit(seconds: number): void {
  if (seconds > 0) throw failed('tooMany', { seconds })
}

/** The rules of the game say no. */
export function ruledOut(refusal: Refusal): Failed {
  return new Failed(422, refusal, true)
}

/** The question has changed since it was asked. */
export function outdated(fresh: Numbered): Failed {
  return new Failed(STATUS.questionChanged, { rule: '', key: 'questionChanged', args: {} }, false, fresh)
}
