/** The HTTP side: what every request passes, the routes of the API, pages and operations. */
import { createServer, type Server } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Core } from '../core.ts'
import type { Identity } from '../people/people.ts'
import { failed } from '../problem.ts'
import { isForPages } from '../socket/hub.ts'
import { Answers, routeOf } from './answers.ts'
import { CommandLanes, type FindFault, type Lane } from './command-lane.ts'
import { docsPage } from './docs-page.ts'
import { answerTo, misread, unrouted } from './failures.ts'
import { Gate } from './gate.ts'
import { openApi } from './openapi.ts'
import { isCommand, type Ask, type AskOfPerson, type HandledRoute, type Route } from './route.ts'
import { peopleRoutes } from './routes/people.ts'
import { playRoutes } from './routes/play.ts'
import { tableRoutes } from './routes/tables.ts'
import type { Schema } from './schemas.ts'
import { addressOf } from './security.ts'
import { loadSite, serveSite } from './site.ts'

export const routes: readonly Route[] = [...peopleRoutes, ...tableRoutes, ...playRoutes]

const REQUEST_TIMEOUT = 30_000
/** Longer than proxies keep theirs, so that they are the ones who close. */
const KEEP_ALIVE = 72_000

export interface AppOptions {
  readonly core: Core
  readonly webDir: string
}

export function createApp({ core, webDir }: AppOptions): FastifyInstance {
  const { config } = core
  const answers = new Answers(core)
  const gate = new Gate(core)
  let lanes: CommandLanes | null = null
  const app = Fastify({
    bodyLimit: config.maxBody,
    // One proxy is believed: whatever stands before its own entry was sent by the client.
    trustProxy: config.trustProxy && ((_address, hop) => hop < 1),
    // Nothing is mended silently: what has not the right form is refused.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    forceCloseConnections: 'idle',
    // Fastify's own lines hold addresses, and the address of a private table is an invitation. Besides, it would make
    // two listeners and a logger for each request.
    logger: false,
    // What Fastify would answer by itself has neither our form nor our headers, and nobody would count it.
    return503OnClosing: false,
    frameworkErrors(error, { raw }, reply) {
      const refused = gate.refuse(raw.method!, addressOf(raw, config), raw.headers)
      const asked = unrouted(raw.method!, raw.headers)
      answers.sendFailure(asked, reply.raw, answerTo(refused ?? error, core, asked))
    },
    clientErrorHandler(error, socket) {
      const asked = unrouted('none', {})
      answers.endWith(asked, socket, answerTo(misread(error), core, asked))
    },
    serverFactory: (handler): Server =>
      createServer(
        {
          keepAliveTimeout: KEEP_ALIVE,
          requestTimeout: REQUEST_TIMEOUT,
          shouldUpgradeCallback: isForPages,
        },
        (request, response) => {
          if (!lanes?.serve(request, response)) handler(request, response)
        },
      ),
  })
  app.decorateRequest('begun', 0)
  app.decorateRequest('route', null)
  app.decorateRequest('person', null)
  app.decorateRequest('table', null)
  addHooks(app, core, gate, answers)
  for (const route of routes) if (!isCommand(route)) addRoute(app, core, gate, route)
  app.addHook('onReady', (done) => {
    lanes = new CommandLanes({ core, gate, answers, lanes: listLanes(app), parse: parserOf(app) })
    done()
  })
  addOperations(app, core, gate, answers)
  serveSite(app, loadSite(webDir))
  return app
}

function listLanes(app: FastifyInstance): Lane[] {
  return routes.filter(isCommand).map((route) => ({ route, findFault: findFaultOf(app, route.body) }))
}

/** As Fastify validates the bodies of its own routes. */
function findFaultOf(app: FastifyInstance, schema: Schema): FindFault {
  const isValid = app.validatorCompiler!({ schema, method: 'POST', url: '', httpPart: 'body' })
  return (body) => {
    if (isValid(body)) return null
    const [fault] = isValid.errors ?? []
    return `body${fault?.instancePath ?? ''} ${fault?.message ?? ''}`
  }
}

/** As Fastify reads the bodies of its own routes. */
function parserOf(app: FastifyInstance): (text: string) => unknown {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (text) => {
    let read: unknown
    let fault: Error | null = null
    // It calls back at once, and once more if that throws.
    void parse(null as unknown as FastifyRequest, text, (error, body) => {
      fault = error
      read = body
    })
    if (fault) throw fault as Error
    return read
  }
}

function addHooks(app: FastifyInstance, core: Core, gate: Gate, answers: Answers): void {
  // Hooks with a callback: every request passes them, and a promise each would cost as much as the rest.
  app.addHook('onRequest', (request, _reply, done) => {
    request.begun = performance.now()
    done(gate.refuse(request.method, addressOf(request.raw, core.config), request.headers))
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    answers.complete(request, reply)
    done()
  })
  app.setErrorHandler((error: Error, request, reply) => sendFailure(error, core, request, reply))
  app.setNotFoundHandler((request, reply) => sendFailure(failed('noSuchPage'), core, request, reply))
}

function addRoute(app: FastifyInstance, core: Core, gate: Gate, route: HandledRoute): void {
  app.route({
    method: route.method,
    url: route.url,
    schema: {
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
    },
    onRequest(request, _reply, done) {
      request.route = route.url
      const found = (person: Identity | null): void => {
        request.person = person
        done(gate.refusePerson(route, person))
      }
      gate.identify(request.headers, found, done)
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
      }
      return route.open ? route.handle(ask) : route.handle(ask as AskOfPerson)
    },
  })
}

function addOperations(app: FastifyInstance, core: Core, gate: Gate, answers: Answers): void {
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
    const refused = gate.refuseCounts(request.raw)
    if (refused) throw refused
    void reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store')
    return core.metrics.registry.text()
  })
}

function sendFailure(error: Error, core: Core, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { method, headers: asked, table, body } = request
  const { status, headers, failure } = answerTo(error, core, {
    method,
    route: routeOf(request),
    headers: asked,
    table,
    body,
  })
  return reply.headers(headers).status(status).send(failure)
}
