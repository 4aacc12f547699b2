// Law 5, second half, the forgotten reveal; and law 4 for events. Both play the same move with the same
// chance in two positions that a viewer could not tell apart.
import {
  canonical,
  FastRng,
  includesViewer,
  listLegal,
  listViewers,
  seenBy,
  type GameState,
  type Seat,
  type Seen,
  type Viewer,
} from '../../src/index.ts'
import { differingPaths, firstDifference, matchesPattern } from '../compare.ts'
import { Findings, place, type Trial, type Violation } from '../kit.ts'
import { listActors, numberedSource, pick, probe, sampleSpots, type Probe, type Spot } from '../play.ts'

/**
 * If a move tells a viewer different things in two positions it could not tell apart, the viewer learned
 * something, and the game must have said so, or undo would take back what somebody knows.
 */
export function lawReveal(trial: Trial): Violation[] {
  const { game } = trial.kit
  const findings = new Findings('5 reveal')
  const events = new Findings('4 events')
  findings.guard(place(trial), () => {
    for (const spot of sampleSpots(trial))
      for (const who of listViewers(trial.seats)) {
        const rng = new FastRng(trial.seed * 17 + spot.n)
        for (let i = 0; i < 2; i++) {
          const other = game.redeal(spot.match.state, who, rng) as GameState
          for (const seat of listActors(game, spot.match.state, trial.seats))
            compareSteps(trial, spot, who, seat, other, rng, findings, events)
          if (findings.full) return
        }
      }
  })
  return [...findings.list, ...events.list]
}

function compareSteps(
  trial: Trial,
  { n, match, draws }: Spot,
  who: Viewer,
  seat: Seat,
  other: GameState,
  rng: FastRng,
  findings: Findings,
  events: Findings,
): void {
  const { game } = trial.kit
  const elsewhere = new Set(listLegal(game, other, seat).map(canonical))
  const both = listLegal(game, match.state, seat).filter((move) => elsewhere.has(canonical(move)))
  for (const move of pick(both, 4, rng)) {
    const where = `${place(trial, n, who)}, seat ${seat} does ${canonical(move)}`
    const source = numberedSource(trial.seed)
    const runs = findings.guard(where, () =>
      [match.state, other].map((s) => probe(game, s, seat, move, source, draws)),
    )
    if (!runs) continue
    const [a, b] = runs.map((run) => seenBy(game, run.state, who, run.io.events)) as [Seen, Seen]
    if (JSON.stringify(a) === JSON.stringify(b)) continue
    // How far others are with a secret choice is hidden, and that it is done now is told to all.
    const isDone = (run: Probe): boolean | undefined => run.state.sealed[seat]?.done
    if (seat !== who && isDone(runs[0]!) !== isDone(runs[1]!)) continue
    if (runs.some((run) => includesViewer(run.io.revealed, who))) {
      const alike =
        JSON.stringify(a.view) === JSON.stringify(b.view) && isStillHidden(trial, match.state, other, runs)
      const leak = alike ? eventDifference(trial, a, b) : null
      if (leak) events.add(where, `an event tells what the view keeps hidden, at ${leak}`)
    } else
      findings.add(where, `tells the viewer something hidden without a reveal, at ${firstDifference(a, b)}`)
  }
}

/**
 * Whether all that was hidden and different before the step is so after it. Else the step may have brought
 * something to light that the view does not keep, such as which card decided a duel.
 */
function isStillHidden({ kit }: Trial, s: GameState, other: GameState, [a, b]: readonly Probe[]): boolean {
  const before = secretSlots(kit.game.secrets, s, other)
  const after = secretSlots(kit.game.secrets, a!.state, b!.state)
  return before.size === after.size && [...before].every((slot) => after.has(slot))
}

/** The places that secrets name and in which two states differ: `players.1.hand`, not its single cards. */
function secretSlots(secrets: readonly string[], a: GameState, b: GameState): Set<string> {
  const out = new Set<string>()
  for (const path of differingPaths(a, b))
    for (const pattern of secrets)
      if (matchesPattern(pattern, path))
        out.add(path.split('.').slice(0, pattern.split('.').length).join('.'))
  return out
}

/** Where the events differ, those apart that may show for a moment what is hidden again after. */
export function eventDifference({ kit }: Trial, a: Seen, b: Seen): string | null {
  const lasting = (seen: Seen): Seen['events'] =>
    seen.events.filter((event) => !kit.passing.includes(event.e))
  return firstDifference(lasting(a), lasting(b))
}
