// The suite every game passes. A game calls it with one line from its test/laws.test.ts.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Match, type AnyGame, type AnyText, type InSome, type StatisticsText } from '../src/index.ts'
import { checkGolden, readGoldens } from './golden.ts'
import {
  listRare,
  listTrials,
  readRuleIds,
  type Kit,
  type RareGames,
  type Start,
  type Violation,
} from './kit.ts'
import { LAWS } from './laws/all.ts'
import { checkReveals, type RevealOptions } from './reveals.ts'

export * from './figures.ts'
export * from './fuzz.ts'
export * from './golden.ts'
export * from './kit.ts'
export { LAWS } from './laws/all.ts'
export * from './transcript.ts'

export interface LawOptions {
  readonly text: InSome<AnyText>
  /** The words of its statistics, for a game that has some. */
  readonly statistics?: InSome<StatisticsText>
  /** The folder of the game's golden games. */
  readonly golden: URL
  /** The game's rules; left out, RULES.md beside the golden folder. */
  readonly rules?: URL
  /** Secrets that redeal leaves alone because everybody could work them out. */
  readonly deducible?: readonly string[]
  /** Secrets that are the game's own notes, such as the shuffles a card has been through: nobody knows them. */
  readonly notes?: readonly string[]
  /** What a number in a hidden list stands for, where the copies of one card have numbers of their own. */
  readonly face?: (card: number, slot: string) => number
  /** Kinds of event that show for a moment what the view does not keep, such as cards shuffled back. */
  readonly passing?: readonly string[]
  /** What to know about single reveals when each is left out in turn. */
  readonly reveals?: RevealOptions
  /** More games for every law to look at, because random games hardly ever get to some things. */
  readonly rare?: RareGames
  /** Games for each seat count. */
  readonly games?: number
  /** Positions of each game that the expensive laws look at. */
  readonly positions?: number
}

const ENGINE_RULES = new URL('../RULES.md', import.meta.url)

/** What the laws need to know of a game. */
export function makeKit(game: AnyGame, options: LawOptions, start: Start = Match.start): Kit {
  const folder = goldenFolder(options)
  const rules = options.rules ?? new URL('../RULES.md', folder)
  return {
    game,
    text: options.text,
    statistics: options.statistics ?? null,
    rules: new Set([...readRuleIds(ENGINE_RULES), ...readRuleIds(rules)]),
    goldens: readGoldens(folder),
    deducible: options.deducible ?? [],
    notes: options.notes ?? [],
    face: options.face ?? ((card) => card),
    passing: options.passing ?? [],
    start,
  }
}

function goldenFolder({ golden }: LawOptions): URL {
  return golden.pathname.endsWith('/') ? golden : new URL(`${golden.href}/`)
}

/**
 * The laws, the golden games and the words of a game as tests. HARVEST_LAWS_SCALE multiplies the games; above 1, every
 * option meets every seat count.
 */
export function checkLaws(game: AnyGame, options: LawOptions): void {
  const scale = Number(process.env.HARVEST_LAWS_SCALE ?? '1')
  if (!(scale > 0))
    throw new Error(`HARVEST_LAWS_SCALE is ${process.env.HARVEST_LAWS_SCALE}, not a number above 0`)
  const kit = makeKit(game, options)
  const positions = options.positions ?? 24
  const games = Math.max(1, Math.round((options.games ?? 2) * scale))
  const trials = [
    ...listTrials(kit, { games, positions, alternate: scale <= 1 }),
    ...listRare(kit, options.rare ?? {}, positions),
  ]
  describe(`${game.id} keeps the laws`, () => {
    for (const law of LAWS) test(law.name, () => assertNone(law.run(kit, trials)))
  })
  const { reveals = {} } = options
  checkReveals(kit, reveals.src ?? new URL('../src/', goldenFolder(options)), reveals)
  describe(`golden games of ${game.id}`, () => {
    for (const entry of kit.goldens)
      test(`${entry.golden.name}: ${entry.golden.about}`, () => assertNone(checkGolden(game, entry)))
  })
}

function assertNone(violations: readonly Violation[]): void {
  assert.ok(violations.length === 0, violations.map(({ law, message }) => `\n  [${law}] ${message}`).join(''))
}
