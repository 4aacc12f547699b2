// Law 5, second half, the forgotten reveal; and law 4 for events. Both play a step with the same chance in two
// positions that a viewer could not tell apart: the same move where both have it, otherwise any that looks the same.
import {
  canonical,
  FastRng,
  includesViewer,
  listLegal,
  listViewers,
  phaseSpec,
  seenBy,
  type GameState,
  type Move,
  type Seat,
  type Seen,
  type Viewer,
} from '../../src/index.ts'
import { firstDifference } from '../compare.ts'
import { Findings, place, type Trial, type Violation } from '../kit.ts'
import { listActors, pick, probe, sampleSpots, sourceOf, type Probe, type Spot } from '../trials.ts'
import { eventDifference, isStillHidden } from './events.ts'

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
  spot: Spot,
  who: Viewer,
  seat: Seat,
  other: GameState,
  rng: FastRng,
  findings: Findings,
  events: Findings,
): void {
  const { game } = trial.kit
  const { n, match, draws } = spot
  const there = listLegal(game, other, seat)
  const elsewhere = new Set(there.map(canonical))
  const here = listLegal(game, match.state, seat)
  const named = here.filter((move) => !elsewhere.has(canonical(move)))
  for (const move of pick(named, 2, rng)) findTwin(trial, spot, who, seat, move, other, there, findings)
  const both = here.filter((move) => elsewhere.has(canonical(move)))
  for (const move of pick(both, 4, rng)) {
    const where = `${place(trial, n, who)}, seat ${seat} does ${canonical(move)}`
    const source = sourceOf(trial)
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
 * A move that only one of two positions has may have named a hidden card. It hasn't if some move of the other
 * position looks the same; otherwise the viewer now knows which of the two it is in, and a reveal is due.
 */
function findTwin(
  trial: Trial,
  { n, match, draws }: Spot,
  who: Viewer,
  seat: Seat,
  move: Move,
  other: GameState,
  there: readonly Move[],
  findings: Findings,
): void {
  const { game } = trial.kit
  const where = `${place(trial, n, who)}, seat ${seat} does ${canonical(move)}`
  const source = sourceOf(trial)
  const run = findings.guard(where, () => probe(game, match.state, seat, move, source, draws))
  // A secret choice that resolves nothing is law 4c's business alone: how far others are with it is hidden.
  if (!run || includesViewer(run.io.revealed, who) || isQuiet(trial, match.state, run)) return
  const told = JSON.stringify(seenBy(game, run.state, who, run.io.events))
  let closest: Seen | null = null
  for (const twin of [...there].sort((a, b) => Number(b.do === move.do) - Number(a.do === move.do))) {
    const also = findings.guard(where, () => probe(game, other, seat, twin, source, draws))
    if (!also || isQuiet(trial, other, also)) continue
    const seen = seenBy(game, also.state, who, also.io.events)
    if (JSON.stringify(seen) === told) return
    closest ??= seen
  }
  // Where the seat is not as far with its secret choice, nothing it can do now resolves the phase.
  if (closest === null) return
  const difference = firstDifference(JSON.parse(told), closest)
  findings.add(where, `names something hidden without a reveal, at ${difference}`)
}

function isQuiet({ kit: { game } }: Trial, before: GameState, { io }: Probe): boolean {
  return phaseSpec(game, game.phase(before)).decides === 'sealed' && io.entered.length === 0
}
