/** What the server counts about itself, for Prometheus. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
const ENTRIES = [1, 2, 5, 10, 25, 50, 100, 250]

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, buckets, registers })
  /** Its value is asked for when somebody looks. */
  const gauge = (name: string, help: string, read: () => number): void =>
    void new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('harvest_event_loop_p99_seconds', 'Delay of the event loop since the last look.', () => {
    const p99 = loop.percentile(99) / 1e9
    loop.reset()
    return p99
  })
  gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  return {
    gauge,
    text: () => registry.metrics(),
    contentType: registry.contentType,
    stop: () => loop.disable(),
    requests: counter('harvest_requests_total', 'Answered requests by route and status.', 'route', 'status'),
    requestTime: histogram('harvest_request_seconds', 'Time to answer a request.', SECONDS),
    commands: counter(
      'harvest_commands_total',
      'Commands over sockets by name and status.',
      'name',
      'status',
    ),
    moves: counter('harvest_moves_total', 'Stored moves and undos, by people and bots.', 'game'),
    tables: counter('harvest_tables_total', 'Tables by what became of them.', 'game', 'became'),
    commits: histogram('harvest_commit_seconds', 'Time of a commit with its fsync.', SECONDS),
    batches: histogram('harvest_commit_entries', 'Entries that shared a commit.', ENTRIES),
    thoughts: histogram('harvest_bot_seconds', 'Time a bot took to decide.', SECONDS),
    dropped: counter('harvest_sockets_dropped_total', 'Sockets closed by the server, by reason.', 'reason'),
  }
}
