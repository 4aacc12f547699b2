import {
  commitTo,
  firstSeat,
  Match,
  recordOf,
  replay,
  seededSource,
  seedFromNumber,
  type GameRecord,
} from '@harvest/engine'
import type { Move, Score, Seat } from '@harvest/engine'
import assert from 'node:assert/strict'
import test from 'node:test'
import { reviewGame, SCALE, tellLuck, type GameEntry, type Luck, type Review } from '../src/index.ts'
import { stall, stallEntry } from './stall.ts'

type Pick = (moves: readonly Move[], seat: Seat, match: Match) => Move

/** A game of Stall as these would play it. */
function play(
  number: number,
  pick: Pick,
): { readonly record: GameRecord; readonly totals: readonly number[] } {
  const seed = seedFromNumber(number)
  const started = Match.start(stall, 2, {}, seededSource(seed))
  assert.ok(started.ok)
  let match = started.value
  while (!match.over) {
    const seat = firstSeat(stall.waiting(match.state as never))
    const played = match.play(seat, pick(match.legal(seat), seat, match))
    assert.ok(played.ok)
    match = played.value.match
  }
  const totals = stall.scores(match.state as never)!.map(({ total }) => total)
  return { record: recordOf(match, commitTo(seed), seed), totals }
}

interface Stall {
  readonly phase: string
  readonly crates: readonly number[]
  readonly cards: readonly number[]
  readonly hands: readonly (readonly number[])[]
  readonly laid: readonly (readonly number[])[]
}

const sum = (cards: readonly number[]): number => cards.reduce((all, card) => all + card, 0)

/** Stall for somebody who counts on what is in the hands, and sees when it is over. */
const entry: GameEntry = {
  ...stallEntry,
  evaluation: {
    ...stallEntry.evaluation,
    appraise(state, _who, out) {
      const { phase, crates, cards, hands, laid } = state as unknown as Stall
      const isOver = phase === 'over'
      hands.forEach((hand, seat) => {
        const hopes = isOver ? 0 : sum(hand) + (phase === 'lay' ? sum(laid[seat]) : 0)
        out[seat] = crates[seat] + cards[seat] + hopes
      })
      return isOver
    },
  },
}

/** Bids nothing, and lays what is dearest. */
const sensible: Pick = (moves) =>
  moves[0].do === 'bid' ? moves[0] : (moves.findLast(isLay) ?? moves.at(-1)!)
const isLay = (move: Move): boolean => move.do === 'lay'

function review(record: GameRecord, seed = 1): Review {
  const steps = reviewGame(entry, record, (seat) => `Seat ${seat}`, seed, { iterations: 40 })
  let share = 0
  for (;;) {
    const next = steps.next()
    if (next.done) {
      assert.equal(share, 1)
      return next.value
    }
    assert.ok(next.value >= share && next.value <= 1)
    share = next.value
  }
}

test('chances are told for every position and add up to one, and at the end the winner has them all', () => {
  const { record, totals } = play(3, sensible)
  const { positions } = review(record)
  assert.deepEqual(
    positions.map(({ at }) => at),
    positions.map((_, i) => i),
  )
  for (const { chances } of positions) assert.ok(Math.abs(chances[0] + chances[1] - 1) < 1e-9)
  const winner = totals[0] > totals[1] ? 0 : 1
  assert.equal(positions.at(-1)!.chances[winner], 1)
})

test('whoever lets the last turn pass is blamed for it, and told what was better', () => {
  const { record } = play(35, (moves, seat, match) =>
    seat === 0 && isLay(moves[0]) ? moves.at(-1)! : sensible(moves, seat, match),
  )
  const last = record.steps.findLastIndex(({ seat }) => seat === 0)
  const { decisions, choices } = review(record)
  const found = decisions.find(({ step }) => step === last)
  assert.ok(found, 'it was not noticed')
  assert.deepEqual([found.seat, found.move.do, found.other.do], [0, 'rest', 'lay'])
  assert.ok(found.cost >= SCALE.inaccuracy && found.grade !== 'brilliant')
  assert.match(found.otherSaid.en, /^Lay card \d$/)
  assert.match(found.reason.en, /better than what was played: more points/)
  for (const { step, seat, cost } of decisions) {
    assert.equal(record.steps[step].seat, seat)
    assert.ok(cost > 0 && cost <= 1)
  }
  assert.ok(decisions.length <= choices[0] + choices[1])
})

test('luck is what was drawn beyond the average, and what one gets of it the other lacks', () => {
  const { record } = play(4, sensible)
  const { luck } = review(record)
  assert.ok(Math.abs(luck[0].chance + luck[1].chance) < 1e-9)
  const [{ match }] = replay(stall, record)
  const { hands } = match.state as unknown as Stall
  // Three cards of 0 to 5 have 7.5 on average.
  for (const [seat, { points, error }] of luck.entries()) {
    assert.ok(error > 0 && error < 0.5)
    assert.ok(Math.abs(points - (sum(hands[seat]) - 7.5)) < 4 * error, `${points}, ${sum(hands[seat])}`)
  }
})

test('the verdict says who won, how lucky they were, and how sure that is', () => {
  const scores = (a: number, b: number, places: readonly number[]): Score[] =>
    [a, b].map((total, seat) => ({ seat, total, parts: {}, ties: [], place: places[seat] }))
  const luck = (points: number): Luck => ({ points, error: 0.5, chance: 0 })
  const say = (own: number, won: Score[]): string =>
    tellLuck([luck(own), luck(0)], won, (seat) => ['Ada', 'Bea'][seat])!.en
  const ahead = scores(30, 18, [1, 2])
  assert.equal(
    say(8, ahead),
    'Ada won by 12. Luck gave Ada 8.0 points more than Bea (± 1.4), and the rest was good play.',
  )
  assert.match(
    say(15, ahead),
    /15\.0 points more than Bea \(± 1\.4\), so with even luck Bea might have won\.$/,
  )
  assert.match(
    say(-3, ahead),
    /gave Bea 3\.0 points more than Ada \(± 1\.4\), but good play made up for it\.$/,
  )
  assert.match(say(1, ahead), /As far as we can tell, Ada and Bea were equally lucky \(± 1\.4\)\.$/)
  assert.match(say(4, scores(9, 9, [1, 1])), /^Ada and Bea share the win\. Luck gave Ada 4\.0/)
  assert.match(say(4, scores(9, 9, [1, 2])), /^Ada won on the tiebreaker\./)
})

test('the same record and seed give the same review', () => {
  const { record } = play(2, sensible)
  assert.deepEqual(review(record, 4), review(record, 4))
})

test('a record that does not hold is not reviewed', () => {
  const { record } = play(2, sensible)
  const [first, ...rest] = record.steps
  const steps = [{ ...first, move: { do: 'bid', coins: 3 } as Move }, ...rest]
  assert.throws(() => review({ ...record, steps }), /step|hash|draws/)
})
