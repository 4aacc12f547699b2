// Worlds that a viewer cannot exclude: other deals in which the last step would have looked the same to it.
import {
  canonical,
  type FastRng,
  listLegal,
  listSeats,
  phaseSpec,
  type AnyGame,
  type GameEvent,
  type GameState,
  type IO,
  type Move,
  type Seat,
  type Viewer,
} from '../src/index.ts'

/** A step as one viewer saw it, or the set-up where there is nothing before it. */
export interface Witnessed {
  readonly game: AnyGame
  readonly who: Viewer
  readonly before: GameState | null
  readonly seat: Seat
  readonly move: Move | null
  readonly setup: (io: IO<GameEvent>) => GameState
  /** The events as the viewer was shown them, as text, and the position after them. */
  readonly events: readonly string[]
  readonly look: string
}

/** What a viewer sees of a position; which moves it is offered follows from that by law 4a. */
export function lookOf(game: AnyGame, state: GameState, who: Viewer): string {
  return JSON.stringify([game.view(state, who), game.phase(state), listSeats(game.waiting(state))])
}

/** The events as a viewer is shown them, as text. */
export function shownTo(game: AnyGame, events: readonly GameEvent[], who: Viewer): string[] {
  return events
    .map((event) => game.redact(event, who) as GameEvent | null)
    .filter((event) => event !== null)
    .map((event) => JSON.stringify(event))
}

/** Ways on that are tried for one that looks like the move made, and runs of each with other chance. */
const MAX_WAYS = 40
const MAX_RUNS = 60
/** Ways to finish a secret choice, and moves of one. */
const MAX_CHOICES = 6
const MAX_DRAFT = 20

type Run = (io: GuidedIO) => GameState

/**
 * A position that the viewer considers possible: reached from another deal before the step, by any move and any
 * chance that would have looked the same. Null where this deal has none, or none was found.
 */
export function imagine(step: Witnessed, rng: FastRng): GameState | null {
  const { game, before, who, seat, move } = step
  if (before === null) return runAlike(step, (io) => step.setup(io), rng)
  const dealt = game.redeal(before, who, rng) as GameState
  const key = canonical(move)
  const legal = listLegal(game, dealt, seat)
  const isSealed = phaseSpec(game, game.phase(dealt)).decides === 'sealed'
  // Who made the move knows which it was. All others might take any for it, so none may come first.
  const ways: Run[] =
    seat === who
      ? legal.filter((other) => canonical(other) === key).map((own) => oneMove(step, dealt, own))
      : isSealed
        ? Array.from({ length: MAX_CHOICES }, () => wholeChoice(step, dealt, rng))
        : shuffled(legal, rng).map((other) => oneMove(step, dealt, other))
  for (const way of ways.slice(0, MAX_WAYS)) {
    const found = runAlike(step, way, rng)
    if (found) return found
  }
  return null
}

function oneMove({ game, seat }: Witnessed, dealt: GameState, move: Move): Run {
  return (io) => {
    const state = game.clone(dealt) as GameState
    game.apply(state, seat, move, io)
    return state
  }
}

/** How far the seat was with its secret choice is hidden too: any moves that end with the phase resolved. */
function wholeChoice({ game, seat }: Witnessed, dealt: GameState, rng: FastRng): Run {
  const chosen: Move[] = []
  return (io) => {
    const state = game.clone(dealt) as GameState
    for (let i = 0; i < MAX_DRAFT && !io.entered; i++) {
      // The same choice in each run, because only chance is tried again.
      if (i === chosen.length) {
        const legal = listLegal(game, state, seat)
        if (legal.length === 0) break
        chosen.push(legal[rng.chance(legal.length)]!)
      }
      game.apply(state, seat, chosen[i]!, io)
    }
    return state
  }
}

function shuffled<T>(items: readonly T[], rng: FastRng): T[] {
  const rest = [...items]
  return items.map(() => rest.splice(rng.chance(rest.length), 1)[0]!)
}

/** Thrown at the first event that the viewer did not see; made once because it is thrown often. */
const OTHERWISE = new Error('otherwise')

/** Run a step until it looks the same; when a run doesn't, the last draw before that showed is made again. */
function runAlike(step: Witnessed, run: Run, rng: FastRng): GameState | null {
  let forced: number[] = []
  let tried = new Set<number>()
  for (let runs = 0; runs < MAX_RUNS; runs++) {
    const io = new GuidedIO(step, forced, rng)
    try {
      const state = run(io)
      if (io.shown === step.events.length && lookOf(step.game, state, step.who) === step.look) return state
    } catch (error) {
      if (error !== OTHERWISE) throw error
    }
    const last = io.drawn.length - 1
    if (last < 0) return null
    if (last !== forced.length - 1) tried = new Set()
    tried.add(io.drawn[last]!)
    const untried = Array.from({ length: io.outcomes }, (_, n) => n).filter((n) => !tried.has(n))
    if (untried.length === 0) return null
    forced = [...io.drawn.slice(0, last), untried[rng.chance(untried.length)]!]
  }
  return null
}

/** Chance as far as it is given, then any; gives up at the first other event. */
class GuidedIO implements IO<GameEvent> {
  readonly drawn: number[] = []
  /** Of the last draw. */
  outcomes = 0
  shown = 0
  entered = false
  private readonly step: Witnessed
  private readonly forced: readonly number[]
  private readonly rng: FastRng

  constructor(step: Witnessed, forced: readonly number[], rng: FastRng) {
    this.step = step
    this.forced = forced
    this.rng = rng
  }

  chance(n: number): number {
    const outcome = this.forced[this.drawn.length] ?? this.rng.chance(n)
    this.outcomes = n
    this.drawn.push(outcome)
    return outcome
  }

  emit(event: GameEvent): void {
    const { game, who, events } = this.step
    const shown = game.redact(event, who) as GameEvent | null
    if (shown !== null && JSON.stringify(shown) !== events[this.shown++]) throw OTHERWISE
  }

  reveal(): void {}

  enter(): void {
    this.entered = true
  }
}
