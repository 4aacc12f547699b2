/**
 * What becomes of each card, and whether those who take it win more often. Whoever is ahead anyway takes more, and
 * some decks and bots win more: so seats are compared only with seats of the same number of players, bot, faction and
 * place at half-time that could have taken the card and did not (Mantel and Haenszel's difference of risks, with the
 * variance it has if the card does nothing).
 */
import type { Interval } from '../statistics.ts'
import { halfPlaces } from './lead-figures.ts'
import type { StudyRow } from './study-game.ts'

export interface CardFigures {
  readonly card: string
  /** Seats that could have taken it, and those that did. */
  readonly seen: number
  readonly taken: number
  /** The round it was first taken in, and points from it, on average over those who took it. */
  readonly round: number
  readonly points: number
  /** Shares of wins with and without it. */
  readonly winWith: number
  readonly winWithout: number
  /** What it adds to the chance of winning, adjusted; null if nobody comparable did otherwise. */
  readonly adds: (Interval & { readonly share: number }) | null
}

interface Cell {
  seen: number
  seenWins: number
  taken: number
  takenWins: number
}

interface Card {
  rounds: number
  points: number
  readonly strata: Map<string, Cell>
}

const Z95 = 1.959964

export class CardCounts {
  private readonly names: readonly string[]
  private readonly cards: readonly Card[]

  constructor(names: readonly string[]) {
    this.names = names
    this.cards = names.map(() => ({ rounds: 0, points: 0, strata: new Map<string, Cell>() }))
  }

  add(row: StudyRow): void {
    if (this.names.length === 0) return
    const half = halfPlaces(row)
    const players = row.seats.length
    const strata = row.seats.map(({ bot, faction }, seat) => `${players} ${bot} ${faction} ${half[seat]}`)
    const could = new Set<number>()
    for (const [card, seat] of row.seen)
      for (const one of seat < 0 ? row.seats.keys() : [seat]) could.add(card * players + one)
    for (const key of could) {
      const seat = key % players
      const cell = this.cell(Math.floor(key / players), strata[seat])
      cell.seen++
      cell.seenWins += row.seats[seat].won
    }
    for (const [card, seat, , round, points] of row.taken) {
      const cell = this.cell(card, strata[seat])
      cell.taken++
      cell.takenWins += row.seats[seat].won
      this.cards[card].rounds += round
      this.cards[card].points += points
    }
  }

  private cell(card: number, stratum: string): Cell {
    const { strata } = this.cards[card]
    let cell = strata.get(stratum)
    if (!cell) strata.set(stratum, (cell = { seen: 0, seenWins: 0, taken: 0, takenWins: 0 }))
    return cell
  }

  /** Cards that came up at all, in the order of their numbers. */
  figures(): CardFigures[] {
    return this.cards.flatMap((card, n) => {
      const cells = [...card.strata.values()]
      const sum = (of: (cell: Cell) => number): number => cells.reduce((total, cell) => total + of(cell), 0)
      const seen = sum((cell) => cell.seen)
      if (seen === 0) return []
      const taken = sum((cell) => cell.taken)
      const takenWins = sum((cell) => cell.takenWins)
      const per = (total: number, of: number): number => (of === 0 ? 0 : total / of)
      return {
        ...{ card: this.names[n], seen, taken },
        ...{ round: per(card.rounds, taken), points: per(card.points, taken) },
        winWith: per(takenWins, taken),
        winWithout: per(sum((cell) => cell.seenWins) - takenWins, seen - taken),
        adds: difference(cells),
      }
    })
  }
}

/** Exported for its test. */
export function difference(cells: readonly Cell[]): CardFigures['adds'] {
  let excess = 0
  let weight = 0
  let variance = 0
  for (const { seen, seenWins, taken, takenWins } of cells) {
    const rest = seen - taken
    if (taken === 0 || rest === 0) continue
    excess += takenWins - (taken * seenWins) / seen
    weight += (taken * rest) / seen
    if (seen > 1) variance += (taken * rest * seenWins * (seen - seenWins)) / (seen * seen * (seen - 1))
  }
  if (weight === 0) return null
  const share = excess / weight
  const half = (Z95 * Math.sqrt(variance)) / weight
  return { share, low: Math.max(-1, share - half), high: Math.min(1, share + half) }
}
