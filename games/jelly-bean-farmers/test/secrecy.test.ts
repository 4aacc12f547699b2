import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonical, FastRng, only } from '@harvest/engine'
import { fillingOf, kindOf, makeCard } from '../src/cards.ts'
import { jellyBeanFarmers as game, type State } from '../src/index.ts'
import { back, discard, face, kind, planning, ready, table } from './builder.ts'

const rng = new FastRng(5)
const redeals = (s: State, who: number | 'watcher', count = 60): State[] =>
  Array.from({ length: count }, () => game.redeal(s, who, rng))
const values = <T>(list: readonly T[]): number => new Set(list.map((one) => canonical(one))).size

const secretive = {
  hand: ['cats', 'dogs'],
  spring: 'walls',
  summer: 'geezer',
  saved: ['steal'],
  backs: ['almanac', 'warlord'],
} as const

test('[JB-SEC-1] others see how many cards there are, the owner sees which', () => {
  const { state } = table({ farms: [secretive, {}] })
  for (const who of [1, 'watcher'] as const) {
    const { farms, own } = game.view(state, who)
    const [farm] = farms
    assert.deepEqual([farm.hand, farm.spring, farm.summer, farm.saved], [2, 'hidden', 'hidden', ['hidden']])
    assert.deepEqual(farm.knownBacks, [])
    assert.equal(own === null, who === 'watcher')
    const text = JSON.stringify(game.view(state, who))
    for (const word of ['geezer', 'steal', 'almanac', 'warlord']) assert.ok(!text.includes(word), word)
  }
  const mine = game.view(state, 0)
  assert.deepEqual([mine.farms[0].spring, mine.farms[0].saved], ['walls', ['steal']])
  assert.deepEqual(
    [mine.own!.hand, mine.own!.backs],
    [
      ['cats', 'dogs'],
      ['almanac', 'warlord'],
    ],
  )
})

test('[JB-SEC-1] farms, food, stamps, armies, contracts and discards are open', () => {
  const t = table({
    farms: [{ food: 3, stamps: 1, men: 2, cats: 1, fields: [['netting'], []] }, { rabbits: 1 }],
    contracts: [{ holder: 0, payer: 1, amount: 2, since: 3 }],
    deck: ['cats'],
  })
  const view = game.view(t.state, 'watcher')
  const [farm] = view.farms
  assert.deepEqual([farm.food, farm.stamps, farm.army.men, farm.cats], [3, 1, 2, 1])
  assert.deepEqual(farm.fields[0].upgrades, ['netting'])
  assert.equal(view.farms[1].rabbits, true)
  assert.deepEqual(view.contracts, [{ holder: 0, payer: 1, amount: 2, year: 1, season: 'summer' }])
  assert.equal(view.deck, 1)
  assert.ok(view.discards.some(({ card, count }) => card === 'steal' && count === 3))
})

test('[JB-SEC-1] a draw shows its card to its seat alone', () => {
  const event = { e: 'drew', seat: 1, count: 2, cards: ['cats', 'steal'] } as const
  assert.deepEqual(game.redact(event, 1), event)
  for (const who of [0, 'watcher'] as const)
    assert.deepEqual(game.redact(event, who), { e: 'drew', seat: 1, count: 2, cards: null })
  const look = { e: 'looked', seat: 0, count: 1, cards: ['hail'] } as const
  assert.deepEqual(game.redact(look, 0), look)
  assert.deepEqual(game.redact(look, 1), { e: 'looked', seat: 0, count: 1, cards: null })
})

test('[JB-SEC-1] the deal is revealed seat by seat, not to all', () => {
  const t = table({ farms: [{}, { hand: ['cats', 'cats', 'dogs'] }] }).begin('draw')
  assert.equal(t.io.revealed, only(0))
})

test('[JB-SEC-1] what is sealed shows only that it is done', () => {
  const t = planning({ farms: [{ spring: 'cats' }, { spring: 'dogs' }, { spring: 'walls' }] })
  const before = game.view(t.state, 1)
  t.play(0, back('man'))
  const man = game.view(t.state, 1)
  assert.deepEqual([before.farms[0].decided, man.farms[0].decided], [false, true])
  t.play(0, { do: 'change' }, face())
  assert.deepEqual(game.view(t.state, 1), man)
  assert.deepEqual(game.view(t.state, 0).own!.draft!.plan!.season, { use: 'face', on: 0 })
})

test('[JB-SEC-1] plans that wait for Steals, Assassins and Warlords stay hidden', () => {
  const farms = [
    { spring: 'warlord', men: 2 },
    { spring: 'cats', saved: ['dogs'] },
  ] as const
  const one = planning({ farms })
  one.play(0, face()).play(1, back('man'), { do: 'back', from: 'saved', slot: 0, as: 'field' })
  const two = planning({ farms })
  two.play(0, face()).play(1, back('save'), ready)
  assert.equal(one.state.phase, 'warlord')
  assert.deepEqual(game.view(one.state, 0), game.view(two.state, 0))
})

test('[JB-SEC-1] a redeal keeps what the viewer knows and deals the rest anew', () => {
  const { state } = table({
    farms: [secretive, { ...secretive, spring: 'berzerker' }],
    next: [
      ['hail', 0],
      ['fire', 1],
      ['aphids', 0, 1],
    ],
  })
  const dealt = redeals(state, 0)
  assert.equal(values(dealt.map((s) => s.farms[0])), 1)
  for (const pick of [
    (s: State) => s.farms[1].hand,
    (s: State) => [s.farms[1].spring],
    (s: State) => [s.farms[1].summer],
    (s: State) => s.farms[1].saved,
    (s: State) => s.farms[1].backs,
    (s: State) => [s.nextClimate[1]],
  ])
    assert.ok(values(dealt.map(pick)) > 5)
  assert.equal(values(dealt.map((s) => [s.nextClimate[0], s.nextClimate[2]])), 1)
  for (const s of dealt) game.check(s)
})

test('[JB-SEC-1] a card that was shown is never dealt anew', () => {
  const t = planning({ farms: [{ spring: 'steal' }, { spring: 'cats' }, { spring: 'walls' }] })
  t.play(0, face()).play(1, back('save')).play(2, discard)
  for (const s of redeals(t.state, 0)) {
    assert.equal(kindOf(s.farms[1].spring), kind('cats'))
    assert.equal(kindOf(s.farms[2].spring), kind('walls'))
  }
})

test('[JB-SEC-1] cards dealt anew come from the filling of the deck they were drawn from', () => {
  const t = table({ farms: [{}, { hand: ['cats', 'cats', 'dogs'] }], deck: [] })
  t.begin('draw')
  assert.equal(t.state.filling, 1)
  // Seat 1 held its cards when all others lay open, so seat 0 knows them; the deck is known as well.
  for (const s of redeals(t.state, 0, 20))
    assert.deepEqual(s.farms[1].hand.toSorted(), t.farm(1).hand.toSorted())
  assert.ok(t.farm(0).hand.every((card) => fillingOf(card) === 1))
  assert.equal(makeCard(3, 1) === makeCard(3, 0), false)
})

test('[JB-SEC-1] sealed choices are drawn anew from what the new cards allow', () => {
  const t = planning({ farms: [{ spring: 'cats' }, { spring: 'irrigation' }, { spring: 'coyote' }] })
  t.play(1, face({ field: 0 })).play(2, face({ farm: 1 }))
  const dealt = redeals(t.state, 0, 200)
  assert.ok(values(dealt.map((s) => s.sealed[1])) > 5)
  for (const s of dealt) {
    assert.deepEqual([s.sealed[0]!.done, s.sealed[1]!.done, s.sealed[2]!.done], [false, true, true])
    game.apply(s, 0, game.moves(s, 0, [])[0], t.io)
    game.check(s)
  }
})

test('[JB-SEC-1] plans being carried out are drawn anew, but without what would already lie open', () => {
  const stealing = planning({
    farms: [{ spring: 'steal' }, { spring: 'cats', saved: ['steal', 'dogs'] }, { spring: 'walls' }],
    deck: ['steal'],
    noDiscards: true,
  })
  stealing.play(0, face()).play(1, face(), ready).play(2, face())
  for (const s of redeals(stealing.state, 0, 200))
    for (const farm of s.farms)
      farm.saved.forEach((card, i) => {
        if (kindOf(card) === kind('steal')) assert.ok(farm.plan!.saved[i] < 16)
      })
  const drawing = planning({
    farms: [{ spring: 'drawTwo' }, { spring: 'cats', saved: ['dogs'] }],
    deck: ['drawTwo', 'walls', 'walls'],
    noDiscards: true,
  })
  drawing.drawing('walls', 'walls').play(0, face()).play(1, face(), ready)
  assert.equal(drawing.state.phase, 'drawTwo')
  const seasons = redeals(drawing.state, 0, 100).map(({ farms: [, farm] }) => farm)
  assert.ok(seasons.some((farm) => kindOf(farm.spring) === kind('drawTwo')))
  for (const farm of seasons) if (kindOf(farm.spring) === kind('drawTwo')) assert.ok(farm.plan!.season < 16)
  const binding = planning({
    farms: [
      { spring: 'warlord', men: 1 },
      { spring: 'cats', saved: ['dogs'] },
    ],
  })
  binding.play(0, face()).play(1, back('man'), ready)
  const plans = redeals(binding.state, 0, 100).map((s) => s.farms[1].plan!)
  assert.deepEqual([...new Set(plans.map((plan) => plan.season))].sort(), [2, 3, 4, 5])
  assert.ok(plans.every((plan) => plan.saved[0] < 16))
  assert.ok(values(plans.map((plan) => plan.saved[0])) > 1)
})

test('[JB-SEC-1] whether a card was laid for Fire stays open in a redeal', () => {
  const t = planning({
    farms: [
      { spring: 'warlord', men: 1 },
      { spring: 'cats', hand: ['dogs'] },
    ],
    climate: ['fire', 'sunshine'],
  })
  t.play(0, face()).play(1, face(), { do: 'fire', card: 'dogs' })
  assert.equal(t.state.phase, 'warlord')
  assert.equal(game.view(t.state, 0).farms[1].hand, 1)
  const laid = redeals(t.state, 0).map((s) => s.farms[1].hand.length)
  assert.deepEqual([...new Set(laid)].sort(), [0, 1])
})

test('[JB-SEC-1] the climate is foretold only to whoever has seen it', () => {
  const { state } = table({
    farms: [{}, {}],
    next: [
      ['locusts', 0],
      ['sunshine', 0, 1],
    ],
  })
  const food = (who: number | 'watcher') => game.view(state, who).farms[0].fields[0].ifSeeded?.food ?? null
  assert.deepEqual([food(0), food(1), food('watcher')], [1, 4, null])
  const seed = { do: 'seed', field: 0 } as const
  assert.deepEqual(
    game.preview(state, 0, seed).map((effect) => effect.key),
    ['costs', 'bears'],
  )
  assert.deepEqual(
    game.preview(state, 1, seed).map((effect) => effect.key),
    ['costs', 'mayBear'],
  )
})
