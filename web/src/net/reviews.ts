/** Reviews of finished games: worked out on this device, and kept for the next look. */
import type { TableId } from '@harvest/server/wire'
import type { Review, ReviewAsked, ReviewTold } from '../worker/reviewer.ts'
import { api } from './api.ts'

const KEY = 'harvest-reviews'
/** The form they are kept in: those of another are as if they had never been. */
const FORM = 1
/** How many are kept; one takes about 20 KB. */
const MOST = 12

interface Kept {
  readonly form: number
  /** The latest last. */
  readonly reviews: readonly (readonly [TableId, Review])[]
}

/** The review of a game, if it has been made here before. */
export function keptReview(table: TableId): Review | null {
  return listKept().find(([id]) => id === table)?.[1] ?? null
}

function listKept(): Kept['reviews'] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
    return kept?.form === FORM ? kept.reviews : []
  } catch {
    return []
  }
}

function keep(table: TableId, review: Review): void {
  const others = listKept().filter(([id]) => id !== table)
  const kept: Kept = { form: FORM, reviews: [...others, [table, review] as const].slice(-MOST) }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Where nothing can be kept, it is worked out again.
  }
}

/** A record that can't be reviewed, with what is wrong with it. */
export class NoReview extends Error {}

/** Work out a review; `onShare` hears how much of it is done. `signal` stops it. */
export async function makeReview(
  table: TableId,
  names: readonly string[],
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Review> {
  const record = await api.record(table)
  signal.throwIfAborted()
  const worker = new Worker(new URL('../worker/main.ts', import.meta.url), {
    type: 'module',
    name: 'reviewer',
  })
  try {
    const review = await new Promise<Review>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      worker.addEventListener('error', () => reject(new Error('the review has failed')))
      worker.addEventListener('message', ({ data }: MessageEvent<ReviewTold>) => {
        if ('share' in data) onShare(data.share)
        else if ('review' in data) resolve(data.review)
        else reject(new NoReview(data.fault))
      })
      worker.postMessage({ record, names } satisfies ReviewAsked)
    })
    keep(table, review)
    return review
  } finally {
    worker.terminate()
  }
}

/** The game as it stood before a step, as a record that goes on from there. */
export function cutRecord(record: string, steps: number): string {
  const lines = record
    .trimEnd()
    .split('\n')
    .slice(0, steps + 1)
  return [...lines, JSON.stringify({ kind: 'end', steps, ending: null, scores: null })].join('\n')
}
