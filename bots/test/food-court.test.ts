import { FastRng, playOut, quickIO, type GameState, type Move, type Score } from '@harvest/engine'
import { foodCourt, type State } from '@harvest/food-court'
import { guest, namesOf } from '@harvest/food-court/builder'
import { CARDS } from '@harvest/food-court/public'
import assert from 'node:assert/strict'
import test from 'node:test'
import { bots, findGame, greedy, random, think, type Bot, worthTo } from '../src/index.ts'
import { position } from './food-court.ts'

const entry = findGame('food-court')!
const { evaluation } = entry

/** What greedy does in the rest of its turn, in words. */
function turnOf(s: State, seed = 1): string[] {
  const out: string[] = []
  const rng = new FastRng(seed)
  const io = quickIO<unknown>(seed)
  for (const seat = s.active; s.active === seat && s.phase !== 'over';) {
    const move = think(entry, s, seat, greedy, rng)
    const card = 'card' in move ? CARDS[move.card as number].name : ''
    out.push(card === '' ? Object.values(move).join(' ') : `${move.do} ${card}`)
    foodCourt.apply(s, seat, move as Parameters<typeof foodCourt.apply>[2], io as never)
  }
  return out
}

function playGame(seated: readonly Bot[], seed: number): Score[] {
  const io = quickIO<unknown>(seed)
  const s = foodCourt.setup({ decks: seated.map(() => 'random'), printed: false }, seated.length, io as never)
  const rng = new FastRng(seed)
  const choose = (state: GameState, seat: number, moves: readonly Move[]): Move =>
    think(entry, state, seat, seated[seat], rng, { legal: moves })
  playOut(foodCourt, s, choose, io, { decisions: 0, forced: 0 })
  return foodCourt.scores(s)!
}

test('greedy beats random from either seat, and by far', () => {
  const totals = [0, 0]
  for (const [seat, seated] of [
    [greedy, random],
    [random, greedy],
    [greedy, random],
  ].entries()) {
    const scores = playGame(seated, 21 + seat)
    const own = seated.indexOf(greedy)
    assert.equal(scores[own].place, 1)
    totals[0] += scores[own].total
    totals[1] += scores[1 - own].total
  }
  assert.ok(totals[0] > 2 * totals[1], totals.join(' to '))
})

test('greedy finishes games with as many as can play', () => {
  const scores = playGame(Array<Bot>(6).fill(greedy), 3)
  assert.equal(scores.length, 6)
  assert.ok(Math.max(...scores.map((score) => score.total)) >= 30, JSON.stringify(scores))
})

test('a kitchen is judged by what its owner knows: other cards in the hands of rivals change nothing', () => {
  const s = position([
    { deck: 'usa', hand: ['Cheddar', 'Juicy Lucy'] },
    { deck: 'japan', hand: ['Wasabi', 'Gyoza'] },
  ])
  const value = worthTo(evaluation, s, 0)
  for (let seed = 0; seed < 10; seed++)
    assert.equal(worthTo(evaluation, foodCourt.redeal(s, 0, new FastRng(seed)), 0), value)
})

test('in its first turn greedy prepares all ingredients that its recipes ask for', () => {
  const hand = ['Lamb', 'Aubergine', 'Yoghurt', 'Bulgur', 'Shish Kebab', 'Pide', 'Baklava']
  const s = position([{ deck: 'turkiye', hand }, { deck: 'usa' }])
  const turn = turnOf(s)
  for (const name of hand.slice(0, 4))
    assert.ok(turn.includes(`prepare ${name}`), `${name}: ${turn.join(', ')}`)
})

test('greedy cooks with the pasta the recipe is named for, and with optional ingredients', () => {
  const s = position([
    {
      deck: 'italy',
      hand: ['Spaghetti Carbonara'],
      prepared: ['Penne', 'Spaghetti', 'Gnocchi', 'Cream', 'Basil'],
      queue: [guest('italy', 'gain')],
    },
    { deck: 'usa' },
  ])
  turnOf(s)
  const [dish] = s.kitchens[0].dishes
  assert.deepEqual(namesOf(dish).sort(), ['Basil', 'Cream', 'Spaghetti', 'Spaghetti Carbonara'])
})

test('Japan prefers wasabi, and leaves ginger that it does not need for a win card', () => {
  const s = position([
    {
      deck: 'japan',
      hand: ['Miso Ramen'],
      prepared: ['Sushi Rice', 'Ginger', 'Umami Broth', 'Wasabi'],
      queue: [guest('japan', 'gain')],
      wins: ['Ginger', 'Ginger'],
    },
    { deck: 'usa' },
  ])
  turnOf(s)
  assert.deepEqual(namesOf(s.kitchens[0].dishes[0]).sort(), ['Miso Ramen', 'Sushi Rice', 'Wasabi'])
})

test('Mexico heats a dish up until it can be tracked', () => {
  const s = position([
    {
      deck: 'mexico',
      hand: ['Burrito de Frijoles'],
      prepared: ['Beans', 'Cayenne', 'Jalapeno', 'Avocado'],
      queue: [guest('mexico', 'gain')],
    },
    { deck: 'usa' },
  ])
  turnOf(s)
  const names = namesOf(s.kitchens[0].dishes[0])
  assert.ok(names.includes('Cayenne') && names.includes('Jalapeno'), names.join())
})

test('China cooks the noodles that its rice waits for, rather than what brings as many points', () => {
  const s = position([
    {
      deck: 'china',
      hand: ['Zha Jiang Mian', 'Kung Pao Chicken'],
      prepared: ['Tofu'],
      dishes: [['Claypot Rice', 'Rice', 'Scallion']],
      queue: [guest('china', 'tableware')],
    },
    { deck: 'usa' },
  ])
  assert.ok(turnOf(s).includes('cook Zha Jiang Mian'))
})

test('a win card of China is as far away as the later one of the two dishes it takes', () => {
  const rice = ['Claypot Rice', 'Rice', 'Scallion']
  const noodles = ['Zha Jiang Mian', 'Noodles']
  const kitchen = { deck: 'china', queue: [guest('china', 'tableware')] } as const
  const value = (noodlesCooked: boolean): number => {
    const left = noodlesCooked ? {} : { hand: noodles.slice(0, 1), prepared: noodles.slice(1) }
    const plan = { ...kitchen, ...left, dishes: noodlesCooked ? [rice, noodles] : [rice] }
    return worthTo(evaluation, position([plan, { deck: 'usa' }]), 0)
  }
  // A turn more for a dish of 1 point alone would be a quarter of a point.
  assert.ok(value(true) - value(false) > 1, String(value(true) - value(false)))
})

test('an ingredient that the USA may add counts before it is cooked', () => {
  const kitchen = { deck: 'usa', hand: ['Juicy Lucy'], queue: [guest('usa', 'gain')] } as const
  const value = (prepared: readonly string[]): number =>
    worthTo(evaluation, position([{ ...kitchen, prepared }, { deck: 'japan' }]), 0)
  const whole = value(['Beef Patty', 'Cheddar'])
  const first = value(['Beef Patty', 'Cheddar', 'Burger Bun']) - whole
  const second = value(['Beef Patty', 'Cheddar', 'Burger Bun', 'Burger Bun']) - whole - first
  assert.ok(first > second, `${first} and ${second}`)
})

test('greedy serves a full counter: the hard dish with all others it boosts', () => {
  const s = position([
    {
      deck: 'usa',
      dishes: [
        ['Apple Pie', 'Sirloin', 'Bacon', 'Fries'],
        ['Lobster Roll', 'Sirloin'],
        ['Cornbread', 'Sirloin', 'Ketchup'],
      ],
      queue: [guest('usa', 'handLimit'), guest('usa', 'gain')],
    },
    { deck: 'japan' },
  ])
  const turn = turnOf(s)
  assert.equal(turn.filter((move) => move.startsWith('assign')).length, 3, turn.join(', '))
  // Dishes 3 + 1 + 1, optional 2, boost 2, nationality 2, a gift of 2.
  assert.equal(s.kitchens[0].vp, 13)
})

test('greedy first attracts whoever still fits, then serves them in the same turn', () => {
  const s = position(
    [
      {
        deck: 'usa',
        prepared: ['Cheddar', 'Bacon'],
        dishes: [
          ['Lobster Roll', 'Sirloin'],
          ['Cornbread', 'Sirloin', 'Ketchup'],
        ],
        queue: [guest('japan', 'kitchenware')],
        vp: 36,
      },
      { deck: 'japan' },
    ],
    { central: [guest('usa', 'gain'), guest('japan', 'stripWinCard')] },
  )
  const turn = turnOf(s)
  assert.ok(turn.indexOf(`attract ${guest('usa', 'gain')}`) < turn.indexOf('serve'), turn.join(', '))
  assert.ok(s.kitchens[0].vp >= 40)
})

test('the fourth win card is taken as soon as it can be', () => {
  const s = position([
    {
      deck: 'france',
      hand: ['Onion', 'Potato'],
      dishes: [['Tarte Tatin', 'Flour', 'Cheese', 'Garlic']],
      queue: [guest('france', 'tableware')],
      wins: ['Tourin', 'Quiche Lorraine', 'Ratatouille'],
    },
    { deck: 'japan' },
  ])
  assert.ok(turnOf(s).includes('track Tarte Tatin'))
  assert.equal(s.last, 'winCards')
})

test('Türkiye serves its compatriot, for the sake of the kebab', () => {
  const s = position([
    {
      deck: 'turkiye',
      dishes: [['Shish Kebab', 'Lamb']],
      queue: [guest('usa', 'kitchenware'), guest('turkiye', 'kitchenware')],
    },
    { deck: 'usa' },
  ])
  assert.ok(turnOf(s).includes('track Shish Kebab'))
})

test('in its last turn greedy serves what it has rather than provide for later', () => {
  const s = position(
    [
      {
        deck: 'india',
        hand: ['Lentils', 'Cumin'],
        dishes: [['Jeera Rice', 'Lentils']],
        queue: [guest('india', 'cookware')],
      },
      { deck: 'usa', vp: 41 },
    ],
    { last: 'points', first: 1 },
  )
  assert.ok(turnOf(s).includes('finish'))
})

test('a complaint drives away the customer that a rival needs for the fourth win card', () => {
  const s = position([
    { deck: 'india', hand: ['Lentils', 'Cumin', 'Complaint'] },
    {
      deck: 'usa',
      dishes: [['Ribeye Steak', 'Sirloin', 'Bacon']],
      queue: [guest('usa', 'kitchenware')],
      wins: ['T-bone Steak', 'Tomahawk Steak', 'Porterhouse Steak'],
    },
    { deck: 'japan', dishes: [['Onigiri', 'Nori Sheet']], queue: [guest('japan', 'kitchenware')] },
  ])
  assert.ok(turnOf(s).includes(`dismiss ${guest('usa', 'kitchenware')}`))
})

test('points and win cards are taken from whoever is ahead', () => {
  const s = position([
    {
      deck: 'india',
      dishes: [
        ['Jeera Rice', 'Lentils'],
        ['Lemon Rice', 'Chickpeas'],
      ],
      queue: [guest('india', 'rivalLoses'), guest('india', 'stripWinCard')],
    },
    { deck: 'usa', vp: 5, wins: ['T-bone Steak'] },
    { deck: 'japan', vp: 33, wins: ['Wasabi', 'Ginger', 'Ginger'] },
  ])
  const turn = turnOf(s)
  assert.ok(turn.includes('rival 2'), turn.join(', '))
  assert.equal(s.kitchens[2].wins.length, 2)
})

test('a game that ends is worth winning: more than many points', () => {
  const plan = { deck: 'india', vp: 41 } as const
  const ahead = position([plan, { deck: 'usa', vp: 40 }], { phase: 'over', last: 'points' })
  const behind = position([plan, { deck: 'usa', vp: 42 }], { phase: 'over', last: 'points' })
  assert.ok(worthTo(evaluation, ahead, 0) > worthTo(evaluation, behind, 0) + 20)
})

test('[FC-WIN-4] every bot answers the last tie-break with never', () => {
  const s = position([{ deck: 'india' }, { deck: 'usa' }], { phase: 'honour', last: 'points' })
  s.sealed = [0, 1].map(() => ({ done: false, answer: -1 }))
  for (const bot of bots)
    for (let seed = 0; seed < 10; seed++)
      for (const seat of [0, 1])
        assert.deepEqual(think(entry, s, seat, bot, new FastRng(seed)), { do: 'answer', when: 'never' })
})
