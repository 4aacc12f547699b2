/** Somebody who uses the API: a cookie jar, requests, sockets. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Move, Seat } from '@harvest/engine'
import type {
  ClientFrame,
  CommandName,
  Created,
  Failure,
  Numbered,
  PlayAnswer,
  ServerFrame,
  Update,
} from '../../src/wire.ts'

import { checkAnswer } from './answers.ts'

export interface Answer<T = unknown> {
  readonly status: number
  readonly body: T
  readonly headers: Headers
}

let made = 0

function newCommandId(): string {
  return `command-${++made}`
}

export class Client {
  /** Another one after the server has moved. */
  url: string
  cookie: string | null = null
  headers: Record<string, string> = {}
  private readonly sockets: TestSocket[] = []

  constructor(url: string) {
    this.url = url
  }

  /** An id for a command that nobody has used. */
  id(): string {
    return newCommandId()
  }

  async get<T = unknown>(path: string): Promise<Answer<T>> {
    return this.send('GET', path, undefined)
  }

  async post<T = unknown>(path: string, body: unknown): Promise<Answer<T>> {
    return this.send('POST', path, JSON.stringify(body))
  }

  /** A command under a new id that must succeed. */
  async do<T = unknown>(path: string, body: object = {}): Promise<T> {
    const answer = await this.post<T>(path, { id: this.id(), ...body })
    assert.ok(answer.status < 300, `${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  async send<T>(method: string, path: string, body: string | undefined): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      body,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...this.headers,
      },
    })
    const set = response.headers.getSetCookie()[0]
    if (set) this.cookie = set.split(';')[0]!
    const text = await response.text()
    const json = response.headers.get('content-type')?.startsWith('application/json')
    const answer = json ? (JSON.parse(text) as unknown) : text
    if (json) checkAnswer(method, path, response.status, answer)
    return { status: response.status, headers: response.headers, body: answer as T }
  }

  /** Make a table; with two people it does not start by itself. */
  async table(game: string, seats: readonly string[], more: object = {}): Promise<string> {
    return (await this.do<Created>('/api/tables', { game, seats, ...more })).table
  }

  async view(table: string, seat: Seat | null, at?: number): Promise<Numbered> {
    const query = new URLSearchParams()
    if (seat !== null) query.set('seat', String(seat))
    if (at !== undefined) query.set('at', String(at))
    const answer = await this.get<Numbered>(`/api/tables/${table}/view?${query}`)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer.body
  }

  /** Make moves at the decision as it stands. */
  async play(table: string, seat: Seat, ...moves: Move[]): Promise<Answer<PlayAnswer & Failure>> {
    const { update } = await this.view(table, seat)
    return this.post(`/api/tables/${table}/moves`, { id: this.id(), seat, decision: update.decision, moves })
  }

  /** Make the first offered move that is of this kind, or the first at all. */
  async playAny(table: string, seat: Seat, kind?: string): Promise<PlayAnswer> {
    const { update } = await this.view(table, seat)
    const offer = update.offers.find(({ move }) => kind === undefined || move.do === kind)
    assert.ok(offer, `no move ${kind ?? ''} is offered: ${JSON.stringify(update.offers)}`)
    const answer = await this.play(table, seat, offer.move)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer.body
  }

  /** Make a secret choice as a whole, as far as others are told that it is made. */
  async choose(table: string, seat: Seat): Promise<void> {
    for (;;) {
      const { at, waiting } = (await this.view(table, seat)).update
      if (!waiting.includes(seat) || (await this.playAny(table, seat)).at > at) return
    }
  }

  async undo(table: string, seat: Seat, scope: 'step' | 'turn'): Promise<Answer<PlayAnswer & Failure>> {
    const { update } = await this.view(table, seat)
    return this.post(`/api/tables/${table}/undo`, { id: this.id(), seat, decision: update.decision, scope })
  }

  async socket(): Promise<TestSocket> {
    const headers = { ...this.headers, ...(this.cookie ? { cookie: this.cookie } : {}) }
    const ws = new WebSocket(this.url.replace('http', 'ws') + '/api/socket', { headers })
    const socket = new TestSocket(ws)
    this.sockets.push(socket)
    await once(ws, 'open')
    return socket
  }

  /** A socket that follows a table already. */
  async follow(table: string, as: Seat | 'watcher', more: object = {}): Promise<TestSocket> {
    const socket = await this.socket()
    socket.send({ t: 'sub', table, as, ...more } as ClientFrame)
    await socket.next((frame) => frame.t === 'sync' || frame.t === 'resumed' || frame.t === 'refused')
    return socket
  }

  close(): void {
    for (const socket of this.sockets) socket.ws.terminate()
  }
}

type Frame<T extends ServerFrame['t']> = Extract<ServerFrame, { t: T }>

export type SocketAnswer<T> = Frame<'answer'> & { readonly body: T }

/** Keeps every frame, and hands each out once, in order. */
export class TestSocket {
  readonly ws: WebSocket
  readonly frames: ServerFrame[] = []
  readonly closed: Promise<number>
  private taken = 0
  private wake: () => void = () => {}
  private readonly answers: Frame<'answer'>[] = []
  private readonly answered: (() => void)[] = []

  constructor(ws: WebSocket) {
    this.ws = ws
    ws.on('message', (data) => {
      const frame = JSON.parse((data as Buffer).toString()) as ServerFrame
      this.frames.push(frame)
      if (frame.t === 'answer') this.answers.push(frame)
      for (const wake of this.answered.splice(0)) wake()
      this.wake()
    })
    ws.on('error', () => {})
    this.closed = new Promise((resolve) => ws.on('close', (code) => resolve(code)))
  }

  send(frame: ClientFrame): void {
    this.ws.send(JSON.stringify(frame))
  }

  /** Give a command over the socket, under a new id unless there is one, and wait for its answer. */
  async do<T = unknown>(
    name: CommandName,
    table: string | null,
    body: object = {},
  ): Promise<SocketAnswer<T>> {
    const id = 'id' in body ? String(body.id) : newCommandId()
    this.send({ do: name, id, ...(table === null ? {} : { table }), ...body })
    for (;;) {
      const found = this.answers.find((answer) => answer.id === id)
      if (found) {
        this.answers.splice(this.answers.indexOf(found), 1)
        return found as SocketAnswer<T>
      }
      await new Promise<void>((resolve) => this.answered.push(resolve))
    }
  }

  /** The next frame that fits; those before it are passed over. */
  async next(fits: (frame: ServerFrame) => boolean): Promise<ServerFrame> {
    for (;;) {
      while (this.taken < this.frames.length) {
        const frame = this.frames[this.taken++]!
        if (fits(frame)) return frame
      }
      await new Promise<void>((resolve) => (this.wake = resolve))
    }
  }

  async nextOf<T extends ServerFrame['t']>(t: T): Promise<Frame<T>> {
    return (await this.next((frame) => frame.t === t)) as Frame<T>
  }

  /** The next table frame that fits. */
  async tableWhere(fits: (frame: Frame<'table'>) => boolean): Promise<Frame<'table'>> {
    return (await this.next((frame) => frame.t === 'table' && fits(frame))) as Frame<'table'>
  }

  allOf<T extends ServerFrame['t']>(t: T): Frame<T>[] {
    return this.frames.filter((frame) => frame.t === t) as Frame<T>[]
  }

  /** The newest position this socket knows. */
  get update(): Update | null {
    const last = this.frames.findLast((frame) => frame.t === 'update' || frame.t === 'sync')
    return (last as Frame<'update'> | undefined)?.update ?? null
  }
}
