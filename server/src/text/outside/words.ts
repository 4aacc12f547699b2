/**
 * What the server says outside the page: in emails and notices, and of a link in a chat app. It only uses what lists show
 * of a table, so no secret can get in.
 */
export interface OutsideText {
  readonly notices: NoticeWords
  readonly preview: PreviewWords
}

export interface NoticeWords {
  readonly yourTurn: (table: string) => string
  /** Who else sits there. */
  readonly among: (names: string) => string
  readonly and: string
  readonly until: (when: string) => string
  readonly waiting: (tables: number) => string
  readonly open: string
  readonly off: string
  readonly confirm: { readonly title: string; readonly text: string; readonly open: string }
  readonly confirmed: string
  readonly ended: string
  readonly endQuestion: string
  readonly end: string
  readonly unknown: string
  readonly test: string
  readonly feed: string
  /** To a room, when its table's game begins. */
  readonly begun: string
}

export interface PreviewWords {
  readonly and: string
  readonly open: (names: string, free: number) => string
  readonly playing: (names: string) => string
  readonly finished: (names: string) => string
  /** On the picture, where there is little room. */
  readonly freeSeat: string
  readonly freeSeats: (free: number) => string
  readonly toMove: (names: string) => string
  /** When nobody is waited for. */
  readonly going: string
  readonly won: (names: string, winners: number) => string
  readonly over: string
}
