// Law 7: the same secret choices give the same position, in whatever order they are made.
import {
  canonical,
  FastRng,
  listSeats,
  listViewers,
  phaseSpec,
  seenBy,
  type Match,
  type Move,
  type Played,
  type Seat,
} from '../../src/index.ts'
import { firstDifference } from '../compare.ts'
import { Findings, place, type Trial, type Violation } from '../kit.ts'
import { chooseMove, sampleSpots, type Spot } from '../trials.ts'

interface Choice {
  readonly seat: Seat
  readonly moves: readonly Move[]
}

const ORDERS = 5

export function lawOrder(trial: Trial): Violation[] {
  const { game } = trial.kit
  const findings = new Findings('7 order')
  findings.guard(place(trial), () => {
    for (const spot of sampleSpots(trial)) {
      const { state } = spot.match
      if (phaseSpec(game, game.phase(state)).decides !== 'sealed' || game.waiting(state) === 0) continue
      checkOrders(trial, spot, findings)
      if (findings.full) return
    }
  })
  return findings.list
}

function checkOrders(trial: Trial, spot: Spot, findings: Findings): void {
  const { game } = trial.kit
  const rng = new FastRng(trial.seed * 11 + spot.n)
  const choices = listSeats(game.waiting(spot.match.state)).map((seat) => choose(spot.match, seat, rng))
  if (choices.length < 2) return
  const turns = choices.flatMap(({ seat, moves }) => moves.map(() => seat))
  const first = playOrder(spot.match, choices, turns)
  for (let i = 0; i < ORDERS; i++) {
    const order = i === 0 ? turns.toReversed() : shuffled(turns, rng)
    const where = `${place(trial, spot.n)}, choices ${JSON.stringify(choices)} in the order ${order.join()}`
    const other = findings.guard(where, () => playOrder(spot.match, choices, order))
    if (!other || !first) continue
    const difference = firstDifference(first.match.state, other.match.state)
    if (difference) findings.add(where, `lead elsewhere, at ${difference}`)
    for (const who of listViewers(trial.seats)) {
      const told = firstDifference(
        seenBy(game, first.match.state, who, first.events),
        seenBy(game, other.match.state, who, other.events),
      )
      if (told && !difference) findings.add(`${where}, viewer ${who}`, `are told otherwise, at ${told}`)
    }
  }
}

/** What a seat might choose, found by playing it alone; the last move would make it done. */
function choose(match: Match, seat: Seat, rng: FastRng): Choice {
  const moves: Move[] = []
  for (let at = match; moves.length < 40 && at.state.sealed[seat]?.done === false;) {
    const move = chooseMove(at.legal(seat), moves.length, rng)
    const played = at.play(seat, move)
    if (!played.ok) throw new Error(`the listed move ${canonical(move)} is refused`)
    moves.push(move)
    if (!played.value.step!.quiet) break
    at = played.value.match
  }
  return { seat, moves }
}

function playOrder(match: Match, choices: readonly Choice[], order: readonly Seat[]): Played | null {
  const next = new Map(choices.map(({ seat }) => [seat, 0]))
  let at = match
  let last: Played | null = null
  for (const seat of order) {
    const { moves } = choices.find((choice) => choice.seat === seat)!
    const index = next.get(seat)!
    next.set(seat, index + 1)
    const played = at.play(seat, moves[index])
    if (!played.ok)
      throw new Error(`${canonical(moves[index])} of seat ${seat} is refused by ${played.refusal.rule}`)
    last = played.value
    at = last.match
  }
  return last
}

function shuffled<T>(items: readonly T[], rng: FastRng): T[] {
  const out = [...items]
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng.chance(i + 1)
    ;[out[i], out[j]] = [out[j]!, out[i]!]
  }
  return out
}
