import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FastRng, Match, listSeats, seedFromNumber, seededSource } from '@harvest/engine'
import type { Update } from '@harvest/engine/wire'
import { scoville } from '@harvest/scoville'
import { NOTCHES, PLOTS, type Event, type Move, type View } from '@harvest/scoville/public'
import {
  NOTCH_CENTRES,
  PITCH,
  PLOT_CENTRES,
  junctionBetween,
  nearest,
  plotUnder,
} from '../../src/games/scoville/board/field/geometry.ts'
import { flights } from '../../src/games/scoville/motion.ts'
import { notchTargets, notchesOf, plotTargets } from '../../src/games/scoville/targets.ts'

type Seen = Update<View, Move, Event>

/** All that the seat whose turn it is sees over a game of random moves. */
function* watch(players: number, seed: number): Generator<{ before: Seen; after: Seen }> {
  const started = Match.start(scoville, players, {}, seededSource(seedFromNumber(seed)))
  assert.ok(started.ok)
  const rng = new FastRng(seed)
  let match = started.value
  while (!match.over) {
    const seat = listSeats(scoville.waiting(match.state as never))[0]
    const legal = match.legal(seat)
    const played = match.play(seat, legal[rng.chance(legal.length)])
    assert.ok(played.ok)
    const before = match.update(seat, []) as Seen
    match = played.value.match
    yield { before, after: match.update(seat, played.value.events) as Seen }
  }
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y)

test('a point in the middle of a plot lies in that plot, and one on a notch lies in none', () => {
  for (let plot = 0; plot < PLOTS; plot++) assert.equal(plotUnder(PLOT_CENTRES[plot]), plot)
  for (let notch = 0; notch < NOTCHES; notch++) assert.equal(plotUnder(NOTCH_CENTRES[notch]), null)
})

test('a tap chooses the nearest place within reach and nothing beyond it', () => {
  const places = [
    { x: 0, y: 0, name: 'here' },
    { x: 10, y: 0, name: 'there' },
  ]
  assert.equal(nearest(places, { x: 6, y: 0 }, 20)?.name, 'there')
  assert.equal(nearest(places, { x: 4, y: 0 }, 20)?.name, 'here')
  assert.equal(nearest(places, { x: 50, y: 0 }, 20), null)
})

test('[SC-HAR-2] every offered step passes a junction half a plot from both of its notches', () => {
  let steps = 0
  for (const { before } of watch(3, 5)) {
    const farmer = before.view.me === null ? null : before.view.players[before.view.me].farmer
    for (const { move } of before.offers) {
      if (move.do !== 'step') continue
      const corner = junctionBetween(farmer!.notch, move.to)
      assert.equal(distance(corner, NOTCH_CENTRES[farmer!.notch]), PITCH / 2)
      assert.equal(distance(corner, NOTCH_CENTRES[move.to]), PITCH / 2)
      steps++
    }
  }
  assert.ok(steps > 100)
})

test('every plot and step on offer has its place on the field, and nothing else has', () => {
  for (const { before } of watch(4, 9)) {
    const plots = before.offers.flatMap(({ move }) => (move.do === 'plant' ? [move.plot] : []))
    assert.deepEqual(
      plotTargets(before.offers).map(({ plot }) => plot),
      plots,
    )
    const steps = before.offers.flatMap(({ move }) => (move.do === 'step' ? [move.to] : []))
    const near = notchTargets(before.view, before.offers).flatMap(({ offer, route }) =>
      offer ? [route.to] : [],
    )
    const rising = (a: number, b: number) => a - b
    assert.deepEqual(near.toSorted(rising), steps.toSorted(rising))
    for (const target of notchTargets(before.view, before.offers)) {
      if (target.offer) assert.deepEqual(target.route.moves, [target.offer.move])
      const walked = notchesOf(target.route, before.view.players[before.view.me!].farmer!.notch)
      assert.equal(walked.at(-1), target.route.to)
    }
  }
})

const PLACES = /^(plot|notch|market|recipe|auction|hall|spot|seat|panel|tray|place)\/[\w]+$/
const PIECES = ['pepper', 'coin', 'farmer', 'plaque', 'tile', 'recipe']

test('every piece that flies in a whole game is one that is drawn, between places that exist', () => {
  const kinds = new Set<string>()
  for (const { before, after } of watch(4, 3))
    for (const event of after.events)
      for (const flight of flights(event, before.view).flat()) {
        kinds.add(flight.kind)
        assert.ok(PIECES.includes(flight.kind), flight.kind)
        assert.ok(flight.from.length > 0 && flight.to.length > 0, event.e)
        for (const place of [...flight.from, ...flight.to]) assert.match(place, PLACES)
      }
  assert.deepEqual([...kinds].toSorted(), PIECES.toSorted())
})

test('a farmer who walks is as large on the way as where the board has it', () => {
  const [walk] = flights({ e: 'stepped', seat: 0, from: 1, to: 2, gains: '' }, { me: 0 } as View)
  assert.deepEqual(
    walk!.map(({ kind, size }) => [kind, size]),
    [['farmer', 'place']],
  )
})

test('a pepper somebody else gains flies to their panel, your own into your tray', () => {
  const view = { me: 0 } as View
  const gained = (seat: number) =>
    flights({ e: 'stepped', seat, from: 1, to: 2, gains: 'R' }, view)
      .flat()
      .find(({ kind }) => kind === 'pepper')!
  assert.equal(gained(0).to[0], 'tray/R')
  assert.equal(gained(1).to[0], 'panel/1')
})
