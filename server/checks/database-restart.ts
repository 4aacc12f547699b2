/**
 * Restarts PostgreSQL again and again, gently and as in a crash, while people and bots play through two server
 * processes. Whoever gets 503 repeats the command under the same id. Nothing that was acknowledged may be
 * missing or doubled, nothing but 503 may be said meanwhile, and both servers must store again within seconds.
 *
 *   npm run check:postgres -- restart [restarts] [players]
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { TestPostgres } from '../test/support/postgres.ts'
import { judge, Run, startPlayers } from './postgres-players.ts'
import { ServerProcess } from './postgres-servers.ts'

export interface RestartOptions {
  readonly restarts: number
  readonly players: number
  readonly seed: number
  /** The database goes down after up to this many acknowledged moves. */
  readonly life: number
}

export interface RestartReport {
  readonly restarts: number
  readonly acknowledged: number
  /** Answers with 503. */
  readonly refused: number
  readonly finished: number
  /** From the database being up again until both servers have stored something, in ms. */
  readonly slowestRecovery: number
  readonly faults: readonly string[]
}

/** Long enough for everybody to notice. */
const DOWN_MS = 300

export async function checkRestart(options: RestartOptions): Promise<RestartReport> {
  const postgres = await TestPostgres.start()
  const servers: ServerProcess[] = []
  try {
    const database = await postgres.create()
    servers.push(...(await Promise.all([ServerProcess.start(database), ServerProcess.start(database)])))
    const run = new Run(
      servers.map(({ url }) => url),
      options.seed,
      false,
    )
    const players = await startPlayers(run, options.players)
    const slowestRecovery = await restartAgainAndAgain(run, postgres, options)
    run.over = true
    await Promise.all(players)
    if (!servers.every(({ running }) => running)) run.faults.push('a server has ended')
    if (run.refused === 0) run.faults.push('nobody was told 503, so nothing was tested')
    await judge(run, servers, database)
    const { refused, finished, faults } = run
    const acknowledged = run.acks.length
    return { restarts: options.restarts, acknowledged, refused, finished, slowestRecovery, faults }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres.stop()
  }
}

/** Returns how long it took at most until both servers stored again. */
async function restartAgainAndAgain(
  run: Run,
  postgres: TestPostgres,
  options: RestartOptions,
): Promise<number> {
  let slowest = 0
  for (let restart = 0; restart < options.restarts; restart++) {
    const enough = run.acks.length + 1 + run.rng.chance(options.life)
    await run.until(() => run.acks.length >= enough)
    await postgres.down(restart % 2 === 0 ? 'immediate' : 'fast')
    await sleep(DOWN_MS)
    await postgres.up()
    const up = performance.now()
    await run.until(() => run.storedSince(up))
    slowest = Math.max(slowest, Math.round(performance.now() - up))
  }
  return slowest
}
