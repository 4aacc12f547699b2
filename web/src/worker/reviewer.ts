/** Looks back on a finished game, in a worker of its own that ends with it. */
import { reviewGame, type Review } from '@harvest/bots/review'
import { parseRecord, RecordError } from '@harvest/engine'
import { loadGame } from './games.ts'

export type { Review, ReviewedDecision } from '@harvest/bots/review'

export interface ReviewAsked {
  readonly record: string
  /** By seat. */
  readonly names: readonly string[]
}

export type ReviewTold =
  /** How much of it is done, from 0 to 1. */
  | { readonly share: number }
  | { readonly review: Review }
  /** The record doesn't hold up, or follows other rules. */
  | { readonly fault: string }

/** Nobody would see the bar move more often than this. */
const EVERY = 100

export function hear(asked: ReviewAsked): void {
  look(asked).then(tell, (error: unknown) => {
    if (!(error instanceof RecordError)) throw error
    tell({ fault: error.message })
  })
}

function tell(told: ReviewTold): void {
  postMessage(told)
}

async function look({ record: text, names }: ReviewAsked): Promise<ReviewTold> {
  const { record } = parseRecord(text)
  const entry = await loadGame(record.game, record.variant)
  if (!entry) throw new RecordError(0, `there is no game ${record.game}`)
  const work = reviewGame(entry, record, (seat) => names[seat] ?? '')
  let due = 0
  for (;;) {
    const next = work.next()
    if (next.done) return { review: brief(next.value) }
    if (performance.now() < due) continue
    due = performance.now() + EVERY
    tell({ share: next.value })
  }
}

/** Nobody sees more of a chance than a thousandth, and what is kept takes room. */
function brief(review: Review): Review {
  const positions = review.positions.map(({ at, chances }) => ({
    at,
    chances: chances.map((chance) => Math.round(1000 * chance) / 1000),
  }))
  return { ...review, positions }
}
