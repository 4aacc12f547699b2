/** What comes of moves, on average over samples that all of them are played on from. */
import { has, quickIO, type GameState, type InEvery, type Move, type Rng } from '@harvest/engine'
import type { Deed, Terms } from './bot.ts'
import type { Known, Likely } from './reasons.ts'
import type { Candidate } from './search/candidates.ts'
import { tryMove, type Weighing } from './search/search.ts'
import type { Outcome, SearchTable } from './search/table.ts'

/** How many samples the figures and reasons are made of. */
const SAMPLES = 30

/** A tree must have grown on a move before it says what comes of it, or whatever it knows less of would seem worse. */
const GROWTH = 300

const TWO_32 = 2 ** 32

/** Of fewer samples nothing can be said about what is likely. */
const FEWEST_FOR_DEEDS = 8

export class Prospect implements Known {
  readonly candidate: Candidate
  /** What the turn itself leads to. */
  facts: readonly InEvery<string>[] = []
  /** What to hope for in each sample. */
  readonly hopes: number[] = []
  private readonly sums: Record<string, number> = {}
  done: ReadonlySet<string> = new Set()
  private readonly counts = new Map<string, { readonly deed: Deed; count: number }>()
  private sumOfWins = 0
  private sumOfPoints = 0

  constructor(candidate: Candidate) {
    this.candidate = candidate
  }

  /** Look at the end of this seat's turn, as far as it is planned. */
  lookAt(table: SearchTable, state: GameState, rng: Rng): void {
    const { telling } = table.entry
    if (!telling) return
    const after = afterTurn(table, state, this.candidate, rng.chance(TWO_32))
    this.facts = telling.facts?.(state, after, table.me) ?? []
    this.done = new Set(telling.deeds?.(state, after, table.me).map(({ id }) => id))
  }

  add({ wins, hopes, points, rival }: Outcome, terms: Terms, deeds: readonly Deed[]): void {
    this.hopes.push(hopes)
    this.sumOfWins += wins
    this.sumOfPoints += points
    for (const name in terms) this.sums[name] = (this.sums[name] ?? 0) + terms[name]
    this.sums.rival = (this.sums.rival ?? 0) + rival
    for (const deed of deeds) {
      const known = this.counts.get(deed.id)
      if (known) known.count++
      else this.counts.set(deed.id, { deed, count: 1 })
    }
  }

  private get samples(): number {
    return Math.max(1, this.hopes.length)
  }

  get wins(): number {
    return this.sumOfWins / this.samples
  }

  get points(): number {
    return this.sumOfPoints / this.samples
  }

  get terms(): Terms {
    return Object.fromEntries(Object.entries(this.sums).map(([name, sum]) => [name, sum / this.samples]))
  }

  get deeds(): readonly Likely[] {
    if (this.samples < FEWEST_FOR_DEEDS) return []
    return [...this.counts.values()].map(({ deed, count }) => ({ ...deed, share: count / this.samples }))
  }
}

/** The position in which this seat's turn ends, or as far as the line holds: a draw on the way may upset it. */
export function afterTurn(
  { game, me }: SearchTable,
  state: GameState,
  { move, line }: Candidate,
  luck: number,
): GameState {
  const after = game.clone(state) as GameState
  const io = quickIO<unknown>(luck)
  for (const next of [move, ...line]) {
    if (!has(game.waiting(after), me) || !(game.moves(after, me, []) as Move[]).includes(next)) break
    game.apply(after, me, next, io)
  }
  return after
}

/** Let the trees grow alike on moves that the search gave up early and on those it liked. */
export function ripen(
  { table, tree }: Weighing,
  prospects: readonly Prospect[],
  state: GameState,
  rng: Rng,
): void {
  if (table.entry.evaluation.foresight.by !== 'tree') return
  for (let sample = 0; sample < GROWTH && !table.timer.isOver; sample++) {
    const luck = rng.chance(TWO_32)
    const dealt = tree.sample(state, luck)
    for (const { candidate } of prospects) tryMove(table, tree, dealt, candidate, luck)
  }
}

/** Play the moves on from the same samples, as many as there is time for; one at least. */
export function compare(
  { table, tree }: Weighing,
  prospects: readonly Prospect[],
  state: GameState,
  rng: Rng,
): void {
  const { evaluation, telling } = table.entry
  for (const prospect of prospects) prospect.lookAt(table, state, rng)
  for (let sample = 0; sample < SAMPLES; sample++) {
    const luck = rng.chance(TWO_32)
    const dealt = tree.sample(state, luck)
    const ends = prospects.map(({ candidate }) => {
      const end = tryMove(table, tree, dealt, candidate, luck)
      const outcome = table.outcomeOf(end)
      const terms = evaluation.explain?.(end, table.me) ?? { points: outcome.points }
      return [outcome, terms, telling?.deeds?.(state, end, table.me) ?? []] as const
    })
    // What there was no time for says nothing, unless there's nothing else.
    if (sample > 0 && table.timer.isOver) return
    prospects.forEach((prospect, i) => prospect.add(...ends[i]))
  }
}
