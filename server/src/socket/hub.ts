/** All connected pages: who may connect, heartbeats, and frames for one person wherever they are. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Core } from '../core.ts'
import { pickLanguage } from '../http/language.ts'
import { addressOf, isForeign, networkOf, readToken } from '../http/security.ts'
import type { GuestId } from '../tables/rows.ts'
import { CLOSE_REVOKED, CLOSE_TOO_MANY, type TurnFrame } from '../wire.ts'
import { Connection } from './connection.ts'

const PATH = '/api/socket'
const GOING_AWAY = 1012

/** Whether a request to become a socket is for pages; any other is answered like one that did not ask for it. */
export function isForPages({ url }: IncomingMessage): boolean {
  return url?.split('?')[0] === PATH
}

export class Hub {
  private readonly core: Core
  private readonly server: WebSocketServer
  private readonly connections = new Set<Connection>()
  private readonly byGuest = new Map<GuestId, Set<Connection>>()
  /** Every socket that asked, from then until it is gone: also those that are refused or not yet connected. */
  private readonly sockets = new Set<Duplex>()
  private readonly byNetwork = new Map<string, number>()
  private stopBeat: () => void = () => {}

  constructor(core: Core, http: Server) {
    this.core = core
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: core.config.maxFrame,
      perMessageDeflate: false,
      // Each connection answers pings itself: they count, and the answers must not pile up unread.
      autoPong: false,
    })
    http.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head))
    this.beat()
  }

  get size(): number {
    return this.connections.size
  }

  /** A frame for the pages of one person that do not follow the table it is about: those know already. */
  tell(guest: GuestId, frame: TurnFrame): void {
    for (const connection of this.byGuest.get(guest) ?? [])
      if (!connection.follows(frame.table)) connection.sendFrame(frame)
  }

  /** The devices that are connected. */
  devices(): string[] {
    return [...this.connections].flatMap(({ person }) => (person ? [person.device] : []))
  }

  /** End the connections of devices that are logged out. */
  closeDevices(devices: readonly string[]): void {
    for (const connection of this.connections)
      if (connection.person && devices.includes(connection.person.device))
        connection.close(CLOSE_REVOKED, 'revoked')
  }

  /** Tell everybody that the server is going away; they come back by themselves. */
  close(): void {
    this.stopBeat()
    for (const connection of this.connections) connection.close(GOING_AWAY, 'restart')
    this.server.close()
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

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { core } = this
    const network = networkOf(addressOf(request, core.config))
    socket.on('error', () => socket.destroy())
    this.count(socket, network)
    const refused = this.refuse(request, network)
    if (refused) return reject(socket, refused)
    const person = await core.people.identify(readToken(request.headers)).catch(() => undefined)
    if (person === undefined) return reject(socket, '503 Service Unavailable')
    if (socket.destroyed) return
    const language = pickLanguage(request.headers['accept-language'])
    this.server.handleUpgrade(request, socket, head, (ws) =>
      this.connect(new Connection(core, ws, socket, { person, network, language }), ws),
    )
  }

  /** Why a socket may not connect. The limit comes first, so that nothing can be asked without end. */
  private refuse(request: IncomingMessage, network: string): string | null {
    const { limits, config, closing } = this.core
    if (limits.ip.take(network) > 0) return '429 Too Many Requests'
    if (isForeign(request.headers, config)) return '403 Forbidden'
    if (closing) return '503 Service Unavailable'
    const full = this.sockets.size > config.maxSockets
    return full || this.byNetwork.get(network)! > config.maxSocketsPerIp ? '429 Too Many Requests' : null
  }

  private connect(connection: Connection, ws: WebSocket): void {
    const { person } = connection
    this.connections.add(connection)
    const own = person ? (this.byGuest.get(person.guest) ?? new Set()) : null
    if (person && own) this.byGuest.set(person.guest, own.add(connection))
    ws.on('close', () => {
      this.connections.delete(connection)
      own?.delete(connection)
      if (person && own?.size === 0) this.byGuest.delete(person.guest)
    })
    if (own && own.size > this.core.config.maxSocketsPerGuest) connection.close(CLOSE_TOO_MANY, 'too-many')
  }

  private count(socket: Duplex, network: string): void {
    this.sockets.add(socket)
    this.byNetwork.set(network, (this.byNetwork.get(network) ?? 0) + 1)
    socket.once('close', () => {
      this.sockets.delete(socket)
      const left = this.byNetwork.get(network)! - 1
      if (left > 0) this.byNetwork.set(network, left)
      else this.byNetwork.delete(network)
    })
  }
}

/** The other side may never end its half of the connection, so it is destroyed once the answer has left. */
function reject(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
