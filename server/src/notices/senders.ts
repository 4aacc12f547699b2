/** The ways out: mail, web push and hooks. Each sends one message, or throws. */
import { createTransport, type Transporter } from 'nodemailer'
import webPush from 'web-push'
import type { Config } from '../config.ts'
import type { Language } from '../doors/language.ts'
import { guardedPost } from './guarded.ts'
import type { Message } from './message.ts'
import { OUTSIDE } from '../text/outside/index.ts'

export interface MailTarget {
  readonly address: string
  readonly language: Language
}

export interface PushTarget {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly language: Language
  /** What the device is called in the person's list. */
  readonly label: string
}

export const HOOK_FORMS = ['json', 'discord', 'slack', 'ntfy'] as const

export interface HookTarget {
  readonly url: string
  readonly form: (typeof HOOK_FORMS)[number]
  readonly language: Language
}

const CALLED: { readonly [form in HookTarget['form']]: string } = {
  json: 'JSON',
  discord: 'Discord',
  slack: 'Slack',
  ntfy: 'ntfy',
}

/** Where a hook leads, without what makes its address a password. */
export function hookLeads({ url, form }: HookTarget): string {
  return `${CALLED[form]}: ${new URL(url).host}`
}

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The other side will never take it: the channel has no future. */
export class Gone extends Error {}

/** The mail server did not take it. People are told what it has against their address; the rest is the admin's business. */
export class MailRefused extends Error {
  readonly said: string

  constructor(cause: unknown) {
    super('the mail server didn’t take it', { cause })
    const { command, response } = cause as { readonly command?: string; readonly response?: string }
    this.said = (command === 'RCPT TO' && response) || ''
  }
}

/** Shorter together than a notice stays in hand. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** A day. */
const PUSH_TTL = 24 * 60 * 60

export class Senders {
  private readonly config: Config
  private readonly vapid: VapidKeys
  private readonly transport: Transporter | null

  constructor(config: Config, vapid: VapidKeys) {
    this.config = config
    this.vapid = vapid
    this.transport = config.smtpUrl === '' ? null : createTransport({ url: config.smtpUrl, ...TIMEOUTS })
  }

  get canMail(): boolean {
    return this.transport !== null
  }

  get pushKey(): string {
    return this.vapid.publicKey
  }

  get allowed(): string[] {
    return this.config.hookHosts.split(/[\s,]+/).filter((host) => host !== '')
  }

  close(): void {
    this.transport?.close()
  }

  /** `id`: the same for every try of the same message. `off`: where a press ends these mails. */
  async mail(
    to: MailTarget,
    message: Message,
    id: string,
    off: string | null,
    press?: string,
  ): Promise<void> {
    if (!this.transport) throw new Error('no SMTP_URL')
    const words = OUTSIDE[to.language].notices
    const open = press ?? words.open
    const stop = off
      ? { text: `\n\n${words.off}: ${off}`, html: `<p><small><a href="${off}">${words.off}</a></small></p>` }
      : null
    const sent = this.transport.sendMail({
      from: this.config.mailFrom,
      to: to.address,
      subject: message.title,
      messageId: `<${id}@${new URL(this.config.publicUrl || 'http://localhost').hostname}>`,
      text: `${[message.title, ...message.lines].join('\n')}\n\n${open}: ${message.url}${inText(message)}${stop?.text ?? ''}\n`,
      html: [
        `<p><b>${escape(message.title)}</b></p>`,
        ...message.lines.map((line) => `<p>${escape(line)}</p>`),
        `<p><a href="${escape(message.url)}">${escape(open)}</a></p>`,
        message.position ? `<p style="white-space: pre-line">${escape(message.position)}</p>` : '',
        stop?.html ?? '',
      ].join('\n'),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(off
          ? { 'List-Unsubscribe': `<${off}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
          : {}),
      },
    })
    await sent.catch((error: unknown) => {
      throw new MailRefused(error)
    })
  }

  async push(to: PushTarget, message: Message, id: string): Promise<void> {
    const { title, lines, url, table } = message
    const payload = JSON.stringify({ title, body: lines.join(' '), url, tag: table ?? 'tables' })
    // Push services take no other kind of address.
    const subject = this.config.publicUrl.startsWith('https:') ? this.config.publicUrl : 'https://localhost'
    const details = webPush.generateRequestDetails({ endpoint: to.endpoint, keys: { ...to.keys } }, payload, {
      vapidDetails: { subject, ...this.vapid },
      TTL: PUSH_TTL,
      urgency: 'high',
      // While a device is away, only the newest of the same is kept for it.
      topic: id.slice(0, 32),
    })
    const { endpoint, headers, body } = details
    const status = await guardedPost(
      { url: endpoint, headers: headers as Record<string, string>, body: body! },
      this.allowed,
    )
    if (status === 404 || status === 410) throw new Gone(`the push service says ${status}`)
    if (status >= 300) throw new Error(`the push service says ${status}`)
  }

  async hook({ url, form }: HookTarget, message: Message, id: string): Promise<void> {
    const { headers, body } = hookBody(form, message, id)
    const status = await guardedPost({ url, headers, body }, this.allowed)
    if (status === 404 || status === 410) throw new Gone(`the hook says ${status}`)
    if (status >= 300) throw new Error(`the hook says ${status}`)
  }
}

function hookBody(
  form: HookTarget['form'],
  { title, lines, url, table }: Message,
  id: string,
): { readonly headers: { readonly [name: string]: string }; readonly body: string } {
  const json = { 'content-type': 'application/json' }
  const text = [title, ...lines, url].join('\n')
  switch (form) {
    case 'discord':
      // Names come from strangers: nobody is to be called by one.
      return { headers: json, body: JSON.stringify({ content: text, allowed_mentions: { parse: [] } }) }
    case 'slack':
      return { headers: json, body: JSON.stringify({ text: text.replace(/[&<>]/g, entity) }) }
    case 'ntfy':
      return { headers: { 'content-type': 'text/plain; charset=utf-8', click: url }, body: text }
    case 'json':
      return { headers: json, body: JSON.stringify({ id, title, lines, url, table }) }
  }
}

const ENTITIES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function entity(sign: string): string {
  return ENTITIES[sign] ?? sign
}

export function escape(text: string): string {
  return text.replace(/[&<>"]/g, entity)
}

function inText({ position }: Message): string {
  return position ? `\n\n${position}` : ''
}
