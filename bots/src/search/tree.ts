/**
 * What comes after a move, told by a tree that grows with every sample: at each step everybody takes what has
 * turned out best for them so far, or tries what has hardly been tried. A node stands for the moves that led to it,
 * whatever chance has brought in between; positions are not kept but played again from the sample.
 */
import type { GameState, Move, Seat } from '@harvest/engine'
import { isSealed } from '../plan.ts'
import type { SearchTable } from './table.ts'

export class TreeNode {
  visits = 0
  /** What it was worth, added up, to the seat whose move leads here. */
  sum = 0
  /** What it looked like before anybody went on from it; moves are tried in this order. */
  prior = 0
  /** By move; of secret choices those of the seat that thinks. */
  readonly next = new Map<Move, TreeNode>()
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

export class Tree {
  private readonly table: SearchTable
  /** The secret choices of others in the phase the search begins in: the same whatever is chosen oneself. */
  private readonly origin = new TreeNode()
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

  /** Go on from `root`, at which `state` stands, to the horizon or a new node; `table.worths` says what was found. */
  descend(root: TreeNode, state: GameState): void {
    const { table, path } = this
    const { wanders } = table.entry.evaluation.foresight
    path.length = 0
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
        const isNew = untried !== null || (!wanders && this.openNode(node, state, seat, moves))
        const move = untried ?? this.bestOf(node.next, moves, node.visits)
        table.apply(state, seat, move)
        const child = node.next.get(move)
        if (!child) break
        path.push({ node: child, seat })
        node = child
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
    return this.bestOf(known, moves, visits)
  }

  /** One of the moves that have no node yet, at random, with a new one; null if all have. */
  private takeUntried(node: TreeNode, moves: readonly Move[]): Move | null {
    if (node.next.size >= moves.length || this.nodes >= this.limit) return null
    const first = this.table.rng.chance(moves.length)
    for (let i = 0; i < moves.length; i++) {
      const move = moves[(first + i) % moves.length]
      if (node.next.has(move)) continue
      this.add(node.next, move, 0)
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

  /** See that every move has a node, its prior by a look at what it leads to. Whether any was missing. */
  private openNode(node: TreeNode, state: GameState, seat: Seat, moves: readonly Move[]): boolean {
    const { table } = this
    let isNew = false
    for (let i = 0; i < moves.length; i++) {
      if (node.next.has(moves[i])) continue
      if (!isNew && this.nodes >= this.limit) return false
      isNew = true
      const after = table.game.clone(state) as GameState
      table.apply(after, seat, moves[i])
      table.value(after)
      this.add(node.next, moves[i], table.worths[seat])
    }
    return isNew
  }

  private add(map: Map<Move, TreeNode>, move: Move, prior: number): TreeNode {
    const child = new TreeNode()
    child.prior = prior
    map.set(move, child)
    this.nodes++
    return child
  }

  /** The most promising of the moves, by what is known of them; a few at first and more with every visit. */
  private bestOf(known: ReadonlyMap<Move, TreeNode>, moves: readonly Move[], visits: number): Move {
    const spread = CURIOSITY * Math.sqrt(this.count > 1 ? this.squares / this.count : 1)
    const log = Math.log(visits + 2)
    let best = moves[0]
    let most = -Infinity
    for (let i = 0; i < moves.length; i++) {
      const child = known.get(moves[i])
      if (!child) continue
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
