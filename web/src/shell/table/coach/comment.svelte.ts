/** What the coach says about your moves in a guided game, where there's something to learn from them. */
import { isSameMove, type Move } from '@harvest/engine/wire'
import type { Advice } from '@harvest/server/wire'
import { prefs } from '../../../lib/prefs.svelte.ts'
import { ui } from '../../../text/index.svelte.ts'
import { adviceOn } from './advice.ts'
import type { TableStore } from '../store/table-store.svelte.ts'

/** A choice is worth a comment if it changes the chance of winning this much. */
const WORTH_SAYING = 0.03

/** The decision that is asked, with what the coach thinks of it and calls the best move. */
interface Known {
  readonly decision: number
  readonly advice: readonly Advice[]
  readonly best: string
}

export class Comment {
  /** Sentences, or '' while there is nothing to say. */
  said = $state('')
  private known: Known | null = null
  private readonly store: TableStore

  constructor(store: TableStore) {
    this.store = store
  }

  /** Think beforehand: whoever has moved doesn't wait for it. */
  async prepare(decision: number): Promise<void> {
    const { store } = this
    const update = store.presenter.newest
    if (!store.info?.coach || store.as === 'watcher' || !store.text) return
    if (!update || update.offers.length < 2) return
    const advised = await adviceOn(store.id, store.as, decision).catch(() => null)
    const best = advised?.advice[0]
    if (!best || advised.decision !== decision) return
    this.known = {
      decision,
      advice: advised.advice,
      best: store.text.move(best.move, update.view, store.names),
    }
  }

  /** A move has been made in answer to a decision. */
  hear(move: Move, decision: number): void {
    const { known } = this
    this.known = null
    this.said = known?.decision === decision ? this.judge(move, known) : ''
  }

  private judge(move: Move, { advice, best: label }: Known): string {
    const [best, next] = advice
    if (!best || !next) return ''
    const made = advice.find((known) => isSameMove(known.move, move))
    // What is not among the best is no better than the last of them.
    const wins = (made ?? advice.at(-1)!).wins
    const words = ui.words.learn
    const isClear = best.wins - next.wins >= WORTH_SAYING
    if (made === best) return isClear ? `${words.good} ${tell(best)}` : ''
    if (best.wins - wins < WORTH_SAYING) return ''
    // Beside the next best there may be little to say about what was far better than this.
    return `${words.better(label)} ${made ? tell(made) : isClear ? tell(best) : ''}`
  }

  clear(): void {
    this.said = ''
  }
}

const tell = ({ reason }: Advice): string => reason?.[prefs.values.language] ?? ''
