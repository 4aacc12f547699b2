import {
  canonical,
  FastRng,
  firstSeat,
  moveList,
  parseOptions,
  quickIO,
  type GameState,
  type Move,
} from '@harvest/engine'
import assert from 'node:assert/strict'
import test from 'node:test'
import { champion, games, greedy, Timer, type Budget, type Evaluation, type GameEntry } from '../src/index.ts'
import { SearchTable } from '../src/search/table.ts'
import { Tree, TreeNode } from '../src/search/tree.ts'
import { stall, stallEntry } from './stall.ts'
import { valued } from './valued.ts'

type Stall = ReturnType<typeof stall.setup>

function started(seed: number, seats = 2): Stall {
  return stall.setup({ rich: false, hand: 'small' }, seats, quickIO(seed))
}

function ask(
  entry: GameEntry,
  state: GameState,
  budget: Budget,
  seed = 1,
): ReturnType<typeof champion.choose> {
  const moves = entry.game.moves(state, 0, moveList()) as Move[]
  return champion.choose(entry, state, 0, moves, new FastRng(seed), budget)
}

const byPlans: Evaluation['foresight'] = { ...stallEntry.evaluation.foresight, by: 'plans' }
const planned: GameEntry = {
  ...stallEntry,
  evaluation: { ...stallEntry.evaluation, foresight: byPlans },
}

for (const entry of [stallEntry, planned]) {
  const { by } = entry.evaluation.foresight

  test(`by ${by}: the same seed and iterations give the same thought`, () => {
    for (let seed = 0; seed < 3; seed++) {
      const [one, other] = [1, 2].map(() => ask(entry, started(seed), { iterations: 120 }, seed))
      assert.equal(canonical(one as never), canonical(other as never))
      assert.ok(one.weighed.length > 1 && one.iterations > 0)
    }
  })

  test(`by ${by}: the position asked about is left as it is`, () => {
    const state = started(4)
    const before = canonical(state as never)
    ask(entry, state, { iterations: 200 })
    assert.equal(canonical(state as never), before)
  })

  test(`by ${by}: told to stop, it looks ahead once more at most, and still answers`, () => {
    for (const asked of [1, 2, 7, 30]) {
      let left = asked
      const { iterations, move } = ask(entry, started(1), { iterations: 1e6, stop: () => --left <= 0 })
      assert.ok(iterations <= asked, `${iterations} looks after ${asked} questions`)
      assert.ok((stall.moves(started(1), 0, []) as Move[]).includes(move))
    }
  })
}

test('time ends thinking as well, by the clock that is handed in', () => {
  let time = 0
  const { iterations } = ask(stallEntry, started(1), { ms: 50, now: () => time++ })
  assert.ok(iterations > 10 && iterations <= 51, `${iterations}`)
})

test('where nothing is better beyond doubt, greedy’s own move is made', () => {
  const indifferent: GameEntry = {
    ...stallEntry,
    evaluation: { ...valued(() => 0), sealed: (_s, _seat, moves) => moves[3] },
  }
  for (let seed = 0; seed < 10; seed++)
    assert.deepEqual(ask(indifferent, started(seed), { iterations: 500 }, seed).move, { do: 'bid', coins: 3 })
})

test('a bid that wins the crate for less than it is worth is found, whatever the formula says', () => {
  const timid: Evaluation = {
    ...valued((state, seat) => {
      const s = state as Stall
      return s.crates[seat] + 0.2 * s.coins[seat]
    }),
    sealed: (_s, _seat, moves) => moves[0],
  }
  const state = { ...started(2), crate: 9 } as Stall
  const { move } = ask({ ...stallEntry, evaluation: timid }, state, { iterations: 3000 })
  assert.ok((move as unknown as { coins: number }).coins > 0, canonical(move as never))
})

test('what others have chosen in secret is guessed anew: mostly as the formula says, never only so', () => {
  const formula: GameEntry = {
    ...stallEntry,
    evaluation: { ...stallEntry.evaluation, sealed: (_s, _seat, moves) => moves[2] },
  }
  const state = started(3)
  stall.apply(state, 1, { do: 'bid', coins: 7 }, quickIO(1))
  const counts = bidsInSamples(
    { ...planned, evaluation: { ...formula.evaluation, foresight: byPlans } },
    state,
  )
  assert.ok(counts.get(2)! > 300 && counts.get(2)! < 430, `${counts.get(2)} of 500`)
  assert.equal(counts.size, 9)
  // A tree tries out by itself what pays off for them.
  const tried = bidsInSamples(formula, state)
  assert.ok(tried.get(2)! > 180 && tried.get(2)! < 300, `${tried.get(2)} of 500`)
  assert.equal(tried.size, 9)
})

test('a tree lets whoever has chosen in secret learn what pays, as if they had not chosen yet', () => {
  const state = { ...started(3), crate: 9 } as Stall
  stall.apply(state, 1, { do: 'bid', coins: 0 }, quickIO(1))
  const greedyForCrates: GameEntry = {
    ...stallEntry,
    evaluation: {
      ...stallEntry.evaluation,
      ...valued((s, seat) => (s as unknown as Stall).crates[seat]),
      foresight: stallEntry.evaluation.foresight,
      sealed: (_s, _seat, moves) => moves[0],
    },
  }
  const counts = bidsInSamples(greedyForCrates, state)
  const high = [5, 6, 7, 8].reduce((sum, bid) => sum + (counts.get(bid) ?? 0), 0)
  assert.ok(high > 100, `${high} of 500 bids are high, which a formula that never bids would not make`)
})

/** What seat 1 bid in 500 samples of a tree, or of planners, that looks ahead after seat 0's bid of two. */
function bidsInSamples(entry: GameEntry, state: Stall): Map<number, number> {
  const table = new SearchTable(entry, state, 0, new Timer({ iterations: 1 }, 1))
  const tree = new Tree(table, 60_000)
  const root = new TreeNode()
  const counts = new Map<number, number>()
  for (let luck = 0; luck < 500; luck++) {
    const dealt = tree.sample(state, luck) as Stall
    const own = dealt.sealed[1]!
    assert.ok(own.done)
    counts.set(own.bid, (counts.get(own.bid) ?? 0) + 1)
    stall.apply(dealt, 0, { do: 'bid', coins: 2 }, quickIO(luck))
    if (entry.evaluation.foresight.by === 'tree') tree.descend(root, dealt)
  }
  return counts
}

test('a tree keeps no more nodes than it may, and goes on learning', () => {
  const state = started(5, 3)
  const table = new SearchTable(stallEntry, state, 0, new Timer({ iterations: 1 }, 1))
  const tree = new Tree(table, 40)
  const root = new TreeNode()
  for (let luck = 0; luck < 400; luck++) tree.descend(root, tree.sample(state, luck))
  assert.ok(tree.size >= 40 && tree.size < 40 + 10, `${tree.size}`)
  assert.equal(root.visits, 400)
})

test('a tree that wanders values nothing before the horizon, and finds what pays as well', () => {
  const { evaluation } = stallEntry
  let early = 0
  const wandering: GameEntry = {
    ...stallEntry,
    evaluation: {
      ...evaluation,
      foresight: { moment: () => 0, horizon: () => 0, by: 'tree', wanders: true },
      appraise(state, who, out) {
        if (stall.waiting(state as Stall) !== 0) early++
        return evaluation.appraise(state, who, out)
      },
    },
  }
  const state = { ...started(2), crate: 9 } as Stall
  const moves = stall.moves(state, 0, []) as Move[]
  const table = new SearchTable(wandering, state, 0, new Timer({ iterations: 1 }, 1))
  const tree = new Tree(table, 60_000)
  const roots = moves.map(() => new TreeNode())
  const sums = moves.map(() => 0)
  for (let luck = 0; luck < 300; luck++)
    moves.forEach((move, i) => {
      const dealt = table.sample(state, luck) as Stall
      stallEntry.game.apply(dealt, 0, move, quickIO(luck))
      tree.descend(roots[i], dealt)
      sums[i] += table.worths[0]
    })
  assert.equal(early, 0)
  assert.ok(Math.max(...sums.slice(1)) > sums[0], 'to bid for a crate of nine pays')
})

test('champion has an answer at every table of every game', () => {
  for (const entry of games) {
    const { game } = entry
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const options = parseOptions(game.options, seats, {})
      assert.ok(options.ok)
      const io = quickIO<unknown>(seats)
      const state = game.setup(options.value, seats, io) as GameState
      const rng = new FastRng(seats)
      for (let step = 0; step < 12; step++) {
        const seat = firstSeat(game.waiting(state))
        const moves = game.moves(state, seat, moveList()) as Move[]
        const bot = step % 3 === 0 ? champion : greedy
        const { move } = bot.choose(entry, state, seat, moves, rng, { iterations: 20 })
        assert.ok(moves.includes(move), `${game.id} for ${seats}`)
        game.apply(state, seat, move, io)
      }
    }
  }
})

/** A game that says how many positions were valued since `stop` was last asked. */
function counting(entry: GameEntry): { readonly entry: GameEntry; most: number; stop(): boolean } {
  let since = 0
  const { evaluation } = entry
  const counted = {
    entry: {
      ...entry,
      evaluation: {
        ...evaluation,
        appraise(state: GameState, who: number, out: number[]) {
          counted.most = Math.max(counted.most, ++since)
          return evaluation.appraise(state, who, out)
        },
      },
    },
    most: 0,
    stop() {
      since = 0
      return false
    },
  }
  return counted
}

for (const entry of games) {
  test(`${entry.game.id}: champion asks whether to stop after every few positions it values`, () => {
    const { game } = entry
    const players = Math.min(3, game.seats.max)
    const options = parseOptions(game.options, players, {})
    assert.ok(options.ok)
    const io = quickIO(4)
    const rng = new FastRng(4)
    const state = game.setup(options.value, players, io) as GameState
    const watched = counting(entry)
    for (let step = 0; step < 40 && game.waiting(state) !== 0; step++) {
      const seat = firstSeat(game.waiting(state))
      const moves = game.moves(state, seat, moveList()) as Move[]
      if (step % 6 === 0)
        champion.choose(watched.entry, state, seat, moves, rng, { iterations: 40, stop: watched.stop })
      game.apply(state, seat, greedy.choose(entry, state, seat, moves, rng, {}).move, io)
    }
    // A node of a tree looks at all the moves that are possible in it before it goes on.
    assert.ok(
      watched.most > 0 && watched.most <= (entry.evaluation.foresight.by === 'tree' ? 40 : 12),
      `${watched.most}`,
    )
  })
}
