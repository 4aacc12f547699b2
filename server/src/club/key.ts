/**
 * The key of the admin: 256 random bits, of which only the SHA-256 is stored. It is asked for with each
 * request, so a new one shuts out whoever has the old one at once, in all processes.
 */
import { hash, randomBytes } from 'node:crypto'
import type { Storage } from '../storage/contract.ts'

export const ADMIN_KEY = /^[A-Za-z0-9_-]{43}$/
const SECRET = 'admin-key'

export function newAdminKey(): string {
  return randomBytes(32).toString('base64url')
}

/** Make a key at the first start; null when there is one already. */
export async function firstAdminKey(storage: Pick<Storage, 'keepSecret'>): Promise<string | null> {
  const key = newAdminKey()
  return (await storage.keepSecret(SECRET, hashOf(key))) === hashOf(key) ? key : null
}

/** From now on only this one opens the page. */
export async function putAdminKey(storage: Pick<Storage, 'putSecret'>, key: string): Promise<void> {
  await storage.putSecret(SECRET, hashOf(key))
}

export async function isAdminKey(storage: Pick<Storage, 'findSecret'>, key: string): Promise<boolean> {
  return ADMIN_KEY.test(key) && (await storage.findSecret(SECRET)) === hashOf(key)
}

export function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url')
}
