import type { GameEntry } from '@harvest/bots'
import { loadVariant } from '@harvest/bots/variants'
import {
  changeableOf,
  changedBy,
  counted,
  listPaths,
  parseVariant,
  VariantError,
  type Json,
  type Variant,
} from '@harvest/engine'
import { existsSync, writeFileSync } from 'node:fs'
import { clip, type Args, type Command } from '../args.ts'
import { measure, nameMeasure } from '../compare/measures.ts'
import { runSearch, type Ended, type Found, type Knob, type Point } from '../compare/search.ts'
import { sideOf } from '../compare/side.ts'
import { whyNot } from '../files.ts'
import { DONE, INTERRUPTED, UsageError } from '../lab.ts'
import { Progress } from '../progress.ts'
import { readGame, SEATING_OPTIONS } from '../seating.ts'
import { openPlayer } from '../study/player.ts'
import type { StudyRow } from '../study/study-game.ts'
import { withVariant } from '../variant.ts'

export const tune: Command = {
  name: 'tune',
  summary: 'Look for numbers, within bounds, that bring a measure to a target.',
  operand: '<game>',
  options: {
    ...SEATING_OPTIONS,
    variant: { value: 'FILE', help: 'begin with this variant instead of the printed game' },
    numbers: { value: 'LIST', help: 'paths with bounds, such as endVp:20..60,abilities.mexico.hotPair:0..4' },
    target: { value: 'M=N', help: 'a measure and its value, such as rounds=10 or "wins mexico=25" (in %)' },
    margin: { value: 'N', help: 'this close is close enough (1 point of a share, 2 % of others)' },
    games: { value: 'N', help: 'games to spend on all candidates together (5000)' },
    bots: { value: 'LIST', help: 'a bot for each seat; the last one repeats (greedy)' },
    seed: { value: 'N', help: 'the same seed searches the same way (1)' },
    out: { value: 'FILE', help: 'where to put the variant it finds (tuned-<game>.json)' },
  },
  examples: [
    'tune food-court --players 2 --numbers endVp:20..60 --target rounds=9',
    'tune food-court --players 4 --numbers abilities.mexico.hotPair:0..4 --target "wins mexico=25"',
  ],
  async run(lab, args) {
    const start = await withVariant(readGame(lab, args), args)
    const knobs = readKnobs(start, args)
    const file = args.text('out') ?? `tuned-${start.game.id}.json`
    if (existsSync(file)) throw new UsageError(`${file} is there already. Choose another with --out.`)
    const { about, target, isShare } = readTarget(start, args)
    const budget = args.whole('games', 24, 1_000_000, 5000)
    const show = (value: number): string => (isShare ? `${(value * 100).toFixed(1)} %` : value.toFixed(2))
    const valuesOf = (point: Point): string => knobs.map(({ path }, n) => `${path} ${point[n]}`).join(', ')
    const stop = new AbortController()
    const release = lab.onInterrupt(() => stop.abort())
    const progress = new Progress(lab, budget, 'games')
    const player = await openPlayer(lab)
    let spent = 0
    let latest: Found | null = null
    const keep = (point: Point): void => {
      const variant = tuned(start, knobs, point)
      if (variant === null) return lab.out('That’s the game it started from, so there’s no variant to keep.')
      writeVariant(file, variant)
      lab.out(
        `It’s kept as a variant in ${file}: "lab compare ${start.game.id} --variant ${file}" shows what it does.`,
      )
    }
    try {
      const { best, ended } = await runSearch({
        ...{ knobs, target, budget, start: knobs.map(({ base }) => base) },
        margin: readMargin(args, isShare, target),
        async play(point, from, to) {
          const entry = await candidate(start, knobs, point)
          if (entry === null) return null
          const { spec, plan } = sideOf(lab, args, entry, about, to)
          const rows: StudyRow[] = []
          const numbers = Array.from({ length: to - from }, (_n, n) => from + n)
          await player.play(spec, plan, numbers, (some) => void rows.push(...some), stop.signal)
          if (stop.signal.aborted) throw new Stopped()
          progress.at((spent += rows.length))
          return rows.sort((a, b) => a.game - b.game).map((row) => valueIn(row, about))
        },
        onStep(found) {
          latest = found
          lab.out(stepLine(found, valuesOf(found.point), show))
        },
      })
      lab.out('')
      lab.out(
        endLine(best, ended, { about: nameMeasure(start, about).name, target: show(target) }, valuesOf, show),
      )
      keep(best.point)
      return DONE
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
      lab.err(
        `Stopped after ${spent} of up to ${counted(budget, 'game')}. What it has found so far is above.\n`,
      )
      if (latest !== null) keep((latest as Found).point)
      return INTERRUPTED
    } finally {
      await player.close()
      progress.end()
      release()
    }
  },
}

class Stopped extends Error {}

interface BasedKnob extends Knob {
  /** Where the search begins. */
  readonly base: number
}

function readKnobs({ game }: GameEntry, args: Args): BasedKnob[] {
  const text = args.text('numbers')
  if (text === undefined) throw new UsageError('Use --numbers to say what may change, such as endVp:20..60.')
  return text.split(',').map((word) => {
    const [, path, min, max] = /^\s*(.+):(-?\d+)\.\.(-?\d+)\s*$/.exec(word) ?? []
    if (path === undefined || Number(min) >= Number(max))
      throw new UsageError(`--numbers takes a path with bounds such as endVp:20..60, not "${clip(word)}".`)
    const base = baseOf(game, path)
    if (base === null)
      throw new UsageError(
        `"${clip(path)}" isn’t a number that can be changed. "lab tables ${game.id}" lists them.`,
      )
    checkBounds(game.id, path, [Number(min), Number(max)])
    return { path, base, min: Number(min), max: Number(max) }
  })
}

/** A bound that no variant may have would be taken for one that can't be played. */
function checkBounds(game: string, path: string, bounds: readonly number[]): void {
  for (const bound of bounds)
    try {
      const text = JSON.stringify({ game, name: 'Tuned', changes: { [path]: bound } })
      parseVariant(text, () => changeableOf(game))
    } catch (error) {
      if (!(error instanceof VariantError)) throw error
      throw new UsageError(
        `The bound ${bound} of --numbers can’t be used. ${error.message.replace(/^Line 1: /, '')}`,
      )
    }
}

/** The number at a path as it is where the search begins. */
function baseOf({ id, variant }: GameEntry['game'], path: string): number | null {
  const tables = changeableOf(id)
  const value = listPaths(variant ? changedBy(tables, variant) : tables).find(
    ([known]) => known === path,
  )?.[1]
  return typeof value === 'number' ? value : null
}

function readTarget(entry: GameEntry, args: Args): { about: string; target: number; isShare: boolean } {
  const text = args.text('target') ?? ''
  const [, about, value] = /^\s*([^=]+?)\s*=\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? []
  if (about === undefined || value === undefined)
    throw new UsageError(`--target takes a measure and a number such as rounds=10, not "${clip(text)}".`)
  const { isShare } = nameMeasure(entry, about)
  return { about, target: isShare ? Number(value) / 100 : Number(value), isShare }
}

function readMargin(args: Args, isShare: boolean, target: number): number {
  const text = args.text('margin')
  if (text === undefined) return isShare ? 0.01 : Math.abs(target) * 0.02
  const value = Number(text)
  if (!(value >= 0)) throw new UsageError(`--margin takes a number from 0, not "${clip(text)}".`)
  return isShare ? value / 100 : value
}

/** The game with these numbers; null if it can't be played with them. */
async function candidate(
  start: GameEntry,
  knobs: readonly BasedKnob[],
  point: Point,
): Promise<GameEntry | null> {
  const variant = tuned(start, knobs, point)
  if (variant === null) return start
  try {
    return await loadVariant(parseVariant(JSON.stringify(variant), () => changeableOf(variant.game)))
  } catch (error) {
    if (error instanceof VariantError) return null
    throw error
  }
}

/** The variant that the numbers make; null where they change nothing. */
function tuned({ game }: GameEntry, knobs: readonly BasedKnob[], point: Point): Variant | null {
  const { id, variant } = game
  const own = knobs.flatMap(({ path, base }, n) => (point[n] === base ? [] : [[path, point[n]] as const]))
  if (own.length === 0) return null
  // Later changes go on top of earlier ones, so numbers come after the rows they may be in.
  const before: Record<string, Json> = { ...variant?.changes }
  for (const [path] of own) delete before[path]
  const name = variant ? `${variant.name}, tuned`.slice(0, 60) : 'Tuned'
  return { game: id, name, changes: { ...before, ...Object.fromEntries(own) } }
}

function writeVariant(file: string, variant: Variant): void {
  try {
    writeFileSync(file, `${JSON.stringify(variant, null, 2)}\n`)
  } catch (error) {
    throw new UsageError(`${file} can’t be written: ${whyNot(error)}. The numbers are above.`)
  }
}

function valueIn(row: StudyRow, about: string): number {
  const measures = measure(row)
  const value = measures.get(about) ?? (about.startsWith('ending ') ? 0 : undefined)
  if (value !== undefined) return value
  throw new UsageError(
    `Nothing here is called "${clip(about)}". --target takes: ${[...measures.keys()].join(', ')}.`,
  )
}

function stepLine({ mean, half, games }: Found, values: string, show: (value: number) => string): string {
  return `${values}: ${show(mean)} (95 % ± ${show(half)}, ${games} games)`
}

function endLine(
  best: Found,
  ended: Ended,
  { about, target }: { readonly about: string; readonly target: string },
  valuesOf: (point: Point) => string,
  show: (value: number) => string,
): string {
  const result = `${about} is ${show(best.mean)} with ${valuesOf(best.point)}`
  switch (ended) {
    case 'reached':
      return `Near enough to ${target}: ${result}.`
    case 'nearest':
      return `Nothing nearer to ${target} was found: ${result}.`
    case 'budget':
      return `The games are used up. Nearest to ${target} so far: ${result}.`
  }
}
