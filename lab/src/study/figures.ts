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
  /** An even share */
  readonly even: number
  readonly meanScore: number
}

/** How often seats with `row` finish ahead of seats with `column` at the same table; a shared place is half. */
export interface Matchup extends Interval {
  readonly players: number
  readonly row: string
  readonly column: string
  readonly met: number
  readonly ahead: number
}

export interface Bin {
  readonly players: number
  readonly value: number
  readonly winners: number
  readonly others: number
}

/** How many games with so many players took so many rounds. */
export interface Length {
  readonly players: number
  readonly value: number
  readonly games: number
}

/** What games with one number of players have in common. */
export interface Means {
  readonly players: number
  readonly games: number
  readonly score: number
  /** Null in a game without rounds. */
  readonly rounds: number | null
  readonly decisions: number
}

export interface StudyFigures {
  readonly games: number
  readonly seats: readonly ShareRow[]
  readonly factions: readonly ShareRow[]
  readonly bots: readonly ShareRow[]
  readonly matchups: readonly Matchup[]
  readonly scores: readonly Bin[]
  readonly rounds: readonly Length[]
  readonly means: readonly Means[]
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

/** What is counted apart for each number of players, because it differs with them. */
class TableCounts {
  readonly matchups = new Map<string, { met: number; ahead: number }>()
  readonly bins = new Map<number, { winners: number; others: number }>()
  readonly lengths = new Map<number, number>()
  readonly scores = new Spread()
  readonly rounds = new Spread()
  readonly decisions = new Spread()
  games = 0

  add(row: StudyRow): void {
    this.games++
    for (const { won, score } of row.seats) {
      const bin = countIn(this.bins, Math.round(score), () => ({ winners: 0, others: 0 }))
      if (won > 0) bin.winners++
      else bin.others++
      this.scores.add(score)
    }
    this.addMatchups(row)
    if (row.rounds !== null) {
      this.lengths.set(row.rounds, (this.lengths.get(row.rounds) ?? 0) + 1)
      this.rounds.add(row.rounds)
    }
    this.decisions.add(row.decisions)
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

  matchupRows(players: number): Matchup[] {
    return [...this.matchups]
      .map(([key, { met, ahead }]) => {
        const [row, column] = key.split('\n')
        return { players, row, column, met, ahead: ahead / met, ...wilson(ahead, met) }
      })
      .sort((a, b) => (`${a.row}\n${a.column}` < `${b.row}\n${b.column}` ? -1 : 1))
  }

  means(players: number): Means {
    const { games, scores, rounds, decisions, lengths } = this
    const ofRounds = lengths.size === 0 ? null : rounds.mean
    return { players, games, score: scores.mean, rounds: ofRounds, decisions: decisions.mean }
  }
}

export class StudyCounts {
  private games = 0
  private readonly seats = new Map<string, Share>()
  private readonly factions = new Map<string, Share>()
  private readonly bots = new Map<string, Share>()
  private readonly tables = new Map<number, TableCounts>()
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
    }
    countIn(this.tables, players, () => new TableCounts()).add(row)
    this.endings.set(row.ending, (this.endings.get(row.ending) ?? 0) + 1)
    this.addChoices(row)
    this.lead.add(row)
    this.cards.add(row)
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
    const tables = sorted(this.tables)
    const per = (sum: number, of: number): number => (of === 0 ? 0 : sum / of)
    return {
      games: this.games,
      seats: shareRows(this.seats, (name) => `Seat ${Number(name) + 1}`),
      factions: shareRows(this.factions),
      bots: shareRows(this.bots),
      matchups: tables.flatMap(([players, counts]) => counts.matchupRows(players)),
      scores: tables.flatMap(([players, { bins }]) =>
        sorted(bins).map(([value, bin]) => ({ players, value, ...bin })),
      ),
      rounds: tables.flatMap(([players, { lengths }]) =>
        sorted(lengths).map(([value, games]) => ({ players, value, games })),
      ),
      means: tables.map(([players, counts]) => counts.means(players)),
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
