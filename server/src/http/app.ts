/** The HTTP side: hooks that every request passes, the routes of the API, pages and operations. */
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Core } from '../core.ts'
import type { Identity } from '../people/people.ts'
import { Failed, failed } from '../problem.ts'
import { NotStored, Unavailable, Unsure } from '../storage/contract.ts'
import { Answers, routeOf } from './answers.ts'
import { docsPage } from './docs-page.ts'
import { failureOf, pickLanguage, type Scene } from './language.ts'
import { openApi } from './openapi.ts'
import type { Ask, AskOfPerson, Route } from './route.ts'
import { peopleRoutes } from './routes/people.ts'
import { playRoutes } from './routes/play.ts'
import { tableRoutes } from './routes/tables.ts'
import { isForeign, readToken } from './security.ts'
import { loadSite, serveSite } from './site.ts'

export const routes: readonly Route[] = [...peopleRoutes, ...tableRoutes, ...playRoutes]

const REQUEST_TIMEOUT = 30_000

export interface AppOptions {
  readonly core: Core
  readonly webDir: string
}

export function createApp({ core, webDir }: AppOptions): FastifyInstance {
  const { config } = core
  const app = Fastify({
    bodyLimit: config.maxBody,
    requestTimeout: REQUEST_TIMEOUT,
    // One proxy is believed: whatever stands before its own entry was sent by the client.
    trustProxy: config.trustProxy && ((_address, hop) => hop < 1),
    // Nothing is mended silently: what has not the right form is refused.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    forceCloseConnections: 'idle',
    // Fastify's own lines hold addresses, and the address of a private table is an invitation. Besides, it would make
    // two listeners and a logger for each request.
    logger: false,
  })
  app.decorateRequest('begun', 0)
  app.decorateRequest('route', null)
  app.decorateRequest('person', null)
  app.decorateRequest('table', null)
  const answers = new Answers(core)
  addHooks(app, core, answers)
  for (const route of routes) addRoute(app, core, answers, route)
  addOperations(app, core, answers)
  serveSite(app, loadSite(webDir))
  return app
}

function addHooks(app: FastifyInstance, core: Core, answers: Answers): void {
  // Hooks with a callback: every request passes them, and a promise each would cost as much as the rest.
  app.addHook('onRequest', (request, _reply, done) => {
    request.begun = performance.now()
    const seconds = core.limits.ip.take(request.ip)
    if (seconds > 0) return done(failed('tooMany', { seconds }))
    if (request.method === 'GET' || request.method === 'HEAD') return done()
    if (isForeign(request.headers, core.config)) return done(failed('foreignOrigin'))
    done(core.closing ? failed('closing') : undefined)
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    answers.complete(request, reply)
    done()
  })
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(core, error, request, reply))
  app.setNotFoundHandler((request, reply) => sendFailure(failed('noSuchPage'), core, request, reply))
}

function addRoute(app: FastifyInstance, core: Core, answers: Answers, route: Route): void {
  app.route({
    method: route.method,
    url: route.url,
    schema: {
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
    },
    // Before the body is read: whoever is nobody has no say, whatever the form of it.
    onRequest(request, _reply, done) {
      request.route = route.url
      const token = readToken(request.headers)
      const known = core.people.recall(token)
      if (known !== undefined) return done(admit(core, route, request, known))
      core.people.identify(token).then((person) => done(admit(core, route, request, person)), done)
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
        answers,
      }
      return route.open ? route.handle(ask) : route.handle(ask as AskOfPerson)
    },
  })
}

/** Let somebody in, or say why not. */
function admit(
  core: Core,
  route: Route,
  request: FastifyRequest,
  person: Identity | null,
): Failed | undefined {
  request.person = person
  if (!person) return route.open ? undefined : failed('noIdentity')
  if (route.method === 'GET') return undefined
  const seconds = core.limits.guest.take(person.guest)
  return seconds > 0 ? failed('tooMany', { seconds }) : undefined
}

function addOperations(app: FastifyInstance, core: Core, answers: Answers): void {
  const description = openApi(routes)
  const page = docsPage(routes)
  app.get('/api/openapi.json', async () => description)
  app.get('/api/docs', async (_request, reply) => {
    void answers.asPage(reply).type('text/html; charset=utf-8')
    return page
  })
  app.get('/healthz', async (_request, reply) => {
    const ok =
      !core.closing &&
      (await core.storage
        .check()
        .then(() => true)
        .catch(() => false))
    void reply.status(ok ? 200 : 503).header('cache-control', 'no-store')
    return { ok }
  })
  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = core.config
    if (metricsToken !== '' && request.headers.authorization !== `Bearer ${metricsToken}`)
      throw failed('noIdentity')
    void reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store')
    return core.metrics.registry.text()
  })
}

function answerError(
  core: Core,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = asFailed(error)
  if (known.status === 500 || error instanceof Unavailable) {
    core.log.error({
      method: request.method,
      route: routeOf(request),
      error: error.message,
      stack: error.stack,
    })
  }
  return sendFailure(known, core, request, reply)
}

function asFailed(error: FastifyError | Failed): Failed {
  if (error instanceof Failed) return error
  if (error instanceof NotStored) return failed('notStored')
  if (error instanceof Unsure) return failed('unsure')
  if (error instanceof Unavailable) return failed('unavailable')
  if (error.validation) return failed('badRequest', { detail: error.message.slice(0, 200) })
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return failed('tooLarge')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return failed('wrongType')
  if (typeof error.statusCode === 'number' && error.statusCode < 500)
    return failed('badRequest', { detail: error.message.slice(0, 200) })
  return failed('internal')
}

function sendFailure(error: Failed, core: Core, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const state = request.table?.state ?? null
  const game = (request.body as { game?: unknown } | undefined)?.game
  const offer = state?.offer ?? (typeof game === 'string' ? core.tables.games.get(game) : undefined) ?? null
  const scene: Scene = { state, offer }
  const language = pickLanguage(request.headers['accept-language'])
  const seconds = error.refusal.args.seconds
  if (error.status === 429 && typeof seconds === 'number') void reply.header('retry-after', seconds)
  void reply.header('content-language', language)
  return reply.status(error.status).send(failureOf(error, language, scene))
}
