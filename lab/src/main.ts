/** The lab's command line as a process: standard streams in, exit code out. */
import { bots, games, references } from '@harvest/bots'
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { run } from './cli.ts'
import { whyNot } from './files.ts'
import { DONE, FAILED, type Lab } from './lab.ts'
import { processorTime } from './processor-time.ts'

// Whoever reads only the first lines (`lab record … | head`) has not met an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(DONE)
  process.stderr.write(`The output can’t be written: ${whyNot(error) ?? error.message}.\n`)
  process.exit(FAILED)
})

const lab: Lab = {
  games,
  bots: [...bots, ...references],
  input: process.stdin,
  screen: {
    // Windows are resized while a game goes on, and some terminals say they have no size.
    get columns() {
      return Math.max(40, process.stdout.columns || 100)
    },
    get rows() {
      return process.stdout.rows || 60
    },
    typed: process.stdin.isTTY === true && process.stdout.isTTY === true,
    progress: process.stderr.isTTY === true,
  },
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (text) => void process.stderr.write(text),
  now: () => performance.now(),
  thinking: processorTime,
  threads: availableParallelism(),
  onInterrupt(stop) {
    process.once('SIGINT', stop)
    return () => void process.off('SIGINT', stop)
  },
  freshSeed: () => randomInt(2 ** 32),
}

process.exitCode = await run(lab, process.argv.slice(2))
// A stream somebody could still type into would keep the process alive.
process.stdin.unref?.()
