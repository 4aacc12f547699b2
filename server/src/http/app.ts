/** Everything that is asked by HTTP: what every request passes, commands, questions, pages and operations. */
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { commands, statusOf } from '../commands/all.ts'
import { run } from '../commands/index.ts'
import type { Core } from '../core.ts'
import { findToken } from '../doors/cookie.ts'
import { answerTo } from '../doors/failures.ts'
import { Gate } from '../doors/gate.ts'
import { pickLanguage } from '../doors/language.ts'
import { networkOf } from '../doors/network.ts'
import { digestOf } from '../digest.ts'
import { failed } from '../problem.ts'
import { isForPages, serveSockets, type Hub } from '../socket/hub.ts'
import { limitConnections } from './connections.ts'
import { dataHeaders, pageHeaders } from './headers.ts'
import { answerUnreadable } from './unreadable.ts'
import { serveNoticeLinks } from './notice-links.ts'
import { addOperations } from './operations.ts'
import { previewOf } from './preview.ts'
import { commandUrl, isSafe, type Ask, type AskOfPerson, type Route } from './route.ts'
import { adminRoutes } from './routes/admin.ts'
import { gameRoutes } from './routes/game.ts'
import { houseRoutes } from './routes/house.ts'
import { noticeRoutes } from './routes/notices.ts'
import { peopleRoutes } from './routes/people.ts'
import { tableRoutes } from './routes/tables.ts'
import { Ahead } from './ahead.ts'
import { loadSite, serveSite } from './site.ts'

export const routes: readonly Route[] = [
  ...peopleRoutes,
  ...houseRoutes,
  ...noticeRoutes,
  ...tableRoutes,
  ...gameRoutes,
  ...adminRoutes,
]

const REQUEST_TIMEOUT = 30_000
/** Longer than proxies keep theirs, so that they are the ones who close. */
const KEEP_ALIVE = 72_000
/** What a page on a screen sends along. */
const SHOWN = 'x-shown'

export interface AppOptions {
  readonly core: Core
  readonly hub: Hub
  readonly webDir: string
}

export async function createApp({ core, hub, webDir }: AppOptions): Promise<FastifyInstance> {
  const { config } = core
  const gate = new Gate(core)
  const app = Fastify({
    bodyLimit: config.maxBody,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE,
    // Any other request to become a socket is answered like one that did not ask for it.
    http: { shouldUpgradeCallback: isForPages },
    // One proxy is trusted: whatever comes before its own entry was sent by the client.
    trustProxy: config.trustProxy && ((_address, hop) => hop < 1),
    // Nothing is quietly fixed up: what doesn't have the right form is refused.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    forceCloseConnections: 'idle',
    // Fastify's own lines hold addresses, and the address of a private table is an invitation.
    logger: false,
    // What Fastify would answer by itself has neither our form nor our headers, and nobody would count it.
    return503OnClosing: false,
    frameworkErrors(error, request, reply) {
      void refuse(error, core, gate, request, reply)
    },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, core),
  })
  // Only JSON is read.
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('begun', 0)
  app.decorateRequest('network', '')
  app.decorateRequest('person', null)
  app.decorateRequest('token', undefined)
  limitConnections(app.server, config)
  // First, because its own hook has to see every request that wants to become a socket.
  await app.register(websocket, {
    options: hub.options,
    // The hub says goodbye to everybody.
    preClose: (done) => done(),
    errorHandler: (_error, socket) => socket.terminate(),
  })
  addHooks(app, core, gate, hub)
  serveSockets(app, gate, hub)
  for (const route of routes) addRoute(app, core, gate, hub, route)
  addCommands(app, core, gate)
  serveNoticeLinks(app, core)
  addOperations(app, core, routes)
  const site = loadSite(webDir)
  const ahead = new Ahead(site, core)
  serveSite(
    app,
    site,
    (page, request) => previewOf(page, request, core),
    (path) => ahead.linksFor(path),
  )
  return app
}

/** Before anything else of a request is looked at: how much its address asks, and where it was sent from. */
function admit(gate: Gate, request: FastifyRequest): void {
  request.network = networkOf(request.ip)
  gate.checkAddress(request.network)
  if (request.method === 'GET' || request.method === 'HEAD') return
  gate.checkOrigin(request.headers)
  gate.checkOpen()
}

function addHooks(app: FastifyInstance, core: Core, gate: Gate, hub: Hub): void {
  const forData = dataHeaders(core.config)
  const forPages = pageHeaders(core.config)
  app.addHook('onRequest', async (request) => {
    request.begun = performance.now()
    admit(gate, request)
    request.token = findToken(request.headers.cookie, isSafe(request, core)).token
  })
  app.addHook('preHandler', async ({ person, headers }) => {
    if (person && headers[SHOWN] === '1') hub.sight.looked(person.guest)
  })
  app.addHook('onSend', async (request, reply) => {
    // A page that set its own policy has set everything that goes with it.
    if (!reply.hasHeader('content-security-policy'))
      void reply.headers(request.url.startsWith('/api/') ? forData : forPages)
    // Pages without a socket find out by this that there is something to tell everybody.
    const { notice } = core.club.settings
    if (notice !== '' && request.url.startsWith('/api/'))
      void reply.header('x-notice', digestOf('notice', notice))
    if (core.closing) void reply.header('connection', 'close')
    count(core, request, reply)
  })
  app.setErrorHandler((error, request, reply) => sendFailure(error, core, request, reply))
  app.setNotFoundHandler((request, reply) => sendFailure(failed('noSuchPage'), core, request, reply))
}

function addRoute(app: FastifyInstance, core: Core, gate: Gate, hub: Hub, route: Route): void {
  app.route({
    method: route.method,
    url: route.url,
    schema: {
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
    },
    async onRequest(request) {
      if (route.admin) return gate.checkAdmin(request.headers, isSafe(request, core), request.network)
      request.person = await gate.identify(request.token)
      if (!request.person && !route.open) throw failed('noIdentity')
      if (request.person && !('banned' in route)) gate.checkPerson(request.person)
      if (request.person && route.method !== 'GET') gate.checkCommand(request.person, 'banned' in route)
    },
    handler(request, reply) {
      const ask: Ask = {
        core,
        person: request.person,
        params: request.params as Ask['params'],
        query: request.query as Ask['query'],
        body: request.body,
        request,
        reply,
        hub,
        gate,
      }
      return route.open || route.admin ? route.handle(ask) : route.handle(ask as AskOfPerson)
    },
  })
}

/** Door two: each command has an address. */
function addCommands(app: FastifyInstance, core: Core, gate: Gate): void {
  for (const command of commands)
    app.route({
      method: 'POST',
      url: commandUrl(command.name),
      async onRequest(request) {
        request.person = await gate.identify(request.token)
        gate.checkCommand(request.person)
      },
      async handler({ person, network, params, body }, reply) {
        const { table = '' } = params as { table?: string }
        void reply.status(statusOf(command))
        return run(command.name, { core, person: person!, network, table }, body)
      },
    })
}

/** What Fastify refuses before it knows a route, and before any hook. */
function refuse(
  error: Error,
  core: Core,
  gate: Gate,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  request.begun = performance.now()
  let reason: unknown = error
  try {
    admit(gate, request)
  } catch (refused) {
    reason = refused
  }
  const answer = sendFailure(reason, core, request, reply.headers(dataHeaders(core.config)))
  count(core, request, reply)
  return answer
}

function sendFailure(error: unknown, core: Core, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = pickLanguage(request.headers['accept-language'])
  const { status, retryAfter, failure } = answerTo(error, core, {
    what: `${request.method} ${routeOf(request)}`,
    language,
    table: (request.params as { table?: string } | undefined)?.table ?? '',
    body: request.body,
  })
  void reply.header('content-language', language)
  if (retryAfter !== null) void reply.header('retry-after', String(retryAfter))
  return reply.status(status).send(failure)
}

/** When it is sent, and not when it has left: whoever reads the counts next finds it in them. */
function count({ metrics, log }: Core, request: FastifyRequest, reply: FastifyReply): void {
  const route = routeOf(request)
  const ms = performance.now() - request.begun
  metrics.requests.inc({ route, status: reply.statusCode })
  metrics.requestTime.observe(ms / 1000)
  log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(ms) })
}

/** An address itself may be an invitation, its route is not. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'none'
}
