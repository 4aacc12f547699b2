/** Four people at each table who move when it is their turn; both servers are driven in the same way. */
import { randomUUID } from 'node:crypto'
import { FastRng } from '@harvest/engine'
import { Frames, giveUp, Http } from './load-wire.ts'

export const SEATS = 4

export interface Started {
  readonly url: string
  readonly folder: string
  readonly game: string
}

/** Milliseconds from a move until the next seat has it. */
export interface Figures {
  readonly latencies: number[]
}

export interface Pace {
  /** Mean time between two moves of a table, in ms. 0: everybody moves at once when asked, the closed loop. */
  every: number
  /** Moves that wait until play goes on; null while it does. */
  held: (() => void)[] | null
}

export interface Table {
  /** The one that is being played; after its end, the next. */
  id(): string
  stop(): void
}

export type OpenTable = (started: Started, figures: Figures, pace: Pace, seed: number) => Promise<Table>

/** What is common to both: when moves are due, which are on their way, and who is to see them next. */
class Clockwork {
  readonly rng: FastRng
  stopped = false
  private readonly figures: Figures
  private readonly pace: Pace
  private due = 0
  private readonly pending: { readonly witness: number; readonly mark: string; readonly sent: number }[] = []

  constructor(figures: Figures, pace: Pace, seed: number) {
    this.figures = figures
    this.pace = pace
    this.rng = new FastRng(seed)
  }

  /**
   * Make a move when it is due. Times come from a schedule that knows nothing of the server, and count from when
   * the move was due: a server that is late does not get fewer moves and can't hide the wait.
   * `mark` is what the update of this move will contain, and no earlier one does.
   */
  move(seat: number, mark: string, send: () => void): void {
    const { held } = this.pace
    if (held) {
      // The schedule of before the pause is over.
      this.restart()
      return void held.push(() => this.move(seat, mark, send))
    }
    const now = performance.now()
    const { every } = this.pace
    // Between half and one and a half: people are neither a metronome nor all at once.
    this.due = every === 0 ? now : (this.due || now) + every * (0.5 + this.rng.chance(1000) / 1000)
    const { due } = this
    this.pending.push({ witness: (seat + 1) % SEATS, mark, sent: due })
    if (due <= now) return send()
    setTimeout(() => this.stopped || send(), due - now)
  }

  /** Another game, or after a pause: neither is what is measured. */
  restart(): void {
    this.due = 0
  }

  seen(seat: number, text: string): void {
    for (let i = 0; i < this.pending.length; i++) {
      const { witness, mark, sent } = this.pending[i]!
      if (witness !== seat || !text.includes(mark)) continue
      this.figures.latencies.push(performance.now() - sent)
      this.pending.splice(i, 1)
      return
    }
  }
}

// ------------------------------------------------------------------------------------------------- ours

const MOVE = '{"move":'

interface Asked {
  readonly at: number
  readonly decision: number
  /** Where the moves that are offered begin in the frame. */
  readonly moves: readonly number[]
}

/** Just what is needed of a frame to answer it: the driver draws no board. */
function readAsked(frame: string): Asked {
  const moves: number[] = []
  for (let at = frame.indexOf(MOVE); at >= 0; at = frame.indexOf(MOVE, at)) moves.push((at += MOVE.length))
  return {
    at: numberAfter('"update":{"at":', frame, frame.indexOf('"update":{"at":')),
    decision: numberAfter('"decision":', frame, frame.lastIndexOf('"decision":')),
    moves,
  }
}

function numberAfter(key: string, frame: string, at: number): number {
  return Number.parseInt(frame.slice(at + key.length, at + key.length + 10), 10)
}

/** Which way moves go; everything that comes of them comes over the socket. */
export type Door = 'socket' | 'http'

const ANSWER = '{"t":"answer","id":"'
const ID_LENGTH = 36
const STATUS = '"status":'

/** Somebody with a page that is connected. */
class Person {
  /** Positions, as they come. */
  onPosition: (frame: string) => void = () => {}
  readonly page: Frames
  /** For moves, where they do not go over the socket. */
  private readonly dial: (() => Http) | null
  private http: Http | null = null
  private readonly asked = new Map<string, (frame: string) => void>()

  constructor(page: Frames, dial: (() => Http) | null) {
    this.page = page
    this.dial = dial
    page.onText = (text) => this.receive(text)
    page.onClose = () => giveUp('the server has closed the socket of a page')
  }

  static async come(url: string, cookie: string, door: Door): Promise<Person> {
    const page = await Frames.open(url, '/api/socket', cookie)
    return new Person(page, door === 'http' ? () => new Http(url, cookie) : null)
  }

  /** A command whose answer is waited for. */
  ask(name: string, body: object): Promise<string> {
    const id = randomUUID()
    this.page.send(JSON.stringify({ do: name, id, ...body }))
    return new Promise((resolve) => this.asked.set(id, resolve))
  }

  /** What comes of it is seen in an update, like everything that happens at the table. */
  move(table: string, seat: number, decision: number, move: string): void {
    const body = `"id":"${randomUUID()}","seat":${seat},"decision":${decision},"moves":[${move}]}`
    if (!this.dial) return this.page.send(`{"do":"moves","table":"${table}",${body}`)
    // Not before there is something to say: whoever connects and says nothing is sent away.
    this.http ??= this.dial()
    void this.http.post(`/api/tables/${table}/moves`, `{${body}`)
  }

  close(): void {
    this.http?.close()
    this.page.close()
  }

  private receive(text: string): void {
    if (text.startsWith('{"t":"update"') || text.startsWith('{"t":"sync"')) return this.onPosition(text)
    if (text.startsWith('{"t":"refused"')) giveUp('a table could not be followed', text)
    if (text.startsWith(ANSWER)) this.receiveAnswer(text)
  }

  private receiveAnswer(text: string): void {
    // 200, and 201 for a table that was made.
    if (!text.startsWith(`${STATUS}20`, ANSWER.length + ID_LENGTH + 2)) giveUp('a command was refused', text)
    if (this.asked.size === 0) return
    const id = text.slice(ANSWER.length, ANSWER.length + ID_LENGTH)
    const resolve = this.asked.get(id)
    this.asked.delete(id)
    resolve?.(text)
  }
}

/** Each seat is a person of its own, as at a real table. They are made over one connection, which is then closed. */
async function comeTogether(url: string, names: readonly string[], door: Door): Promise<Person[]> {
  const http = new Http(url)
  const cookies = await Promise.all(
    names.map(async (name) => {
      const head = await http.post('/api/me', JSON.stringify({ name }))
      return /set-cookie: ([^;]+)/i.exec(head)?.[1] ?? giveUp('somebody got no cookie', head)
    }),
  )
  http.close()
  return Promise.all(cookies.map((cookie) => Person.come(url, cookie, door)))
}

/** Moves go through `door`. */
export function oursThrough(door: Door): OpenTable {
  return async ({ url, game }, figures, pace, seed) => {
    const clock = new Clockwork(figures, pace, seed)
    const names = Array.from({ length: SEATS }, (_, seat) => `Load ${seed}.${seat}`)
    const people = await comeTogether(url, names, door)
    let table = ''
    const begin = async (): Promise<void> => {
      const last = table
      const wish = { game, seats: ['me', 'open', 'open', 'open'], autostart: true }
      const { body } = JSON.parse(await people[0]!.ask('create', wish)) as { body: { table: string } }
      table = body.table
      await Promise.all(
        people.map((person, seat) => (seat === 0 ? null : person.ask('join', { table, seat }))),
      )
      clock.restart()
      for (const [as, { page }] of people.entries()) {
        if (last) page.send(JSON.stringify({ t: 'unsub', table: last }))
        page.send(JSON.stringify({ t: 'sub', table, as }))
      }
    }
    const receive = (seat: number, text: string): void => {
      clock.seen(seat, text)
      // Read only what a page would act on.
      if (!text.includes(`"waiting":[${seat}]`)) {
        if (seat === 0 && text.includes('"waiting":[]') && !clock.stopped) void begin()
        return
      }
      if (clock.stopped) return
      const { at, decision, moves } = readAsked(text)
      const from = moves[clock.rng.chance(moves.length)]!
      const move = text.slice(from, text.indexOf('}', from) + 1)
      clock.move(seat, `"update":{"at":${at + 1},`, () => people[seat]!.move(table, seat, decision, move))
    }
    for (const [seat, person] of people.entries()) person.onPosition = (text) => receive(seat, text)
    await begin()
    return {
      id: () => table,
      stop() {
        clock.stopped = true
        for (const person of people) person.close()
      },
    }
  }
}

export const openOurs = oursThrough('socket')

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

/** Speaks just enough of socket.io's protocol. */
export async function rivalClient(): Promise<OpenTable> {
  const bench = new URL('../../bench/src/euro/boardgameio.ts', import.meta.url)
  const { enumerate } = (await import(bench.href)) as { enumerate: Enumerate }
  return async ({ url, game }, figures, pace, seed) => {
    const clock = new Clockwork(figures, pace, seed)
    const space = `/${game},`
    let match = ''
    let joined = 0
    const pages: Frames[] = []
    const begin = (): void => {
      match = randomUUID()
      joined = 0
      clock.restart()
      for (const [seat, page] of pages.entries())
        page.send(`42${space}${JSON.stringify(['sync', match, String(seat), undefined, SEATS])}`)
    }
    const act = (seat: number, state: RivalState): void => {
      if (clock.stopped || state.ctx.currentPlayer !== String(seat)) return
      const actions = enumerate(state.G, state.ctx)
      const { move, args } = actions[clock.rng.chance(actions.length)]!
      const payload = { type: move, args, playerID: String(seat) }
      const update = ['update', { type: 'MAKE_MOVE', payload }, state._stateID, match, String(seat)]
      clock.move(seat, `"_stateID":${state._stateID + 1}`, () =>
        pages[seat]!.send(`42${space}${JSON.stringify(update)}`),
      )
    }
    const receive = (seat: number, text: string): void => {
      if (text === '2') return pages[seat]!.send('3')
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
      if (id === match && ++joined === SEATS) act(Number(state.ctx.currentPlayer), state)
    }
    for (let seat = 0; seat < SEATS; seat++) {
      const page = await Frames.open(url, '/socket.io/?EIO=4&transport=websocket')
      const connected = new Promise<void>((resolve) => {
        page.onText = (text) => (text.startsWith(`40${space}`) ? resolve() : undefined)
      })
      page.send(`40${space}`)
      await connected
      page.onText = (text) => receive(seat, text)
      pages.push(page)
    }
    begin()
    return {
      id: () => match,
      stop() {
        clock.stopped = true
        for (const page of pages) page.close()
      },
    }
  }
}
