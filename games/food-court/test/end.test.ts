import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listSeats } from '@harvest/engine'
import { LAST_ROUND, type Answer } from '../src/data.ts'
import { foodCourt } from '../src/index.ts'
import { cardNamed, guest, serve, table, type Table, type KitchenPlan, type Plan } from './builder.ts'

const EASY = ['Farfalle al Salmone', 'Campanelle']
const EXACT = ['Penne al Pesto', 'Penne', 'Tomato']
const THREE_PASTAS = ['Spaghetti', 'Fettuccine', 'Tagliatelle']

function italyAbout(
  more: Partial<KitchenPlan>,
  others: readonly KitchenPlan[],
  plan: Partial<Plan> = {},
): Table {
  const queue = [guest('italy', 'handLimit')]
  return table({ kitchens: [{ deck: 'italy', dishes: [EASY], queue, ...more }, ...others], ...plan })
}

const rest = (t: Table): void => {
  if (t.s.phase === 'discard') t.play({ do: 'draw' })
  t.play(t.s.phase === 'act' ? { do: 'pass' } : { do: 'end' })
}

test('[FC-WIN-2] after 40 points the round is finished, so that everyone has had the same number of turns', () => {
  const t = italyAbout({ vp: 38 }, [{ deck: 'usa' }, { deck: 'china' }], { first: 0 })
  serve(t, [0, guest('italy', 'handLimit')])
  assert.equal(t.s.kitchens[0].vp, 40)
  assert.ok(t.events.some((event) => event.e === 'lastRound' && event.ending === 'points'))
  rest(t)
  assert.equal(t.s.active, 1)
  rest(t)
  assert.equal(t.s.active, 2)
  assert.equal(foodCourt.ending(t.s), null)
  assert.equal(foodCourt.scores(t.s), null)
  rest(t)
  assert.equal(foodCourt.waiting(t.s), 0)
  assert.equal(foodCourt.ending(t.s), 'points')
})

test('[FC-WIN-2] if the last in the round gets there, the game ends with that turn', () => {
  const t = italyAbout({ vp: 38 }, [{ deck: 'usa' }], { first: 1 })
  serve(t, [0, guest('italy', 'handLimit')])
  rest(t)
  assert.equal(foodCourt.ending(t.s), 'points')
})

test('[FC-WIN-2] 39 points are not enough, whatever win cards are worth', () => {
  const t = italyAbout({ vp: 37, wins: THREE_PASTAS }, [{ deck: 'usa' }], { first: 1 })
  serve(t, [0, guest('italy', 'handLimit')])
  rest(t)
  assert.equal(foodCourt.ending(t.s), null)
  assert.equal(t.s.round, 2)
})

test('[FC-WIN-2] four win cards end the game too', () => {
  const t = italyAbout({ dishes: [EXACT], wins: THREE_PASTAS }, [{ deck: 'usa' }], { first: 1 })
  serve(t, [0, guest('italy', 'handLimit')])
  t.play({ do: 'track', card: cardNamed('italy', 'Penne') })
  rest(t)
  assert.equal(foodCourt.ending(t.s), 'winCards')
})

test('[FC-WIN-2] the round stays the last even if points are lost again', () => {
  const strike: KitchenPlan = {
    deck: 'usa',
    dishes: [['Cornbread', 'Sirloin']],
    queue: [guest('usa', 'rivalLoses')],
  }
  const t = italyAbout({ vp: 38 }, [strike], { first: 0 })
  serve(t, [0, guest('italy', 'handLimit')])
  rest(t)
  t.play({ do: 'draw' })
  serve(t, [0, guest('usa', 'rivalLoses')])
  assert.equal(t.s.kitchens[0].vp, 38)
  rest(t)
  assert.equal(foodCourt.ending(t.s), 'points')
})

test('[FC-WIN-2] the round stays the last even if a win card is lost again', () => {
  const strike: KitchenPlan = {
    deck: 'usa',
    dishes: [['Cornbread', 'Sirloin']],
    queue: [guest('usa', 'stripWinCard')],
  }
  const t = italyAbout({ dishes: [EXACT], wins: THREE_PASTAS }, [strike])
  serve(t, [0, guest('italy', 'handLimit')])
  t.play({ do: 'track', card: cardNamed('italy', 'Penne') })
  rest(t)
  t.play({ do: 'draw' })
  serve(t, [0, guest('usa', 'stripWinCard')])
  t.play({ do: 'strip', seat: 0, card: cardNamed('italy', 'Penne') })
  rest(t)
  assert.equal(foodCourt.ending(t.s), 'winCards')
  assert.equal(t.s.kitchens[0].wins.length, 3)
})

test('[FC-WIN-2] whatever is reached first is the reason, and is announced once', () => {
  const collector: KitchenPlan = {
    deck: 'usa',
    dishes: [['Juicy Lucy', 'Beef Patty', 'Cheddar']],
    queue: [guest('usa', 'handLimit')],
    wins: ['Bacon Cheeseburger', 'Classic Cheeseburger', 'Deep-fried Burger'],
  }
  const t = italyAbout({ vp: 38 }, [collector])
  serve(t, [0, guest('italy', 'handLimit')])
  rest(t)
  t.play({ do: 'draw' })
  serve(t, [0, guest('usa', 'handLimit')])
  t.play({ do: 'track', card: cardNamed('usa', 'Juicy Lucy') })
  rest(t)
  assert.equal(foodCourt.ending(t.s), 'points')
  assert.equal(t.events.filter((event) => event.e === 'lastRound').length, 1)
})

test('[FC-WIN-3] a win card is worth 5, all four together 30, and the most points win', () => {
  const four = ['Juicy Lucy', 'Bacon Cheeseburger', 'Classic Cheeseburger', 'Deep-fried Burger']
  const t = table({
    kitchens: [
      { deck: 'italy', vp: 41, wins: ['Spaghetti', 'Penne'] },
      { deck: 'usa', vp: 25, wins: four },
      { deck: 'china', vp: 30 },
    ],
    active: 2,
    first: 0,
  })
  t.s.last = 'points'
  rest(t)
  const scores = foodCourt.scores(t.s)!
  assert.deepEqual(
    scores.map(({ total, place, parts }) => [total, place, parts.winCards]),
    [
      [51, 2, 10],
      [55, 1, 30],
      [30, 3, 0],
    ],
  )
})

/** All kitchens with these points at the end of the last turn. */
function ended(...vp: number[]): Table {
  const decks = ['italy', 'usa', 'china', 'india'] as const
  const kitchens = vp.map((points, seat) => ({ deck: decks[seat], vp: points }))
  const t = table({ kitchens, active: vp.length - 1, first: 0 })
  t.s.last = 'points'
  rest(t)
  return t
}

const answer = (t: Table, seat: number, when: Answer): unknown => t.playAs(seat, { do: 'answer', when })
const places = (t: Table): number[] => foodCourt.scores(t.s)!.map((score) => score.place)

test('[FC-WIN-4] those tied for the win answer at the same time, and whoever cooked last wins', () => {
  const t = ended(44, 41, 44, 44)
  assert.equal(t.s.phase, 'honour')
  assert.deepEqual(listSeats(foodCourt.waiting(t.s)), [0, 2, 3])
  assert.deepEqual(t.moves(1), [])
  assert.deepEqual(
    t.moves(0).map((move) => (move.do === 'answer' ? move.when : move.do)),
    ['today', 'yesterday', 'week', 'longer', 'never'],
  )
  answer(t, 2, 'today')
  assert.deepEqual(listSeats(foodCourt.waiting(t.s)), [0, 3])
  answer(t, 2, 'yesterday')
  answer(t, 0, 'week')
  assert.deepEqual(foodCourt.view(t.s, 3).honour, {
    asked: [0, 2, 3],
    done: [0, 2],
    mine: null,
    answers: null,
  })
  assert.equal(foodCourt.view(t.s, 2).honour!.mine, 'yesterday')
  answer(t, 3, 'longer')
  assert.equal(t.s.phase, 'over')
  assert.deepEqual(places(t), [2, 4, 1, 3])
  assert.deepEqual(foodCourt.view(t.s, 'watcher').honour!.answers, ['week', null, 'yesterday', 'longer'])
})

test('[FC-WIN-4] today beats yesterday, yesterday beats this week, this week beats longer ago, and that beats never', () => {
  const order: Answer[] = ['today', 'yesterday', 'week', 'longer', 'never']
  for (let i = 0; i + 1 < order.length; i++) {
    const t = ended(40, 40)
    answer(t, 0, order[i + 1])
    answer(t, 1, order[i])
    assert.deepEqual(places(t), [2, 1])
  }
})

test('[FC-WIN-4] equal answers share the win', () => {
  const t = ended(40, 12, 40)
  answer(t, 0, 'never')
  answer(t, 2, 'never')
  assert.deepEqual(places(t), [1, 3, 1])
})

test('[FC-WIN-4] a tie for a lower place is nobody’s business', () => {
  const t = ended(44, 12, 12)
  assert.equal(t.s.phase, 'over')
  assert.deepEqual(places(t), [1, 2, 2])
})

test('[FC-WIN-5] the game ends after round 150', () => {
  const kitchens: KitchenPlan[] = [{ deck: 'italy', vp: 3 }, { deck: 'usa' }]
  const before = table({ kitchens, active: 1, round: LAST_ROUND - 1 })
  rest(before)
  assert.equal(before.s.round, 150)
  rest(before)
  assert.equal(foodCourt.ending(before.s), null)
  rest(before)
  assert.equal(foodCourt.ending(before.s), 'rounds')
})

test('[FC-WIN-2, FC-WIN-5] with 40 points in round 150, the points are the reason', () => {
  const t = italyAbout({ vp: 38 }, [{ deck: 'usa' }], { first: 1, round: LAST_ROUND })
  serve(t, [0, guest('italy', 'handLimit')])
  rest(t)
  assert.equal(foodCourt.ending(t.s), 'points')
})
