/**
 * The built web client, read into memory once: only what was there at the start can ever be served, so no
 * address leads anywhere else on the disk. Every page of the client is the same file.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failed } from '../problem.ts'

interface Packed {
  readonly body: Buffer
  readonly encoding: string | null
}

interface File {
  readonly type: string
  readonly etag: string
  /** Named by a hash of what is in it, so it never changes. */
  readonly immutable: boolean
  pack(accepted: string): Packed
}

export type Site = ReadonlyMap<string, File>

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
  const files = new Map<string, File>()
  if (existsSync(join(folder, 'index.html')))
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const url = '/' + relative(folder, path).split(sep).join('/')
      files.set(url, fileOf(url, readFileSync(path)))
    }
  else files.set('/index.html', fileOf('/index.html', Buffer.from(PLAIN_PAGE)))
  return files
}

function fileOf(url: string, raw: Buffer): File {
  const type = TYPES[extname(url)] ?? 'application/octet-stream'
  const squeezable = /^(text|application|image\/svg)/.test(type) && raw.length > 1000
  const packed = new Map<string, Packed>()
  return {
    type,
    etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
    immutable: url.startsWith('/assets/'),
    pack(accepted) {
      const encoding = !squeezable
        ? 'none'
        : /\bbr\b/.test(accepted)
          ? 'br'
          : /\bgzip\b/.test(accepted)
            ? 'gzip'
            : 'none'
      const known = packed.get(encoding)
      if (known) return known
      const made: Packed = { body: squeeze(raw, encoding), encoding: encoding === 'none' ? null : encoding }
      packed.set(encoding, made)
      return made
    },
  }
}

function squeeze(raw: Buffer, encoding: string): Buffer {
  if (encoding === 'br') return brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return encoding === 'gzip' ? gzipSync(raw) : raw
}

export function serveSite(app: FastifyInstance, site: Site): void {
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0]!
    if (path.startsWith('/api/')) throw failed('noSuchPage')
    const file = site.get(path)
    if (file) return sendFile(file, request, reply)
    // A path without an ending is a page of the client, which finds out itself what to show.
    if (extname(path) !== '') throw failed('noSuchPage')
    return sendFile(site.get('/index.html')!, request, reply)
  })
}

function sendFile(file: File, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const cache = file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache'
  void reply.header('cache-control', cache).header('etag', file.etag).header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === file.etag) return reply.status(304).send()
  const { body, encoding } = file.pack(request.headers['accept-encoding'] ?? '')
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.type(file.type).send(body)
}
