// The suite every game passes. A game calls it with one line from its test/laws.test.ts.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Match, type AnyGame, type AnyText } from '../src/index.ts'
import { checkGolden, readGoldens } from './golden.ts'
import { listTrials, readRuleIds, type Kit, type Start, type Trial, type Violation } from './kit.ts'
import { lawClone } from './laws/clone.ts'
import { lawCoverage, newCoverage } from './laws/coverage.ts'
import { lawOrder } from './laws/order.ts'
import { lawPlay } from './laws/play.ts'
import { lawRefuse } from './laws/refuse.ts'
import { lawReplay } from './laws/replay.ts'
import { lawReveal } from './laws/reveal.ts'
import { lawConceal, lawDraws, lawRedeal, lawSealed, lawVaried, newVaried } from './laws/secrecy.ts'
import { lawSentences, lawWords } from './laws/text.ts'
import { lawUndo } from './laws/undo.ts'

export * from './fuzz.ts'
export * from './golden.ts'
export * from './kit.ts'
export * from './transcript.ts'

export interface LawOptions {
  readonly text: { readonly en: AnyText; readonly de: AnyText }
  /** The folder of the game's golden games. */
  readonly golden: URL
  /** The game's rules; left out, RULES.md beside the golden folder. */
  readonly rules?: URL
  /** Secrets that redeal leaves alone because everybody could work them out. */
  readonly deducible?: readonly string[]
  /** Kinds of event that show for a moment what the view does not keep, such as cards shuffled back. */
  readonly passing?: readonly string[]
  /** Games for each seat count. */
  readonly games?: number
  /** Positions of each game that the expensive laws look at. */
  readonly positions?: number
}

const ENGINE_RULES = new URL('../RULES.md', import.meta.url)

/** What the laws need to know of a game. */
export function makeKit(game: AnyGame, options: LawOptions, start: Start = Match.start): Kit {
  const folder = options.golden.pathname.endsWith('/') ? options.golden : new URL(`${options.golden.href}/`)
  const rules = options.rules ?? new URL('../RULES.md', folder)
  return {
    game,
    text: options.text,
    rules: new Set([...readRuleIds(ENGINE_RULES), ...readRuleIds(rules)]),
    goldens: readGoldens(folder),
    deducible: options.deducible ?? [],
    passing: options.passing ?? [],
    start,
  }
}

/** One law over many trials: its name as a sentence, and what it says. */
interface Law {
  readonly name: string
  readonly run: (trials: readonly Trial[]) => Violation[]
}

/** All laws, in order. They share what was covered, so a list is for one run over one set of trials. */
export function listLaws(kit: Kit): Law[] {
  const coverage = newCoverage()
  const varied = newVaried()
  const each = (law: (trial: Trial) => Violation[]) => (trials: readonly Trial[]) => collect(trials, law)
  return [
    {
      name: 'law 1: every position is sound and random play ends',
      run: each((trial) => lawPlay(trial, coverage)),
    },
    {
      name: 'law 1: all declared transitions, endings and tie-breaks are met, and no others',
      run: () => lawCoverage(kit, coverage),
    },
    { name: 'law 2: replay and reload reproduce every hash', run: each(lawReplay) },
    { name: 'law 3: copies share nothing', run: each(lawClone) },
    {
      name: 'law 4a, 4e: another deal tells the viewer the same and can be played',
      run: each((trial) => lawRedeal(trial, varied)),
    },
    {
      name: 'law 4b: views show nothing of what is concealed',
      run: each((trial) => lawConceal(trial, varied)),
    },
    { name: 'law 4b: every declared secret varies', run: () => lawVaried(kit, varied) },
    { name: 'law 4c: secret choices show nothing before they resolve', run: each(lawSealed) },
    { name: 'law 4d: a draw tells only those it is revealed to', run: each(lawDraws) },
    { name: 'law 5: undo restores the position and stops at what was learned', run: each(lawUndo) },
    {
      name: 'law 4, 5: whoever learns something is revealed to, and only what the view may show',
      run: each(lawReveal),
    },
    { name: 'law 6: what is not listed is refused with a rule and a sentence', run: each(lawRefuse) },
    { name: 'law 7: the order of secret choices does not matter', run: each(lawOrder) },
    { name: 'words: all that is declared has words in each language', run: () => lawWords(kit) },
    { name: 'words: all that is met in play can be said', run: each(lawSentences) },
  ]
}

/** Everything the laws find wrong with a game, without a test runner. */
export function findViolations(kit: Kit, trials: readonly Trial[]): Violation[] {
  const goldens = kit.goldens.flatMap((entry) => checkGolden(kit.game, entry))
  return [...listLaws(kit).flatMap((law) => law.run(trials)), ...goldens]
}

/** Stops after a handful: the first few violations of a law say as much as a thousand. */
function collect(trials: readonly Trial[], law: (trial: Trial) => Violation[]): Violation[] {
  const out: Violation[] = []
  for (const trial of trials) {
    out.push(...law(trial))
    if (out.length >= 10) break
  }
  return out
}

/** The seven laws, the golden games and the words of a game as tests. HARVEST_LAWS_SCALE multiplies the games. */
export function checkLaws(game: AnyGame, options: LawOptions): void {
  const scale = Number(process.env.HARVEST_LAWS_SCALE ?? '1')
  if (!(scale > 0))
    throw new Error(`HARVEST_LAWS_SCALE is ${process.env.HARVEST_LAWS_SCALE}, not a number above 0`)
  const kit = makeKit(game, options)
  const trials = listTrials(kit, {
    games: Math.max(1, Math.round((options.games ?? 4) * scale)),
    positions: options.positions ?? 24,
  })
  describe(`${game.id} keeps the laws`, () => {
    for (const law of listLaws(kit)) test(law.name, () => assertNone(law.run(trials)))
  })
  describe(`golden games of ${game.id}`, () => {
    for (const entry of kit.goldens)
      test(`${entry.golden.name}: ${entry.golden.about}`, () => assertNone(checkGolden(game, entry)))
  })
}

function assertNone(violations: readonly Violation[]): void {
  assert.ok(violations.length === 0, violations.map(({ law, message }) => `\n  [${law}] ${message}`).join(''))
}
