import assert from 'node:assert/strict'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { lab, type World } from './captured.ts'

const folder = mkdtempSync(join(tmpdir(), 'ladder-'))
after(() => rmSync(folder, { recursive: true }))

interface Row {
  readonly players: number
  readonly games: number
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

interface Ladder {
  readonly pairs: Row[]
  readonly ratings: { readonly bot: string; readonly rating: number }[]
}

async function climb(...argv: string[]): Promise<Ladder> {
  const { code, out, err } = await lab(['ladder', 'stall', '--json', ...argv])
  assert.equal(code, 0, err)
  return JSON.parse(out) as Ladder
}

async function climbed(...argv: string[]): Promise<Row[]> {
  return (await climb(...argv)).pairs
}

test('one seat for the first bot and the others for the second, whoever sits where', async () => {
  const [row] = await climbed('--players', '3', '--between', 'greedy,random', '--games', '90')
  assert.deepEqual(
    [row.first.bot, row.first.seats, row.second.bot, row.second.seats],
    ['greedy', 1, 'random', 2],
  )
  assert.ok(Math.abs(row.first.wins + row.second.wins - 90) < 1e-9)
  assert.ok(row.first.low > 1 / 3 && row.first.high <= 1)
})

test('with iterations the same seed gives the same figures', async () => {
  const argv = ['--between', 'champion,greedy', '--games', '4', '--iterations', '60', '--seed', '3']
  const first = await climbed(...argv)
  assert.deepEqual(await climbed(...argv), first)
  assert.equal(first[0].iterations, 60)
  assert.equal(first[0].ms, null)
})

test('without a pair every level meets the one below it, and all are rated', async () => {
  const { pairs, ratings } = await climb('--games', '2', '--ms', '5')
  const ids = ['sprout', 'apprentice', 'hobbyist', 'greedy', 'veteran', 'champion']
  assert.deepEqual(
    pairs.map(({ first, second }) => [first.bot, second.bot]),
    ids.slice(1).map((bot, i) => [bot, ids[i]]),
  )
  assert.deepEqual(
    ratings.map(({ bot }) => bot),
    ids,
  )
})

test('a rating of 400 points stands for ten wins to one, for two and for more at a table', async () => {
  const { pairs, ratings } = await climb('--between', 'greedy,random', '--games', '30', '--players', '3')
  const share = (pairs[0].first.wins + 0.5) / 31
  assert.equal(ratings[0].rating, 0)
  assert.equal(ratings[1].rating, Math.round(400 * Math.log10((2 * share) / (1 - share))))
})

test('the report names budget, share and interval', async () => {
  const { out } = await lab(['ladder', 'stall', '--between', 'greedy,random', '--games', '20', '--ms', '7'])
  assert.match(out, /7 ms of processor time/)
  assert.match(out, /greedy +20 +\d+\.\d +\d+\.\d % +\d+\.\d–\d+\.\d +[−-]?\d+\.\d ± \d+\.\d/)
  assert.match(out, /greedy +\d+ +█+ +[+−]\d+ to [+−]\d+ on random/)
})

const PAIR = '--between greedy,random --iterations 1 --seed 8 --json'

function ladderTo(path: string, games: number, world: World = {}): ReturnType<typeof lab> {
  return lab(['ladder', 'stall', ...PAIR.split(' '), '--games', String(games), '--out', path], world)
}

test('games that are kept are not played again, and a longer run adds to them', async () => {
  const [whole, grown] = ['whole.ndjson', 'grown.ndjson'].map((name) => join(folder, name))
  const { out } = await ladderTo(whole, 12)
  await ladderTo(grown, 5)
  appendFileSync(grown, '{"spec":{"game":"st')
  assert.equal((await ladderTo(grown, 12)).out, out)
  const lines = readFileSync(grown, 'utf8')
  assert.equal(lines.trimEnd().split('\n').length, 12)
  assert.equal((await ladderTo(grown, 12)).out, out)
  assert.equal(readFileSync(grown, 'utf8'), lines)
})

test('whoever stops a ladder gets the figures of the games that were finished, and can go on', async () => {
  const path = join(folder, 'stopped.ndjson')
  let stop = (): void => {}
  let looks = 0
  const interrupt = (wanted: () => void): void => void (stop = wanted)
  const world = { progress: true, interrupt, onLook: () => void (++looks === 9 && stop()) }
  const { code, out, err } = await ladderTo(path, 40, world)
  assert.equal(code, 130)
  const { games } = (JSON.parse(out) as Ladder).pairs[0]
  assert.ok(games > 0 && games < 40, String(games))
  assert.match(err, new RegExp(`Stopped after ${games} of 40 games\\. They’re kept in`))
  const whole = await lab(['ladder', 'stall', ...PAIR.split(' '), '--games', '40'])
  assert.equal((await ladderTo(path, 40)).out, whole.out)
})

test('a file of something else is refused and left as it is', async () => {
  const path = join(folder, 'letter.txt')
  writeFileSync(path, 'Dear')
  const { code, err } = await ladderTo(path, 2)
  assert.equal(code, 2)
  assert.match(err, /letter\.txt, line 1: this isn’t a ladder’s game/)
  assert.equal(readFileSync(path, 'utf8'), 'Dear')
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
