import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Match, seededSource, seedFromNumber, TableIO } from '@harvest/engine'
import { CARDS, CARD_OF, CUSTOMERS, DECKS, DECK_SIZE } from '../src/data.ts'
import type { Event } from '../src/events.ts'
import { foodCourt } from '../src/index.ts'
import { abilityWords } from '../src/text/common.ts'
import { enCards } from '../src/text/en/words.ts'
import type { State } from '../src/state.ts'

function start(seats: number, options: unknown, seed = 1) {
  return Match.start(foodCourt, seats, options, seededSource(seedFromNumber(seed)))
}

function started(seats: number, options: unknown = {}, seed = 1): State {
  const match = start(seats, options, seed)
  assert.ok(match.ok)
  foodCourt.check(match.value.state as State)
  return match.value.state as State
}

test('[FC-SET-1] two to six kitchens play, all different, with one central queue of players + 1, at least 4', () => {
  for (const [seats, central] of [
    [2, 4],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 7],
  ]) {
    const s = started(seats)
    assert.equal(new Set(s.kitchens.map((k) => k.deck)).size, seats)
    assert.equal(s.central.length, central)
    assert.equal(s.customers.length, seats * 8 - central)
  }
  for (const seats of [1, 7]) assert.equal(start(seats, {}).ok, false)
})

test('[FC-SET-1] kitchens are taken as chosen, and the others come by chance from those left', () => {
  const decks = ['japan', 'random', 'italy', 'random']
  const seen = new Set<number>()
  for (let seed = 1; seed <= 40; seed++) {
    const s = started(4, { decks }, seed)
    assert.equal(DECKS[s.kitchens[0].deck].id, 'japan')
    assert.equal(DECKS[s.kitchens[2].deck].id, 'italy')
    seen.add(s.kitchens[1].deck)
  }
  assert.equal(seen.size, 6)
})

test('[FC-SET-1] two seats with one kitchen, unknown kitchens and lists of the wrong length are refused', () => {
  const refusals = [['usa', 'usa'], ['usa', 'narnia'], ['usa'], 'usa', ['usa', 3]].map((decks) => {
    const result = start(2, { decks })
    assert.ok(!result.ok)
    return `${result.refusal.rule} ${result.refusal.key}`
  })
  assert.deepEqual(refusals, [
    'EN-OPT-1 optionTwice',
    'EN-OPT-1 optionChoice',
    'EN-OPT-1 optionPerSeat',
    'EN-OPT-1 optionPerSeat',
    'EN-OPT-1 optionChoice',
  ])
})

test('[FC-SET-2] every deck has 40 ingredients and recipes, 2 complaints, 3 promotions and 8 customers', () => {
  assert.equal(CUSTOMERS.length, 8)
  for (const [deck, { id }] of DECKS.entries()) {
    const own = CARDS.filter((card) => card.deck === deck)
    const copies = (roles: readonly string[]): number =>
      own.filter((card) => roles.includes(card.role)).reduce((n, card) => n + card.copies, 0)
    assert.equal(copies(['primary', 'secondary', 'optional', 'recipe']), 40, id)
    assert.equal(copies(['complaint']), 2, id)
    assert.equal(copies(['promotion']), 3, id)
    assert.equal(new Set(own.map((card) => card.name)).size, own.length, `${id} names a card twice`)
  }
  assert.equal(CARD_OF.length, DECKS.length * DECK_SIZE)
})

test('[FC-SET-2] everybody draws seven, and chance says who begins', () => {
  const first = new Set<number>()
  const hands = new Set<string>()
  for (let seed = 1; seed <= 60; seed++) {
    const s = started(3, {}, seed)
    for (const k of s.kitchens) {
      assert.equal(k.hand.length, 7)
      assert.equal(k.pile.length, 38)
    }
    assert.equal(s.active, s.first)
    assert.equal(s.phase, 'discard')
    first.add(s.first)
    hands.add(s.kitchens[0].hand.join())
  }
  assert.deepEqual([...first].sort(), [0, 1, 2])
  assert.ok(hands.size > 50)
})

test('[FC-SET-2] play goes clockwise', () => {
  const io = new TableIO<Event>(null, true, 5)
  const s = foodCourt.setup({ decks: ['random', 'random', 'random'], printed: false }, 3, io)
  const order: number[] = []
  for (let i = 0; i < 6; i++) {
    order.push(s.active)
    foodCourt.apply(s, s.active, { do: 'draw' }, io)
    foodCourt.apply(s, s.active, { do: 'pass' }, io)
  }
  assert.deepEqual(
    order,
    [0, 1, 2, 3, 4, 5].map((n) => (s.first + n) % 3),
  )
  assert.equal(s.round, 3)
})

test('[FC-ABI-9] a table chooses between evened and printed abilities, and says in words which numbers it plays by', () => {
  const words = [false, true].map((printed) => {
    const io = new TableIO<Event>(null, true, 5)
    const s = foodCourt.setup({ decks: ['usa', 'japan'], printed }, 2, io)
    return foodCourt.view(s, 0).kitchens.map((kitchen) => abilityWords(enCards, kitchen))
  })
  assert.match(words[0][0], /scores 1 more, or 2 more if it’s normal or hard/)
  assert.match(words[1][0], /scores 1 more\./)
  assert.equal(words[0][1], words[1][1])
})
