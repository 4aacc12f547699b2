/** All connected pages: who may connect, heartbeats, and frames for one person wherever they are. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Core } from '../core.ts'
import { pickLanguage } from '../http/language.ts'
import { addressOf, isForeign, readToken } from '../http/security.ts'
import type { GuestId } from '../tables/rows.ts'
import { CLOSE_REVOKED, CLOSE_TOO_MANY, type TurnFrame } from '../wire.ts'
import { Connection } from './connection.ts'

const PATH = '/api/socket'
const GOING_AWAY = 1012
/** How long pages have to say goodbye when the server ends, in ms. */
const GRACE = 1_000

export class Hub {
  private readonly core: Core
  private readonly server: WebSocketServer
  private readonly connections = new Set<Connection>()
  private readonly byGuest = new Map<GuestId, Set<Connection>>()
  private readonly byIp = new Map<string, number>()
  private stopBeat: () => void = () => {}

  constructor(core: Core, http: Server) {
    this.core = core
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: core.config.maxFrame,
      perMessageDeflate: false,
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
    // Whoever does not answer must not hold the others up.
    setTimeout(() => {
      for (const connection of this.connections) connection.terminate()
    }, GRACE).unref()
  }

  private beat(): void {
    this.stopBeat = this.core.clock.later(this.core.config.heartbeat, () => {
      for (const connection of this.connections) connection.beat()
      this.beat()
    })
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { core } = this
    socket.on('error', () => socket.destroy())
    const ip = addressOf(request, core.config)
    if (request.url?.split('?')[0] !== PATH) return reject(socket, '404 Not Found')
    if (isForeign(request.headers, core.config)) return reject(socket, '403 Forbidden')
    if (core.closing) return reject(socket, '503 Service Unavailable')
    const full = this.connections.size >= core.config.maxSockets
    if (full || (this.byIp.get(ip) ?? 0) >= core.config.maxSocketsPerIp || core.limits.ip.take(ip) > 0)
      return reject(socket, '429 Too Many Requests')
    this.count(ip, 1)
    socket.once('close', () => this.count(ip, -1))
    const person = await core.people.identify(readToken(request.headers)).catch(() => undefined)
    if (person === undefined) return reject(socket, '503 Service Unavailable')
    if (socket.destroyed) return
    this.server.handleUpgrade(request, socket, head, (ws) =>
      this.connect(
        new Connection(core, ws, socket, person, ip, pickLanguage(request.headers['accept-language'])),
        ws,
      ),
    )
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

  private count(ip: string, by: number): void {
    const count = (this.byIp.get(ip) ?? 0) + by
    if (count > 0) this.byIp.set(ip, count)
    else this.byIp.delete(ip)
  }
}

function reject(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
