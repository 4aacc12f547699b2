// Fails when the first playable board of a game needs more script than we allow ourselves: all that a browser
// loads from the home page to a table of that game, compressed as the server sends it.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const DIST = join(dirname(fileURLToPath(import.meta.url)), '..', 'web', 'dist')
const LIMIT = 120 * 1024

/** The script files an entry of Vite's manifest needs, with all it imports at once. */
export function listScripts(manifest, entries) {
  const files = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return [...files].filter((file) => file.endsWith('.js'))
}

function main() {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'))
  const boards = Object.keys(manifest).filter((key) => /^src\/games\/[^/]+\/index\.ts$/.test(key))
  if (boards.length === 0) throw new Error('the build has no board')
  for (const board of boards) {
    const files = listScripts(manifest, ['index.html', 'src/pages/Table.svelte', board])
    const size = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0)
    const verdict = size <= LIMIT ? 'ok' : `over the limit of ${LIMIT / 1024} KB`
    console.log(
      `${board.split('/')[2]}: ${(size / 1024).toFixed(1)} KB of script to the first board, ${verdict}`,
    )
    if (size > LIMIT) process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
