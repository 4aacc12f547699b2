// Law 5: undo gives back the very position it left, and never reaches behind anything somebody has learned.
import {
  canonical,
  FastRng,
  hashState,
  listViewers,
  phaseSpec,
  recordOf,
  type Match,
  type Sealed,
  type Seat,
} from '../../src/index.ts'
import { firstDifference } from '../compare.ts'
import { Findings, place, type Trial, type Violation } from '../kit.ts'
import { chooseMove, listActors, probe, sourceOf, startTrial, walk, type Taken } from '../trials.ts'

/** What undo may return to, kept apart from the runner so that the runner can be checked against it. */
interface Memory {
  /** One seat's steps in a row that nobody learned anything from, oldest first. */
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
      // Looking at every step would be expensive, and neighbouring positions are alike.
      if (taken.n % 3 === trial.seed % 3) checkUndo(trial, taken, memory, findings)
      if (taken.n % 7 === trial.seed % 7) checkChain(trial, taken, memory, findings)
      if (findings.full) return
    }
    playWithUndo(trial, findings)
  })
  return findings.list
}

function emptyDrafts(seats: number): string[][] {
  return Array.from({ length: seats }, () => [])
}

function remember(trial: Trial, taken: Taken, memory: Memory): void {
  const { game } = trial.kit
  const { before, seat, move, draws, played } = taken
  const { io } = probe(game, before.state, seat, move, sourceOf(trial), draws)
  const spec = phaseSpec(game, game.phase(before.state))
  const after = played.match.state
  if (spec.decides === 'sealed' && io.entered.length === 0) {
    memory.drafts[seat]!.push(JSON.stringify(before.state.sealed[seat]))
    return
  }
  memory.drafts = emptyDrafts(trial.seats)
  const learned = io.drawn.length > 0 || io.revealed !== 0
  const closed = game.waiting(after) === 0 || phaseSpec(game, game.phase(after)).decides === 'sealed'
  if (memory.steps.at(-1)?.seat !== seat || learned || closed) memory.steps = []
  if (!learned && !closed) memory.steps.push({ seat, stage: spec.stage, text: canonical(before.state) })
}

/** Whatever a seat asks for is given exactly as far as it may be. */
function checkUndo(trial: Trial, taken: Taken, memory: Memory, findings: Findings): void {
  const { match } = taken.played
  for (let seat = 0; seat < trial.seats; seat++)
    for (const scope of ['step', 'turn'] as const) {
      const where = `${place(trial, taken.n)}, undo of a ${scope} by seat ${seat}`
      const wanted = expected(match, seat, scope, memory)
      const result = match.undo(seat, scope)
      if (match.update(seat, []).undo[scope] !== result.ok) findings.add(where, 'is offered otherwise')
      if (!result.ok) {
        if (wanted !== null) findings.add(where, 'is refused')
        continue
      }
      if (wanted === null) {
        findings.add(where, 'is allowed across chance, a reveal, the end or another seat')
        continue
      }
      const difference = firstDifference(JSON.parse(wanted), result.value.match.state)
      if (difference) findings.add(where, `leads to another position, at ${difference}`)
      if (scope === 'step' && seat === taken.seat && wasOpen(taken))
        checkAgain(where, taken, result.value.match, findings)
      checkUnnoticed(trial, taken, seat, result.value.match, findings)
    }
}

/** The position undo must lead to, or null where there must be none. */
function expected(match: Match, seat: Seat, scope: 'step' | 'turn', memory: Memory): string | null {
  const open = memory.drafts[seat]!.filter((text) => !(JSON.parse(text) as Sealed).done)
  if (open.length > 0) {
    const own = JSON.parse(scope === 'step' ? open.at(-1)! : open[0]!) as Sealed
    return canonical({ ...match.state, sealed: match.state.sealed.with(seat, own) })
  }
  const last = memory.steps.at(-1)
  if (!last || last.seat !== seat) return null
  let index = memory.steps.length - 1
  if (scope === 'turn') while (index > 0 && memory.steps[index - 1]!.stage === last.stage) index--
  return memory.steps[index]!.text
}

/** Undo of a secret choice skips those that were done already: then it leads further back than one step. */
function wasOpen({ before, seat, played }: Taken): boolean {
  return !played.step!.quiet || before.state.sealed[seat]?.done === false
}

/** Doing again what was undone leads to where it led before. */
function checkAgain(where: string, { move, seat, played }: Taken, undone: Match, findings: Findings): void {
  const again = undone.play(seat, move)
  if (!again.ok) return findings.add(where, `${canonical(move)} is refused the second time`)
  const difference = firstDifference(played.match.state, again.value.match.state)
  if (difference) findings.add(where, `${canonical(move)} leads elsewhere the second time, at ${difference}`)
}

/** A secret choice begun and taken back leaves no trace for the others. */
function checkUnnoticed(trial: Trial, taken: Taken, seat: Seat, undone: Match, findings: Findings): void {
  const { n, before, played } = taken
  const isOpen = (match: Match): boolean => match.state.sealed[seat]?.done === false
  if (!played.step!.quiet || seat !== taken.seat || !isOpen(before) || !isOpen(undone)) return
  for (const who of listViewers(trial.seats)) {
    if (who === seat) continue
    const difference = firstDifference(before.update(who, []), undone.update(who, []))
    if (difference) findings.add(place(trial, n, who), `a secret choice taken back shows at ${difference}`)
  }
}

/** Step by step back to the last barrier, and no further. */
function checkChain(trial: Trial, taken: Taken, memory: Memory, findings: Findings): void {
  if (memory.steps.length === 0) return
  const { seat } = taken
  let at = taken.played.match
  for (const { text } of memory.steps.toReversed()) {
    const result = at.undo(seat, 'step')
    if (!result.ok) return findings.add(place(trial, taken.n), `undo by seat ${seat} ends too early`)
    at = result.value.match
    const difference = firstDifference(JSON.parse(text), at.state)
    if (difference)
      return findings.add(place(trial, taken.n), `undo by undo leads elsewhere, at ${difference}`)
  }
  if (at.undo(seat, 'step').ok) findings.add(place(trial, taken.n), `undo by seat ${seat} goes on too far`)
}

/** A game in which steps are taken back now and then has a record without them that leads to its end. */
function playWithUndo(trial: Trial, findings: Findings): void {
  const { game } = trial.kit
  const rng = new FastRng(trial.seed + 5)
  let match = startTrial(trial)
  let undos = 60
  for (let n = 0; !match.over && n < game.maxDecisions * 3; n++) {
    const actors = listActors(game, match.state, trial.seats)
    const seat = actors[rng.chance(actors.length)]!
    const played = match.play(seat, chooseMove(match.legal(seat), trial.seed, rng))
    if (!played.ok) throw new Error(`a listed move is refused by ${played.refusal.rule}`)
    match = played.value.match
    if (undos > 0 && rng.chance(4) === 0) {
      const undone = match.undo(rng.chance(trial.seats), rng.chance(3) === 0 ? 'turn' : 'step')
      if (undone.ok) {
        match = undone.value.match
        undos--
      }
    }
  }
  const record = recordOf(match, '0'.repeat(64), null)
  if (record.steps.at(-1)?.hash !== hashState(match.state))
    findings.add(place(trial), 'the record of a game with steps taken back leads elsewhere')
}
