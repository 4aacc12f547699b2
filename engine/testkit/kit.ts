// What every law works on: a game with its words and runner, and trials (seat count, options, seed) to play.
import { readFileSync } from 'node:fs'
import type {
  AnyGame,
  AnyText,
  ChanceSource,
  InSome,
  Match,
  Move,
  OptionSpec,
  Result,
  StatisticsText,
  Viewer,
} from '../src/index.ts'
import { parseOptions } from '../src/index.ts'
import type { Golden, GoldenFile } from './golden.ts'

/** A law that does not hold, with all it takes to see it again. */
export interface Violation {
  readonly law: string
  readonly message: string
}

/** A move as `why` gets it: nothing but the outer form is certain. */
export type Loose = Move & { readonly [key: string]: unknown }

/** How a match begins; the kit's self-test puts faulty runners here. */
export type Start = (game: AnyGame, seats: number, options: unknown, source: ChanceSource) => Result<Match>

export interface Kit {
  readonly game: AnyGame
  readonly text: InSome<AnyText>
  /** The words of its statistics, in a game that has some. */
  readonly statistics: InSome<StatisticsText> | null
  /** The ids of RULES.md, the game's and the engine's. */
  readonly rules: ReadonlySet<string>
  readonly goldens: readonly GoldenFile[]
  /** Secrets that redeal leaves alone because they follow from what everybody saw. */
  readonly deducible: readonly string[]
  /** Secrets that are the game's own notes, not things that lie somewhere. */
  readonly notes: readonly string[]
  /** What a number in a hidden list stands for. */
  readonly face: (card: number, slot: string) => number
  /** Kinds of event that show for a moment what the view does not keep. */
  readonly passing: readonly string[]
  readonly start: Start
}

/** One game, random or golden: everything in it follows from these. */
export interface Trial {
  readonly kit: Kit
  readonly seats: number
  readonly options: object
  readonly seed: number
  /** Where it isn't random, the golden game it plays. */
  readonly golden?: Golden
  /** How many positions of it the expensive laws look at. */
  readonly positions: number
}

export type Where = string | (() => string)

/** Collects violations of one law, up to a limit: whoever looks at a broken game reads the first few. */
export class Findings {
  readonly law: string
  readonly list: Violation[] = []
  private readonly limit: number

  constructor(law: string, limit = 5) {
    this.law = law
    this.limit = limit
  }

  get full(): boolean {
    return this.list.length >= this.limit
  }

  /** `where` may be a function, for places that are expensive to describe. */
  add(where: Where, what: string): void {
    if (this.full) return
    this.list.push({ law: this.law, message: `${typeof where === 'string' ? where : where()}: ${what}` })
  }

  /** Run something that must not throw. Returns undefined when it does. */
  guard<T>(where: Where, run: () => T): T | undefined {
    try {
      return run()
    } catch (error) {
      const told =
        error instanceof Error
          ? (error.stack ?? error.message).split('\n').slice(0, 4).join(' | ')
          : String(error)
      this.add(where, `throws ${told}`)
      return undefined
    }
  }
}

/** The words that lead back to a place in a trial. */
export function place(trial: Trial, step?: number, who?: Viewer): string {
  const { kit, seats, options, seed, golden } = trial
  const at = step === undefined ? '' : `, step ${step}`
  const viewer = who === undefined ? '' : `, viewer ${who}`
  const game = golden ? `golden game ${golden.name}` : `seed ${seed}`
  return `${kit.game.id}, ${seats} seats, options ${JSON.stringify(options)}, ${game}${at}${viewer}`
}

export interface TrialCounts {
  /** Games for each seat count with default options, and one for each other set of options. */
  readonly games: number
  readonly positions: number
  /** Other sets of options take turns: each comes up with every second seat count. */
  readonly alternate?: boolean
}

/** Trials over every seat count and, one change at a time, every value of every option. */
export function listTrials(kit: Kit, counts: TrialCounts): Trial[] {
  const out: Trial[] = []
  const { min, max } = kit.game.seats
  for (let seats = min; seats <= max; seats++) {
    for (const [index, options] of listOptionSets(kit.game, seats).entries()) {
      if (counts.alternate && index > 0 && (index + seats) % 2 === 1) continue
      const games = index === 0 ? counts.games : Math.ceil(counts.games / 4)
      for (let i = 0; i < games; i++)
        out.push({
          kit,
          seats,
          options,
          seed: seats * 10_000 + index * 1000 + i + 1,
          positions: counts.positions,
        })
    }
  }
  return out
}

/** Games in which something rare happens: golden ones by name, and seeds of random ones by seat count. */
export interface RareGames {
  /** To be preferred: made again after a change, a golden game still shows what it is kept for, and a seed doesn't. */
  readonly golden?: readonly string[]
  readonly [seats: number]: readonly number[]
}

/** What to do when no trial gets to something that a law has to see. */
export const NAME_A_RARE_GAME =
  'if random games hardly get there, name a golden game that does in `rare` (docs/adding-a-game.md); ' +
  'if one is named, make the golden games again'

/** A trial for each golden game named, and for each of the seeds, with default options. */
export function listRare(kit: Kit, { golden = [], ...seeds }: RareGames, positions: number): Trial[] {
  const named = golden.map((name): Trial => {
    const found = kit.goldens.find((each) => each.golden.name === name)?.golden
    if (!found) throw new Error(`\`rare\` names ${name}, which is no golden game of ${kit.game.id}`)
    const { seats, options } = found.record
    return { kit, seats, options, seed: 1, golden: found, positions }
  })
  const random = Object.entries(seeds as { readonly [seats: string]: readonly number[] }).flatMap(
    ([count, some]) => {
      const seats = Number(count)
      const [options] = listOptionSets(kit.game, seats)
      return some.map((seed): Trial => ({ kit, seats, options: options!, seed, positions }))
    },
  )
  return [...named, ...random]
}

/** The default options first, then each with one option changed, then all changes at once. */
export function listOptionSets(game: AnyGame, seats: number): object[] {
  const specs = game.options as { readonly [name: string]: OptionSpec }
  const changes = Object.entries(specs).flatMap(([name, spec]) =>
    listValues(spec, seats).map((value) => ({ [name]: value })),
  )
  const last = changes.length > 1 ? [Object.assign({}, ...changes) as object] : []
  const sets: object[] = []
  for (const given of [{}, ...changes, ...last]) {
    const parsed = parseOptions(specs, seats, given)
    if (parsed.ok) sets.push(parsed.value)
  }
  return sets
}

function listValues(spec: OptionSpec, seats: number): unknown[] {
  switch (spec.kind) {
    case 'flag':
      return [!spec.default]
    case 'choice':
      return spec.values.filter((value) => value !== spec.default)
    case 'seatChoice':
      // Each value once, dealt round the seats; a list too short for all of them is filled up at random.
      return Array.from({ length: Math.ceil(spec.values.length / seats) }, (_, row) =>
        Array.from({ length: seats }, (_, seat) => spec.values[row * seats + seat] ?? 'random'),
      )
  }
}

/** The ids a RULES.md defines: `- **SC-HAR-3** …`. */
export function readRuleIds(file: URL): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/\*\*([A-Z]{2}-[A-Z]+-\d+)\*\*/g)].map((match) => match[1]!)
}
