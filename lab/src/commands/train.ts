import { counted } from '@harvest/engine'
import type { Args, Command } from '../args.ts'
import { DONE, INTERRUPTED, UsageError, type Lab } from '../lab.ts'
import { titleOf } from '../game-plan.ts'
import { Progress } from '../progress.ts'
import { readGame, readSeed } from '../seating.ts'
import { Course, type CourseSpec, type Generation } from '../train/course.ts'
import { openPool } from '../train/pool.ts'
import { opponentsOf } from '../train/duels.ts'
import { learn } from '../train/training.ts'
import { writeWeights } from '../train/weights-file.ts'
import { VARIANT_OPTION, withVariant } from '../variant.ts'
import type { GameEntry } from '@harvest/bots'

export const train: Command = {
  name: 'train',
  summary: 'Let the bots learn from self-play what a position is worth.',
  operand: '<game>',
  options: {
    ...VARIANT_OPTION,
    generations: { value: 'N', help: 'how many in all, counting those already in the folder (6)' },
    games: { value: 'N', help: 'games per generation to learn from (600)' },
    duels: { value: 'N', help: 'games per generation against each fixed opponent (40)' },
    looks: { value: 'N', help: 'how often searches look ahead for a decision (24)' },
    hidden: { value: 'N', help: 'how many units the network has (16)' },
    seed: { value: 'N', help: 'the same seed learns the same (1)' },
    out: {
      value: 'FOLDER',
      help: 'folder for the results (train-<game>); an unfinished run there continues',
    },
  },
  examples: [
    'train food-court --generations 8 --games 800',
    'train scoville --variant hot.json --out train-hot',
  ],
  async run(lab, args) {
    const entry = await withVariant(readGame(lab, args), args)
    if (!entry.features)
      throw new UsageError(
        `${entry.game.name} doesn’t say what to look at: write bots/src/evaluations/${entry.game.id}/features.ts first, as docs/bots.md explains.`,
      )
    const course = Course.open(args.text('out') ?? `train-${entry.game.id}`, readSpec(entry, args))
    const generations = args.whole('generations', 1, 1000, 6)
    const duels = args.whole('duels', 0, 100_000, 40)
    const before = course.generations.length
    if (before > 0) lab.out(`${counted(before, 'generation')} of ${generations} already in ${course.folder}.`)
    if (!(await goOn(lab, entry, course, generations, duels))) {
      lab.err(
        `Stopped after ${counted(course.generations.length, 'generation')}; the same command carries on from there.\n`,
      )
      return INTERRUPTED
    }
    // Drawing is loaded here, so that no other command waits for it.
    const { writeTrainingReport } = await import('../train/training-report.ts')
    lab.out('')
    lab.out(`Report: ${writeTrainingReport(course, titleOf(entry))}`)
    lab.out(`Weights: ${writeWeights(course)}`)
    return DONE
  },
}

/** Learn until there are so many generations. Whether nobody stopped it. */
async function goOn(
  lab: Lab,
  entry: GameEntry,
  course: Course,
  generations: number,
  duels: number,
): Promise<boolean> {
  const stop = new AbortController()
  const release = lab.onInterrupt(() => stop.abort())
  const pool = await openPool(lab, entry)
  const each = course.spec.games + duels * opponentsOf(entry).length
  const progress = new Progress(lab, each * (generations - course.generations.length), 'games')
  let played = 0
  const hours = {
    stop: stop.signal,
    now: () => lab.now(),
    onGames: (count: number) => progress.at((played += count)),
  }
  try {
    while (course.generations.length < generations) {
      const generation = await learn(entry, course, pool, duels, hours)
      if (generation === null) return false
      progress.end()
      lab.out(line(generation))
    }
    return true
  } finally {
    await pool.close()
    progress.end()
    release()
  }
}

function line({ number, positions, before, made, duels, seconds }: Generation): string {
  const found = duels.map(
    ({ opponent, wins, games, low, high }) =>
      `${opponent} ${wins} of ${games} (${(low * 100).toFixed(0)}–${(high * 100).toFixed(0)} %)`,
  )
  return [
    `generation ${number + 1}: ${positions} positions, chances off by ${before.chance.toFixed(4)} (made by hand ${made.chance.toFixed(4)})`,
    ...(found.length > 0 ? [`won against ${found.join(', ')}`] : []),
    `${seconds.toFixed(0)} s`,
  ].join('; ')
}

function readSpec({ game }: GameEntry, args: Args): CourseSpec {
  return {
    ...{ format: 1, game: game.id, version: game.version, variant: game.variant ?? null },
    seed: readSeed(args, 1),
    games: args.whole('games', 1, 10_000_000, 600),
    looks: args.whole('looks', 1, 100_000, 24),
    hidden: args.whole('hidden', 1, 200, 16),
  }
}
