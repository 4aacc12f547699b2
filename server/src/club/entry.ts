/** Who may come in for the first time: everybody, those who know the club's password, or those with an invitation. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Clock } from '../clock.ts'
import type { Core } from '../core.ts'
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
  readonly limits: Core['limits']
}

/** Throws when somebody may not come in. Who has an invitation comes in by it, whatever else would be asked. */
export async function checkEntry(door: Door, given: Entering, network: string): Promise<void> {
  const { entry } = door.club.settings
  if (entry.kind === 'open') return
  const { password, invitation } = given
  const needed = entry.kind === 'password' ? 'passwordNeeded' : 'invitationNeeded'
  const asksPassword = entry.kind === 'password' && password !== undefined
  if (invitation === undefined && !asksPassword) throw failed(needed, { wrong: false })
  if (invitation !== undefined && (await isInvited(door, invitation))) return
  if (asksPassword && (await isKnown(door, password, network))) return
  if (!asksPassword) checkLimit(door.limits.guesses.take(network))
  throw failed(needed, { wrong: true })
}

async function isInvited({ storage, clock }: Door, invitation: string): Promise<boolean> {
  return (await storage.club('useInvitation', hashOf(invitation), clock.now())).length > 0
}

/**
 * Unlike keys and invitations a password can be guessed, so only so many are tried from one address; a right one costs
 * nothing. A whole club that comes in at once fits in.
 */
async function isKnown({ club, limits }: Door, password: string, network: string): Promise<boolean> {
  const { hash: known } = club.settings.entry
  checkLimit(limits.passwords.take(network))
  const isRight = known !== undefined && (await isPassword(password, known))
  if (isRight) limits.passwords.giveBack(network)
  return isRight
}
