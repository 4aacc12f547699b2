import { counted } from '@harvest/engine'
import type { Args, Command } from '../args.ts'
import { alignRows } from '../columns.ts'
import { DONE, type Lab } from '../lab.ts'
import { Progress } from '../progress.ts'
import { readBots, readSeating, readSeed, SEATING_OPTIONS } from '../seating.ts'
import { runSimulation, type Figures, type Plan, type Share } from '../simulation.ts'

const MOST_GAMES = 10_000_000

export const simulate: Command = {
  name: 'simulate',
  summary: 'Let bots play many games, and report wins, scores, length and speed.',
  operand: '<game>',
  options: {
    ...SEATING_OPTIONS,
    games: { value: 'N', help: 'how many games (100)' },
    seed: { value: 'N', help: 'the same seed plays the same games (1)' },
    bots: { value: 'LIST', help: 'a bot for each seat; the last one repeats (random)' },
    rotate: { help: 'let different bots change seats (on); --no-rotate leaves them where they are' },
    json: { help: 'figures as JSON; only "speed" differs from run to run' },
  },
  examples: [
    'simulate scoville --players 4 --games 1000 --seed 7 --bots random',
    'simulate scoville --players 2 --games 100 --bots greedy,random --json',
  ],
  run(lab, args) {
    const plan = readPlan(lab, args)
    const progress = new Progress(lab, plan.games, 'games')
    const started = lab.now()
    const figures = runSimulation(plan, (done) => progress.at(done))
    const seconds = (lab.now() - started) / 1000
    progress.end()
    const speed = {
      seconds,
      decisionsPerSecond: Math.round(figures.decisions.total / Math.max(seconds, 1e-9)),
    }
    if (args.flag('json')) lab.out(JSON.stringify({ ...planJson(plan), ...figures, speed }, null, 2))
    else for (const line of report(plan, figures, speed)) lab.out(line)
    return DONE
  },
}

function readPlan(lab: Lab, args: Args): Plan {
  const seating = readSeating(lab, args)
  const bots = readBots(lab, args, seating.players, 'random')
  return {
    ...seating,
    games: args.whole('games', 1, MOST_GAMES, 100),
    seed: readSeed(args, 1),
    bots,
    rotate: args.flag('rotate') ?? new Set(bots).size > 1,
  }
}

function planJson(plan: Plan): object {
  const { entry, players, options, games, seed, bots, rotate } = plan
  const { id, version } = entry.game
  return { game: id, version, players, options, games, seed, seated: bots.map((bot) => bot.id), rotate }
}

function report(
  plan: Plan,
  figures: Figures,
  speed: { seconds: number; decisionsPerSecond: number },
): string[] {
  const { game, text } = plan.entry
  const { rounds, decisions, forced } = figures
  const lines = [...headLines(plan), '']
  const columns = ['wins', 'share', '95 %', 'mean score']
  lines.push(
    ...alignRows([
      ['', ...columns],
      ...figures.seats.map((row) => [`Seat ${row.seat + 1}`, ...shareCells(row)]),
      ...figures.bots.map((row) => [
        row.seats > 1 ? `${row.bot} (${row.seats} seats)` : row.bot,
        ...shareCells(row),
      ]),
    ]),
    '',
    ...factionRows(figures),
    ...alignRows([
      ['Points from', ...figures.bots.map((row) => row.bot)],
      ...game.sources.map((source) => [
        text.en.sources[source] ?? source,
        ...figures.bots.map((row) => row.meanBySource[source].toFixed(1)),
      ]),
    ]),
    '',
    'Ended because',
    ...Object.entries(figures.endings).map(
      ([ending, count]) => `  ${percent(count / plan.games)}  ${text.en.endings[ending] ?? ending}`,
    ),
    '',
  )
  if (figures.sharedWins > 0) lines.push(`Shared wins: ${figures.sharedWins}`)
  if (rounds) lines.push(`Rounds per game: ${rounds.mean.toFixed(1)} (${rounds.min} to ${rounds.max})`)
  lines.push(
    `Decisions per game: ${decisions.mean.toFixed(1)} (${decisions.min} to ${decisions.max}), ${percent(forced.share).trim()} of them forced`,
    `Speed: ${grouped(speed.decisionsPerSecond)} decisions per second, ${decisions.total} in ${speed.seconds.toFixed(2)} s`,
  )
  return lines
}

function headLines({ entry, players, games, seed, bots, rotate }: Plan): string[] {
  const ids = bots.map((bot) => bot.id).join(', ')
  const head = `${entry.game.name}, ${counted(players, 'player')}, ${counted(games, 'game')}, seed ${seed}, bots ${ids}`
  if (!rotate) return [head]
  const rest = games % players
  if (rest === 0) return [`${head}, changing seats`]
  return [
    `${head}, changing seats`,
    `The last deal was played with only ${rest} of the ${players} seatings; ${nextMultiple(games, players)} games would cover them all.`,
  ]
}

function nextMultiple(games: number, players: number): number {
  return Math.ceil(games / players) * players
}

/** How often each faction won of the games somebody played with it. */
function factionRows({ factions }: Figures): string[] {
  if (!factions) return []
  const rows = factions.map((row) => [row.faction, String(row.played), ...shareCells(row)])
  return [...alignRows([['', 'played', 'wins', 'share', '95 %', 'mean score'], ...rows]), '']
}

function shareCells(row: Share): string[] {
  const wins = Number.isInteger(row.wins) ? String(row.wins) : row.wins.toFixed(1)
  const interval = `${(row.low * 100).toFixed(1)}–${(row.high * 100).toFixed(1)}`
  return [wins, percent(row.share), interval, row.meanScore.toFixed(1)]
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`.padStart(7)
}

function grouped(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',')
}
