import {
  newLedger,
  plain,
  type GameState,
  type Ledger,
  type Score,
  type StatisticsText,
} from '@harvest/engine'
import type { Command } from '../args.ts'
import { alignRows } from '../columns.ts'
import { DONE, UsageError } from '../lab.ts'
import { headLines, PLAN_OPTIONS, planJson, readPlan } from '../game-plan.ts'
import { Progress } from '../progress.ts'
import { playAll, type Plan } from '../simulation.ts'
import { Spread } from '../statistics.ts'
import { tellStopped, untilStopped } from '../stopping.ts'

export const statistics: Command = {
  name: 'statistics',
  summary: 'Let bots play many games, and report what a finished game’s page shows, over all of them.',
  operand: '<game>',
  options: { ...PLAN_OPTIONS, json: { help: 'figures as JSON' } },
  examples: [
    'statistics scoville --players 4 --games 10000',
    'statistics food-court --players 3 --games 200 --bots greedy --json',
  ],
  async run(lab, args) {
    const plan = await readPlan(lab, args)
    const { game } = plan.entry
    if (!game.statistics) throw new UsageError(`${game.name} doesn’t keep statistics.`)
    const progress = new Progress(lab, plan.games, 'games')
    const { counted, games, stopped } = await untilStopped(lab, (stop) =>
      countAll(plan, (done) => progress.at(done), stop),
    )
    progress.end()
    if (games === 0) return tellStopped(lab, 0, plan.games)
    const played = { ...plan, games }
    if (args.flag('json')) lab.out(JSON.stringify({ ...planJson(played), ...figuresOf(counted) }, null, 2))
    else for (const line of report(played, counted)) lab.out(line)
    return stopped ? tellStopped(lab, games, plan.games) : DONE
  },
}

/** One name of a game's statistics over many games. */
class Row {
  readonly all = new Spread()
  readonly seats: readonly Spread[]
  readonly winners = new Spread()
  readonly losers = new Spread()

  constructor(players: number) {
    this.seats = Array.from({ length: players }, () => new Spread())
  }

  add(seat: number, won: boolean, value: number): void {
    this.all.add(value)
    this.seats[seat]!.add(value)
    if (won) this.winners.add(value)
    else this.losers.add(value)
  }
}

interface Counted {
  readonly points: ReadonlyMap<string, Row>
  readonly figures: ReadonlyMap<string, Row>
}

async function countAll(
  plan: Plan,
  onGame: (done: number) => void,
  stop: AbortSignal,
): Promise<{ counted: Counted; games: number }> {
  const { game } = plan.entry
  const kept = game.statistics!
  const rows = (names: readonly string[]): Map<string, Row> =>
    new Map(names.map((name) => [name, new Row(plan.players)]))
  const counted = { points: rows(kept.sources), figures: rows(kept.figures) }
  let ledger: Ledger
  const follower = {
    begin: (state: unknown, events: readonly unknown[]) => {
      ledger = newLedger(game, plan.players)!
      kept.count(ledger, state, events)
    },
    step: (state: unknown, events: readonly unknown[]) => kept.count(ledger, state, events),
  }
  const onEnd = (done: number, end: GameState): void => {
    for (const { seat, place } of game.scores(end) as Score[])
      for (const kind of ['points', 'figures'] as const)
        for (const [name, row] of counted[kind]) row.add(seat, place === 1, ledger[seat]![kind][name]!)
    onGame(done)
  }
  return { counted, games: await playAll(plan, follower, onEnd, stop) }
}

const meanAndSpread = (spread: Spread): object => ({ mean: spread.mean, deviation: spread.deviation })

function figuresOf({ points, figures }: Counted): object {
  const list = (rows: ReadonlyMap<string, Row>): object =>
    Object.fromEntries(
      Array.from(rows, ([name, { all, seats, winners, losers }]) => [
        name,
        {
          ...meanAndSpread(all),
          min: all.range.min,
          max: all.range.max,
          seats: seats.map(meanAndSpread),
          winners: meanAndSpread(winners),
          losers: meanAndSpread(losers),
        },
      ]),
    )
  return { points: list(points), figures: list(figures) }
}

function report(plan: Plan, { points, figures }: Counted): string[] {
  const words: StatisticsText | undefined = plan.entry.statistics?.en
  const seats = Array.from({ length: plan.players }, (_, seat) => `Seat ${seat + 1}`)
  const head = ['mean', '±', 'least', 'most', 'winners', 'others', ...seats]
  const one = (n: number): string => n.toFixed(1)
  const lines = (rows: ReadonlyMap<string, Row>, said: StatisticsText['figures'] | undefined): string[][] =>
    Array.from(rows, ([name, row]) => [
      plain(said?.[name] ?? name),
      one(row.all.mean),
      one(row.all.deviation),
      String(row.all.range.min),
      String(row.all.range.max),
      one(row.winners.mean),
      one(row.losers.mean),
      ...row.seats.map((seat) => one(seat.mean)),
    ])
  return [
    ...headLines(plan),
    '',
    ...alignRows([
      ['Points from', ...head],
      ...lines(points, words?.sources),
      [''],
      ['Counted', ...head],
      ...lines(figures, words?.figures),
    ]),
    '',
    '± is the standard deviation from game to game.',
  ]
}
