import {
  canonical,
  FastRng,
  parseOptions,
  playOut,
  quickIO,
  randomChoice,
  type GameState,
  type Move,
} from '@harvest/engine'
import assert from 'node:assert/strict'
import test from 'node:test'
import {
  bots,
  findBot,
  findGame,
  games,
  think,
  type Bot,
  type GameEntry,
  USUAL,
  type Thought,
} from '../src/index.ts'
import { stall, stallEntry } from './stall.ts'

function started(seed: number): GameState {
  return stall.setup({ rich: false, hand: 'small' }, 3, quickIO(seed))
}

function thoughtOf(move: Move): Thought {
  return { move, weighed: [], iterations: 0 }
}

/** A bot that hands what it is shown to a spy and takes the first move. */
function spyBot(spy: (state: GameState, moves: readonly Move[]) => void): Bot {
  return {
    id: 'spy',
    level: 0,
    choose(_entry, state, _seat, moves) {
      spy(state, moves)
      return thoughtOf(moves[0])
    },
  }
}

test('a bot is shown its own cards and, over many looks, other cards than the others really hold', () => {
  const real = started(5) as ReturnType<typeof stall.setup>
  const rng = new FastRng(1)
  const others = new Set<string>()
  for (let i = 0; i < 50; i++)
    think(
      stallEntry,
      real,
      1,
      spyBot((state) => {
        const { hands } = state as typeof real
        assert.notEqual(state, real)
        assert.deepEqual(hands[1], real.hands[1])
        others.add(canonical([hands[0], hands[2]]))
      }),
      rng,
    )
  assert.ok(others.size > 10, `${others.size} different guesses`)
})

test('what a bot does to the state it is shown leaves the real one alone', () => {
  const real = started(6)
  const before = canonical(real)
  const vandal = spyBot((state) => {
    state.sealed.length = 0
    ;(state as ReturnType<typeof stall.setup>).coins.fill(99)
  })
  think(stallEntry, real, 0, vandal, new FastRng(2))
  assert.equal(canonical(real), before)
})

test('the answer is the listed move itself, whatever object the bot returned', () => {
  const real = started(7)
  const copying: Bot = { ...spyBot(() => {}), choose: () => thoughtOf({ coins: 3, do: 'bid' } as Move) }
  const answer = think(stallEntry, real, 0, copying, new FastRng(3))
  assert.ok((stall.moves(real as never, 0, []) as Move[]).includes(answer))
})

test('a bot that answers a move the table does not list is an error, not a move', () => {
  const cheating: Bot = { ...spyBot(() => {}), choose: () => thoughtOf({ do: 'bid', coins: 60 } as Move) }
  assert.throws(() => think(stallEntry, started(8), 0, cheating, new FastRng(3)), /does not list/)
})

test('random chooses every legal move about equally often', () => {
  const real = started(9)
  const moves = stall.moves(real as never, 0, []) as Move[]
  const rng = new FastRng(4)
  const counts = new Map<Move, number>()
  for (let i = 0; i < 9000; i++) {
    const move = findBot('random')!.choose(stallEntry, real, 0, moves, rng, USUAL).move
    counts.set(move, (counts.get(move) ?? 0) + 1)
  }
  assert.equal(counts.size, 9)
  for (const count of counts.values()) assert.ok(count > 850 && count < 1150, `${count}`)
})

test('what the rules dictate to bots every bot does, also one that plays by chance', () => {
  const dictated: GameEntry = {
    ...stallEntry,
    evaluation: { ...stallEntry.evaluation, dictate: (_s, seat, moves) => (seat === 0 ? moves[4] : null) },
  }
  const asked = new Set<Move>()
  for (let seed = 0; seed < 20; seed++)
    for (const bot of bots) {
      assert.deepEqual(think(dictated, started(3), 0, bot, new FastRng(seed)), { do: 'bid', coins: 4 })
      asked.add(think(dictated, started(3), 1, bot, new FastRng(seed)))
    }
  assert.ok(asked.size > 1, 'and where nothing is dictated it chooses')
})

test('bots have different ids and rise in level', () => {
  assert.equal(new Set(bots.map((bot) => bot.id)).size, bots.length)
  assert.deepEqual(
    bots.map((bot) => bot.level),
    bots.map((bot) => bot.level).sort((a, b) => a - b),
  )
  assert.equal(findBot('nobody'), null)
})

test('every registered game is found by its id, has its words and plays to an end', () => {
  assert.ok(games.length > 0)
  for (const entry of games) {
    assert.equal(findGame(entry.game.id), entry)
    for (const text of Object.values(entry.text)) assert.ok(text.name.length > 0)
    const io = quickIO<unknown>(1)
    const { game } = entry
    const options = parseOptions(game.options, game.seats.min, {})
    assert.ok(options.ok)
    const state = game.setup(options.value, game.seats.min, io) as GameState
    playOut(entry.game, state, randomChoice(new FastRng(1)), io, { decisions: 0, forced: 0 })
    assert.notEqual(entry.game.scores(state), null)
  }
  assert.equal(findGame('chess'), null)
})
