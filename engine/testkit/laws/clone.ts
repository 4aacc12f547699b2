// Law 3: a copy shares nothing. Whatever is played on in it, all positions it came from stay as they were.
import { FastRng, listViewers, type GameState, type Move } from '../../src/index.ts'
import { firstDifference, isText, sharedPart } from '../compare.ts'
import { Findings, place, type Trial, type Violation } from '../kit.ts'
import { chooseMove, listActors, numberedSource, probe, sampleSpots, walk } from '../trials.ts'

export function lawClone(trial: Trial): Violation[] {
  const findings = new Findings('3 clone')
  findings.guard(place(trial), () => {
    checkAncestors(trial, findings)
    checkCopies(trial, findings)
  })
  return findings.list
}

/** The runner clones before each step: at the end every state it cloned from must be what it was. */
function checkAncestors(trial: Trial, findings: Findings): void {
  const kept: { state: GameState; text: string }[] = []
  for (const { before } of walk(trial)) kept.push({ state: before.state, text: JSON.stringify(before.state) })
  for (const [n, { state, text }] of kept.entries())
    if (!isText(state, text))
      findings.add(
        place(trial, n),
        `playing on in a copy changed ${firstDifference(JSON.parse(text), state)}`,
      )
}

/** Copies equal what they were made from, share no part of it, and stay apart when both are played on. */
function checkCopies(trial: Trial, findings: Findings): void {
  const { game } = trial.kit
  for (const { n, match, draws } of sampleSpots(trial)) {
    const { state } = match
    const where = place(trial, n)
    const copy = game.clone(state) as GameState
    const difference = firstDifference(state, copy)
    if (difference) findings.add(where, `clone differs at ${difference}`)
    const rng = new FastRng(trial.seed + n)
    const made: [string, GameState][] = [['clone', copy]]
    for (const who of listViewers(trial.seats)) {
      made.push([`redeal for ${who}`, game.redeal(state, who, rng) as GameState])
      made.push([`conceal for ${who}`, game.conceal(state, who, rng) as GameState])
    }
    for (const [name, other] of made) {
      const shared = sharedPart(state, other)
      if (shared) findings.add(where, `${name} shares ${shared} with the original`)
    }
    playBranches(trial, n, state, draws, findings)
  }
}

/** Many futures of one position, none of which may reach back into it. */
function playBranches(trial: Trial, n: number, state: GameState, draws: number, findings: Findings): void {
  const { game } = trial.kit
  const text = JSON.stringify(state)
  const rng = new FastRng(trial.seed + n)
  for (let branch = 0; branch < 4; branch++) {
    const source = numberedSource(trial.seed + branch)
    let current = state
    let drawn = draws
    for (let depth = 0; depth < 12 && game.waiting(current) !== 0; depth++) {
      const actors = listActors(game, current, trial.seats)
      const seat = actors[rng.chance(actors.length)]!
      const move = chooseMove(game.moves(current, seat, []) as Move[], branch, rng)
      const next = probe(game, current, seat, move, source, drawn)
      drawn += next.io.drawn.length
      current = next.state
    }
    if (!isText(state, text))
      return findings.add(
        place(trial, n),
        `playing on in a copy changed ${firstDifference(JSON.parse(text), state)}`,
      )
  }
}
