/** Our server with the game of the benchmarks, for `load.ts`: durable, on SQLite, as it always is. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engineEn, type AnyGame, type AnyText } from '@harvest/engine'
import { readConfig } from '../src/config.ts'
import { createMetrics } from '../src/metrics.ts'
import { startServer } from '../src/server.ts'
import { openSqlite } from '../src/storage/sqlite/storage.ts'
import { UNLIMITED } from './harness.ts'

const { euro } = (await import(new URL('../../bench/src/euro/ours.ts', import.meta.url).href)) as {
  euro: AnyGame
}
/** No words are needed: nothing illegal is tried. */
const text = engineEn as unknown as AnyText
const folder = mkdtempSync(join(tmpdir(), 'harvest-load-'))
const metrics = createMetrics()
const storage = await openSqlite(folder, {
  onFatal(error) {
    throw error
  },
  onCommit(entries, ms) {
    metrics.batches.observe(entries)
    metrics.commits.observe(ms / 1000)
  },
})
const config = {
  ...readConfig({}),
  ...UNLIMITED,
  // All people come from one address.
  rateTables: 0,
  maxConnectionsPerIp: 1e6,
  maxSockets: 1e6,
  maxSocketsPerIp: 1e6,
  maxSocketsPerGuest: 1e6,
  // The driver answers no pings.
  heartbeat: 60 * 60_000,
}
const { url } = await startServer({
  config,
  games: [{ game: euro, text: { en: text, de: text } }],
  levels: { offered: ['random'], known: ['random'], usual: 'random' },
  botModule: import.meta.resolve('@harvest/bots'),
  storage,
  metrics,
})
process.stdout.write(
  `${JSON.stringify({ url: url.replace('localhost', '127.0.0.1'), folder, game: euro.id })}\n`,
)
