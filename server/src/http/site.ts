/**
 * The built web client, read into memory once: only what was there at the start can ever be served, so no
 * address leads anywhere else on the disk. Every page of the client is the same file.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failed } from '../problem.ts'

interface File {
  readonly type: string
  readonly etag: string
  /** Named by a hash of what is in it, so it never changes. */
  readonly immutable: boolean
  /** By the encoding it has; '' for as it is. */
  readonly forms: ReadonlyMap<string, Buffer>
}

export type Site = ReadonlyMap<string, File>

/** The encodings the build leaves beside a file, best first, with the endings it gives them. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wasm': 'application/wasm',
}

const PLAIN_PAGE = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Harvest Table</title>
<h1>Harvest Table</h1>
<p>The server is running; the web client is not built. The API is described at <a href="/api/docs">/api/docs</a>.</p>
</html>
`

export function loadSite(folder: string): Site {
  if (!existsSync(join(folder, 'index.html')))
    return new Map([['/index.html', fileOf('/index.html', Buffer.from(PLAIN_PAGE), () => undefined)]])
  const read = new Map<string, Buffer>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) read.set('/' + relative(folder, path).split(sep).join('/'), readFileSync(path))
  }
  const isForm = (url: string): boolean => ENCODINGS.some(([, ending]) => url.endsWith(ending))
  return new Map(
    [...read]
      .filter(([url]) => !isForm(url))
      .map(([url, raw]) => [url, fileOf(url, raw, (form) => read.get(form))]),
  )
}

function fileOf(url: string, raw: Buffer, find: (url: string) => Buffer | undefined): File {
  const forms = new Map([['', raw]])
  for (const [encoding, ending] of ENCODINGS) {
    const form = find(url + ending)
    if (form) forms.set(encoding, form)
  }
  return {
    type: TYPES[extname(url)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
    immutable: url.startsWith('/assets/'),
    forms,
  }
}

/**
 * `preview`: the page as whoever fetches it without a browser is to see it, or null for as it is. `ahead`: what else the
 * page at this path needs.
 */
export function serveSite(
  app: FastifyInstance,
  site: Site,
  preview: (page: string, request: FastifyRequest) => Promise<string | null>,
  ahead: (path: string) => Promise<string | null>,
): void {
  const index = site.get('/index.html')!
  const plain = index.forms.get('')!.toString()

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0]!
    if (path.startsWith('/api/')) throw failed('noSuchPage')
    const file = site.get(path)
    if (file) return sendFile(file, request, reply)
    // A path without an ending is a page of the client, which finds out itself what to show.
    if (extname(path) !== '') throw failed('noSuchPage')
    const shown = await preview(plain, request)
    if (shown) return reply.header('cache-control', 'no-cache').type(index.type).send(shown)
    const links = await ahead(path)
    if (links) void reply.header('link', links)
    return sendFile(index, request, reply)
  })
}

function sendFile(file: File, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const cache = file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache'
  void reply.header('cache-control', cache).header('etag', file.etag).header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === file.etag) return reply.status(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding =
    ENCODINGS.map(([name]) => name).find(
      (name) => file.forms.has(name) && new RegExp(`\\b${name}\\b`).test(accepted),
    ) ?? ''
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.type(file.type).send(file.forms.get(encoding))
}
