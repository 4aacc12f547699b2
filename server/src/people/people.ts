/**
 * Who somebody is. A guest is 256 random bits in a cookie of each of their devices; the server keeps only
 * their SHA-256, so neither the database nor a backup lets anybody in.
 */
import { hash, randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { failed } from '../problem.ts'
import type { DeviceRow, Guest, Storage } from '../storage/contract.ts'
import type { Device, LinkCode } from '../wire.ts'
import { cleanName, deviceLabel } from './names.ts'

const TOKEN_BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/
const CODE_LENGTH = 20
const CODE_LIFE = 5 * 60_000
/** Without letters and digits that look alike. 2^5 signs, 20 of them: 100 bits. */
const CODE_SIGNS = 'abcdefghjkmnpqrstuvwxyz023456789'
const TOUCH_EVERY = 60 * 60_000
/** How long another process may not notice that a device was logged out. */
const CACHE_LIFE = 5_000
/** Where there is no other process; often enough to note when a device was used last. */
const CACHE_LIFE_ALONE = 10 * 60_000
const CACHE_ROOM = 10_000

export interface Identity {
  readonly guest: string
  readonly name: string
  readonly device: string
}

interface Cached {
  readonly identity: Identity
  readonly until: number
}

export class People {
  /** Devices that were logged out just now. */
  onClosed: (devices: readonly string[]) => void = () => {}
  private readonly storage: Storage
  private readonly config: Config
  private readonly clock: Clock
  /** By token; never leaves memory. */
  private readonly cache = new Map<string, Cached>()
  /** How often devices have been logged out. */
  private closings = 0

  constructor(storage: Storage, config: Config, clock: Clock) {
    this.storage = storage
    this.config = config
    this.clock = clock
  }

  /** What is known without asking the storage: nobody, somebody, or undefined when it has to be asked. */
  recall(token: string | undefined): Identity | null | undefined {
    if (token === undefined) return null
    const cached = this.cache.get(token)
    if (cached && cached.until > this.clock.now()) return cached.identity
    return TOKEN.test(token) ? undefined : null
  }

  /** The person whose token this is, or null. */
  async identify(token: string | undefined): Promise<Identity | null> {
    const known = this.recall(token)
    if (known !== undefined || token === undefined) return known ?? null
    const closings = this.closings
    const found = await this.storage.findGuest(hashOf(token))
    // It may have been logged out while it was looked up.
    if (closings !== this.closings) return this.identify(token)
    if (!found) {
      this.cache.delete(token)
      return null
    }
    const now = this.clock.now()
    const { guest, device } = found
    // Whoever asks doesn't have to wait for that, or be refused because of it.
    if (now - device.lastUsed > TOUCH_EVERY) this.storage.touchDevice(device.id, now).catch(() => {})
    const identity: Identity = { guest: guest.id, name: guest.name, device: device.id }
    this.remember(token, identity, now)
    return identity
  }

  /** A new person. The token is handed out once and never again. */
  async create(name: string, agent: string): Promise<{ identity: Identity; token: string }> {
    const guest: Guest = { id: randomBytes(16).toString('base64url'), name: checkName(name) }
    const { device, token } = this.newDevice(agent)
    await this.storage.addGuest(guest, { ...device, guest: guest.id })
    return { identity: { guest: guest.id, name: guest.name, device: device.id }, token }
  }

  async rename(identity: Identity, name: string): Promise<Identity> {
    const renamed: Identity = { ...identity, name: checkName(name) }
    if (renamed.name === identity.name) return identity
    await this.storage.renameGuest(identity.guest, renamed.name)
    this.cache.clear()
    return renamed
  }

  async link(identity: Identity): Promise<LinkCode> {
    const code = [...randomBytes(CODE_LENGTH)].map((byte) => CODE_SIGNS[byte & 31]).join('')
    const expires = this.clock.now() + CODE_LIFE
    await this.storage.addCode(hashOf(code), identity.guest, expires)
    return { code, expires }
  }

  /** Make this device one of the person who made the code. */
  async redeem(code: string, agent: string): Promise<{ identity: Identity; token: string }> {
    const { device, token } = this.newDevice(agent)
    const typed = code.toLowerCase().replace(/[^a-z0-9]/g, '')
    const redeemed = await this.storage.redeemCode(
      hashOf(typed),
      this.clock.now(),
      device,
      this.config.maxDevices,
    )
    if (!redeemed) throw failed('codeUnknown')
    this.forget(redeemed.closed)
    const { guest } = redeemed
    return { identity: { guest: guest.id, name: guest.name, device: device.id }, token }
  }

  async devices(identity: Identity): Promise<Device[]> {
    const rows = await this.storage.listDevices(identity.guest)
    return rows.map(({ id, label, created, lastUsed }) => ({
      id,
      label,
      created,
      lastUsed,
      current: id === identity.device,
    }))
  }

  async closeDevices(identity: Identity, which: string): Promise<void> {
    const chosen =
      which === 'all' ? which : which === 'others' ? { except: identity.device } : { only: which }
    this.forget(await this.storage.closeDevices(identity.guest, chosen))
  }

  /** These devices are logged out, here or through another process. */
  forget(devices: readonly string[]): void {
    if (devices.length === 0) return
    this.closings++
    for (const [key, { identity }] of this.cache)
      if (devices.includes(identity.device)) this.cache.delete(key)
    this.onClosed(devices)
  }

  private newDevice(agent: string): { device: Omit<DeviceRow, 'guest'>; token: string } {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const now = this.clock.now()
    const id = randomBytes(9).toString('base64url')
    const device = { id, tokenHash: hashOf(token), label: deviceLabel(agent), created: now, lastUsed: now }
    return { device, token }
  }

  private remember(token: string, identity: Identity, now: number): void {
    if (this.cache.size >= CACHE_ROOM) this.cache.clear()
    const life = this.storage.others ? CACHE_LIFE : CACHE_LIFE_ALONE
    this.cache.set(token, { identity, until: now + life })
  }
}

function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

/** The name as it may be shown; throws when nothing is left of it or too much. */
export function checkName(name: string): string {
  const clean = cleanName(name)
  if (clean === null) throw failed('badName')
  return clean
}
