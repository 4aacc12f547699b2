/** What a route of the API is: data that both the server and its description are made from. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { commands } from '../commands/all.ts'
import type { Schema } from '../commands/forms.ts'
import type { Core } from '../core.ts'
import type { Identity } from '../people/people.ts'

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

/** What the description of the API says of a route. */
export interface Described {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly summary: string
  /** Whether it can be asked without an identity. */
  readonly open?: boolean
  readonly query?: Schema
  readonly body?: Schema
  /** What comes back, in words; the types are in wire.ts. */
  readonly answers: { readonly [status: number]: string }
}

export type Route =
  | (Described & { readonly open: true; handle(ask: Ask): Promise<unknown> })
  | (Described & { readonly open?: false; handle(ask: AskOfPerson): Promise<unknown> })

/** Where a command can be posted. */
export function commandUrl(name: string): string {
  return name === 'create' ? '/api/tables' : `/api/tables/:table/${name}`
}

export const commandRoutes: readonly Described[] = commands.map(({ name, summary, form, answers }) => ({
  method: 'POST',
  url: commandUrl(name),
  summary,
  body: form,
  answers,
}))

declare module 'fastify' {
  interface FastifyRequest {
    /** When it came, as `performance.now()` counts. */
    begun: number
    /** What limits count its address as. */
    network: string
    person: Identity | null
    token: string | undefined
  }
}
