import assert from 'node:assert/strict'
import test from 'node:test'
import { lab } from './captured.ts'

async function recorded(): Promise<string> {
  return (await lab(['record', 'stall', '--players', '3', '--seed', '7', '--bots', 'greedy,random'])).out
}

test('a review tells who won and how lucky they were, everybody’s chances, and what was better', async () => {
  const { code, out, err } = await lab(['review', '-'], { input: await recorded() })
  assert.equal(code, 0, err)
  assert.match(out, /^Seat \d (won by \d+|won on the tiebreaker|and Seat \d share the win)\. /)
  assert.match(out, /Luck gave Seat \d|equally lucky/)
  for (const seat of [1, 2, 3]) assert.match(out, new RegExp(`^Seat ${seat}  [▁▂▃▄▅▆▇█]+$`, 'm'))
  assert.match(out, /decisions +brilliant +inaccuracies +mistakes +blunders/)
  assert.match(out, /^Step \d+, Seat \d: .+ was an? (inaccuracy|mistake|blunder) \(−\d+ %\)\.\nBetter: /m)
})

test('the same seed reviews a record alike, as JSON too', async () => {
  const input = await recorded()
  const read = async (seed: string): Promise<string> =>
    (await lab(['review', '-', '--json', '--seed', seed], { input })).out
  const first = await read('3')
  assert.equal(await read('3'), first)
  assert.deepEqual(Object.keys(JSON.parse(first) as object), [
    'positions',
    'decisions',
    'choices',
    'luck',
    'verdict',
  ])
})

test('what is no record that holds is not reviewed, and the reason is said', async () => {
  const broken = (await recorded()).replace('"do":"rest"', '"do":"sleep"')
  for (const [input, why] of [
    ['', /the file is empty/],
    [broken, /refused|hash/],
    [(await recorded()).replace('"game":"stall"', '"game":"chess"'), /there’s no game "chess" here/],
  ] as const) {
    const { code, out, err } = await lab(['review', '-'], { input })
    assert.deepEqual([code, out], [1, ''])
    assert.match(err, /^There’s nothing to review: /)
    assert.match(err, why)
  }
})
