import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CLIMATES, type ClimateId } from '../src/data.ts'
import { jellyBeanFarmers as game } from '../src/index.ts'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'
import type { Move } from '../src/moves.ts'
import { back, face, planning, ready, table, type Table } from './builder.ts'

const seed = { do: 'seed', field: 0 } as const
const savedBack = (slot: number, as: 'field' | 'silo' | 'man') =>
  ({ do: 'back', from: 'saved', slot, as }) as const
const savedFace = (slot: number, on: { field?: number; farm?: number } = {}) =>
  ({ do: 'face', from: 'saved', slot, ...on }) as const

const keys = (t: Table, move: Move): string[] => game.preview(t.state, 0, move).map(({ key }) => key)
const args = (t: Table, move: Move, key: string) =>
  game.preview(t.state, 0, move).find((effect) => effect.key === key)?.args

test('[JB-SEA-2, JB-HAR-1] if you know the climate you’re told a harvest without what it will destroy', () => {
  const t = table({
    farms: [{ fields: [['fertilizer', 'netting']], spring: 'cats' }, { spring: 'cats' }],
    next: [
      ['drivingRain', 0],
      ['sunshine', 0],
    ],
  }).begin('plant')
  t.play(1, ready)
  assert.deepEqual(args(t, seed, 'bears'), { food: 3 })
  assert.equal(game.view(t.state, 0).farms[0].fields[0].ifSeeded!.food, 3)
  // The Fertilizer itself still lies there, and nobody else is told anything.
  assert.deepEqual(game.view(t.state, 0).farms[0].fields[0].upgrades, ['netting', 'fertilizer'])
  assert.equal(game.view(t.state, 1).farms[0].fields[0].ifSeeded, null)
  t.play(0, seed).play(0, face()).play(1, face())
  assert.equal(t.events('harvested')[0].total, 3)
})

test('[JB-SEA-2, JB-HAR-1] what an open card of the year has destroyed before does not count again', () => {
  const t = table({
    farms: [{ fields: [['fertilizer']] }, {}],
    season: 'summer',
    climate: ['drivingRain'],
    next: [['sunshine', 0]],
  }).begin('plant')
  t.play(1, ready)
  assert.deepEqual(args(t, seed, 'bears'), { food: 4 })
})

test('[JB-ACT-1, JB-FIR-1] a second half in the same plan is told to complete the first', () => {
  const t = planning({
    farms: [{ spring: 'cats', saved: ['dogs', 'walls'], hand: ['geezer'] }, { spring: 'cats' }],
    climate: ['sunshine', 'fire'],
  })
  assert.deepEqual(keys(t, back('field')), ['halfField'])
  t.play(0, savedBack(0, 'field'))
  assert.deepEqual(keys(t, back('field')), ['wholeField'])
  assert.deepEqual(keys(t, { do: 'fire', card: 'geezer' }), ['wholeField'])
  t.play(0, { do: 'fire', card: 'geezer' })
  assert.deepEqual(keys(t, back('field')), ['halfField'])
  assert.deepEqual(keys(t, back('silo')), ['halfSilo'])
  t.play(0, savedBack(1, 'silo'))
  assert.deepEqual(keys(t, back('silo')), ['wholeSilo', 'capacity'])
  t.play(0, back('silo')).play(1, face())
  assert.deepEqual([t.farm(0).fields.length, t.farm(0).silos.length], [2, 2])
})

test('[JB-ACT-1, JB-STE-1, JB-DRA-1] halves are counted with further cards of the season too', () => {
  const t = planning({ farms: [{ saved: ['steal', 'drawTwo', 'dogs'] }, { spring: 'cats' }] })
  t.play(0, savedFace(0), savedFace(1), savedBack(2, 'field')).play(1, face())
  t.drawing('walls', 'dogs', 'dogs').play(0, { do: 'decline' })
  const extra = { do: 'back', from: 'extra', slot: 0, as: 'field' } as const
  assert.deepEqual(keys(t, extra), ['wholeField'])
  t.play(0, extra, { do: 'pick', card: 'dogs' })
  const picked = { do: 'back', from: 'picked', slot: 0, as: 'field' } as const
  assert.deepEqual(keys(t, picked), ['halfField'])
  t.play(0, picked)
  assert.deepEqual([t.farm(0).fields.length, t.farm(0).halfField], [2, 1])
})

test('[JB-ARM-1] Walls and Armed Men of one plan are told what they are worth together', () => {
  const t = planning({ farms: [{ spring: 'cats', saved: ['walls', 'dogs'], men: 1 }, { spring: 'cats' }] })
  assert.deepEqual(args(t, back('man'), 'defence'), { by: 1 })
  t.play(0, savedBack(1, 'man'))
  assert.deepEqual(args(t, savedFace(0), 'defence'), { by: 2 })
  t.play(0, savedFace(0))
  assert.deepEqual(args(t, back('man'), 'defence'), { by: 2 })
})

test('[JB-UPG-1, JB-HAR-1] an upgrade is told with those the plan lays on the same field', () => {
  const t = planning({
    farms: [{ spring: 'fertilizer', saved: ['netting'], seeded: [0], food: 0 }, { spring: 'cats' }],
    climate: ['locusts', 'sunshine'],
  })
  t.play(0, savedFace(0, { field: 0 }))
  assert.deepEqual(args(t, face({ field: 0 }), 'bears'), { food: 5 })
  t.play(0, face({ field: 0 })).play(1, face())
  assert.equal(t.events('harvested')[0].total, 5)
})

test('[JB-FAR-1] Rabbits are told to eat a Perennial unless the plan sends a Coyote', () => {
  const t = planning({
    farms: [{ spring: 'perennial', saved: ['coyote'], rabbits: 1 }, { spring: 'cats' }],
  })
  assert.deepEqual(keys(t, face({ field: 0 })), ['rabbitsEatIt'])
  t.play(0, savedFace(0, { farm: 0 }))
  assert.deepEqual(args(t, face({ field: 0 }), 'bears'), { food: 2 })
  t.play(0, face({ field: 0 })).play(1, face())
  assert.equal(t.events('harvested')[0].total, 2)
})

test('[JB-WAR-1, JB-ASS-1] a Warlord with nobody to attack and an Assassin without a unit are told so', () => {
  const contracts = [{ holder: 0, payer: 1, amount: 1, since: 2 }]
  const warlord = { spring: 'warlord', men: 3 } as const
  const t = planning({ farms: [warlord, {}, { out: 1 }], contracts })
  assert.deepEqual(keys(t, face()), ['nobodyToAttack'])
  assert.deepEqual(keys(planning({ farms: [warlord, {}, {}], contracts }), face()), [])
  t.play(0, face())
  assert.equal(t.events('discarded')[0].why, 'noTarget')
  const assassin = planning({ farms: [{ spring: 'assassin' }, {}, { walls: 1 }] })
  assert.deepEqual(keys(assassin, face({ farm: 1 })), ['noUnitYet'])
  assert.deepEqual(keys(assassin, face({ farm: 2 })), [])
})

test('[JB-ACT-3] an Almanac is told to show no more cards than are left', () => {
  const all = CLIMATES.flatMap(({ id, copies }) => Array<ClimateId>(copies).fill(id))
  const names = (seat: number): string => `P${seat + 1}`
  const told = (left: number): [unknown, string, string] => {
    const t = table({
      farms: [{ summer: 'almanac' }, {}],
      season: 'summer',
      climate: all.slice(0, 24 - left),
    }).begin('plan')
    const [effect] = game.preview(t.state, 0, face())
    return [effect.args, en.effect(effect, names), de.effect(effect, names)]
  }
  assert.deepEqual(told(4)[0], { count: 3 })
  assert.deepEqual(told(1), [
    { count: 1 },
    'You see the next climate card.',
    'Du siehst die nächste Klimakarte.',
  ])
  assert.deepEqual(told(0), [
    { count: 0 },
    'There are no climate cards left to see.',
    'Es gibt keine Klimakarte mehr zu sehen.',
  ])
})
