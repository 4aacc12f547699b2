/** How strong bots are, from games between each and the one below it: shares with their intervals, and ratings. */
import { alignRows } from '../columns.ts'
import { Spread, wilson, Z95, type Interval } from '../statistics.ts'
import type { LadderRow, LadderSpec } from './ladder-game.ts'

/** How one side of a pairing has done. */
export interface Strength extends Interval {
  readonly bot: string
  readonly seats: number
  readonly wins: number
  readonly share: number
  readonly meanScore: number
}

/** Two bots at a table: one seat for the first, all others for the second. */
export interface Pairing {
  readonly spec: LadderSpec
  readonly games: number
  readonly first: Strength
  readonly second: Strength
  /** By how many points the first one is ahead of the best other, give or take `within` in 95 of 100 cases. */
  readonly lead: { readonly mean: number; readonly within: number }
}

export function pairingOf(spec: LadderSpec, rows: readonly LadderRow[]): Pairing {
  const games = rows.length
  const wins = rows.reduce((sum, { won }) => sum + won, 0)
  const leads = new Spread()
  for (const { points, rival } of rows) leads.add(points - rival)
  const within = games < 2 ? Infinity : (Z95 * leads.deviation) / Math.sqrt(games - 1)
  return {
    ...{ spec, games },
    first: strengthOf(
      spec.first,
      1,
      games,
      wins,
      mean(rows, ({ points }) => points),
    ),
    second: strengthOf(
      spec.second,
      spec.players - 1,
      games,
      games - wins,
      mean(rows, ({ others }) => others),
    ),
    lead: { mean: leads.mean, within },
  }
}

function mean(rows: readonly LadderRow[], valueOf: (row: LadderRow) => number): number {
  return rows.reduce((sum, row) => sum + valueOf(row), 0) / rows.length
}

function strengthOf(bot: string, seats: number, games: number, wins: number, meanScore: number): Strength {
  return { bot, seats, wins, share: wins / games, ...wilson(wins, games), meanScore }
}

/** As in chess: 400 points more stand for ten wins to one. The weakest bot has 0. */
export interface Rating {
  readonly bot: string
  readonly rating: number
  /** How far it is above the one it was measured against, with the 95 % interval; null for the weakest. */
  readonly above: { readonly bot: string; readonly low: number; readonly high: number } | null
}

export function listRatings(results: readonly Pairing[]): Rating[] {
  const out: Rating[] = [{ bot: results[0].second.bot, rating: 0, above: null }]
  for (const { spec, games, first, second } of results) {
    const { players } = spec
    // Half a game added to each side: nobody is infinitely stronger for having won them all.
    const share = (first.wins + 0.5) / (games + 1)
    const [low, high] = [first.low, first.high].map((bound) => Math.round(pointsOf(bound, players)))
    const below = out.find(({ bot }) => bot === second.bot)?.rating ?? 0
    const rating = Math.round(below + pointsOf(share, players))
    out.push({ bot: first.bot, rating, above: { bot: second.bot, low, high } })
  }
  return out
}

/** Shares this near to all or nothing are taken for it. */
const SURE = 1e-3

/** What a share of wins against all others at the table says about the difference to one of them. */
function pointsOf(share: number, players: number): number {
  const kept = Math.min(1 - SURE, Math.max(SURE, share))
  return 400 * Math.log10((kept / (1 - kept)) * (players - 1))
}

export function shareLines(results: readonly Pairing[]): string[] {
  return alignRows([
    ['', 'games', 'wins', 'share', '95 %', 'lead', 'mean score', 'against', 'an even share'],
    ...results.map(({ spec, games, first, second, lead }) => [
      first.bot,
      String(games),
      first.wins.toFixed(1),
      percent(first.share),
      `${(first.low * 100).toFixed(1)}–${(first.high * 100).toFixed(1)}`,
      games < 2 ? lead.mean.toFixed(1) : `${lead.mean.toFixed(1)} ± ${lead.within.toFixed(1)}`,
      first.meanScore.toFixed(1),
      `${second.seats > 1 ? `${second.seats} × ` : ''}${second.bot} (${second.meanScore.toFixed(1)})`,
      percent(1 / spec.players),
    ]),
  ])
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

/** How many columns the plot has. */
const WIDTH = 50

/** Ratings as bars, the strongest first. */
export function ratingLines(ratings: readonly Rating[]): string[] {
  const most = Math.max(1, ...ratings.map(({ rating }) => rating))
  const rows = ratings.toReversed().map(({ bot, rating, above }) => {
    const bar = '█'.repeat(Math.max(1, Math.round((Math.max(0, rating) / most) * WIDTH)))
    const step = above ? `${signed(above.low)} to ${signed(above.high)} on ${above.bot}` : ''
    return [bot, String(rating), bar, step]
  })
  const name = Math.max(...rows.map(([bot]) => bot.length))
  const digits = Math.max(...rows.map(([, rating]) => rating.length))
  return rows.map(([bot, rating, bar, step]) =>
    `${bot.padEnd(name)}  ${rating.padStart(digits)}  ${bar.padEnd(WIDTH)}  ${step}`.trimEnd(),
  )
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`
}
