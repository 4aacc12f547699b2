/** Whether somebody is let in, the same for both doors: how much an address and a person may ask, where from, and who they are. */
import type { IncomingHttpHeaders } from 'node:http'
import { isAdminKey } from '../club/key.ts'
import type { Core } from '../core.ts'
import type { Identity } from '../people/people.ts'
import { checkLimit, failed } from '../problem.ts'
import { findAdminKey } from './cookie.ts'
import { isForeign } from './origin.ts'

export class Gate {
  private readonly core: Core

  constructor(core: Core) {
    this.core = core
  }

  /** Something is asked from an address, as much work as `cost` questions. */
  checkAddress(network: string, cost = 1): void {
    this.core.club.checkNetwork(network)
    checkLimit(this.core.limits.ip.take(network, cost))
  }

  /** Something that carries somebody's cookie and can change something. */
  checkOrigin(headers: IncomingHttpHeaders): void {
    if (isForeign(headers, this.core.config)) throw failed('foreignOrigin')
  }

  /** Nothing new begins while the server is shutting down. */
  checkOpen(): void {
    if (this.core.closing) throw failed('closing')
  }

  /** Who's asking. We nearly always know already, and then there's no wait. */
  identify(token: string | undefined): Identity | null | Promise<Identity | null> {
    const { people } = this.core
    const known = people.recall(token)
    return known === undefined ? people.identify(token) : known
  }

  /** Somebody who may not come in at all. */
  checkPerson({ guest }: Identity): void {
    this.core.club.checkPerson(guest)
  }

  /** A command: without an identity you have no say, whatever you send. */
  checkCommand(person: Identity | null, evenBanned = false): Identity {
    if (!person) throw failed('noIdentity')
    if (!evenBanned) this.checkPerson(person)
    checkLimit(this.core.limits.guest.take(person.guest))
    return person
  }

  /** The admin: a cookie of its own, or a bearer token for programs. */
  async checkAdmin(headers: IncomingHttpHeaders, https: boolean, network: string): Promise<void> {
    const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
    const key = bearer ?? findAdminKey(headers.cookie, https)
    if (key === undefined) throw failed('noAdmin')
    await this.checkAdminKey(key, network)
  }

  /** The right one is never refused: whoever guesses from the same address keeps nobody out. */
  async checkAdminKey(key: string, network: string): Promise<void> {
    const { storage, limits } = this.core
    if (await isAdminKey(storage, key)) return
    checkLimit(limits.guesses.take(network))
    throw failed('wrongKey')
  }
}
