// Law 5: undo gives back the very position it left, and never reaches behind anything somebody has learned.
import {
  canonical,
  FastRng,
  hashState,
  includesViewer,
  listLegal,
  listViewers,
  phaseSpec,
  recordOf,
  type GameState,
  type Match,
  type Move,
  type Seat,
  type Viewer,
} from '../../src/index.ts'
import { firstDifference } from '../compare.ts'
import { Findings, place, type Trial, type Violation } from '../kit.ts'
import {
  bytesOf,
  listActors,
  numberedSource,
  pick,
  probe,
  sampleSpots,
  walk,
  type Spot,
  type Taken,
} from '../play.ts'

/** What undo may return to, kept apart from the runner so that the runner can be checked against it. */
interface Memory {
  /** Own steps in a row that nobody learned anything from, oldest first. */
  steps: { readonly seat: Seat; readonly stage: string; readonly text: string }[]
  /** Earlier secret choices of each seat in this phase, as text. */
  drafts: string[][]
}

export function lawUndo(trial: Trial): Violation[] {
  const findings = new Findings('5 undo')
  findings.guard(place(trial), () => {
    const memory: Memory = { steps: [], drafts: emptyDrafts(trial.seats) }
    for (const taken of walk(trial)) {
      remember(trial, taken, memory)
      // Every step would be dear, and near-by positions are alike.
      if (taken.n % 3 === trial.seed % 3) checkUndo(trial, taken, memory, findings)
      if (findings.full) return
    }
  })
  return findings.list
}

function emptyDrafts(seats: number): string[][] {
  return Array.from({ length: seats }, () => [])
}

function remember(trial: Trial, taken: Taken, memory: Memory): void {
  const { game } = trial.kit
  const { before, seat, move, draws, played } = taken
  const { io } = probe(game, before.state, seat, move, numberedSource(trial.seed), draws)
  const spec = phaseSpec(game, game.phase(before.state))
  const after = played.match.state
  if (spec.decides === 'sealed' && io.entered.length === 0) {
    memory.drafts[seat]!.push(JSON.stringify(before.state.sealed[seat]))
    return
  }
  memory.drafts = emptyDrafts(trial.seats)
  const learned = io.drawn.length > 0 || io.revealed !== 0
  const closed = game.waiting(after) === 0 || phaseSpec(game, game.phase(after)).decides === 'sealed'
  if (learned || closed) memory.steps = []
  else {
    if (memory.steps.at(-1)?.seat !== seat) memory.steps = []
    memory.steps.push({ seat, stage: spec.stage, text: canonical(before.state) })
  }
}

function checkUndo(trial: Trial, taken: Taken, memory: Memory, findings: Findings): void {
  const { match } = taken.played
  for (let seat = 0; seat < trial.seats; seat++)
    for (const scope of ['step', 'turn'] as const) {
      const where = `${place(trial, taken.n)}, undo of a ${scope} by seat ${seat}`
      const wanted = expected(match, seat, scope, memory)
      const result = match.undo(seat, scope)
      if (!result.ok) {
        if (wanted !== null) findings.add(where, 'is refused')
      } else if (wanted === null)
        findings.add(where, 'is allowed across chance, a reveal, the end or another seat')
      else {
        const difference = firstDifference(JSON.parse(wanted), result.value.match.state)
        if (difference) findings.add(where, `leads to another position, at ${difference}`)
        checkAfter(trial, taken, seat, result.value.match, findings)
      }
    }
}

/** The position undo must lead to, or null where there must be none. */
function expected(match: Match, seat: Seat, scope: 'step' | 'turn', memory: Memory): string | null {
  const drafts = memory.drafts[seat]!
  if (drafts.length > 0) {
    const own = JSON.parse(scope === 'step' ? drafts.at(-1)! : drafts[0]!) as GameState['sealed'][number]
    return canonical({ ...match.state, sealed: match.state.sealed.with(seat, own) })
  }
  const last = memory.steps.at(-1)
  if (!last || last.seat !== seat) return null
  let index = memory.steps.length - 1
  if (scope === 'turn') while (index > 0 && memory.steps[index - 1]!.stage === last.stage) index--
  return memory.steps[index]!.text
}

/** After an undo the record is whole, and seats that must not notice get what they had. */
function checkAfter(
  trial: Trial,
  { n, before, played, seat: actor }: Taken,
  seat: Seat,
  match: Match,
  findings: Findings,
): void {
  const where = place(trial, n)
  if (n % 9 === 0) {
    const last = recordOf(match, '0'.repeat(64), null).steps.at(-1)
    if (last && last.hash !== hashState(match.state))
      findings.add(where, 'after an undo the record leads elsewhere')
  }
  if (!played.step!.quiet || seat !== actor || before.state.sealed[seat]!.done) return
  for (const who of listViewers(trial.seats)) {
    if (who === seat || match.state.sealed[seat]!.done) continue
    const difference = firstDifference(before.update(who, []), match.update(who, []))
    if (difference) findings.add(place(trial, n, who), `a secret choice taken back shows at ${difference}`)
  }
}

/**
 * 5, second half, the forgotten reveal: if the same move with the same chance tells a viewer different
 * things in two positions it could not tell apart, it learned something, and the game must have said so.
 */
export function lawReveal(trial: Trial): Violation[] {
  const { game } = trial.kit
  const findings = new Findings('5 reveal')
  findings.guard(place(trial), () => {
    for (const spot of sampleSpots(trial))
      for (const who of listViewers(trial.seats)) {
        const rng = new FastRng(trial.seed * 17 + spot.n)
        for (let i = 0; i < 2; i++) {
          const other = game.redeal(spot.match.state, who, rng) as GameState
          for (const seat of listActors(game, spot.match.state, trial.seats))
            compareSteps(trial, spot, who, seat, other, rng, findings)
          if (findings.full) return
        }
      }
  })
  return findings.list
}

function compareSteps(
  trial: Trial,
  { n, match, draws }: Spot,
  who: Viewer,
  seat: Seat,
  other: GameState,
  rng: FastRng,
  findings: Findings,
): void {
  const { game } = trial.kit
  const elsewhere = new Set(listLegal(game, other, seat).map(canonical))
  const both = listLegal(game, match.state, seat).filter((move: Move) => elsewhere.has(canonical(move)))
  for (const move of pick(both, 4, rng)) {
    const where = `${place(trial, n, who)}, seat ${seat} does ${JSON.stringify(move)}`
    const runs = findings.guard(where, () =>
      [match.state, other].map((state) => {
        const { state: after, io } = probe(game, state, seat, move, numberedSource(trial.seed), draws)
        return { bytes: bytesOf(game, after, who, io.events), told: includesViewer(io.revealed, who) }
      }),
    )
    if (!runs || runs.some((run) => run.told) || runs[0]!.bytes === runs[1]!.bytes) continue
    const difference = firstDifference(JSON.parse(runs[0]!.bytes), JSON.parse(runs[1]!.bytes))
    findings.add(where, `tells the viewer something hidden without a reveal, at ${difference}`)
  }
}
