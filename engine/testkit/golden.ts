// Golden games: whole games kept as files that must replay to the same hashes, ending and scores for ever.
// An author finds them with a policy and a predicate, and keeps them with `writeGolden`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  commitTo,
  FastRng,
  firstForeignDraw,
  listSeats,
  Match,
  recordOf,
  replay,
  seededSource,
  seedFromNumber,
  TableIO,
  type AnyGame,
  type ChanceSource,
  type GameEvent,
  type GameRecord,
  type GameState,
  type Move,
  type PhaseId,
  type Rng,
  type Score,
  type Seat,
} from '../src/index.ts'
import { firstDifference } from './compare.ts'
import { Findings, type Violation } from './kit.ts'

export interface Golden {
  readonly name: string
  /** Why this game is kept, in a sentence. */
  readonly about: string
  /** What it shows: `end:…` and `tie:…` are checked, the rest names what its author looked for. */
  readonly covers: readonly string[]
  readonly ending: string
  readonly scores: readonly Score[]
  readonly record: GameRecord
}

export interface GoldenFile {
  readonly file: string
  readonly golden: Golden
}

/** Read all golden games of a folder, by name; none when there is no such folder. */
export function readGoldens(folder: URL): GoldenFile[] {
  const at = asFolder(folder)
  let files: string[]
  try {
    files = readdirSync(at)
  } catch {
    return []
  }
  return files
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ file, golden: JSON.parse(readFileSync(new URL(file, at), 'utf8')) as Golden }))
}

function asFolder(folder: URL): URL {
  return folder.pathname.endsWith('/') ? folder : new URL(`${folder.href}/`)
}

/** A golden game replays to every hash, to its ending and to its scores. */
export function checkGolden(game: AnyGame, { file, golden }: GoldenFile): Violation[] {
  const findings = new Findings('golden')
  findings.guard(file, () => {
    let last: Match | null = null
    for (const { match } of replay(game, golden.record)) {
      last = match
      game.check(match.state)
    }
    if (!last?.over) return findings.add(file, 'is not over after its last step')
    if (game.ending(last.state) !== golden.ending)
      findings.add(file, `ends with ${game.ending(last.state)}, not ${golden.ending}`)
    const difference = firstDifference(game.scores(last.state), golden.scores)
    if (difference) findings.add(file, `the scores differ at ${difference}`)
    const foreign = firstForeignDraw(game, golden.record)
    if (foreign !== null) findings.add(file, `the draws of step ${foreign} are not those of its seed`)
  })
  return findings.list
}

/** Chooses a move; `rng` is the only chance it may use. */
export type Policy = (state: GameState, seat: Seat, moves: readonly Move[], rng: Rng) => Move

/** A step of a game that is being searched for. */
export interface TrailStep {
  readonly seat: Seat
  readonly move: Move
  readonly events: readonly GameEvent[]
  /** Phases that began in this step. */
  readonly entered: readonly PhaseId[]
}

/** A finished game that may be the one. */
export interface Found {
  readonly seed: number
  readonly state: GameState
  readonly ending: string
  readonly scores: readonly Score[]
  readonly opening: readonly GameEvent[]
  readonly trail: readonly TrailStep[]
}

export interface Search {
  readonly seats: number
  readonly options?: object
  /** Seeds 1 to this number are tried. */
  readonly seeds: number
  readonly policy?: Policy
  /**
   * Chance of the game with a seed. Left out, it is a real table's. With it draws may be rigged; the record
   * then has no seed and a commitment of zeros.
   */
  readonly chance?: (seed: number) => ChanceSource
  /** Looks at each position on the way; false gives this seed up. */
  readonly follow?: (state: GameState, step: TrailStep) => boolean | void
  readonly accept: (found: Found) => boolean
}

/** Search seeds for a game that `accept` takes; the game as a golden one without its name, or null. */
export function findGolden(game: AnyGame, search: Search): Omit<Golden, 'name' | 'about' | 'covers'> | null {
  for (let seed = 1; seed <= search.seeds; seed++) {
    const source = search.chance?.(seed) ?? seededSource(seedFromNumber(seed))
    const found = playSearch(game, search, seed, source)
    if (!found || !search.accept(found)) continue
    const record = recordTrail(game, search, source, found, search.chance ? null : seedFromNumber(seed))
    return { ending: found.ending, scores: found.scores, record }
  }
  return null
}

/** Play one seed without the runner, which would take most of the search's time. */
function playSearch(game: AnyGame, search: Search, seed: number, source: ChanceSource): Found | null {
  const rng = new FastRng(seed)
  const io = new TableIO<GameEvent>(source, true)
  const options = startWith(game, search, source).options
  const state = game.setup(options, search.seats, io) as GameState
  const opening = io.events
  const trail: TrailStep[] = []
  for (let waiting = game.waiting(state); waiting !== 0; waiting = game.waiting(state)) {
    if (trail.length > game.maxDecisions) return null
    const asked = listSeats(waiting)
    const seat = asked[rng.chance(asked.length)]!
    const moves = game.moves(state, seat, []) as Move[]
    const move = (search.policy ?? randomPolicy)(state, seat, moves, rng)
    io.reset(io.offset + io.drawn.length)
    game.apply(state, seat, move, io)
    const step: TrailStep = { seat, move, events: io.events, entered: io.entered }
    trail.push(step)
    if (search.follow?.(state, step) === false) return null
  }
  return { seed, state, ending: game.ending(state)!, scores: game.scores(state)!, opening, trail }
}

const randomPolicy: Policy = (_state, _seat, moves, rng) => moves[rng.chance(moves.length)]!

function startWith(game: AnyGame, search: Search, source: ChanceSource): Match {
  const started = Match.start(game, search.seats, search.options ?? {}, source)
  if (!started.ok)
    throw new Error(`the set-up is refused: ${started.refusal.key} ${JSON.stringify(started.refusal.args)}`)
  return started.value
}

function recordTrail(
  game: AnyGame,
  search: Search,
  source: ChanceSource,
  found: Found,
  seed: string | null,
): GameRecord {
  let match = startWith(game, search, source)
  for (const { seat, move } of found.trail) {
    const played = match.play(seat, move)
    if (!played.ok)
      throw new Error(`${JSON.stringify(move)} of seat ${seat} is refused by ${played.refusal.rule}`)
    match = played.value.match
  }
  return recordOf(match, seed === null ? '0'.repeat(64) : commitTo(seed), seed)
}

/** Chance in which some draws are chosen: `rig` gives the outcome of draw k of n, or undefined for the real one. */
export function riggedSource(
  base: ChanceSource,
  rig: (k: number, n: number) => number | undefined,
): ChanceSource {
  return { draw: (k, n) => rig(k, n) ?? base.draw(k, n) }
}

/** Keep a golden game as `<name>.json`, a line a step so that a change can be read in a diff. */
export function writeGolden(folder: URL, golden: Golden): void {
  const { record, ...head } = golden
  const { steps, ...header } = record
  const lines = steps.map((step) => `      ${JSON.stringify(step)}`).join(',\n')
  const at = asFolder(folder)
  mkdirSync(at, { recursive: true })
  writeFileSync(
    new URL(`${golden.name}.json`, at),
    `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "record": {\n    ${JSON.stringify(header).slice(1, -1)},\n    "steps": [\n${lines}\n    ]\n  }\n}\n`,
  )
}
