/** What the server needs of a database to tell people, wherever they are, that somebody waits for them. */

/** A way in which a person wants to be told. */
export interface Channel {
  readonly id: string
  readonly guest: string
  readonly kind: 'mail' | 'push' | 'hook'
  /** Where to, as JSON; storage does not look into it. */
  readonly target: string
  /** SHA-256 of the token that confirms or ends it without any cookie. */
  readonly tokenHash: string
  /** False until it has been confirmed. */
  readonly ready: boolean
  /** How long after a turn began and nobody came, in ms; null for once a day with all that wait. */
  readonly delay: number | null
  /** When the next message of the day is due; a channel that nobody has confirmed by then is swept away. */
  readonly next: number
  /** When a page of the person was last on a screen. */
  readonly seen: number
}

/** Somebody who has a channel became the one to move, and still is. */
export interface Wait {
  readonly table: string
  readonly guest: string
  /** The row of the log with which it began: what tells this turn from all others. */
  readonly seq: number
  readonly since: number
}

/** Of one append: whose turn ended, whose began with row `seq`, and who is asked something else after a move of their own. */
export interface WaitChange {
  readonly over: readonly string[]
  readonly begun: readonly string[]
  /** They know, so that only those are told who want to be some time later. */
  readonly anew: readonly string[]
  readonly seq: number
  readonly since: number
}

export interface DueNotice {
  readonly channel: Channel
  /** Null: all tables that wait, once a day. */
  readonly wait: Wait | null
}

export interface NoticeStorage {
  listChannels(guest: string): Promise<Channel[]>
  findChannel(tokenHash: string): Promise<Channel | null>
  /** New, or in place of the one with the same id. */
  putChannel(channel: Channel): Promise<void>
  dropChannel(id: string): Promise<void>
  /** Until when these people had a page on a screen. */
  noteSeen(seen: readonly (readonly [guest: string, at: number])[]): Promise<void>
  /** What is to be sent now and is not being sent; to nobody who looked at a page after `open`. */
  listNotices(now: number, open: number, limit: number): Promise<DueNotice[]>
  /**
   * Take a notice in hand until `until`: how often it has been, or null when it is in somebody's hand, was sent, or
   * when the turn it is about is over.
   */
  takeNotice(notice: DueNotice, now: number, until: number): Promise<number | null>
  /** It was sent at `now`, or is to be tried again at `again`. */
  endNotice(notice: DueNotice, now: number, again: number | null): Promise<void>
  /** A secret of this server: the one that is stored, or else this one, which is stored now. */
  keepSecret(name: string, value: string): Promise<string>
  findSecret(name: string): Promise<string | null>
  /** Another one from now on. */
  putSecret(name: string, value: string): Promise<void>
}
