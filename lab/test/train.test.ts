import { Learned, type Features, type GameEntry } from '@harvest/bots'
import { stallEntry } from '@harvest/bots/testgame'
import { FastRng } from '@harvest/engine'
import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { binsOf, gapOf } from '../src/train/calibration.ts'
import type { Batch } from '../src/train/positions.ts'
import { Trainer } from '../src/train/trainer.ts'
import { lab, type Captured, type World } from './captured.ts'

interface Stall {
  readonly round: number
  readonly phase: string
  readonly crates: readonly number[]
  readonly cards: readonly number[]
  readonly coins: readonly number[]
}

const features: Features = {
  names: ['crates', 'cards', 'coins'],
  write(state, seat, out, at) {
    const { crates, cards, coins } = state as unknown as Stall
    out[at] = crates[seat] / 5
    out[at + 1] = cards[seat] / 5
    out[at + 2] = coins[seat] / 5
    const points: number[] = []
    stallEntry.evaluation.appraise(state, 1 << seat, points)
    return points[seat]
  },
  isSettled: (state) => (state as unknown as Stall).phase === 'over',
  progress: (state) => (state as unknown as Stall).round / 3,
}

const games: GameEntry[] = [{ ...stallEntry, features }]

const root = mkdtempSync(join(tmpdir(), 'train-'))
after(() => rmSync(root, { recursive: true }))
let folders = 0
const newFolder = (): string => join(root, String(++folders))

const SMALL = '--games 8 --duels 4 --looks 6 --hidden 3 --seed 5'

const train = (line: string, world: World = {}): Promise<Captured> =>
  lab(['train', 'stall', ...line.split(' ')], { games, ...world })

const keptIn = (folder: string): { weights: unknown; generations: { duels: { opponent: string }[] }[] } =>
  JSON.parse(readFileSync(join(folder, 'training.json'), 'utf8')) as ReturnType<typeof keptIn>

test('a training says how it goes, and leaves weights, a report and its pictures', async () => {
  const out = newFolder()
  const { code, out: said, err } = await train(`${SMALL} --generations 2 --out ${out}`)
  assert.equal(code, 0, err)
  assert.match(said, /generation 1: \d+ positions, chances off by/)
  assert.match(said, /generation 2: .*won against greedy [\d.]+ of 4/)
  const report = readFileSync(join(out, 'training.md'), 'utf8')
  assert.match(report, /\| 2 \| \d+ \| 0\.\d{4}/)
  for (const name of ['strength.svg', 'calibration.svg'])
    assert.match(readFileSync(join(out, name), 'utf8'), /^<svg [^]*<\/svg>\n$/)
  assert.match(
    readFileSync(join(out, 'learned.ts'), 'utf8'),
    /from 16 games[^]*names: \['crates', 'cards', 'coins'\]/,
  )
  assert.deepEqual(
    keptIn(out).generations.map(({ duels }) => duels.map(({ opponent }) => opponent)),
    [
      ['greedy', 'untaught'],
      ['greedy', 'untaught'],
    ],
  )
})

test('whoever stops loses one generation at most, and going on learns the same as without the stop', async () => {
  const [whole, broken] = [newFolder(), newFolder()]
  await train(`${SMALL} --generations 2 --out ${whole}`)
  await train(`${SMALL} --generations 1 --out ${broken}`)
  const stopped = await train(`${SMALL} --generations 2 --out ${broken}`, { interrupt: (stop) => stop() })
  assert.equal(stopped.code, 130)
  assert.match(stopped.err, /Stopped after 1 generation; the same command carries on/)
  assert.equal(existsSync(join(broken, 'learned.ts')), true)
  const { out } = await train(`${SMALL} --generations 2 --out ${broken}`)
  assert.match(out, /1 generation of 2 already in/)
  assert.deepEqual(keptIn(broken).weights, keptIn(whole).weights)
})

test('a folder with another training, and a game without features, are refused with a sentence', async () => {
  const out = newFolder()
  await train(`${SMALL} --generations 1 --out ${out}`)
  const other = await train(`--games 9 --duels 4 --looks 6 --hidden 3 --seed 5 --out ${out}`)
  assert.equal(other.code, 2)
  assert.match(other.err, /belongs to another training.*choose another folder/)
  const without = await train('--out nowhere', { games: [stallEntry] })
  assert.equal(without.code, 2)
  assert.match(without.err, /features\.ts first/)
})

/** Games in which the evaluation made by hand knows nothing, and the second feature of three decides. */
function decided(count: number, seed: number): Batch {
  const rng = new FastRng(seed)
  const inputs: number[] = []
  const wins: number[][] = []
  for (let game = 0; game < count; game++) {
    const held = [0, 1].map(() => [0, 1, 2].map(() => rng.chance(1000) / 500 - 1))
    inputs.push(...held.flat())
    const ahead = held[0][1] - held[1][1]
    const won = rng.chance(1000) / 1000 < 1 / (1 + Math.exp(-4 * ahead)) ? 1 : 0
    wins.push([won, 1 - won])
  }
  return {
    ...{ seats: 2, wins, lengths: wins.map(() => 1), points: wins.map(([a, b]) => [10 * a, 10 * b]) },
    inputs: Float32Array.from(inputs),
    base: new Float32Array(2 * count),
    progress: new Float32Array(count),
  }
}

test('what decides games is found, chances come true, and bots make the same of the weights', () => {
  const [known, fresh] = [decided(3000, 1), decided(2000, 2)]
  const trainer = new Trainer(['a', 'b', 'c'], 4, 8, 1)
  const before = trainer.errors([fresh])
  assert.ok(Math.abs(before.chance - Math.log(2)) < 1e-6)
  for (let epoch = 0; epoch < 25; epoch++) trainer.epoch([known])
  const after = trainer.errors([fresh])
  assert.ok(after.chance < 0.5 && after.points < before.points, JSON.stringify(after))
  assert.ok(gapOf(binsOf([fresh], (batch) => trainer.chancesOf(batch))) < 0.04)

  const replayed: Features = {
    names: ['a', 'b', 'c'],
    write(state, seat, out, at) {
      const from = ((state as unknown as { position: number }).position * 2 + seat) * 3
      for (let i = 0; i < 3; i++) out[at + i] = fresh.inputs[from + i]
      return 0
    },
    isSettled: () => false,
    progress: () => 0,
  }
  const learned = new Learned(stallEntry.evaluation, replayed, trainer.weights, false)
  const foretold = trainer.chancesOf(fresh)
  const chances: number[] = []
  for (let position = 0; position < 50; position++) {
    learned.judge({ position, sealed: [null, null] } as never, [], chances)
    assert.ok(Math.abs(chances[0] - foretold[2 * position]) < 0.01)
  }
})
