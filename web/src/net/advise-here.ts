/** The coach on this device, for a table on the server too: it thinks about a position that the server has dealt anew. */
import type { Seat } from '@harvest/engine/wire'
import type { Advice, TableId } from '@harvest/server/wire'
import type { Question, Thought } from '../worker/thinker.ts'
import { api } from './api.ts'

/** After so many milliseconds without an answer it is taken for stuck. */
const LIMIT = 5_000

/** Longer than this nothing is kept in memory for a coach that isn't asked. */
const IDLE = 60_000

let thread: Worker | null = null
let idle: ReturnType<typeof setTimeout> | undefined
let asked = 0

/** Null where this device can't tell: then the server is asked, which also says why there is no coach. */
export async function adviseHere(table: TableId, seat: Seat): Promise<readonly Advice[] | null> {
  const { game, version, state, coach, variant } = await api.planStart(table, seat, null)
  // The page has the games as printed.
  if (!coach || variant || typeof Worker === 'undefined') return null
  const n = ++asked
  const task = { game, state, seat, seed: Math.floor(Math.random() * 2 ** 32) } as unknown as Question['task']
  return ask({ n, task, version, isAboutChances: false, limit: LIMIT })
}

function ask(question: Question): Promise<readonly Advice[] | null> {
  clearTimeout(idle)
  thread ??= new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name: 'thinker' })
  const worker = thread
  return new Promise((resolve) => {
    const heard = ({ data }: MessageEvent<Thought>): void => {
      if (data.n === question.n) end(data.answer as readonly Advice[] | null)
    }
    const stuck = (): void => {
      drop()
      end(null)
    }
    const alarm = setTimeout(stuck, LIMIT)
    function end(answer: readonly Advice[] | null): void {
      clearTimeout(alarm)
      worker.removeEventListener('message', heard)
      worker.removeEventListener('error', stuck)
      idle = setTimeout(drop, IDLE)
      resolve(answer)
    }
    worker.addEventListener('message', heard)
    worker.addEventListener('error', stuck)
    worker.postMessage(question)
  })
}

function drop(): void {
  thread?.terminate()
  thread = null
}
