/**
 * What comes after a move, told by a tree that grows with every sample: at each step everybody takes what has
 * turned out best for them so far, or tries what has hardly been tried. A node stands for the moves that led to it,
 * whatever chance has brought in between; positions are not kept but played again from the sample.
 */
import type { GameState, Move, Seat } from '@harvest/engine'
import { isSealed } from '../secret.ts'
import type { SearchTable } from './table.ts'

export class TreeNode {
  visits = 0
  /** What it was worth, added up, to the seat whose move leads here. */
  sum = 0
  /** What it looked like before anybody went on from it; moves are tried in this order. */
  prior = 0
  /** By move, once somebody got here; of secret choices those of the seat that thinks. */
  next: Map<Move, TreeNode> | null = null
  /** By seat: the secret choices of others, which nobody's path depends on. */
  secret: Map<Move, TreeNode>[] | null = null
}

interface Step {
  readonly node: TreeNode
  readonly seat: Seat
}

/** How much is tried beyond what looks best, in spreads of what was found. */
const CURIOSITY = 0.7

/** Others choose by what they have learned once in so many times. */
const LEARNED = 3

/** How many visits the first look at a move counts for. */
const TRUST = 1

/** A position's first moves are tried soon, the others with the root of how often it was come to. */
const FIRST = 2
const WIDENING = 1

export class Tree {
  private readonly table: SearchTable
  /** The secret choices of others in the phase the search begins in: the same whatever is chosen oneself. */
  private readonly origin = new TreeNode()
  /** The secret choices of this sample that had been made before the search began. */
  private readonly made: Step[] = []
  private readonly path: Step[] = []
  private nodes = 0
  private readonly limit: number
  /** How far apart the values found lie: the unit of curiosity. */
  private count = 0
  private mean = 0
  private squares = 0

  constructor(table: SearchTable, limit: number) {
    this.table = table
    this.limit = limit
  }

  get size(): number {
    return this.nodes
  }

  /**
   * A possible position as the seat that thinks may find it, for all the moves that are weighed. Whoever has chosen in
   * secret chooses again, and learns like those who have not: what a bot thinks must not depend on who was quicker.
   */
  sample(state: GameState, luck: number): GameState {
    const { table, made, path } = this
    const dealt = table.sample(state, luck)
    path.length = made.length = 0
    if (table.entry.evaluation.foresight.by !== 'tree') return dealt
    for (const seat of table.listDone(dealt)) {
      const moves = table.moves(dealt, seat)
      if (moves.length > 1) this.chooseSecret(this.origin, dealt, seat, moves)
      table.complete(dealt, seat)
    }
    made.push(...path)
    return dealt
  }

  /** Go on from `root`, at which `state` stands, to the horizon or a new node; `table.worths` says what was found. */
  descend(root: TreeNode, state: GameState): void {
    const { table, path, made } = this
    const { wanders } = table.entry.evaluation.foresight
    path.length = 0
    for (const step of made) path.push(step)
    let node = root
    // Where a phase of secret choices began. Others choose there, or they would know what was chosen since.
    let opened: TreeNode | null = this.origin
    while (!table.isBeyond(state)) {
      const isSecret = isSealed(table.game, state)
      if (!isSecret) opened = null
      else opened ??= node
      const seat = table.next(state)
      const moves = table.moves(state, seat)
      if (moves.length === 1) table.apply(state, seat, moves[0])
      else if (opened !== null && seat !== table.me) this.chooseSecret(opened, state, seat, moves)
      else {
        const untried = wanders ? this.takeUntried(node, moves) : null
        const isNew = untried !== null || node.next === null
        if (!wanders) this.lookAround(node, state, seat, moves)
        const move = untried ?? this.nextOf(node, moves)
        // No room for another node: what stands here has to do.
        if (move === null) break
        table.apply(state, seat, move)
        node = node.next!.get(move)!
        path.push({ node, seat })
        if (isNew) break
      }
    }
    if (wanders) this.wander(state)
    table.value(state)
    this.learn(root)
  }

  /** Others choose in secret at times by what they have learned, at times as anybody might. */
  private chooseSecret(opened: TreeNode, state: GameState, seat: Seat, moves: readonly Move[]): void {
    const { table, path } = this
    opened.secret ??= Array.from({ length: table.seats }, () => new Map<Move, TreeNode>())
    const known = opened.secret[seat]
    const move =
      table.rng.chance(LEARNED) === 0 ? this.bestSecret(known, moves) : table.guess(state, seat, moves)
    let child = known.get(move)
    if (!child && this.nodes < this.limit) child = this.add(known, move, 0)
    if (child) path.push({ node: child, seat })
    table.apply(state, seat, move)
  }

  /** What has not been tried yet comes first. */
  private bestSecret(known: ReadonlyMap<Move, TreeNode>, moves: readonly Move[]): Move {
    const untried = moves.find((move) => !known.has(move))
    if (untried) return untried
    let visits = 0
    for (const child of known.values()) visits += child.visits
    return this.bestOf(known, moves, visits) ?? moves[0]
  }

  /** One of the moves that have no node yet, at random, with a new one; null if all have. */
  private takeUntried(node: TreeNode, moves: readonly Move[]): Move | null {
    const next = (node.next ??= new Map<Move, TreeNode>())
    if (next.size >= moves.length || this.nodes >= this.limit) return null
    const first = this.table.rng.chance(moves.length)
    for (let i = 0; i < moves.length; i++) {
      const move = moves[(first + i) % moves.length]
      if (next.has(move)) continue
      this.add(next, move, 0)
      return move
    }
    return null
  }

  /** Any moves, to the horizon. */
  private wander(state: GameState): void {
    const { table } = this
    while (!table.isBeyond(state)) {
      const seat = table.next(state)
      const moves = table.moves(state, seat)
      table.apply(state, seat, moves[table.rng.chance(moves.length)])
    }
  }

  /** See that every move has a node, as long as there is room, its prior by a look at what it leads to. */
  private lookAround(node: TreeNode, state: GameState, seat: Seat, moves: readonly Move[]): void {
    const { table } = this
    let rivals = NaN
    for (let i = 0; i < moves.length; i++) {
      if (node.next?.has(moves[i])) continue
      if (this.nodes >= this.limit) return
      // Looking at one seat is quicker. What the others have to hope for is hardly changed by a move.
      if (Number.isNaN(rivals)) rivals = table.hopesOfRivals(state, seat)
      node.next ??= new Map<Move, TreeNode>()
      this.add(node.next, moves[i], table.look(state, seat, moves[i]) + rivals)
    }
  }

  private add(map: Map<Move, TreeNode>, move: Move, prior: number): TreeNode {
    const child = new TreeNode()
    child.prior = prior
    map.set(move, child)
    this.nodes++
    return child
  }

  /** The move to go on with: the most promising of a few, and of more the oftener this node is come to. */
  private nextOf({ next, visits }: TreeNode, moves: readonly Move[]): Move | null {
    if (next === null) return null
    let tried = 0
    let fresh: Move | null = null
    let most = -Infinity
    for (let i = 0; i < moves.length; i++) {
      const child = next.get(moves[i])
      if (!child) continue
      if (child.visits > 0) tried++
      else if (child.prior > most) {
        most = child.prior
        fresh = moves[i]
      }
    }
    if (fresh !== null && tried < FIRST + WIDENING * Math.sqrt(visits)) return fresh
    return this.bestOf(next, moves, visits)
  }

  /** The most promising of the moves that were tried, by what is known of them. */
  private bestOf(known: ReadonlyMap<Move, TreeNode>, moves: readonly Move[], visits: number): Move | null {
    const spread = CURIOSITY * Math.sqrt(this.count > 1 ? this.squares / this.count : 1)
    const log = Math.log(visits + 2)
    let best: Move | null = null
    let most = -Infinity
    for (let i = 0; i < moves.length; i++) {
      const child = known.get(moves[i])
      if (!child || child.visits === 0) continue
      const trials = child.visits + TRUST
      const value = (child.sum + TRUST * child.prior) / trials + spread * Math.sqrt(log / trials)
      if (value > most) {
        most = value
        best = moves[i]
      }
    }
    return best
  }

  private learn(root: TreeNode): void {
    const { worths, me } = this.table
    root.visits++
    for (const { node, seat } of this.path) {
      node.visits++
      node.sum += worths[seat]
    }
    this.count++
    const delta = worths[me] - this.mean
    this.mean += delta / this.count
    this.squares += delta * (worths[me] - this.mean)
  }
}
