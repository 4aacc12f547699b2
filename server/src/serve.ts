/** The server with all games, configured by environment variables. Started by main.ts. */
import { bots, games } from '@harvest/bots'
import { readConfig } from './config.ts'
import { createServerMetrics } from './server-metrics.ts'
import { startServer } from './server.ts'
import { openStorage } from './storage/open.ts'

const DISK_FAILED = 74

try {
  const config = readConfig(process.env)
  const metrics = createServerMetrics()
  const storage = await openStorage(config, {
    onFatal(error) {
      process.stderr.write(`the database can't be trusted any more, ending: ${error.message}\n`)
      process.exit(DISK_FAILED)
    },
    onCommit(entries, ms) {
      metrics.commits.observe(ms / 1000)
      metrics.batches.observe(entries)
    },
  })
  const levels = bots.map((bot) => bot.id)
  const botModule = import.meta.resolve('@harvest/bots')
  const server = await startServer({ config, games, levels, botModule, storage, metrics })
  server.core.log.info({ url: server.url }, 'serving')
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      server.core.log.info({ signal }, 'closing')
      void server.close().then(() => process.exit(0))
    })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
