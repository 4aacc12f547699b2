import type { Command } from '../args.ts'
import { alignRows } from '../columns.ts'
import { DONE } from '../lab.ts'
import { headLines, PLAN_OPTIONS, planJson, readPlan } from '../game-plan.ts'
import { Progress } from '../progress.ts'
import { runSimulation, type Figures, type Plan, type Share } from '../simulation.ts'
import { tellStopped, untilStopped } from '../stopping.ts'

export const simulate: Command = {
  name: 'simulate',
  summary: 'Let bots play many games, and report wins, scores, length and speed.',
  operand: '<game>',
  options: {
    ...PLAN_OPTIONS,
    json: { help: 'figures as JSON; only "speed" differs from run to run' },
  },
  examples: [
    'simulate scoville --players 4 --games 1000 --seed 7 --bots random',
    'simulate scoville --players 2 --games 100 --bots greedy,random --json',
  ],
  async run(lab, args) {
    const plan = await readPlan(lab, args)
    const progress = new Progress(lab, plan.games, 'games')
    const started = lab.now()
    const { figures, stopped } = await untilStopped(lab, async (stop) => ({
      figures: await runSimulation(plan, (done) => progress.at(done), { stop }),
    }))
    const seconds = (lab.now() - started) / 1000
    progress.end()
    const { games } = figures
    if (games === 0) return tellStopped(lab, 0, plan.games)
    const played = { ...plan, games }
    const speed = {
      seconds,
      decisionsPerSecond: Math.round(figures.decisions.total / Math.max(seconds, 1e-9)),
    }
    if (args.flag('json')) lab.out(JSON.stringify({ ...planJson(played), ...figures, speed }, null, 2))
    else for (const line of report(played, figures, speed)) lab.out(line)
    return stopped ? tellStopped(lab, games, plan.games) : DONE
  },
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
