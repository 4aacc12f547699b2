import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FastRng, Match, listSeats, seedFromNumber, seededSource } from '@harvest/engine'
import type { Update } from '@harvest/engine/wire'
import { jellyBeanFarmers } from '@harvest/jelly-bean-farmers'
import type { Event, Move, View } from '@harvest/jelly-bean-farmers/public'
import {
  currentChoice,
  intentAt,
  listChoices,
  listPlaces,
  placeOf,
  type Place,
} from '../../src/games/jelly-bean-farmers/targets.ts'
import { fillStores, layRoads } from '../../src/games/jelly-bean-farmers/board/layout.ts'
import { flights, harvestFlights } from '../../src/games/jelly-bean-farmers/motion.ts'
import { seatsFrom } from '../../src/games/shared/seating.ts'
import { isTold, listBeats, seasonAt, STEPS } from '../../src/games/jelly-bean-farmers/story/story.ts'

type Seen = Update<View, Move, Event>

interface Step {
  readonly match: Match
  readonly seat: number
  readonly before: Seen
  readonly after: Seen
}

/** All that the seat that chooses sees over a game of random moves. */
function* watch(players: number, seed: number): Generator<Step> {
  const started = Match.start(jellyBeanFarmers, players, {}, seededSource(seedFromNumber(seed)))
  assert.ok(started.ok)
  const rng = new FastRng(seed)
  let match = started.value
  while (!match.over) {
    const seat = listSeats(jellyBeanFarmers.waiting(match.state as never))[0]
    const legal = match.legal(seat)
    const played = match.play(seat, legal[rng.chance(legal.length)])
    assert.ok(played.ok)
    const before = match.update(seat, []) as unknown as Seen
    yield {
      match,
      seat,
      before,
      after: played.value.match.update(seat, played.value.events) as unknown as Seen,
    }
    match = played.value.match
  }
}

const GAMES = [
  [2, 11],
  [3, 12],
  [4, 13],
  [4, 14],
] as const

function* watchAll(): Generator<Step> {
  for (const [players, seed] of GAMES) yield* watch(players, seed)
}

test('[JB-HAR-2] the places for beans in silos and baskets are the capacity, and all food is drawn', () => {
  for (const { before } of watchAll())
    for (const farm of before.view.farms) {
      const { silos, baskets, heap } = fillStores(farm)
      const stores = [...silos, ...baskets]
      assert.equal(
        stores.reduce((sum, { room }) => sum + room, 0),
        farm.capacity,
      )
      assert.equal(stores.reduce((sum, { beans }) => sum + beans, 0) + heap, farm.food)
    }
})

/** What the tray offers without a place on a farm; `ready` is the shell's button. */
const IN_TRAY = ['keep', 'place', 'fire', 'pick', 'discard', 'back', 'decline', 'react', 'change', 'ready']

test('every offered move can be made on a farm, with a card of the tray or with its buttons', () => {
  for (const { before } of watchAll()) {
    const { view, offers } = before
    for (const choice of [null, ...listChoices(offers)])
      for (const [place, { move }] of listPlaces(view, offers, choice))
        assert.equal(placeOf(view, move), place)
    for (const { move } of offers) {
      const isPlain = move.do === 'face' && placeOf(view, move) === null
      assert.ok(isPlain || placeOf(view, move) !== null || IN_TRAY.includes(move.do), JSON.stringify(move))
    }
  }
})

test('clicking a place without an offer is never a legal move, so that you can be told why', () => {
  for (const { match, seat, before } of watchAll()) {
    const { view, offers } = before
    const choice = currentChoice(offers, null)
    const legal = listPlaces(view, offers, choice)
    const places: Place[] = view.farms.flatMap((farm): Place[] => [
      `farm/${farm.seat}`,
      `unit/${farm.seat}/man`,
      ...farm.fields.map((_, i): Place => `field/${farm.seat}/${i}`),
      ...farm.silos.map((_, i): Place => `silo/${farm.seat}/${i}`),
    ])
    for (const place of places) {
      const intent = legal.has(place) ? null : intentAt(view, choice, place)
      if (intent === null || (view.phase === 'assassinate' && place.startsWith('unit/'))) continue
      assert.equal(match.play(seat, intent).ok, false, `${place} ${JSON.stringify(intent)}`)
    }
  }
})

test('[JB-SEA-4] a scene tells everything once, step after step in the order of resolution', () => {
  for (const { after } of watchAll()) {
    const told = after.events.filter(isTold)
    const beats = listBeats(after.events)
    assert.deepEqual(new Set(beats.flatMap(({ events }) => events)), new Set(told))
    assert.equal(beats.flatMap(({ events }) => events).length, told.length)
    const steps = beats.map(({ step }) => STEPS.indexOf(step))
    assert.deepEqual(
      steps,
      steps.toSorted((a, b) => a - b),
    )
  }
})

test('[JB-ACT-3] cards laid at once are one beat, and what they cause follows', () => {
  const face = (seat: number, card: 'coyote' | 'cats'): Event => ({
    e: 'face',
    seat,
    card,
    from: 'season',
    on: 1,
  })
  const chased: Event = { e: 'coyote', farm: 1, cats: 1, rabbits: 0 }
  assert.deepEqual(listBeats([face(0, 'coyote'), face(1, 'cats'), chased]), [
    { step: 'c', events: [face(0, 'coyote'), face(1, 'cats')] },
    { step: 'c', events: [chased] },
  ])
})

test('[JB-WAR-1] Warlords are told after the other faces, a discarded one with them', () => {
  const laid: Event = { e: 'face', seat: 0, card: 'warlord', from: 'season', on: -1 }
  const cats: Event = { e: 'face', seat: 1, card: 'cats', from: 'season', on: -1 }
  const given: Event = { e: 'discarded', seat: 2, card: 'warlord', why: 'chosen' }
  assert.deepEqual(
    listBeats([laid, cats, given]).map(({ step, events }) => [step, events]),
    [
      ['c', [cats, given]],
      ['d', [laid]],
    ],
  )
})

test('[JB-SEA-3] seeds sown after the climate are told after it', () => {
  const seeded = (seat: number): Event => ({ e: 'seeded', seat, fields: [0], food: 1 })
  const open: Event = { e: 'climate', card: 'hail', of: 'season' }
  assert.deepEqual(
    listBeats([seeded(0), open, seeded(1)]).map(({ step }) => step),
    ['plant', 'climate', 'react'],
  )
})

test('a season is told from its first seed to its tribute, and until the next one has something to show', () => {
  for (const [players, seed] of GAMES) {
    const log: { at: number; events: readonly Event[] }[] = []
    let told = { year: 1, season: 'spring' }
    let count = 0
    for (const { before, after } of watch(players, seed)) {
      log.push(after)
      const { year, season } = before.view
      const fresh = after.events.filter(isTold).length
      if (fresh > 0) {
        count = told.year === year && told.season === season ? count + fresh : fresh
        told = { year, season }
      }
      const found = seasonAt(log, after.at)
      assert.deepEqual({ year: found.year, season: found.season }, told)
      assert.equal(found.lines.length, count)
    }
  }
})

test('nothing after the shown position is told', () => {
  const log: { at: number; events: readonly Event[] }[] = [
    { at: 1, events: [{ e: 'season', season: 0 }] },
    { at: 2, events: [{ e: 'seeded', seat: 0, fields: [0], food: 1 }] },
    { at: 3, events: [{ e: 'ate', seat: 0, food: 4 }] },
  ]
  assert.deepEqual(
    seasonAt(log, 2).lines.map(({ at }) => at),
    [2],
  )
})

const ANCHORS =
  /^(deck|sky|road|climate\/(deck|year|season)|tray\/hand\/0|(hand|food|farmer|land|seat|panel)\/\d|(slot|field)\/\d\/\w+)$/

test('pieces fly between places that are drawn', () => {
  for (const { before, after } of watchAll()) {
    const groups = [
      ...after.events.flatMap((event) => flights(event, before.view)),
      ...harvestFlights(after.events),
    ]
    for (const { from, to } of groups.flat()) for (const name of [...from, ...to]) assert.match(name, ANCHORS)
  }
})

test('contracts in one lane of the road never overlap, and none is left out', () => {
  const contract = (holder: number, payer: number) =>
    ({ holder, payer, amount: 1, year: 1, season: 'spring' }) as const
  const all = [contract(0, 3), contract(0, 1), contract(2, 1), contract(1, 2), contract(3, 2)]
  const lanes = layRoads(all, (seat) => seat)
  assert.equal(lanes.flatMap(({ contracts }) => contracts).length, all.length)
  assert.deepEqual(
    lanes.map(({ contracts }) => contracts.length),
    [1, 3, 1],
  )
})

test('one’s own farm comes first and the others follow in order', () => {
  assert.deepEqual(seatsFrom(2, 4), [2, 3, 0, 1])
  assert.deepEqual(seatsFrom(null, 3), [0, 1, 2])
})
