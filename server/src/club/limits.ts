/** Limits that the admin can set while the server runs. They are kept with the data and win over the environment. */
import type { RateLimit } from '../limits.ts'
import type { Config } from '../config.ts'
import { settings } from '../settings.ts'
import { failed } from '../problem.ts'
import type { LimitInfo } from '../wire.ts'

export const SETTABLE = [
  'maxTables',
  'maxTablesPerGuest',
  'maxSockets',
  'maxSocketsPerIp',
  'maxSocketsPerGuest',
  'maxWatchers',
  'maxChatKept',
  'maxChatText',
  'ratePerIp',
  'ratePerGuest',
  'rateGuests',
  'rateTables',
  'rateChat',
] as const satisfies readonly (keyof Config)[]

export type Settable = (typeof SETTABLE)[number]
export type ChosenLimits = { readonly [name in Settable]?: number }

const HOUR = 60 * 60

type Rate = (config: Config) => readonly [perSecond: number, atOnce: number]
type Rated = 'ip' | 'guest' | 'newcomers' | 'tables' | 'chat'

/** How fast each bucket fills, and how much it holds. */
export const RATES: { readonly [limit in Rated]: Rate } = {
  ip: ({ ratePerIp }) => [ratePerIp, ratePerIp * 10],
  guest: ({ ratePerGuest }) => [ratePerGuest, ratePerGuest * 5],
  newcomers: ({ rateGuests }) => [rateGuests / HOUR, rateGuests],
  tables: ({ rateTables }) => [rateTables / HOUR, rateTables],
  chat: ({ rateChat }) => [rateChat / 60, Math.ceil(rateChat / 3)],
}

/** A configuration whose limits can change: everybody who holds it reads the new ones. */
export class LiveLimits {
  readonly config: Config
  private readonly usual: Config

  constructor(config: Config) {
    this.usual = config
    this.config = { ...config }
  }

  apply(chosen: ChosenLimits, limits: { readonly [limit in Rated]: Pick<RateLimit, 'set'> }): void {
    const config = this.config as { -readonly [name in Settable]: number }
    for (const name of SETTABLE) config[name] = chosen[name] ?? this.usual[name]
    for (const name of Object.keys(RATES) as Rated[]) limits[name].set(...RATES[name](this.config))
  }

  list(): LimitInfo[] {
    return SETTABLE.map((name) => {
      const { min, max } = settings[name]
      return { name, value: this.config[name], usual: this.usual[name], min, max }
    })
  }
}

/** Throws when there is no such limit, or not so much of it. */
export function checkSettable(name: string, value: number | null): Settable {
  const found = SETTABLE.find((known) => known === name)
  if (!found) throw failed('noSuchSetting')
  const { min, max } = settings[found]
  if (value !== null && (value < min || value > max)) throw failed('badLimit', { min, max })
  return found
}
