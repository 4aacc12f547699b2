/**
 * Sends what is due. Who is waited for is written with the move that led to it, and a notice is taken in hand in the
 * storage before it is sent: of several processes one sends it, none is lost with a process, and a move that is made
 * meanwhile calls it off.
 */
import type { Clock } from '../clock.ts'
import type { Language } from '../doors/language.ts'
import { Rounds } from '../rounds.ts'
import type { Channel, DueNotice } from '../storage/notice-contract.ts'
import type { Storage } from '../storage/contract.ts'
import { myTableOf } from '../tables/listing.ts'
import { dayMessage, turnMessage, type Message, type Teller } from './message.ts'
import { Gone, type HookTarget, type MailTarget, type PushTarget, type Senders } from './senders.ts'

const TICK = 2_000
const SEEN_EVERY = 20_000
/** A page that was on a screen so short a time ago may be loading anew. */
const RELOAD = 10_000
/** How much longer it takes at most until all processes know of a page that is on a screen. */
const HEARD_OF = SEEN_EVERY + TICK
/** Whoever has taken a notice in hand and is not heard of for this long has ended. */
const IN_HAND = 2 * 60_000
const HANDFUL = 50
const TABLES = 100
/** How long to wait after each failure; from the last on it stays the same. */
const AGAIN = [60_000, 5 * 60_000, 30 * 60_000, 2 * 60 * 60_000]
/** A hook that never works is not called for ever. */
const MAX_TRIES = { mail: Infinity, push: 8, hook: 8 }

export interface NotifierOptions {
  readonly storage: Storage
  readonly clock: Clock
  readonly senders: Senders
  readonly teller: Teller
  /** How a table stands, in words. */
  positionOf(table: string, language: Language): Promise<string>
  /** The people who have a page on a screen, through this process. */
  lookers(): readonly string[]
  /** Until when these people certainly looked; each time is told once. */
  takeSeen(isMeant: (guest: string) => boolean): readonly (readonly [guest: string, at: number])[]
  /** For how long a page of another process may be on a screen without a sign; null if there is no other. */
  readonly silence: number | null
  /** Where a press ends the mails of a channel. */
  offAddress(channel: Channel): string
  /** A name that nobody else could have made of this. */
  nameOf(what: string): string
  readonly onTrouble: (error: unknown, what: string) => void
}

export class Notifier {
  private readonly options: NotifierOptions
  private readonly rounds: Rounds
  private noted = -Infinity
  /** Until when people looked, as far as that is not stored. */
  private readonly seen = new Map<string, number>()

  constructor(options: NotifierOptions) {
    this.options = options
    this.rounds = new Rounds(options.clock, () => this.tick())
  }

  start(): void {
    this.rounds.start(TICK)
  }

  async stop(): Promise<void> {
    await this.rounds.stop()
    this.options.senders.close()
  }

  /** Resolves when nothing is being sent. */
  settled(): Promise<void> {
    return this.rounds.settled()
  }

  /** Everything that is due now. */
  private async tick(): Promise<void> {
    const { storage, clock, onTrouble } = this.options
    try {
      await this.noteSeen()
      const now = clock.now()
      const { silence } = this.options
      const open = now - (silence === null ? RELOAD : RELOAD + silence + HEARD_OF)
      const due = await storage.listNotices(now, open, HANDFUL)
      const here = new Set(this.options.lookers())
      await Promise.all(due.filter(({ channel }) => !here.has(channel.guest)).map((each) => this.send(each)))
    } catch (error) {
      onTrouble(error, 'notices can’t be sent now')
    }
  }

  /** Of those who look away at once, before they are told what they have seen. */
  private async noteSeen(): Promise<void> {
    const { storage, clock, takeSeen, lookers } = this.options
    const now = clock.now()
    const here = new Set(lookers())
    const isTime = now - this.noted >= SEEN_EVERY
    for (const [guest, at] of takeSeen((guest) => isTime || !here.has(guest))) this.seen.set(guest, at)
    if (this.seen.size > 0) await storage.noteSeen([...this.seen])
    this.seen.clear()
    if (isTime) this.noted = now
  }

  private async send(notice: DueNotice): Promise<void> {
    const { storage, clock, onTrouble } = this.options
    const now = clock.now()
    const tries = await storage.takeNotice(notice, now, now + IN_HAND)
    if (tries === null) return
    const { channel } = notice
    try {
      const message = await this.messageOf(notice)
      if (message) await deliver(this.options, channel, message, this.idOf(notice))
      await storage.endNotice(notice, clock.now(), null)
    } catch (error) {
      if (error instanceof Gone && channel.kind === 'push') return storage.dropChannel(channel.id)
      onTrouble(error, `a notice by ${channel.kind} could not be sent`)
      const wait = AGAIN[Math.min(tries, AGAIN.length) - 1]!
      const hopeless = tries >= MAX_TRIES[channel.kind]
      await storage.endNotice(notice, clock.now(), hopeless ? null : clock.now() + wait)
    }
  }

  /** Null when nothing waits any more. */
  private async messageOf({ channel, wait }: DueNotice): Promise<Message | null> {
    const { storage, teller, positionOf } = this.options
    const { language } = JSON.parse(channel.target) as { language: Language }
    const tables = (await storage.listOf(channel.guest, TABLES)).filter(({ toMove }) => toMove).map(myTableOf)
    if (wait) {
      const table = tables.find(({ id }) => id === wait.table)
      if (!table) return null
      const message = turnMessage(table, language, teller)
      if (channel.kind !== 'mail') return message
      return { ...message, position: await positionOf(table.id, language) }
    }
    return tables.length > 0 ? dayMessage(tables, language, teller) : null
  }

  /** The same for each try. The number of a row tells how many secret ones came before it, so it is not in there as it is. */
  private idOf({ channel, wait }: DueNotice): string {
    return this.options.nameOf(`notice ${channel.id} ${wait ? `${wait.table} ${wait.seq}` : channel.next}`)
  }
}

/** Send one message through a channel, or throw. */
export async function deliver(
  { senders, offAddress }: Pick<NotifierOptions, 'senders' | 'offAddress'>,
  channel: Channel,
  message: Message,
  id: string,
): Promise<void> {
  const target: unknown = JSON.parse(channel.target)
  if (channel.kind === 'mail') await senders.mail(target as MailTarget, message, id, offAddress(channel))
  else if (channel.kind === 'push') await senders.push(target as PushTarget, message, id)
  else await senders.hook(target as HookTarget, message, id)
}
