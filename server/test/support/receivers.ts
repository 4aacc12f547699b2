/** Real ends for notices: a mail server, a web server for hooks, and a push service that reads what it gets. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import { SMTPServer } from 'smtp-server'

/** What comes in, in order; each is handed out once. */
export class Inbox<T> {
  readonly all: T[] = []
  private taken = 0
  private wake: () => void = () => {}

  put(item: T): void {
    this.all.push(item)
    this.wake()
  }

  async next(): Promise<T> {
    while (this.taken === this.all.length) await new Promise<void>((resolve) => (this.wake = resolve))
    return this.all[this.taken++]!
  }
}

export interface Mail {
  readonly to: string
  readonly headers: string
  /** Both forms of it, without the breaks that mail puts into long lines. */
  readonly body: string
}

export interface MailServer {
  readonly url: string
  readonly port: number
  readonly inbox: Inbox<Mail>
  stop(): Promise<void>
}

export async function mailServer(t: TestContext, port = 0): Promise<MailServer> {
  const inbox = new Inbox<Mail>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString().replaceAll('\r\n', '\n')
        const end = text.indexOf('\n\n')
        const to = session.envelope.rcptTo[0]?.address ?? ''
        inbox.put({ to, headers: unfolded(text.slice(0, end)), body: readable(text.slice(end)) })
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  let stopped: Promise<void> | null = null
  const stop = () => (stopped ??= new Promise<void>((resolve) => server.close(() => resolve())))
  t.after(stop)
  const { port: bound } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${bound}`, port: bound, inbox, stop }
}

function unfolded(headers: string): string {
  return headers.replaceAll(/\n[ \t]+/g, ' ')
}

/** From quoted-printable back to what was written. */
function readable(body: string): string {
  const bytes = body
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

export interface Hit {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Receiver {
  readonly url: string
  readonly inbox: Inbox<Hit>
  /** What it answers from now on. */
  answer: { readonly status: number; readonly headers?: { readonly [name: string]: string } }
}

export async function receiver(t: TestContext): Promise<Receiver> {
  const inbox = new Inbox<Hit>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      inbox.put({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(found.answer.status, found.answer.headers).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  const { port } = server.address() as AddressInfo
  const found: Receiver = { url: `http://127.0.0.1:${port}`, inbox, answer: { status: 204 } }
  return found
}

/** A browser's side of web push (RFC 8291): the keys it subscribes with, and how it reads what comes. */
export class PushDevice {
  private readonly pair = createECDH('prime256v1')
  private readonly auth = randomBytes(16)

  constructor() {
    this.pair.generateKeys()
  }

  get keys(): { readonly p256dh: string; readonly auth: string } {
    return {
      p256dh: this.pair.getPublicKey().toString('base64url'),
      auth: this.auth.toString('base64url'),
    }
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + body[20]!)
    const sealed = body.subarray(21 + body[20]!)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender])
    const secret = derive(this.pair.computeSecret(sender), this.auth, info, 32)
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
}

function derive(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length))
}
