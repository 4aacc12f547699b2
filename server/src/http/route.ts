/** What a route of the API is: data that both the server and its description are made from. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { commands } from '../commands/all.ts'
import type { Schema } from '../commands/forms.ts'
import type { Core } from '../core.ts'
import { isHttps } from '../doors/cookie.ts'
import type { Gate } from '../doors/gate.ts'
import type { Identity } from '../people/people.ts'
import type { Hub } from '../socket/hub.ts'

/** A request as handlers meet it: validated, and with whoever asks. */
export interface Ask {
  readonly core: Core
  readonly person: Identity | null
  readonly params: { readonly table: string }
  readonly query: { readonly [name: string]: string | undefined }
  readonly body: unknown
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The pages that are connected. */
  readonly hub: Hub
  readonly gate: Gate
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
  /** Only for the admin. */
  readonly admin?: boolean
  readonly query?: Schema
  readonly body?: Schema
  /** What comes back, in words; the types are in wire.ts. */
  readonly answers: { readonly [status: number]: string }
}

export type Route =
  | (Described & { readonly open: true; readonly admin?: false; handle(ask: Ask): Promise<unknown> })
  | (Described & { readonly open?: false; readonly admin: true; handle(ask: Ask): Promise<unknown> })
  | (Described & {
      readonly open?: false
      readonly admin?: false
      /** Also for whoever has been banned: what is about oneself stays one's own. */
      readonly banned?: true
      handle(ask: AskOfPerson): Promise<unknown>
    })

/** Whether it came over TLS: what its cookies are called depends on it. */
export function isSafe({ protocol }: FastifyRequest, { config }: Core): boolean {
  return protocol === 'https' || isHttps(config)
}

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
