import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jellyBeanFarmers as game } from '../src/index.ts'
import { ACTION_IDS } from '../src/data.ts'
import { ready, table } from './builder.ts'

const seed = (field: number) => ({ do: 'seed', field }) as const
/** With cards for both seasons, so that play stops at the plans. */
const farm = { spring: 'cats', summer: 'dogs' } as const
const react = { do: 'react' } as const

test('[JB-SEA-1] you may seed any of your own fields, one by one, for 1 food each', () => {
  const t = table({ farms: [{ ...farm, fields: [[], [], []] }, farm] }).begin('plant')
  t.play(0, seed(2), seed(0))
  assert.equal(t.farm(0).food, 5)
  t.play(0, ready).play(1, ready)
  assert.equal(t.farm(0).food, 3)
  assert.deepEqual(
    t.events('seeded').map((event) => event.fields),
    [[0, 2], []],
  )
})

test('[JB-SEA-1] you can’t seed more fields than you have food, and with the last of either you’re done', () => {
  const t = table({ farms: [{ ...farm, food: 2, fields: [[], [], []] }, farm] }).begin('plant')
  t.play(0, seed(0), seed(1))
  assert.deepEqual(t.waiting(), [1])
  t.play(1, seed(0))
  assert.equal(t.state.phase, 'plan')
})

test('[JB-SEA-1] seeds come from unprotected food first', () => {
  const t = table({ farms: [{ ...farm, food: 6 }, farm], season: 'summer', climate: ['fairWeather'] })
  t.begin('plant').drawing('drySpell').play(0, seed(0)).play(1, ready)
  assert.equal(game.view(t.state, 0).farms[0].unprotected, 0)
})

test('[JB-SEA-1] whoever knows a hidden card of the season chooses after the others, whose seeds are revealed by then', () => {
  const t = table({ farms: [farm, farm, farm], next: [['hail', 1]] }).begin('plant')
  assert.deepEqual(t.waiting(), [0, 2])
  t.play(2, seed(0))
  assert.equal(game.view(t.state, 1).farms[2].fields[0].seeded, false)
  t.play(0, ready)
  assert.equal(t.state.phase, 'plantKnowing')
  assert.deepEqual(t.waiting(), [1])
  assert.equal(game.view(t.state, 1).farms[2].fields[0].seeded, true)
  t.play(1, ready)
  assert.equal(t.state.phase, 'plan')
})

test('[JB-SEA-1] several who know choose at the same time, and if all know, all choose together', () => {
  const some = table({ farms: [{}, {}, {}], next: [['hail', 1, 2]] }).begin('plant')
  some.play(0, ready)
  assert.deepEqual(some.waiting(), [1, 2])
  const all = table({
    farms: [{}, {}],
    next: [
      ['hail', 1],
      ['fire', 0],
    ],
  }).begin('plant')
  assert.deepEqual([all.state.phase, all.state.season, all.state.yearClimate], ['plant', 0, -1])
  assert.deepEqual(all.waiting(), [0, 1])
})

test('[JB-SEA-1] only a card that counts this season makes somebody wait', () => {
  const next = [
    ['hail', 0],
    ['fire', 0],
    ['aphids', 1],
  ] as const
  const spring = table({ farms: [{}, {}], next }).begin('plant')
  assert.deepEqual(spring.waiting(), [1])
  const summer = table({
    farms: [{}, {}],
    season: 'summer',
    climate: ['sunshine'],
    next: [
      ['hail', 0],
      ['fire', 1],
    ],
  }).begin('plant')
  assert.deepEqual(summer.waiting(), [1])
})

test('[JB-SEA-1] a farmer without food isn’t asked', () => {
  const t = table({ farms: [{ food: 0 }, {}], season: 'summer', climate: ['sunshine'] }).begin('plant')
  assert.deepEqual(t.waiting(), [1])
})

test('[JB-SEA-2] spring reveals the year’s card and its own, summer its own', () => {
  const t = table({ farms: [{}, {}] })
    .drawing('aphids', 'sunshine')
    .begin('climate')
  assert.deepEqual(
    t.events('climate').map((event) => [event.of, event.card]),
    [
      ['year', 'aphids'],
      ['season', 'sunshine'],
    ],
  )
  const summer = table({ farms: [farm, farm], season: 'summer', climate: ['aphids'] })
    .drawing('hail')
    .begin('climate')
  assert.deepEqual(
    summer.events('climate').map((event) => [event.of, event.card]),
    [['season', 'hail']],
  )
  assert.equal(game.view(summer.state, 0).climate.year, 'aphids')
})

test('[JB-SEA-2] cards somebody has seen come in the order they were seen', () => {
  const t = table({
    farms: [farm, farm],
    next: [
      ['locusts', 0],
      ['hail', 0],
      ['fire', 0],
    ],
  }).begin('climate')
  const { climate } = game.view(t.state, 'watcher')
  assert.deepEqual([climate.year, climate.season, climate.next.length], ['locusts', 'hail', 1])
})

test('[JB-SEA-2] the effects of both cards are added, and what one ignores of the other is left out', () => {
  const food = (year: Parameters<typeof table>[0]['climate'], fields = [[]] as never[][]): number => {
    const t = table({ farms: [{ fields }, {}], climate: year })
    return game.view(t.state, 0).farms[0].fields[0].ifSeeded!.food
  }
  assert.equal(food(['drySpell', 'weevils']), 1)
  assert.equal(food(['moderateDrought', 'sunshine']), 2)
  assert.equal(food(['gentleRain', 'severeDrought']), 4)
  assert.equal(food(['severeDrought', 'gentleRain']), 4)
  assert.equal(food(['locusts', 'gentleRain']), 1)
  assert.equal(food(['ladybugs', 'locusts']), 3)
  assert.equal(food(['ladybugs', 'severeDrought']), 0)
  assert.equal(food(['drivingRain', 'severeDrought']), 0)
})

test('[JB-SEA-2] what a card destroys is removed from all fields of all farms when the card is revealed, and only then', () => {
  const farms = [
    { fields: [['fertilizer', 'netting'], ['fertilizer']] },
    { fields: [['fertilizer']], hand: ['fertilizer'] },
  ] as const
  const t = table({ farms, season: 'summer', climate: ['hail'] })
    .drawing('drivingRain')
    .begin('climate')
  assert.deepEqual(
    t.state.farms.map((farm) => farm.fields),
    [[2, 0], [0]],
  )
  assert.equal(t.state.discards[ACTION_IDS.indexOf('fertilizer')], 3)
  // Hail as the card of the year was opened in spring; Netting played since then stays.
  assert.equal(t.state.discards[ACTION_IDS.indexOf('netting')], 0)
})

test('[JB-SEA-3] a Reactive Planting is declared in secret, and its users plant together once the climate is open', () => {
  const holder = { ...farm, reactivePlantings: 1 }
  const t = table({ farms: [holder, farm, holder] }).begin('plant')
  assert.ok(!t.allows(1, react))
  t.play(0, react).play(2, react)
  assert.equal(t.farm(0).reactivePlantings, 1)
  t.drawing('aphids', 'sunshine').play(1, seed(0))
  assert.equal(t.state.phase, 'react')
  assert.deepEqual(t.waiting(), [0, 2])
  assert.equal(t.state.discards[ACTION_IDS.indexOf('reactivePlanting')], 2)
  assert.equal(game.view(t.state, 0).farms[0].fields[0].ifSeeded!.food, 2)
  assert.ok(!t.allows(0, react))
  t.play(0, seed(0)).play(2, ready)
  assert.deepEqual([t.farm(0).food, t.farm(0).seeded, t.farm(2).seeded], [4, 1, 0])
  assert.deepEqual(t.io.entered.slice(-2), ['react', 'plan'])
})

test('[JB-SEA-3] seeding after the climate rules out a back action, waiting alone does not', () => {
  const holder = { ...farm, reactivePlantings: 1 }
  const t = table({ farms: [holder, holder] }).begin('plant')
  t.play(0, react).play(1, react).play(0, seed(0)).play(1, ready)
  assert.ok(!t.allows(0, { do: 'back', from: 'season', slot: 0, as: 'man' }))
  assert.ok(t.allows(1, { do: 'back', from: 'season', slot: 0, as: 'man' }))
})

test('[JB-SEA-3] it cannot be declared once a field is chosen, nor used in the season it is played', () => {
  const t = table({ farms: [{ reactivePlantings: 1, fields: [[], []] }, {}] }).begin('plant')
  t.play(0, seed(0))
  assert.equal(t.refused(0, react).rule, 'JB-SEA-3')
  const played = table({ farms: [{ spring: 'reactivePlanting' }, {}], climate: ['fairWeather', 'sunshine'] })
  played.begin('plan').play(0, { do: 'face', from: 'season', slot: 0 })
  assert.equal(played.farm(0).reactivePlantings, 1)
  assert.equal(played.state.season, 1)
  assert.ok(played.allows(0, react))
})
