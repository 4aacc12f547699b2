/** One game of a study, and everything about it that reports count. */
import { Memory, random, think, type Bot, type GameEntry } from '@harvest/bots'
import {
  FastRng,
  newLedger,
  playOut,
  TableIO,
  type Choose,
  type GameEvent,
  type GameState,
  type Ledger,
  type NoteCard,
  type Score,
  type Tally,
} from '@harvest/engine'
import { Weighing, type Weighed } from './choices.ts'
import { mixed, type StudyGame } from './study-plan.ts'

export interface StudySeat {
  readonly bot: string
  /** What the seat played with; null in a game whose seats don't differ. */
  readonly faction: string | null
  readonly score: number
  readonly place: number
  /** 1 for a win, and a part of it for one that is shared. */
  readonly won: number
  readonly parts: { readonly [source: string]: number }
}

/** What became of one card: number, seat, how often taken, the round it was first taken in, points from it. */
export type CardTaken = readonly [card: number, seat: number, times: number, round: number, points: number]

/** A played game, as a line of a study's results. */
export interface StudyRow {
  readonly game: number
  readonly table: number
  readonly seats: readonly StudySeat[]
  readonly ending: string
  readonly rounds: number | null
  readonly decisions: number
  readonly forced: number
  /** Legal moves of all decisions that were not forced. */
  readonly offered: number
  readonly weighed: Weighed
  /** Points by round, then by seat, the set-up first and the end last; null in a game without statistics. */
  readonly curve: readonly (readonly number[])[] | null
  /** Cards that came to where somebody could use them: number and seat, -1 for everybody. */
  readonly seen: readonly (readonly [card: number, seat: number])[]
  readonly taken: readonly CardTaken[]
}

export function playStudyGame(entry: GameEntry, plan: StudyGame): StudyRow {
  const { game } = entry
  const { players, bots, options, deal } = plan
  const io = new TableIO<GameEvent>(null, true, 0)
  io.rng.seed(deal)
  io.reset(0)
  const state = game.setup(options, players, io) as GameState
  const followed = new Followed(entry, players)
  followed.step(state, io.events)
  io.reset(0)
  const tally: Tally = { decisions: 0, forced: 0 }
  const weighing = new Weighing(entry, mixed(deal, 1), plan.isBrief)
  playOut(game, state, chooser(entry, bots, mixed(deal, 2), weighing), io, tally, () => {
    followed.step(state, io.events)
    io.reset(0)
  })
  return {
    ...{ game: plan.number, table: plan.table, seats: seatsOf(entry, state, bots) },
    ...{ ending: game.ending(state)!, rounds: game.round?.(state) ?? null },
    ...{ decisions: tally.decisions, forced: tally.forced, offered: weighing.offered },
    ...{ weighed: weighing.weighed, ...followed.result() },
  }
}

function chooser(entry: GameEntry, bots: readonly Bot[], seed: number, weighing: Weighing): Choose {
  const rng = new FastRng(seed)
  const memory = new Memory()
  const free = bots.every((bot) => bot === random) && !entry.evaluation.dictate
  return (state, seat, legal) => {
    weighing.look(state, seat, legal)
    if (free) return legal[rng.chance(legal.length)]
    return think(entry, state, seat, bots[seat], rng, { legal, memory })
  }
}

function seatsOf({ game }: GameEntry, state: GameState, bots: readonly Bot[]): StudySeat[] {
  const scores = game.scores(state) as Score[]
  const winners = scores.filter(({ place }) => place === 1).length
  return bots.map(({ id }, seat) => {
    const { total, place, parts } = scores.find((score) => score.seat === seat)!
    const faction = game.faction?.(state, seat) ?? null
    return { bot: id, faction, score: total, place, won: place === 1 ? 1 / winners : 0, parts }
  })
}

/** Follows a game step by step: points at the end of each round, and cards. */
class Followed {
  private readonly entry: GameEntry
  private readonly ledger: Ledger | null
  private readonly curve: number[][] = []
  private readonly seen = new Map<string, readonly [number, number]>()
  private readonly taken = new Map<string, [number, number, number, number, number]>()
  private round = 0

  constructor(entry: GameEntry, players: number) {
    this.entry = entry
    this.ledger = newLedger(entry.game, players)
  }

  step(state: GameState, events: readonly GameEvent[]): void {
    const { game } = this.entry
    const { statistics } = game
    if (!statistics || !this.ledger) return
    statistics.cards?.follow(state, events, this.note)
    statistics.count(this.ledger, state, events)
    const round = game.round?.(state) ?? 1
    if (round !== this.round || game.waiting(state) === 0) this.curve.push(this.points(statistics.sources))
    this.round = round
  }

  private points(sources: readonly string[]): number[] {
    return this.ledger!.map(({ points }) => sources.reduce((sum, source) => sum + points[source], 0))
  }

  private readonly note: NoteCard = {
    seen: (card, seat) => void this.seen.set(`${card}:${seat ?? -1}`, [card, seat ?? -1]),
    taken: (card, seat, points) => {
      const key = `${card}:${seat}`
      const known = this.taken.get(key)
      if (!known) this.taken.set(key, [card, seat, 1, Math.max(1, this.round), points])
      else {
        known[2]++
        known[4] += points
      }
    },
  }

  result(): Pick<StudyRow, 'curve' | 'seen' | 'taken'> {
    return {
      curve: this.ledger ? this.curve : null,
      seen: [...this.seen.values()],
      taken: [...this.taken.values()].map(([card, seat, times, round, points]) => [
        ...([card, seat, times, round] as const),
        Math.round(points * 100) / 100,
      ]),
    }
  }
}
