/**
 * Requests to addresses that strangers wrote. Whatever the name leads to at the moment of connecting must be a public
 * address, so that no answer of a name server can lead inside; redirects are not followed, little is read, and nobody
 * is waited for long.
 */
import { lookup as resolve, type LookupAddress } from 'node:dns'
import { request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

const TIMEOUT = 5_000
const READ_AT_MOST = 16 * 1024

export interface GuardedRequest {
  readonly url: string
  readonly headers: { readonly [name: string]: string | number }
  readonly body: string | Buffer
}

export class Forbidden extends Error {}

/** All addresses of the newer kind that are handed out; what lies outside may stand for an older one, or for nothing. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')

export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL)
}

/** Throws when an address may not be called at all; what its name leads to is looked at when it is. */
export function checkAddress(url: string, allowed: readonly string[]): URL {
  if (!URL.canParse(url)) throw new Forbidden('not an address')
  const parsed = new URL(url)
  const host = hostOf(parsed)
  if (allowed.includes(host) || allowed.includes(parsed.host)) return parsed
  if (parsed.protocol !== 'https:') throw new Forbidden('only https')
  if (parsed.username !== '' || parsed.password !== '') throw new Forbidden('no passwords in addresses')
  if (ipaddr.isValid(host) && !isPublic(host)) throw new Forbidden('not a public address')
  return parsed
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

/** The status of the answer. Rejects when there is none. */
export function guardedPost(
  { url, headers, body }: GuardedRequest,
  allowed: readonly string[],
): Promise<number> {
  const parsed = checkAddress(url, allowed)
  const isAllowed = allowed.includes(hostOf(parsed)) || allowed.includes(parsed.host)
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    agent: false,
    signal: AbortSignal.timeout(TIMEOUT),
    ...(isAllowed ? {} : { lookup: publicOnly }),
  }
  const request = parsed.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((done, fail) => {
    const sent = request(parsed, options, (response) => {
      // What was taken is not sent again because the rest of the answer is slow.
      done(response.statusCode ?? 0)
      let read = 0
      response.on('data', (chunk: Buffer) => {
        read += chunk.length
        if (read > READ_AT_MOST) response.destroy()
      })
      response.on('error', () => {})
    })
    sent.on('error', fail)
    sent.end(body)
  })
}

/** Name lookup that finds only public addresses; the connection is made to what it finds. */
const publicOnly: LookupFunction = (host, options, found) => {
  resolve(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return found(error, '')
    const open = addresses.filter(({ address }) => isPublic(address))
    if (open.length === 0 || open.length < addresses.length)
      return found(new Forbidden('not a public address'), '')
    if (options.all) found(null, open)
    else found(null, open[0]!.address, open[0]!.family)
  })
}
