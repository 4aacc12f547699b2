/** One viewer of the leak check: keeps every byte that requests and a socket give. */
import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Viewer } from '@harvest/engine'
import type { CheckServer } from './harness.ts'

export class Eyes {
  private readonly server: CheckServer
  private readonly cookie: string
  private readonly ws: WebSocket
  private frames: string[] = []
  /** Who waits for the answer to a command; answers come in the order of the commands. */
  private readonly asking: ((answer: string) => void)[] = []
  private pongs = 0

  private constructor(server: CheckServer, token: string, ws: WebSocket) {
    this.server = server
    this.cookie = `harvest=${token}`
    this.ws = ws
    ws.on('message', (data) => this.hear((data as Buffer).toString()))
    ws.on('pong', () => this.pongs++)
  }

  static async open(server: CheckServer, token: string): Promise<Eyes> {
    const url = server.url.replace('http', 'ws').replace('localhost', '127.0.0.1') + '/api/socket'
    const ws = new WebSocket(url, { headers: { cookie: `harvest=${token}` } })
    await once(ws, 'open')
    return new Eyes(server, token, ws)
  }

  close(): void {
    this.ws.terminate()
  }

  private hear(text: string): void {
    if (text.startsWith('{"t":"answer"')) this.asking.shift()?.(text)
    else this.frames.push(text)
  }

  async follow(tables: readonly string[], as: Viewer): Promise<void> {
    this.frames = []
    for (const table of tables) this.ws.send(JSON.stringify({ t: 'sub', table, as }))
    while (this.frames.filter((frame) => frame.includes('"t":"sync"')).length < tables.length)
      await once(this.ws, 'message')
    await this.settle()
  }

  unfollow(tables: readonly string[]): void {
    for (const table of tables) this.ws.send(JSON.stringify({ t: 'unsub', table }))
    this.frames = []
  }

  /** Wait until everything the server has sent so far is here. */
  async settle(): Promise<void> {
    const before = this.pongs
    this.ws.ping()
    while (this.pongs === before) await once(this.ws, 'pong')
  }

  /** The frames about each of the tables since the last look, in order. */
  take(tables: readonly [string, string]): [string, string] {
    const of = (table: string): string => this.frames.filter((frame) => frame.includes(table)).join('\n')
    const taken: [string, string] = [of(tables[0]), of(tables[1])]
    this.frames = []
    return taken
  }

  takeAll(): string[] {
    const taken = this.frames
    this.frames = []
    return taken
  }

  /** A request that must succeed. */
  async json(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const answer = await this.request(method, path, body)
    if (!answer.startsWith('2')) throw new Error(`${method} ${path}: ${answer}`)
    return JSON.parse(answer.slice(answer.indexOf('\n\n') + 2)) as unknown
  }

  async get(path: string): Promise<string> {
    return this.request('GET', path)
  }

  /** Only one table's entry in a list. */
  async getPart(path: string, table: string): Promise<string> {
    const answer = await this.request('GET', path)
    const { tables } = JSON.parse(answer.slice(answer.indexOf('\n\n') + 2)) as { tables: { id: string }[] }
    return JSON.stringify(tables.find(({ id }) => id === table) ?? null)
  }

  /** A command over the socket; everything that comes back, as one text. */
  async say(table: string, name: string, body: { readonly [name: string]: unknown }): Promise<string> {
    const given = await this.withDecision(`/api/tables/${table}`, body)
    this.ws.send(JSON.stringify({ do: name, table, ...given }))
    return new Promise((resolve) => this.asking.push(resolve))
  }

  async post(path: string, body: { readonly [name: string]: unknown }): Promise<string> {
    return this.request('POST', path, await this.withDecision(path.replace(/\/[^/]+$/, ''), body))
  }

  /** Decision -1 stands for the decision as it is now. */
  private async withDecision(
    table: string,
    body: { readonly [name: string]: unknown },
  ): Promise<{ readonly [name: string]: unknown }> {
    if (body.decision !== -1) return body
    const view = await this.get(`${table}/view?seat=${body.seat}`)
    const { update } = JSON.parse(view.slice(view.indexOf('\n\n') + 2)) as { update: { decision: number } }
    return { ...body, decision: update.decision }
  }

  /** Status, headers and body as one text. */
  private async request(method: 'GET' | 'POST', url: string, body?: object): Promise<string> {
    const response = await this.server.inject({
      method,
      url,
      headers: { cookie: this.cookie },
      ...(body && { body }),
    })
    const headers = Object.entries(response.headers).filter(([name]) => name !== 'date')
    return `${response.statusCode}\n${headers.map(([name, value]) => `${name}: ${String(value)}`).join('\n')}\n\n${response.body}`
  }
}

/** Status and body of an answer, whichever door it came through. */
export function contentOf(answer: string): string {
  if (!answer.startsWith('{')) return `${answer.slice(0, 3)} ${answer.slice(answer.indexOf('\n\n') + 2)}`
  const { status, body } = JSON.parse(answer) as { status: number; body: unknown }
  return `${status} ${JSON.stringify(body)}`
}
