/** The server's HTTP commands and questions. docs/api.md says what each means. */
import {
  PAGE_HEADER,
  type ChatLines,
  type Created,
  type CreateTable,
  type Device,
  type Failure,
  type GameInfo,
  type LinkCode,
  type Log,
  type Me,
  type Move,
  type MyTables,
  type Numbered,
  type PageId,
  type PlayAnswer,
  type Problem,
  type Replay,
  type Seat,
  type Seated,
  type TableAnswer,
  type TableList,
  type Viewer,
} from '@harvest/server/wire'
import { prefs } from '../lib/prefs.svelte.ts'
import { live } from './live.svelte.ts'

/** An answer that is not a yes, with a sentence for people. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | null
  readonly fresh: Numbered | null

  constructor(status: number, failure: Failure | null) {
    super(failure?.error.sentence ?? `status ${status}`)
    this.status = status
    this.problem = failure?.error ?? null
    this.fresh = failure?.fresh ?? null
  }
}

/** Ids of commands: repeating one under the same id does nothing twice. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const TRIES = 4

async function request(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  page?: PageId | null,
): Promise<Response> {
  return await fetch(`/api${path}`, {
    method,
    headers: {
      'accept-language': prefs.values.language,
      ...(page ? { [PAGE_HEADER]: page } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}

/**
 * Status 0 stands for no answer at all; a command keeps its id, so trying again is safe. While the connection is known
 * to be lost, commands wait for it.
 */
async function call<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  play?: { unsure: boolean },
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    let response: Response | null
    try {
      response = await request(method, path, body, play && live.page)
      if (response.ok) return (await response.json()) as T
    } catch {
      response = null
    }
    // Whatever was said to it is lost, and it may have been done.
    if (play && (response === null || response.status >= 500)) play.unsure = true
    if (response === null && body && live.lost) {
      await live.found()
      attempt = 0
      continue
    }
    const again = response === null || response.status === 503
    if (again && attempt < TRIES) {
      await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** attempt))
      continue
    }
    const failure = response ? ((await response.json().catch(() => null)) as Failure | null) : null
    throw new ApiError(response?.status ?? 0, failure?.error ? failure : null)
  }
}

const get = <T>(path: string): Promise<T> => call<T>('GET', path)
const post = <T>(path: string, body: object = {}): Promise<T> => call<T>('POST', path, body)
const command = <T>(path: string, body: object = {}): Promise<T> =>
  call<T>('POST', path, { id: newId(), ...body })

/** Something at a table that is followed: what comes of it comes with the answer. */
async function play(table: string, what: 'moves' | 'undo', body: object): Promise<void> {
  const told = live.expect(table)
  const tries = { unsure: false }
  let answer: PlayAnswer | null = null
  try {
    answer = await call<PlayAnswer>('POST', `/tables/${table}/${what}`, body, tries)
  } finally {
    told(answer, tries.unsure)
  }
}

const asSeat = (who: Viewer): string => (who === 'watcher' ? '' : `seat=${who}`)

export const api = {
  me: () => get<Me>('/me'),
  rename: (name: string) => post<Me>('/me', { name }),
  linkCode: () => post<LinkCode>('/me/link'),
  useCode: (code: string) => post<Me>('/link', { code }),
  devices: () => get<{ devices: readonly Device[] }>('/me/devices'),
  closeDevices: (which: string) => post('/me/devices/close', { which }),
  games: () => get<{ games: readonly GameInfo[] }>('/games'),
  myTables: () => get<MyTables>('/me/tables'),
  openTables: (game: string) => get<TableList>(`/tables?status=open&free=1${game ? `&game=${game}` : ''}`),
  playingTables: (game: string) => get<TableList>(`/tables?status=playing${game ? `&game=${game}` : ''}`),
  create: (wish: Omit<CreateTable, 'id'>) => command<Created>('/tables', wish),
  table: (id: string) => get<TableAnswer>(`/tables/${id}`),
  join: (id: string, seat?: Seat, name?: string) =>
    command<Seated>(`/tables/${id}/join`, {
      ...(seat === undefined ? {} : { seat }),
      ...(name === undefined ? {} : { name }),
    }),
  leave: (id: string, seat?: Seat) => command(`/tables/${id}/leave`, seat === undefined ? {} : { seat }),
  start: (id: string, open?: string) => command(`/tables/${id}/start`, open ? { open } : {}),
  botIn: (id: string, seat: Seat, level?: string) =>
    command(`/tables/${id}/bot`, level ? { seat, level } : { seat }),
  takeBack: (id: string, seat: Seat) => command(`/tables/${id}/return`, { seat }),
  vote: (id: string, seat: Seat, agree: boolean) => command(`/tables/${id}/vote`, { seat, agree }),
  rematch: (id: string) => command<Created>(`/tables/${id}/rematch`),
  say: (id: string, text: string) => command(`/tables/${id}/chat`, { text }),
  chat: (id: string, before: number) => get<ChatLines>(`/tables/${id}/chat?before=${before}`),
  moves: (id: string, commandId: string, seat: Seat, decision: number, moves: readonly Move[]) =>
    play(id, 'moves', { id: commandId, seat, decision, moves }),
  undo: (id: string, commandId: string, seat: Seat, decision: number, scope: 'step' | 'turn') =>
    play(id, 'undo', { id: commandId, seat, decision, scope }),
  view: (id: string, who: Viewer, at: number) => get<Numbered>(`/tables/${id}/view?${asSeat(who)}&at=${at}`),
  log: (id: string, who: Viewer) => get<Log>(`/tables/${id}/log?${asSeat(who)}`),
  replay: (id: string, who: Viewer) => get<Replay>(`/tables/${id}/replay?${asSeat(who)}`),
  record: async (id: string): Promise<string> => {
    const response = await request('GET', `/tables/${id}/record`)
    if (!response.ok) throw new ApiError(response.status, null)
    return await response.text()
  },
}
