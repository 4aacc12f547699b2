/**
 * The house rules: who may come in and chat, how long things are kept, and what everybody is told. Kept in memory as
 * a whole, for they are looked at with every request; whatever changes them is stored first and then read again, by
 * every process.
 */
import type { Clock } from '../clock.ts'
import { failed } from '../problem.ts'
import { RecentKeys } from '../recent-keys.ts'
import type { Storage } from '../storage/contract.ts'
import type { GuestId } from '../tables/rows.ts'
import type { EntryKind, House, Sanction } from '../wire.ts'
import type { ChosenLimits } from './limits.ts'
import { isWithin } from './ranges.ts'

/** What is stored, by name and as JSON. */
interface Settings {
  readonly notice: string
  /** `hash` is that of the password, with its salt. */
  readonly entry: { readonly kind: EntryKind; readonly hash?: string }
  readonly limits: ChosenLimits
  readonly keep: {
    readonly games: number
    readonly chat: number
    readonly chatOfDeleted: House['chatOfDeleted']
  }
}

const USUAL: Settings = {
  notice: '',
  entry: { kind: 'open' },
  limits: {},
  keep: { games: 0, chat: 0, chatOfDeleted: 'erase' },
}

export interface ClubOptions {
  readonly storage: Pick<Storage, 'club'>
  readonly clock: Clock
}

export class Club {
  /** The rules are others now, here or through another process. */
  onChange: (before: Settings) => void = () => {}
  /** Tells the other processes. */
  tellOthers: () => void = () => {}
  settings: Settings = USUAL
  sanctions: readonly Sanction[] = []
  private readonly storage: Pick<Storage, 'club'>
  private readonly clock: Clock
  private read = ''
  private banned = new Map<GuestId, Sanction[]>()
  private muted = new Map<GuestId, Sanction[]>()
  private ranges: readonly Sanction[] = []
  private networks = new RecentKeys<readonly Sanction[]>()

  constructor({ storage, clock }: ClubOptions) {
    this.storage = storage
    this.clock = clock
  }

  static async open(options: ClubOptions): Promise<Club> {
    const club = new Club(options)
    await club.reload()
    return club
  }

  get house(): House {
    const { entry, notice, keep } = this.settings
    const { games: keepGames, chat: keepChat, chatOfDeleted } = keep
    return { entry: entry.kind, notice, keepGames, keepChat, chatOfDeleted }
  }

  /** What is stored may be other than what is known here. */
  async reload(): Promise<void> {
    const [rows, sanctions] = await Promise.all([
      this.storage.club<{ name: string; value: string }>('settings'),
      this.storage.club<Sanction>('sanctions'),
    ])
    const read = JSON.stringify([rows, sanctions])
    if (read === this.read) return
    this.read = read
    const before = this.settings
    this.settings = {
      ...USUAL,
      ...Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown])),
    }
    this.sanctions = sanctions
    const of = (kind: Sanction['kind']) => sanctions.filter((sanction) => sanction.kind === kind)
    this.banned = Map.groupBy(of('ban'), ({ target }) => target)
    this.muted = Map.groupBy(of('mute'), ({ target }) => target)
    this.ranges = of('range')
    this.networks = new RecentKeys()
    this.onChange(before)
  }

  /** Store something, by `write`, and go by it from now on, in every process. */
  async change(write: () => Promise<unknown>): Promise<void> {
    await write()
    await this.reload()
    this.tellOthers()
  }

  async put<K extends keyof Settings>(name: K, value: Settings[K]): Promise<void> {
    await this.change(() => this.storage.club('putSetting', name, JSON.stringify(value)))
  }

  checkPerson(guest: GuestId): void {
    const ban = this.inForce(this.banned.get(guest))
    if (ban) throw failed('banned', aboutOf(ban))
  }

  checkVoice(guest: GuestId): void {
    const mute = this.inForce(this.muted.get(guest))
    if (mute) throw failed('muted', aboutOf(mute))
  }

  checkNetwork(network: string): void {
    if (this.ranges.length === 0) return
    const ban = this.inForce(
      this.networks.get(network) ??
        this.networks.set(
          network,
          this.ranges.filter(({ target }) => isWithin(network, [target])),
        ),
    )
    if (ban) throw failed('addressBanned', aboutOf(ban))
  }

  /** Whether somebody, or everybody from their address, may not come in. */
  isShutOut(guest: GuestId | null, network: string): boolean {
    try {
      if (guest !== null) this.checkPerson(guest)
      this.checkNetwork(network)
      return false
    } catch {
      return true
    }
  }

  private inForce(sanctions: readonly Sanction[] | undefined): Sanction | undefined {
    return sanctions?.find(({ until }) => until === null || until > this.clock.now())
  }
}

/** What somebody is told about why, and until when. */
function aboutOf({ note, until }: Sanction): { note: string; until: number | null } {
  return { note, until }
}
