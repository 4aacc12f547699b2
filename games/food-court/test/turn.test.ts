import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foodCourt } from '../src/index.ts'
import { cardNamed, guest, namesOf, table, type KitchenPlan } from './builder.ts'

const rival: KitchenPlan = { deck: 'usa' }
const italian = (name: string): number => cardNamed('italy', name)
const HAND = ['Spaghetti', 'Spaghetti', 'Tomato', 'Basil', 'Spaghetti Carbonara', 'Complaint', 'Promotion']

test('[FC-TUR-1] up to two cards are discarded one by one, and then the hand is drawn full', () => {
  const t = table({ kitchens: [{ deck: 'italy', hand: HAND }, rival], phase: 'discard' })
  assert.equal(t.moves().length, 7, 'draw and six different cards')
  t.play({ do: 'discard', card: italian('Spaghetti') }, { do: 'discard', card: italian('Spaghetti') })
  assert.equal(t.s.phase, 'discard')
  assert.deepEqual(t.moves(), [{ do: 'draw' }])
  assert.equal(t.whyNot({ do: 'discard', card: italian('Tomato') }), 'FC-TUR-1 discardLimit')
  const [drew] = t.play({ do: 'draw' })
  assert.ok(drew.e === 'drew' && drew.count === 2)
  assert.equal(t.s.kitchens[0].hand.length, 7)
  assert.deepEqual(namesOf(t.s.kitchens[0].tucked), ['Spaghetti', 'Spaghetti'])
  assert.equal(t.s.phase, 'act')
})

test('[FC-TUR-1] an empty pile is refilled from the discards halfway through drawing', () => {
  const pile = ['Tomato', 'Tomato']
  const hand = ['Spaghetti', 'Basil', 'Cream']
  const t = table({
    kitchens: [{ deck: 'italy', hand, pile, tucked: ['Gnocchi'] }, rival],
    phase: 'discard',
  })
  const events = t.play({ do: 'draw' })
  assert.deepEqual(
    events.map((event) => event.e),
    ['shuffled', 'drew'],
  )
  const k = t.s.kitchens[0]
  assert.equal(k.hand.length, 7)
  assert.ok(namesOf(k.hand).filter((name) => name === 'Tomato').length >= 2)
  assert.equal(k.pile.length, 38)
  assert.deepEqual([k.tucked, k.shown], [[], []])
})

test('[FC-TUR-1] with pile and discards empty you draw what there is', () => {
  const t = table({ kitchens: [{ deck: 'italy', hand: HAND.slice(0, 4) }, rival], phase: 'discard' })
  const k = t.s.kitchens[0]
  // All but two of the cards that could be drawn are out of the game for once.
  k.pile.length = 2
  t.io.reset(0)
  foodCourt.apply(t.s, 0, { do: 'draw' }, t.io)
  assert.equal(k.hand.length, 6)
  assert.deepEqual([k.pile, k.tucked, k.shown], [[], [], []])
  assert.equal(t.s.phase, 'act')
})

test('[FC-TUR-1] a hand above the limit is kept', () => {
  const hand = [...HAND, 'Cream', 'Mushroom']
  const t = table({ kitchens: [{ deck: 'italy', hand }, rival], phase: 'discard' })
  assert.deepEqual(t.play({ do: 'draw' }), [])
  assert.equal(t.s.kitchens[0].hand.length, 9)
  assert.equal(t.io.revealed, 0)
})

test('[FC-TUR-1] you’re asked with an empty hand too, so that all turns begin alike', () => {
  const t = table({ kitchens: [{ deck: 'italy' }, rival], phase: 'discard' })
  assert.deepEqual(t.moves(), [{ do: 'draw' }])
  t.play({ do: 'draw' })
  assert.equal(t.s.kitchens[0].hand.length, 7)
})

test('[FC-TUR-2] a turn has exactly one main action', () => {
  const kitchen: KitchenPlan = {
    deck: 'italy',
    hand: ['Tomato', 'Cream', 'Fusilli Caprese', 'Rigatoni alla Gricia'],
    prepared: ['Penne', 'Penne'],
    dishes: [['Farfalle al Salmone', 'Gnocchi']],
    queue: [guest('italy', 'gain')],
  }
  const prepared = table({ kitchens: [kitchen, rival] })
  prepared.play({ do: 'prepare', card: italian('Tomato') })
  assert.equal(prepared.whyNot({ do: 'cook', card: italian('Fusilli Caprese') }), 'FC-TUR-2 oneAction')
  assert.equal(prepared.whyNot({ do: 'serve' }), 'FC-TUR-2 oneAction')
  assert.ok(prepared.can({ do: 'prepare', card: italian('Cream') }))
  assert.equal(prepared.whyNot({ do: 'pass' }), 'FC-TUR-2 endInstead')

  const cooked = table({ kitchens: [kitchen, rival] })
  cooked.play({ do: 'cook', card: italian('Fusilli Caprese') }, { do: 'add', card: italian('Penne') })
  assert.equal(cooked.whyNot({ do: 'prepare', card: italian('Tomato') }), 'FC-TUR-2 oneAction')
  assert.equal(cooked.whyNot({ do: 'serve' }), 'FC-TUR-2 oneAction')
  assert.ok(cooked.can({ do: 'cook', card: italian('Rigatoni alla Gricia') }))

  const served = table({ kitchens: [kitchen, rival] })
  served.play({ do: 'serve' }, { do: 'assign', dish: 0, customer: guest('italy', 'gain') }, { do: 'finish' })
  assert.equal(served.whyNot({ do: 'prepare', card: italian('Tomato') }), 'FC-TUR-2 oneAction')
  assert.equal(served.whyNot({ do: 'cook', card: italian('Fusilli Caprese') }), 'FC-TUR-2 oneAction')
})

test('[FC-TUR-2] you may pass, and ending a turn without a main action is called passing', () => {
  const t = table({ kitchens: [{ deck: 'italy', hand: HAND }, rival] })
  assert.equal(t.whyNot({ do: 'end' }), 'FC-TUR-2 passInstead')
  const events = t.play({ do: 'pass' })
  assert.deepEqual(events[0], { e: 'passed', seat: 0 })
  assert.equal(t.s.active, 1)
})

test('[FC-TUR-3] customers and events come before, between and after prepared cards', () => {
  const t = table({
    kitchens: [{ deck: 'italy', hand: ['Tomato', 'Tomato', 'Complaint', 'Complaint', 'Promotion'] }, rival],
    central: [guest('usa', 'kitchenware'), guest('italy', 'kitchenware')],
  })
  t.play({ do: 'complaint' }, { do: 'dismiss', customer: t.s.central[3] })
  assert.equal(t.s.phase, 'act')
  t.play({ do: 'prepare', card: italian('Tomato') })
  t.play({ do: 'complaint' }, { do: 'dismiss', customer: t.s.central[3] })
  assert.equal(t.s.phase, 'prepare')
  t.play({ do: 'prepare', card: italian('Tomato') })
  t.play({ do: 'attract', customer: guest('italy', 'kitchenware') })
  assert.equal(t.s.phase, 'prepare')
  t.play({ do: 'promotion' }, { do: 'swap', customer: guest('usa', 'kitchenware') })
  assert.equal(t.s.phase, 'prepare')
  t.play({ do: 'end' })
  assert.equal(t.s.active, 1)
})

test('[FC-TUR-3] they also come between two recipes, but not within one', () => {
  const t = table({
    kitchens: [
      {
        deck: 'italy',
        hand: ['Fusilli Caprese', 'Rigatoni alla Gricia', 'Complaint'],
        prepared: ['Penne', 'Penne', 'Basil', 'Cream'],
      },
      rival,
    ],
    central: [guest('italy', 'kitchenware')],
  })
  t.play({ do: 'cook', card: italian('Fusilli Caprese') })
  assert.equal(t.whyNot({ do: 'complaint' }), 'FC-COO-1 finishRecipe')
  assert.equal(t.whyNot({ do: 'attract', customer: guest('italy', 'kitchenware') }), 'FC-COO-1 finishRecipe')
  t.play({ do: 'add', card: italian('Penne') }, { do: 'ready' })
  t.play({ do: 'attract', customer: guest('italy', 'kitchenware') })
  t.play({ do: 'complaint' }, { do: 'dismiss', customer: t.s.central[0] })
  assert.equal(t.s.phase, 'cook')
  assert.ok(t.can({ do: 'cook', card: italian('Rigatoni alla Gricia') }))
})

test('[FC-TUR-3] nothing interrupts a serving, and a customer may be attracted after it', () => {
  const t = table({
    kitchens: [
      {
        deck: 'italy',
        hand: ['Complaint'],
        prepared: ['Cream', 'Cream'],
        dishes: [['Fusilli Caprese', 'Penne']],
        queue: [guest('italy', 'gain')],
      },
      rival,
    ],
    central: [guest('italy', 'kitchenware')],
  })
  t.play({ do: 'serve' }, { do: 'assign', dish: 0, customer: guest('italy', 'gain') })
  for (const move of [{ do: 'complaint' }, { do: 'attract', customer: guest('italy', 'kitchenware') }])
    assert.equal(t.whyNot(move), 'FC-TUR-3 serveFirst')
  t.play({ do: 'finish' })
  assert.equal(t.s.phase, 'after')
  t.play({ do: 'attract', customer: guest('italy', 'kitchenware') })
  t.play({ do: 'complaint' }, { do: 'dismiss', customer: guest('italy', 'kitchenware') })
  t.play({ do: 'end' })
  assert.equal(t.s.active, 1)
})

test('[FC-TUR-3] none of this comes before drawing', () => {
  const t = table({
    kitchens: [{ deck: 'italy', hand: ['Complaint'], prepared: ['Cream', 'Cream'] }, rival],
    phase: 'discard',
    central: [guest('italy', 'kitchenware')],
  })
  assert.equal(t.whyNot({ do: 'complaint' }), 'FC-TUR-1 drawFirst')
  assert.equal(t.whyNot({ do: 'attract', customer: guest('italy', 'kitchenware') }), 'FC-TUR-1 drawFirst')
})

test('[FC-PRE-1] any number of ingredients of any kind is prepared, and nothing else', () => {
  const hand = ['Spaghetti', 'Tomato', 'Basil', 'Fusilli Caprese', 'Complaint']
  const t = table({ kitchens: [{ deck: 'italy', hand }, rival] })
  assert.equal(t.whyNot({ do: 'prepare', card: italian('Fusilli Caprese') }), 'FC-PRE-1 notIngredient')
  assert.equal(t.whyNot({ do: 'prepare', card: italian('Complaint') }), 'FC-PRE-1 notIngredient')
  assert.equal(t.whyNot({ do: 'prepare', card: italian('Cream') }), 'FC-PRE-1 notInHand')
  for (const name of ['Basil', 'Tomato', 'Spaghetti']) t.play({ do: 'prepare', card: italian(name) })
  assert.deepEqual(namesOf(t.s.kitchens[0].prepared), ['Spaghetti', 'Tomato', 'Basil'])
  assert.deepEqual(namesOf(t.s.kitchens[0].hand), ['Fusilli Caprese', 'Complaint'])
})
