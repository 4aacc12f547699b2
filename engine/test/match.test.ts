import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { canonical, hashState, only, seededSource, seedFromNumber, type Match } from '../src/index.ts'
import type { State } from '../testkit/example/state.ts'
import { atMarket, buy, draw, lay, playAll, played, ruleOf, stake, startDuel, undone } from './duel.ts'

const hashOf = (match: Match): string => hashState(match.state)
const stateOf = (match: Match): State => match.state as State

describe('who may move', () => {
  test('[EN-SEA-1] seats the table does not have are refused', () => {
    const match = startDuel()
    for (const seat of [-1, 2, 0.5, NaN, Infinity, '0' as unknown as number]) {
      assert.equal(ruleOf(match.play(seat, lay(0))), 'EN-SEA-1', String(seat))
      assert.equal(ruleOf(match.undo(seat, 'step')), 'EN-SEA-1', String(seat))
      assert.deepEqual(match.legal(seat), [])
    }
  })

  test('[EN-TUR-1] a seat the table does not wait for is refused and told whom it waits for', () => {
    const result = atMarket().play(1, draw)
    assert.ok(!result.ok)
    assert.deepEqual(result.refusal, { rule: 'EN-TUR-1', key: 'notYourTurn', args: { waiting: [0] } })
  })

  test('[EN-TUR-1] a seat that has chosen in secret may choose again until the last has', () => {
    const match = playAll(startDuel(), [0, lay(0)], [0, stake(0)])
    assert.deepEqual(match.update(0, []).waiting, [1])
    const again = playAll(match, [0, lay(0)])
    assert.deepEqual(again.update(0, []).waiting, [0, 1])
    const resolved = playAll(again, [1, lay(1)], [1, stake(0)], [0, stake(2)])
    assert.equal(stateOf(resolved).phase, 'market')
    assert.equal(stateOf(resolved).last?.stakes[0], 2)
  })
})

describe('what is a move', () => {
  test('[EN-MOV-1] a listed move is applied as the game made it, not as it was sent', () => {
    const sent = { card: 0, do: 'lay' }
    const { step } = played(startDuel(), 0, sent)
    assert.notEqual(step!.move, sent)
    assert.ok(Object.isFrozen(step!.move))
    assert.equal(canonical(step!.move), canonical(sent))
  })

  test('[EN-MOV-1] a move that is not listed is refused by a rule of the game, and nothing has changed', () => {
    const match = startDuel()
    const before = hashOf(match)
    assert.equal(ruleOf(match.play(0, lay(5))), 'EX-DUE-1')
    assert.equal(ruleOf(match.play(0, { ...lay(0), extra: 1 })), 'EX-DUE-1')
    assert.equal(ruleOf(match.play(0, { do: 'lay', card: '0' })), 'EX-DUE-1')
    assert.equal(hashOf(match), before)
  })

  test('[EN-MOV-1] what has not even the form of a move is refused before the game sees it', () => {
    const match = startDuel()
    for (const input of [null, 'lay', [lay(0)], {}, { card: 0 }, { do: 1 }, { do: 'lay', card: [[0]] }])
      assert.equal(ruleOf(match.play(0, input)), 'EN-MOV-1', JSON.stringify(input))
  })

  test('[EN-MOV-1] a getter hidden in what was sent is never called', () => {
    const trap = Object.defineProperty({ card: 0 }, 'do', {
      enumerable: false,
      get: () => assert.fail('called'),
    })
    assert.equal(ruleOf(startDuel().play(0, trap)), 'EN-MOV-1')
  })

  test('[EN-OVE-1] after the end nothing more is done', () => {
    let match = startDuel(seededSource(seedFromNumber(1)))
    while (!match.over) {
      const seat = [0, 1].find((each) => match.update(each, []).waiting.includes(each))!
      match = played(match, seat, match.legal(seat)[0]).match
    }
    for (const seat of [0, 1]) {
      assert.equal(ruleOf(match.play(seat, draw)), 'EN-OVE-1')
      assert.equal(ruleOf(match.undo(seat, 'turn')), 'EN-UND-1')
      assert.deepEqual(match.legal(seat), [])
    }
    assert.ok(match.update('watcher', []).scores)
  })
})

/** At the market of the second round, where seat 0 has lost twice and has coins for two points. */
function rich(): Match {
  return playAll(
    atMarket(),
    ...([
      [0, draw],
      [1, draw],
      [0, lay(0)],
      [0, stake(0)],
      [1, lay(1)],
      [1, stake(0)],
    ] as const),
  )
}

describe('undo of a turn', () => {
  test('[EN-UND-1] a step is taken back to the same position, and can be made again', () => {
    const before = atMarket()
    const after = playAll(before, [0, buy])
    const back = undone(after, 0).match
    assert.equal(hashOf(back), hashOf(before))
    assert.equal(hashOf(playAll(back, [0, buy])), hashOf(after))
    assert.equal(ruleOf(back.undo(0, 'step')), 'EN-UND-1')
  })

  test('[EN-UND-1] a turn is taken back as a whole', () => {
    const before = rich()
    const once = playAll(before, [0, buy])
    const twice = playAll(once, [0, buy])
    assert.equal(hashOf(undone(twice, 0, 'turn').match), hashOf(before))
    assert.equal(hashOf(undone(twice, 0).match), hashOf(once))
    assert.equal(hashOf(undone(undone(twice, 0).match, 0).match), hashOf(before))
  })

  test('[EN-UND-1] only by the seat whose step it was', () => {
    assert.equal(ruleOf(playAll(atMarket(), [0, buy]).undo(1, 'step')), 'EN-UND-1')
  })

  test('[EN-UND-1] a reveal is not taken back, nor what came before it', () => {
    const match = playAll(atMarket(), [0, buy], [0, { do: 'sell', card: 0 }])
    for (const scope of ['step', 'turn'] as const) assert.equal(ruleOf(match.undo(0, scope)), 'EN-UND-1')
  })

  test('[EN-UND-1] what was revealed to seats that nobody looks through is taken back', () => {
    const before = atMarket()
    const sold = before.play(0, { do: 'sell', card: 0 }, only(1))
    assert.ok(sold.ok)
    assert.equal(hashOf(undone(sold.value.match, 0).match), hashOf(before))
  })

  test('[EN-UND-1] what the seat itself learned is not, whoever else looks', () => {
    const drawn = atMarket().play(0, draw, only(1))
    assert.ok(drawn.ok)
    assert.equal(ruleOf(drawn.value.match.undo(0, 'step')), 'EN-UND-1')
  })

  test('[EN-UND-1] steps after a reveal are taken back as far as the reveal', () => {
    const sold = playAll(atMarket(), [0, { do: 'sell', card: 0 }])
    const match = playAll(sold, [0, buy])
    assert.equal(hashOf(undone(match, 0, 'turn').match), hashOf(sold))
  })

  test('[EN-UND-1] a draw is not taken back', () => {
    const match = playAll(atMarket(), [0, draw])
    for (const seat of [0, 1]) assert.equal(ruleOf(match.undo(seat, 'turn')), 'EN-UND-1')
  })

  test('[EN-UND-1] undo is offered exactly where it is granted', () => {
    const bought = playAll(atMarket(), [0, buy])
    assert.deepEqual(bought.update(0, []).undo, { step: true, turn: true })
    assert.deepEqual(bought.update(1, []).undo, { step: false, turn: false })
    assert.deepEqual(bought.update('watcher', []).undo, { step: false, turn: false })
    assert.deepEqual(playAll(bought, [0, draw]).update(0, []).undo, { step: false, turn: false })
  })
})

describe('undo of a secret choice', () => {
  test('[EN-UND-1] takes back one’s own choice alone, no matter who else has chosen', () => {
    const match = playAll(startDuel(), [0, lay(0)], [1, lay(1)], [1, stake(2)])
    const { sealed } = stateOf(undone(match, 0).match)
    assert.deepEqual(sealed, [
      { done: false, card: -1, stake: 0 },
      { done: true, card: 1, stake: 2 },
    ])
  })

  test('[EN-UND-1] step by step, or as a whole', () => {
    const start = startDuel()
    const laid = playAll(start, [0, lay(0)])
    const match = playAll(laid, [0, stake(1)])
    assert.equal(hashOf(undone(match, 0).match), hashOf(laid))
    assert.equal(hashOf(undone(match, 0, 'turn').match), hashOf(start))
    assert.equal(hashOf(undone(undone(match, 0).match, 0).match), hashOf(start))
  })

  test('[EN-UND-1] never to a choice that was done: that could leave nobody to wait for', () => {
    const reopened = playAll(startDuel(), [0, lay(0)], [0, stake(1)], [0, lay(0)])
    const match = playAll(reopened, [1, lay(1)], [1, stake(0)])
    const back = undone(match, 0).match
    assert.deepEqual(stateOf(back).sealed[0], { done: false, card: 0, stake: 0 })
    assert.deepEqual(back.update(0, []).waiting, [0])
    assert.deepEqual(
      back.steps().map((step) => step.seat),
      [0, 1, 1],
    )
    assert.equal(stateOf(playAll(back, [0, stake(0)])).phase, 'market')
  })

  test('[EN-UND-1] not once the choices are shown', () => {
    const match = atMarket()
    for (const seat of [0, 1]) assert.equal(ruleOf(match.undo(seat, 'step')), 'EN-UND-1')
  })

  test('[EN-UND-1] a turn before secret choices is not taken back once they have begun', () => {
    const match = playAll(atMarket(), [0, draw], [1, draw])
    assert.equal(stateOf(match).phase, 'duel')
    assert.equal(ruleOf(match.undo(1, 'step')), 'EN-UND-1')
  })
})

describe('which offers are final', () => {
  const finals = (match: Match, seat: number): (boolean | undefined)[] =>
    match.update(seat, []).offers.map(({ final }) => final)

  test('a secret choice is not while another seat is still choosing', () => {
    const match = playAll(startDuel(), [1, lay(1)], [0, lay(0)])
    assert.ok(finals(match, 0).every((final) => final === undefined))
  })

  test('the one that all others wait for is, in the step that completes it', () => {
    const match = playAll(startDuel(), [1, lay(1)], [1, stake(0)])
    assert.ok(finals(match, 0).every((final) => final === undefined))
    const last = playAll(match, [0, lay(0)])
    const stakes = last.update(0, []).offers.filter(({ move }) => move.do === 'stake')
    assert.ok(stakes.length > 0 && stakes.every(({ final }) => final === true))
    assert.equal(stateOf(last).phase, 'duel', 'looking at an offer plays nothing')
  })
})

describe('what others notice', () => {
  test('a draft sends them nothing, and neither does taking it back', () => {
    const drafted = played(startDuel(), 0, lay(0))
    assert.ok(drafted.match.updateAfter(drafted, 0))
    assert.equal(drafted.match.updateAfter(drafted, 1), null)
    assert.equal(drafted.match.updateAfter(drafted, 'watcher'), null)
    const back = undone(drafted.match, 0)
    assert.equal(back.match.updateAfter(back, 1), null)
  })

  test('that a seat is done, or is not any longer, is told to all', () => {
    const done = played(playAll(startDuel(), [0, lay(0)]), 0, stake(1))
    assert.deepEqual(done.match.updateAfter(done, 1)?.waiting, [1])
    const back = undone(done.match, 0)
    assert.deepEqual(back.match.updateAfter(back, 'watcher')?.waiting, [0, 1])
  })

  test('decision numbers go up with a seat’s own steps and never with another’s secret ones', () => {
    const start = startDuel()
    const match = playAll(start, [0, lay(0)], [0, stake(1)], [0, lay(0)])
    assert.equal(match.decisions[0], start.decisions[0]! + 3)
    assert.equal(match.decisions[1], start.decisions[1])
    const back = undone(match, 0).match
    assert.equal(back.decisions[0], match.decisions[0]! + 1)
    assert.equal(back.decisions[1], start.decisions[1])
  })

  test('steps that all can see, and undoing them, change the decision numbers of all', () => {
    const market = atMarket()
    const bought = playAll(market, [0, buy])
    assert.deepEqual(
      bought.decisions,
      market.decisions.map((n) => n + 1),
    )
    assert.deepEqual(
      undone(bought, 0).match.decisions,
      market.decisions.map((n) => n + 2),
    )
  })

  test('the number of steps told to all counts no drafts and goes back with an undo', () => {
    assert.equal(playAll(startDuel(), [0, lay(0)], [0, stake(0)], [1, lay(1)]).at, 0)
    const market = atMarket()
    assert.equal(market.at, 1)
    assert.equal(undone(playAll(market, [0, buy]), 0).match.at, 1)
  })

  test('events are told to each as it may see them', () => {
    const drawn = played(atMarket(), 0, draw)
    assert.deepEqual(drawn.match.updateAfter(drawn, 0)?.events, [{ e: 'draw', seat: 0, card: 2 }])
    assert.deepEqual(drawn.match.updateAfter(drawn, 1)?.events, [{ e: 'draw', seat: 0, card: null }])
  })

  test('prompts tell those who decide from those who wait, and only seats are offered moves', () => {
    const match = atMarket()
    assert.equal(match.update(0, []).prompt, 'market')
    assert.equal(match.update(1, []).prompt, 'marketWait')
    assert.deepEqual(match.update('watcher', []).offers, [])
    assert.deepEqual(match.update(0, []).offers[0], {
      move: { do: 'buy' },
      effects: [{ key: 'point', args: { points: 1, coins: -3 } }],
    })
  })
})

test('a step leaves the match it was made in as it was', () => {
  const match = atMarket()
  const before = [hashOf(match), match.steps().length, JSON.stringify(match.update(0, []))]
  playAll(match, [0, buy], [0, draw], [1, draw])
  assert.deepEqual([hashOf(match), match.steps().length, JSON.stringify(match.update(0, []))], before)
})
