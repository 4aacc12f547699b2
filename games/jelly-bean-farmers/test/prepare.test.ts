import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jellyBeanFarmers as game } from '../src/index.ts'
import { kindOf } from '../src/cards.ts'
import type { ActionId } from '../src/data.ts'
import { ACTION_IDS } from '../src/data.ts'
import { setup } from '../src/setup.ts'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'
import { Table, table, TestIO } from './builder.ts'

const ids = (cards: readonly number[]): ActionId[] => cards.map((card) => ACTION_IDS[kindOf(card)])

test('[JB-SET-1] everybody gets seven cards, five food and two stamps, keeps three and lays field and silo', () => {
  const t = new Table(setup({}, 3, new TestIO()))
  for (const farm of t.state.farms) assert.equal(farm.hand.length, 7)
  for (let seat = 0; seat < 3; seat++) for (let i = 0; i < 3; i++) t.play(seat, t.legal(seat)[0])
  for (const farm of t.state.farms) {
    assert.equal(farm.hand.length, 3)
    assert.equal(farm.backs.length, 4)
    assert.deepEqual([farm.fields, farm.silos, farm.food, farm.stamps], [[0], [0], 5, 2])
  }
  assert.equal(t.state.phase, 'place')
})

test('[JB-SET-1] the game is for two to four', () => {
  assert.deepEqual(game.seats, { min: 2, max: 4 })
})

test('[JB-SET-1] what is kept is what was chosen', () => {
  const io = new TestIO()
  const fresh = new Table(setup({}, 2, io))
  const hand = ids(fresh.farm(0).hand)
  const wanted = [hand[6], hand[0], hand[3]]
  for (const card of wanted) fresh.play(0, { do: 'keep', card })
  for (let i = 0; i < 3; i++) fresh.play(1, fresh.legal(1)[0])
  assert.deepEqual(ids(fresh.farm(0).hand).sort(), wanted.sort())
})

test('[JB-SET-1] the prompt says how many cards are still to be kept', () => {
  const fresh = new Table(setup({}, 2, new TestIO()))
  const prompts = [0, 1, 2].map((kept) => {
    if (kept > 0) fresh.play(0, fresh.legal(0)[0])
    const view = game.view(fresh.state, 0)
    return [en, de].map((text) => text.prompts.keep(view, String).split(';')[0])
  })
  assert.deepEqual(prompts, [
    ['Keep 3 cards as your hand', 'Behalte 3 Karten als Hand'],
    ['Keep 2 more as your hand', 'Behalte noch 2 als Hand'],
    ['Keep 1 more as your hand', 'Behalte noch 1 als Hand'],
  ])
})

test('[JB-PRE-1] a farmer without food cashes in a stamp for 4 food and has a hand size of 2 that year', () => {
  const t = table({
    farms: [{ food: 0, flexibleHands: 2 }, { food: 1 }],
  }).begin('stamps')
  const [poor, other] = t.state.farms
  assert.deepEqual([poor.food, poor.stamps, poor.onStamps], [4, 1, true])
  assert.equal(poor.hand.length, 2)
  assert.deepEqual([other.food, other.stamps, other.hand.length], [1, 2, 3])
})

test('[JB-PRE-1] a larger hand is not discarded in a stamp year', () => {
  const t = table({ farms: [{ food: 0, hand: ['cats', 'dogs', 'walls'] }, {}] }).begin('stamps')
  assert.equal(t.farm(0).hand.length, 3)
})

test('[JB-PRE-1] a stamp ends the contracts its farmer pays, and only those', () => {
  const t = table({
    farms: [{ food: 0 }, {}, {}],
    contracts: [
      { holder: 1, payer: 0, amount: 2, since: 2 },
      { holder: 2, payer: 0, amount: 1, since: 3 },
      { holder: 0, payer: 1, amount: 1, since: 3 },
    ],
  }).begin('stamps')
  assert.deepEqual(t.state.contracts, [{ holder: 0, payer: 1, amount: 1, since: 3 }])
  assert.equal(t.state.discards[ACTION_IDS.indexOf('warlord')], 2)
  assert.deepEqual(
    t.events('contractEnded').map((event) => event.why),
    ['stamps', 'stamps'],
  )
})

test('[JB-PRE-1, JB-OUT-1] without food and stamps a farmer is out: faces are discarded, backs leave, contracts end', () => {
  const t = table({
    farms: [
      {
        food: 0,
        stamps: 0,
        hand: ['walls'],
        saved: ['steal'],
        backs: ['dogs'],
        fields: [['irrigation', 'perennial']],
        silos: [1],
        cats: 2,
        rabbits: 1,
        men: 1,
        mercenaries: 1,
        flexibleHands: 1,
        reactivePlantings: 1,
      },
      {},
      {},
    ],
    contracts: [
      { holder: 0, payer: 1, amount: 1, since: 2 },
      { holder: 2, payer: 0, amount: 1, since: 2 },
      { holder: 2, payer: 1, amount: 1, since: 2 },
    ],
  }).begin('stamps')
  game.check(t.state)
  const farm = t.farm(0)
  assert.equal(farm.out, 2)
  assert.deepEqual([farm.hand, farm.saved, farm.fields, farm.silos, farm.men], [[], [], [], [], 0])
  assert.equal(farm.backs.length, 1)
  assert.deepEqual(t.state.contracts, [{ holder: 2, payer: 1, amount: 1, since: 2 }])
  for (const id of [
    'walls',
    'steal',
    'irrigation',
    'perennial',
    'siloExtension',
    'rabbits',
    'mercenary',
  ] as const)
    assert.equal(t.state.discards[ACTION_IDS.indexOf(id)], 1, id)
  assert.equal(t.state.discards[ACTION_IDS.indexOf('warlord')], 2)
  assert.equal(t.state.discards[ACTION_IDS.indexOf('dogs')], 0)
  assert.equal(t.state.phase, 'place')
  assert.deepEqual(t.waiting(), [1, 2])
})

test('[JB-OUT-1] the last farmer standing wins at once', () => {
  const t = table({
    farms: [
      { food: 0, stamps: 0 },
      { food: 1, stamps: 0 },
    ],
  }).begin('stamps')
  assert.equal(t.state.ending, 'lastFarmer')
  assert.deepEqual(
    game.scores(t.state)!.map((score) => score.place),
    [2, 1],
  )
  assert.equal(game.waiting(t.state), 0)
})

test('[JB-OUT-1] when the last farmers go out together the tie-breaks decide, then they share', () => {
  const ruined = { food: 0, stamps: 0 }
  const t = table({
    farms: [
      { ...ruined, fields: [[], []], men: 1, dogs: 1 },
      { ...ruined, fields: [[], []], men: 3 },
      ruined,
    ],
  }).begin('stamps')
  assert.equal(t.state.ending, 'allOut')
  assert.deepEqual(
    game.scores(t.state)!.map((score) => score.place),
    [2, 1, 3],
  )
  const equal = table({ farms: [ruined, ruined] }).begin('stamps')
  assert.deepEqual(
    game.scores(equal.state)!.map((score) => score.place),
    [1, 1],
  )
})

test('[JB-OUT-1] nobody goes out after year 8', () => {
  const t = table({
    farms: [{ food: 1, stamps: 0 }, {}],
    year: 8,
    season: 'summer',
    climate: ['fairWeather', 'sunshine'],
  }).begin('harvest')
  assert.equal(t.farm(0).food, 0)
  assert.equal(t.farm(0).out, 0)
  assert.equal(t.state.ending, 'years')
})

test('[JB-PRE-2] everybody draws up to 3 and 1 more for each Flexible Hand, and keeps what is above', () => {
  const t = table({
    farms: [
      { hand: ['cats'] },
      { flexibleHands: 2 },
      { hand: ['cats', 'cats', 'cats', 'dogs', 'dogs'], flexibleHands: 1 },
    ],
  }).begin('draw')
  assert.deepEqual(
    t.state.farms.map((farm) => farm.hand.length),
    [3, 5, 5],
  )
})

test('[JB-PRE-2] the discards go under the deck when a draw needs them', () => {
  const t = table({ farms: [{}, {}], deck: ['steal', 'steal'] })
  t.drawing('steal', 'steal', 'cats').begin('draw')
  assert.equal(t.state.filling, 1)
  assert.equal(t.events('reshuffled').length, 1)
  assert.deepEqual(
    t.state.farms.map((farm) => farm.hand.length),
    [3, 3],
  )
  // Year 2 of two seats: seat 0 is dealt first, so each got one of the two that were left.
  assert.deepEqual([ids(t.farm(0).hand)[0], ids(t.farm(1).hand)[0]], ['steal', 'steal'])
  assert.equal(ids(t.farm(0).hand)[1], 'cats')
  assert.equal(t.state.discarded, 0)
})

test('[JB-PRE-2] too few cards for all are dealt singly, clockwise from seat (year mod players)', () => {
  const t = table({
    farms: [{ backs: [] }, {}, {}],
    year: 4,
    deck: ['cats', 'cats', 'cats', 'cats'],
    noDiscards: true,
  }).begin('draw')
  assert.deepEqual(
    t.state.farms.map((farm) => farm.hand.length),
    [1, 2, 1],
  )
})

test('[JB-PRE-3] two cards from the hand are placed in secret, in either order', () => {
  const t = table({
    farms: [{ hand: ['cats', 'dogs', 'walls'] }, { hand: ['cats', 'dogs'] }],
  }).begin('place')
  t.play(0, { do: 'place', card: 'walls', season: 'summer' }, { do: 'place', card: 'cats', season: 'spring' })
  assert.deepEqual(t.waiting(), [1])
  assert.equal(t.farm(0).hand.length, 3)
  t.play(1, { do: 'place', card: 'cats', season: 'spring' }, { do: 'place', card: 'dogs', season: 'summer' })
  assert.deepEqual(ids([t.farm(0).spring, t.farm(0).summer]), ['cats', 'walls'])
  assert.deepEqual(ids(t.farm(0).hand), ['dogs'])
  assert.equal(t.state.phase, 'plant')
})

test('[JB-PRE-3] two cards of one kind fill both seasons', () => {
  const t = table({ farms: [{ hand: ['cats', 'cats'] }, {}] }).begin('place')
  t.play(0, { do: 'place', card: 'cats', season: 'spring' })
  assert.deepEqual(t.legal(0), [{ do: 'place', card: 'cats', season: 'summer' }])
  t.play(0, { do: 'place', card: 'cats', season: 'summer' })
  assert.deepEqual(ids([t.farm(0).spring, t.farm(0).summer]), ['cats', 'cats'])
})

test('[JB-PRE-3] with one card its season is chosen, and the other season has none', () => {
  const t = table({ farms: [{ hand: ['cats'] }, { hand: ['dogs'] }, {}] }).begin('place')
  assert.deepEqual(t.waiting(), [0, 1])
  t.play(0, { do: 'place', card: 'cats', season: 'summer' })
  t.play(1, { do: 'place', card: 'dogs', season: 'spring' })
  assert.deepEqual([t.farm(0).spring, ids([t.farm(0).summer])[0]], [-1, 'cats'])
  assert.deepEqual([ids([t.farm(1).spring])[0], t.farm(1).summer], ['dogs', -1])
})

test('[JB-PRE-3] saved cards work in a season without a season card', () => {
  const t = table({ farms: [{ saved: ['cats'] }, {}], climate: ['fairWeather', 'sunshine'] }).begin('plan')
  assert.deepEqual(t.waiting(), [0])
  t.play(0, { do: 'face', from: 'saved', slot: 0 })
  assert.equal(t.farm(0).cats, 1)
})
