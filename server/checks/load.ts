/**
 * Durable moves a second, and how long a move takes from being sent until the next seat has it, beside
 * boardgame.io's server in memory, with the same game, the same number of tables and the same driver.
 *
 * Closed loop: everybody moves as soon as they are asked, which shows the highest rate and how long a move takes when
 * as many are under way as there are tables.
 * Open loop: moves come at a given rate, whatever the server does, and count from when they were due. It shows how long
 * a move takes with room to spare, and, at twice boardgame.io's highest rate, how near the limit that is.
 * Human pace: what people will really do. Many tables with a page at each seat, an open loop in which each table has a
 * move every few seconds, and the memory the server takes for them. Ours alone.
 *
 * The check passes with the aims of the closed loop and of the human pace. Whether twice boardgame.io's rate is kept up
 * in the open loop is told, but that is more than what is asked.
 *
 *   npm run check:load -- [seconds] [closed] [open] [human] [people=8000] [http]
 *
 * Of the three parts all are run when none is named; the rates of `open` come of `closed`, which is run with it. With
 * `http` the moves are posted instead of going over the socket. `people` says how many take part in `human`.
 */
import { readFileSync } from 'node:fs'
import { oursThrough, rivalClient, SEATS, type OpenTable } from './load-clients.ts'
import { Measured, Run, type Memory, type Row } from './load-run.ts'
import { giveUp } from './load-wire.ts'

const TIMES = 2
const MAX_P99 = 50
/** The share of boardgame.io's highest rate at which both are compared. */
const EASE = 0.8
/** How often both are started: the same code is up to a tenth faster or slower from one start to the next. */
const STARTS = 3
/** And how often they are driven in turns: a shared machine is not equally fast from minute to minute. */
const STRETCHES = 6
/** A rate that is not kept up is not a rate. */
const KEPT_UP = 0.97

const HUMAN_PEOPLE = 8_000
/** Seconds between two moves of a table. */
const HUMAN_EVERY = 5
const HUMAN_MAX_P99 = 25
const HUMAN_MAX_MEMORY = 1024
/** Until the tables are out of step with each other, in ms; the compilers are done by then too. */
const HUMAN_SETTLE = 20_000
const HUMAN_LEAST_SECONDS = 20
/** Files, pipes and threads a process has open besides its connections. */
const OTHER_DESCRIPTORS = 200

function print(tables: number, name: string, pace: string, row: Row): void {
  const number = (value: number, digits: number, width: number): string =>
    (Number.isFinite(value) ? value.toFixed(digits) : '').padStart(width)
  process.stdout.write(
    `${String(tables).padStart(6)}  ${name.padEnd(13)} ${pace.padEnd(16)} ${number(row.rate, 0, 7)} ` +
      `${number(row.p50, 1, 8)} ${number(row.p99, 1, 8)} ${number(row.server, 0, 10)} ${number(row.driver, 0, 8)}\n`,
  )
}

interface Verdict {
  /** In the closed loop: this many times the rate, and a short wait. */
  readonly met: boolean
  /** That rate is kept up, with a short wait, when moves do not wait for each other; null when it was not tried. */
  readonly keptUp: boolean | null
}

/** Both servers at once, of which one is driven at a time. */
interface Pair {
  readonly theirs: Run
  readonly ours: Run
}

async function startPair(tables: number, rival: OpenTable): Promise<Pair> {
  return {
    theirs: await Run.start('./load-rival.ts', rival, tables),
    ours: await Run.start(OURS, ours, tables),
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

async function compare(tables: number, rival: OpenTable): Promise<Verdict> {
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

  const keptUp = parts.open ? await compareOpen(tables, pair!, most.rate) : null
  await endPair(pair!)

  process.stdout.write(`        ${(full.rate / most.rate).toFixed(2)} times as many in the closed loop\n`)
  return { met: full.rate >= most.rate * TIMES && full.p99 < MAX_P99, keptUp }
}

/** Both at a rate that either can do, and ours at the one that is aimed at: whether that is kept up. */
async function compareOpen(tables: number, pair: Pair, most: number): Promise<boolean> {
  const open = async (name: string, run: Run, rate: number): Promise<Row> => {
    const measured = new Measured()
    await playAlone(run, measured, seconds, rate)
    const row = measured.row()
    print(tables, name, `open, ${rate.toFixed(0)}/s`, row)
    return row
  }
  await open('boardgame.io', pair.theirs, most * EASE)
  await open('Harvest Table', pair.ours, most * EASE)
  const aimed = await open('Harvest Table', pair.ours, most * TIMES)
  return aimed.rate >= KEPT_UP * most * TIMES && aimed.p99 < MAX_P99
}

interface Human {
  readonly row: Row
  readonly memory: Memory
  /** Moves came as often as they were due. */
  readonly keptUp: boolean
}

async function playLikePeople(): Promise<Human> {
  checkDescriptors(humanTables * SEATS * (door === 'http' ? 2 : 1))
  const rate = humanTables / HUMAN_EVERY
  const run = await Run.gather(OURS, ours, humanTables)
  const measured = new Measured()
  await run.play(measured, Math.max(seconds, HUMAN_LEAST_SECONDS), rate, HUMAN_SETTLE)
  const memory = run.memory()
  await run.end()
  const row = measured.row()
  print(humanTables, 'Harvest Table', `human, ${rate}/s`, row)
  return { row, memory, keptUp: row.rate >= KEPT_UP * rate }
}

/** Node has raised what it may have open to the most that the system lets it. */
function checkDescriptors(connections: number): void {
  const most = maxDescriptors()
  const needed = connections + OTHER_DESCRIPTORS
  if (most < needed)
    giveUp(
      `a process may have ${most} files open here and needs ${needed}; raise the hard limit (ulimit -Hn)`,
    )
}

function maxDescriptors(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Infinity)
  } catch {
    // Where the system does not tell, it shows when there are too few.
    return Infinity
  }
}

function sayClosed(verdicts: readonly Verdict[]): boolean {
  const met = verdicts.every((verdict) => verdict.met)
  process.stdout.write(
    `closed loop: ${TIMES} times as many with a p99 below ${MAX_P99} ms, the aim, is ${met ? '' : 'not '}met\n`,
  )
  if (!parts.open) return met
  const keptUp = verdicts.every((verdict) => verdict.keptUp)
  process.stdout.write(
    `open loop: that rate is ${keptUp ? '' : 'not '}kept up with such a p99, which is more than what is asked\n`,
  )
  return met
}

function sayHuman({ row, memory, keptUp }: Human): boolean {
  const met = keptUp && row.p99 < HUMAN_MAX_P99 && memory.peak < HUMAN_MAX_MEMORY
  const due = humanTables / HUMAN_EVERY
  process.stdout.write(
    `human pace: with ${humanTables} tables and ${humanTables * SEATS} pages the aims are ${met ? '' : 'not '}met\n` +
      `        ${row.rate.toFixed(0)} moves a second, ${due} are due\n` +
      `        p50 ${row.p50.toFixed(1)} ms, p99 ${row.p99.toFixed(1)} ms, aim: below ${HUMAN_MAX_P99}\n` +
      `        resident memory ${memory.now.toFixed(0)} MB at the end, ${memory.peak.toFixed(0)} MB at its peak, ` +
      `aim: below ${HUMAN_MAX_MEMORY}\n`,
  )
  return met
}

const OURS = './load-ours.ts'
const words = new Set(process.argv.slice(2))
const seconds = Number([...words].find((word) => Number(word) > 0) ?? 20)
const door = words.has('http') ? 'http' : 'socket'
const ours = oursThrough(door)
const people = Number(
  [...words].find((word) => word.startsWith('people='))?.slice('people='.length) ?? HUMAN_PEOPLE,
)
const humanTables = Math.ceil(people / SEATS)
const all = !['closed', 'open', 'human'].some((part) => words.has(part))
const parts = {
  closed: all || words.has('closed') || words.has('open'),
  open: all || words.has('open'),
  human: all || words.has('human'),
}
process.stdout.write(
  `moves to Harvest Table go ${door === 'http' ? 'by POST' : 'over the socket'}\n` +
    'tables  server        moves           a second   p50 ms   p99 ms  server µs driver µs a move\n',
)
const verdicts: Verdict[] = []
if (parts.closed) {
  const rival = await rivalClient()
  for (const tables of [50, 200]) verdicts.push(await compare(tables, rival))
}
const human = parts.human ? await playLikePeople() : null
const met = [parts.closed ? sayClosed(verdicts) : true, human ? sayHuman(human) : true]
process.exit(met.every(Boolean) ? 0 : 1)
