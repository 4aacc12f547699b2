/** What every answer carries, and how it is counted. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Core } from '../core.ts'
import { answerHeaders, securityHeaders } from './security.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
/** Whoever has set it has set what belongs to it. */
const POLICY = 'content-security-policy'

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
    this.count(request, reply.statusCode)
  }

  /**
   * Send the answer to a command, which is JSON already. Most of what is asked of a server are moves, and Fastify's way
   * of sending, made for every kind of content, costs each of them as much as the rules do.
   */
  sendJson(request: FastifyRequest, reply: FastifyReply, text: string): void {
    this.count(request, 200)
    reply.hijack()
    reply.raw.writeHead(200, {
      ...this.forData,
      'content-type': JSON_TYPE,
      'content-length': Buffer.byteLength(text),
    })
    reply.raw.end(text)
  }

  /** When it is sent, and not when it has left: to hear of that would cost every request two listeners. */
  private count(request: FastifyRequest, status: number): void {
    const { metrics, log } = this.core
    const route = routeOf(request)
    metrics.requests.add({ route, status: String(status) })
    const ms = performance.now() - request.begun
    metrics.requestTime.observe(ms / 1000)
    if (this.verbose) log.debug({ method: request.method, route, status, ms: Math.round(ms) })
  }
}

/** For logs and counts: an address itself may be an invitation, its route is not. */
export function routeOf(request: FastifyRequest): string {
  return request.route ?? request.routeOptions.url ?? 'none'
}
