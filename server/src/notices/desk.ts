/** Where people say how they want to be told, and where links in mails lead. */
import { createHmac, hash, randomBytes } from 'node:crypto'
import webPush from 'web-push'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Language } from '../doors/language.ts'
import { failed } from '../problem.ts'
import type { Channel } from '../storage/notice-contract.ts'
import type { Storage } from '../storage/contract.ts'
import { RateLimit } from '../limits.ts'
import type { AddChannel, ChannelInfo, NoticeChoices, NoticePace } from '../wire.ts'
import { checkAddress, Forbidden } from './guarded.ts'
import type { Teller } from './message.ts'
import { deliver } from './notifier.ts'
import {
  hookLeads,
  MailRefused,
  Senders,
  type HookTarget,
  type MailTarget,
  type PushTarget,
} from './senders.ts'
import { OUTSIDE } from '../text/outside/index.ts'

const DAY = 24 * 60 * 60_000
const MINUTE = 60_000
const MAX_CHANNELS = 10
/** So often a day we ask at an address whether it wants our mails: whoever names it may be a stranger there. */
const ASKED_A_DAY = 3
const SECONDS_A_DAY = DAY / 1000
const MAIL = /^[^\s@<>"(),:;\\]{1,64}@[^\s@<>"(),:;\\]{1,200}\.[^\s@<>"(),:;\\]{2,60}$/

export interface DeskOptions {
  readonly storage: Storage
  readonly config: Config
  readonly clock: Clock
  readonly senders: Senders
  readonly teller: Teller
  /** Made at the first start: addresses in mails and feeds are made with it. */
  readonly secret: string
}

/** Whoever adds a channel, as their browser tells. */
export interface ChannelAsker {
  readonly language: Language
  /** What the device is called in the person's list. */
  readonly label: string
  /** What limits count its address as. */
  readonly network: string
}

export class NoticeDesk {
  private readonly options: DeskOptions
  /** Mails to addresses that have not said yes, by address and by the network that asks for them. */
  private readonly asked: RateLimit
  private readonly asking: RateLimit

  constructor(options: DeskOptions) {
    this.options = options
    const { rateMails } = options.config
    this.asked = new RateLimit(options.clock, ASKED_A_DAY / SECONDS_A_DAY, ASKED_A_DAY)
    this.asking = new RateLimit(options.clock, rateMails / SECONDS_A_DAY, rateMails)
  }

  /** The keys of a server, made at its first start and kept with its data. */
  static async open(options: Omit<DeskOptions, 'senders' | 'secret'>): Promise<NoticeDesk> {
    const { storage, config } = options
    const vapid = await storage.keepSecret('vapid', JSON.stringify(webPush.generateVAPIDKeys()))
    const secret = await storage.keepSecret('notices', newToken())
    const senders = new Senders(config, JSON.parse(vapid) as ReturnType<typeof webPush.generateVAPIDKeys>)
    return new NoticeDesk({ ...options, senders, secret })
  }

  get senders(): Senders {
    return this.options.senders
  }

  get teller(): Teller {
    return this.options.teller
  }

  async choices(guest: string): Promise<NoticeChoices> {
    const { storage, senders } = this.options
    const channels = await storage.listChannels(guest)
    const feed = await this.feedPath(guest)
    return { mail: senders.canMail, pushKey: senders.pushKey, channels: channels.map(infoOf), feed }
  }

  async add(guest: string, wish: AddChannel, asker: ChannelAsker): Promise<void> {
    const { storage, clock } = this.options
    const target = this.targetOf(wish, asker)
    const known = await storage.listChannels(guest)
    const same = known.find(
      ({ kind, target: other }) => kind === wish.kind && whereTo(other) === whereTo(target),
    )
    if (!same && known.length >= MAX_CHANNELS) throw failed('tooManyChannels')
    const id = same?.id ?? randomBytes(9).toString('base64url')
    const now = clock.now()
    const channel: Channel = {
      id,
      guest,
      kind: wish.kind,
      target,
      tokenHash: hashOf(this.tokenOf(id)),
      ready: wish.kind !== 'mail' || (same?.ready ?? false),
      ...paceOf(wish.pace, now),
      seen: now,
    }
    if (channel.ready) return storage.putChannel(channel)
    const givenBack = this.checkMail(channel, asker.network)
    await storage.putChannel(channel)
    await this.askToConfirm(channel, givenBack)
  }

  async setPace(guest: string, id: string, pace: NoticePace): Promise<void> {
    const channel = await this.ownChannel(guest, id)
    const { delay, next } = paceOf(pace, this.options.clock.now())
    // What nobody confirms goes at its time, whatever is changed about it.
    await this.options.storage.putChannel({ ...channel, delay, next: channel.ready ? next : channel.next })
  }

  async remove(guest: string, id: string): Promise<void> {
    await this.ownChannel(guest, id)
    await this.options.storage.dropChannel(id)
  }

  /** Send a test; what goes wrong is told to whoever pressed. Nobody gets one who has not said yes. */
  async test(guest: string, id: string, network: string): Promise<void> {
    const channel = await this.ownChannel(guest, id)
    if (!channel.ready) return this.askToConfirm(channel, this.checkMail(channel, network))
    const { language } = JSON.parse(channel.target) as { language: Language }
    const message = {
      title: OUTSIDE[language].notices.test,
      lines: [],
      url: `${this.teller.url}/`,
      table: null,
    }
    const { senders } = this.options
    try {
      const test = `test-${randomBytes(9).toString('hex')}`
      await deliver({ senders, offAddress: (each) => this.offAddress(each) }, channel, message, test)
    } catch (error) {
      throw failed('notDelivered', { detail: detailOf(error) })
    }
  }

  /** By the link in a mail: whoever has it has read the mail. */
  async confirm(token: string): Promise<Channel | null> {
    const channel = await this.options.storage.findChannel(hashOf(token))
    if (channel && !channel.ready) await this.options.storage.putChannel({ ...channel, ready: true })
    return channel
  }

  async find(token: string): Promise<Channel | null> {
    return this.options.storage.findChannel(hashOf(token))
  }

  async end(token: string): Promise<Channel | null> {
    const channel = await this.find(token)
    if (channel) await this.options.storage.dropChannel(channel.id)
    return channel
  }

  offAddress({ id }: Channel): string {
    return `${this.teller.url}/api/notices/off?token=${this.tokenOf(id)}`
  }

  /** Whose feed an address leads to; null when it was renewed, or never was one. */
  async feedOwner(token: string): Promise<string | null> {
    return (await this.options.storage.findSecret(`feed-of ${hashOf(token)}`)) || null
  }

  /** From now on the old address leads nowhere. */
  async renewFeed(guest: string): Promise<void> {
    const { storage } = this.options
    const before = await storage.findSecret(`feed ${guest}`)
    if (before) await storage.putSecret(`feed-of ${hashOf(before)}`, '')
    await storage.putSecret(`feed ${guest}`, newToken())
  }

  /** Nothing is to lead to this person any more. */
  async forget(guest: string): Promise<void> {
    const { storage } = this.options
    for (const { id } of await storage.listChannels(guest)) await storage.dropChannel(id)
    const token = await storage.findSecret(`feed ${guest}`)
    if (token === null) return
    await storage.club('dropSecret', `feed-of ${hashOf(token)}`)
    await storage.club('dropSecret', `feed ${guest}`)
  }

  private async feedPath(guest: string): Promise<string> {
    const { storage } = this.options
    const token = await storage.keepSecret(`feed ${guest}`, newToken())
    await storage.keepSecret(`feed-of ${hashOf(token)}`, guest)
    return `/api/feed?token=${token}`
  }

  private tokenOf(channel: string): string {
    return this.nameOf(`channel ${channel}`)
  }

  /** A name that only this server can make of this. */
  nameOf(what: string): string {
    return createHmac('sha256', this.options.secret).update(what).digest('base64url')
  }

  private async ownChannel(guest: string, id: string): Promise<Channel> {
    const found = (await this.options.storage.listChannels(guest)).find((channel) => channel.id === id)
    if (!found) throw failed('noSuchChannel')
    return found
  }

  private targetOf(wish: AddChannel, { language, label }: ChannelAsker): string {
    const { senders } = this.options
    if (wish.kind === 'mail') {
      if (!senders.canMail) throw failed('noMail')
      if (!MAIL.test(wish.address)) throw failed('badAddress')
      return JSON.stringify({ address: wish.address, language } satisfies MailTarget)
    }
    const url = wish.kind === 'push' ? wish.endpoint : wish.url
    try {
      checkAddress(url, senders.allowed)
    } catch (error) {
      if (error instanceof Forbidden) throw failed('badAddress')
      throw error
    }
    if (wish.kind === 'hook') return JSON.stringify({ url, form: wish.form, language } satisfies HookTarget)
    return JSON.stringify({ endpoint: url, keys: wish.keys, language, label } satisfies PushTarget)
  }

  /** Throws when no more mails may go to an address today; else how to take that back. */
  private checkMail({ target }: Channel, network: string): () => void {
    const { address } = JSON.parse(target) as MailTarget
    // Whatever follows a plus sign is delivered to the same person.
    const mailbox = this.nameOf(`mail ${address.toLowerCase().replace(/\+[^@]*/, '')}`)
    if (this.asking.take(network) > 0) throw failed('tooManyMails')
    if (this.asked.take(mailbox) > 0) {
      this.asking.giveBack(network)
      throw failed('tooManyMails')
    }
    return () => {
      this.asking.giveBack(network)
      this.asked.giveBack(mailbox)
    }
  }

  private async askToConfirm(channel: Channel, notSent: () => void): Promise<void> {
    const target = JSON.parse(channel.target) as MailTarget
    const { title, text, open } = OUTSIDE[target.language].notices.confirm
    const url = `${this.teller.url}/api/notices/confirm?token=${this.tokenOf(channel.id)}`
    try {
      const id = `confirm-${randomBytes(9).toString('hex')}`
      await this.options.senders.mail(target, { title, lines: [text], url, table: null }, id, null, open)
    } catch (error) {
      notSent()
      await this.options.storage.dropChannel(channel.id)
      throw failed('notDelivered', { detail: detailOf(error) })
    }
  }
}

export function detailOf(error: unknown): string {
  if (error instanceof MailRefused) return error.said.slice(0, 200)
  return error instanceof Error ? error.message.slice(0, 200) : ''
}

function newToken(): string {
  return randomBytes(24).toString('base64url')
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url')
}

/** What tells a channel from another of its kind. */
function whereTo(target: string): string {
  const { address, endpoint, url } = JSON.parse(target) as { [name: string]: string }
  return (address ?? endpoint ?? url)!
}

function paceOf(pace: NoticePace, now: number): Pick<Channel, 'delay' | 'next'> {
  return { delay: pace === 'daily' ? null : pace * MINUTE, next: now + DAY }
}

function infoOf({ id, kind, target, ready, delay }: Channel): ChannelInfo {
  return {
    id,
    kind,
    to: toOf(kind, JSON.parse(target)),
    ready,
    pace: delay === null ? 'daily' : delay / MINUTE,
  }
}

/** Of a hook only where it leads: its address is a password. */
function toOf(kind: Channel['kind'], target: unknown): string {
  if (kind === 'mail') return (target as MailTarget).address
  return kind === 'push' ? ((target as PushTarget).label ?? '') : hookLeads(target as HookTarget)
}
