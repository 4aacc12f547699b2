import {
  canonical,
  FastRng,
  firstSeat,
  moveList,
  only,
  parseOptions,
  quickIO,
  type GameState,
  type Move,
  orEnglish,
} from '@harvest/engine'
import assert from 'node:assert/strict'
import test from 'node:test'
import { advise, chanceOf, games, think, usual, type Advice, type GameEntry } from '../src/index.ts'
import type { Telling, Terms } from '../src/index.ts'
import { reasonOf, type Comparison, type Known } from '../src/reasons.ts'
import { stall, stallEntry } from './stall.ts'

type Stall = ReturnType<typeof stall.setup>

function laying(hand: readonly number[]): Stall {
  const state = stall.setup({ rich: false, hand: 'small' }, 2, quickIO(1))
  const hands = [[...hand], [0, 0, 0]]
  return { ...state, phase: 'lay', active: 0, sealed: [null, null], hands, laid: [[], []] }
}

function ask(entry: GameEntry, state: GameState, seat = 0, seed = 1): Advice[] {
  const moves = entry.game.moves(state, seat, moveList()) as Move[]
  return advise(entry, state, seat, moves, new FastRng(seed), { iterations: 60 })
}

/** Positions of a game as its bots play it, with whose turn it is. */
function* positions({ game, ...rest }: GameEntry, steps: number): Generator<readonly [GameState, number]> {
  const { min } = game.seats
  const options = parseOptions(game.options, min, {})
  assert.ok(options.ok)
  const io = quickIO<unknown>(3)
  const state = game.setup(options.value, min, io) as GameState
  const rng = new FastRng(3)
  for (let step = 0; step < steps && game.waiting(state) !== 0; step++) {
    const seat = firstSeat(game.waiting(state))
    yield [state, seat]
    game.apply(state, seat, think({ game, ...rest }, state, seat, usual, rng), io)
  }
}

test('the coach names up to three different moves, the best first, and how the turn goes on', () => {
  const state = laying([5, 3, 3])
  const before = canonical(state as never)
  const advice = ask(stallEntry, state)
  assert.equal(canonical(state as never), before)
  assert.deepEqual(advice[0].move, { do: 'lay', card: 3 })
  assert.deepEqual(advice[0].line[0], { do: 'lay', card: 3 })
  assert.equal(new Set(advice.map(({ move }) => move)).size, 3)
  for (const { wins } of advice) assert.ok(wins >= 0 && wins <= advice[0].wins && advice[0].wins <= 1)
  assert.deepEqual(ask(stallEntry, state), advice, 'and the same once more')
})

test('an only move needs no reason', () => {
  const [only, ...others] = advise(stallEntry, laying([]), 0, [{ do: 'rest' } as Move], new FastRng(1), {
    iterations: 5,
  })
  assert.deepEqual([only.move, only.reason, others.length], [{ do: 'rest' }, null, 0])
})

const telling: Telling = {
  terms: orEnglish({
    en: { crates: ['more crates', 'fewer crates'] },
    de: { crates: ['mehr Kisten', 'weniger Kisten'] },
    fr: { crates: ['plus de caisses', 'moins de caisses'] },
  }),
}
const say = ({ do: name }: Move) => orEnglish({ en: `Do ${name}`, de: `${name} machen`, fr: `Faire ${name}` })
const knowing = (terms: Terms, deeds: Known['deeds'] = []): Known => ({
  terms,
  deeds,
  done: new Set(),
  facts: [],
})

const why = (own: Known, other: Known, beside: Comparison['beside'], gap = 0.1) =>
  reasonOf(telling, { own, other, beside, gap }, say)

test('a reason says how much better a move is, and what speaks for it before what speaks against it', () => {
  const own = knowing({ crates: 1, rival: 3 })
  const other = knowing({ crates: 2.25, rival: 6.5 })
  assert.partialDeepStrictEqual(why(own, other, 'next'), {
    en: 'Clearly better than the next best: less for the strongest rival, but fewer crates.',
    de: 'Deutlich besser als der nächstbeste Zug: weniger für den stärksten Gegner, dafür weniger Kisten.',
    fr: 'Nettement mieux que le deuxième choix : moins pour l’adversaire le plus fort, mais moins de caisses.',
  })
  assert.partialDeepStrictEqual(why(other, own, 'best', 0.2), {
    en: 'Much worse than the best: more for the strongest rival, but more crates.',
    de: 'Viel schlechter als der beste Zug: mehr für den stärksten Gegner, dafür mehr Kisten.',
    fr: 'Bien moins bon que le meilleur coup : plus pour l’adversaire le plus fort, mais plus de caisses.',
  })
  assert.partialDeepStrictEqual(why(knowing({ crates: 1 }), knowing({ crates: 1.1 }), 'made', 0.02), {
    en: 'A little better than what was played.',
    de: 'Etwas besser als der gespielte Zug.',
    fr: 'Un peu mieux que le coup joué.',
  })
})

test('chances say which move is better, and a reason doesn’t contradict them', () => {
  const [few, many] = [knowing({ crates: 1 }), knowing({ crates: 3 })]
  assert.equal(why(few, many, 'next').en, 'Clearly better than the next best.')
  assert.equal(why(many, few, 'best').en, 'Clearly worse than the best.')
  assert.equal(why(many, few, 'next', 0).en, 'About as good as the next best.')
  const wild = knowing({ crates: 3, rival: 2 })
  assert.equal(
    why(wild, few, 'best', 0).en,
    'About as good as the best: more crates, but more for the strongest rival.',
  )
})

test('a reason tells what follows much more often than otherwise, and what happens at once', () => {
  const lay = { id: 'lay', said: { do: 'lay' } as Move }
  const own: Known = {
    ...knowing({ crates: 1 }, [{ ...lay, share: 0.8 }]),
    facts: [orEnglish({ en: 'Opens a gate.', de: 'Öffnet ein Tor.', fr: 'Ouvre une porte.' })],
  }
  const other = knowing({ crates: 0 }, [{ ...lay, share: 0.3 }])
  assert.equal(
    why(own, other, 'next').en,
    'Opens a gate. It leads to “Do lay” 8 times in 10 (3 with the other move). Clearly better than the next best: more crates.',
  )
  assert.equal(
    why(other, own, 'best').en,
    'It leads to “Do lay” only 3 times in 10 (8 with the other move). Clearly worse than the best: fewer crates.',
  )
  const never = why(knowing({}), own, 'best')
  assert.match(never.en, /^It hardly ever leads to “Do lay” \(8 times in 10 with the other move\)\. /)
  assert.match(never.de, /^Führt kaum je zu „lay machen“ \(mit dem anderen Zug in 8 von 10 Fällen\)\. /)
  assert.match(never.fr, /^Ne mène presque jamais à « Faire lay » \(8 fois sur 10 avec l’autre coup\)\. /)
  assert.doesNotMatch(why(other, own, 'next').en, /lay/, 'what is lost does not speak for a move')
  const harm = { ...lay, isBad: true }
  const rare = knowing({ crates: 1 }, [{ ...harm, share: 0.3 }])
  const often = knowing({ crates: 0 }, [{ ...harm, share: 0.8 }])
  assert.match(why(rare, often, 'next').en, /“Do lay” only 3 times in 10 \(8 with the other move\)/)
  assert.doesNotMatch(why(often, rare, 'next').en, /lay/, 'harm speaks for nothing')
  const atOnce = { ...other, done: new Set(['lay']) }
  assert.doesNotMatch(why(own, atOnce, 'next').en, /lay/, 'the other does it at once')
})

test('what is as likely as something else is told in the same sentence', () => {
  const deed = (name: string, share: number) => ({ id: name, said: { do: name } as Move, share })
  const own = knowing({}, [deed('lay', 0.79), deed('rest', 0.81)])
  assert.match(why(own, knowing({}), 'next').en, /^It leads to “Do rest” and “Do lay” 8 times in 10 /)
  const apart = knowing({}, [deed('lay', 0.5), deed('rest', 0.81)])
  assert.match(why(apart, knowing({}), 'next').en, /“Do rest” 8 times.*“Do lay” 5 times/)
})

test('chances add up to one, and once a game is settled its winners share them', () => {
  const points = [10, 14, 7]
  const all = [0, 1, 2].map((seat) => chanceOf(points, 3, seat, false, 8))
  assert.ok(Math.abs(all[0] + all[1] + all[2] - 1) < 1e-12)
  assert.ok(all[1] > all[0] && all[0] > all[2])
  assert.deepEqual(
    [0, 1, 2].map((seat) => chanceOf([9, 9, 7], 3, seat, true, 8)),
    [0.5, 0.5, 0],
  )
})

for (const entry of games.filter(({ evaluation }) => evaluation.explain)) {
  const { id } = entry.game

  test(`${id}: what the coach tells apart has words, and adds up to what the position is worth`, () => {
    const { evaluation, telling } = entry
    const points: number[] = []
    for (const [state, seat] of positions(entry, 60)) {
      const other = seat === 0 ? 1 : 0
      const parts = evaluation.explain!(state, other)
      evaluation.appraise(state, only(other), points)
      const sum = Object.values(parts).reduce((all, part) => all + part, 0)
      assert.ok(
        Math.abs(sum - points[other]) < 1e-6,
        `${entry.game.phase(state)}: ${sum} and ${points[other]}`,
      )
      for (const name of Object.keys(parts))
        for (const words of Object.values(telling!.terms)) assert.equal(words[name]?.length, 2, name)
    }
  })

  test(`${id}: the coach has something to say about every decision`, () => {
    let asked = 0
    for (const [state, seat] of positions(entry, 40)) {
      if (++asked % 8 !== 0) continue
      const legal = entry.game.moves(state, seat, moveList()) as Move[]
      const advice = ask(entry, entry.game.clone(state) as GameState, seat)
      assert.ok(advice.length > 0 && advice.length <= Math.min(3, legal.length))
      for (const { move, reason } of advice) {
        assert.ok(legal.includes(move))
        assert.equal(reason === null, advice.length === 1)
      }
    }
  })
}

test('the same turn in another order is no other advice', () => {
  const entry = games.find(({ game }) => game.id === 'jelly-bean-farmers')!
  let compared = 0
  for (const [state, seat] of positions(entry, 160)) {
    if (entry.game.phase(state) !== 'plant' || entry.game.moves(state, seat, moveList()).length < 4) continue
    const turns = ask(entry, entry.game.clone(state) as GameState, seat).map(({ move, line }) =>
      [move, ...line].map((step) => canonical(step)).sort(),
    )
    assert.equal(new Set(turns.map(String)).size, turns.length)
    compared++
  }
  assert.ok(compared > 0)
})
