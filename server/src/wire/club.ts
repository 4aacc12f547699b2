/** House rules, privacy and the admin page: what travels between client and server. */
import type { CommandId, TableId } from './ids.ts'
import type { TableStatus } from './tables.ts'

/** How new people get in: freely, with the club's password, or with an invitation. */
export type EntryKind = 'open' | 'password' | 'invitation'

/** The house rules that everybody may know. */
export interface House {
  readonly entry: EntryKind
  /** From the admin, to everybody; empty when there is nothing to say. */
  readonly notice: string
  /** How many days finished games and chat are kept; 0 means forever. */
  readonly keepGames: number
  readonly keepChat: number
  /** What happens to people's chat lines when they delete everything. */
  readonly chatOfDeleted: 'erase' | 'nameless'
}

/** Taking a name for the first time on a server that doesn't let everybody in. */
export interface Entering {
  readonly name: string
  readonly password?: string
  readonly invitation?: string
}

/** To everybody who is connected; empty when it has been taken down. */
export interface NoticeFrame {
  readonly t: 'notice'
  readonly text: string
}

/** Turns watchers' chat at this table off or on. */
export interface Hush {
  readonly id: CommandId
  readonly hushed: boolean
}

/** Somebody you've muted. */
export interface Mute {
  /** For `/api/me/mutes/remove`. */
  readonly id: string
  readonly name: string
  readonly time: number
}

export interface Mutes {
  readonly mutes: readonly Mute[]
  /** If you asked about a table: the `ChatLine.by` of those you've muted, as it is there. */
  readonly speakers: readonly string[]
}

/** Everything stored about one person. */
export interface OwnData {
  readonly name: string
  readonly devices: readonly { readonly label: string; readonly created: number; readonly lastUsed: number }[]
  readonly notices: readonly { readonly kind: string; readonly to: string; readonly pace: unknown }[]
  /** Rooms that hear of a table through this person. */
  readonly hooks: readonly { readonly table: TableId; readonly to: string }[]
  readonly tables: readonly {
    readonly table: TableId
    readonly game: string
    readonly name: string
    readonly status: TableStatus
    readonly seats: readonly number[]
    readonly created: number
    readonly updated: number
  }[]
  readonly chat: readonly {
    readonly table: TableId
    readonly n: number
    readonly text: string
    readonly time: number
  }[]
  readonly mutes: readonly { readonly name: string; readonly time: number }[]
  readonly reports: readonly {
    readonly table: TableId
    readonly text: string
    readonly note: string
    readonly time: number
  }[]
  /** What the admin has decided about this person. */
  readonly sanctions: readonly {
    readonly kind: string
    readonly note: string
    readonly until: number | null
    readonly time: number
  }[]
}

// -------------------------------------------------------------------------- the admin

/** A limit that can be set while the server runs. */
export interface LimitInfo {
  readonly name: string
  readonly value: number
  /** The environment's value. */
  readonly usual: number
  readonly min: number
  readonly max: number
}

export interface AdminOverview extends House {
  /** When this process started, in ms since 1970. */
  readonly since: number
  readonly people: number
  /** Connected pages and people, through this process. */
  readonly pages: number
  readonly online: number
  readonly tables: { readonly [status in TableStatus]: number }
  readonly reports: number
  readonly limits: readonly LimitInfo[]
  readonly levels: readonly string[]
}

export interface AdminTable {
  readonly id: TableId
  readonly game: string
  readonly name: string
  readonly status: TableStatus
  readonly hostName: string
  readonly public: boolean
  readonly created: number
  readonly updated: number
  readonly seats: readonly {
    readonly kind: 'open' | 'person' | 'bot'
    readonly name: string | null
    readonly level: string | null
  }[]
}

export interface AdminPerson {
  readonly id: string
  readonly name: string
  readonly devices: number
  readonly lastUsed: number
  /** The addresses of their pages that are connected to this process. */
  readonly from: readonly string[]
}

/** Somebody, or a range of addresses, that has been banned or muted. */
export interface Sanction {
  readonly id: string
  readonly kind: 'ban' | 'mute' | 'range'
  /** A person's id, or a range such as `192.0.2.0/24`. */
  readonly target: string
  readonly name: string
  readonly note: string
  readonly until: number | null
  readonly time: number
}

export interface Invitation {
  readonly id: string
  readonly note: string
  readonly uses: number
  readonly expires: number
  readonly time: number
}

/** A chat line as the admin sees it: with the id of whoever said it. */
export interface AdminLine {
  readonly n: number
  readonly name: string
  readonly guest: string | null
  readonly text: string
  readonly time: number
  readonly removed: boolean
}

export interface Report {
  readonly table: TableId
  readonly n: number
  readonly name: string
  readonly speaker: string | null
  readonly text: string
  /** What the person who reported it has to say. */
  readonly note: string
  readonly reportedBy: string
  readonly time: number
}

export interface AuditEntry {
  readonly id: string
  readonly time: number
  readonly action: AdminAction
  /** What was asked for, without passwords. */
  readonly about: { readonly [name: string]: unknown }
  readonly network: string
}

export interface Audit {
  readonly entries: readonly AuditEntry[]
  /** Pass it as `before` to get earlier ones. */
  readonly next: string | null
}

/** Everything an admin can do, each by a POST to `/api/admin/<name>`. */
export interface AdminActions {
  readonly notice: { readonly text: string }
  readonly ban: {
    readonly person: string
    readonly hours: number | null
    readonly note: string
  }
  readonly mute: { readonly person: string; readonly hours: number | null; readonly note: string }
  readonly range: { readonly range: string; readonly hours: number | null; readonly note: string }
  readonly lift: { readonly sanction: string }
  readonly line: { readonly table: TableId; readonly n: number }
  readonly settle: { readonly table: TableId; readonly n: number }
  readonly close: { readonly table: TableId }
  readonly delete: { readonly table: TableId }
  readonly hand: { readonly table: TableId; readonly seat: number; readonly to: string }
  readonly hush: { readonly table: TableId; readonly hushed: boolean }
  readonly entry: { readonly kind: EntryKind; readonly password?: string }
  readonly invite: { readonly uses: number; readonly days: number; readonly note: string }
  readonly uninvite: { readonly invitation: string }
  readonly limit: { readonly name: string; readonly value: number | null }
  readonly keep: {
    readonly games: number
    readonly chat: number
    readonly chatOfDeleted: 'erase' | 'nameless'
  }
}

export type AdminAction = keyof AdminActions

/** Open `<server>/#invitation=<code>`, or send it with the first `POST /api/me`. */
export interface Invited {
  readonly code: string
}
