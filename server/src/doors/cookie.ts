/** The cookie that holds an identity. */
import * as cookie from 'cookie'
import type { Config } from '../config.ts'

const PLAIN = 'harvest'
/** Browsers take a cookie of this name only from the site itself over TLS: no neighbour can plant one. */
const GUARDED = `__Host-${PLAIN}`
/** The admin's cookie; gone when the browser is closed, and never sent from another site. */
const ADMIN = 'harvest-admin'
const MAX_AGE = 400 * 24 * 60 * 60

/** The token, and whether its cookie should be set again under the name it has over TLS. */
export interface FoundToken {
  readonly token: string | undefined
  readonly outdated: boolean
}

/** Cookies of releases before the guarded name are still good; whoever has both is who the guarded one says. */
export function findToken(header: string | undefined, https: boolean): FoundToken {
  const cookies = cookie.parseCookie(header ?? '')
  const guarded = https ? cookies[GUARDED] : undefined
  const token = guarded ?? cookies[PLAIN]
  return { token, outdated: https && guarded === undefined && token !== undefined }
}

export function isHttps(config: Config): boolean {
  return config.publicUrl.startsWith('https://')
}

/** What to set so that this device has the token, or null for none. */
export function tokenCookies(token: string | null, https: boolean): string[] {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const
  const set = (name: string, value: string, maxAge: number): string =>
    cookie.stringifySetCookie({ name, value, ...options, maxAge })
  const own = https ? GUARDED : PLAIN
  const gone = https ? [set(PLAIN, '', 0)] : []
  return [token === null ? set(own, '', 0) : set(own, token, MAX_AGE), ...gone]
}

export function findAdminKey(header: string | undefined, https: boolean): string | undefined {
  return cookie.parseCookie(header ?? '')[adminName(https)]
}

/** What to set so that this browser has the key, or null for none. */
export function adminCookie(key: string | null, https: boolean): string {
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: https } as const
  return cookie.stringifySetCookie({
    name: adminName(https),
    value: key ?? '',
    ...options,
    ...(key === null ? { maxAge: 0 } : {}),
  })
}

function adminName(https: boolean): string {
  return https ? `__Host-${ADMIN}` : ADMIN
}
