/** Somebody at an address of their own whose every observation is written down: each answer and each frame, in order. */
import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Viewer } from '@harvest/engine'
import type { ServerFrame } from '../src/wire.ts'
import type { CheckServer } from './harness.ts'

/** One connected page. */
export class Page {
  /** Of updates of the main table: what a page that comes back begins with. */
  n = 0
  private readonly ws: WebSocket
  private frames: string[] = []
  private pongs = 0
  private code: number | null = null
  private wake: () => void = () => {}

  private constructor(ws: WebSocket) {
    this.ws = ws
    ws.on('message', (data) => this.hear((data as Buffer).toString()))
    ws.on('pong', () => {
      this.pongs++
      this.wake()
    })
    ws.on('error', () => {})
    ws.on('close', (code) => {
      this.code = code
      this.wake()
    })
  }

  static async open(server: CheckServer, headers: Record<string, string>): Promise<Page> {
    const url = server.url.replace('http', 'ws').replace('localhost', '127.0.0.1') + '/api/socket'
    const ws = new WebSocket(url, { headers })
    const page = new Page(ws)
    await Promise.race([once(ws, 'open'), once(ws, 'close')])
    return page
  }

  get isClosed(): boolean {
    return this.code !== null
  }

  /** The code of its end, or null while it is open. */
  get closedWith(): number | null {
    return this.code
  }

  private hear(text: string): void {
    this.frames.push(text)
    const frame = JSON.parse(text) as ServerFrame
    if (frame.t === 'sync' || frame.t === 'update') this.n = frame.n
    this.wake()
  }

  /** Text and bytes as they are, anything else as JSON. */
  say(frame: object | string | Buffer): void {
    if (this.isClosed) return
    const asIs = typeof frame === 'string' || Buffer.isBuffer(frame)
    this.ws.send(asIs ? frame : JSON.stringify(frame))
  }

  /** Say something and wait until it is answered, or the page is closed. */
  async ask(
    frame: object | string | Buffer,
    isAnswer: (frame: ServerFrame) => boolean,
  ): Promise<ServerFrame | null> {
    const before = this.frames.length
    this.say(frame)
    for (;;) {
      for (const text of this.frames.slice(before)) {
        const heard = JSON.parse(text) as ServerFrame
        if (isAnswer(heard)) return heard
      }
      if (this.isClosed) return null
      await this.woken()
    }
  }

  /** Wait until everything the server has sent so far is here. */
  async settle(): Promise<void> {
    if (this.isClosed) return
    const before = this.pongs
    this.ws.ping()
    while (this.pongs === before && !this.isClosed) await this.woken()
  }

  /** What came since the last look, in order. */
  take(): string {
    const taken = this.frames
    this.frames = []
    return [...taken, this.code === null ? 'open' : `closed with ${this.code}`].join('\n')
  }

  async close(): Promise<void> {
    if (this.isClosed) return
    this.ws.close(1000)
    while (!this.isClosed) await this.woken()
  }

  private woken(): Promise<void> {
    return new Promise((resolve) => (this.wake = resolve))
  }
}

export interface WitnessOptions {
  readonly name: string
  /** As which they look at the main table. */
  readonly as: Viewer
  /** Null for somebody without an identity. */
  readonly token: string | null
  readonly address: string
  /** The server as it is now: there may be another one later. */
  server(): CheckServer
  note(what: string, seen: string): void
}

export class Witness {
  readonly name: string
  readonly as: Viewer
  /** Follows the main table, unless they are away. */
  main: Page | null = null
  /** Follows something else, so that it is told whose turn it is. */
  aside: Page | null = null
  private readonly options: WitnessOptions
  private readonly headers: Record<string, string>
  private sent = 0

  constructor(options: WitnessOptions) {
    const { name, as, token, address } = options
    this.options = options
    this.name = name
    this.as = as
    this.headers = { 'x-forwarded-for': address, ...(token === null ? {} : { cookie: `harvest=${token}` }) }
  }

  /** An id for a command, the same in every life. */
  newId(): string {
    return `${this.name}-command-${++this.sent}`
  }

  /** Returns the status. */
  async get(path: string): Promise<number> {
    return (await this.request('GET', path)).status
  }

  async post(path: string, body: object): Promise<{ status: number; body: unknown }> {
    const { status, text } = await this.request('POST', path, body)
    return { status, body: JSON.parse(text) }
  }

  /** Status, headers and body: nothing is left out but the date. */
  private async request(method: 'GET' | 'POST', url: string, body?: object) {
    const { headers } = this
    const response = await this.options.server().inject({ method, url, headers, ...(body && { body }) })
    const told = Object.entries(response.headers).filter(([name]) => name !== 'date')
    const lines = told.map(([name, value]) => `${name}: ${String(value)}`)
    const seen = [response.statusCode, ...lines, response.body].join('\n')
    this.note(`${method} ${url}${body ? ` ${JSON.stringify(body)}` : ''}`, seen)
    return { status: response.statusCode, text: response.body }
  }

  /** A command through either door. */
  async command(
    door: 'http' | 'socket',
    table: string,
    name: string,
    body: { readonly id: string; readonly [field: string]: unknown },
  ): Promise<{ status: number; body: unknown }> {
    const page = this.aside ?? this.main
    if (door === 'http' || !page || page.isClosed) return this.post(`/api/tables/${table}/${name}`, body)
    const answer = await page.ask(
      { do: name, table, ...body },
      (frame) => frame.t === 'answer' && frame.id === body.id,
    )
    if (answer?.t !== 'answer') return { status: 0, body: null }
    return { status: answer.status, body: answer.body }
  }

  openPage(): Promise<Page> {
    return Page.open(this.options.server(), this.headers)
  }

  /** Follow a table; resolves when the server has said what there is. */
  async follow(page: Page, table: string, more: object = {}): Promise<'sync' | 'resumed' | 'refused' | null> {
    const frame = await page.ask({ t: 'sub', table, as: this.as, ...more }, ({ t }) =>
      ['sync', 'resumed', 'refused'].includes(t),
    )
    return (frame?.t as 'sync' | 'resumed' | 'refused' | undefined) ?? null
  }

  /** Write down what has come over the sockets. */
  async hear(when: string): Promise<void> {
    for (const [which, page] of [
      ['page', this.main],
      ['other page', this.aside],
    ] as const) {
      if (!page) continue
      await page.settle()
      this.note(`${which} after ${when}`, page.take())
    }
  }

  note(what: string, seen: string): void {
    this.options.note(`${this.name}: ${what}`, seen)
  }
}
