/**
 * A game's past as one viewer may know it. It is made by playing the standing steps again, so an undone step has
 * never been, and holds the positions after steps that everybody noticed: no secret choice made since is in it.
 */
import {
  commitTo,
  Match,
  recordedSource,
  recordLines,
  recordOf,
  tellStory,
  type GameEvent,
  type Seat,
  type Story,
  type Viewer,
} from '@harvest/engine'
import { failed } from '../problem.ts'
import type { Begun, LogLine, Update } from '../wire.ts'
import type { TableState } from './state.ts'

/** The position after a step that everybody noticed. */
interface Position {
  readonly match: Match
  readonly events: readonly GameEvent[]
  readonly seat: Seat | null
  readonly time: number
}

export class History {
  private readonly positions: readonly Position[]
  private readonly who: Viewer

  constructor(state: TableState, who: Viewer) {
    const { match } = state
    if (!match) throw failed('notStarted')
    if (state.carried) throw failed('carriedOver')
    this.positions = replaySteps(match, timesOf(state))
    this.who = who
  }

  /** The position after `at` public steps. */
  update(at: number): Update {
    const { match, events } = this.position(at)
    return match.lookBack(this.who, events)
  }

  position(at: number): Position {
    const position = this.positions[at]
    if (!position) throw failed('noSuchPosition', { last: this.positions.length - 1 })
    return position
  }

  updates(): Update[] {
    return [...this.positions.keys()].map((at) => this.update(at))
  }

  /** What can be told of the whole game; null in a game without statistics. */
  story(): Story | null {
    const { match } = this.positions[0]!
    const told = this.positions.map(({ match: { state }, events }) => ({ state, events }))
    return tellStory(match.game, match.seats, told)
  }

  lines(): LogLine[] {
    const lines = this.positions.map(({ match, events, seat, time }, at) => ({
      at,
      seat,
      time,
      events: events
        .map((event) => match.game.redact(event, this.who) as GameEvent | null)
        .filter((event) => event !== null),
    }))
    return lines.filter((line) => line.events.length > 0)
  }
}

/** When the game began, and when each of the steps that stand was made. */
function timesOf({ started, standing }: TableState): number[] {
  const times: number[] = []
  for (let row = standing; row; row = row.prev) times.push(row.time)
  return [...times, started!].reverse()
}

function replaySteps(match: Match, times: readonly number[]): Position[] {
  const steps = match.steps()
  const source = recordedSource([...match.setupChance, ...steps.flatMap((step) => step.chance)])
  const started = Match.start(match.game, match.seats, match.options, source)
  if (!started.ok) throw new Error(`a set-up that was accepted is refused: ${started.refusal.key}`)
  let current = started.value
  const positions: Position[] = [{ match: current, events: current.opening, seat: null, time: times[0]! }]
  for (const [index, step] of steps.entries()) {
    const played = current.play(step.seat, step.move)
    if (!played.ok) throw new Error(`a step that was accepted is refused: ${played.refusal.key}`)
    current = played.value.match
    const { events } = played.value
    if (!step.quiet) positions.push({ match: current, events, seat: step.seat, time: times[index + 1]! })
  }
  return positions
}

/** The record of a finished game as lines of JSON, with the seed: from the end on nothing is secret. */
export function recordText(state: TableState): string {
  if (state.match && state.status !== 'finished') throw failed('notFinished')
  return recordSoFar(state)
}

/** As far as the game has come, seed and all: only for whoever holds the table itself. */
export function recordSoFar(state: TableState): string {
  const { match, seed } = state
  if (!match || !seed) throw failed('notStarted')
  if (state.carried) throw failed('carriedOver')
  const end = {
    ending: match.game.ending(match.state) as string | null,
    scores: match.game.scores(match.state),
  }
  return [...recordLines(recordOf(match, commitTo(seed), seed), end)].join('\n') + '\n'
}

/** What another table needs to go on with this game. */
export function begunOf(state: TableState): Begun {
  const { match, seed } = state
  if (!match || !seed) throw failed('notStarted')
  if (state.carried) throw failed('carriedOver')
  return { version: match.game.version, seed, steps: match.steps().map(({ seat, move }) => [seat, move]) }
}
