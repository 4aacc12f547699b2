/**
 * Kills server processes on PostgreSQL again and again, without a warning, while people and bots play through two of
 * them, and starts others in their place. Whoever gets no answer repeats the command under the same id, at either.
 * Nothing that was acknowledged may be missing or doubled, and the games of the one that fell must go on.
 *
 *   npm run check:postgres -- kill [kills] [players]
 */
import { TestPostgres } from '../test/support/postgres.ts'
import { judge, Run, startPlayers } from './postgres-players.ts'
import { ServerProcess } from './postgres-servers.ts'

export interface KillOptions {
  readonly kills: number
  readonly players: number
  readonly seed: number
  /** A server is killed after up to this many acknowledged moves. */
  readonly life: number
}

export interface KillReport {
  readonly kills: number
  readonly acknowledged: number
  /** Requests that got no answer. */
  readonly unanswered: number
  readonly finished: number
  /** From the kill until another process in its place has stored something, in ms. */
  readonly slowestRecovery: number
  readonly faults: readonly string[]
}

export async function checkKills(options: KillOptions): Promise<KillReport> {
  const postgres = await TestPostgres.start()
  let servers: ServerProcess[] = []
  try {
    const database = await postgres.create()
    servers = await Promise.all([ServerProcess.start(database), ServerProcess.start(database)])
    const run = new Run(urlsOf(servers), options.seed, true)
    const players = await startPlayers(run, options.players)
    let slowestRecovery = 0
    for (let kill = 0; kill < options.kills; kill++) {
      const enough = run.acks.length + 1 + run.rng.chance(options.life)
      await run.until(() => run.acks.length >= enough)
      const fallen = performance.now()
      const victim = kill % 2
      await servers[victim]!.kill()
      servers = servers.with(victim, await ServerProcess.start(database))
      run.urls = urlsOf(servers)
      const up = performance.now()
      await run.until(() => run.storedSince(up))
      slowestRecovery = Math.max(slowestRecovery, Math.round(performance.now() - fallen))
    }
    run.over = true
    await Promise.all(players)
    await judge(run, servers, database)
    const { unanswered, finished, faults } = run
    const acknowledged = run.acks.length
    return { kills: options.kills, acknowledged, unanswered, finished, slowestRecovery, faults }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres.stop()
  }
}

function urlsOf(servers: readonly ServerProcess[]): string[] {
  return servers.map(({ url }) => url)
}
