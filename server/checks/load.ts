/**
 * Durable moves a second, and how long a move takes from being sent until the next seat has it, beside
 * boardgame.io's server in memory, with the same game, the same number of tables and the same driver.
 *
 * Closed loop: everybody moves as soon as they are asked, which shows the highest rate and how long a move takes when
 * as many are under way as there are tables.
 * Open loop: moves come at a given rate, whatever the server does, and count from when they were due. It shows how long
 * a move takes with room to spare, and, at twice boardgame.io's highest rate, how near the limit that is.
 *
 *   npm run check:load -- [seconds]
 */
import { openOurs, rivalClient, type OpenTable } from './load-clients.ts'
import { Measured, Run, type Row } from './load-run.ts'

const TIMES = 2
const MAX_P99 = 50
/** The share of boardgame.io's highest rate at which both are compared. */
const EASE = 0.8
/** Both are started so many times: the same code is up to a tenth faster or slower from one start to the next. */
const STARTS = 3
/** And driven in turns, so many times: a machine that is shared with others is not as fast from minute to minute. */
const STRETCHES = 6
/** A rate that is not kept up is not a rate. */
const KEPT_UP = 0.97

function print(tables: number, name: string, pace: string, row: Row): void {
  const number = (value: number, digits: number, width: number): string =>
    (Number.isFinite(value) ? value.toFixed(digits) : '').padStart(width)
  process.stdout.write(
    `${String(tables).padStart(6)}  ${name.padEnd(13)} ${pace.padEnd(16)} ${number(row.rate, 0, 7)} ` +
      `${number(row.p50, 1, 8)} ${number(row.p99, 1, 8)} ${number(row.server, 0, 10)} ${number(row.driver, 0, 8)}\n`,
  )
}

interface Verdict {
  /** So many times the rate, and a short wait, in the closed loop. */
  readonly met: boolean
  /** That rate is kept up, with a short wait, when moves do not wait for each other. */
  readonly keptUp: boolean
}

/** Both servers at once, of which one is driven at a time. */
interface Pair {
  readonly theirs: Run
  readonly ours: Run
}

async function startPair(tables: number, rival: OpenTable): Promise<Pair> {
  return {
    theirs: await Run.start('./load-rival.ts', rival, tables),
    ours: await Run.start('./load-ours.ts', openOurs, tables),
  }
}

async function endPair({ theirs, ours }: Pair): Promise<void> {
  await theirs.end()
  await ours.end()
}

async function playAlone(run: Run, into: Measured, seconds: number, rate?: number): Promise<void> {
  await run.play(into, seconds, rate)
  await run.hold()
}

async function compare(tables: number, seconds: number, rival: OpenTable): Promise<Verdict> {
  const mostOfTheirs = new Measured()
  const mostOfOurs = new Measured()
  let pair: Pair | null = null
  for (let start = 0; start < STARTS; start++) {
    if (pair) await endPair(pair)
    pair = await startPair(tables, rival)
    for (let stretch = 0; stretch < STRETCHES; stretch++) {
      await playAlone(pair.theirs, mostOfTheirs, seconds / (STARTS * STRETCHES))
      await playAlone(pair.ours, mostOfOurs, seconds / (STARTS * STRETCHES))
    }
  }
  const most = mostOfTheirs.row()
  const full = mostOfOurs.row()
  print(tables, 'boardgame.io', 'closed loop', most)
  print(tables, 'Harvest Table', 'closed loop', full)

  const { theirs, ours } = pair!
  const open = async (name: string, run: Run, rate: number): Promise<Row> => {
    const measured = new Measured()
    await playAlone(run, measured, seconds, rate)
    const row = measured.row()
    print(tables, name, `open, ${rate.toFixed(0)}/s`, row)
    return row
  }
  const ease = most.rate * EASE
  await open('boardgame.io', theirs, ease)
  await open('Harvest Table', ours, ease)
  const twice = most.rate * TIMES
  const aimed = await open('Harvest Table', ours, twice)
  await endPair({ theirs, ours })

  process.stdout.write(`        ${(full.rate / most.rate).toFixed(2)} times as many in the closed loop\n`)
  return {
    met: full.rate >= twice && full.p99 < MAX_P99,
    keptUp: aimed.rate >= KEPT_UP * twice && aimed.p99 < MAX_P99,
  }
}

const seconds = Number(process.argv[2] ?? 20)
const rival = await rivalClient()
process.stdout.write(
  'tables  server        moves           a second   p50 ms   p99 ms  server µs driver µs a move\n',
)
const verdicts: Verdict[] = []
for (const tables of [50, 200]) verdicts.push(await compare(tables, seconds, rival))
const met = verdicts.every((verdict) => verdict.met)
const keptUp = verdicts.every((verdict) => verdict.keptUp)
process.stdout.write(
  `the aim, ${TIMES} times as many with a p99 below ${MAX_P99} ms, is ${met ? '' : 'not '}met; ` +
    `in the open loop that rate is ${keptUp ? '' : 'not '}kept up with such a p99\n`,
)
process.exit(met && keptUp ? 0 : 1)
