/** The server with all games, configured by environment variables. Started by main.ts. */
import { games, LEVELS } from '@harvest/bots'
import { readConfig } from './config.ts'
import { createMetrics } from './metrics.ts'
import { startServer } from './server.ts'
import { openStorage } from './storage/open.ts'

const DISK_FAILED = 74
/** ms */
const ORPHAN_CHECK = 500

try {
  const config = readConfig(process.env)
  const metrics = createMetrics()
  const storage = await openStorage(config, {
    onFatal(error) {
      process.stderr.write(`The database can no longer be trusted; stopping: ${error.message}\n`)
      process.exit(DISK_FAILED)
    },
    onCommit(entries, ms) {
      metrics.commits.observe(ms / 1000)
      metrics.batches.observe(entries)
    },
  })
  const botModule = import.meta.resolve('@harvest/bots')
  const variantModule = import.meta.resolve('@harvest/bots/variants')
  const server = await startServer({
    ...{ config, games, levels: LEVELS, botModule, variantModule, storage, metrics },
  })
  server.core.log.info({ url: server.url }, 'serving')
  // Not with the log, which others may read and which is kept.
  if (server.adminKey)
    process.stderr.write(
      `\nThe key to the admin page (${server.url}/admin). It's shown only this once; \`npm run admin-key\` makes a new one.\n\n  ${server.adminKey}\n\n`,
    )
  let closing = false
  const close = (signal: string): void => {
    // A second signal, such as npm's copy of the first, must not end it in the middle of saving.
    if (closing) return
    closing = true
    server.core.log.info({ signal }, 'closing')
    void server.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', close).on('SIGINT', close)
  // The shell in which npm runs us dies of a signal without passing it on: then somebody else is our parent.
  const { ppid, env } = process
  if (env.npm_lifecycle_event === 'serve')
    setInterval(() => process.ppid !== ppid && close('SIGTERM'), ORPHAN_CHECK).unref()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
