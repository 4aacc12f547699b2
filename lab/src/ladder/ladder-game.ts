/** One game of a ladder: a seat for the first bot, all others for the second. */
import type { Bot, GameEntry } from '@harvest/bots'
import type { Score, Variant } from '@harvest/engine'
import { Games } from '../simulation.ts'

/** What is measured. Games of the same spec belong together, whenever and in whichever order they were played. */
export interface LadderSpec {
  readonly game: string
  readonly version: number
  readonly variant: Variant | null
  readonly players: number
  readonly options: object
  readonly seed: number
  readonly first: string
  readonly second: string
  /** One of the two, and the other is null. */
  readonly ms: number | null
  readonly iterations: number | null
}

/** A game that was played. */
export interface LadderRow {
  readonly number: number
  /** The first bot's share of the win. */
  readonly won: number
  readonly points: number
  /** The points of the others on average, and of the best of them. */
  readonly others: number
  readonly rival: number
}

export class LadderGames {
  private readonly entry: GameEntry
  private readonly first: Bot
  private readonly games: Games

  constructor(entry: GameEntry, known: readonly Bot[], spec: LadderSpec, now: () => number) {
    const { players, options, seed, ms, iterations } = spec
    const [first, second] = [spec.first, spec.second].map((id) => known.find((bot) => bot.id === id)!)
    const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? first : second))
    const budget = iterations === null ? { ms: ms!, now } : { iterations }
    this.entry = entry
    this.first = first
    this.games = new Games({ entry, players, options, seed, bots, games: 0, rotate: true, budget })
  }

  play(number: number): LadderRow {
    const { end, seated } = this.games.play(number)
    const scores = this.entry.game.scores(end) as Score[]
    const own = scores.find(({ seat }) => seated[seat] === this.first)!
    const others = scores.filter((score) => score !== own).map(({ total }) => total)
    const winners = scores.filter(({ place }) => place === 1).length
    return {
      number,
      won: own.place === 1 ? 1 / winners : 0,
      points: own.total,
      others: others.reduce((sum, total) => sum + total, 0) / others.length,
      rival: Math.max(...others),
    }
  }
}
