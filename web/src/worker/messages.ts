/** What a page and the worker with its tables say to each other. */
import type {
  ClientFrame,
  PlanSeats,
  PlanStart,
  PocketAnswer,
  ServerFrame,
  Stride,
  Visitor,
} from '@harvest/server/pocket'
import type { Player } from './records.ts'

export type Request =
  | { readonly what: 'hear'; readonly frame: ClientFrame }
  /** By the address that the server has for it. */
  | { readonly what: 'read'; readonly path: string }
  /** A record file; `players` where the file does not say who sat there, `then` for what else is done at once. */
  | {
      readonly what: 'keep'
      readonly record: string
      readonly players?: readonly Player[]
      readonly then?: readonly Stride[]
    }
  | { readonly what: 'remove'; readonly table: string }
  /** A table to plan ahead on. */
  | { readonly what: 'plan'; readonly start: PlanStart; readonly seats: PlanSeats }
  /** In a plan: to where these steps lead. */
  | { readonly what: 'go'; readonly table: string; readonly steps: readonly Stride[] }

export type Asked = Request & { readonly n: number; readonly visitor: Visitor }

export type Told = { readonly n: number; readonly answer: PocketAnswer } | { readonly frame: ServerFrame }
