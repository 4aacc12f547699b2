import type { Bot } from '@harvest/bots'
import { counted } from '@harvest/engine'
import { clip, type Args, type Command } from '../args.ts'
import { DONE, INTERRUPTED, UsageError, type Lab } from '../lab.ts'
import { LadderFile } from '../ladder/ladder-file.ts'
import type { LadderRow, LadderSpec } from '../ladder/ladder-game.ts'
import { openLadderThreads } from '../ladder/ladder-player.ts'
import { listRatings, pairingOf, ratingLines, shareLines, type Pairing } from '../ladder/ratings.ts'
import { Progress } from '../progress.ts'
import { findBot, readSeating, readSeed, SEATING_OPTIONS, type Seating } from '../seating.ts'
import { missing, share } from '../threads.ts'

export const ladder: Command = {
  name: 'ladder',
  summary: 'Measure how much stronger one bot is than another, or all of them.',
  operand: '<game>',
  options: {
    ...SEATING_OPTIONS,
    between: {
      value: 'A,B',
      help: 'one A against as many Bs as there are other seats (each level against the one below)',
    },
    games: { value: 'N', help: 'how many games for each pair (100)' },
    ms: { value: 'N', help: 'processor time for a decision that matters (1000)' },
    iterations: {
      value: 'N',
      help: 'look ahead this many times instead, which any machine can repeat exactly',
    },
    seed: { value: 'N', help: 'the same seed deals the same games (1)' },
    out: {
      value: 'FILE',
      help: 'keep the games there; those it has already count and aren’t played again',
    },
    threads: { value: 'N', help: 'how many games at a time (as many as there are processors)' },
    json: { help: 'figures as JSON' },
  },
  examples: [
    'ladder scoville --players 2 --between champion,greedy --games 200 --ms 100 --out ladder.ndjson',
    'ladder food-court --players 4 --between champion,greedy --iterations 300 --json',
  ],
  async run(lab, args) {
    const pairs = readPairs(lab, args)
    const seating = await readSeating(lab, args)
    const games = args.whole('games', 1, 1_000_000, 100)
    const specs = pairs.map((pair) => specOf(seating, pair, args))
    const path = args.text('out')
    const file = path === undefined ? null : new LadderFile(path)
    const threads = args.text('threads') === undefined ? lab.threads : args.whole('threads', 1, 1024, 1)
    const started = lab.now()
    const rows = await playGames(lab, seating, specs, games, file, threads)
    const played = rows.reduce((sum, { length }) => sum + length, 0)
    const whole = games * specs.length
    const results = specs.map((spec, i) => ({ spec, rows: rows[i] })).filter((pair) => pair.rows.length > 0)
    const pairings = results.map((pair) => pairingOf(pair.spec, pair.rows))
    if (args.flag('json')) lab.out(JSON.stringify(ladderJson(pairings), null, 2))
    else if (pairings.length > 0)
      for (const line of report(seating, pairings, (lab.now() - started) / 1000)) lab.out(line)
    if (played === whole) return DONE
    const kept = file
      ? `They’re kept in ${file.path}, and the same command carries on from there.`
      : 'To keep them next time, use --out FILE.'
    lab.err(`Stopped after ${played} of ${counted(whole, 'game')}. ${kept}\n`)
    return INTERRUPTED
  },
}

/** The rows of each spec, as far as nobody stops it: by number, those that were kept among them. */
async function playGames(
  lab: Lab,
  { entry }: Seating,
  specs: readonly LadderSpec[],
  games: number,
  file: LadderFile | null,
  count: number,
): Promise<LadderRow[][]> {
  const stop = new AbortController()
  const release = lab.onInterrupt(() => stop.abort())
  const threads = await openLadderThreads(lab, entry, count)
  const rows = specs.map((spec) => (file?.rowsOf(spec) ?? []).filter(({ number }) => number < games))
  const left = specs.length * games - rows.flat().length
  const progress = new Progress(lab, left, 'games')
  let done = 0
  const play = async (): Promise<void> => {
    for (const [i, spec] of specs.entries()) {
      const numbers = missing(0, games, new Set(rows[i].map(({ number }) => number)))
      await share(threads.count, numbers, 1, stop.signal, async ([number]) => {
        const row = await threads.run({ spec, number })
        // Games still being played when somebody stops may be half a minute from their end.
        if (stop.signal.aborted) return
        rows[i].push(row)
        file?.add(spec, row)
        progress.at(++done)
      })
    }
  }
  try {
    await Promise.race([play(), once(stop.signal)])
  } finally {
    await threads.close()
    progress.end()
    release()
  }
  return rows.map((some) => some.toSorted((a, b) => a.number - b.number))
}

function once(stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => stop.addEventListener('abort', () => resolve(), { once: true }))
}

/** The two named, or each level with the one below it; a bot that plays by chance is none. */
function readPairs(lab: Lab, args: Args): (readonly [Bot, Bot])[] {
  const text = args.text('between')
  const levels = lab.bots.filter((bot) => bot.level > 0)
  if (text === undefined) return levels.slice(1).map((bot, i) => [bot, levels[i]] as const)
  const ids = text.split(',').map((id) => id.trim())
  if (ids.length !== 2 || ids[0] === ids[1])
    throw new UsageError(`--between takes two different bots such as champion,greedy, not "${clip(text)}".`)
  return [[findBot(lab, ids[0]), findBot(lab, ids[1])]]
}

function specOf(
  { entry, players, options }: Seating,
  [first, second]: readonly [Bot, Bot],
  args: Args,
): LadderSpec {
  const { id, version, variant } = entry.game
  return {
    ...{ game: id, version, variant: variant ?? null, players, options },
    seed: readSeed(args, 1),
    ...{ first: first.id, second: second.id },
    ...readBudget(args),
  }
}

function readBudget(args: Args): Pick<LadderSpec, 'ms' | 'iterations'> {
  if (args.text('iterations') === undefined)
    return { ms: args.whole('ms', 1, 60_000, 1000), iterations: null }
  if (args.text('ms') !== undefined) throw new UsageError('Give either --ms or --iterations, not both.')
  return { ms: null, iterations: args.whole('iterations', 1, 10_000_000, 1) }
}

function budgetWords({ ms, iterations }: LadderSpec): string {
  return iterations === null
    ? `${ms} ms of processor time for a decision`
    : `${counted(iterations, 'look')} ahead for a decision`
}

function report({ entry, players }: Seating, pairings: readonly Pairing[], seconds: number): string[] {
  const { spec } = pairings[0]
  return [
    `${entry.game.name}, ${counted(players, 'player')}, seed ${spec.seed}, changing seats, ${budgetWords(spec)}`,
    '',
    ...shareLines(pairings),
    '',
    ...ratingLines(listRatings(pairings)),
    '',
    `${seconds.toFixed(0)} s`,
  ]
}

function ladderJson(pairings: readonly Pairing[]): object {
  return {
    pairs: pairings.map(({ spec, ...figures }) => ({ ...spec, ...figures })),
    ratings: pairings.length > 0 ? listRatings(pairings) : [],
  }
}
