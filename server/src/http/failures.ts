/** What is answered when something went wrong, whatever it was. */
import type { FastifyError } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import type { Core } from '../core.ts'
import { Failed, failed } from '../problem.ts'
import { NotStored, Unavailable, Unsure } from '../storage/contract.ts'
import type { Table } from '../tables/table.ts'
import type { Failure } from '../wire.ts'
import type { Counted } from './answers.ts'
import { failureOf, pickLanguage, type Scene } from './language.ts'

const MAX_DETAIL = 200

/** The request it happened to. */
export interface Mishap {
  readonly method: string
  readonly route: string
  readonly headers: IncomingHttpHeaders
  readonly table: Table | null
  readonly body: unknown
}

export interface FailureAnswer {
  readonly status: number
  readonly headers: { readonly [name: string]: string }
  readonly failure: Failure
}

/** A request that leads to no route. */
export function unrouted(method: string, headers: IncomingHttpHeaders): Mishap & Counted {
  return { method, route: 'none', headers, table: null, body: undefined, begun: performance.now() }
}

/** Puts an error into words, and notes it down when it is ours. */
export function answerTo(error: Error, core: Core, mishap: Mishap): FailureAnswer {
  const known = asFailed(error as FastifyError)
  if (known.status === 500 || error instanceof Unavailable) {
    const { method, route } = mishap
    core.log.error({ method, route, error: error.message, stack: error.stack })
  }
  const language = pickLanguage(mishap.headers['accept-language'])
  const { seconds } = known.refusal.args
  return {
    status: known.status,
    headers: {
      'content-language': language,
      ...(known.status === 429 && typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {}),
    },
    failure: failureOf(known, language, sceneOf(core, mishap)),
  }
}

/** Whose words and names a sentence may need. */
function sceneOf(core: Core, { table, body }: Mishap): Scene {
  const state = table?.state ?? null
  const game = (body as { game?: unknown } | undefined)?.game
  const offer = state?.offer ?? (typeof game === 'string' ? core.tables.games.get(game) : undefined) ?? null
  return { state, offer }
}

function asFailed(error: FastifyError | Failed): Failed {
  if (error instanceof Failed) return error
  if (error instanceof NotStored) return failed('notStored')
  if (error instanceof Unsure) return failed('unsure')
  if (error instanceof Unavailable) return failed('unavailable')
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return failed('tooLarge')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return failed('wrongType')
  if (error.validation || (typeof error.statusCode === 'number' && error.statusCode < 500))
    return badForm(error.message)
  return failed('internal')
}

/** What Node could not read as a request. */
export function misread({ code }: { readonly code?: string }): Failed {
  if (code === 'HPE_HEADER_OVERFLOW') return withStatus(431, failed('tooLarge'))
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return withStatus(408, badForm('its end did not come in time'))
  return badForm('it is not HTTP')
}

function withStatus(status: number, { refusal, ruled }: Failed): Failed {
  return new Failed(status, refusal, ruled)
}

export function badForm(detail: string): Failed {
  return failed('badRequest', { detail: detail.slice(0, MAX_DETAIL) })
}
