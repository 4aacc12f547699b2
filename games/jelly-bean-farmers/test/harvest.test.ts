import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ClimateId, UpgradeId } from '../src/data.ts'
import { capacity } from '../src/farm.ts'
import { table, type FarmSpec, type Table } from './builder.ts'

const harvest = (farm: FarmSpec, climate: readonly ClimateId[] = ['fairWeather', 'sunshine']): Table =>
  table({ farms: [{ silos: [1, 1, 1, 1], ...farm }, {}], climate }).begin('harvest')

/** What one field produces: food after the harvest, with the 1 eaten added again. */
const bears = (upgrades: readonly UpgradeId[], seeded: boolean, ...climate: ClimateId[]): number =>
  harvest({ fields: [upgrades], seeded: seeded ? [0] : [], food: 1 }, climate).farm(0).food

test('[JB-HAR-1] a seeded field returns 3 and climate, and nothing when it is not seeded', () => {
  assert.equal(bears([], true, 'fairWeather', 'ladybugs'), 3)
  assert.equal(bears([], true, 'fairWeather', 'sunshine'), 4)
  assert.equal(bears([], false, 'fairWeather', 'sunshine'), 0)
})

test('[JB-HAR-1] never less than 0 and never more than 7', () => {
  assert.equal(bears([], true, 'severeDrought', 'locusts'), 0)
  assert.equal(bears(['fertilizer'], true, 'perfectSeason', 'sunshine'), 7)
})

test('[JB-HAR-1] Fertilizer adds 1, Irrigation ignores drought, Netting pestilence', () => {
  assert.equal(bears(['fertilizer'], true, 'drySpell', 'weevils'), 2)
  assert.equal(bears(['irrigation'], true, 'severeDrought', 'weevils'), 2)
  assert.equal(bears(['netting'], true, 'drySpell', 'locusts'), 2)
  assert.equal(bears(['irrigation', 'netting'], true, 'severeDrought', 'locusts'), 3)
  assert.equal(bears(['irrigation', 'netting'], true, 'hail', 'fire'), 1)
})

test('[JB-HAR-1] a Perennial produces from a base of 1 when unseeded, and adds nothing when seeded', () => {
  assert.equal(bears(['perennial'], false, 'fairWeather', 'sunshine'), 2)
  assert.equal(bears(['perennial', 'fertilizer'], false, 'fairWeather', 'perfectSeason'), 4)
  assert.equal(bears(['perennial'], false, 'drySpell', 'fairWeather'), 0)
  assert.equal(bears(['perennial', 'irrigation'], false, 'drySpell', 'fairWeather'), 1)
  assert.equal(bears(['perennial'], true, 'fairWeather', 'ladybugs'), 3)
})

test('[JB-HAR-1] each field is counted for itself, and the event explains it', () => {
  const t = harvest({ fields: [['netting'], [], ['perennial']], seeded: [0, 1], food: 1 }, [
    'locusts',
    'sunshine',
  ])
  assert.equal(t.farm(0).food, 5)
  const [event] = t.events('harvested')
  assert.equal(event.total, 5)
  assert.deepEqual(
    event.fields.map(({ field, seeded, forecast }) => [field, seeded, forecast.food]),
    [
      [0, true, 4],
      [1, true, 1],
      [2, false, 0],
    ],
  )
  assert.deepEqual(event.fields[1].forecast, {
    base: 3,
    fertilizer: 0,
    weather: 1,
    drought: 0,
    pestilence: -3,
    food: 1,
  })
})

test('[JB-HAR-2] silos hold 5, or 7 with an extension, and Cats protect 3 each', () => {
  const of = (farm: FarmSpec): number => capacity(table({ farms: [farm, {}] }).farm(0))
  assert.deepEqual([of({}), of({ silos: [1] }), of({ silos: [1, 0] }), of({ cats: 2 })], [5, 7, 12, 11])
})

test('[JB-EAT-1] everybody eats 1 food if they have any', () => {
  const t = table({ farms: [{ food: 3 }, { food: 0 }, { food: 1 }], climate: ['fairWeather', 'sunshine'] })
  t.begin('harvest')
  assert.deepEqual(
    t.state.farms.map((farm) => farm.food),
    [2, 0, 0],
  )
  assert.deepEqual(
    t.events('ate').map((event) => event.seat),
    [0, 2],
  )
})

test('[JB-VER-1] half of the unprotected food is lost, rounded up, after eating', () => {
  const left = (food: number, farm: FarmSpec = {}): number =>
    harvest({ silos: [0], ...farm, food }).farm(0).food
  assert.deepEqual([left(6), left(7), left(8), left(9), left(10)], [5, 5, 6, 6, 7])
  assert.equal(left(10, { cats: 1 }), 8)
})

test('[JB-VER-1] with Rabbits all unprotected food is lost', () => {
  const t = harvest({ silos: [0], food: 12, rabbits: 1 })
  assert.equal(t.farm(0).food, 5)
  assert.deepEqual(t.events('vermin'), [{ e: 'vermin', seat: 0, open: 6, lost: 6, rabbits: true, food: 5 }])
})

test('[JB-HAR-2] a silo and Cats of this season protect already', () => {
  const t = table({
    farms: [{ food: 14, spring: 'cats', saved: ['dogs'], halfSilo: 1 }, {}],
    climate: ['fairWeather', 'sunshine'],
  }).begin('plan')
  t.play(0, { do: 'face', from: 'season', slot: 0 }, { do: 'back', from: 'saved', slot: 0, as: 'silo' })
  assert.equal(t.farm(0).food, 13)
})
