// Builds the web client unless what is there is newer than all it is made of.
//   node scripts/build-web.mjs [--force]
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const BUILT = 'web/dist/index.html'
/** What gets smaller by being compressed. */
const SQUEEZED = ['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']
const SMALLEST = 1000
const SOURCES = [
  'package-lock.json',
  'web/index.html',
  'web/vite.config.ts',
  'web/browsers.ts',
  'web/plates.ts',
  'web/public',
  'web/src',
  'engine/src',
  'games',
  'bots/src',
  'server/src',
]

/** The latest change in a file or folder. */
function newest(path) {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'test' && name !== 'golden')
    .reduce((latest, { name }) => Math.max(latest, newest(join(path, name))), mtimeMs)
}

function isFresh(root) {
  const built = join(root, BUILT)
  if (!existsSync(built)) return false
  const { mtimeMs } = statSync(built)
  return SOURCES.every((source) => newest(join(root, source)) <= mtimeMs)
}

/** Beside each file its compressed forms, so that the server has nothing to do but send them. */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !SQUEEZED.includes(extname(path))) continue
    const raw = readFileSync(path)
    if (raw.length < SMALLEST) continue
    writeFileSync(`${path}.br`, brotliCompressSync(raw))
    writeFileSync(`${path}.gz`, gzipSync(raw))
  }
}

if (process.argv.includes('--force') || !isFresh(ROOT)) {
  console.error('building the web client …')
  const vite = join(
    dirname(createRequire(join(ROOT, 'web', 'package.json')).resolve('vite/package.json')),
    'bin',
    'vite.js',
  )
  const args = [vite, 'build', '--logLevel=warn', 'web']
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 2, 2] })
  if (status === 0) compress(join(ROOT, 'web', 'dist'))
  else process.exitCode = status ?? 1
}
