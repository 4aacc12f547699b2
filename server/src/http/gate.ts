/** What decides whether a request is looked at, in this order: limits and origins first, then who asks. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Core } from '../core.ts'
import type { Identity } from '../people/people.ts'
import { failed, type Failed } from '../problem.ts'
import type { Route } from './route.ts'
import { isForeign, isLocal, readToken } from './security.ts'

export class Gate {
  private readonly core: Core

  constructor(core: Core) {
    this.core = core
  }

  /** Why a request is not looked at at all. */
  refuse(method: string, ip: string, headers: IncomingHttpHeaders): Failed | undefined {
    const { limits, config, closing } = this.core
    const seconds = limits.ip.take(ip)
    if (seconds > 0) return failed('tooMany', { seconds })
    if (method === 'GET' || method === 'HEAD') return undefined
    if (isForeign(headers, config)) return failed('foreignOrigin')
    return closing ? failed('closing') : undefined
  }

  /** Find out who asks. Nearly always that is known already, and then nothing is waited for. */
  identify(
    headers: IncomingHttpHeaders,
    found: (person: Identity | null) => void,
    broken: (error: Error) => void,
  ): void {
    const { people } = this.core
    const token = readToken(headers)
    const known = people.recall(token)
    if (known !== undefined) return found(known)
    people.identify(token).then(found, broken)
  }

  /** Why somebody may not ask this, before the body is read: whoever is nobody has no say, whatever its form. */
  refusePerson(route: Route, person: Identity | null): Failed | undefined {
    if (!person) return route.open ? undefined : failed('noIdentity')
    if (route.method === 'GET') return undefined
    const seconds = this.core.limits.guest.take(person.guest)
    return seconds > 0 ? failed('tooMany', { seconds }) : undefined
  }

  /** Why somebody may not see the counts. They tell of secret steps, so without a token they stay on this machine. */
  refuseCounts(request: IncomingMessage): Failed | undefined {
    const { metricsToken } = this.core.config
    if (metricsToken === '') return isLocal(request) ? undefined : failed('noSuchPage')
    return request.headers.authorization === `Bearer ${metricsToken}` ? undefined : failed('noIdentity')
  }
}
