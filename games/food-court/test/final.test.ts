/** What the phase table calls final, against games: a person who wants to be asked is asked where undo is lost. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FastRng, firstSeat, Match, phaseSpec, seededSource, seedFromNumber } from '@harvest/engine'
import { foodCourt } from '../src/index.ts'

/** How many moves of one kind were made in one phase, and after how many of them undo was refused. */
interface Kind {
  readonly final: boolean
  made: number
  refused: number
}

function playGame(seats: number, seed: number, kinds: Map<string, Kind>): void {
  const started = Match.start(foodCourt, seats, {}, seededSource(seedFromNumber(seed)))
  assert.ok(started.ok)
  const rng = new FastRng(seed)
  for (let match = started.value; !match.over;) {
    const seat = firstSeat(foodCourt.waiting(match.state as never))
    const legal = match.legal(seat)
    const move = legal[rng.chance(legal.length)]
    const spec = phaseSpec(foodCourt, foodCourt.phase(match.state as never))
    const played = match.play(seat, move)
    assert.ok(played.ok)
    match = played.value.match
    if (spec.decides === 'sealed') continue
    const key = `${spec.id} ${move.do}`
    const kind = kinds.get(key) ?? { final: spec.final?.includes(move.do) ?? false, made: 0, refused: 0 }
    kind.made++
    if (!match.undo(seat, 'step').ok) kind.refused++
    kinds.set(key, kind)
  }
}

test('[EN-UND-1] the moves called final are those that undo often cannot take back, and no others', () => {
  const kinds = new Map<string, Kind>()
  for (let seats = 2; seats <= 6; seats++) for (let seed = 1; seed <= 4; seed++) playGame(seats, seed, kinds)
  for (const [key, { final, made, refused }] of kinds)
    assert.equal(refused > made / 4, final, `${key}: undo refused ${refused} of ${made} times`)
  const finals = [...kinds].filter(([, { final }]) => final).map(([key]) => key)
  assert.deepEqual(finals.sort(), [
    'act attract',
    'act complaint',
    'act cook',
    'act prepare',
    'act promotion',
    'after attract',
    'after complaint',
    'after promotion',
    'complaint dismiss',
    'cook attract',
    'cook complaint',
    'cook cook',
    'cook promotion',
    'discard draw',
    'prepare attract',
    'prepare complaint',
    'prepare prepare',
    'prepare promotion',
  ])
})
