/** Who could call the last round in the next turn, by what lies open. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DeckId } from '../src/data.ts'
import { foodCourt } from '../src/index.ts'
import { guest, table, type KitchenPlan, type Plan } from './builder.ts'

const EASY = ['Cornbread', 'Sirloin']
const NORMAL = ['Juicy Lucy', 'Beef Patty', 'Cheddar']
const HARD = ['Apple Pie', 'Burger Bun', 'Bacon', 'Bacon']

/** The rival's next turn, as the seat to act sees it. */
function rivalCloses(
  rival: Omit<KitchenPlan, 'deck'> & { deck?: DeckId },
  plan: Omit<Plan, 'kitchens'> = {},
) {
  const t = table({ ...plan, kitchens: [{ deck: 'italy' }, { deck: 'usa', ...rival }] })
  const { kitchens } = foodCourt.view(t.s, 0)
  assert.deepEqual(kitchens[1].closing, foodCourt.view(t.s, 'watcher').kitchens[1].closing)
  return kitchens[1].closing
}

/** Two who order one recipe each, with nothing of their own to give. */
const [one, other] = [guest('italy', 'rivalLoses'), guest('italy', 'stripWinCard')]
/** In the central queue: nobody who comes for what a kitchen shows here. */
const unwilling = ['rivalLoses', 'handLimit', 'queueLimit', 'gain'] as const
const central = unwilling.map((effect) => guest('usa', effect))

test('[FC-WIN-2] a rival whose next serve could reach 40 points is marked, with how many', () => {
  const dishes = [EASY, HARD]
  // 3 for the hard recipe, 2 for the easy one beside it.
  assert.deepEqual(rivalCloses({ dishes, queue: [one, other], vp: 35 }, { central }), {
    by: 'points',
    vp: 40,
  })
  assert.equal(rivalCloses({ dishes, queue: [one, other], vp: 34 }, { central }), null)
  assert.equal(rivalCloses({ dishes, queue: [], vp: 39 }, { central }), null)
  assert.equal(rivalCloses({ queue: [one], vp: 39 }, { central }), null)
})

test('[FC-SER-1] only as many recipes count as are ordered, the best of them', () => {
  const dishes = [EASY, NORMAL, HARD]
  assert.deepEqual(rivalCloses({ dishes, queue: [one], vp: 37 }, { central }), { by: 'points', vp: 40 })
  assert.equal(rivalCloses({ dishes, queue: [one], vp: 36 }, { central }), null)
  const { vp } = rivalCloses({ dishes, queue: [one, other], vp: 36 }, { central })!
  assert.equal(vp, 36 + 3 + 3)
})

test('[FC-CUS-1] somebody who would come is served as well', () => {
  // The American customer wants to see two cooked recipes, orders one, and is a compatriot.
  const guests = [guest('usa', 'cookware'), ...central.slice(1)]
  const dishes = [EASY, NORMAL]
  assert.deepEqual(rivalCloses({ dishes, vp: 36 }, { central: guests }), { by: 'points', vp: 40 })
  assert.equal(rivalCloses({ dishes, vp: 36 }, { central }), null)
  const full = [one, other, guest('italy', 'tableware')]
  assert.deepEqual(rivalCloses({ dishes, queue: full, vp: 37 }, { central: guests }), {
    by: 'points',
    vp: 40,
  })
})

test('[FC-WIN-1, FC-WIN-2] so is one who could take the last win card', () => {
  const wins = ['Classic Cheeseburger', 'Bacon Cheeseburger', 'Green Chile Cheeseburger']
  assert.equal(rivalCloses({ dishes: [NORMAL], wins, queue: [one] }, { central })!.by, 'winCards')
  assert.equal(rivalCloses({ dishes: [NORMAL], wins, queue: [] }, { central }), null)
  assert.equal(rivalCloses({ dishes: [HARD], wins, queue: [one] }, { central }), null)
  assert.equal(rivalCloses({ dishes: [NORMAL], wins: wins.slice(1), queue: [one] }, { central }), null)
})

test('[FC-WIN-2] in the last round nobody is marked', () => {
  const rival = { dishes: [HARD], queue: [one], vp: 39 }
  assert.notEqual(rivalCloses(rival, { central }), null)
  assert.equal(rivalCloses(rival, { central, last: 'points' }), null)
})

test('[FC-SEC-1] what a rival holds in hand changes nothing', () => {
  const rival = { dishes: [EASY, HARD], queue: [one, other], vp: 34 }
  for (const hand of [[], ['Promotion', 'Complaint', 'T-bone Steak']])
    assert.equal(rivalCloses({ ...rival, hand }, { central }), null)
})

/** Recipes of Jin Long with what each needs: easy ones first, then normal ones, then hard ones. */
function plate(easy: readonly string[], normal: readonly string[], hard: readonly string[]): string[][] {
  const copies = (names: readonly string[], count: number) =>
    names.flatMap((name) => Array<string>(count).fill(name))
  const primary = copies(['Rice', 'Noodles', 'Tofu'], 4)
  const secondary = copies(['Scallion', 'Bok Choy', 'Chili Oil'], 3)
  return [easy, normal, hard].flatMap((names, level) =>
    names.map((name) => [name, ...primary.splice(0, 1), ...secondary.splice(0, level)]),
  )
}

const NOBODY_ELSE = { central: unwilling.map((effect) => guest('china', effect)) }

test('[FC-ABI-3, FC-WIN-1] the last win card may need a recipe that is worth less than all others', () => {
  const normal = ['Soup Noodles with Chicken', 'Cantonese Beef Chow Fun', 'Sichuan Dan Dan Noodles']
  const hard = ['Lo Mein', 'Dragon Beard Noodles']
  const wins = ['Hainanese Chicken Rice', 'Claypot Rice', 'Yangzhou Fried Rice']
  const kitchen = { deck: 'china', wins, queue: [one, other] } as const
  // The win card is one of the noodles, but only beside rice.
  assert.equal(rivalCloses({ ...kitchen, dishes: plate([], normal, hard) }, NOBODY_ELSE), null)
  assert.equal(
    rivalCloses({ ...kitchen, dishes: plate(['Congee'], normal, hard) }, NOBODY_ELSE)!.by,
    'winCards',
  )
})

test('[FC-ABI-3] pairs count even in a kitchen with more recipes than are worked out', () => {
  const dishes = plate(
    ['Mapo Tofu', 'Coconut Rice', 'Congee', 'Sticky Rice with Mango', 'Zha Jiang Mian'],
    [
      'Soup Noodles with Chicken',
      'Hainanese Chicken Rice',
      'Claypot Rice',
      'Yangzhou Fried Rice',
      'Sichuan Dan Dan Noodles',
    ],
    ['Lo Mein', 'Dragon Beard Noodles'],
  )
  // Two hard recipes, both of them noodles.
  assert.equal(
    rivalCloses({ deck: 'china', dishes, queue: [one, other], vp: 32 }, NOBODY_ELSE)!.vp,
    32 + 3 + 3 + 2,
  )
})
