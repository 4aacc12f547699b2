/** How strong bots are, from games between each and the one below it: shares with their intervals, and ratings. */
import { alignRows } from './columns.ts'
import type { BotFigures, Plan } from './simulation.ts'

/** Two bots at a table: one seat for the first, all others for the second. */
export interface Pairing {
  readonly plan: Plan
  readonly first: BotFigures
  readonly second: BotFigures
  readonly seconds: number
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
  for (const { plan, first, second } of results) {
    const { games, players } = plan
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
    ['', 'wins', 'share', '95 %', 'mean score', 'against', 'an even share'],
    ...results.map(({ plan, first, second }) => [
      first.bot,
      first.wins.toFixed(1),
      percent(first.share),
      `${(first.low * 100).toFixed(1)}–${(first.high * 100).toFixed(1)}`,
      first.meanScore.toFixed(1),
      `${second.seats > 1 ? `${second.seats} × ` : ''}${second.bot} (${second.meanScore.toFixed(1)})`,
      percent(1 / plan.players),
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
