/** What the server can be told and asked. docs/api.md says what each means. */
import type {
  ChatLines,
  CommandName,
  Created,
  CreateTable,
  Device,
  Failure,
  GameInfo,
  LinkCode,
  Log,
  Me,
  Move,
  MyTables,
  Numbered,
  Problem,
  Replay,
  Seat,
  Seated,
  StoryAnswer,
  TableAnswer,
  TableList,
  Viewer,
} from '@harvest/server/wire'
import { request } from './http.ts'
import { live } from './live.svelte.ts'

/** An answer that is not a yes, with a sentence for people. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | null
  readonly fresh: Numbered | null

  constructor(status: number, failure: Failure | null) {
    super(failure?.error?.sentence ?? `status ${status}`)
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

/**
 * Status 0 stands for no answer at all. While the connection is known to be lost, whatever changes something waits
 * for it.
 */
async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const response = await request(method, path, body).catch(() => null)
    if (response?.ok) return (await response.json()) as T
    if (response === null && body && live.state.lost) {
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
    throw new ApiError(response?.status ?? 0, failure)
  }
}

const get = <T>(path: string): Promise<T> => call<T>('GET', path)
const post = <T>(path: string, body: object = {}): Promise<T> => call<T>('POST', path, body)

/** What changes a table goes by the way on which its news come. */
async function command<T>(what: CommandName, table?: string, body: object = {}): Promise<T> {
  const { status, body: answer } = await live.command({
    do: what,
    id: newId(),
    ...(table === undefined ? {} : { table }),
    ...body,
  })
  if (status === 200 || status === 201) return answer as T
  throw new ApiError(status, answer as Failure | null)
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
  create: (wish: Omit<CreateTable, 'id'>) => command<Created>('create', undefined, wish),
  table: (id: string) => get<TableAnswer>(`/tables/${id}`),
  join: (id: string, seat?: Seat, name?: string) =>
    command<Seated>('join', id, {
      ...(seat === undefined ? {} : { seat }),
      ...(name === undefined ? {} : { name }),
    }),
  leave: (id: string, seat?: Seat) => command('leave', id, seat === undefined ? {} : { seat }),
  start: (id: string, open?: string) => command('start', id, open ? { open } : {}),
  botIn: (id: string, seat: Seat, level?: string) => command('bot', id, level ? { seat, level } : { seat }),
  takeBack: (id: string, seat: Seat) => command('return', id, { seat }),
  vote: (id: string, seat: Seat, agree: boolean) => command('vote', id, { seat, agree }),
  takeHost: (id: string) => command('host', id),
  rematch: (id: string) => command<Created>('rematch', id),
  say: (id: string, text: string) => command('chat', id, { text }),
  chat: (id: string, before: number) => get<ChatLines>(`/tables/${id}/chat?before=${before}`),
  moves: (
    id: string,
    commandId: string,
    seat: Seat,
    decision: number,
    moves: readonly Move[],
    grace: number,
  ) => command('moves', id, { id: commandId, seat, decision, moves, ...(grace > 0 ? { grace } : {}) }),
  go: (id: string, seat: Seat) => command('go', id, { seat }),
  undo: (id: string, commandId: string, seat: Seat, decision: number, scope: 'step' | 'turn') =>
    command('undo', id, { id: commandId, seat, decision, scope }),
  view: (id: string, who: Viewer, at: number) => get<Numbered>(`/tables/${id}/view?${asSeat(who)}&at=${at}`),
  viewNow: (id: string) => get<Numbered>(`/tables/${id}/view`),
  story: (id: string) => get<StoryAnswer>(`/tables/${id}/story`),
  log: (id: string, who: Viewer) => get<Log>(`/tables/${id}/log?${asSeat(who)}`),
  replay: (id: string, who: Viewer) => get<Replay>(`/tables/${id}/replay?${asSeat(who)}`),
  record: async (id: string): Promise<string> => {
    const response = await request('GET', `/tables/${id}/record`)
    if (!response.ok) throw new ApiError(response.status, null)
    return await response.text()
  },
}
