import assert from 'node:assert/strict'
import test from 'node:test'
import { lab } from './captured.ts'

interface Row {
  readonly players: number
  readonly ms: number | null
  readonly iterations: number | null
  readonly first: {
    readonly bot: string
    readonly seats: number
    readonly wins: number
    readonly low: number
    readonly high: number
  }
  readonly second: { readonly bot: string; readonly seats: number; readonly wins: number }
}

async function climbed(...argv: string[]): Promise<Row[]> {
  const { code, out, err } = await lab(['ladder', 'stall', '--json', ...argv])
  assert.equal(code, 0, err)
  return (JSON.parse(out) as (Row & { seconds: number })[]).map(({ seconds: _, ...row }) => row)
}

test('one seat for the first bot and the others for the second, whoever sits where', async () => {
  const [row] = await climbed('--players', '3', '--between', 'greedy,random', '--games', '30')
  assert.deepEqual(
    [row.first.bot, row.first.seats, row.second.bot, row.second.seats],
    ['greedy', 1, 'random', 2],
  )
  assert.ok(Math.abs(row.first.wins + row.second.wins - 30) < 1e-9)
  assert.ok(row.first.low > 1 / 3 && row.first.high <= 1)
})

test('with iterations the same seed gives the same figures', async () => {
  const argv = ['--between', 'champion,greedy', '--games', '4', '--iterations', '60', '--seed', '3']
  const first = await climbed(...argv)
  assert.deepEqual(await climbed(...argv), first)
  assert.equal(first[0].iterations, 60)
  assert.equal(first[0].ms, null)
})

test('without a pair every bot meets the one below it', async () => {
  const rows = await climbed('--games', '2', '--ms', '5')
  assert.deepEqual(
    rows.map(({ first, second }) => [first.bot, second.bot]),
    [
      ['greedy', 'random'],
      ['champion', 'greedy'],
    ],
  )
})

test('the report names budget, share and interval', async () => {
  const { out } = await lab(['ladder', 'stall', '--between', 'greedy,random', '--games', '20', '--ms', '7'])
  assert.match(out, /7 ms of processor time/)
  assert.match(out, /greedy +\d+\.\d +\d+\.\d % +\d+\.\d–\d+\.\d/)
})

test('a pair that is none, and two budgets, are refused with a sentence', async () => {
  for (const [argv, said] of [
    [['--between', 'greedy'], /two different bots/],
    [['--between', 'greedy,greedy'], /two different bots/],
    [['--between', 'greedy,nobody'], /no bot "nobody"/],
    [['--ms', '5', '--iterations', '5'], /either --ms or --iterations/],
  ] as const) {
    const { code, err } = await lab(['ladder', 'stall', ...argv])
    assert.equal(code, 2)
    assert.match(err, said)
  }
})
