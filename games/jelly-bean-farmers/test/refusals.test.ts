import assert from 'node:assert/strict'
import { test } from 'node:test'
import { engineDe, engineEn, Match, refusalSentence, seededSource, seedFromNumber } from '@harvest/engine'
import { jellyBeanFarmers as game } from '../src/index.ts'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'
import { back, face, planning, ready, table, type Table } from './builder.ts'

/** The move is refused by a rule of its own kind, with a sentence in both languages. */
function refuses(t: Table, seat: number, move: object, rule: string, sentence: RegExp): void {
  const refusal = t.refused(seat, move)
  const names = (other: number): string => `P${other + 1}`
  assert.equal(refusal.rule, rule)
  assert.match(refusalSentence(engineEn, en, refusal, names), sentence)
  assert.ok(refusalSentence(engineDe, de, refusal, names).length > 10)
}

const seed = (field: number) => ({ do: 'seed', field })

test('[JB-SEA-1] planting without food is refused', () => {
  const t = table({ farms: [{ food: 1, fields: [[], []], reactivePlantings: 1 }, {}] }).begin('plant')
  t.state.sealed[0] = { done: false, choice: { about: 'seed', fields: 1, waits: false } }
  refuses(t, 0, seed(1), 'JB-SEA-1', /you only have 1/)
  refuses(t, 0, seed(0), 'JB-SEA-1', /already seeding field 1/)
  const none = table({ farms: [{ food: 0 }, {}], season: 'summer', climate: ['sunshine'] }).begin('plant')
  refuses(none, 0, seed(0), 'EN-TUR-1', /nothing for you to decide/)
})

test('[JB-SEA-1] a seed beyond the last food is refused for the food, though the last one sealed the choice', () => {
  const t = table({ farms: [{ food: 1, fields: [[], []] }, {}] }).begin('plant')
  t.play(0, { do: 'seed', field: 0 })
  refuses(t, 0, seed(1), 'JB-SEA-1', /you only have 1/)
  refuses(t, 0, seed(0), 'JB-SEA-4', /Use “Change your choice” first/)
  refuses(t, 0, { do: 'react' }, 'JB-SEA-4', /Use “Change your choice” first/)
})

test('[JB-STE-1] two cards got by Steals are planned one after the other', () => {
  const t = planning({
    farms: [{ spring: 'steal', saved: ['steal'] }, { spring: 'cats' }, { spring: 'dogs' }],
  })
  t.play(0, { do: 'face', from: 'saved', slot: 0 }, face()).play(1, face()).play(2, face())
  t.play(0, { do: 'steal', farm: 1 }, { do: 'steal', farm: 2 })
  for (const move of [
    { do: 'face', from: 'extra', slot: 1 },
    { do: 'discard', from: 'extra', slot: 1 },
    { do: 'back', from: 'extra', slot: 1, as: 'man' },
  ])
    refuses(t, 0, move, 'JB-STE-1', /First plan the Cats you got/)
})

test('[JB-SEA-1, JB-UPG-1, JB-FAR-1, JB-ASS-1] targets that do not exist are refused', () => {
  const planting = table({ farms: [{}, {}] }).begin('plant')
  for (const field of [1, -1, 1.5, 99, '0', [0], null])
    refuses(planting, 0, { do: 'seed', field }, 'JB-SEA-1', /your own fields/)
  const t = planning({
    farms: [
      { spring: 'netting', saved: ['siloExtension', 'coyote', 'assassin', 'rabbits'] },
      { spring: 'cats' },
      { out: 1 },
    ],
  })
  const saved = (slot: number, on: object) => ({ do: 'face', from: 'saved', slot, ...on })
  refuses(t, 0, face({ field: 7 }), 'JB-UPG-1', /your own fields/)
  refuses(t, 0, face({ silo: 0 }), 'JB-UPG-1', /your own fields/)
  refuses(t, 0, saved(0, { silo: 3 }), 'JB-UPG-1', /your own silos/)
  refuses(t, 0, saved(1, { farm: 9 }), 'JB-FAR-1', /farms by its sign/)
  refuses(t, 0, saved(1, { farm: 2 }), 'JB-OUT-1', /out of the game/)
  refuses(t, 0, saved(2, { farm: 0 }), 'JB-ASS-1', /opponent/)
  refuses(t, 0, saved(3, { farm: 0 }), 'JB-FAR-1', /opponent/)
  refuses(t, 0, saved(4, { farm: 1 }), 'JB-SEA-4', /can’t plan that right now/)
  refuses(t, 0, { do: 'back', from: 'season', slot: 0, as: 'castle' }, 'JB-ACT-1', /half a Field/)
})

test('[JB-ACT-1] a back action after seeding is refused', () => {
  const t = planning({ farms: [{ spring: 'cats', seeded: [0] }, { spring: 'dogs' }] })
  for (const as of ['field', 'silo', 'man', 'save'] as const)
    refuses(t, 0, back(as), 'JB-ACT-1', /seeded this season/)
})

test('[JB-UPG-1] two upgrades of a kind on one field and two extensions on one silo are refused', () => {
  const t = planning({
    farms: [{ spring: 'netting', saved: ['siloExtension'], fields: [['netting']], silos: [1] }, {}],
  })
  refuses(t, 0, face({ field: 0 }), 'JB-UPG-1', /is already on field 1/)
  refuses(t, 0, { do: 'face', from: 'saved', slot: 0, silo: 0 }, 'JB-UPG-1', /already an extension on silo 1/)
})

test('[JB-WAR-1] a Warlord sent against somebody who pays you, yourself or nobody is refused', () => {
  const t = planning({
    farms: [{ spring: 'warlord', men: 3 }, {}, {}],
    contracts: [{ holder: 0, payer: 1, amount: 1, since: 2 }],
  })
  t.play(0, face())
  refuses(t, 0, { do: 'attack', farm: 1 }, 'JB-WAR-1', /already pays you tribute/)
  refuses(t, 0, { do: 'attack', farm: 0 }, 'JB-WAR-1', /opponent/)
  refuses(t, 0, { do: 'attack', farm: 4 }, 'JB-WAR-1', /farms by its sign/)
})

test('[JB-SEA-4] a choice cannot be changed after the reveal', () => {
  const t = planning({ farms: [{ spring: 'cats' }, { spring: 'dogs' }] })
  t.play(0, face()).play(1, face())
  assert.equal(t.state.phase, 'plant')
  refuses(t, 0, { do: 'change' }, 'JB-SEA-4', /What’s been revealed stands/)
  refuses(t, 0, back('man'), 'JB-ACT-1', /can’t do that right now/)
})

test('[JB-SEA-4] a sealed choice is opened again before it is changed', () => {
  const t = planning({ farms: [{ spring: 'cats' }, { spring: 'dogs' }] })
  t.play(0, face())
  refuses(t, 0, back('man'), 'JB-SEA-4', /Use “Change your choice” first/)
  t.play(0, { do: 'change' }, back('man'))
})

test('[JB-SEA-4] a card is planned once, and the season card before the plan is sealed', () => {
  const t = planning({ farms: [{ spring: 'cats', saved: ['dogs'] }, { spring: 'dogs' }] })
  refuses(t, 0, ready, 'JB-SEA-4', /season card/)
  t.play(0, face())
  refuses(t, 0, back('man'), 'JB-SEA-4', /already planned this Cats/)
})

test('[JB-ACT-2] a saved card is not discarded and not saved again', () => {
  const t = planning({ farms: [{ saved: ['dogs'] }, {}] })
  refuses(t, 0, { do: 'discard', from: 'saved', slot: 0 }, 'JB-ACT-2', /keep it saved/)
  refuses(t, 0, { do: 'back', from: 'saved', slot: 0, as: 'save' }, 'JB-ACT-2', /already saved/)
})

test('[JB-SET-1, JB-PRE-3, JB-DRA-1, JB-FIR-1] cards not in hand are refused', () => {
  const t = table({ farms: [{ hand: ['cats', 'dogs'] }, { hand: ['walls'] }] }).begin('place')
  refuses(t, 0, { do: 'place', card: 'walls', season: 'spring' }, 'JB-PRE-3', /no Walls/)
  refuses(t, 0, { do: 'place', card: 'jam', season: 'spring' }, 'JB-PRE-3', /That card doesn’t exist/)
  refuses(t, 0, { do: 'place', card: 'cats', season: 'winter' }, 'JB-PRE-3', /spring or for summer/)
  t.play(0, { do: 'place', card: 'cats', season: 'spring' })
  refuses(
    t,
    0,
    { do: 'place', card: 'dogs', season: 'spring' },
    'JB-PRE-3',
    /already placed a card for spring/,
  )
  const fire = planning({ farms: [{ spring: 'cats', hand: ['dogs'] }, {}], climate: ['fire', 'sunshine'] })
  refuses(fire, 0, { do: 'fire', card: 'cats' }, 'JB-FIR-1', /no Cats/)
})

test('[JB-STE-1, JB-ASS-1] Steals and Assassins refuse what is not there', () => {
  const t = planning({ farms: [{ spring: 'steal' }, { spring: 'cats' }] })
  t.play(0, face()).play(1, face())
  refuses(t, 0, { do: 'steal', farm: 0 }, 'JB-STE-1', /opponent/)
  refuses(t, 0, { do: 'steal', farm: 5 }, 'JB-STE-1', /farms by its sign/)
  const killing = planning({ farms: [{ spring: 'assassin' }, { men: 1, dogs: 1 }] })
  killing.play(0, face({ farm: 1 }))
  refuses(killing, 0, { do: 'kill', unit: 'walls' }, 'JB-ASS-1', /doesn’t have that unit/)
  refuses(killing, 1, { do: 'kill', unit: 'man' }, 'EN-TUR-1', /nothing for you to decide/)
})

test('[JB-SEA-4] a legal move that says more than it should is refused for that', () => {
  const t = planning({ farms: [{ spring: 'cats' }, { spring: 'dogs' }] })
  refuses(t, 0, { ...face(), farm: 1 }, 'JB-SEA-4', /doesn’t fit this choice/)
  refuses(t, 0, { ...back('man'), x: 1 }, 'JB-ACT-1', /doesn’t fit this choice/)
})

test('[JB-SEA-3] a Reactive Planting needs the card and no seeds', () => {
  const t = table({ farms: [{}, {}] }).begin('plant')
  refuses(t, 0, { do: 'react' }, 'JB-SEA-3', /no Reactive Planting/)
})

test('[JB-SEA-4] through the runner nothing changes either, and moves of another kind are named', () => {
  const started = Match.start(game, 2, {}, seededSource(seedFromNumber(1)))
  assert.ok(started.ok)
  const { value: match } = started
  for (const move of [
    { do: 'attack', farm: 1 },
    { do: 'change' },
    { do: 'fly' },
    { do: 'keep', card: 'jam' },
  ]) {
    const played = match.play(0, move)
    assert.ok(!played.ok)
    assert.match(played.refusal.rule, /^(JB|EN)-/)
  }
})
