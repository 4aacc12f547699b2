/** What a person is told when something couldn't be done. */
import { plain } from '@harvest/engine/wire'
import type { ApiError } from '../../../net/api.ts'
import { ui } from '../../../text/index.svelte.ts'

/** Something to say to the person, until they close it or have read it. */
export interface Notice {
  readonly sentence: string
  /** The rule to read for more. */
  readonly rule: string | null
}

export function noticeOf(error: ApiError): Notice {
  return { sentence: plain(sentenceFor(error)), rule: error.problem?.rule ?? null }
}

function sentenceFor(error: ApiError): string {
  if (error.status === 409 && error.fresh) return ui.words.table.changed
  return error.status === 0 ? ui.words.table.failed : error.message
}
