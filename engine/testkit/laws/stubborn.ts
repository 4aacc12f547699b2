// Law 1 once more: play ends within the stated number of decisions even when everyone does what they can to drag it
// out. Nobody says what drags a game out: the stubborn player finds out, game by game, which kinds of move to prefer.
import {
  FastRng,
  firstSeat,
  moveList,
  quickIO,
  type GameEvent,
  type GameState,
  type Move,
} from '../../src/index.ts'
import { Findings, place, type Trial, type Violation } from '../kit.ts'

/** How much each kind of move is liked, by phase and kind; what is not named counts 1. */
type Liking = ReadonlyMap<string, number>

const LIKINGS = [0.001, 0.03, 1, 30, 1000]
/** How many decisions to spend on finding out, and the fewest games, each of which tries something else. */
const DECISIONS = 30_000
const GAMES = 12

/** Play a trial again and again, keep whatever makes it longer, and see that it still ends in time. */
export function lawStubborn(trial: Trial): Violation[] {
  const findings = new Findings('1 stubborn')
  const { maxDecisions } = trial.kit.game
  findings.guard(place(trial), () => {
    const rng = new FastRng(trial.seed + 71)
    const met = new Set<string>()
    let best: Liking = new Map()
    let longest = play(trial, best, met)
    let spent = longest
    for (let games = 1; longest <= maxDecisions && (games < GAMES || spent < DECISIONS); games++) {
      const liking = changed(best, [...met], rng)
      const length = play(trial, liking, met)
      spent += length
      if (length >= longest) {
        best = liking
        longest = length
      }
    }
    if (longest > maxDecisions)
      findings.add(place(trial), `not over within ${maxDecisions} decisions by whoever prefers ${told(best)}`)
  })
  return findings.list
}

/** How many decisions a game takes with these preferences; one more than allowed if it doesn't end in time. */
function play({ kit: { game }, options, seats, seed }: Trial, liking: Liking, met: Set<string>): number {
  const io = quickIO<GameEvent>(seed)
  const rng = new FastRng(seed)
  const state = game.setup(options, seats, io) as GameState
  const buffer = moveList()
  for (let n = 0; n <= game.maxDecisions; n++) {
    const waiting = game.waiting(state)
    if (waiting === 0) return n
    while (buffer.length > 0) buffer.pop()
    const seat = firstSeat(waiting)
    const moves = game.moves(state, seat, buffer) as Move[]
    game.apply(state, seat, prefer(game.phase(state), moves, liking, met, rng), io)
  }
  return game.maxDecisions + 1
}

/** A kind of move, likelier the more it is liked, and any move of that kind. */
function prefer(phase: string, moves: readonly Move[], liking: Liking, met: Set<string>, rng: FastRng): Move {
  const kinds = [...new Set(moves.map((move) => move.do))]
  const weights = kinds.map((kind) => liking.get(`${phase} ${kind}`) ?? 1)
  let left = (rng.chance(1 << 30) / (1 << 30)) * weights.reduce((a, b) => a + b, 0)
  let at = 0
  while (at < kinds.length - 1 && left >= weights[at]!) left -= weights[at++]!
  // Only where there is a choice of kinds does liking one change anything.
  if (kinds.length > 1) for (const kind of kinds) met.add(`${phase} ${kind}`)
  const some = moves.filter((move) => move.do === kinds[at])
  return some[rng.chance(some.length)]!
}

function changed(liking: Liking, kinds: readonly string[], rng: FastRng): Liking {
  const out = new Map(liking)
  if (kinds.length > 0)
    for (let n = 1 + rng.chance(3); n > 0; n--)
      out.set(kinds[rng.chance(kinds.length)]!, LIKINGS[rng.chance(LIKINGS.length)]!)
  return out
}

function told(liking: Liking): string {
  return JSON.stringify(Object.fromEntries([...liking].filter(([, weight]) => weight !== 1)))
}
