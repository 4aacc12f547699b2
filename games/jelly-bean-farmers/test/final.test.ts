/** What the phase table calls final, against games: a person who wants to be asked is asked where undo is lost. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FastRng, listSeats, Match, phaseSpec, seededSource, seedFromNumber } from '@harvest/engine'
import { jellyBeanFarmers as game } from '../src/index.ts'

/** How many moves of one kind were made in one phase, and after how many of them undo was refused. */
interface Kind {
  readonly final: boolean
  made: number
  refused: number
}

function playGame(seats: number, seed: number, kinds: Map<string, Kind>): void {
  const started = Match.start(game, seats, {}, seededSource(seedFromNumber(seed)))
  assert.ok(started.ok)
  const rng = new FastRng(seed)
  for (let match = started.value; !match.over;) {
    const asked = listSeats(game.waiting(match.state as never))
    const seat = asked[rng.chance(asked.length)]
    const legal = match.legal(seat)
    const move = legal[rng.chance(legal.length)]
    const spec = phaseSpec(game, game.phase(match.state as never))
    const played = match.play(seat, move)
    assert.ok(played.ok)
    match = played.value.match
    const key = `${spec.id} ${move.do}`
    const kind = kinds.get(key) ?? { final: spec.final?.includes(move.do) ?? false, made: 0, refused: 0 }
    kind.made++
    if (!match.undo(seat, 'step').ok) kind.refused++
    kinds.set(key, kind)
  }
}

/** Kinds that turned up less often than this say nothing. */
const FEWEST = 10

test('[EN-UND-1] the moves called final are those that undo can hardly ever take back, and no others', () => {
  const kinds = new Map<string, Kind>()
  for (let seats = 2; seats <= 4; seats++) for (let seed = 1; seed <= 80; seed++) playGame(seats, seed, kinds)
  const known = [...kinds].filter(([, { made }]) => made >= FEWEST)
  for (const [key, { final, made, refused }] of known)
    assert.equal(refused > made * 0.85, final, `${key}: undo refused ${refused} of ${made} times`)
  const finals = known.filter(([, { final }]) => final).map(([key]) => key)
  assert.deepEqual(finals.sort(), [
    'assassinate kill',
    'drawTwo back',
    'drawTwo discard',
    'drawTwo face',
    'plantKnowing ready',
    'react ready',
    'steal decline',
    'steal steal',
    'warlord attack',
    'warlord decline',
  ])
})
