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
import type { Log, Numbered, Replay, Update } from '../wire.ts'
import { numberOf, type TableState } from './state.ts'

/** The position after a step that everybody may know of. */
interface Position {
  readonly match: Match
  readonly events: readonly GameEvent[]
  readonly seat: Seat | null
}

/** Keeps the last few answers: a replay costs as much as the game did. */
class Kept<T> {
  private readonly made = new Map<Match, T>()
  private readonly room: number

  constructor(room: number) {
    this.room = room
  }

  get(match: Match, make: () => T): T {
    const known = this.made.get(match)
    if (known !== undefined) return known
    const value = make()
    this.made.set(match, value)
    if (this.made.size > this.room) this.made.delete(this.made.keys().next().value!)
    return value
  }
}

const positionsKept = new Kept<readonly Position[]>(16)
const recordsKept = new Kept<string>(16)

/** Entry k is the position after k public steps, without any secret choice made since. */
function listPositions(state: TableState): readonly Position[] {
  const { match } = state
  if (!match) throw failed('notStarted')
  if (state.carried) throw failed('carriedOver')
  return positionsKept.get(match, () => replaySteps(match))
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

/** A past position can only be looked at. */
function lookBack(position: Position, who: Viewer): Update {
  const update = position.match.update(who, position.events)
  return { ...update, offers: [], undo: { step: false, turn: false }, decision: null }
}

export function viewAt(state: TableState, who: Viewer, at: number): Numbered {
  const positions = listPositions(state)
  const position = positions[at]
  if (!position) throw failed('noSuchPosition', { last: positions.length - 1 })
  return { n: numberOf(state.numbers, who), update: lookBack(position, who) }
}

export function logOf(state: TableState, who: Viewer): Log {
  const { game } = state.offer
  const lines = listPositions(state).map(({ events, seat }, at) => ({
    at,
    seat,
    events: events
      .map((event) => game.redact(event, who) as GameEvent | null)
      .filter((event) => event !== null),
  }))
  return { lines: lines.filter((line) => line.events.length > 0) }
}

export function replayOf(state: TableState, who: Viewer): Replay {
  return { updates: listPositions(state).map((position) => lookBack(position, who)) }
}

/** The record of a finished game as lines of JSON, with the seed. */
export function recordText(state: TableState): string {
  const { match, seed } = state
  if (!match || !seed) throw failed('notStarted')
  if (state.status !== 'finished') throw failed('notFinished')
  if (state.carried) throw failed('carriedOver')
  return recordsKept.get(match, () => {
    const end = {
      ending: match.game.ending(match.state) as string | null,
      scores: match.game.scores(match.state),
    }
    return [...recordLines(recordOf(match, commitTo(seed), seed), end)].join('\n') + '\n'
  })
}
