import { bots, games } from '@harvest/bots'
import { FastRng } from '@harvest/engine'
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { judge } from '../src/compare/comparison.ts'
import { Sequence } from '../src/compare/sequence.ts'
import { gameAt, makePlan } from '../src/study/study-plan.ts'
import { lab, type Captured } from './captured.ts'

const folder = mkdtempSync(join(tmpdir(), 'compare-'))
after(() => rmSync(folder, { recursive: true }))

function variant(name: string, ...lines: string[]): string {
  const file = join(folder, `${name}.csv`)
  writeFileSync(file, ['game,food-court', `name,${name}`, ...lines].join('\n'))
  return file
}

const SHORT = variant('Short', 'endVp,15')
const NAMES = variant('Names', 'decks.mexico.restaurant,El Cactus')

const compare = (line: string): Promise<Captured> =>
  lab(['compare', 'food-court', ...line.split(' '), '--bots', 'random'], { games })

test('looking after every value, an interval misses the truth in no more than one sequence of twenty', () => {
  const rng = new FastRng(7)
  let missed = 0
  const sequences = 400
  for (let n = 0; n < sequences; n++) {
    const sequence = new Sequence()
    let wrong = false
    for (let i = 0; i < 1500; i++) {
      sequence.add(rng.chance(2) * 2 - 1)
      const { low, high } = sequence.interval
      wrong ||= low > 0 || high < 0
    }
    if (wrong) missed++
  }
  assert.ok(missed <= sequences / 20, `${missed} of ${sequences}`)
})

test('an interval narrows down on the mean, and says nothing of a handful', () => {
  const sequence = new Sequence()
  for (let i = 0; i < 10; i++) sequence.add(i % 2)
  assert.deepEqual(sequence.interval, { low: -Infinity, high: Infinity })
  for (let i = 0; i < 4000; i++) sequence.add(i % 2)
  const { low, high } = sequence.interval
  assert.ok(low > 0.45 && low < 0.5 && high > 0.5 && high < 0.55, `${low} to ${high}`)
})

test('a question is settled by a difference, or by there being none that matters', () => {
  assert.equal(judge({ low: 0.1, high: 2 }, 0.5), 'more')
  assert.equal(judge({ low: -2, high: -0.1 }, 0.5), 'less')
  assert.equal(judge({ low: -0.4, high: 0.3 }, 0.5), 'same')
  assert.equal(judge({ low: -0.4, high: 0.6 }, 0.5), 'open')
})

test('a comparison stops by itself once the question is settled, and says so in a sentence', async () => {
  const { code, out } = await compare(`--variant ${SHORT} --about rounds --players 2 --games 400`)
  assert.equal(code, 0)
  assert.match(out, /^Food Court, variant “Short”, compared with the printed game\n/)
  const [, pairs] =
    /\nThe change lowers the number of rounds by [\d.]+, 95 % [\d.]+ to [\d.]+, after (\d+) pairs of games\.\n/.exec(
      out,
    ) ?? assert.fail(out)
  assert.ok(Number(pairs) < 400)
  assert.match(out, /\nmexico’s share of wins +\d/)
  const again = await compare(`--variant ${SHORT} --about rounds --players 2 --games 400`)
  assert.equal(again.out, out)
})

test('what changes nothing makes no difference, and the deck that is changed is what is asked about', async () => {
  const { out } = await compare(`--variant ${NAMES} --players 2 --games 60 --json`)
  const { about, measures } = JSON.parse(out) as {
    about: string
    measures: { id: string; more: number; pairs: number }[]
  }
  assert.equal(about, 'wins mexico')
  for (const { id, more } of measures) assert.equal(more, 0, id)
  // Mexico is at every one of these tables.
  const pairs = (id: string): number => measures.find((row) => row.id === id)!.pairs
  assert.equal(pairs('wins mexico'), pairs('score'))
})

test('two variants are compared with each other, and a budget that is used up leaves it open', async () => {
  const { out } = await compare(`--variant ${SHORT} --against ${NAMES} --players 2 --games 24 --about score`)
  assert.match(out, /compared with “Names”\n/)
  assert.match(
    out,
    /Too few games to tell what the change does to the mean score: .* after 24 pairs of games\./,
  )
})

test('without a variant, or with a measure nobody knows, it says what to give', async () => {
  const refused = async (line: string): Promise<string> => {
    const { code, err } = await compare(line)
    assert.equal(code, 2)
    return err
  }
  assert.match(await refused('--players 2'), /Use --variant/)
  assert.match(
    await refused(`--variant ${SHORT} --about fun --games 24`),
    /Nothing here is called "fun"\. --about takes: score, winner, /,
  )
  assert.match(await refused(`--variant ${SHORT} --margin x --games 24`), /--margin takes a number/)
})

test('the deck that is asked about sits in every seat', () => {
  const entry = games.find(({ game }) => game.id === 'food-court')!
  const options = { decks: ['mexico', 'random', 'random'] }
  const plan = makePlan(entry, bots, {
    ...{ game: 'food-court', seed: 1 },
    tables: [{ players: 3, bots: ['random'], games: 6, options, around: 'decks' }],
  })
  const seats = Array.from({ length: 6 }, (_, n) =>
    (gameAt(plan, n).options as typeof options).decks.indexOf('mexico'),
  )
  assert.deepEqual(seats, [0, 2, 1, 0, 2, 1])
  assert.equal(new Set([0, 1, 2].map((n) => gameAt(plan, n).deal)).size, 1)
})
