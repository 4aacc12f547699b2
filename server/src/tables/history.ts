/**
 * Looking back: earlier positions, the log, the whole replay and the record. All are made by playing the
 * standing steps again, so an undone step has never been.
 */
import {
  commitTo,
  Match,
  recordedSource,
  recordLines,
  recordOf,
  type GameEvent,
  type Seat,
  type Viewer,
} from '@harvest/engine'
import { failed } from '../problem.ts'
import type { Log, Numbered, Replay } from '../wire.ts'
import { numberOf, type TableState } from './state.ts'

/** The position after a step that everybody may know of. */
interface Position {
  readonly match: Match
  readonly events: readonly GameEvent[]
  readonly seat: Seat | null
}

/**
 * Called before something is made that takes long; throws when whoever asks has asked for enough of that. What is kept
 * from the last time costs nothing.
 */
export type Spend = () => void

/** Keeps the last few answers: a replay costs as much as the game did. */
class Kept<T> {
  private readonly made: { readonly match: Match; readonly who: Viewer | null; readonly value: T }[] = []
  private readonly room: number

  constructor(room: number) {
    this.room = room
  }

  /** `who`: null where all see the same. */
  get(match: Match, who: Viewer | null, make: () => T): T {
    const known = this.made.find((each) => each.match === match && each.who === who)
    if (known) return known.value
    const value = make()
    this.made.push({ match, who, value })
    if (this.made.length > this.room) this.made.shift()
    return value
  }
}

const positionsKept = new Kept<readonly Position[]>(16)
const recordsKept = new Kept<string>(16)
/** Some megabytes each. */
const replaysKept = new Kept<Buffer>(4)

/** Entry k is the position after k public steps, without any secret choice made since. */
function listPositions(state: TableState, spend: Spend): readonly Position[] {
  const { match } = state
  if (!match) throw failed('notStarted')
  if (state.carried) throw failed('carriedOver')
  return positionsKept.get(match, null, () => {
    spend()
    return replaySteps(match)
  })
}

function replaySteps(match: Match): Position[] {
  const steps = match.steps()
  const source = recordedSource([...match.setupChance, ...steps.flatMap((step) => step.chance)])
  const started = Match.start(match.game, match.seats, match.options, source)
  if (!started.ok) throw new Error(`a set-up that was accepted is refused: ${started.refusal.key}`)
  let current = started.value
  const positions: Position[] = [{ match: current, events: current.opening, seat: null }]
  for (const step of steps) {
    const played = current.play(step.seat, step.move)
    if (!played.ok) throw new Error(`a step that was accepted is refused: ${played.refusal.key}`)
    current = played.value.match
    if (!step.quiet) positions.push({ match: current, events: played.value.events, seat: step.seat })
  }
  return positions
}

export function viewAt(state: TableState, who: Viewer, at: number, spend: Spend): Numbered {
  const positions = listPositions(state, spend)
  const position = positions[at]
  if (!position) throw failed('noSuchPosition', { last: positions.length - 1 })
  return { n: numberOf(state.numbers, who), update: position.match.lookBack(who, position.events) }
}

export function logOf(state: TableState, who: Viewer, spend: Spend): Log {
  const { game } = state.offer
  const lines = listPositions(state, spend).map(({ events, seat }, at) => ({
    at,
    seat,
    events: events
      .map((event) => game.redact(event, who) as GameEvent | null)
      .filter((event) => event !== null),
  }))
  return { lines: lines.filter((line) => line.events.length > 0) }
}

/** A `Replay` as JSON. */
export function replayText(state: TableState, who: Viewer, spend: Spend): Buffer {
  const positions = listPositions(state, spend)
  return replaysKept.get(state.match!, who, () => {
    spend()
    const replay: Replay = { updates: positions.map(({ match, events }) => match.lookBack(who, events)) }
    return Buffer.from(JSON.stringify(replay))
  })
}

/** The record of a finished game as lines of JSON, with the seed. */
export function recordText(state: TableState, spend: Spend): string {
  const { match, seed } = state
  if (!match || !seed) throw failed('notStarted')
  if (state.status !== 'finished') throw failed('notFinished')
  if (state.carried) throw failed('carriedOver')
  return recordsKept.get(match, null, () => {
    spend()
    const end = {
      ending: match.game.ending(match.state) as string | null,
      scores: match.game.scores(match.state),
    }
    return [...recordLines(recordOf(match, commitTo(seed), seed), end)].join('\n') + '\n'
  })
}
