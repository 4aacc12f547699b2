import assert from 'node:assert/strict'
import test from 'node:test'
import { Menu, type Choice } from '../src/terminal/menu.ts'

function choice(move: { do: string } & Record<string, unknown>, label: string, effects = ''): Choice {
  return { move, label, effects }
}

const bids = (most: number): Choice[] =>
  Array.from({ length: most + 1 }, (_, coins) =>
    choice(
      { do: 'bid', coins },
      coins === 0 ? 'Bid nothing' : coins === 1 ? 'Bid 1 coin' : `Bid ${coins} coins`,
    ),
  )
const plots = (count: number): Choice[] =>
  Array.from({ length: count }, (_, plot) =>
    choice({ do: 'plant', plot }, `Plant on ${'ABCDEFGHIJ'[plot % 10]}${1 + Math.floor(plot / 10)}`),
  )

test('200 bids are one line', () => {
  const menu = new Menu(bids(200))
  assert.deepEqual(menu.show(100, 20), { rows: [' 0–200  Bid nothing … Bid 200 coins'], hidden: 0 })
  assert.deepEqual(menu.find('117'), { move: { do: 'bid', coins: 117 } })
  assert.deepEqual(menu.find('BID 117'), { move: { do: 'bid', coins: 117 } })
  assert.deepEqual(menu.find('201'), { unlisted: { do: 'bid', coins: 201 } })
})

test('a number that is a mere id does not make a range: plots are listed one by one, side by side', () => {
  const menu = new Menu(plots(30))
  const { rows, hidden } = menu.show(100, 20)
  assert.equal(hidden, 0)
  assert.ok(rows.length < 10)
  assert.match(rows[0], /^ {2}1 {2}Plant on A1 {3,}/)
  assert.deepEqual(menu.find('30'), { move: { do: 'plant', plot: 29 } })
})

test('a range among other moves is typed with its words, and numbers mean the others', () => {
  const menu = new Menu([
    ...bids(30),
    choice({ do: 'pass' }, 'Pass'),
    choice({ do: 'sell', pepper: 'R' }, 'Sell'),
  ])
  assert.deepEqual(menu.show(100, 20).rows, [
    ' bid 0–30  Bid nothing … Bid 30 coins',
    '        1  Pass',
    '        2  Sell',
  ])
  assert.deepEqual(menu.find('1'), { move: { do: 'pass' } })
  assert.deepEqual(menu.find('bid 1'), { move: { do: 'bid', coins: 1 } })
  assert.deepEqual(menu.find('sell r'), { move: { do: 'sell', pepper: 'R' } })
  assert.deepEqual(menu.find('sell Q'), { unlisted: { do: 'sell', pepper: 'Q' } })
  assert.equal(menu.find('3'), null)
  assert.equal(menu.find('0'), null)
})

test('amounts with a hole, or with labels that differ in more than the amount, are no range', () => {
  const holed = bids(30).filter((each) => (each.move as unknown as { coins: number }).coins !== 7)
  assert.equal(new Menu(holed).lines.length, 30)
  const named = Array.from({ length: 25 }, (_, card) =>
    choice({ do: 'buy', card }, `Buy ${card}: ${'abc'[card % 3]}`),
  )
  assert.equal(new Menu(named).lines.length, 25)
})

test('what does not fit on the screen is counted, and shown on demand', () => {
  const menu = new Menu(plots(70))
  const { rows, hidden } = menu.show(20, 10)
  assert.equal(rows.length, 10)
  assert.equal(hidden, 60)
  assert.equal(menu.show(20, Infinity).rows.length, 70)
})

test('effects stand behind the label', () => {
  const menu = new Menu([choice({ do: 'sell' }, 'Sell a red', '+2 coins')])
  assert.deepEqual(menu.show(80, 10).rows, [' 1  Sell a red — +2 coins'])
})
