/** What every answer carries, and how it is counted. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Core } from '../core.ts'
import type { FailureAnswer } from './failures.ts'
import { answerHeaders, securityHeaders } from './security.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
/** Whoever has set it has set what belongs to it. */
const POLICY = 'content-security-policy'

/** A request as logs and counts know it. */
export interface Counted {
  readonly method: string
  /** An address itself may be an invitation, its route is not. */
  readonly route: string
  /** When it came, as `performance.now()` counts. */
  readonly begun: number
}

export class Answers {
  private readonly core: Core
  private readonly forPages: { readonly [name: string]: string }
  private readonly forData: { readonly [name: string]: string }
  private readonly verbose: boolean

  constructor(core: Core) {
    this.core = core
    this.forPages = securityHeaders(core.config)
    this.forData = answerHeaders(core.config)
    this.verbose = core.log.isLevelEnabled('debug')
  }

  /** Say that this is a page, where its address says otherwise. */
  asPage(reply: FastifyReply): FastifyReply {
    return reply.headers(this.forPages)
  }

  /** The last thing before Fastify sends an answer. */
  complete(request: FastifyRequest, reply: FastifyReply): void {
    if (!reply.hasHeader(POLICY))
      void reply.headers(request.url.startsWith('/api/') ? this.forData : this.forPages)
    const { method, begun } = request
    this.count({ method, route: routeOf(request), begun }, reply.statusCode)
  }

  /** Send what is JSON already, without Fastify. */
  sendJson(
    counted: Counted,
    response: ServerResponse,
    text: string,
    status = 200,
    more?: { readonly [name: string]: string },
  ): void {
    this.count(counted, status)
    response.writeHead(status, {
      ...this.forData,
      ...more,
      // Nobody is to ask on this connection again.
      ...(this.core.closing ? { connection: 'close' } : undefined),
      'content-type': JSON_TYPE,
      'content-length': Buffer.byteLength(text),
    })
    response.end(text)
  }

  /** Say what went wrong, without Fastify. */
  sendFailure(counted: Counted, response: ServerResponse, { status, headers, failure }: FailureAnswer): void {
    this.sendJson(counted, response, JSON.stringify(failure), status, headers)
  }

  /** The same where nothing came that could be answered: what is on the connection can't be read any further. */
  endWith(counted: Counted, socket: Socket, { status, headers, failure }: FailureAnswer): void {
    if (socket.writable) {
      this.count(counted, status)
      const text = JSON.stringify(failure)
      const all = {
        ...this.forData,
        ...headers,
        connection: 'close',
        'content-type': JSON_TYPE,
        'content-length': Buffer.byteLength(text),
      }
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`)
    }
    socket.destroy()
  }

  /** When it is sent, and not when it has left: to hear of that would cost every request two listeners. */
  private count({ method, route, begun }: Counted, status: number): void {
    const { metrics, log } = this.core
    metrics.requests.add({ route, status: String(status) })
    const ms = performance.now() - begun
    metrics.requestTime.observe(ms / 1000)
    if (this.verbose) log.debug({ method, route, status, ms: Math.round(ms) })
  }
}

export function routeOf(request: FastifyRequest): string {
  return request.route ?? request.routeOptions.url ?? 'none'
}
