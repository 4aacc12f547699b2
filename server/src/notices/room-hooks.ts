/**
 * Hooks of a table: a chat room hears when its game begins, whose turn it is, and how it ends. What a room was last told
 * is kept with its hook, so nothing has to be written with a move: every few seconds a process looks which tables have
 * gone on since, claims the hook in the storage and tells the room how things stand now. A room that was down hears only
 * that.
 */
import { randomBytes } from 'node:crypto'
import { listed } from '@harvest/engine'
import type { Clock } from '../clock.ts'
import { pickLanguage, type Language } from '../doors/language.ts'
import { nameSeats } from '../people/seat-names.ts'
import { failed } from '../problem.ts'
import { Rounds } from '../rounds.ts'
import type { Storage } from '../storage/contract.ts'
import type { Table } from '../tables/table.ts'
import type { Tables } from '../tables/tables.ts'
import { OUTSIDE } from '../text/outside/index.ts'
import type { AddHook, HookInfo } from '../wire.ts'
import { detailOf } from './desk.ts'
import { checkAddress, Forbidden } from './guarded.ts'
import type { Message, Teller } from './message.ts'
import { Gone, hookLeads, type HookTarget, type Senders } from './senders.ts'

const TICK = 2_000
/** A table plays on for this long before its room is told again. */
const BETWEEN = 20_000
/** Whoever has claimed a hook and is not heard of for this long has ended. */
const IN_HAND = 2 * 60_000
/** How long to wait after each failure; after the last, the room misses what it would have been told. */
const AGAIN = [60_000, 5 * 60_000, 30 * 60_000, 2 * 60 * 60_000]
const HANDFUL = 50
const PER_TABLE = 3
const PER_PERSON = 20

interface DueHook {
  readonly id: string
  readonly table: string
  readonly target: string
  /** What the room was last told, as `markOf` has it. */
  readonly mark: string
  readonly updated: number
}

/** What there is to tell, if anything; the same mark is never told twice in a row. */
interface News {
  readonly mark: string
  readonly lines: readonly string[]
  readonly isEnd: boolean
}

export interface RoomHooksOptions {
  readonly storage: Storage
  readonly clock: Clock
  readonly tables: Tables
  readonly senders: Senders
  readonly teller: Teller
  nameOf(what: string): string
  readonly onTrouble: (error: unknown, what: string) => void
}

export class RoomHooks {
  private readonly options: RoomHooksOptions
  private readonly rounds: Rounds

  constructor(options: RoomHooksOptions) {
    this.options = options
    this.rounds = new Rounds(options.clock, () => this.tick())
  }

  start(): void {
    this.rounds.start(TICK)
  }

  stop(): Promise<void> {
    return this.rounds.stop()
  }

  /** Resolves when nothing is being sent. */
  settled(): Promise<void> {
    return this.rounds.settled()
  }

  /** A table's hooks, for somebody who plays there. Their addresses are passwords, so they're told only where they lead. */
  async list(table: Table, guest: string): Promise<HookInfo[]> {
    checkAtTable(table, guest)
    const rows = await this.options.storage.club<{ id: string; guest: string; name: string; target: string }>(
      'hooksAt',
      table.id,
    )
    return rows.map(({ id, guest: by, name, target }) => ({
      id,
      to: hookLeads(JSON.parse(target) as HookTarget),
      by: name,
      yours: by === guest,
    }))
  }

  async add(
    table: Table,
    guest: string,
    name: string,
    wish: AddHook,
    accepted: string | undefined,
  ): Promise<void> {
    const { storage, senders, clock } = this.options
    checkAtTable(table, guest)
    const { status } = table.describe(null).table
    if (status !== 'open' && status !== 'playing') throw failed('notPlaying')
    try {
      checkAddress(wish.url, senders.allowed)
    } catch (error) {
      if (error instanceof Forbidden) throw failed('badAddress')
      throw error
    }
    const [counted] = await storage.club<{ here: number; own: number }>('countHooks', table.id, guest)
    if (counted!.here >= PER_TABLE || counted!.own >= PER_PERSON) throw failed('tooManyChannels')
    const target: HookTarget = { ...wish, language: pickLanguage(accepted) }
    const id = randomBytes(9).toString('base64url')
    const now = clock.now()
    // It hears of whatever comes next, and of a game that's already on.
    const mark = status === 'open' ? markOf(status, []) : ''
    await storage.club('addHook', id, table.id, guest, name, JSON.stringify(target), mark, now)
  }

  /** By whoever set it, or by the host. */
  async remove(table: Table, guest: string, id: string): Promise<void> {
    const hook = (await this.list(table, guest)).find((each) => each.id === id)
    if (!hook) throw failed('noSuchChannel')
    if (!hook.yours && !table.describe(guest).you.host) throw failed('notHost')
    await this.options.storage.club('dropHook', id)
  }

  async test(table: Table, guest: string, id: string): Promise<void> {
    const { storage, senders, teller } = this.options
    checkAtTable(table, guest)
    const rows = await storage.club<{ id: string; target: string }>('hooksAt', table.id)
    const hook = rows.find((each) => each.id === id)
    if (!hook) throw failed('noSuchChannel')
    const target = JSON.parse(hook.target) as HookTarget
    const message = messageOf(table, [OUTSIDE[target.language].notices.test], teller)
    try {
      await senders.hook(target, message, `test-${randomBytes(9).toString('hex')}`)
    } catch (error) {
      throw failed('notDelivered', { detail: detailOf(error) })
    }
  }

  private async tick(): Promise<void> {
    const { storage, clock, onTrouble } = this.options
    try {
      const due = await storage.club<DueHook & { [column: string]: string | number }>(
        'dueHooks',
        clock.now(),
        HANDFUL,
      )
      await Promise.all(due.map((hook) => this.tell(hook)))
    } catch (error) {
      onTrouble(error, 'rooms can’t be told now')
    }
  }

  private async tell(hook: DueHook): Promise<void> {
    const { storage, clock, tables, senders, teller, nameOf, onTrouble } = this.options
    const now = clock.now()
    const [taken] = await storage.club<{ tries: number }>('takeHook', hook.id, now, now + IN_HAND)
    if (!taken) return
    const target = JSON.parse(hook.target) as HookTarget
    const told = (mark: string, wait: number): Promise<unknown> =>
      storage.club('toldHook', hook.id, mark, hook.updated, clock.now() + wait)
    try {
      const seen = await tables.use(hook.table, async (table) => {
        await table.refresh()
        const news = newsOf(table, hook.mark, target.language)
        return news && { news, message: messageOf(table, news.lines, teller) }
      })
      if (seen === null) return void (await told(hook.mark, 0))
      const { news, message } = seen
      const id = nameOf(`room ${hook.id} ${hook.mark} ${news.mark}`)
      if (news.lines.length > 0) await senders.hook(target, message, id)
      if (news.isEnd) await storage.club('dropHook', hook.id)
      else await told(news.mark, BETWEEN)
    } catch (error) {
      if (error instanceof Gone) return void (await storage.club('dropHook', hook.id))
      onTrouble(error, 'a room could not be told')
      const wait = AGAIN[taken.tries - 1]
      if (wait === undefined) await told(hook.mark, BETWEEN)
      else await storage.club('holdHook', hook.id, clock.now() + wait)
    }
  }
}

function checkAtTable(table: Table, guest: string): void {
  const { you } = table.describe(guest)
  if (you.seats.length === 0 && !you.host) throw failed('notYourSeat')
}

function markOf(status: string, waiting: readonly number[]): string {
  return [status, ...waiting].join(' ')
}

/** Null if there's nothing new: it's a bot's turn, or still the same people's. */
function newsOf(table: Table, before: string, language: Language): News | null {
  const { table: info } = table.describe(null)
  const { preview, notices } = OUTSIDE[language]
  const names = nameSeats(info.seats, (seat) => String(seat + 1))
  if (info.status === 'closed') return { mark: info.status, lines: [], isEnd: true }
  if (info.status === 'finished') {
    const { scores } = table.as('watcher').now().update
    const winners = (scores ?? []).filter(({ place }) => place === 1).map(({ seat }) => names(seat))
    const end =
      winners.length === 0 ? preview.over : preview.won(listed(winners, preview.and), winners.length)
    return { mark: info.status, lines: [end], isEnd: true }
  }
  const people = info.waiting.filter((seat) => info.seats[seat]!.kind === 'person')
  const mark = markOf(info.status, people)
  if (info.status === 'open' || people.length === 0 || mark === before) return null
  const toMove = preview.toMove(listed(people.map(names), preview.and))
  const begins = before === markOf('open', [])
  return { mark, lines: begins ? [notices.begun, toMove] : [toMove], isEnd: false }
}

function messageOf(table: Table, lines: readonly string[], { games, url }: Teller): Message {
  const { table: info } = table.describe(null)
  const title = info.name || (games.get(info.game)?.game.name ?? info.game)
  return { title, lines, url: `${url}/table/${info.id}`, table: info.id }
}
