import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jellyBeanFarmers as game } from '../src/index.ts'
import { kind, table, type FarmSpec, type Table } from './builder.ts'

const contract = (holder: number, payer: number, amount: number, since = 4) => ({
  holder,
  payer,
  amount,
  since,
})
/** The end of the last summer, where nothing follows tribute. */
const end = (farms: readonly FarmSpec[], contracts: readonly ReturnType<typeof contract>[] = []): Table =>
  table({ farms, contracts, year: 8, season: 'summer', climate: ['fairWeather', 'sunshine'] }).begin(
    'tribute',
  )
const food = (t: Table): number[] => t.state.farms.map((farm) => farm.food)
const strong = { men: 5 }

test('[JB-TRI-1] tribute is paid at the end of summer', () => {
  const t = end([{ ...strong, food: 1 }, { food: 4 }], [contract(0, 1, 3)])
  assert.deepEqual(food(t), [4, 1])
  assert.equal(t.state.contracts.length, 1)
})

test('[JB-TRI-1] a payer whose defence reaches the holder’s offence is free, and the Warlord is discarded', () => {
  const t = end(
    [
      { men: 2, food: 0 },
      { dogs: 2, food: 4 },
    ],
    [contract(0, 1, 1)],
  )
  assert.deepEqual(food(t), [0, 4])
  assert.deepEqual(t.state.contracts, [])
  assert.equal(t.state.discards[kind('warlord')], 1)
  assert.equal(t.events('contractEnded')[0].why, 'strength')
  const below = end(
    [
      { men: 2, food: 0 },
      { dogs: 1, food: 4 },
    ],
    [contract(0, 1, 1)],
  )
  assert.deepEqual(food(below), [1, 3])
})

test('[JB-TRI-1] all pay at once from the food held before any tribute', () => {
  const t = end(
    [{ ...strong, food: 0 }, { berzerkers: 4, food: 2 }, { food: 3 }],
    [contract(1, 2, 3, 3), contract(0, 1, 3, 4)],
  )
  assert.deepEqual(food(t), [2, 3, 0])
  assert.deepEqual(
    t.events('tribute').map((event) => [event.owed, event.paid]),
    [
      [3, 3],
      [3, 2],
    ],
  )
})

test('[JB-TRI-1] with too little the oldest contract is paid first, then by the holder’s seat', () => {
  const older = end(
    [{ ...strong, food: 0 }, { ...strong, food: 0 }, { food: 3 }],
    [contract(1, 2, 2, 3), contract(0, 2, 2, 4)],
  )
  assert.deepEqual(food(older), [1, 2, 0])
  const same = end(
    [{ ...strong, food: 0 }, { ...strong, food: 0 }, { food: 3 }],
    [contract(0, 2, 2, 4), contract(1, 2, 2, 4)],
  )
  assert.deepEqual(food(same), [2, 1, 0])
})

test('[JB-TRI-1] contracts of one season are kept by holder, later ones behind', () => {
  const t = table({
    farms: [{ spring: 'warlord', ...strong }, { spring: 'warlord', men: 4 }, { spring: 'cats' }],
    contracts: [contract(1, 0, 1, 2)],
    climate: ['fairWeather', 'sunshine'],
  }).begin('plan')
  const face = { do: 'face', from: 'season', slot: 0 } as const
  t.play(0, face).play(1, face).play(2, face)
  t.play(1, { do: 'attack', farm: 2 }).play(0, { do: 'attack', farm: 2 })
  assert.deepEqual(
    t.state.contracts.map(({ holder, payer, since }) => [holder, payer, since]),
    [
      [1, 0, 2],
      [0, 2, 4],
      [1, 2, 4],
    ],
  )
})

test('[JB-TRI-1] the amount never changes, however the armies grow', () => {
  const t = end([{ men: 9, food: 0 }, { food: 5 }], [contract(0, 1, 1)])
  assert.deepEqual(food(t), [1, 4])
  assert.equal(t.state.contracts[0].amount, 1)
})

test('[JB-TRI-1] tribute received is not exposed to vermin before the next season', () => {
  const t = table({
    farms: [
      { ...strong, food: 6 },
      { food: 9, cats: 2 },
    ],
    contracts: [contract(0, 1, 4)],
    year: 8,
    season: 'summer',
    climate: ['fairWeather', 'sunshine'],
  }).begin('harvest')
  assert.deepEqual(food(t), [9, 4])
})

test('[JB-TRI-1] spring ends without tribute', () => {
  const t = table({
    farms: [strong, {}],
    contracts: [contract(0, 1, 4)],
    climate: ['fairWeather', 'sunshine'],
  }).begin('harvest')
  assert.deepEqual(food(t), [4, 4])
  assert.equal(t.state.season, 1)
})

test('[JB-END-1] after eight years food counts 1 and each stamp 4', () => {
  const t = end([
    { food: 7, stamps: 1 },
    { food: 10, stamps: 0 },
  ])
  const scores = game.scores(t.state)!
  assert.equal(t.state.ending, 'years')
  assert.deepEqual(
    scores.map(({ total, place, parts }) => [total, place, parts]),
    [
      [11, 1, { food: 7, stamps: 4 }],
      [10, 2, { food: 10, stamps: 0 }],
    ],
  )
})

const places = (...farms: FarmSpec[]): number[] =>
  game.scores(end(farms.map((farm) => ({ food: 4, stamps: 0, ...farm }))).state)!.map((score) => score.place)

test('[JB-END-1] ties are broken by stamps, fields, defence, upgrades, and then shared', () => {
  assert.deepEqual(places({ food: 0, stamps: 1 }, { fields: [[], []] }), [1, 2])
  assert.deepEqual(places({ dogs: 3 }, { fields: [[], []] }), [2, 1])
  assert.deepEqual(places({ dogs: 1 }, { fields: [['netting']], silos: [1] }), [1, 2])
  assert.deepEqual(places({ fields: [['netting']] }, { silos: [1], fields: [['fertilizer']] }), [2, 1])
  assert.deepEqual(places({}, {}, { food: 3 }), [1, 1, 3])
})

test('[JB-END-1, JB-OUT-1] farmers who went out share last place, behind somebody with nothing', () => {
  assert.deepEqual(places({ out: 3 }, { food: 0 }, { out: 5 }, {}), [3, 2, 3, 1])
})

test('[JB-END-1] there is no score before the end', () => {
  assert.equal(game.scores(table({ farms: [{}, {}] }).state), null)
})
