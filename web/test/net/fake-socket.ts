/** A WebSocket without a network, and a connection that speaks through it. */
import type { ClientFrame, CommandFrame, ServerFrame } from '@harvest/server/wire'
import { Connection } from '../../src/net/connection.ts'
import type { Request } from '../../src/net/doors.ts'
import type { Follower } from '../../src/net/subscriptions.ts'

type Listener = (event: { data?: string; code?: number }) => void

export class FakeSocket {
  static made: FakeSocket[] = []
  readonly said: ClientFrame[] = []
  private readonly listeners: { [event: string]: Listener } = {}

  constructor() {
    FakeSocket.made.push(this)
  }

  static get newest(): FakeSocket {
    return FakeSocket.made.at(-1)!
  }

  addEventListener(event: string, listener: Listener): void {
    this.listeners[event] = listener
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientFrame)
  }

  close(): void {
    this.drop(1000)
  }

  open(): void {
    this.tell({ t: 'hello', name: 'Ruth' })
  }

  tell(frame: ServerFrame): void {
    this.listeners.message!({ data: JSON.stringify(frame) })
  }

  drop(code = 1006): void {
    this.listeners.close!({ code })
  }

  answer(id: string, status = 200, body: unknown = {}): void {
    this.tell({ t: 'answer', id, status, body })
  }

  /** What was said, in short: the ids of commands, and which table from which number on. */
  get heard(): string[] {
    return this.said.map((frame) =>
      'do' in frame ? frame.id : frame.t === 'sub' ? `sub ${frame.table} ${frame.from ?? 'all'}` : frame.t,
    )
  }
}

/** Nothing answers by HTTP either. */
export const nowhere: Request = () => Promise.reject(new TypeError('no network'))

export function connect(request: Request = nowhere): Connection {
  FakeSocket.made = []
  Object.assign(globalThis, { WebSocket: FakeSocket })
  return new Connection(
    { connected: false, lost: false, back: false, held: [] },
    () => 'ws://here/api/socket',
    request,
  )
}

export const move = (id: string): CommandFrame => ({ do: 'moves', id, table: 'table', seat: 0 })

/** Notes in short what it is told. */
export function follower(told: string[]): Follower {
  return {
    table: (info) => told.push(`table ${info.status}`),
    sync: (as, update) => told.push(`sync ${as} ${update?.at ?? 'null'}`),
    update: (as, update, id) => told.push(`update ${as} ${update.at}${id ? ` by ${id}` : ''}`),
    chat: (lines) => told.push(...lines.map(({ text }) => text)),
    orders: ({ standing }) => told.push(`orders ${standing.length}`),
    refused: ({ key }) => told.push(`refused ${key}`),
  }
}

export const update = (n: number, id?: string): ServerFrame =>
  ({ ...seen('update', n), ...(id ? { id } : {}) }) as ServerFrame
export const sync = (n: number): ServerFrame => seen('sync', n)
export const resumed = (n: number): ServerFrame => seen('resumed', n)

function seen(t: 'sync' | 'resumed' | 'update', n: number): ServerFrame {
  return { t, table: 'table', as: 0, n, update: { at: n, waiting: [] } } as unknown as ServerFrame
}
