/** Somebody who comes to the server through a proxy, from an address of their own on loopback. */
import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { WebSocket } from 'ws'
import type { ClientFrame, ServerFrame } from '../src/wire.ts'
import { SITE } from './proxy-recipes.ts'

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly raw: Buffer
  json<T>(): T
}

export class Visitor {
  /** As they were set, attributes and all. */
  cookies: readonly string[] = []
  private readonly options: {
    readonly host: string
    readonly port: number
    readonly servername: string
    readonly ca: string
    readonly localAddress: string
    readonly agent: false
  }
  private commands = 0

  constructor(port: number, ca: string, localAddress: string) {
    this.options = { host: '127.0.0.1', port, servername: SITE, ca, localAddress, agent: false }
  }

  async send(method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<Reply> {
    const asked = request({ ...this.options, method, path, headers: { ...this.headers(), ...more } })
    if (body) asked.setHeader('content-type', 'application/json')
    asked.end(body && JSON.stringify(body))
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    const raw = Buffer.concat(chunks)
    const { headers, statusCode } = answer
    if (headers['set-cookie']) this.cookies = headers['set-cookie']
    return { status: statusCode!, headers, raw, json: () => JSON.parse(raw.toString()) as never }
  }

  get(path: string, more: Record<string, string> = {}): Promise<Reply> {
    return this.send('GET', path, undefined, more)
  }

  /** A command that must succeed. */
  async do<T>(path: string, body: object = {}): Promise<T> {
    const id = `${this.options.localAddress}-${++this.commands}`
    const reply = await this.send('POST', path, { id, ...body })
    if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${reply.raw.toString()}`)
    return reply.json<T>()
  }

  async socket(): Promise<Page> {
    const { host, port, ...tls } = this.options
    const ws = new WebSocket(`wss://${host}:${port}/api/socket`, { ...tls, headers: this.headers() })
    const page = new Page(ws)
    await once(ws, 'open')
    return page
  }

  /** As a browser would send them from a page of the site. */
  private headers(): Record<string, string> {
    const jar = this.cookies.map((set) => set.split(';')[0]!).filter((pair) => !pair.endsWith('='))
    return {
      host: SITE,
      origin: `https://${SITE}`,
      ...(jar.length > 0 ? { cookie: jar.join('; ') } : {}),
    }
  }
}

/** A page's socket. */
export class Page {
  private readonly ws: WebSocket
  private readonly frames: ServerFrame[] = []
  private wake: () => void = () => {}

  constructor(ws: WebSocket) {
    this.ws = ws
    ws.on('message', (data) => {
      this.frames.push(JSON.parse((data as Buffer).toString()) as ServerFrame)
      this.wake()
    })
  }

  say(frame: ClientFrame): void {
    this.ws.send(JSON.stringify(frame))
  }

  /** The first frame of this kind from now on, or one that has not been looked at. */
  async hear<T extends ServerFrame['t']>(t: T): Promise<Extract<ServerFrame, { t: T }>> {
    for (;;) {
      const frame = this.frames.shift()
      if (frame?.t === t) return frame as Extract<ServerFrame, { t: T }>
      if (!frame) await new Promise<void>((resolve) => (this.wake = resolve))
    }
  }

  /** That the server still asks whether it is there. */
  async ping(): Promise<void> {
    await once(this.ws, 'ping')
  }

  close(): void {
    this.ws.terminate()
  }
}
