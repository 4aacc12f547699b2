import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kindOf } from '../src/cards.ts'
import { ACTION_IDS } from '../src/data.ts'
import { jellyBeanFarmers as game } from '../src/index.ts'
import { back, discard, face, kind, planning, ready } from './builder.ts'

const saved = (slot: number, on: { field?: number; farm?: number } = {}) =>
  ({ do: 'face', from: 'saved', slot, ...on }) as const
const turned = (slot: number, as: 'field' | 'silo' | 'man') =>
  ({ do: 'back', from: 'saved', slot, as }) as const

test('[JB-SEA-4] plans are sealed, may be changed until the last is in, and are then carried out', () => {
  const t = planning({ farms: [{ spring: 'cats' }, { spring: 'dogs' }] })
  t.play(0, discard)
  assert.deepEqual(t.legal(0), [{ do: 'change' }])
  t.play(0, { do: 'change' }, face())
  assert.equal(t.io.events.filter((event) => event.e === 'face').length, 0)
  t.play(1, face())
  assert.equal(t.farm(0).cats, 1)
  assert.equal(t.farm(1).dogs, 1)
})

test('[JB-SEA-4] actions come in the order Steals, Draw Twos, other faces, Warlords, back actions', () => {
  const t = planning({
    farms: [
      { spring: 'steal', saved: ['mercenary'] },
      { spring: 'drawTwo', hand: ['berzerker'] },
      { spring: 'warlord', men: 1 },
      { spring: 'walls' },
    ],
  })
  t.play(0, face(), saved(0)).play(1, face()).play(2, face()).play(3, back('man'))
  t.play(0, { do: 'decline' }).play(0, { do: 'discard', from: 'extra', slot: 0 })
  t.play(1, { do: 'pick', card: 'berzerker' }, { do: 'face', from: 'picked', slot: 0 })
  t.play(2, { do: 'attack', farm: 3 })
  const order = t.io.events.map((event) => event.e)
  const at = (e: string): number => order.indexOf(e as never)
  assert.ok(at('thief') < at('drawTwo') && at('drawTwo') < at('face'))
  assert.ok(order.lastIndexOf('face') < at('attacked') && at('attacked') < at('back'))
  assert.ok(at('back') < at('ate'))
})

test('[JB-ACT-1] unseeded, the season card can be played, discarded or used in four ways by its back', () => {
  const t = planning({ farms: [{ spring: 'cats' }, { spring: 'dogs' }] })
  assert.deepEqual(t.legal(0), [face(), discard, back('field'), back('silo'), back('man'), back('save')])
})

test('[JB-ACT-1] after seeding it is played or discarded', () => {
  const t = planning({ farms: [{ spring: 'cats', seeded: [0] }, { spring: 'dogs' }] })
  assert.deepEqual(t.legal(0), [face(), discard])
})

test('[JB-ACT-1] two halves make one, and the face of such a card is out of play', () => {
  const t = planning({
    farms: [
      { spring: 'cats', halfField: 1 },
      { spring: 'dogs', halfSilo: 1 },
      { spring: 'walls' },
      { spring: 'steal' },
    ],
  })
  t.play(0, back('field')).play(1, back('silo')).play(2, back('field')).play(3, back('man'))
  assert.deepEqual([t.farm(0).fields.length, t.farm(0).halfField], [2, 0])
  assert.deepEqual([t.farm(1).silos.length, t.farm(1).halfSilo], [2, 0])
  assert.deepEqual([t.farm(2).fields.length, t.farm(2).halfField], [1, 1])
  assert.equal(t.farm(3).men, 1)
  for (const farm of t.state.farms) assert.equal(farm.backs.length, 1)
  assert.equal(t.state.discarded, 0)
})

test('[JB-ACT-1, JB-ACT-2] a card saved for later keeps its face and can be played in a later season', () => {
  const t = planning({ farms: [{ spring: 'cats' }, {}] })
  t.play(0, back('save'))
  assert.deepEqual(t.farm(0).saved.map(kindOf), [kind('cats')])
  assert.equal(t.state.season, 1)
  t.play(0, ready).play(1, ready)
  t.play(0, saved(0))
  assert.equal(t.farm(0).cats, 1)
  assert.deepEqual(t.farm(0).saved, [])
})

test('[JB-ACT-2] any number of saved cards work beside the season card, seeded or not', () => {
  const t = planning({
    farms: [{ spring: 'cats', saved: ['dogs', 'walls', 'geezer', 'mercenary'], seeded: [0] }, {}],
  })
  t.play(0, saved(0), turned(1, 'field'), turned(2, 'field'), face(), ready)
  const farm = t.farm(0)
  assert.deepEqual([farm.cats, farm.dogs, farm.walls, farm.fields.length], [1, 1, 0, 2])
  assert.deepEqual(
    farm.saved.map((card) => ACTION_IDS[kindOf(card)]),
    ['mercenary'],
  )
})

test('[JB-ACT-2] a saved card is not discarded and not saved again', () => {
  const t = planning({ farms: [{ spring: 'cats', saved: ['dogs'] }, {}] })
  const uses = t.legal(0).filter((move) => 'from' in move && move.from === 'saved')
  assert.deepEqual(uses, [saved(0), turned(0, 'field'), turned(0, 'silo'), turned(0, 'man')])
})

test('[JB-ACT-4] a card that could be laid nowhere can only be discarded or used by its back', () => {
  const t = planning({
    farms: [
      { spring: 'irrigation', fields: [['irrigation']] },
      { spring: 'siloExtension', silos: [1] },
    ],
  })
  assert.ok(!t.legal(0).some((move) => move.do === 'face'))
  assert.ok(!t.legal(1).some((move) => move.do === 'face'))
  t.play(0, discard).play(1, discard)
  assert.equal(t.state.discards[kind('irrigation')], 1)
})

test('[JB-UPG-1] an upgrade goes to a field of choice without one of its kind, and works at once', () => {
  const t = planning({
    farms: [{ spring: 'fertilizer', fields: [['fertilizer'], ['netting']], seeded: [1], food: 0 }, {}],
  })
  assert.deepEqual(
    t.legal(0).filter((move) => move.do === 'face'),
    [face({ field: 1 })],
  )
  t.play(0, face({ field: 1 }))
  assert.equal(t.farm(0).fields[1], (1 << kind('netting')) | (1 << kind('fertilizer')))
  // 3 + 1 for Fertilizer + 1 for sunshine, less 1 eaten.
  assert.equal(t.farm(0).food, 4)
})

test('[JB-UPG-1] two cards of one plan do not go to the same field', () => {
  const t = planning({
    farms: [{ spring: 'netting', saved: ['netting'], fields: [[], []] }, {}],
  })
  t.play(0, face({ field: 0 }))
  assert.ok(!t.allows(0, saved(0, { field: 0 })))
  assert.ok(t.allows(0, saved(0, { field: 1 })))
  assert.equal(t.refused(0, saved(0, { field: 0 })).rule, 'JB-UPG-1')
})

test('[JB-UPG-1] one extension to a silo', () => {
  const t = planning({ farms: [{ spring: 'siloExtension', silos: [1, 0] }, {}] })
  assert.deepEqual(
    t.legal(0).filter((move) => move.do === 'face'),
    [face({ silo: 1 })],
  )
  t.play(0, face({ silo: 1 }))
  assert.deepEqual(t.farm(0).silos, [1, 1])
})

test('[JB-FIR-1] in a season of Fire a hand card may be laid as an extra half Field, seeded or not', () => {
  const t = planning({
    farms: [
      { spring: 'cats', summer: 'walls', hand: ['dogs', 'geezer'], seeded: [0], halfField: 1 },
      { spring: 'cats' },
    ],
    climate: ['sunshine', 'fire'],
  })
  assert.ok(!t.allows(0, { do: 'fire', card: 'walls' }))
  assert.ok(!t.legal(1).some((move) => move.do === 'fire'))
  t.play(0, { do: 'fire', card: 'dogs' })
  assert.ok(!t.legal(0).some((move) => move.do === 'fire'))
  t.play(0, face()).play(1, face())
  const farm = t.farm(0)
  assert.deepEqual([farm.fields.length, farm.halfField, farm.hand.length, farm.cats], [2, 0, 1, 1])
  assert.deepEqual(farm.backs.map(kindOf), [kind('dogs')])
})

test('[JB-FIR-1] a field made this way is empty this season and can be planted from the next one on', () => {
  const t = planning({
    farms: [{ hand: ['dogs'], halfField: 1, food: 3 }, {}],
    climate: ['fire', 'sunshine'],
  })
  t.play(0, { do: 'fire', card: 'dogs' })
  assert.equal(t.farm(0).food, 2)
  assert.equal(t.state.phase, 'plant')
  assert.ok(t.allows(0, { do: 'seed', field: 1 }))
})

test('[JB-FIR-1] as the year’s card it counts in both seasons, if you have enough cards', () => {
  const t = planning({
    farms: [{ hand: ['dogs', 'walls'], flexibleHands: 1, spring: 'cats', summer: 'cats' }, {}],
    climate: ['fire', 'sunshine'],
  })
  t.play(0, face(), { do: 'fire', card: 'dogs' })
  t.play(0, ready).play(1, ready)
  assert.equal(t.state.phase, 'plan')
  t.play(0, { do: 'face', from: 'season', slot: 0 }, { do: 'fire', card: 'walls' })
  assert.equal(t.farm(0).fields.length, 2)
})

test('[JB-FIR-1] without Fire no hand card is laid', () => {
  const t = planning({ farms: [{ spring: 'cats', hand: ['dogs'] }, {}] })
  assert.equal(t.refused(0, { do: 'fire', card: 'dogs' }).rule, 'JB-FIR-1')
})

test('[JB-SEA-4] a plan is done by itself when nothing is left to choose, and sealed by hand before', () => {
  const t = planning({ farms: [{ spring: 'cats', saved: ['dogs'] }, { spring: 'cats' }] })
  assert.ok(!t.allows(0, ready))
  t.play(0, face())
  assert.deepEqual(t.waiting(), [0, 1])
  t.play(0, ready)
  assert.deepEqual(t.waiting(), [1])
  t.play(0, { do: 'change' }, saved(0), face())
  assert.deepEqual(t.waiting(), [1])
  assert.equal(game.view(t.state, 1).farms[0].decided, true)
})
