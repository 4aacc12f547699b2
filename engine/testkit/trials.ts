// Playing trials: random games from fixed seeds and golden ones, through the runner and without it.
import {
  canonical,
  FastRng,
  has,
  listLegal,
  listSeats,
  phaseSpec,
  seenBy,
  TableIO,
  type AnyGame,
  type ChanceSource,
  type GameEvent,
  type GameState,
  type Match,
  type Move,
  type Played,
  type Seat,
  type Viewer,
} from '../src/index.ts'
import type { Golden } from './golden.ts'
import type { Trial } from './kit.ts'

/** Chance that depends on the seed and the number of the draw alone, as a real table's does, but fast. */
export function numberedSource(seed: number): ChanceSource {
  const rng = new FastRng(0)
  return {
    draw(k, n) {
      if (!Number.isSafeInteger(n) || n < 1) throw new Error(`chance of ${n} outcomes`)
      rng.seed(seed * 1_000_003 + k)
      rng.chance(2)
      return rng.chance(n)
    },
  }
}

/** Chance of a trial. Whoever strays from a golden game may need draws that it doesn't have: those come from the seed. */
export function sourceOf({ seed, golden }: Trial): ChanceSource {
  const numbered = numberedSource(seed)
  if (!golden) return numbered
  const { setup, steps } = golden.record
  const outcomes = [...setup.chance, ...steps.flatMap((step) => step.chance)]
  return { draw: (k, n) => (outcomes[k]! < n ? outcomes[k]! : numbered.draw(k, n)) }
}

/** A step of a trial as the runner made it. */
export interface Taken {
  /** 1 for the first step. */
  readonly n: number
  readonly before: Match
  /** Draws made before this step. */
  readonly draws: number
  readonly seat: Seat
  readonly move: Move
  readonly played: Played
}

/** Start the match of a trial. */
export function startTrial(trial: Trial): Match {
  const started = trial.kit.start(trial.kit.game, trial.seats, trial.options, sourceOf(trial))
  if (!started.ok) throw new Error(`the set-up is refused: ${started.refusal.key}`)
  return started.value
}

/**
 * Play a trial to its end, at random unless it is a golden game. Half of the seeds choose the kind of move first and then the move, so
 * that rare kinds are met; in phases of secret choices seats that are done sometimes choose again.
 */
export function* walk(trial: Trial, rng: FastRng = new FastRng(trial.seed)): Generator<Taken, Match> {
  const { game } = trial.kit
  let match = startTrial(trial)
  let draws = match.setupChance.length
  for (let n = 1; !match.over; n++) {
    if (n > game.maxDecisions * 2) throw new Error(`not over after ${n} steps`)
    const { seat, move } = trial.golden ? recordedStep(trial.golden, n) : chooseStep(match, trial.seed, rng)
    const played = match.play(seat, move)
    if (!played.ok && trial.golden) throw new Error(staleGolden(trial.golden, n))
    if (!played.ok)
      throw new Error(
        `step ${n}: the listed move ${JSON.stringify(move)} is refused by ${played.refusal.rule}`,
      )
    yield { n, before: match, draws, seat, move, played: played.value }
    match = played.value.match
    draws += played.value.step!.chance.length
  }
  return match
}

function recordedStep(golden: Golden, n: number): { readonly seat: Seat; readonly move: Move } {
  const step = golden.record.steps[n - 1]
  if (!step) throw new Error(staleGolden(golden, n))
  return step
}

function staleGolden({ name }: Golden, n: number): string {
  return `the golden game ${name} can't be played beyond step ${n - 1}: make the golden games again first`
}

function chooseStep(match: Match, seed: number, rng: FastRng): { readonly seat: Seat; readonly move: Move } {
  const seat = chooseActor(match, rng)
  return { seat, move: chooseMove(match.legal(seat), seed, rng) }
}

function chooseActor(match: Match, rng: FastRng): Seat {
  const { game, state, seats } = match
  const waiting = game.waiting(state)
  if (phaseSpec(game, game.phase(state)).decides === 'sealed' && rng.chance(10) === 0) {
    const seat = rng.chance(seats)
    if (!has(waiting, seat) && match.legal(seat).length > 0) return seat
  }
  const asked = listSeats(waiting)
  return asked[rng.chance(asked.length)]!
}

/** One of the moves at random; odd seeds choose its kind first. */
export function chooseMove(moves: readonly Move[], seed: number, rng: FastRng): Move {
  if (moves.length === 0) throw new Error('a waiting seat has no move')
  if (seed % 2 === 0) return moves[rng.chance(moves.length)]!
  const kinds = [...new Set(moves.map((move) => move.do))]
  const kind = kinds[rng.chance(kinds.length)]
  const some = moves.filter((move) => move.do === kind)
  return some[rng.chance(some.length)]!
}

/** A position of a trial that a law looks at. */
export interface Spot {
  /** Steps behind it. */
  readonly n: number
  readonly match: Match
  readonly draws: number
}

/** Remembers what a trial gave: several laws look at the same positions, and it takes long to play up to them. */
function oncePerTrial<T>(make: (trial: Trial) => T): (trial: Trial) => T {
  const made = new WeakMap<Trial, { readonly value: T }>()
  return (trial) => {
    let known = made.get(trial)
    if (!known) made.set(trial, (known = { value: make(trial) }))
    return known.value
  }
}

/** Some positions of a trial, the rare phases as likely as the common ones; the last is the end. */
export const sampleSpots = oncePerTrial((trial): readonly Spot[] => {
  const byPhase = new Map<string, Spot[]>()
  const put = (spot: Spot): void => {
    const phase = trial.kit.game.phase(spot.match.state)
    byPhase.set(phase, [...(byPhase.get(phase) ?? []), spot])
  }
  const rng = new FastRng(trial.seed)
  let last: Taken | null = null
  for (const taken of walk(trial, rng)) {
    put({ n: taken.n - 1, match: taken.before, draws: taken.draws })
    last = taken
  }
  const spots: Spot[] = []
  const groups = [...byPhase.values()]
  for (let i = 0; spots.length < trial.positions && groups.some((group) => group.length > 0); i++) {
    const group = groups[i % groups.length]!
    if (group.length > 0) spots.push(group.splice(rng.chance(group.length), 1)[0]!)
  }
  if (last) {
    const { played, draws, n } = last
    spots.push({ n, match: played.match, draws: draws + played.step!.chance.length })
  }
  return spots
})

/** A state after a move, with what io was told on the way. */
export interface Probe {
  readonly state: GameState
  readonly io: TableIO<GameEvent>
}

/** Apply a move to a copy of a state, without the runner. */
export function probe(
  game: AnyGame,
  before: GameState,
  seat: Seat,
  move: Move,
  source: ChanceSource,
  draws: number,
): Probe {
  const state = game.clone(before) as GameState
  const io = new TableIO<GameEvent>(source, true)
  io.reset(draws)
  game.apply(state, seat, move, io)
  return { state, io }
}

/** The bytes a viewer gets of a position, apart from the runner's own numbers. */
export function bytesOf(game: AnyGame, state: GameState, who: Viewer, events: readonly GameEvent[]): string {
  return JSON.stringify(seenBy(game, state, who, events))
}

/** Seats that may act now: those waited for, and in a phase of secret choices those that may change theirs. */
export function listActors(game: AnyGame, state: GameState, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => listLegal(game, state, seat).length > 0,
  )
}

/** Moves that were legal somewhere in a trial, a few of each kind. */
export const collectMoves = oncePerTrial((trial): readonly Move[] => {
  const byKind = new Map<string, Map<string, Move>>()
  const rng = new FastRng(trial.seed)
  for (const { before, seat } of walk(trial))
    for (const move of pick(before.legal(seat), 3, rng)) {
      const some = byKind.get(move.do) ?? new Map<string, Move>()
      byKind.set(move.do, some)
      if (some.size < 12) some.set(canonical(move), move)
    }
  return [...byKind.values()].flatMap((some) => [...some.values()])
})

/** Up to `count` of a list, at random, in their order. */
export function pick<T>(items: readonly T[], count: number, rng: FastRng): T[] {
  if (items.length <= count) return [...items]
  const chosen = new Set<number>()
  while (chosen.size < count) chosen.add(rng.chance(items.length))
  return [...chosen].sort((a, b) => a - b).map((index) => items[index]!)
}
