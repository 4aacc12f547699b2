import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FastRng, only } from '@harvest/engine'
import { DECK_SIZE } from '../src/data.ts'
import { redact, type Event } from '../src/events.ts'
import { foodCourt } from '../src/index.ts'
import { shuffleDiscards } from '../src/kitchen.ts'
import type { Kitchen, State } from '../src/state.ts'
import { cardNamed, guest, position, table, type KitchenPlan } from './builder.ts'

const ITALY: KitchenPlan = {
  deck: 'italy',
  hand: ['Spaghetti', 'Complaint'],
  tucked: ['Penne'],
  shown: ['Promotion'],
  prepared: ['Tomato'],
  dishes: [['Fusilli Caprese', 'Gnocchi']],
  queue: [guest('usa', 'gain')],
  wins: ['Ravioli'],
}

test('[FC-SEC-1] a hand, a pile and secret discards are shown to their owner alone', () => {
  const s = position({ kitchens: [ITALY, { deck: 'usa' }] })
  const own = foodCourt.view(s, 0).kitchens[0]
  assert.deepEqual(own.hand, [cardNamed('italy', 'Spaghetti'), cardNamed('italy', 'Complaint')])
  assert.deepEqual(own.tucked, [cardNamed('italy', 'Penne')])
  assert.equal(own.pile!.length, own.pileSize)
  for (const who of [1, 'watcher'] as const) {
    const k = foodCourt.view(s, who).kitchens[0]
    assert.deepEqual([k.hand, k.pile, k.tucked], [null, null, null])
    assert.deepEqual([k.handSize, k.pileSize, k.discardSize], [2, 37, 2])
  }
})

test('[FC-SEC-1] all that lies open is shown to everybody', () => {
  const s = position({ kitchens: [ITALY, { deck: 'usa' }] })
  for (const who of [0, 1, 'watcher'] as const) {
    const k = foodCourt.view(s, who).kitchens[0]
    assert.deepEqual(k.prepared, [cardNamed('italy', 'Tomato')])
    assert.equal(k.dishes[0].recipe, cardNamed('italy', 'Fusilli Caprese'))
    assert.deepEqual(k.dishes[0].ingredients, [cardNamed('italy', 'Gnocchi')])
    assert.deepEqual(k.queue, [{ customer: guest('usa', 'gain'), orders: 1, assigned: 0 }])
    assert.deepEqual(k.wins, [cardNamed('italy', 'Ravioli')])
    assert.deepEqual(k.discards, [cardNamed('italy', 'Promotion')])
  }
})

test('[FC-SEC-1] others hear how many cards are drawn or discarded, not which', () => {
  const t = table({ kitchens: [ITALY, { deck: 'usa' }], phase: 'discard' })
  const [discarded] = t.play({ do: 'discard', card: cardNamed('italy', 'Spaghetti') })
  assert.deepEqual(redact(discarded, 1), { e: 'discarded', seat: 0, card: -1 })
  assert.deepEqual(redact(discarded, 0), discarded)
  const [drew] = t.play({ do: 'draw' })
  assert.deepEqual(redact(drew, 'watcher'), { e: 'drew', seat: 0, count: 6, cards: [] } satisfies Event)
  assert.deepEqual(redact(drew, 0), drew)
  assert.equal(t.io.revealed, only(0))
})

const copiesOf = (k: Kitchen, place: 'hand' | 'pile' | 'tucked'): Set<number> => new Set(k[place])

/** What many deals, each of the one before, put into a place of kitchen 1 as seen from kitchen 0. */
function dealt(
  s: State,
  place: 'hand' | 'pile' | 'tucked',
  each: (k: Kitchen) => void = () => {},
): Set<number> {
  const rng = new FastRng(7)
  const seen = new Set<number>()
  let other = s
  for (let i = 0; i < 400; i++) {
    other = foodCourt.redeal(other, 0, rng)
    foodCourt.check(other)
    each(other.kitchens[1])
    for (const copy of other.kitchens[1][place]) seen.add(copy)
  }
  return seen
}

test('[FC-SEC-1] before any reshuffle every unseen card may be in hand, in the pile or among the discards', () => {
  const s = position({ kitchens: [{ deck: 'usa' }, ITALY] })
  const k = s.kitchens[1]
  const unseen = new Set([...k.hand, ...k.pile, ...k.tucked])
  for (const place of ['hand', 'pile', 'tucked'] as const) assert.deepEqual(dealt(s, place), unseen, place)
})

test('[FC-SEC-1] another deal changes neither the viewer’s kitchen nor anything that lies open', () => {
  const s = position({ kitchens: [ITALY, { deck: 'usa', hand: ['Fries'], prepared: ['Bacon'] }] })
  const other = foodCourt.redeal(s, 0, new FastRng(3))
  assert.deepEqual(other.kitchens[0].hand, s.kitchens[0].hand)
  assert.deepEqual(other.kitchens[0].tucked, s.kitchens[0].tucked)
  assert.deepEqual(copiesOf(other.kitchens[0], 'pile'), copiesOf(s.kitchens[0], 'pile'))
  assert.deepEqual(other.kitchens[1].prepared, s.kitchens[1].prepared)
  assert.deepEqual(other.central, s.central)
})

/**
 * The kitchen holds five cards and has tucked one away; its pile is empty, and all the rest was seen on the
 * discards. Drawing two reshuffles them.
 */
function reshuffled(): { s: State; held: number[]; tucked: number[]; known: number[] } {
  const hand = ['Penne', 'Gnocchi', 'Ravioli', 'Cream', 'Basil']
  const t = table({
    kitchens: [{ deck: 'usa' }, { deck: 'italy', hand, pile: [], tucked: ['Campanelle'] }],
    active: 1,
    phase: 'discard',
  })
  const k = t.s.kitchens[1]
  const [held, tucked, known] = [[...k.hand], [...k.tucked], [...k.shown]]
  t.play({ do: 'draw' })
  assert.deepEqual([k.hand.length, k.pile.length], [7, 38])
  return { s: t.s, held, tucked, known }
}

test('[FC-SEC-1] a hand held through a reshuffle holds none of the discards everybody had seen', () => {
  const { s, known } = reshuffled()
  let most = 0
  dealt(s, 'hand', (k) => {
    const drawn = k.hand.filter((copy) => known.includes(copy)).length
    assert.ok(drawn <= 2, 'only the two cards drawn afterwards can be of those')
    most = Math.max(most, drawn)
  })
  assert.equal(most, 2)
})

test('[FC-SEC-1] secretly discarded cards stay as unknown as the hand, also once they are shuffled in', () => {
  const { s, held, tucked } = reshuffled()
  const inHand = dealt(s, 'hand')
  const inPile = dealt(s, 'pile')
  for (const copy of [...held, ...tucked]) {
    assert.ok(inHand.has(copy), `copy ${copy} may be in hand`)
    assert.ok(inPile.has(copy), `copy ${copy} may be in the pile`)
  }
})

/** After `reshuffled` the two cards drawn were these; they are tucked, the pile is played and seen, and shuffled. */
function reshuffledTwice(drawn: (tucked: number[], known: number[]) => number[]): {
  s: State
  held: number[]
  tucked: number[]
} {
  const { s, held, tucked, known } = reshuffled()
  const k = s.kitchens[1]
  const hidden = drawn(tucked, known)
  k.hand = [...held]
  k.tucked = [...hidden]
  k.shown = [...tucked, ...known].filter((copy) => !hidden.includes(copy))
  k.pile = []
  shuffleDiscards(k)
  return { s, held, tucked }
}

test('[FC-SEC-1] when everything else has been seen, a hand held all along is known', () => {
  const { s, held } = reshuffledTwice((_, known) => known.slice(0, 2))
  dealt(s, 'hand', (k) => assert.deepEqual(k.hand, held))
})

test('[FC-SEC-1] one card never seen leaves open which of the hand it is', () => {
  const { s, held, tucked } = reshuffledTwice(([first], [second]) => [first, second])
  assert.deepEqual(dealt(s, 'hand'), new Set([...held, ...tucked]))
  dealt(s, 'hand', (k) => assert.ok(k.hand.filter((copy) => !held.includes(copy)).length <= 1))
})

const masks = (k: Kitchen, copies: readonly number[]): number[] =>
  copies.map((copy) => k.shuffles[copy - k.deck * DECK_SIZE])

test('[FC-SEC-1] a reshuffle is noted on its cards, and forgotten when it tells nobody apart', () => {
  const s = position({
    kitchens: [{ deck: 'italy', hand: ['Penne'], pile: [], tucked: ['Gnocchi'] }, { deck: 'usa' }],
  })
  const k = s.kitchens[0]
  const [penne, gnocchi, seen] = [k.hand[0], k.tucked[0], k.shown[0]]
  shuffleDiscards(k)
  assert.deepEqual(masks(k, [penne, gnocchi, seen]), [0b1, 0b11, 0b10])
  // Penne stays in hand: both shuffles still matter. Gnocchi is tucked again, the rest is seen again.
  k.tucked = [gnocchi]
  k.shown = k.pile.filter((copy) => copy !== gnocchi)
  k.pile = []
  shuffleDiscards(k)
  assert.deepEqual(
    masks(k, [penne, gnocchi, seen]),
    [0b1, 0b11, 0b10],
    'the second shuffle told nobody apart',
  )
  // With an empty hand nothing of the past is worth knowing.
  k.tucked = [penne, ...k.pile.splice(0, 3)]
  k.hand = []
  k.shown = k.pile.splice(0)
  shuffleDiscards(k)
  assert.deepEqual(new Set(masks(k, k.pile)), new Set([1]))
})

test('[FC-SEC-1] with more shuffles than bits the two oldest become one', () => {
  const s = position({
    kitchens: [{ deck: 'italy', hand: ['Penne'], pile: [], tucked: ['Gnocchi'] }, { deck: 'usa' }],
  })
  const k = s.kitchens[0]
  const base = k.deck * DECK_SIZE
  k.shuffles[k.hand[0] - base] = 0x3fffffff
  k.shuffles[k.tucked[0] - base] = 0b10
  const gnocchi = k.tucked[0]
  shuffleDiscards(k)
  assert.equal(k.shuffles[k.hand[0] - base], 0x1fffffff)
  assert.equal(k.shuffles[gnocchi - base], 0x20000001)
  foodCourt.check(s)
})
