// Where the time of random play goes, by V8's sampling profiler: what the loop called, with all that happened
// inside, and the functions with the most time of their own. Inlined functions are told apart by V8 itself.
import { Session, type Profiler } from 'node:inspector/promises'
import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { playOut, type AnyGame } from '@harvest/engine'
import { GAMES, SEATS } from './games.ts'
import { playRandomly } from './random-play.ts'

export interface Share {
  readonly name: string
  readonly share: number
}

export interface Profile {
  readonly game: string
  /** What the loop calls, each with all that happens inside it. */
  readonly calls: readonly Share[]
  /** Drawing, wherever it is called from; part of the calls above. */
  readonly chance: number
  /** Time of their own. */
  readonly functions: readonly Share[]
}

const LOOP = playOut.name
const COLLECTOR = '(garbage collector)'
const BETWEEN_GAMES = 'between games (setup)'
const TOP = 15
const SAMPLE_MICROSECONDS = 200

interface Task {
  readonly id: string
  readonly seconds: number
}

/**
 * Profiles random play of a game in a thread of its own, where the profiler runs from the start: of code compiled
 * before, it cannot tell which function an inlined piece came from. The warm-up is cut off afterwards.
 */
export async function profile(task: Task): Promise<Profile> {
  const worker = new Worker(new URL(import.meta.url), { workerData: task })
  const [answer] = (await once(worker, 'message')) as [Profile]
  return answer
}

async function profileHere({ id, seconds }: Task): Promise<Profile> {
  const game = GAMES.find((each) => each.id === id)
  if (!game) throw new Error(`there is no game ${id}`)
  const inspector = new Session()
  inspector.connect()
  await inspector.post('Profiler.enable')
  await inspector.post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS })
  await inspector.post('Profiler.start')
  for (const each of GAMES) playRandomly(each, SEATS, seconds / 2)
  const warm = microseconds()
  playRandomly(game, SEATS, seconds)
  const { profile: taken } = await inspector.post('Profiler.stop')
  inspector.disconnect()
  return summarise(game, taken, warm)
}

/** The clock of the profiler's samples. */
function microseconds(): number {
  return Number(process.hrtime.bigint() / 1000n)
}

/** The profiler's own work is left out: only what playing did counts, and collecting its garbage. */
function summarise(game: AnyGame, taken: Profiler.Profile, from: number): Profile {
  const nodes = new Map(taken.nodes.map((node) => [node.id, node]))
  const own = new Map<number, number>()
  let at = taken.startTime
  for (const [index, id] of (taken.samples ?? []).entries()) {
    const time = taken.timeDeltas?.[index] ?? 0
    at += time
    if (at >= from) own.set(id, (own.get(id) ?? 0) + time)
  }
  const functions = new Map<string, number>()
  const calls = new Map<string, number>()
  let [total, chance] = [0, 0]
  const visit = (node: Profiler.ProfileNode, call: string, drawing: boolean): void => {
    const { functionName } = node.callFrame
    const time = own.get(node.id) ?? 0
    const within = drawing || functionName === 'chance'
    total += time
    if (within) chance += time
    add(functions, nameOf(node), time)
    add(calls, call, time)
    for (const id of node.children ?? []) {
      const child = nodes.get(id)!
      visit(child, callOf(node, child, call), within)
    }
  }
  for (const node of taken.nodes) {
    if (node.callFrame.functionName === playRandomly.name) visit(node, BETWEEN_GAMES, false)
    if (node.callFrame.functionName === COLLECTOR) visit(node, COLLECTOR, false)
  }
  return {
    game: game.id,
    calls: shares(calls, total),
    chance: chance / total,
    functions: shares(functions, total),
  }
}

/** Below the loop, time belongs to what the loop called. */
function callOf(node: Profiler.ProfileNode, child: Profiler.ProfileNode, call: string): string {
  if (node.callFrame.functionName === LOOP) return child.callFrame.functionName || 'choosing'
  return child.callFrame.functionName === LOOP ? 'the loop itself' : call
}

function nameOf({ callFrame }: Profiler.ProfileNode): string {
  const file = callFrame.url.split('/').slice(-3).join('/')
  return `${callFrame.functionName || '(anonymous)'}${file ? `  ${file}:${callFrame.lineNumber + 1}` : ''}`
}

function add(sums: Map<string, number>, name: string, time: number): void {
  sums.set(name, (sums.get(name) ?? 0) + time)
}

function shares(sums: ReadonlyMap<string, number>, total: number): Share[] {
  return [...sums]
    .map(([name, time]) => ({ name, share: time / total }))
    .filter((each) => each.share >= 0.001)
    .sort((a, b) => b.share - a.share)
    .slice(0, TOP)
}

if (!isMainThread) parentPort!.postMessage(await profileHere(workerData as Task))
