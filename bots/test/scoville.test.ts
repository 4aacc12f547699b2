import { FastRng, playOut, quickIO, type GameState, type Move, type Score } from '@harvest/engine'
import { scoville, type State } from '@harvest/scoville'
import { LETTERS, MARKET, RECIPES } from '@harvest/scoville/public'
import assert from 'node:assert/strict'
import test from 'node:test'
import { findGame, greedy, random, think, type Bot, worthTo } from '../src/index.ts'

const entry = findGame('scoville')!
const { evaluation } = entry

function dealt(seats: number, seed: number): State {
  return scoville.setup({ shortDisplay: false, openScreens: false }, seats, quickIO(seed))
}

function counts(letters: string): number[] {
  return [...LETTERS].map((letter) => letters.split(letter).length - 1)
}

/** Seat 0 is to fulfil with these peppers, in the last round if `last`. */
function fulfilling(peppers: string, recipes: readonly string[], last: boolean): State {
  const s = dealt(2, 1)
  s.phase = 'fulfil'
  s.order = [0, 1]
  s.turn = 0
  s.active = 0
  s.last = last ? 'marketShortInAfternoon' : ''
  s.market = []
  s.recipes = recipes.map((name) => RECIPES.findIndex((recipe) => recipe.name === name))
  s.players[0].peppers = counts(peppers)
  return s
}

function turnOf(s: State, seat: number): string[] {
  const out: string[] = []
  const rng = new FastRng(1)
  const io = quickIO<unknown>(1)
  for (let stage = s.phase; s.active === seat && s.phase === stage;) {
    const move = think(entry, s, seat, greedy, rng)
    out.push(Object.values(move).join(' '))
    scoville.apply(s, seat, move as Parameters<typeof scoville.apply>[2], io as never)
  }
  return out
}

function playGame(bots: readonly Bot[], seed: number): Score[] {
  const s = dealt(bots.length, seed)
  const rng = new FastRng(seed)
  const choose = (state: GameState, seat: number, moves: readonly Move[]): Move =>
    think(entry, state, seat, bots[seat], rng, { legal: moves })
  playOut(scoville, s, choose, quickIO(seed), { decisions: 0, forced: 0 })
  return scoville.scores(s)!
}

test('greedy beats random from either seat, and by far', () => {
  for (const [seat, bots] of [
    [greedy, random],
    [random, greedy],
  ].entries()) {
    const scores = playGame(bots, 11 + seat)
    assert.equal(scores[seat].place, 1)
    assert.ok(scores[seat].total > 3 * scores[1 - seat].total, JSON.stringify(scores))
  }
})

test('greedy finishes games with as many as can play', () => {
  const scores = playGame(Array<Bot>(6).fill(greedy), 3)
  assert.equal(scores.length, 6)
  for (const score of scores) assert.ok(score.total > 20, JSON.stringify(scores))
})

test('of two recipes it can cook greedy takes the one with more points', () => {
  const cooked = turnOf(fulfilling('KWPRBOB', ['Warm Puddle', 'Bruised Piano'], true), 0)[0]
  assert.equal(cooked, `cook ${RECIPES.findIndex((recipe) => recipe.name === 'Bruised Piano')}`)
})

test('greedy fetches at the market what a recipe lacks, and then cooks it in the same turn', () => {
  const s = fulfilling('RYB', ['Warm Puddle'], false)
  const market = MARKET.findIndex((card) => card.wants === 'RY' && card.gives === 'O')
  const [recipe] = s.recipes
  s.market = [market]
  assert.deepEqual(turnOf(s, 0).slice(0, 2), [`market ${market}`, `cook ${recipe}`])
})

test('in the last round greedy sells what it cannot use any more', () => {
  const s = fulfilling('RRRRR', [], true)
  s.planted[0] = 6
  assert.deepEqual(turnOf(s, 0), ['sell R 5', 'end'])
})

test('a finished game is worth more than nothing to the winner alone', () => {
  const s = fulfilling('', [], true)
  s.players[0].coins = 30
  s.active = -1
  s.phase = 'over'
  s.ended = 'marketShortInAfternoon'
  assert.ok(worthTo(evaluation, s, 0) > 6)
  assert.ok(worthTo(evaluation, s, 1) < -6)
})

test('equal points are decided by coins, in the evaluation too', () => {
  const s = fulfilling('', [], true)
  s.phase = 'over'
  s.ended = 'marketShortInAfternoon'
  s.players[0].coins = 11
  s.players[1].coins = 9
  assert.ok(worthTo(evaluation, s, 0) > worthTo(evaluation, s, 1) + 2 * evaluation.rivalry.victory)
})

test('bids are never more than the purse allows, also with nothing in it', () => {
  const s = dealt(3, 9)
  s.phase = 'bid'
  s.active = -1
  s.sealed = [0, 1, 2].map(() => ({ done: false, bid: 0 }))
  for (const coins of [0, 1, 5, 40, 500]) {
    s.players[1].coins = coins
    const move = think(entry, s, 1, greedy, new FastRng(coins)) as unknown as { do: string; coins: number }
    assert.equal(move.do, 'bid')
    assert.ok(move.coins <= Math.max(1, coins / 2), `${move.coins} of ${coins}`)
  }
})
