import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  engineDe,
  engineEn,
  hashState,
  Match,
  plain,
  refusalSentence,
  seededSource,
  seedFromNumber,
} from '@harvest/engine'
import { scoville } from '../src/index.ts'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'
import { startMatch } from './builder.ts'

/** What no table ever sent: each is refused with a rule and words in both languages, and nothing changes. */
const BAD: readonly unknown[] = [
  null,
  undefined,
  7,
  'claim',
  [],
  {},
  { do: 7 },
  { do: 'claim' },
  { do: 'claim', card: '3' },
  { do: 'claim', card: 3.5 },
  { do: 'claim', card: NaN },
  { do: 'claim', card: -1 },
  { do: 'claim', card: 24 },
  { do: 'claim', card: 2 ** 60 },
  { do: 'claim', card: null },
  { do: 'claim', card: [3] },
  { do: 'claim', card: 3, seat: 1 },
  { do: 'constructor' },
  { do: '__proto__' },
  { do: 'toString' },
  JSON.parse('{"do":"claim","card":3,"__proto__":{"card":4}}'),
  { do: 'take', pepper: 'RY' },
  { do: 'take', pepper: 'r' },
  { do: 'take', pepper: '' },
  { do: 'plant', plot: 70 },
  { do: 'step', to: 157 },
  { do: 'sell', pepper: 'R', count: '1' },
  { do: 'sell', pepper: 'R' },
  { do: 'claim', card: Array(100_000).fill(3) },
  { do: 'x'.repeat(10_000) },
]

test('[SC-AUC-5] bad input is refused with a sentence that names what is wrong, and changes nothing', () => {
  const match = startMatch(3)
  const seat = match.state as { active?: number }
  const before = hashState(match.state)
  for (const input of BAD) {
    const result = match.play(seat.active!, input)
    assert.ok(!result.ok, JSON.stringify(input))
    for (const [engine, text] of [
      [engineEn, en],
      [engineDe, de],
    ] as const)
      assert.match(plain(refusalSentence(engine, text, result.refusal, (n) => `P${n}`)), /^[A-ZÄÖÜ].*\.$/)
  }
  assert.equal(hashState(match.state), before)
  assert.equal(Object.hasOwn(Object.prototype, 'card'), false)
})

test('[SC-AUC-5] a move for another seat and for a seat that is not there are refused', () => {
  const match = startMatch(3)
  const active = (match.state as unknown as { active: number }).active
  const [move] = match.legal(active)
  const other = match.play((active + 1) % 3, move)
  assert.ok(!other.ok)
  assert.equal(other.refusal.rule, 'EN-TUR-1')
  for (const nowhere of [3, -1, 0.5, NaN]) {
    const result = match.play(nowhere, move)
    assert.ok(!result.ok)
    assert.equal(result.refusal.rule, 'EN-SEA-1')
  }
})

test('[SC-TIM-3] after the end every move is refused', () => {
  let match = startMatch(2, {}, 3)
  while (!match.over) {
    const seat = [0, 1].find((who) => match.game.waiting(match.state) & (1 << who))!
    const legal = match.legal(seat)
    const played = match.play(seat, legal[(match.at * 7) % legal.length])
    assert.ok(played.ok)
    match = played.value.match
  }
  const result = match.play(0, { do: 'end' })
  assert.ok(!result.ok)
  assert.equal(result.refusal.rule, 'EN-OVE-1')
  assert.deepEqual(scoville.why(match.state as never, 0, { do: 'end' }).rule, 'EN-OVE-1')
})

test('[SC-SET-1] [SC-SET-2] seat counts and options that the game does not have are refused', () => {
  const start = (seats: number, options: unknown): string => {
    const started = Match.start(scoville, seats, options, seededSource(seedFromNumber(1)))
    return started.ok ? 'ok' : `${started.refusal.rule} ${started.refusal.key}`
  }
  assert.equal(start(1, {}), 'EN-SET-1 seatCount')
  assert.equal(start(7, {}), 'EN-SET-1 seatCount')
  assert.equal(start(2.5, {}), 'EN-SET-1 seatCount')
  assert.equal(start(2, { shortDisplay: true }), 'EN-OPT-1 optionSeats')
  assert.equal(start(6, { shortDisplay: true }), 'EN-OPT-1 optionSeats')
  assert.equal(start(2, { shortDisplay: false }), 'ok')
  assert.equal(start(3, { shortDisplay: true, openScreens: true }), 'ok')
  assert.equal(start(3, { openScreens: 'yes' }), 'EN-OPT-1 optionFlag')
  assert.equal(start(3, { hotter: true }), 'EN-OPT-1 optionUnknown')
})
