/** Where a request came from. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'

/**
 * Whether a browser sends this from a page of another site. Programs that are no browsers send no Origin, and
 * nobody can make them carry somebody else's cookie.
 */
export function isForeign(headers: IncomingHttpHeaders, config: Config): boolean {
  const { origin } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return true
  if (origin === undefined) return false
  // What a page with a strict policy sends by a form. Of the two headers, this one no script can make up.
  if (origin === 'null') return headers['sec-fetch-site'] !== 'same-origin'
  if (!URL.canParse(origin)) return true
  if (config.publicUrl !== '' && new URL(origin).origin === new URL(config.publicUrl).origin) return false
  return new URL(origin).host !== headers.host
}
