/** What goes over the socket. */
import type { Seat, Update, Viewer } from '@harvest/engine/wire'
import type { ChatLine } from './chat.ts'
import type { NoticeFrame } from './club.ts'
import type { CommandId, TableId } from './ids.ts'
import type { SeatOrders } from './orders.ts'
import type { Problem } from './problems.ts'
import type { TableInfo, You } from './tables.ts'

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
