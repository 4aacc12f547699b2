import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kindOf } from '../src/cards.ts'
import { ACTION_IDS } from '../src/data.ts'
import { jellyBeanFarmers as game } from '../src/index.ts'
import { back, face, kind, planning } from './builder.ts'

const pick = (card: 'cats' | 'dogs' | 'walls' | 'drawTwo') => ({ do: 'pick', card }) as const
const picked = (slot = 0) => ({ do: 'face', from: 'picked', slot }) as const

test('[JB-DRA-1] two cards are drawn, one of the hand becomes this season’s card, the rest is kept', () => {
  const t = planning({
    farms: [{ spring: 'drawTwo', summer: 'geezer', hand: ['walls'] }, { spring: 'cats' }],
  })
  t.play(0, face()).drawing('dogs', 'cats').play(1, back('man'))
  assert.equal(t.state.phase, 'drawTwo')
  assert.deepEqual(t.waiting(), [0])
  assert.deepEqual(t.legal(0), [pick('walls'), pick('dogs'), pick('cats')])
  t.play(0, pick('dogs'))
  assert.equal(t.refused(0, pick('cats')).key, 'planPickedFirst')
  t.play(0, picked())
  assert.equal(t.farm(0).dogs, 1)
  assert.deepEqual(
    t.farm(0).hand.map((card) => ACTION_IDS[kindOf(card)]),
    ['walls', 'cats'],
  )
  assert.equal(kindOf(t.farm(0).summer), kind('geezer'))
})

test('[JB-DRA-1] the card chosen is used like any season card', () => {
  const unseeded = planning({ farms: [{ spring: 'drawTwo' }, {}] })
  unseeded.drawing('dogs', 'cats').play(0, face(), pick('dogs'))
  assert.deepEqual(
    unseeded.legal(0).map((move) => move.do),
    ['face', 'discard', 'back', 'back', 'back', 'back'],
  )
  const seeded = planning({ farms: [{ spring: 'drawTwo', seeded: [0] }, {}] })
  seeded.drawing('dogs', 'cats').play(0, face(), pick('dogs'))
  assert.deepEqual(
    seeded.legal(0).map((move) => move.do),
    ['face', 'discard'],
  )
})

test('[JB-DRA-1] cards above the hand size are kept', () => {
  const t = planning({ farms: [{ spring: 'drawTwo', hand: ['walls', 'walls', 'dogs'] }, {}] })
  t.drawing('cats', 'cats').play(0, face(), pick('cats'), picked())
  assert.equal(t.farm(0).hand.length, 4)
})

test('[JB-DRA-1] the card drawn may be the other Draw Two, and then (b) goes on', () => {
  const t = planning({ farms: [{ spring: 'drawTwo' }, {}] })
  t.drawing('drawTwo', 'cats').play(0, face(), pick('drawTwo'))
  t.drawing('dogs', 'walls').play(0, picked())
  assert.deepEqual(t.io.entered.filter((phase) => phase === 'drawTwo').length, 2)
  assert.deepEqual(t.legal(0), [pick('cats'), pick('dogs'), pick('walls')])
  t.play(0, pick('walls'), picked())
  assert.deepEqual([t.farm(0).walls, t.farm(0).hand.length], [1, 2])
  assert.equal(t.state.discards[kind('drawTwo')], 2)
})

test('[JB-DRA-1] a saved Draw Two gives a further season card, and two of them give two', () => {
  const t = planning({ farms: [{ spring: 'drawTwo', saved: ['drawTwo'] }, {}] })
  t.drawing('dogs', 'walls', 'cats', 'cats')
  t.play(0, { do: 'face', from: 'saved', slot: 0 }, face())
  assert.equal(t.farm(0).hand.length, 4)
  t.play(0, pick('cats'), picked(0), pick('cats'), picked(1))
  assert.deepEqual([t.farm(0).cats, t.farm(0).hand.length], [2, 2])
})

test('[JB-DRA-1] with no card anywhere a Draw Two does nothing', () => {
  const t = planning({ farms: [{ spring: 'drawTwo' }, {}], deck: [], noDiscards: true })
  t.play(0, face())
  assert.equal(t.state.season, 1)
  assert.equal(t.state.discards[kind('drawTwo')], 1)
})

test('[JB-DRA-1, JB-FIR-1] a card laid for Fire is not in the hand any more', () => {
  const t = planning({
    farms: [{ spring: 'drawTwo', hand: ['walls'] }, {}],
    climate: ['fire', 'sunshine'],
  })
  t.drawing('dogs', 'cats').play(0, { do: 'fire', card: 'walls' }, face())
  assert.deepEqual(t.legal(0), [pick('dogs'), pick('cats')])
  // To the others it looks as if the card were still in hand, until the back actions.
  assert.equal(game.view(t.state, 1).farms[0].hand, 3)
  t.play(0, pick('cats'), picked())
  assert.deepEqual([t.farm(0).halfField, game.view(t.state, 1).farms[0].hand], [1, 1])
})
