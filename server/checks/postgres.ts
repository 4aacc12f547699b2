/** `npm run check:postgres -- [race [rounds]] [restart [restarts] [players]] [kill [kills] [players]]`: all or one. */
import { checkRestart } from './database-restart.ts'
import { checkRace } from './node-race.ts'
import { checkKills } from './process-kills.ts'

const [which, first, second] = process.argv.slice(2)
const seed = Date.now() % 2 ** 31

/** A server stores again within this after its database or another server fell; in milliseconds. */
const MAX_RECOVERY = 10_000

function reportRecovery(result: {
  readonly faults: readonly string[]
  readonly slowestRecovery: number
}): void {
  const { slowestRecovery, faults } = result
  const late = slowestRecovery > MAX_RECOVERY ? [`it took ${slowestRecovery} ms to store again`] : []
  report({ ...result, faults: [...faults, ...late] })
}

function report({ faults, ...figures }: { readonly faults: readonly string[] }): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  for (const fault of faults.slice(0, 20)) process.stdout.write(`  ${fault}\n`)
  if (faults.length > 0) process.exitCode = 1
}

if (which === undefined || which === 'race') {
  process.stdout.write('two processes, one decision\n')
  report(await checkRace(Number(first ?? 10_000), seed))
}
if (which === undefined || which === 'restart') {
  process.stdout.write('restarts of the database under load\n')
  const [restarts, players] = [Number(first ?? 20), Number(second ?? 20)]
  reportRecovery(await checkRestart({ restarts, players, seed, life: 400 }))
}
if (which === undefined || which === 'kill') {
  process.stdout.write('server processes killed under load\n')
  const [kills, players] = [Number(first ?? 50), Number(second ?? 20)]
  reportRecovery(await checkKills({ kills, players, seed, life: 400 }))
}
