/**
 * Where the active farmer can get to this turn, with the moves that lead there. For the screen only: a tap on a far
 * notch walks a whole route. Where several routes lead to a notch, the one with the fewest tiles is kept, then the
 * richest, then the shortest, then the first found.
 */
import type { Tile } from './data.ts'
import { AHEAD, firstAhead, NO_STEP, notchOf, turned, WAYS_AHEAD } from './field.ts'
import { DOUBLE_BACK, EXTRA_STEP, STEP, type HarvestMove } from './moves.ts'
import { BRED_COLOUR, BRED_COUNT, COLOURS, lettersOf } from './peppers.ts'
import { isOccupied, pairAt, stepsLeft, stepsTaken } from './phases/harvest.ts'
import { DOUBLE_BACK_TILE, EXTRA_STEP_TILE, type State } from './state.ts'

export interface Route {
  readonly to: number
  readonly moves: readonly HarvestMove[]
  /** All peppers gained on the way, as letters. */
  readonly gains: string
  /** Tiles played on the way. */
  readonly tiles: readonly Tile[]
}

/** A rough worth of a pepper by colour, only to prefer one route to another. */
const WORTH = [1, 1, 1, 2, 2, 2, 3, 5, 5, 8]

interface Walk {
  readonly heading: number
  readonly taken: number
  readonly left: number
  /** Bits of the tiles that could still be played. */
  readonly tiles: number
  readonly worth: number
}

class Search {
  readonly state: State
  readonly best = new Map<number, Route & { readonly worth: number }>()
  readonly moves: HarvestMove[] = []
  readonly played: Tile[] = []
  readonly gains = Array<number>(COLOURS).fill(0)

  constructor(state: State) {
    this.state = state
  }

  go(walk: Walk): void {
    if (walk.left > 0) {
      this.steps(walk, walk.heading)
      if (walk.taken === 0) this.steps(walk, turned(walk.heading))
      else if ((walk.tiles & DOUBLE_BACK_TILE) !== 0) this.turn(walk)
    } else if ((walk.tiles & EXTRA_STEP_TILE) !== 0) this.extra(walk)
  }

  private steps(walk: Walk, heading: number): void {
    const first = firstAhead(heading)
    for (let i = first; i < first + WAYS_AHEAD; i++) {
      const next = AHEAD[i]
      const to = notchOf(next)
      if (next === NO_STEP || isOccupied(this.state, to)) continue
      const pair = pairAt(this.state, to)
      const count = pair < 0 ? 0 : BRED_COUNT[pair]
      const colour = BRED_COLOUR[pair] ?? 0
      const worth = walk.worth + (count === 0 ? 0 : count * WORTH[colour])
      if (count > 0) this.gains[colour] += count
      this.moves.push(STEP[to])
      this.keep(to, worth)
      this.go({ heading: next, taken: walk.taken + 1, left: walk.left - 1, tiles: walk.tiles, worth })
      this.moves.pop()
      if (count > 0) this.gains[colour] -= count
    }
  }

  private turn(walk: Walk): void {
    this.moves.push(DOUBLE_BACK)
    this.played.push('doubleBack')
    this.go({ ...walk, heading: turned(walk.heading), tiles: walk.tiles & ~DOUBLE_BACK_TILE })
    this.played.pop()
    this.moves.pop()
  }

  private extra(walk: Walk): void {
    this.moves.push(EXTRA_STEP)
    this.played.push('extraStep')
    this.go({ ...walk, left: 1, tiles: walk.tiles & ~EXTRA_STEP_TILE })
    this.played.pop()
    this.moves.pop()
  }

  private keep(to: number, worth: number): void {
    const old = this.best.get(to)
    if (old && !this.isBetter(old, worth)) return
    this.best.set(to, {
      to,
      moves: this.moves.slice(),
      gains: lettersOf(this.gains),
      tiles: this.played.slice(),
      worth,
    })
  }

  private isBetter(old: Route & { readonly worth: number }, worth: number): boolean {
    if (this.played.length !== old.tiles.length) return this.played.length < old.tiles.length
    if (worth !== old.worth) return worth > old.worth
    return this.moves.length < old.moves.length
  }
}

/** The routes of the active seat, by notch from low to high. */
export function listRoutes(s: State): Route[] {
  const search = new Search(s)
  search.go({
    heading: s.farmers[s.active],
    taken: stepsTaken(s),
    left: stepsLeft(s),
    tiles: s.players[s.active].tiles,
    worth: 0,
  })
  return [...search.best.values()]
    .sort((a, b) => a.to - b.to)
    .map(({ to, moves, gains, tiles }) => ({ to, moves, gains, tiles }))
}
