import { games } from '@harvest/bots'
import { FastRng } from '@harvest/engine'
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { runSearch, type Found, type Point } from '../src/compare/search.ts'
import { lab, type Captured, type World } from './captured.ts'

const root = mkdtempSync(join(tmpdir(), 'tune-'))
after(() => rmSync(root, { recursive: true }))
let files = 0

/** A search over a made-up game whose measure is `of` its numbers, with noise of one either way. */
async function search(of: (point: Point) => number | null, target: number, budget = 20_000) {
  const steps: Found[] = []
  let played = 0
  const result = await runSearch({
    knobs: [
      { path: 'a', min: 0, max: 20 },
      { path: 'b', min: 0, max: 20 },
    ],
    start: [10, 10],
    ...{ target, margin: 0.25, budget },
    play(point, from, to) {
      const value = of(point)
      if (value === null) return Promise.resolve(null)
      played += to - from
      const rng = new FastRng(from + 1)
      return Promise.resolve(Array.from({ length: to - from }, () => value + rng.chance(3) - 1))
    },
    onStep: (found) => steps.push(found),
  })
  return { ...result, steps, played }
}

test('a search walks to numbers that give the target, and its path gets nearer with every step', async () => {
  const { best, ended, steps } = await search(([a, b]) => a + 2 * b, 13)
  assert.equal(ended, 'reached')
  assert.ok(Math.abs(best.point[0] + 2 * best.point[1] - 13) < 0.5, String(best.point))
  assert.deepEqual(steps[0].point, [10, 10])
  for (const [n, { distance }] of steps.slice(1).entries()) assert.ok(distance < steps[n].distance)
})

test('what cannot be reached is approached, what cannot be played is left out, and a budget is kept', async () => {
  const far = await search(([a, b]) => a + b, 100)
  assert.deepEqual([far.ended, far.best.point], ['nearest', [20, 20]])
  const fenced = await search(([a, b]) => (a > 12 ? null : a + b), 100)
  assert.deepEqual(fenced.best.point, [12, 20])
  const short = await search(([a, b]) => a + b, 100, 200)
  assert.equal(short.ended, 'budget')
  assert.ok(short.played < 400, String(short.played))
})

const tune = (...words: string[]): Promise<Captured> =>
  tuned(['--out', join(root, `${++files}.json`), ...words])

const tuned = (words: readonly string[], world: World = {}): Promise<Captured> =>
  lab(['tune', 'food-court', '--players', '2', '--bots', 'random', ...words], { games, ...world })

test('a number of a real game is tuned, and the path is printed', async () => {
  const { code, out } = await tune(
    '--numbers',
    'endVp:5..40',
    '--target',
    'winner=20',
    '--games',
    '400',
    '--margin',
    '2',
  )
  assert.equal(code, 0)
  assert.match(out, /^endVp 40: \d+\.\d+ \(95 % ± [\d.]+, \d+ games\)\n/)
  assert.match(
    out,
    /\n\n(Near enough to|Nothing nearer to|The games are used up\.).*winner’s score is [\d.]+ with endVp \d+\.\n/,
  )
})

const TARGET = ['--numbers', 'endVp:5..40', '--target', 'winner=20', '--games', '200', '--margin', '2']

test('what is found is kept as a variant, which other commands play and another search begins with', async () => {
  const file = join(root, 'found.json')
  const { code, out } = await tuned(['--out', file, ...TARGET])
  assert.equal(code, 0)
  const found = Number(/winner’s score is [\d.]+ with endVp (\d+)\./.exec(out)![1])
  assert.match(
    out,
    /It’s kept as a variant in .*found\.json: "lab compare food-court --variant .*found\.json"/,
  )
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), {
    ...{ game: 'food-court', name: 'Tuned', changes: { endVp: found } },
  })
  const simulated = await lab(['simulate', 'food-court', '--games', '1', '--variant', file], { games })
  assert.match(simulated.out, /^Food Court, variant “Tuned”/)
  const again = await tuned(['--out', file, ...TARGET])
  assert.deepEqual(
    [again.code, /is there already\. Choose another with --out\.\n$/.test(again.err)],
    [2, true],
  )
  const on = join(root, 'on.json')
  const further = ['--variant', file, '--out', on, '--numbers', 'endVp:5..40,winCardVp:2..9']
  const second = await tuned([...further, '--target', 'winner=12', '--games', '100', '--margin', '2'])
  assert.equal(second.code, 0, second.err)
  assert.match(second.out, new RegExp(`^endVp ${found}, winCardVp 5: `))
})

test('a search that is stopped says how far it got, and keeps the best it has found', async () => {
  const file = join(root, 'stopped.json')
  let stop = (): void => {}
  let looks = 0
  const { code, err, out } = await tuned(['--out', file, ...TARGET], {
    progress: true,
    interrupt: (abort) => (stop = abort),
    onLook: () => void (++looks > 4 && stop()),
  })
  assert.equal(code, 130)
  assert.match(err, /Stopped after \d+ of up to 200 games\. What it has found so far is above\.\n$/)
  assert.match(out, /^endVp 40: .*\n(That’s the game it started from|It’s kept|endVp)/)
})

test('wrong numbers and targets are named', async () => {
  const refused = async (...words: string[]): Promise<string> => {
    const { code, err } = await tune(...words)
    assert.equal(code, 2)
    return err
  }
  assert.match(await refused('--target', 'rounds=9'), /Use --numbers/)
  assert.match(await refused('--numbers', 'endVp', '--target', 'rounds=9'), /path with bounds such as/)
  assert.match(await refused('--numbers', 'fun:1..3', '--target', 'rounds=9'), /"fun" isn’t a number/)
  assert.match(
    await refused('--numbers', 'endVp:5..900', '--target', 'rounds=9'),
    /bound 900 of --numbers can’t be used\. endVp: it takes a whole number from 5 to 500/,
  )
  assert.match(await refused('--numbers', 'endVp:5..9', '--target', 'rounds'), /a measure and a number/)
  assert.match(await refused('--numbers', 'endVp:5..9', '--target', 'fun=9'), /Nothing here is called "fun"/)
})
