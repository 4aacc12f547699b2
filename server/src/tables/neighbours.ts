/**
 * Other server processes on the same database. News from them make this one read on; because news can be lost,
 * every few seconds it also compares what it knows with what is stored. Who is connected where is told around.
 */
import type { Clock } from '../clock.ts'
import { Unavailable, type Others } from '../storage/contract.ts'
import type { TurnFrame } from '../wire.ts'
import type { GuestId } from './rows.ts'
import type { Here } from './presence.ts'
import type { Table } from './table.ts'
import type { Tables } from './tables.ts'

/** How long a process may be behind when all news are lost. */
const LOOK_EVERY = 5_000
/** A process that hasn't been heard from for this long has no pages any more. */
const SILENT_AFTER = 4 * LOOK_EVERY
/** A table whose bots haven't moved for this long has lost the process that was thinking for it. */
const STUCK_AFTER = 15_000
/** Connected devices are looked up only once in this many looks. */
const DEVICES_EVERY = 12

/** What processes tell each other. */
type Message =
  | {
      readonly t: 'here'
      readonly table: string
      readonly guests: readonly GuestId[]
      readonly watchers: number
    }
  /** Null: at all tables. */
  | { readonly t: 'who'; readonly table: string | null }
  /** Something was taken out of a line of chat, or perhaps out of any. */
  | { readonly t: 'line'; readonly table: string; readonly n: number | null }
  /** The house rules have changed. */
  | { readonly t: 'club' }
  | { readonly t: 'page'; readonly guest: GuestId; readonly frame: TurnFrame }
  | { readonly t: 'alive' }
  | { readonly t: 'gone' }

export interface NeighbourOptions {
  readonly others: Others
  readonly tables: Tables
  readonly clock: Clock
  /** A frame for the pages of one person. */
  readonly tell: (guest: GuestId, frame: TurnFrame) => void
  /** The bots of a table may have to go on here. */
  readonly wake: (table: Table) => void
  /** Devices that are connected to this process. */
  readonly devices: () => readonly string[]
  /** Devices that are logged out. */
  readonly closed: (devices: readonly string[]) => void
  /** The house rules may have changed; asked every few seconds, and at once when another process says so. */
  readonly clubChanged: () => Promise<void>
  readonly onTrouble: (error: unknown, what: string) => void
}

export class Neighbours {
  private readonly options: NeighbourOptions
  /** By table, then by process. */
  private readonly presence = new Map<string, Map<string, Here>>()
  /** When each process was last heard of. */
  private readonly heard = new Map<string, number>()
  /** Processes that were silent for too long, and may still be there. */
  private readonly silent = new Set<string>()
  /** What was told of this process last, by table. */
  private readonly told = new Map<string, string>()
  /** Tables that failed to be read, and will not be tried every few seconds. */
  private readonly unreadable = new Set<string>()
  private looks = 0
  private stopLooking: () => void = () => {}
  private closed = false

  constructor(options: NeighbourOptions) {
    this.options = options
    const { others, tables, clock, tell, closed } = options
    others.listen({
      appended: (id, seq) => this.refresh(tables.find(id), seq),
      said: (id, n) => void tables.find(id)?.readChat(n).catch(this.trouble),
      closed,
      told: (from, message) => {
        if (!isMessage(message)) return
        this.heard.set(from, clock.now())
        if (this.silent.delete(from)) this.tell({ t: 'who', table: null })
        this.receive(from, message, tell)
      },
      missed: () => this.lookAgain(),
    })
    this.schedule()
  }

  /** Who is at a table through the others. */
  at(table: string): Here {
    const guests = new Set<GuestId>()
    let watchers = 0
    for (const here of this.presence.get(table)?.values() ?? []) {
      for (const guest of here.guests) guests.add(guest)
      watchers += here.watchers
    }
    return { guests, watchers }
  }

  /** A table has been read into memory: who is there already? */
  ask(table: string): void {
    this.tell({ t: 'who', table })
  }

  /** A table has left the memory. */
  forget(table: string): void {
    this.presence.delete(table)
    this.told.delete(table)
  }

  /** Pages of this process have come or gone. */
  moved(table: Table): void {
    const { guests, watchers } = table.here()
    const message: Message = { t: 'here', table: table.id, guests: [...guests].sort(), watchers }
    const text = JSON.stringify(message)
    const nobody = guests.size === 0 && watchers === 0
    if ((this.told.get(table.id) ?? '') === text || (nobody && !this.told.has(table.id))) return
    if (nobody) this.told.delete(table.id)
    else this.told.set(table.id, text)
    this.tell(message)
  }

  /** A frame for pages of a person that are connected elsewhere. */
  pass(guest: GuestId, frame: TurnFrame): void {
    this.tell({ t: 'page', guest, frame })
  }

  /** Something was taken out of a line of chat. */
  passLine(table: string, n: number | null): void {
    this.tell({ t: 'line', table, n })
  }

  passClub(): void {
    this.tell({ t: 'club' })
  }

  close(): void {
    this.closed = true
    this.stopLooking()
    this.options.others.tell({ t: 'gone' } satisfies Message)
  }

  private tell(message: Message): void {
    if (!this.closed) this.options.others.tell(message)
  }

  private receive(from: string, message: Message, tell: NeighbourOptions['tell']): void {
    const { tables } = this.options
    if (message.t === 'gone') return this.drop(from)
    if (message.t === 'page') {
      // Where the table is in memory its pages hear of it from there.
      if (!('table' in message.frame && tables.find(String(message.frame.table))))
        tell(message.guest, message.frame)
      return
    }
    if (message.t === 'alive') return
    if (message.t === 'club') return void this.options.clubChanged().catch(this.trouble)
    if (message.t === 'line')
      return void tables.find(message.table)?.readChatAgain(message.n).catch(this.trouble)
    if (message.table === null) return this.tellAll()
    const table = tables.find(message.table)
    if (!table) return
    if (message.t === 'here')
      return this.note(table, from, { guests: new Set(message.guests), watchers: message.watchers })
    this.told.delete(table.id)
    this.moved(table)
  }

  private tellAll(): void {
    this.told.clear()
    for (const table of this.options.tables.all()) this.moved(table)
  }

  private note(table: Table, from: string, here: Here | null): void {
    const before = this.at(table.id)
    const known = this.presence.get(table.id) ?? new Map<string, Here>()
    if (here && (here.guests.size > 0 || here.watchers > 0)) known.set(from, here)
    else known.delete(from)
    if (known.size > 0) this.presence.set(table.id, known)
    else this.presence.delete(table.id)
    table.movedElsewhere(before)
  }

  /** A process has ended: whoever was connected to it is not any more. */
  private drop(from: string): void {
    this.heard.delete(from)
    for (const [id, known] of this.presence) {
      const table = this.options.tables.find(id)
      if (!table) this.presence.delete(id)
      else if (known.has(from)) this.note(table, from, null)
    }
  }

  private refresh(table: Table | undefined, seq?: number): void {
    void table?.refresh(seq).catch(this.trouble)
  }

  private schedule(): void {
    this.stopLooking = this.options.clock.later(LOOK_EVERY, () => {
      this.schedule()
      this.tell({ t: 'alive' })
      for (const [process, time] of this.heard)
        if (this.options.clock.now() - time > SILENT_AFTER) {
          this.drop(process)
          this.silent.add(process)
        }
      const devices = ++this.looks % DEVICES_EVERY === 0
      const looking = [
        this.look(),
        this.wakeStuck(),
        this.options.clubChanged(),
        devices ? this.lookAtDevices() : null,
      ]
      Promise.all(looking).catch(this.trouble)
    })
  }

  /** Compare all tables that somebody needs with what is stored. */
  private async look(): Promise<void> {
    const { others, tables } = this.options
    const needed = [...tables.all()].filter((table) => table.followed || table.botQuestions().length > 0)
    if (needed.length === 0) return
    for (const { table: id, seq, chat } of await others.newest(needed.map(({ id }) => id))) {
      this.refresh(tables.find(id), seq)
      await tables.find(id)?.readChat(chat)
    }
  }

  /** Go on for a process that has ended while its bots were thinking. */
  private async wakeStuck(): Promise<void> {
    const { options } = this
    const { others, tables, clock } = options
    for (const id of await others.listStuck(clock.now() - STUCK_AFTER))
      if (!this.unreadable.has(id))
        await tables.use(id, options.wake).catch((error: unknown) => {
          if (error instanceof Unavailable) throw error
          this.unreadable.add(id)
          this.options.onTrouble(error, 'a table can’t be read')
        })
  }

  private async lookAtDevices(): Promise<void> {
    const { others, devices, closed } = this.options
    const connected = devices()
    if (connected.length > 0) closed(await others.listClosed(connected))
  }

  /** News have been missed. */
  private lookAgain(): void {
    this.tell({ t: 'who', table: null })
    this.tellAll()
    const lines = [...this.options.tables.all()].map((table) => table.readChatAgain(null))
    Promise.all([this.look(), this.lookAtDevices(), this.options.clubChanged(), ...lines]).catch(this.trouble)
  }

  private readonly trouble = (error: unknown): void => {
    if (!this.closed) this.options.onTrouble(error, 'what other processes wrote could not be read yet')
  }
}

/** Another release, or another program on the same channel, may say what is not known here. */
function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null) return false
  const { t, table, guests, watchers, guest, frame, n } = value as Record<string, unknown>
  switch (t) {
    case 'alive':
    case 'club':
    case 'gone':
      return true
    case 'line':
      return typeof table === 'string' && (n === null || typeof n === 'number')
    case 'who':
      return table === null || typeof table === 'string'
    case 'here':
      return typeof table === 'string' && Array.isArray(guests) && typeof watchers === 'number'
    case 'page':
      return typeof guest === 'string' && typeof frame === 'object' && frame !== null
    default:
      return false
  }
}
