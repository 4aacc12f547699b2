/**
 * A table's game as one viewer may know it: the only way in which anybody outside this folder sees it. Numbers,
 * window, history and the keys of what is kept are the viewer's own and move only when the viewer may notice
 * something, so not even a status or a limit can tell of somebody else's secret choice.
 */
import type { Rng, Viewer } from '@harvest/engine'
import { failed } from '../problem.ts'
import type {
  CommandId,
  Log,
  Numbered,
  PlanLine,
  PlanStart,
  Replay,
  ServerFrame,
  StoryAnswer,
} from '../wire.ts'
import type { Turn } from './fold.ts'
import { History, recordText } from './history.ts'
import { Kept } from './kept.ts'
import { planLine, planStart } from './plan.ts'
import { numberOf, type TableState } from './state.ts'
import type { Window } from './window.ts'

/**
 * Called before something is looked up that takes long to make, with a key for it; throws when whoever asks has asked
 * for enough of that. Always called, whether or not it is still at hand: that may depend on what others asked for.
 */
export type Spend = (what: string) => void

/** What a projection is made from; it must not be handed on. */
export interface Source {
  readonly state: TableState
  readonly window: Window
}

const histories = new Kept<History>(16)
const records = new Kept<string>(16)
const stories = new Kept<StoryAnswer>(16)
/** As bytes: some megabytes each. */
const replays = new Kept<Uint8Array>(4)
const encoder = new TextEncoder()

export class Projection {
  readonly as: Viewer
  private readonly source: Source

  constructor(source: Source, as: Viewer) {
    this.source = source
    this.as = as
  }

  /** The number of this viewer's last update. */
  get n(): number {
    return numberOf(this.source.state.numbers, this.as)
  }

  /** The position as it is now, without the events that led to it. */
  now(): Numbered {
    return viewNow(this.source.state, this.as)
  }

  /** What a page is told that comes to the table, or back to it after update number `from`. */
  welcome(from: number | null): ServerFrame[] {
    const { as, n } = this
    const { state } = this.source
    const { id: table, match } = state
    const missed = from === null || from > n || !match ? null : this.source.window.missed(as, from)
    if (missed)
      return [{ t: 'resumed', table, as, n: from! }, ...missed.map((turn) => updateFrame(table, turn, as))]
    return [{ t: 'sync', table, as, n, update: match?.update(as, []) ?? null }]
  }

  /** The position after `at` public steps. */
  at(at: number, spend: Spend): Numbered {
    return { n: this.n, update: this.history(spend).update(at) }
  }

  /** A position to plan ahead from: the one now, or after `at` public steps. What can't be known is dealt by `rng`. */
  plan(at: number | null, spend: Spend, rng: Rng): PlanStart {
    const { state } = this.source
    if (!state.match) throw failed('notStarted')
    // The newest is at hand even where there is no history.
    const isNow = at === null || at === state.match.at
    spend(`plan ${this.key()}`)
    const match = isNow ? state.match : this.history(spend).position(at).match
    return planStart(state, match, this.as, rng)
  }

  /** The steps of a plan. */
  line(): PlanLine {
    return planLine(this.source.state)
  }

  log(spend: Spend): Log {
    return { lines: this.history(spend).lines() }
  }

  /** Every position, as JSON of a `Replay`. */
  replay(spend: Spend): Uint8Array {
    const history = this.history(spend)
    spend(`replay ${this.key()}`)
    return replays.get(this.key(), () => {
      const replay: Replay = { updates: history.updates() }
      return encoder.encode(JSON.stringify(replay))
    })
  }

  /** What can be told of a finished game: from the end on nothing is secret, so everybody gets the same. */
  story(spend: Spend): StoryAnswer {
    const { state } = this.source
    if (state.status !== 'finished') throw failed(state.match ? 'notFinished' : 'notStarted')
    const history = this.history(spend)
    return stories.get(this.key(), () => ({ story: history.story() }))
  }

  /** The record of a finished game. */
  record(spend: Spend): { readonly text: string; readonly file: string } {
    const { state } = this.source
    if (state.status !== 'finished') throw failed(state.match ? 'notFinished' : 'notStarted')
    spend(`record ${this.key()}`)
    const text = records.get(this.key(), () => recordText(state))
    return { text, file: `${state.offer.game.id}-${state.id.slice(0, 6)}.ndjson` }
  }

  private history(spend: Spend): History {
    const { state } = this.source
    if (state.match && !state.carried) spend(this.key())
    return histories.get(this.key(), () => new History(state, this.as))
  }

  /** What this viewer has asked for before: as good as new until the viewer is told something. */
  private key(): string {
    return `${this.source.state.id} ${this.as} ${this.n}`
  }
}

export function viewNow({ match, numbers }: TableState, who: Viewer): Numbered {
  if (!match) throw failed('notStarted')
  return { n: numberOf(numbers, who), update: match.update(who, []) }
}

/** What a viewer is told of a turn. The id is for the seat whose command it was. */
export function updateFrame(table: string, turn: Turn, as: Viewer): ServerFrame {
  const id: { readonly id?: CommandId } = turn.id !== null && turn.seat === as ? { id: turn.id } : {}
  const n = numberOf(turn.numbers, as)
  return { t: 'update', table, as, n, ...id, time: turn.time, update: turn.match.update(as, turn.events) }
}
