/** For people who run the server or write programs for it: health, counts, and the description of the API. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Core } from '../core.ts'
import { isLoopback } from '../doors/network.ts'
import { failed } from '../problem.ts'
import { docsPage } from './docs-page.ts'
import { pageHeaders } from './headers.ts'
import { openApi } from './openapi.ts'
import { commandRoutes, type Described } from './route.ts'

export function addOperations(app: FastifyInstance, core: Core, questions: readonly Described[]): void {
  const routes = [...questions, ...commandRoutes]
  const description = openApi(routes)
  const page = docsPage(routes)
  const forPages = pageHeaders(core.config)
  app.get('/api/openapi.json', async () => description)
  app.get('/api/docs', async (_request, reply) => {
    void reply.headers(forPages).type('text/html; charset=utf-8')
    return page
  })
  app.get('/healthz', async (_request, reply) => {
    const ok = !core.closing && (await isWell(core))
    void reply.status(ok ? 200 : 503).header('cache-control', 'no-store')
    return { ok }
  })
  app.get('/metrics', async (request, reply) => {
    checkCounts(core, request)
    void reply.type(core.metrics.contentType).header('cache-control', 'no-store')
    return core.metrics.text()
  })
}

async function isWell({ storage }: Core): Promise<boolean> {
  try {
    await storage.check()
    return true
  } catch {
    return false
  }
}

/** Counts tell of secret steps, so without a token they stay on this machine. */
function checkCounts({ config }: Core, { raw, headers }: FastifyRequest): void {
  if (config.metricsToken === '') {
    // A proxy on this machine asks on behalf of somebody else.
    const isLocal = isLoopback(raw.socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined
    if (!isLocal) throw failed('noSuchPage')
  } else if (headers.authorization !== `Bearer ${config.metricsToken}`) throw failed('noIdentity')
}
