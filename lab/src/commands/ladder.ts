import type { Bot, Budget } from '@harvest/bots'
import { counted } from '@harvest/engine'
import { clip, type Args, type Command } from '../args.ts'
import { DONE, UsageError, type Lab } from '../lab.ts'
import { Progress } from '../progress.ts'
import { findBot, readSeating, readSeed, SEATING_OPTIONS } from '../seating.ts'
import { listRatings, ratingLines, shareLines, type Pairing } from '../ratings.ts'
import { runSimulation, type Plan } from '../simulation.ts'

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
    ms: { value: 'N', help: 'processor time for a decision that matters (100)' },
    iterations: {
      value: 'N',
      help: 'look ahead this many times instead, which any machine can repeat exactly',
    },
    seed: { value: 'N', help: 'the same seed deals the same games (1)' },
    json: { help: 'figures as JSON' },
  },
  examples: [
    'ladder scoville --players 2 --between champion,greedy --games 200 --ms 100',
    'ladder food-court --players 4 --between champion,greedy --iterations 300 --json',
  ],
  async run(lab, args) {
    const pairs = readPairs(lab, args)
    const seating = await readSeating(lab, args)
    const games = args.whole('games', 1, 1_000_000, 100)
    const progress = new Progress(lab, games * pairs.length, 'games')
    const budget = readBudget(lab, args)
    const results = pairs.map(([first, second], i): Pairing => {
      const bots = Array.from({ length: seating.players }, (_, seat) => (seat === 0 ? first : second))
      const plan: Plan = { ...seating, games, seed: readSeed(args, 1), bots, rotate: true, budget }
      const started = lab.now()
      const figures = runSimulation(plan, (done) => progress.at(i * games + done))
      const [one, other] = [first, second].map((bot) => figures.bots.find((row) => row.bot === bot.id)!)
      return { plan, first: one, second: other, seconds: (lab.now() - started) / 1000 }
    })
    progress.end()
    if (args.flag('json')) lab.out(JSON.stringify(ladderJson(results), null, 2))
    else for (const line of report(results)) lab.out(line)
    return DONE
  },
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

function readBudget(lab: Lab, args: Args): Budget {
  if (args.text('iterations') !== undefined) {
    if (args.text('ms') !== undefined) throw new UsageError('Give either --ms or --iterations, not both.')
    return { iterations: args.whole('iterations', 1, 10_000_000, 1) }
  }
  return { ms: args.whole('ms', 1, 60_000, 100), now: () => lab.thinking() }
}

function budgetWords({ ms, iterations }: Budget): string {
  return iterations === undefined
    ? `${ms} ms of processor time for a decision`
    : `${counted(iterations, 'look')} ahead for a decision`
}

function report(results: readonly Pairing[]): string[] {
  const { entry, players, games, seed, budget } = results[0].plan
  return [
    `${entry.game.name}, ${counted(players, 'player')}, ${counted(games, 'game')} a pair, seed ${seed}, changing seats, ${budgetWords(budget!)}`,
    '',
    ...shareLines(results),
    '',
    ...ratingLines(listRatings(results)),
    '',
    `${results.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(0)} s`,
  ]
}

function ladderJson(results: readonly Pairing[]): object {
  return { pairs: results.map(pairingJson), ratings: listRatings(results) }
}

function pairingJson({ plan, first, second, seconds }: Pairing): object {
  const { entry, players, options, games, seed, budget } = plan
  return {
    ...{ game: entry.game.id, version: entry.game.version, players, options, games, seed },
    ...{ ms: budget!.ms ?? null, iterations: budget!.iterations ?? null },
    ...{ first, second, seconds },
  }
}
