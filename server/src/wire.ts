/**
 * Everything that travels between a client and the server, as types: the web imports this file. docs/api.md says the
 * same in words; the forms of commands are in src/commands.
 */
import type { NoticeFrame } from './wire/club.ts'
import type {
  GameEvent,
  InEvery,
  Json,
  Move,
  OptionSpec,
  Seat,
  Story,
  ToldChange,
  Update,
  Variant,
  Viewer,
} from '@harvest/engine/wire'

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
export type * from './wire/club.ts'

/** Ids that clients make: 8 to 64 letters, digits, `-`, `_`, `:` or `.`. Repeat a command under the same id. */
export type CommandId = string
export type TableId = string

/** `bot:greedy` and the like; the levels of a game are in its `GameInfo`. */
export type SeatWish = 'me' | 'open' | `bot:${string}`
export type TableStatus = 'open' | 'playing' | 'finished' | 'closed'

export interface GameInfo {
  readonly id: string
  readonly version: number
  readonly name: string
  /** What it is about, in a sentence. */
  readonly tagline: { readonly [language: string]: string }
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: { readonly [name: string]: OptionSpec }
  /** The bots people choose from, weakest first. */
  readonly levels: readonly string[]
  /** The one of them that plays where nobody has chosen. */
  readonly usual: string
  /** Whether a table of it may be made with a variant, by whoever asks. */
  readonly variants: boolean
  /** For each phase in which something is asked, the rule to read on with. */
  readonly rules: { readonly [phase: string]: string }
}

// ---------------------------------------------------------------------------------------------- people

export interface Me {
  /** Null before the first `POST /api/me`. */
  readonly name: string | null
  /** From the admin, to everybody; left out when there is nothing to say. */
  readonly notice?: string
}

export interface Device {
  readonly id: string
  readonly label: string
  readonly created: number
  readonly lastUsed: number
  /** The one that asks. */
  readonly current: boolean
}

export interface LinkCode {
  /** Open `<server>/#link=<code>` on the other device, or post it to `/api/link` there. */
  readonly code: string
  readonly expires: number
}

/** Where others can reach a server that runs on your own machine; empty for everybody else. */
export interface OwnAddresses {
  readonly addresses: readonly string[]
}

/** After how many minutes away, 0 for right away; or once a day, about all waiting tables. */
export type NoticePace = number | 'daily'

/** A way to tell somebody that it's their turn. */
export interface ChannelInfo {
  readonly id: string
  readonly kind: 'mail' | 'push' | 'hook'
  /** An address, a device or where a hook leads. */
  readonly to: string
  /** False until they've opened the link in the email. */
  readonly ready: boolean
  readonly pace: NoticePace
}

export interface NoticeChoices {
  /** Whether this server can send mail. */
  readonly mail: boolean
  /** For `PushManager.subscribe`. */
  readonly pushKey: string
  readonly channels: readonly ChannelInfo[]
  /** The secret path of an Atom feed of the tables that are waiting for you. */
  readonly feed: string
}

export type AddChannel = { readonly pace: NoticePace } & (
  | { readonly kind: 'mail'; readonly address: string }
  | {
      readonly kind: 'push'
      readonly endpoint: string
      readonly keys: { readonly p256dh: string; readonly auth: string }
    }
  | { readonly kind: 'hook'; readonly url: string; readonly form: 'json' | 'discord' | 'slack' | 'ntfy' }
)

/** A chat room or a program that hears how a table goes on. */
export interface AddHook {
  readonly url: string
  readonly form: 'json' | 'discord' | 'slack' | 'ntfy'
}

export interface HookInfo {
  readonly id: string
  /** What it is and the host it leads to: the whole address is a password. */
  readonly to: string
  /** Who set it. */
  readonly by: string
  readonly yours: boolean
}

export interface Hooks {
  readonly hooks: readonly HookInfo[]
}

// ---------------------------------------------------------------------------------------------- tables

/** What happens when somebody runs out of time. */
export interface Late {
  /**
   * A bot plays this turn, and stays after two of them in a row; or it stays at once until the person is back; or the
   * others may vote for a bot right away.
   */
  readonly then: 'turn' | 'stay' | 'vote'
  readonly level: string
}

/** How fast a table plays. */
export type Pace =
  /** Each seat has a bank of seconds, which runs down while the game waits for it, and gets some more after each turn. */
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number; readonly late: Late }
  /** So many hours for each move, not counting those when time is off. */
  | {
      readonly kind: 'days'
      readonly hours: number
      readonly off: readonly ('nights' | 'weekends')[]
      /** The time zone of nights and weekends, such as `Europe/Berlin`. */
      readonly zone: string
      /** Days off for each person. */
      readonly leave: number
      readonly late: Late
    }

/** The clocks of a table, by seat. All times in ms since 1970, by the server's clock. */
export interface ClockInfo {
  /** The server's time when it sent this. */
  readonly now: number
  /** What was left of each bank when something last happened, in ms. */
  readonly left: readonly number[]
  /** When each seat runs out of time; null while its clock isn't running. */
  readonly due: readonly (number | null)[]
  /** Who has run out of time, if that lets the others vote. */
  readonly late: readonly boolean[]
  /** Days off left, and until when a seat has the day off. */
  readonly leave: readonly number[]
  readonly leaveUntil: readonly (number | null)[]
}

export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'bot'
  /**
   * The person whose seat it is, even while a bot plays for them, or for whom it's saved. Null for other open seats and
   * for bots'.
   */
  readonly name: string | null
  /** The bot that's playing here now. */
  readonly level: string | null
  /** Whether a page of this person is connected to the table. */
  readonly present: boolean
  /** Since when nobody of this seat has been connected, in ms since 1970; null when present or not a person. */
  readonly awaySince: number | null
  /** Kept for one person (after a rematch). */
  readonly reserved: boolean
  /**
   * Votes to let a bot play, and how many it takes: more than half of those present. If that's zero, nobody can vote
   * now.
   */
  readonly votes: number
  readonly votesNeeded: number
}

/** A bot took over a person's seat, or gave it back. */
export interface StandIn {
  /** After this position, as `Update.at` counts. */
  readonly at: number
  readonly seat: Seat
  /** Why a bot plays from here on: the person left, asked for it, was away, or ran out of time. Null: the person is back. */
  readonly why: 'left' | 'asked' | 'away' | 'late' | null
}

/** What everybody may know about a table, apart from the game itself. */
export interface TableInfo {
  readonly id: TableId
  readonly game: string
  readonly version: number
  readonly options: { readonly [name: string]: Json }
  /** The name of the variant being played; `GET …/variant` says what's different. Null for the printed game. */
  readonly variant: string | null
  readonly name: string
  readonly public: boolean
  readonly status: TableStatus
  /** Starts by itself as soon as no seat is open. */
  readonly autostart: boolean
  /** The seats of the host, empty when the host only watches. */
  readonly hostSeats: readonly Seat[]
  readonly hostName: string
  /** Since when the host has not been connected, in ms since 1970; null when present. */
  readonly hostAwaySince: number | null
  readonly seats: readonly SeatInfo[]
  /** When bots played for people, oldest first; if there are very many, only the last ones. */
  readonly standIns: readonly StandIn[]
  /** Seats the game waits for. */
  readonly waiting: readonly Seat[]
  readonly watchers: number
  /** SHA-256 of the seed of all shuffles, from the start on. */
  readonly seedCommitment: string | null
  /** The table of the rematch. */
  readonly rematch: TableId | null
  readonly created: number
  readonly started: number | null
  readonly finished: number | null
  /** Whether the coach may be asked here: no player objects. */
  readonly coach: boolean
  /** Watchers' chat is off. */
  readonly hushed: boolean
  /** Null if there's no clock. */
  readonly pace: Pace | null
  /** From the start on, at tables that have a pace. */
  readonly clock: ClockInfo | null
  /**
   * After how many seconds away the others may vote for a bot, and the host alone may decide. In a game over days, they
   * have to wait until somebody's time runs out, however long that person is away.
   */
  readonly absence: { readonly vote: number; readonly host: number }
  /** If somebody is only planning ahead here: from which table. Otherwise left out. */
  readonly plan?: PlanOf
}

/** A position of a table, after `at` public steps, as somebody may know it. */
export interface PlanOf {
  readonly table: TableId
  readonly as: Viewer
  readonly at: number
}

/** A possible position to play on from in private: what the viewer can't know has been dealt anew. */
export interface PlanStart {
  readonly of: PlanOf
  readonly game: string
  /** Of the game's rules. */
  readonly version: number
  readonly options: { readonly [name: string]: Json }
  /** What is different from the game as printed. */
  readonly variant?: Variant
  readonly seats: number
  /** Whether the coach may be asked at the table: a plan is no way around that. */
  readonly coach: boolean
  readonly state: Json
}

/** Where a plan stands in its line, and all steps of that line, including those after where it stands. */
export interface PlanLine {
  readonly at: number
  readonly steps: readonly PlanStep[]
}

export interface PlanStep {
  readonly seat: Seat
  readonly move: Move
  /** It reveals something, so it can't be undone, and what follows it here may turn out differently at the table. */
  readonly settles: boolean
  /** What its seat saw before. */
  readonly view: Update['view']
}

/** What is different for each person at a table. */
export interface You {
  readonly seats: readonly Seat[]
  /** Open seats saved for this person; left out if there are none. */
  readonly kept?: readonly Seat[]
  readonly host: boolean
  /** Whether this person wants no coach at the table; left out otherwise. */
  readonly noCoach?: true
}

export interface TableAnswer {
  readonly table: TableInfo
  readonly you: You
}

/** A table in a list. */
export interface TableCard {
  readonly id: TableId
  readonly game: string
  readonly options: { readonly [name: string]: Json }
  /** The name of the variant being played; null for the printed game. */
  readonly variant: string | null
  readonly name: string
  readonly public: boolean
  readonly status: TableStatus
  readonly seats: readonly {
    readonly kind: SeatInfo['kind']
    readonly name: string | null
    readonly level: string | null
  }[]
  readonly waiting: readonly Seat[]
  readonly hostName: string
  /** How it ended; null before, and at tables that ended before results were kept. */
  readonly result: TableResult | null
  readonly pace: Pace | null
  /** When the first of those the table is waiting for runs out of time; null if no clock is running. */
  readonly due: number | null
  readonly created: number
  /** When something last happened that everybody may know about. */
  readonly updated: number
}

export interface TableResult {
  /** Ms since 1970. */
  readonly finished: number
  /** By seat. */
  readonly places: readonly number[]
  readonly totals: readonly number[]
}

export interface MyTable extends TableCard {
  readonly yours: readonly Seat[]
  readonly toMove: boolean
}

export interface TableList {
  readonly tables: readonly TableCard[]
  /** Pass it as `before` to get the next page. */
  readonly next: string | null
}

export interface MyTables {
  readonly tables: readonly MyTable[]
}

// -------------------------------------------------------------------------------------------- commands

export interface CreateTable {
  readonly id: CommandId
  readonly game: string
  readonly options?: { readonly [name: string]: Json }
  readonly seats: readonly SeatWish[]
  /** What to call each of your seats, if several people share a device; null for your own name. */
  readonly names?: readonly (string | null)[]
  readonly public?: boolean
  readonly name?: string
  readonly autostart?: boolean
  readonly pace?: Pace
  /** A variant of the game, as JSON or as lines of CSV; docs/designing.md says what that is. */
  readonly variant?: string
  /** A game that was started elsewhere; play goes on from where it stands. */
  readonly begun?: Begun
}

/** Everything it takes to replay a game, from its first shuffle on. */
export interface Begun {
  /** Of the game's rules. */
  readonly version: number
  readonly seed: string
  readonly steps: readonly (readonly [Seat, Move])[]
}

export interface Created {
  readonly table: TableId
}

export interface JoinTable {
  readonly id: CommandId
  /** If left out: all seats saved for this person, or else any open one. */
  readonly seat?: Seat
  /** What to call the seat, if several people share a device. */
  readonly name?: string
}

export interface LeaveTable {
  readonly id: CommandId
  /** If left out: all your seats. Before the start, the host may free any seat. */
  readonly seat?: Seat
}

export interface StartTable {
  readonly id: CommandId
  /** What to do with open seats: a bot each, or remove them. If left out, the table has to be full. */
  readonly open?: 'remove' | `bot:${string}`
}

export interface BotIn {
  readonly id: CommandId
  readonly seat: Seat
  readonly level?: string
}

export interface TakeBack {
  readonly id: CommandId
  readonly seat: Seat
}

export interface Vote {
  readonly id: CommandId
  readonly seat: Seat
  readonly agree: boolean
}

export interface Rematch {
  readonly id: CommandId
}

/** Take days off, at a table with a time limit per move. */
export interface TakeLeave {
  readonly id: CommandId
  readonly days: number
}

/** Take over as host of a table whose host has been away for a long time. */
export interface TakeHost {
  readonly id: CommandId
}

export interface Seated {
  readonly seats: readonly Seat[]
}

export interface PlayMoves {
  readonly id: CommandId
  readonly seat: Seat
  /** `Update.decision` of the update that asked. */
  readonly decision: number
  /** One to ten, all or nothing. */
  readonly moves: readonly Move[]
  /** How many milliseconds bots wait before they move, so that a move can still be undone; at most 5,000. */
  readonly grace?: number
}

/** Whether a coach at this table is fine with this person. It may only be asked if it's fine with everybody. */
export interface AllowCoach {
  readonly id: CommandId
  readonly allow: boolean
}

/** A move that the coach recommends. */
export interface Advice {
  readonly move: Move
  /** How likely the seat is to win after it, from 0 to 1. */
  readonly wins: number
  /** The points it can expect to end with. */
  readonly points: number
  /** How its turn might go on. */
  readonly line: readonly Move[]
  /** In every language; null if there's nothing to compare with. */
  readonly reason: InEvery<string> | null
}

/** What the coach says about a decision, the best move first. */
export interface Advised {
  readonly decision: number
  readonly advice: readonly Advice[]
}

/** How likely everybody is to win, by seat from 0 to 1, as far as the one who asks can know. */
export interface Chances {
  readonly chances: readonly number[]
}

/** Bots needn't wait any longer: the player won't undo. */
export interface GoOn {
  readonly id: CommandId
  readonly seat: Seat
}

export interface UndoMoves {
  readonly id: CommandId
  readonly seat: Seat
  readonly decision: number
  readonly scope: 'step' | 'turn'
}

/** Where the seat stands after its command; the update with this `n` comes over the socket and from `/view`. */
export interface PlayAnswer {
  readonly n: number
  readonly at: number
  readonly decision: number
  readonly over: boolean
}

/** What a seat should do by itself when it's asked. */
export interface OrderWish {
  /** In which phase; null means whenever there's only one option. */
  readonly phase: string | null
  /** The first of these that's legal is made. Empty if `phase` is null. */
  readonly moves: readonly Move[]
  /** Every time until it's cancelled, or just once. */
  readonly always: boolean
  /** It ends, and the person decides, if one of these is legal too… */
  readonly unlessMoves?: readonly Move[]
  /** …or if one of these parts of the position, as named in `OrderChoices`, has changed. */
  readonly unlessChanged?: readonly string[]
}

/** A standing order. Its id is that of the command that gave it. */
export interface Order extends OrderWish {
  readonly id: CommandId
}

/** An order that ended without being carried out, and why. */
export interface EndedOrder extends Order {
  readonly why: 'illegal' | 'offered' | 'changed'
  readonly time: number
}

/** The orders of a seat; only its player ever sees them. */
export interface SeatOrders {
  readonly standing: readonly Order[]
  /** The latest that ended by themselves, until they're cleared away. */
  readonly ended: readonly EndedOrder[]
}

export interface GiveOrder extends OrderWish {
  readonly id: CommandId
  readonly seat: Seat
}

/** Cancel an order, or clear one away that has ended. */
export interface WithdrawOrder {
  readonly id: CommandId
  readonly seat: Seat
  /** If left out: all of them. */
  readonly order?: CommandId
}

/** Something a seat could do, in words that may hold pictures; several moves if they share a name. */
export interface OrderChoice {
  readonly words: string
  readonly moves: readonly Move[]
}

/** What orders can be made from. */
export interface OrderChoices extends SeatOrders {
  /** By phase, those that come next first: what this seat may be asked, and what it could then do. */
  readonly phases: readonly {
    readonly phase: string
    readonly name: string
    readonly choices: readonly OrderChoice[]
  }[]
  /** Parts of the position that an order may depend on. */
  readonly parts: readonly { readonly part: string; readonly title: string }[]
}

export interface Say {
  readonly id: CommandId
  readonly text: string
}

export interface ChatLine {
  readonly n: number
  readonly name: string
  /** The seats of the speaker when it was said; empty for watchers. */
  readonly seats: readonly Seat[]
  readonly text: string
  readonly time: number
  /** The same for all lines of one person at this table; null if it isn't known. */
  readonly by: string | null
  /** The text was removed. A line that comes again under the same number replaces the earlier one. */
  readonly removed?: boolean
}

export interface ChatLines {
  readonly lines: readonly ChatLine[]
}

// ---------------------------------------------------------------------------------------------- looking

/** A position as one viewer may know it. `n` counts this viewer's updates without gaps. */
export interface Numbered {
  readonly n: number
  readonly update: Update
}

export interface LogLine {
  /** `GET view?at=` shows the position after it. 0 is the set-up. */
  readonly at: number
  readonly seat: Seat | null
  /** When it happened. */
  readonly time: number
  readonly events: readonly GameEvent[]
}

export interface Log {
  readonly lines: readonly LogLine[]
}

/** Entry k is the position after k public steps. */
export interface Replay {
  readonly updates: readonly Update[]
}

/** How a table differs from the printed game: mostly not at all. */
export interface VariantAnswer {
  readonly variant: Variant | null
  /** In words. */
  readonly changes: readonly ToldChange[]
}

/** The story of a finished game; null in a game that counts nothing. */
export interface StoryAnswer {
  readonly story: Story | null
}

// ----------------------------------------------------------------------------------------------- errors

export interface Problem {
  readonly key: string
  /** The rule of the game that refuses, where it is one. */
  readonly rule: string | null
  readonly args: { readonly [name: string]: Json }
  /** In the language of Accept-Language, if there is one of ours in it. */
  readonly sentence: string
}

export interface Failure {
  readonly error: Problem
  /** With 409 on moves and undo: what the seat is asked now. */
  readonly fresh?: Numbered
}

// ----------------------------------------------------------------------------------------------- socket

/** Everything you can do at a table, and creating one. By socket or by POST, the body and the answer are the same. */
export type CommandName =
  | 'create'
  | 'moves'
  | 'undo'
  | 'go'
  | 'join'
  | 'leave'
  | 'start'
  | 'bot'
  | 'return'
  | 'vote'
  | 'host'
  | 'holiday'
  | 'rematch'
  | 'order'
  | 'withdraw'
  | 'coach'
  | 'chat'
  | 'hush'

/** A command over the socket: the body that a POST would have, with the name and the table beside it. */
export interface CommandFrame {
  readonly do: CommandName
  readonly id: CommandId
  /** Left out only when creating a table. */
  readonly table?: TableId
  readonly [field: string]: unknown
}

export type ClientFrame =
  | CommandFrame
  | {
      readonly t: 'sub'
      readonly table: TableId
      /** One of your seats, or a watcher. A second `sub` to the same table replaces the first. */
      readonly as: Viewer
      /** The last `n` that arrived as this viewer; left out: the whole view. */
      readonly from?: number
      /** The last chat line that arrived. */
      readonly chat?: number
    }
  | { readonly t: 'unsub'; readonly table: TableId }
  /** Whether the page is on a screen, as it is taken to be until it says otherwise: that decides about notices. */
  | { readonly t: 'shown'; readonly shown: boolean }

export type ServerFrame =
  /** First on each connection; `name` is null for those without an identity. */
  | { readonly t: 'hello'; readonly name: string | null }
  /**
   * To a command, after the updates it led to. `status` and `body` are what a POST would be answered with: the answer,
   * or a `Failure`.
   */
  | { readonly t: 'answer'; readonly id: CommandId; readonly status: number; readonly body: unknown }
  /** On subscribing and whenever something about seats, presence, votes or status changes. */
  | { readonly t: 'table'; readonly table: TableInfo; readonly you: You }
  /** The whole view: forget what came before. `update` is null before the start. */
  | {
      readonly t: 'sync'
      readonly table: TableId
      readonly as: Viewer
      readonly n: number
      readonly update: Update | null
    }
  /** Nothing was lost: the updates after `n` follow. */
  | { readonly t: 'resumed'; readonly table: TableId; readonly as: Viewer; readonly n: number }
  /** One step. `id` is the command's, for the seat that made it. */
  | {
      readonly t: 'update'
      readonly table: TableId
      readonly as: Viewer
      readonly n: number
      readonly id?: CommandId
      /** When it happened. */
      readonly time: number
      readonly update: Update
    }
  | { readonly t: 'chat'; readonly table: TableId; readonly lines: readonly ChatLine[] }
  /** This person's orders for the seat they follow, whenever they change. */
  | { readonly t: 'orders'; readonly table: TableId; readonly as: Seat; readonly orders: SeatOrders }
  | TurnFrame
  | NoticeFrame
  /** The subscription failed, or has ended. */
  | { readonly t: 'refused'; readonly table: TableId | null; readonly error: Problem }

/** About a table of theirs that the page doesn't follow: it's waiting for them, or no longer is. */
export interface TurnFrame {
  readonly t: 'turn'
  readonly table: TableId
  readonly toMove: boolean
}

/** The socket's close codes, beyond the standard ones. */
export const CLOSE_REVOKED = 4401
export const CLOSE_BANNED = 4403
export const CLOSE_TOO_MANY = 4429
