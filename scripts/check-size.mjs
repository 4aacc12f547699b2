// Fails when the first playable board of a game needs more script than we allow ourselves: all that a browser
// loads from the home page to a table of that game, compressed as the server sends it. The same limit holds for the
// worker with a game's rules and bots, which only a table on the device needs.
import { readdirSync, readFileSync } from 'node:fs'
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

/** The files of the worker for one game: its own, and what it has in common with those of the other games. */
export function listWorker(files, game, games) {
  const worker = files.filter((file) => /^worker-.*\.js$/.test(file))
  const isOf = (file, id) => file.startsWith(`worker-${id}-`)
  if (!worker.some((file) => isOf(file, game))) throw new Error(`the build has no worker for ${game}`)
  return worker.filter((file) => games.every((id) => id === game || !isOf(file, id)))
}

/** Says how much it is, and whether that is too much. */
function judge(files, what) {
  const size = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0)
  const verdict = size <= LIMIT ? 'ok' : `over the limit of ${LIMIT / 1024} KB`
  console.log(`${(size / 1024).toFixed(1)} KB of script ${what}, ${verdict}`)
  if (size > LIMIT) process.exitCode = 1
}

function main() {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'))
  const boards = Object.keys(manifest).filter((key) => /^src\/games\/[^/]+\/index\.ts$/.test(key))
  if (boards.length === 0) throw new Error('the build has no board')
  const games = boards.map((board) => board.split('/')[2])
  const assets = readdirSync(join(DIST, 'assets'))
  for (const [index, game] of games.entries()) {
    judge(
      listScripts(manifest, ['index.html', 'src/pages/Table.svelte', boards[index]]),
      `to the first board of ${game}`,
    )
    judge(
      listWorker(assets, game, games).map((file) => join('assets', file)),
      `in the worker of ${game}`,
    )
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
