/** What every answer tells browsers. */
import type { Config } from '../config.ts'
import { isHttps } from '../doors/cookie.ts'

type Headers = { readonly [name: string]: string }

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

export function pageHeaders(config: Config): Headers {
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
export function dataHeaders(config: Config): Headers {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...transportHeaders(config),
  }
}

function transportHeaders(config: Config): Headers {
  return isHttps(config) ? { 'strict-transport-security': 'max-age=31536000' } : {}
}
