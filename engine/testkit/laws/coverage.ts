// Law 1, second half: random and golden games together use all declared transitions, and each ending and
// tie-break has a golden game that is what it says.
import {
  TableIO,
  recordedSource,
  type AnyGame,
  type GameEvent,
  type GameState,
  type Score,
} from '../../src/index.ts'
import type { Golden } from '../golden.ts'
import { Findings, type Kit, type Violation } from '../kit.ts'

/** What was met on the way. */
export interface Coverage {
  /** `from > to` of each phase entered. */
  readonly transitions: Set<string>
}

export function newCoverage(): Coverage {
  return { transitions: new Set() }
}

export function lawCoverage(kit: Kit, coverage: Coverage): Violation[] {
  const findings = new Findings('1 coverage', 40)
  const { game, goldens } = kit
  const met = new Set(coverage.transitions)
  for (const { file, golden } of goldens)
    findings.guard(file, () => listTransitions(game, golden).forEach((transition) => met.add(transition)))
  for (const spec of game.phases)
    for (const kind of spec.final ?? [])
      if (!spec.moves.includes(kind)) findings.add(game.id, `${spec.id} has no ${kind} that could be final`)
  const declared = new Set(game.phases.flatMap((spec) => spec.next.map((next) => `${spec.id} > ${next}`)))
  for (const transition of declared)
    if (!met.has(transition)) findings.add(game.id, `no random or golden game goes ${transition}`)
  for (const transition of met)
    if (!declared.has(transition)) findings.add(game.id, `a game goes ${transition}, which is not declared`)
  for (const claim of [
    ...game.endings.map((name) => `end:${name}`),
    ...game.tieBreaks.map((name) => `tie:${name}`),
  ])
    if (!goldens.some(({ golden }) => golden.covers.includes(claim)))
      findings.add(game.id, `no golden game covers ${claim}`)
  for (const { file, golden } of goldens) {
    if (file !== `${golden.name}.json`) findings.add(file, `is called ${golden.name}`)
    for (const claim of golden.covers)
      if (!isClaimTrue(game, golden, claim)) findings.add(file, `says that it covers ${claim}, and does not`)
      else if (/^[A-Z]{2}-[A-Z]+-\d+$/.test(claim) && !kit.rules.has(claim))
        findings.add(file, `covers ${claim}, which is no rule`)
  }
  return findings.list
}

function listTransitions(game: AnyGame, golden: Golden): string[] {
  const { record } = golden
  const out: string[] = []
  const io = new TableIO<GameEvent>(
    recordedSource([...record.setup.chance, ...record.steps.flatMap((step) => step.chance)]),
    true,
  )
  const state = game.setup(record.options, record.seats, io) as GameState
  let at = io.entered[0] ?? ''
  const note = (entered: readonly string[]): void => {
    for (const phase of entered) {
      out.push(`${at} > ${phase}`)
      at = phase
    }
  }
  note(io.entered.slice(1))
  for (const step of record.steps) {
    io.reset(io.offset + io.drawn.length)
    game.apply(state, step.seat, step.move, io)
    note(io.entered)
  }
  return out
}

/** Claims about endings and tie-breaks are checked; what else a game covers is its author's word. */
function isClaimTrue(game: AnyGame, golden: Golden, claim: string): boolean {
  const [kind, name] = [claim.slice(0, 4), claim.slice(4)]
  if (kind === 'end:') return golden.ending === name
  if (kind !== 'tie:') return true
  const firsts = golden.scores.filter((score) => score.place === 1)
  if (name === 'shared') return firsts.length > 1
  const index = game.tieBreaks.indexOf(name)
  const [winner] = firsts
  return (
    index >= 0 &&
    winner !== undefined &&
    golden.scores.some((other) => other.place > 1 && isDecidedBy(winner, other, index))
  )
}

/** Whether two scores are equal until the tie-break with this index, and differ there. */
function isDecidedBy(a: Score, b: Score, index: number): boolean {
  if (a.total !== b.total || a.ties[index] === b.ties[index]) return false
  for (let i = 0; i < index; i++) if (a.ties[i] !== b.ties[i]) return false
  return true
}
