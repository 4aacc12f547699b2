/** A lab whose world is memory: what goes in is given, what comes out is kept. */
import { bots } from '@harvest/bots'
import { stallEntry } from '@harvest/bots/testgame'
import { Readable } from 'node:stream'
import { run } from '../src/cli.ts'
import type { Lab } from '../src/lab.ts'

export interface Captured {
  readonly code: number
  readonly out: string
  readonly err: string
}

export interface World {
  readonly input?: string
  readonly progress?: boolean
  readonly rows?: number
  readonly games?: Lab['games']
  readonly bots?: Lab['bots']
  /** Gets what Ctrl-C would call. */
  readonly interrupt?: (stop: () => void) => void
  /** Hears of each look at the clock. */
  readonly onLook?: () => void
}

/** Run a command line, on the test game unless told otherwise. Each look at the clock is 50 ms after the last. */
export async function lab(argv: readonly string[], world: World = {}): Promise<Captured> {
  let out = ''
  let err = ''
  let clock = 0
  let worked = 0
  const table: Lab = {
    games: world.games ?? [stallEntry],
    bots: world.bots ?? bots,
    input: Readable.from([world.input ?? '']),
    screen: { columns: 100, rows: world.rows ?? 60, typed: false, progress: world.progress ?? false },
    out: (line) => (out += `${line}\n`),
    err: (text) => (err += text),
    now() {
      world.onLook?.()
      return (clock += 50)
    },
    thinking: () => (worked += 0.1),
    threads: 0,
    onInterrupt: (stop) => {
      world.interrupt?.(stop)
      return () => {}
    },
    freshSeed: () => 4711,
  }
  const code = await run(table, argv)
  return { code, out, err }
}
