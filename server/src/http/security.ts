/** What every answer says to browsers, where commands may come from, and the cookie of an identity. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'

const CSP = [
  "default-src 'self'",
  "script-src 'self'",
  // Styles are set by the components of the page; scripts never are.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function securityHeaders(config: Config): { readonly [name: string]: string } {
  return {
    'content-security-policy': CSP,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // The address of a private table is an invitation: it must not travel to other sites.
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...transportHeaders(config),
  }
}

/** For data, which no browser shows as a page: just what keeps it from being taken for something else, or kept. */
export function answerHeaders(config: Config): { readonly [name: string]: string } {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...transportHeaders(config),
  }
}

function transportHeaders(config: Config): { readonly [name: string]: string } {
  return isHttps(config) ? { 'strict-transport-security': 'max-age=31536000' } : {}
}

function isHttps(config: Config): boolean {
  return config.publicUrl.startsWith('https://')
}

/**
 * Whether a browser sends this from a page of another site. Programs that are no browsers send no Origin, and
 * nobody can make them carry somebody else's cookie.
 */
export function isForeign(headers: IncomingHttpHeaders, config: Config): boolean {
  const { origin } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return true
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  if (config.publicUrl !== '' && new URL(origin).origin === new URL(config.publicUrl).origin) return false
  return new URL(origin).host !== headers.host
}

/** Where a request comes from. Behind a proxy its own entry is the last one; those before were sent by the client. */
export function addressOf(request: IncomingMessage, config: Config): string {
  const own = request.socket.remoteAddress ?? ''
  if (!config.trustProxy) return own
  return (
    String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)!
      .trim() || own
  )
}

const MAPPED = '::ffff:'
const GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * The part of an address that limits count by. Of IPv6 that is the first half: whoever has one address there has all
 * 2^64 of them. The older kind counts as a whole, also where the system writes it as one of the newer.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  if (address.startsWith(MAPPED)) return address.slice(MAPPED.length)
  const [before = '', after = ''] = address.split('::')
  const groups = before === '' ? [] : before.split(':')
  const last = after === '' ? [] : after.split(':')
  while (groups.length + last.length < GROUPS) groups.push('0')
  return [...groups, ...last].slice(0, NETWORK_GROUPS).join(':')
}

const LOOPBACK = /^(::1|(::ffff:)?127\.[0-9.]+)$/

/** Whether a program on this machine asks, and not a proxy on behalf of somebody else. */
export function isLocal({ socket, headers }: IncomingMessage): boolean {
  return LOOPBACK.test(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined
}

const COOKIE = 'harvest'
const MAX_AGE = 400 * 24 * 60 * 60

export function readToken(headers: IncomingHttpHeaders): string | undefined {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === COOKIE) return pair.slice(at + 1).trim()
  }
  return undefined
}

export function tokenCookie(token: string, config: Config, https: boolean): string {
  const secure = https || isHttps(config) ? '; Secure' : ''
  return `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE}${secure}`
}

export function noCookie(): string {
  return `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`
}
