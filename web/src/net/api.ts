/** What the server can be told and asked. docs/api.md says what each means. */
import type {
  Advised,
  AddChannel,
  Chances,
  ChatLines,
  CommandName,
  Created,
  CreateTable,
  Device,
  Entering,
  Failure,
  GameInfo,
  LinkCode,
  Log,
  Me,
  Move,
  MyTables,
  NoticeChoices,
  NoticePace,
  Numbered,
  OrderChoices,
  OrderWish,
  OwnAddresses,
  PlanLine,
  PlanStart,
  Problem,
  Replay,
  Seat,
  Seated,
  SeatOrders,
  StoryAnswer,
  TableId,
  TableAnswer,
  TableList,
  VariantAnswer,
  Viewer,
} from '@harvest/server/wire'
import type { Answer } from './commands.ts'
import { type Host, isHere } from './host.ts'
import { request } from './http.ts'
import { live } from './live.svelte.ts'
import type { Follower } from './subscriptions.ts'

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
async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const response = await request(method, path, body).catch(() => null)
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
    return { status: response?.status ?? 0, body: await response?.json().catch(() => null) }
  }
}

export function take<T>({ status, body }: Answer): T {
  if (status === 200 || status === 201) return body as T
  throw new ApiError(status, (body ?? null) as Failure | null)
}

export const get = async <T>(path: string): Promise<T> => take(await ask('GET', path))
export const post = async <T>(path: string, body: object = {}): Promise<T> =>
  take(await ask('POST', path, body))

const server: Host = {
  follow: (table, as, follower) => live.follow(table, as, follower),
  command: (frame) => live.command(frame),
  read: (path) => ask('GET', path),
}

/** Loaded when the first table on this device is asked for. */
const device = (): Promise<Host> => import('./here.ts').then(({ here }) => here)

const hostOf = (table: TableId): Host | Promise<Host> => (isHere(table) ? device() : server)

/** Something about a table, from wherever it is. */
async function read<T>(table: TableId, what = ''): Promise<T> {
  return take(await (await hostOf(table)).read(`/tables/${table}${what}`))
}

/** What changes a table goes by the way on which its news come. */
export async function command<T>(what: CommandName, table: TableId, body: object = {}): Promise<T> {
  return take(await (await hostOf(table)).command({ do: what, id: newId(), table, ...body }))
}

const asSeat = (who: Viewer): string => (who === 'watcher' ? '' : `seat=${who}`)

export const api = {
  me: () => get<Me>('/me'),
  rename: (name: string, pass: Omit<Entering, 'name'> = {}) => post<Me>('/me', { name, ...pass }),
  linkCode: () => post<LinkCode>('/me/link'),
  useCode: (code: string) => post<Me>('/link', { code }),
  devices: () => get<{ devices: readonly Device[] }>('/me/devices'),
  closeDevices: (which: string) => post('/me/devices/close', { which }),
  addresses: () => get<OwnAddresses>('/addresses'),
  notices: () => get<NoticeChoices>('/me/notices'),
  addNotice: (wish: AddChannel) => post<NoticeChoices>('/me/notices', wish),
  paceNotice: (channel: string, pace: NoticePace) =>
    post<NoticeChoices>('/me/notices/pace', { channel, pace }),
  removeNotice: (channel: string) => post<NoticeChoices>('/me/notices/remove', { channel }),
  testNotice: (channel: string) => post('/me/notices/test', { channel }),
  renewFeed: () => post<NoticeChoices>('/me/notices/renew-feed'),
  games: () => get<{ games: readonly GameInfo[] }>('/games'),
  myTables: () => get<MyTables>('/me/tables'),
  openTables: (game: string) => get<TableList>(`/tables?status=open&free=1${game ? `&game=${game}` : ''}`),
  playingTables: (game: string) => get<TableList>(`/tables?status=playing${game ? `&game=${game}` : ''}`),
  /** On the server, or on this device. */
  create: async (wish: Omit<CreateTable, 'id'>, where: 'server' | 'here' = 'server'): Promise<Created> => {
    const host = where === 'here' ? await device() : server
    return take(await host.command({ do: 'create', id: newId(), ...wish }))
  },
  /** Follow a table as one viewer; returns how to stop. */
  follow: (id: string, as: Viewer, follower: Follower): (() => void) => {
    if (!isHere(id)) return server.follow(id, as, follower)
    let stop: (() => void) | null = null
    let isOver = false
    void device().then((host) => {
      if (!isOver) stop = host.follow(id, as, follower)
    })
    return () => {
      isOver = true
      stop?.()
    }
  },
  table: (id: string) => read<TableAnswer>(id),
  variant: (id: string) => read<VariantAnswer>(id, '/variant'),
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
  takeLeave: (id: string, days: number) => command('holiday', id, { days }),
  takeHost: (id: string) => command('host', id),
  rematch: (id: string) => command<Created>('rematch', id),
  advice: (id: string, seat: Seat) => read<Advised>(id, `/advice?seat=${seat}`),
  chances: (id: string, seat: Seat) => read<Chances>(id, `/chances?seat=${seat}`),
  orders: (id: string, seat: Seat) => read<OrderChoices>(id, `/orders?seat=${seat}`),
  order: (id: string, seat: Seat, wish: OrderWish) => command<SeatOrders>('order', id, { seat, ...wish }),
  withdraw: (id: string, seat: Seat, order: string) => command<SeatOrders>('withdraw', id, { seat, order }),
  allowCoach: (id: string, allow: boolean) => command('coach', id, { allow }),
  say: (id: string, text: string) => command('chat', id, { text }),
  chat: (id: string, before: number) => read<ChatLines>(id, `/chat?before=${before}`),
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
  view: (id: string, who: Viewer, at: number) => read<Numbered>(id, `/view?${asSeat(who)}&at=${at}`),
  planStart: (id: string, who: Viewer, at: number | null) =>
    read<PlanStart>(id, `/plan?${asSeat(who)}${at === null ? '' : `&at=${at}`}`),
  planLine: (id: string) => read<PlanLine>(id, '/line'),
  viewNow: (id: string) => read<Numbered>(id, '/view'),
  story: (id: string) => read<StoryAnswer>(id, '/story'),
  log: (id: string, who: Viewer) => read<Log>(id, `/log?${asSeat(who)}`),
  replay: (id: string, who: Viewer) => read<Replay>(id, `/replay?${asSeat(who)}`),
  record: async (id: string): Promise<string> => {
    if (isHere(id)) return read(id, '/record')
    const response = await request('GET', `/tables/${id}/record`)
    if (!response.ok) throw new ApiError(response.status, null)
    return await response.text()
  },
}
