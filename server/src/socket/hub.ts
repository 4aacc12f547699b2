/** All connected pages: who may connect, heartbeats, and frames for one person wherever they are. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Core } from '../core.ts'
import type { Gate } from '../doors/gate.ts'
import { pickLanguage } from '../doors/language.ts'
import { failed } from '../problem.ts'
import type { GuestId } from '../tables/rows.ts'
import { CLOSE_BANNED, CLOSE_REVOKED, CLOSE_TOO_MANY, type ServerFrame, type TurnFrame } from '../wire.ts'
import { Connection, type Visitor } from './connection.ts'
import { Sight } from './sight.ts'

const PATH = '/api/socket'
const GOING_AWAY = 1012

/** Whether a request to become a socket is for pages. */
export function isForPages({ url }: IncomingMessage): boolean {
  return url?.split('?')[0] === PATH
}

/** Door one: the socket of a page. What decides about other requests decides about the one that opens it. */
export function serveSockets(app: FastifyInstance, gate: Gate, hub: Hub): void {
  const options = {
    websocket: true,
    async onRequest(request: FastifyRequest) {
      hub.watch(request.raw.socket)
      gate.checkOrigin(request.headers)
      gate.checkOpen()
      request.person = await gate.identify(request.token)
      if (request.person) gate.checkPerson(request.person)
    },
    // Just before it is opened, so that nobody slips in between.
    async preHandler(request: FastifyRequest) {
      hub.checkRoom(request.network)
    },
  } as const
  app.get(PATH, options, (ws, request) => {
    const { person, token, network } = request
    const language = pickLanguage(langOf(request) ?? request.headers['accept-language'])
    hub.connect(ws, request.raw.socket, gate, { person, token, network, language })
  })
}

/** A page can't set the header of a socket. */
function langOf(request: FastifyRequest): string | undefined {
  const { lang } = request.query as { lang?: unknown }
  return typeof lang === 'string' ? lang : undefined
}

export class Hub {
  /** For `ws`. */
  readonly options: {
    readonly maxPayload: number
    readonly perMessageDeflate: false
    readonly autoPong: false
  }
  private readonly core: Core
  private readonly connections = new Set<Connection>()
  readonly sight: Sight
  private readonly byGuest = new Map<GuestId, Set<Connection>>()
  /** Every socket that asked, from then until it is gone, including those that are not connected yet. */
  private readonly sockets = new Set<Duplex>()
  private readonly byNetwork = new Map<string, number>()
  private stopBeat: () => void = () => {}

  constructor(core: Core) {
    this.core = core
    this.sight = new Sight(core.clock)
    // A frame may be as long as a body.
    this.options = { maxPayload: core.config.maxBody, perMessageDeflate: false, autoPong: false }
    this.beat()
  }

  get size(): number {
    return this.connections.size
  }

  watch(socket: Duplex): void {
    this.sockets.add(socket)
    socket.once('close', () => this.sockets.delete(socket))
  }

  checkRoom(network: string): void {
    const { maxSockets, maxSocketsPerIp } = this.core.config
    if (this.connections.size >= maxSockets || (this.byNetwork.get(network) ?? 0) >= maxSocketsPerIp)
      throw failed('tooManySockets')
  }

  connect(ws: WebSocket, socket: Duplex, gate: Gate, visitor: Visitor): void {
    const connection = new Connection(this.core, gate, this.sight, ws, socket, visitor)
    const { person, network } = visitor
    this.connections.add(connection)
    this.byNetwork.set(network, (this.byNetwork.get(network) ?? 0) + 1)
    const own = person ? (this.byGuest.get(person.guest) ?? new Set()) : null
    if (person && own) this.byGuest.set(person.guest, own.add(connection))
    ws.on('close', () => this.forget(connection))
    if (own && own.size > this.core.config.maxSocketsPerGuest) connection.close(CLOSE_TOO_MANY, 'too-many')
  }

  private forget(connection: Connection): void {
    const { person, network } = connection.visitor
    this.connections.delete(connection)
    const left = this.byNetwork.get(network)! - 1
    if (left > 0) this.byNetwork.set(network, left)
    else this.byNetwork.delete(network)
    const own = person && this.byGuest.get(person.guest)
    own?.delete(connection)
    if (own?.size === 0) this.byGuest.delete(person!.guest)
  }

  /** A frame for the pages of one person that do not follow the table it is about: those know already. */
  tell(guest: GuestId, frame: TurnFrame): void {
    for (const connection of this.byGuest.get(guest) ?? [])
      if (!connection.follows(frame.table)) connection.send(frame)
  }

  /** The people who have a page open. */
  guests(): GuestId[] {
    return [...this.byGuest.keys()]
  }

  /** The people who have a page on a screen, through this process. */
  lookers(): GuestId[] {
    const shown = [...this.byGuest].filter(([, pages]) => [...pages].some(({ isShown }) => isShown))
    return [...new Set([...shown.map(([guest]) => guest), ...this.sight.lookers()])]
  }

  /** The devices that are connected. */
  devices(): string[] {
    return [...this.connections].flatMap(({ visitor }) => (visitor.person ? [visitor.person.device] : []))
  }

  /** End the connections of devices that are logged out. */
  closeDevices(devices: readonly string[]): void {
    for (const connection of this.connections) {
      const { person } = connection.visitor
      if (person && devices.includes(person.device)) connection.close(CLOSE_REVOKED, 'revoked')
    }
  }

  /** The addresses, as limits count them, from which somebody is connected. */
  networksOf(guest: GuestId): string[] {
    return [...new Set([...(this.byGuest.get(guest) ?? [])].map(({ visitor }) => visitor.network))]
  }

  /** Something for every page. */
  tellAll(frame: ServerFrame): void {
    for (const connection of this.connections) connection.send(frame)
  }

  /** End the connections of those who may not come in any more. */
  shutOut(isShutOut: (guest: GuestId | null, network: string) => boolean): void {
    for (const connection of this.connections) {
      const { person, network } = connection.visitor
      if (isShutOut(person?.guest ?? null, network)) connection.close(CLOSE_BANNED, 'banned')
    }
  }

  /** Tell everybody that the server is going away; they come back by themselves. */
  close(): void {
    this.stopBeat()
    for (const connection of this.connections) connection.close(GOING_AWAY, 'restart')
  }

  /** End what is still there: whoever does not answer must not hold the others up. */
  cutOff(): void {
    for (const socket of this.sockets) socket.destroy()
  }

  private beat(): void {
    this.stopBeat = this.core.clock.later(this.core.config.heartbeat, () => {
      for (const connection of this.connections) connection.beat()
      this.beat()
    })
  }
}
