/** What a study's games add up to, one game at a time: shares of wins, scores, length, endings, the lead, choices. */
import { Spread, wilson, type Interval } from '../statistics.ts'
import { CardCounts, type CardFigures } from './card-figures.ts'
import { LeadCounts, type LeadFigures } from './lead-figures.ts'
import type { StudyRow } from './study-game.ts'

export interface ShareRow extends Interval {
  readonly name: string
  readonly players: number
  /** Seats of this kind, over all games. */
  readonly played: number
  readonly wins: number
  readonly share: number
  /** What would be even. */
  readonly even: number
  readonly meanScore: number
}

/** How often seats with `row` finish ahead of seats with `column` at the same table; a shared place is half. */
export interface Matchup extends Interval {
  readonly row: string
  readonly column: string
  readonly met: number
  readonly ahead: number
}

export interface Bin {
  readonly value: number
  readonly winners: number
  readonly others: number
}

export interface StudyFigures {
  readonly games: number
  readonly seats: readonly ShareRow[]
  readonly factions: readonly ShareRow[]
  readonly bots: readonly ShareRow[]
  readonly matchups: readonly Matchup[]
  readonly scores: readonly Bin[]
  readonly meanScore: number
  readonly rounds: readonly { readonly value: number; readonly games: number }[]
  readonly meanRounds: number
  readonly meanDecisions: number
  readonly endings: readonly { readonly ending: string; readonly games: number }[]
  readonly lead: LeadFigures | null
  readonly choices: {
    readonly forced: number
    /** Legal moves of a decision that is not forced. */
    readonly offered: number
    readonly weighed: number
    /** Of those weighed, the share in which it mattered by a point or more what was chosen. */
    readonly matter: number
    /** Moves within a point of the best, where it mattered. */
    readonly good: number
  }
  readonly cards: readonly CardFigures[]
}

class Share {
  played = 0
  wins = 0
  readonly scores = new Spread()

  add(won: number, score: number): void {
    this.played++
    this.wins += won
    this.scores.add(score)
  }
}

export class StudyCounts {
  private games = 0
  private readonly seats = new Map<string, Share>()
  private readonly factions = new Map<string, Share>()
  private readonly bots = new Map<string, Share>()
  private readonly matchups = new Map<string, { met: number; ahead: number }>()
  private readonly scores = new Map<number, { winners: number; others: number }>()
  private readonly allScores = new Spread()
  private readonly rounds = new Map<number, number>()
  private readonly lengths = new Spread()
  private readonly decisions = new Spread()
  private readonly endings = new Map<string, number>()
  private readonly lead = new LeadCounts()
  private readonly cards: CardCounts
  private readonly sums = { decisions: 0, forced: 0, offered: 0, weighed: 0, matter: 0, good: 0 }

  /** `cards` are the names of the game's cards, if it has any to follow. */
  constructor(cards: readonly string[]) {
    this.cards = new CardCounts(cards)
  }

  add(row: StudyRow): void {
    this.games++
    const players = row.seats.length
    for (const [seat, { bot, faction, won, score }] of row.seats.entries()) {
      countIn(this.seats, `${players} ${seat}`, () => new Share()).add(won, score)
      countIn(this.bots, `${players} ${bot}`, () => new Share()).add(won, score)
      if (faction !== null) countIn(this.factions, `${players} ${faction}`, () => new Share()).add(won, score)
      const bin = countIn(this.scores, Math.round(score), () => ({ winners: 0, others: 0 }))
      if (won > 0) bin.winners++
      else bin.others++
      this.allScores.add(score)
    }
    this.addMatchups(row)
    if (row.rounds !== null) {
      this.rounds.set(row.rounds, (this.rounds.get(row.rounds) ?? 0) + 1)
      this.lengths.add(row.rounds)
    }
    this.decisions.add(row.decisions)
    this.endings.set(row.ending, (this.endings.get(row.ending) ?? 0) + 1)
    this.addChoices(row)
    this.lead.add(row)
    this.cards.add(row)
  }

  private addMatchups({ seats }: StudyRow): void {
    const nameOf = ({ faction, bot }: StudyRow['seats'][number]): string => faction ?? bot
    for (const one of seats)
      for (const other of seats) {
        if (nameOf(one) === nameOf(other)) continue
        const pair = countIn(this.matchups, `${nameOf(one)}\n${nameOf(other)}`, () => ({ met: 0, ahead: 0 }))
        pair.met++
        pair.ahead += one.place < other.place ? 1 : one.place === other.place ? 0.5 : 0
      }
  }

  private addChoices({ decisions, forced, offered, weighed }: StudyRow): void {
    this.sums.decisions += decisions
    this.sums.forced += forced
    this.sums.offered += offered
    this.sums.weighed += weighed.decisions
    this.sums.matter += weighed.matter
    this.sums.good += weighed.good
  }

  figures(): StudyFigures {
    const { decisions, forced, offered, weighed, matter, good } = this.sums
    const per = (sum: number, of: number): number => (of === 0 ? 0 : sum / of)
    return {
      games: this.games,
      seats: shareRows(this.seats, (name) => `Seat ${Number(name) + 1}`),
      factions: shareRows(this.factions),
      bots: shareRows(this.bots),
      matchups: this.matchupRows(),
      scores: sorted(this.scores).map(([value, bin]) => ({ value, ...bin })),
      meanScore: this.allScores.mean,
      rounds: sorted(this.rounds).map(([value, games]) => ({ value, games })),
      meanRounds: this.lengths.mean,
      meanDecisions: this.decisions.mean,
      endings: [...this.endings]
        .map(([ending, games]) => ({ ending, games }))
        .sort((a, b) => b.games - a.games || (a.ending < b.ending ? -1 : 1)),
      lead: this.lead.figures(),
      choices: {
        forced: per(forced, decisions),
        offered: per(offered, decisions - forced),
        weighed,
        matter: per(matter, weighed),
        good: per(good, matter),
      },
      cards: this.cards.figures(),
    }
  }

  private matchupRows(): Matchup[] {
    return [...this.matchups]
      .map(([key, { met, ahead }]) => {
        const [row, column] = key.split('\n')
        return { row, column, met, ahead: ahead / met, ...wilson(ahead, met) }
      })
      .sort((a, b) => (`${a.row}\n${a.column}` < `${b.row}\n${b.column}` ? -1 : 1))
  }
}

function shareRows(shares: ReadonlyMap<string, Share>, nameOf = (name: string): string => name): ShareRow[] {
  return [...shares]
    .map(([key, { played, wins, scores }]) => {
      const space = key.indexOf(' ')
      const players = Number(key.slice(0, space))
      return {
        ...{ name: nameOf(key.slice(space + 1)), players, played, wins },
        ...{ share: wins / played, even: 1 / players, meanScore: scores.mean },
        ...wilson(wins, played),
      }
    })
    .sort((a, b) => a.players - b.players || (a.name < b.name ? -1 : 1))
}

/** What is kept for a key, made the first time it is asked for. */
export function countIn<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let found = map.get(key)
  if (found === undefined) map.set(key, (found = make()))
  return found
}

function sorted<V>(map: ReadonlyMap<number, V>): [number, V][] {
  return [...map].sort(([a], [b]) => a - b)
}
