import { games } from '@harvest/bots'
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { difference } from '../src/study/card-figures.ts'
import type { StudyRow } from '../src/study/study-game.ts'
import { combinations, gameAt, makePlan, readSpec } from '../src/study/study-plan.ts'
import { lab, type Captured, type World } from './captured.ts'

const root = mkdtempSync(join(tmpdir(), 'study-'))
after(() => rmSync(root, { recursive: true }))
let folders = 0
const newFolder = (): string => join(root, String(++folders))

const study = (line: string, world: World = {}): Promise<Captured> =>
  lab(['study', ...line.split(' ')], world)

const linesOf = (folder: string): string[] =>
  readFileSync(join(folder, 'games.ndjson'), 'utf8').trimEnd().split('\n')
const rowsOf = (folder: string): StudyRow[] =>
  linesOf(folder)
    .slice(1)
    .map((line) => JSON.parse(line) as StudyRow)
    .sort((a, b) => a.game - b.game)

test('a study plays its plan, and writes games, Parquet and a report as a page and as Markdown', async () => {
  const out = newFolder()
  const { code, out: said } = await study(`stall --players 2,3 --games 6 --bots greedy,random --out ${out}`)
  assert.equal(code, 0)
  const rows = rowsOf(out)
  assert.deepEqual(
    rows.map((row) => [row.game, row.seats.length]),
    [2, 3].flatMap((players, n) => Array.from({ length: 6 }, (_, i) => [n * 6 + i, players])),
  )
  for (const row of rows)
    assert.equal(
      row.seats.reduce((sum, { won }) => sum + won, 0),
      1,
    )
  // Bots change seats within a deal.
  assert.deepEqual(
    rows.slice(6, 9).map((row) => row.seats.map(({ bot }) => bot[0]).join('')),
    ['grr', 'rrg', 'rgr'],
  )
  assert.match(said, /12 games of version 2, played by greedy, random, seed 1/)
  const page = readFileSync(join(out, 'report.html'), 'utf8')
  assert.match(page, /<h2>Wins by bot<\/h2>/)
  assert.match(
    page,
    /<figure role="img" aria-label="Shares of wins with 3 players, with their 95 % intervals\. Most: /,
  )
  assert.match(page, /<svg/)
  assert.doesNotMatch(page, /<(script|link|img)|https?:\/\/(?!www\.w3\.org)/)
  // What differs with the number of players is counted apart for each.
  for (const players of [2, 3])
    assert.match(page, new RegExp(`aria-label="A grid of shares with ${players} players\\.`))
  assert.match(page, /With 2 players, a seat ends with [\d.]+ points; with 3 players, a seat ends/)
  assert.match(readFileSync(join(out, 'report.md'), 'utf8'), /\| Seat 1 \| 2 \| 6 \|/)
  const { format, sections, figures } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as {
    format: string
    sections: { title: string; pictures: { svg: string; alt: string }[] }[]
    figures: { games: number; means: { players: number; games: number }[] }
  }
  assert.equal(format, 'harvest-report-1')
  assert.deepEqual(
    figures.means.map(({ players, games: count }) => [players, count]),
    [
      [2, 6],
      [3, 6],
    ],
  )
  for (const { svg, alt } of sections.flatMap(({ pictures }) => pictures)) {
    assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /)
    assert.ok(alt.length > 20)
  }
  assert.equal(readFileSync(join(out, 'games.parquet'), 'latin1').slice(0, 4), 'PAR1')
})

test('the same seed gives the same games and the same page', async () => {
  const [one, two] = [newFolder(), newFolder()]
  for (const out of [one, two]) await study(`stall --games 4 --seed 5 --out ${out}`)
  assert.deepEqual(rowsOf(two), rowsOf(one))
  const page = (folder: string): string => readFileSync(join(folder, 'report.html'), 'utf8')
  assert.equal(page(two), page(one))
})

test('a study that was stopped goes on where it was, and half a line at its end does no harm', async () => {
  const [whole, torn] = [newFolder(), newFolder()]
  const line = 'stall --players 2 --games 20 --seed 3 --out'
  await study(`${line} ${whole}`)
  let stop = (): void => {}
  let looks = 0
  // The progress bar looks at the clock when it is made, and then after each few games.
  const { code, err } = await study(`${line} ${torn}`, {
    progress: true,
    interrupt: (abort) => (stop = abort),
    onLook: () => void (++looks > 2 && stop()),
  })
  assert.equal(code, 130)
  assert.match(err, /Stopped after \d+ of 20 games\. They’re kept in /)
  const kept = linesOf(torn).length - 1
  assert.ok(kept > 0 && kept < 20, `${kept} games`)
  appendFileSync(join(torn, 'games.ndjson'), '{"game":19,"sea')
  const { out } = await study(`${line} ${torn}`)
  assert.match(out, new RegExp(`^${kept} of 20 games are already in `))
  assert.deepEqual(rowsOf(torn), rowsOf(whole))
  assert.equal(linesOf(torn).length, 21)
})

test('results of another plan, game or version, and files that are none, are refused and left alone', async () => {
  const out = newFolder()
  await study(`stall --players 2 --games 2 --out ${out}`)
  const file = join(out, 'games.ndjson')
  const refusal = async (line: string): Promise<string> => {
    const { code, err } = await lab(line.split(' '))
    assert.equal(code, 2)
    return err
  }
  assert.match(await refusal(`study stall --players 2 --games 3 --out ${out}`), /another plan or seed.*--out/)
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace('"version":2', '"version":7'))
  assert.match(
    await refusal(`study stall --players 2 --games 2 --out ${out}`),
    /stall, version 7, not of stall, version 2/,
  )
  assert.match(await refusal(`report ${out}`), /version 7 of Stall, and this is version 2/)
  writeFileSync(file, before.replace(/"bots":"[0-9a-f]{12}"/, '"bots":"0123456789ab"'))
  assert.match(
    await refusal(`study stall --players 2 --games 2 --out ${out}`),
    /games by bots that thought differently from today’s, and the two don’t mix/,
  )
  assert.equal((await lab(['report', out])).code, 0)
  writeFileSync(file, `${before}{"game":`)
  assert.equal((await lab(['report', out])).code, 0)
  writeFileSync(file, `${before}{"game":\n{}\n`)
  assert.match(await refusal(`report ${out}`), /games\.ndjson, line 4: this isn’t JSON/)
  writeFileSync(file, 'hello\n')
  assert.match(await refusal(`report ${out}`), /line 1: this isn’t JSON/)
  assert.match(await refusal(`report ${join(root, 'nowhere')}`), /can’t be read: there’s no such file\.\n$/)
})

test('whatever is missing or odd in a line of results is said with its line, before anything is counted', async () => {
  const out = newFolder()
  await study(`stall --players 2 --games 2 --out ${out}`)
  const file = join(out, 'games.ndjson')
  const [head, first] = linesOf(out)
  const refusal = async (header: string, row: string): Promise<string> => {
    writeFileSync(file, `${header}\n${row}\n${first}\n`)
    const { code, err } = await lab(['report', out])
    assert.equal(code, 2, `${header} ${row}`)
    return err
  }
  const row = JSON.parse(first) as StudyRow
  assert.match(await refusal(head, '{"game":1,"seats":[{}]}'), /line 2: this isn’t a game, or it’s damaged/)
  for (const field of Object.keys(row)) {
    const { [field as 'game']: _, ...rest } = row
    assert.match(await refusal(head, JSON.stringify(rest)), /line 2: this isn’t a game/, field)
  }
  const odd: readonly Partial<Record<keyof StudyRow, unknown>>[] = [
    ...[{ seats: [] }, { seats: [{ ...row.seats[0], parts: null }] }, { rounds: '3' }, { curve: [[1]] }],
    ...[{ seen: [[0, 7]] }, { taken: [[999, 0, 1, 1, 1]] }, { weighed: { decisions: 1 } }],
  ]
  for (const change of odd)
    assert.match(
      await refusal(head, JSON.stringify({ ...row, ...change })),
      /line 2: this isn’t a game/,
      JSON.stringify(change),
    )
  const header = JSON.parse(head) as { spec: object }
  for (const spec of [{}, { ...header.spec, tables: [{}] }, { ...header.spec, tables: 3 }])
    assert.match(
      await refusal(JSON.stringify({ ...header, spec }), first),
      /line 1: the study’s plan is damaged/,
    )
})

test('a study whose variant no longer fits says so', async () => {
  const out = newFolder()
  await study(`stall --players 2 --games 2 --out ${out}`)
  const file = join(out, 'games.ndjson')
  const variant = { game: 'scoville', name: 'Old', changes: { 'market.gone.coins': 1 } }
  const scoville = games.find(({ game }) => game.id === 'scoville')!.game
  const [head, ...rows] = linesOf(out)
  const header = JSON.parse(head) as { spec: object }
  const told = { ...header, version: scoville.version, spec: { ...header.spec, game: 'scoville', variant } }
  writeFileSync(file, `${[JSON.stringify(told), ...rows].join('\n')}\n`)
  const { code, err } = await lab(['report', out], { games })
  assert.equal(code, 2)
  assert.match(
    err,
    /holds games of the variant “Old”, which can’t be played here: market\.gone\.coins: there’s no/,
  )
})

test('a folder that can’t be made is no reason to speak of games kept', async () => {
  const file = join(root, 'a-file')
  writeFileSync(file, '')
  const { code, err } = await study(`stall --players 2 --games 2 --out ${file}`)
  assert.equal(code, 2)
  assert.match(
    err,
    /can’t be written: there’s already a file with that name\. Choose another folder with --out\.\n$/,
  )
  const below = await study(`stall --players 2 --games 2 --out ${join(file, 'deeper')}`)
  assert.match(below.err, /part of its path is a file, not a folder\. Choose another folder/)
})

test('a plan crosses decks: every combination, everybody in every seat', () => {
  const entry = games.find(({ game }) => game.id === 'food-court')!
  const spec = readSpec('food-court', 1, {
    tables: [{ players: 2, bots: ['random'], games: 4, cross: 'decks' }],
  })
  const plan = makePlan(entry, [{ id: 'random' } as never], spec)
  assert.equal(plan.tables.length, 28)
  assert.equal(plan.games, 28 * 4)
  const decks = (n: number): string => (gameAt(plan, n).options as { decks: string[] }).decks.join(' ')
  assert.deepEqual([0, 1, 4].map(decks), ['italy france', 'france italy', 'italy china'])
  const deals = [0, 1, 2, 3, 4].map((n) => gameAt(plan, n).deal)
  assert.equal(deals[0], deals[1])
  assert.equal(new Set(deals).size, 3)
  assert.equal(combinations(['a', 'b', 'c', 'd'], 3).length, 4)
})

test('what is wrong with a plan is said with its table', async () => {
  const file = join(root, 'plan.json')
  const refusal = async (plan: unknown, extra = ''): Promise<string> => {
    writeFileSync(file, typeof plan === 'string' ? plan : JSON.stringify(plan))
    const { code, err } = await study(`stall --plan ${file} --out ${newFolder()}${extra}`)
    assert.equal(code, 2)
    return err
  }
  const table = (own: object): object => ({ tables: [{ players: 2, games: 1, ...own }] })
  assert.match(await refusal('{'), /isn’t JSON/)
  assert.match(await refusal({}), /list of "tables"/)
  assert.match(await refusal({ ...table({}), game: 'chess' }), /for "chess", not for "stall"/)
  assert.match(await refusal(table({ players: 9 })), /Table 1: Stall is for 2 to 4 players, not 9/)
  assert.match(await refusal(table({ bots: ['hal'] })), /Table 1: there’s no bot "hal"/)
  assert.match(await refusal(table({ games: 0 })), /Table 1: "games" must be a whole number/)
  assert.match(await refusal(table({ rounds: 3 })), /Table 1 has "rounds", which is none of/)
  assert.match(await refusal(table({ options: { hand: 'huge' } })), /Table 1, 2 players: /)
  assert.match(await refusal(table({ cross: 'rich' })), /"rich" can’t be crossed.*Stall has none/)
  assert.match(await refusal(table({}), ' --games 5'), /The plan says that already. Leave out --games/)
})

test('a card’s worth is compared within groups: what only better players take adds nothing', () => {
  // Half of the strong win whatever they take, a tenth of the weak; the strong take the card more often.
  const cells = [
    { seen: 1000, seenWins: 500, taken: 800, takenWins: 400 },
    { seen: 1000, seenWins: 100, taken: 100, takenWins: 10 },
  ]
  const { share, low, high } = difference(cells)!
  assert.ok(Math.abs(share) < 1e-9 && low < 0 && high > 0)
  // One that wins twenty points more often in both groups, which by hand is 0.2 exactly.
  const better = difference([
    { seen: 200, seenWins: 80, taken: 100, takenWins: 50 },
    { seen: 200, seenWins: 40, taken: 100, takenWins: 30 },
  ])!
  assert.ok(Math.abs(better.share - 0.2) < 1e-9 && better.low > 0.1 && better.high < 0.3)
  assert.equal(difference([{ seen: 5, seenWins: 2, taken: 5, takenWins: 2 }]), null)
})

test('threads play the same games as a single one, whatever was played before them', async () => {
  const [threads, here] = [newFolder(), newFolder()]
  const line = 'food-court --players 2 --games 9 --bots greedy --seed 4 --out'
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  const { status, stderr } = spawnSync(
    process.execPath,
    [main, 'study', ...`${line} ${threads}`.split(' ')],
    {
      encoding: 'utf8',
    },
  )
  assert.deepEqual([status, stderr], [0, ''])
  await study(`${line} ${here}`, { games })
  assert.deepEqual(rowsOf(threads), rowsOf(here))
})
