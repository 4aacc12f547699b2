import {
  allSeats,
  FastRng,
  playOut,
  quickIO,
  type GameState,
  type Move as AnyMove,
  type Score,
} from '@harvest/engine'
import {
  jellyBeanFarmers as game,
  kindOf,
  seasonCard,
  type Move,
  type State,
} from '@harvest/jelly-bean-farmers'
import { planning, table, type Table } from '@harvest/jelly-bean-farmers/builder'
import { ACTIONS, type ActionId, type ClimateId } from '@harvest/jelly-bean-farmers/public'
import assert from 'node:assert/strict'
import test from 'node:test'
import {
  findGame,
  greedy,
  JELLY_BEAN_WEIGHTS,
  random,
  think,
  weighJellyBeans,
  type Bot,
  type GameEntry,
  worthTo,
} from '../src/index.ts'

const entry = findGame('jelly-bean-farmers')!
const { evaluation } = entry
const peaceful: GameEntry = {
  ...entry,
  evaluation: weighJellyBeans({ ...JELLY_BEAN_WEIGHTS, isPeaceful: true }),
}
const landless: GameEntry = {
  ...entry,
  evaluation: weighJellyBeans({ ...JELLY_BEAN_WEIGHTS, isLandless: true }),
}

type Seen = (state: State, seat: number, move: Move) => void

function playGame(seated: readonly Bot[], seed: number, as = entry, seen: Seen = () => {}): Score[] {
  const io = quickIO<unknown>(seed)
  const s = game.setup({}, seated.length, io as never)
  const rng = new FastRng(seed)
  const choose = (state: GameState, seat: number, moves: readonly AnyMove[]): AnyMove => {
    const move = think(as, state, seat, seated[seat], rng, { legal: moves })
    seen(state as unknown as State, seat, move as Move)
    return move
  }
  playOut(game, s, choose, io, { decisions: 0, forced: 0 })
  return game.scores(s)!
}

/** What greedy decides, here and now. */
function choice({ state }: Table, seat = 0, seed = 1, as = entry): Move {
  return think(as, state as unknown as GameState, seat, greedy, new FastRng(seed)) as Move
}

/** The fields that greedy seeds in a planting phase. */
function seedsOf(at: Table, seat = 0): number[] {
  const out: number[] = []
  for (const { phase, season } = at.state; at.state.phase === phase && at.state.season === season;) {
    const move = choice(at, seat)
    if (move.do !== 'seed') break
    out.push(move.field)
    at.play(seat, move)
  }
  return out.sort()
}

const rest = { hand: [] as ActionId[] }

test('greedy beats random in at least nine games of ten', () => {
  let won = 0
  for (let seed = 0; seed < 20; seed++) {
    const seated = seed % 2 === 0 ? [greedy, random] : [random, greedy]
    if (playGame(seated, seed)[seated.indexOf(greedy)].place === 1) won++
  }
  assert.ok(won >= 18, `${won} of 20`)
})

test('greedy finishes games of every size', () => {
  for (const seats of [2, 3, 4]) assert.equal(playGame(Array<Bot>(seats).fill(greedy), seats).length, seats)
})

test('a farm is judged by what its owner knows: other cards in the hands of rivals change nothing', () => {
  let looked = 0
  playGame([random, random, random], 6, entry, (state) => {
    if (looked++ % 7 !== 0) return
    for (let seat = 0; seat < 3; seat++) {
      const known = game.redeal(state, seat, new FastRng(looked)) as unknown as GameState
      assert.equal(worthTo(evaluation, known, seat), worthTo(evaluation, state as unknown as GameState, seat))
    }
  })
  assert.ok(looked > 100)
})

test('greedy seeds what will bear, as far as it knows the climate, and leaves what will not', () => {
  const seedsIf = (...climate: readonly ClimateId[]): number[] => {
    const next = climate.map((id) => [id, 0] as const)
    const farms = [{ food: 5, fields: [[], ['irrigation', 'netting'] as const] }, rest]
    return seedsOf(table({ year: 8, farms, next }).begin('plant').play(1, { do: 'ready' }))
  }
  assert.deepEqual(seedsIf('sunshine', 'perfectSeason'), [0, 1])
  assert.deepEqual(seedsIf('severeDrought', 'locusts'), [1])
  assert.deepEqual(seedsIf('drivingRain', 'fire'), [])
})

test('greedy seeds its last food rather than going out of the game, whatever the card of the season is', () => {
  for (const summer of ['warlord', 'fertilizer', 'cats', 'steal'] as const) {
    const at = table({
      year: 4,
      season: 'summer',
      climate: ['fairWeather'],
      farms: [{ food: 1, stamps: 0, summer }, rest],
    })
    assert.deepEqual(seedsOf(at.begin('plant')), [0], summer)
  }
})

test('a Coyote drives Rabbits off its owner’s farm, or takes a rival’s Cats, but never its own', () => {
  const chased = planning({
    year: 3,
    farms: [{ spring: 'coyote', rabbits: 1, food: 12, seeded: [0] }, { food: 2 }],
  })
  assert.equal((choice(chased) as { farm?: number }).farm, 0)
  const spoiled = planning({
    year: 3,
    farms: [
      { spring: 'coyote', cats: 2, food: 12, seeded: [0] },
      { cats: 2, food: 12 },
    ],
  })
  assert.equal((choice(spoiled) as { farm?: number }).farm, 1)
})

test('Rabbits go where much food lies open', () => {
  for (const rich of [1, 2]) {
    const farms = [0, 1, 2].map((seat) => ({ food: seat === rich ? 14 : 3 }))
    const at = planning({
      year: 5,
      farms: farms.map((farm, i) => (i === 0 ? { ...farm, spring: 'rabbits' as const, seeded: [0] } : farm)),
    })
    assert.equal((choice(at) as { farm?: number }).farm, rich)
  }
})

/** Seat 0 has played a Warlord and is to name its target. */
function attacking(defences: readonly number[]): Table {
  const others = defences.map((mercenaries) => ({ food: 8, cats: 2, mercenaries }))
  const at = planning({ year: 3, farms: [{ spring: 'warlord', seeded: [0], cats: 2, men: 4 }, ...others] })
  at.play(0, { do: 'face', from: 'season', slot: 0 })
  assert.equal(at.state.phase, 'warlord')
  return at
}

test('a Warlord binds the weakest opponent', () => {
  assert.deepEqual(choice(attacking([0, 2, 2])), { do: 'attack', farm: 1 })
  assert.deepEqual(choice(attacking([2, 2, 0])), { do: 'attack', farm: 3 })
})

/** The same table with everybody some seats further on. */
function turned(s: State, by: number): State {
  const to = (seat: number): number => (seat + by) % s.seats
  const out = game.clone(s)
  s.farms.forEach((farm, seat) => (out.farms[to(seat)] = farm))
  for (const contract of out.contracts) {
    contract.holder = to(contract.holder)
    contract.payer = to(contract.payer)
  }
  out.nextSeenBy = s.nextSeenBy.map((set) => {
    let seen = 0
    for (let seat = 0; seat < s.seats; seat++) if ((set & (1 << seat)) !== 0) seen |= 1 << to(seat)
    return seen
  })
  return out
}

test('no seat is worth more for its number: the same table turned round has the same value', () => {
  let contracts = 0
  playGame([greedy, greedy, greedy, random], 19, entry, (s, seat) => {
    contracts = Math.max(contracts, s.contracts.length)
    const value = worthTo(evaluation, s as unknown as GameState, seat)
    for (let by = 1; by < s.seats; by++) {
      const same = worthTo(evaluation, turned(s, by) as unknown as GameState, (seat + by) % s.seats)
      assert.ok(Math.abs(same - value) < 1e-9, `${s.phase} of year ${s.year}: ${value} and ${same}`)
    }
  })
  assert.ok(contracts >= 2)
})

test('everybody’s points in one call are the same wherever they sit', () => {
  const [here, there]: number[][] = [[], []]
  playGame([greedy, greedy, greedy], 5, entry, (s) => {
    evaluation.appraise(s as unknown as GameState, allSeats(s.seats), here)
    evaluation.appraise(turned(s, 1) as unknown as GameState, allSeats(s.seats), there)
    for (let seat = 0; seat < s.seats; seat++)
      assert.ok(Math.abs(here[seat] - there[(seat + 1) % s.seats]) < 1e-9, `${s.phase} of year ${s.year}`)
  })
})

test('of opponents who are equally good targets any may be the one', () => {
  const at = planning({
    year: 8,
    season: 'summer',
    farms: [{ summer: 'rabbits', seeded: [0] }, rest, rest, rest],
  })
  const farms = new Set<unknown>()
  for (let seed = 0; seed < 40; seed++) farms.add((choice(at, 0, seed) as { farm?: number }).farm)
  assert.deepEqual([...farms].sort(), [1, 2, 3])
})

test('an upgrade goes to the field that lacks it, and its owner does not throw it away', () => {
  const at = planning({
    year: 2,
    climate: ['fairWeather', 'sunshine'],
    farms: [{ spring: 'fertilizer', fields: [['fertilizer'], []], seeded: [0, 1] }, rest],
  })
  assert.deepEqual(choice(at), { do: 'face', from: 'season', slot: 0, field: 1 })
})

test('in the last season greedy lays no half field: food that would spoil is brought under a roof', () => {
  const at = planning({
    year: 8,
    season: 'summer',
    climate: ['fairWeather', 'sunshine'],
    farms: [{ summer: 'cats', food: 12 }, rest],
  })
  assert.deepEqual(choice(at), { do: 'face', from: 'season', slot: 0 })
})

interface Deed {
  readonly seat: number
  readonly card: (typeof ACTIONS)[number]
  readonly use: Move
}

/** What farmers of a kind plan to do with their cards in three games against each other. */
function deedsOf(as: GameEntry): Deed[] {
  const out: Deed[] = []
  for (let seed = 0; seed < 3; seed++)
    playGame([greedy, greedy], seed, as, (state, seat, use) => {
      if (!('from' in use) || state.phase !== 'plan') return
      const farm = state.farms[seat]
      const card = use.from === 'saved' ? farm.saved[use.slot] : seasonCard(state, farm)
      out.push({ seat, card: ACTIONS[kindOf(card)], use })
    })
  assert.ok(out.length > 50)
  return out
}

test('a peaceful farmer plays no army, attack or Warlord and arms nobody', () => {
  for (const { seat, card, use } of deedsOf(peaceful)) {
    if (use.do === 'back') assert.notEqual(use.as, 'man')
    if (use.do !== 'face') continue
    assert.ok(card.kind !== 'army' && card.kind !== 'warlord', card.id)
    if (card.kind === 'attack') assert.deepEqual([card.id, use.farm], ['coyote', seat])
  }
})

test('a landless farmer lays no field and no field upgrade', () => {
  for (const { card, use } of deedsOf(landless)) {
    if (use.do === 'back') assert.notEqual(use.as, 'field')
    if (use.do === 'face') assert.notEqual(card.kind, 'fieldUpgrade')
  }
})
