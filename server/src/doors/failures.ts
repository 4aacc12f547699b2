/** What is answered when something went wrong, whatever it was and whichever way it was asked. */
import type { CommandCore } from '../core.ts'
import { badForm, Failed, failed } from '../problem.ts'
import { Damaged, NoRoom, NotStored, Unavailable, Unsure } from '../storage/contract.ts'
import type { Failure } from '../wire.ts'
import { NOWHERE, problemOf, type Language, type Scene } from './language.ts'

/** What it happened to. */
export interface Asked {
  /** The route or the command, for the log: an address itself may be an invitation. */
  readonly what: string
  readonly language: Language
  /** The table it was about. */
  readonly table: string
  /** What was sent with it. */
  readonly body: unknown
}

export interface FailureAnswer {
  readonly status: number
  /** After how many seconds to try again, where that is known. */
  readonly retryAfter: number | null
  readonly failure: Failure
}

/** Puts an error into words, and logs it if it's our fault. */
export function answerTo(error: unknown, core: CommandCore, asked: Asked): FailureAnswer {
  const known = asFailed(error)
  // Only the person who reads this can make room on their device.
  const isOurs = known.status === 500 || (error instanceof Unavailable && !(error instanceof NoRoom))
  if (isOurs) logFault(error, core, asked)
  const { seconds } = known.refusal.args
  const problem = problemOf(known, asked.language, sceneOf(core, asked))
  return {
    status: known.status,
    retryAfter: known.status === 429 && typeof seconds === 'number' ? seconds : null,
    failure: known.fresh ? { error: problem, fresh: known.fresh } : { error: problem },
  }
}

function logFault(error: unknown, core: CommandCore, { what, table }: Asked): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  // The server's host has to know which table is damaged, even though its name is an invitation.
  core.log.error({ what, error: message, stack, ...(error instanceof Damaged ? { table } : {}) })
}

/** Whose words and names a sentence may need. */
function sceneOf({ tables }: CommandCore, { table: id, body }: Asked): Scene {
  const table = tables.find(id)
  const { game } = (body ?? {}) as { game?: unknown }
  const offer = typeof game === 'string' ? tables.games.get(game) : undefined
  return {
    words: (table?.offer ?? offer)?.text ?? null,
    names: (text) => table?.names(text) ?? NOWHERE.names(text),
  }
}

/** Errors of Fastify carry a code or a status of their own. */
interface HttpError {
  readonly message: string
  readonly code?: string
  readonly statusCode?: number
  readonly validation?: unknown
}

function asFailed(error: unknown): Failed {
  if (error instanceof Failed) return error
  if (error instanceof NoRoom) return failed('noRoom')
  if (error instanceof NotStored) return failed('notStored')
  if (error instanceof Unsure) return failed('unsure')
  if (error instanceof Unavailable) return failed('unavailable')
  if (error instanceof Damaged) return failed('damaged')
  const { code, validation, statusCode, message } = error as HttpError
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return failed('tooLarge')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return failed('wrongType')
  if (validation || (typeof statusCode === 'number' && statusCode < 500)) return badForm(message)
  return failed('internal')
}
