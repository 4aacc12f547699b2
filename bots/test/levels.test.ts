import {
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
import {
  bots,
  findBot,
  games,
  greedy,
  LEVELS,
  levels,
  type Bot,
  type GameEntry,
  USUAL,
} from '../src/index.ts'
import { learner, type Manner } from '../src/learner.ts'
import { stall, stallEntry } from './stall.ts'
import { valued } from './valued.ts'

type Stall = ReturnType<typeof stall.setup>

const FLAWLESS: Manner = { sight: 400, overlooks: 0, slips: 0, taste: 0 }

/** Seat 0 is to lay out cards from this hand. */
function laying(hand: readonly number[]): Stall {
  const state = stall.setup({ rich: false, hand: 'small' }, 2, quickIO(1))
  const hands = [[...hand], [0, 0, 0]]
  return { ...state, phase: 'lay', active: 0, sealed: [null, null], hands, laid: [[], []] }
}

function ask(bot: Bot, entry: GameEntry, state: GameState, seed: number, seat = 0): Move {
  const moves = entry.game.moves(state, seat, moveList()) as Move[]
  return bot.choose(entry, state, seat, moves, new FastRng(seed), USUAL).move
}

test('people choose from six levels; whoever stands in is one of them, and chance is none', () => {
  assert.equal(levels.length, 6)
  assert.ok(LEVELS.offered.includes(LEVELS.usual))
  assert.equal(LEVELS.usual, greedy.id)
  assert.ok(!LEVELS.offered.includes('random'))
  for (const id of ['random', 'greedy', 'champion']) assert.ok(findBot(id), `tables that name ${id} go on`)
  assert.deepEqual(
    LEVELS.known,
    bots.map(({ id }) => id),
  )
})

test('every level has an answer in every game', () => {
  for (const entry of games) {
    const { game } = entry
    const { min } = game.seats
    const options = parseOptions(game.options, min, {})
    assert.ok(options.ok)
    const io = quickIO<unknown>(1)
    const state = game.setup(options.value, min, io) as GameState
    const rng = new FastRng(1)
    for (let step = 0; step < 24; step++) {
      const seat = firstSeat(game.waiting(state))
      const moves = game.moves(state, seat, moveList()) as Move[]
      const bot = levels[step % levels.length]
      const { move } = bot.choose(entry, state, seat, moves, rng, { iterations: 10 })
      assert.ok(moves.includes(move), `${bot.id} in ${game.id}`)
      game.apply(state, seat, move, io)
    }
  }
})

test('a learner without flaws plays its turn as greedy does', () => {
  for (let seed = 0; seed < 20; seed++)
    assert.deepEqual(ask(learner('flawless', 1, FLAWLESS), stallEntry, laying([5, 3, 3]), seed), {
      do: 'lay',
      card: 3,
    })
})

test('one of short sight takes what looks best at the next step', () => {
  for (let seed = 0; seed < 20; seed++)
    assert.deepEqual(
      ask(learner('short', 1, { ...FLAWLESS, sight: 1 }), stallEntry, laying([5, 3, 3]), seed),
      {
        do: 'lay',
        card: 5,
      },
    )
})

test('favourites stay the same throughout a game, and are others for other players', () => {
  const flat: GameEntry = { ...stallEntry, evaluation: valued(() => 0) }
  const fond = learner('fond', 1, { ...FLAWLESS, taste: 5 })
  const likes = [0, 1, 2, 3, 4, 5].map((seat) => {
    const state = { ...laying([1, 2, 4]), seats: 6, active: seat, hands: Array(6).fill([1, 2, 4]) } as Stall
    Object.assign(state, { laid: Array.from({ length: 6 }, () => []), sealed: Array(6).fill(null) })
    Object.assign(state, { coins: Array(6).fill(1), crates: Array(6).fill(0), cards: Array(6).fill(0) })
    const taken = new Set(
      [1, 2, 3, 4, 5].map((seed) => (ask(fond, flat, state, seed, seat) as { do: string }).do),
    )
    assert.equal(taken.size, 1)
    return [...taken][0]
  })
  assert.equal(new Set(likes).size, 2)
})

test('a secret choice misses the best in about as many cases as it should, and never leaves the list', () => {
  const formula: GameEntry = {
    ...stallEntry,
    evaluation: { ...valued(() => 0), sealed: (_s, _seat, moves) => moves[0] },
  }
  const state = stall.setup({ rich: false, hand: 'small' }, 2, quickIO(3))
  const careless = learner('careless', 1, { ...FLAWLESS, slips: 40 })
  let missed = 0
  for (let seed = 0; seed < 500; seed++)
    if ((ask(careless, formula, state, seed) as unknown as { coins: number }).coins > 0) missed++
  assert.ok(missed > 160 && missed < 240, `${missed} of 500`)
})

test('however much time there is, a veteran looks ahead no further than it always does', () => {
  for (const entry of games) {
    const { game } = entry
    const options = parseOptions(game.options, game.seats.min, {})
    assert.ok(options.ok)
    const state = game.setup(options.value, game.seats.min, quickIO(2)) as GameState
    const seat = firstSeat(game.waiting(state))
    const moves = game.moves(state, seat, moveList()) as Move[]
    const think = (iterations: number): number =>
      findBot('veteran')!.choose(entry, state, seat, moves, new FastRng(1), { iterations }).iterations
    assert.ok(think(5) < think(100_000), game.id)
    assert.equal(think(100_000), think(1_000_000))
  }
})
