import type { GameEntry } from '@harvest/bots'
import { readFileSync } from 'node:fs'
import { counted } from '@harvest/engine'
import { clip, type Args, type Command } from '../args.ts'
import { whyNot } from '../files.ts'
import { DONE, INTERRUPTED, UsageError } from '../lab.ts'
import { Progress } from '../progress.ts'
import { readGame, readSeed } from '../seating.ts'
import { botsPrint } from '../study/bots-print.ts'
import { openPlayer } from '../study/player.ts'
import { Results, STUDY_FORMAT } from '../study/results.ts'
import type { StudyRow } from '../study/study-game.ts'
import { makePlan, readSpec, type StudySpec } from '../study/study-plan.ts'
import { missing } from '../threads.ts'
import { VARIANT_OPTION, withVariant } from '../variant.ts'
import { writeReport } from '../study/write-report.ts'

export const study: Command = {
  name: 'study',
  summary: 'Play a plan of games on all processors, and report on seats, decks, cards and choices.',
  operand: '<game>',
  options: {
    ...VARIANT_OPTION,
    plan: { value: 'FILE', help: 'a plan as JSON: tables with players, bots, options and crossed decks' },
    players: { value: 'LIST', help: 'without a plan: numbers of players, such as 2,4 (all)' },
    games: { value: 'N', help: 'without a plan: games for each number of players (200)' },
    bots: { value: 'LIST', help: 'without a plan: a bot for each seat; the last one repeats (greedy)' },
    seed: { value: 'N', help: 'the same seed plays the same games (1)' },
    out: {
      value: 'FOLDER',
      help: 'where games and report go (study-<game>); a study that’s already there carries on',
    },
  },
  examples: [
    'study scoville --players 3 --games 500',
    'study food-court --plan docs/studies/food-court.json --out kitchens',
  ],
  async run(lab, args) {
    const entry = await withVariant(readGame(lab, args), args)
    const { variant } = entry.game
    const spec = { ...readStudy(entry, args), ...(variant ? { variant } : {}) }
    const plan = makePlan(entry, lab.bots, spec)
    const folder = args.text('out') ?? `study-${entry.game.id}`
    const results = await Results.open(folder, {
      ...{ format: STUDY_FORMAT, version: entry.game.version, bots: botsPrint(entry.game.id), spec },
    })
    const before = results.done.size
    if (before > 0) lab.out(`${before} of ${counted(plan.games, 'game')} are already in ${results.file}.`)
    const stop = new AbortController()
    const release = lab.onInterrupt(() => stop.abort())
    const progress = new Progress(lab, plan.games - before, 'games')
    const player = await openPlayer(lab)
    let done = 0
    const keep = (rows: readonly StudyRow[]): void => {
      results.add(rows)
      progress.at((done += rows.length))
    }
    try {
      await player.play(spec, plan, missing(0, plan.games, results.done), keep, stop.signal)
    } finally {
      await player.close()
      progress.end()
      release()
    }
    if (before + done < plan.games) {
      lab.err(
        `Stopped after ${before + done} of ${counted(plan.games, 'game')}. They’re kept in ${results.file}, and the same command carries on from there.\n`,
      )
      return INTERRUPTED
    }
    for (const line of await writeReport(lab, folder)) lab.out(line)
    return DONE
  },
}

function readStudy(entry: GameEntry, args: Args): StudySpec {
  const { id } = entry.game
  const seed = readSeed(args, 1)
  const path = args.text('plan')
  if (path !== undefined) {
    const other = ['players', 'games', 'bots'].find((name) => args.text(name) !== undefined)
    if (other !== undefined)
      throw new UsageError(`The plan says that already. Leave out --${other}, or the plan.`)
    return readSpec(id, seed, readJson(path))
  }
  return {
    ...{ game: id, seed },
    tables: [
      {
        players: readCounts(entry, args),
        bots: (args.text('bots') ?? 'greedy').split(',').map((bot) => bot.trim()),
        games: args.whole('games', 1, 1_000_000, 200),
      },
    ],
  }
}

function readCounts({ game }: GameEntry, args: Args): number[] {
  const { min, max } = game.seats
  const text = args.text('players')
  if (text === undefined) return Array.from({ length: max - min + 1 }, (_, n) => min + n)
  const counts = text.split(',').map((word) => (/^ *\d+ *$/.test(word) ? Number(word) : NaN))
  if (counts.every((count) => count >= min && count <= max)) return counts
  throw new UsageError(
    `--players takes numbers from ${min} to ${max}, such as ${min},${max}, not "${clip(text)}".`,
  )
}

function readJson(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new UsageError(`Can’t read the plan "${clip(path)}": ${whyNot(error)}.`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`The plan "${clip(path)}" isn’t JSON: ${(error as Error).message}.`)
  }
}
