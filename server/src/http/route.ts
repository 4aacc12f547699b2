/** What a route of the API is: data that both the server and its description are made from. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Identity } from '../people/people.ts'
import type { Table } from '../tables/table.ts'
import type { Core } from '../core.ts'
import type { Answers } from './answers.ts'
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
  readonly answers: Answers
}

export interface AskOfPerson extends Ask {
  readonly person: Identity
}

interface Described {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly summary: string
  readonly query?: Schema
  readonly body?: Schema
  /** What comes back, in words; the types are in wire.ts. */
  readonly answers: { readonly [status: number]: string }
  /** Looser than the rest: counted against the tries of new identities and codes. */
  readonly scarce?: boolean
}

export type Route =
  | (Described & { readonly open: true; handle(ask: Ask): Promise<unknown> })
  | (Described & { readonly open?: false; handle(ask: AskOfPerson): Promise<unknown> })

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
