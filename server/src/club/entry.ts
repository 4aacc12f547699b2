/** Who may come in for the first time: everybody, those who know the club's password, or those with an invitation. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Clock } from '../clock.ts'
import type { RateLimit } from '../limits.ts'
import { checkLimit, failed } from '../problem.ts'
import type { Storage } from '../storage/contract.ts'
import type { Entering } from '../wire.ts'
import type { Club } from './club.ts'
import { hashOf } from './key.ts'

const SALT_BYTES = 16
const HASH_BYTES = 32
const CODE_BYTES = 12

const derive = promisify(scrypt) as (password: string, salt: string, length: number) => Promise<Buffer>

/** With its salt before it. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString('base64url')
  return `${salt}.${(await derive(sameForm(password), salt, HASH_BYTES)).toString('base64url')}`
}

async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', known = ''] = hash.split('.')
  const given = await derive(sameForm(password), salt, HASH_BYTES)
  return timingSafeEqual(given, Buffer.from(known, 'base64url'))
}

/** Keyboards differ in how they write the same letters. */
function sameForm(password: string): string {
  return password.normalize('NFKC').trim()
}

export function newInvitation(): string {
  return randomBytes(CODE_BYTES).toString('base64url')
}

export interface Door {
  readonly club: Club
  readonly storage: Pick<Storage, 'club'>
  readonly clock: Clock
  /** Wrong answers, by address. */
  readonly guesses: RateLimit
}

/** Throws when somebody may not come in. Who has an invitation comes in by it, whatever else would be asked. */
export async function checkEntry(door: Door, given: Entering, network: string): Promise<void> {
  const { entry } = door.club.settings
  if (entry.kind === 'open') return
  const { password, invitation } = given
  const tried = invitation !== undefined || (entry.kind === 'password' && password !== undefined)
  const needed = entry.kind === 'password' ? 'passwordNeeded' : 'invitationNeeded'
  if (!tried) throw failed(needed, { wrong: false })
  await guess(door.guesses, network, () => isLetIn(door, given))
}

async function isLetIn({ club, storage, clock }: Door, { password, invitation }: Entering): Promise<void> {
  const { entry } = club.settings
  if (invitation !== undefined) {
    const used = await storage.club('useInvitation', hashOf(invitation), clock.now())
    if (used.length > 0) return
  }
  if (entry.kind === 'password' && password !== undefined && entry.hash !== undefined)
    if (await isPassword(password, entry.hash)) return
  throw failed(entry.kind === 'password' ? 'passwordNeeded' : 'invitationNeeded', { wrong: true })
}

/** One address gets only so many wrong answers; a right one costs nothing. */
export async function guess<T>(limit: RateLimit, network: string, answer: () => Promise<T>): Promise<T> {
  checkLimit(limit.take(network))
  const right = await answer()
  limit.take(network, -1)
  return right
}
