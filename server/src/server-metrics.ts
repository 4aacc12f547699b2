/** Everything the server counts about itself. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Metrics } from './metrics.ts'

export type ServerMetrics = ReturnType<typeof createServerMetrics>

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export function createServerMetrics() {
  const registry = new Metrics()
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  registry.gauge('harvest_event_loop_p99_seconds', 'Delay of the event loop since the last look.', () => {
    const p99 = loop.percentile(99) / 1e9
    loop.reset()
    return p99
  })
  registry.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  return {
    registry,
    requests: registry.counter('harvest_requests_total', 'Answered requests by route and status.'),
    requestTime: registry.histogram('harvest_request_seconds', 'Time to answer a request.', SECONDS),
    moves: registry.counter('harvest_moves_total', 'Stored moves and undos, by people and bots.'),
    tables: registry.counter('harvest_tables_total', 'Tables by what became of them.'),
    commits: registry.histogram('harvest_commit_seconds', 'Time of a commit with its fsync.', SECONDS),
    batches: registry.histogram(
      'harvest_commit_entries',
      'Entries that shared a commit.',
      [1, 2, 5, 10, 25, 50, 100, 250],
    ),
    thoughts: registry.histogram('harvest_bot_seconds', 'Time a bot took to decide.', SECONDS),
    dropped: registry.counter('harvest_sockets_dropped_total', 'Sockets closed by the server, by reason.'),
    stop: () => loop.disable(),
  }
}
