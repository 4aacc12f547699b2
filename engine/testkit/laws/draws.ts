// Law 4d: only those a draw is revealed to learn its outcome. The same step is played again with other chance, and
// whoever was told nothing of it must not be able to tell.
import {
  FastRng,
  includesViewer,
  listViewers,
  seenBy,
  TableIO,
  type ChanceSource,
  type GameEvent,
  type GameState,
  type IO,
  type SeatSet,
  type Viewer,
} from '../../src/index.ts'
import { firstDifference } from '../compare.ts'
import { Findings, place, type Trial, type Violation } from '../kit.ts'
import { sourceOf, walk } from '../trials.ts'
import { eventDifference } from './events.ts'

/** A step that can be played again with other chance. */
type Step = (io: IO<GameEvent>) => GameState

/** One run of a step: where it led, and of each draw to whom it was told. */
interface Run {
  readonly state: GameState
  readonly io: TableIO<GameEvent>
  readonly told: readonly SeatSet[]
}

export function lawDraws(trial: Trial): Violation[] {
  const { game } = trial.kit
  const findings = new Findings('4d draws')
  const events = new Findings('4d events')
  findings.guard(place(trial), () => {
    compareOutcomes(
      trial,
      0,
      0,
      (io) => game.setup(trial.options, trial.seats, io) as GameState,
      findings,
      events,
    )
    for (const { n, before, draws, seat, move, played } of walk(trial)) {
      if (played.step!.chance.length === 0) continue
      const step: Step = (io) => {
        const state = game.clone(before.state) as GameState
        game.apply(state, seat, move, io)
        return state
      }
      compareOutcomes(trial, n, draws, step, findings, events)
      if (findings.full) return
    }
  })
  return [...findings.list, ...events.list]
}

function compareOutcomes(
  trial: Trial,
  n: number,
  draws: number,
  step: Step,
  findings: Findings,
  events: Findings,
): void {
  const { game } = trial.kit
  const real = runStep(step, sourceOf(trial), draws)
  for (const who of listViewers(trial.seats)) {
    const seen = seenBy(game, real.state, who, real.io.events)
    const where = place(trial, n, who)
    for (const salt of [7919, 15_838]) {
      const other = runStep(step, varied(trial, real, who, draws, salt), draws)
      const also = seenBy(game, other.state, who, other.io.events)
      if (!includesViewer(real.io.revealed | other.io.revealed, who)) {
        const difference = firstDifference(seen, also)
        if (difference)
          findings.add(
            where,
            `an outcome of chance that was not revealed to the viewer shows at ${difference}`,
          )
      } else if (JSON.stringify(seen.view) === JSON.stringify(also.view)) {
        // Something else was revealed in the same step; where that is the same, so must the events be.
        const difference = eventDifference(trial, seen, also)
        if (difference)
          events.add(where, `an event tells of a draw that was not revealed to the viewer, at ${difference}`)
      }
    }
  }
}

/** Chance in which every draw is different, except those the viewer was told about. */
function varied(trial: Trial, real: Run, who: Viewer, draws: number, salt: number): ChanceSource {
  const rng = new FastRng(0)
  return {
    draw(k, n) {
      const index = k - draws
      const known = includesViewer(real.told[index] ?? 0, who) && real.io.drawn[index]! < n
      if (known) return real.io.drawn[index]!
      rng.seed(trial.seed * salt + k)
      return rng.chance(n)
    },
  }
}

/** Play a step and note who was told of each draw: those of the next reveals, up to the next draw after them. */
function runStep(step: Step, source: ChanceSource, draws: number): Run {
  const io = new TableIO<GameEvent>(source, true)
  io.reset(draws)
  const told: SeatSet[] = []
  let untold = 0
  let revealed: SeatSet = 0
  const settle = (): void => {
    if (revealed === 0) return
    while (untold < told.length) told[untold++] = revealed
    revealed = 0
  }
  const state = step({
    chance(n) {
      settle()
      told.push(0)
      return io.chance(n)
    },
    reveal(to) {
      if (untold < told.length) revealed |= to
      io.reveal(to)
    },
    emit: (event) => io.emit(event),
    enter: (phase) => io.enter(phase),
  })
  settle()
  return { state, io, told }
}
