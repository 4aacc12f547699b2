/** Four people at each table who move as soon as it is their turn; both servers are driven in the same way. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { WebSocket } from 'ws'
import { FastRng } from '@harvest/engine'

export const SEATS = 4

export interface Started {
  readonly url: string
  readonly folder: string
  readonly game: string
}

/** Milliseconds from sending a move until the next seat has it. */
export interface Figures {
  readonly latencies: number[]
}

export interface Table {
  stop(): void
}

type OpenTable = (started: Started, figures: Figures, seed: number) => Promise<Table>

/** What is common to both: which moves are on their way, and who is to see them next. */
class Clockwork {
  readonly rng: FastRng
  private readonly figures: Figures
  private readonly pending: { readonly witness: number; readonly mark: string; readonly sent: number }[] = []

  constructor(figures: Figures, seed: number) {
    this.figures = figures
    this.rng = new FastRng(seed)
  }

  /** `mark` is what the update of this move will contain, and no earlier one does. */
  send(seat: number, mark: string): void {
    this.pending.push({ witness: (seat + 1) % SEATS, mark, sent: performance.now() })
  }

  seen(seat: number, text: string): void {
    const index = this.pending.findIndex(({ witness, mark }) => witness === seat && text.includes(mark))
    if (index < 0) return
    this.figures.latencies.push(performance.now() - this.pending[index]!.sent)
    this.pending.splice(index, 1)
  }
}

// ------------------------------------------------------------------------------------------------- ours

/** As little HTTP as is needed, so that the driver does not become what is measured. */
class Http {
  private readonly socket: Socket
  private readonly host: string
  private received = ''
  private waiting: ((body: string) => void)[] = []
  cookie = ''

  constructor(url: string) {
    const { hostname, port, host } = new URL(url)
    this.host = host
    this.socket = connect(Number(port), hostname)
    this.socket.setNoDelay(true)
    this.socket.on('data', (data) => this.receive(data.toString('latin1')))
    this.socket.on('error', () => {})
  }

  post(path: string, body: object): Promise<string> {
    const text = JSON.stringify(body)
    this.socket.write(
      `POST ${path} HTTP/1.1\r\nHost: ${this.host}\r\nCookie: ${this.cookie}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
    )
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  close(): void {
    this.socket.destroy()
  }

  private receive(text: string): void {
    this.received += text
    for (;;) {
      const end = this.received.indexOf('\r\n\r\n')
      if (end < 0) return
      const head = this.received.slice(0, end)
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
      if (this.received.length < end + 4 + length) return
      const body = this.received.slice(end + 4, end + 4 + length)
      this.received = this.received.slice(end + 4 + length)
      const cookie = /set-cookie: ([^;]+)/i.exec(head)?.[1]
      if (cookie) this.cookie = cookie
      if (!head.startsWith('HTTP/1.1 2')) throw new Error(`${head.split('\r\n')[0]} ${body}`)
      this.waiting.shift()!(body)
    }
  }
}

interface OurUpdate {
  readonly t: string
  readonly as: number
  readonly update: {
    readonly at: number
    readonly waiting: readonly number[]
    readonly decision: number
    readonly offers: readonly { readonly move: object }[]
  } | null
}

export const openOurs: OpenTable = async ({ url, game }, figures, seed) => {
  const clock = new Clockwork(figures, seed)
  const http = new Http(url)
  await http.post('/api/me', { name: `Load ${seed}` })
  const sockets = await Promise.all(
    Array.from({ length: SEATS }, async () => {
      const ws = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
        headers: { cookie: http.cookie },
        perMessageDeflate: false,
      })
      await once(ws, 'open')
      return ws
    }),
  )
  let table = ''
  let turn = 0
  let stopped = false
  const begin = async (): Promise<void> => {
    const wish = { id: randomUUID(), game, seats: Array<string>(SEATS).fill('me'), autostart: true }
    const last = table
    table = (JSON.parse(await http.post('/api/tables', wish)) as { table: string }).table
    for (const [as, ws] of sockets.entries()) {
      if (last) ws.send(JSON.stringify({ t: 'unsub', table: last }))
      ws.send(JSON.stringify({ t: 'sub', table, as }))
    }
  }
  const receive = (seat: number, data: Buffer): void => {
    // Read only what a page would act on; the others are counted.
    const text = data.toString()
    clock.seen(seat, text)
    if (!text.startsWith('{"t":"update"') && !text.startsWith('{"t":"sync"')) return
    if (seat !== turn && !text.includes(`"waiting":[${seat}]`)) {
      if (seat === 0 && text.includes('"waiting":[]')) void begin()
      return
    }
    const frame = JSON.parse(text) as OurUpdate
    const { update } = frame
    if (!update || stopped) return
    if (update.waiting.length === 0) return seat === 0 ? void begin() : undefined
    if (update.waiting[0] !== seat) return
    turn = seat
    const { move } = update.offers[clock.rng.chance(update.offers.length)]!
    clock.send(seat, `"update":{"at":${update.at + 1},`)
    void http.post(`/api/tables/${table}/moves`, {
      id: randomUUID(),
      seat,
      decision: update.decision,
      moves: [move],
    })
  }
  for (const [seat, ws] of sockets.entries()) ws.on('message', (data) => receive(seat, data as Buffer))
  await begin()
  return {
    stop() {
      stopped = true
      http.close()
      for (const ws of sockets) ws.terminate()
    },
  }
}

// ------------------------------------------------------------------------------------------------ rival

interface RivalState {
  readonly G: unknown
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly _stateID: number
}

interface RivalAction {
  readonly move: string
  readonly args: readonly unknown[]
}

type Enumerate = (G: unknown, ctx: unknown) => RivalAction[]

/** Speaks just enough of socket.io's protocol, for the same reason. */
export async function rivalClient(): Promise<OpenTable> {
  const bench = new URL('../../bench/src/euro/boardgameio.ts', import.meta.url)
  const { enumerate } = (await import(bench.href)) as { enumerate: Enumerate }
  return async ({ url, game }, figures, seed) => {
    const clock = new Clockwork(figures, seed)
    const space = `/${game},`
    let match = ''
    let stopped = false
    const sockets: WebSocket[] = []
    const begin = (): void => {
      match = randomUUID()
      for (const [seat, ws] of sockets.entries())
        ws.send(`42${space}${JSON.stringify(['sync', match, String(seat), undefined, SEATS])}`)
    }
    const act = (seat: number, state: RivalState): void => {
      if (stopped || state.ctx.currentPlayer !== String(seat)) return
      const actions = enumerate(state.G, state.ctx)
      const { move, args } = actions[clock.rng.chance(actions.length)]!
      const payload = { type: move, args, playerID: String(seat) }
      clock.send(seat, `"_stateID":${state._stateID + 1}`)
      const update = ['update', { type: 'MAKE_MOVE', payload }, state._stateID, match, String(seat)]
      ws(seat).send(`42${space}${JSON.stringify(update)}`)
    }
    const ws = (seat: number): WebSocket => sockets[seat]!
    const receive = (seat: number, text: string): void => {
      if (text === '2') return ws(seat).send('3')
      if (!text.startsWith(`42${space}`)) return
      const body = text.slice(2 + space.length)
      if (body.startsWith('["update"')) {
        clock.seen(seat, body)
        if (!body.includes(`"currentPlayer":"${seat}"`)) return
        const [, , state] = JSON.parse(body) as [string, string, RivalState]
        if (state.ctx.gameover !== undefined) return begin()
        return act(seat, state)
      }
      if (!body.startsWith('["sync"')) return
      const [, id, { state }] = JSON.parse(body) as [string, string, { state: RivalState }]
      // Everybody must have joined before the first move, or its sync would race with it.
      if (id === match && ++joined % SEATS === 0) act(Number(state.ctx.currentPlayer), state)
    }
    let joined = 0
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
        perMessageDeflate: false,
      })
      await once(socket, 'open')
      socket.send(`40${space}`)
      await new Promise<void>((resolve) =>
        socket.on('message', (data: Buffer) => {
          if (data.toString().startsWith(`40${space}`)) resolve()
        }),
      )
      socket.on('message', (data: Buffer) => receive(seat, data.toString()))
      sockets.push(socket)
    }
    begin()
    return {
      stop() {
        stopped = true
        for (const socket of sockets) socket.terminate()
      },
    }
  }
}
