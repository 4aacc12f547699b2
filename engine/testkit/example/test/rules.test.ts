import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Match, quickIO, type Move, type Seat } from '../../../src/index.ts'
import { pepperDuel } from '../game.ts'
import type { PepperEvent, State, View } from '../state.ts'

// With the first outcome of every draw, seat 0 is dealt three peppers of heat 1 and seat 1 three of heat 2.
const source = { draw: (): number => 0 }

function start(options: object = {}): Match {
  const started = Match.start(pepperDuel, 2, options, source)
  assert.ok(started.ok)
  return started.value
}

/** Play words: `0 lay 0`, `1 stake 2`, `0 buy`. */
function play(match: Match, ...words: string[]): Match {
  return words.reduce((at, word) => {
    const [seat, kind, n] = word.split(' ')
    const result = at.play(Number(seat), asMove(kind!, n))
    assert.ok(result.ok, `${word} is refused: ${JSON.stringify(result)}`)
    return result.value.match
  }, match)
}

function asMove(kind: string, n: string | undefined): Move {
  if (n === undefined) return { do: kind }
  return { do: kind, [kind === 'stake' ? 'coins' : 'card']: Number(n) } as Move
}

function refusal(match: Match, seat: Seat, move: object): string {
  const result = match.play(seat, move)
  assert.ok(!result.ok)
  return result.refusal.rule
}

const viewOf = (match: Match): View => match.update(0, []).view as View
const stateOf = (match: Match): State => match.state as State
const duel = (a: number, b: number): string[] => ['0 lay 0', `0 stake ${a}`, '1 lay 1', `1 stake ${b}`]
const coins = (match: Match): number[] => stateOf(match).players.map((player) => player.coins)

test('[EX-SET-1] three cards and two coins each, hands hidden, coins behind a screen', () => {
  const [own, other] = viewOf(start()).players
  assert.deepEqual([own!.hand, own!.cards, own!.coins], [[3, 0, 0, 0, 0, 0], 3, 2])
  assert.deepEqual([other!.hand, other!.cards, other!.coins], [null, 3, null])
  assert.equal(viewOf(start({ openCoins: true })).players[1]!.coins, 2)
})

test('[EX-DUE-1] a card from one’s own hand is laid', () => {
  assert.equal(refusal(start(), 0, { do: 'lay', card: 1 }), 'EX-DUE-1')
  assert.deepEqual(start().legal(1), [{ do: 'lay', card: 1 }])
})

test('[EX-DUE-2] up to two coins are staked, and not before a card is laid', () => {
  assert.equal(refusal(start(), 0, { do: 'stake', coins: 1 }), 'EX-DUE-2')
  assert.equal(refusal(play(start(), '0 lay 0'), 0, { do: 'stake', coins: 3 }), 'EX-DUE-2')
})

test('[EX-DUE-3] the hotter card scores two points and is paid its stake; the other pays and takes two coins', () => {
  const match = play(start(), ...duel(1, 2))
  assert.deepEqual(coins(match), [3, 4])
  assert.deepEqual(
    stateOf(match).players.map((player) => player.duels),
    [0, 2],
  )
  assert.deepEqual(stateOf(match).shown, [1, 1, 0, 0, 0, 0])
})

test('[EX-DUE-3] equal heat: both take one coin and keep their stakes', () => {
  const state = pepperDuel.clone(stateOf(play(start(), '0 lay 0', '0 stake 1', '1 lay 1')))
  state.players[1]!.hand = [3, 0, 0, 0, 0, 0]
  state.sealed[1]!.card = 0
  pepperDuel.apply(state, 1, { do: 'stake', coins: 2 }, quickIO<PepperEvent>(1))
  assert.deepEqual(
    state.players.map((player) => [player.coins, player.duels]),
    [
      [3, 0],
      [3, 0],
    ],
  )
  assert.equal(state.turn, 0)
})

test('[EX-MAR-1] the loser goes first to the market, and a point costs three coins', () => {
  const match = play(start(), ...duel(0, 0))
  assert.deepEqual(match.update('watcher', []).waiting, [0])
  const bought = play(match, '0 buy')
  assert.deepEqual(coins(bought), [1, 2])
  assert.equal(refusal(bought, 0, { do: 'buy' }), 'EX-MAR-1')
})

test('[EX-MAR-2] one card a turn may be sold for a coin, but never the last', () => {
  const match = play(start(), ...duel(0, 0), '0 sell 0')
  assert.deepEqual(coins(match), [5, 2])
  assert.equal(refusal(match, 0, { do: 'sell', card: 0 }), 'EX-MAR-2')
  const state = pepperDuel.clone(stateOf(match))
  state.sold = false
  assert.ok(!pepperDuel.moves(state, 0, []).some((move) => move.do === 'sell'))
  assert.equal(pepperDuel.why(state, 0, { do: 'sell', card: 0 }).key, 'lastCard')
})

test('[EX-MAR-3] a draw that only its owner sees ends the turn', () => {
  const match = play(start(), ...duel(0, 0), '0 draw')
  assert.deepEqual(match.update('watcher', []).waiting, [1])
  assert.equal(stateOf(play(match, '1 draw')).phase, 'duel')
  assert.deepEqual(pepperDuel.redact({ e: 'draw', seat: 0, card: 3 }, 1), { e: 'draw', seat: 0, card: null })
})

test('[EX-END-1] seven points end the game after a duel, else round five does; coins break a tie', () => {
  for (const [bought, round, ending] of [
    [5, 1, 'lead'],
    [4, 5, 'rounds'],
    [4, 4, null],
  ] as const) {
    const state = pepperDuel.clone(stateOf(play(start(), '0 lay 0', '0 stake 0', '1 lay 1')))
    state.players[1]!.bought = bought
    state.round = round
    pepperDuel.apply(state, 1, { do: 'stake', coins: 0 }, quickIO<PepperEvent>(1))
    assert.equal(state.ending, ending)
    if (ending === null) continue
    state.players[0]!.bought = bought + 2
    assert.deepEqual(
      pepperDuel.scores(state)!.map((score) => score.place),
      [1, 2],
    )
    state.players[0]!.coins = state.players[1]!.coins
    assert.deepEqual(
      pepperDuel.scores(state)!.map((score) => score.place),
      [1, 1],
    )
  }
})
