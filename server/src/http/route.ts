/** What a route of the API is: data that both the server and its description are made from. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import type { Identity } from '../people/people.ts'
import type { Table } from '../tables/table.ts'
import type { Core } from '../core.ts'
import type { Schema } from './schemas.ts'

/** A request as handlers meet it: validated, and with whoever asks. */
export interface Ask {
  readonly core: Core
  readonly person: Identity | null
  readonly params: { readonly table: string }
  readonly query: { readonly [name: string]: string | undefined }
  readonly body: unknown
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface AskOfPerson extends Ask {
  readonly person: Identity
}

/** The same for a command to a table, which does not come through Fastify. */
export interface CommandAsk {
  readonly core: Core
  readonly person: Identity
  readonly params: { readonly table: string }
  readonly body: unknown
  readonly headers: IncomingHttpHeaders
  /** Once it is known: for the words of a refusal. */
  table: Table | null
}

interface Described {
  readonly url: string
  readonly summary: string
  readonly query?: Schema
  readonly body?: Schema
  /** What comes back, in words; the types are in wire.ts. */
  readonly answers: { readonly [status: number]: string }
}

interface Handled extends Described {
  readonly method: 'GET' | 'POST'
}

/** A command to a table. */
export interface CommandRoute extends Described {
  readonly method: 'POST'
  readonly url: `/api/tables/:table/${string}`
  readonly body: Schema
  readonly open?: false
  /** Resolves with the answer as JSON. */
  command(ask: CommandAsk): Promise<string>
}

export type HandledRoute =
  | (Handled & { readonly open: true; handle(ask: Ask): Promise<unknown> })
  | (Handled & { readonly open?: false; handle(ask: AskOfPerson): Promise<unknown> })

export type Route = HandledRoute | CommandRoute

export function isCommand(route: Route): route is CommandRoute {
  return 'command' in route
}

declare module 'fastify' {
  interface FastifyRequest {
    /** When it came, as `performance.now()` counts. */
    begun: number
    /** Of the API; Fastify would make its own anew at every look. */
    route: string | null
    person: Identity | null
    /** The table a request is about, for the words of a refusal. */
    table: Table | null
  }
}
