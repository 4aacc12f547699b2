import assert from 'node:assert/strict'
import test from 'node:test'
import { verifyRecord } from '../src/verification.ts'
import { stallEntry } from '@harvest/bots/testgame'
import { lab } from './captured.ts'

type Row = Record<string, unknown> & { [key: string]: never }

async function recorded(...argv: string[]): Promise<string> {
  const { code, out } = await lab(['record', 'stall', ...argv])
  assert.equal(code, 0)
  return out
}

function rowsOf(text: string): Row[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
}

function textOf(rows: readonly object[]): string {
  return rows.map((row) => JSON.stringify(row)).join('\n') + '\n'
}

const GAMES = [stallEntry]
const game = await recorded('--players', '3', '--seed', '7', '--bots', 'greedy,random', '--states')

test('[EN-REC-1] a record has a header, a line a step and the scores by source, and holds', async () => {
  const rows = rowsOf(game)
  const [header] = rows
  const end = rows.at(-1)!
  assert.equal(header!.kind, 'header')
  assert.deepEqual(header!.options, { rich: false, hand: 'small' })
  assert.match(String(header!.seedCommitment), /^[0-9a-f]{64}$/)
  assert.match(String(header!.seed), /^[0-9a-f]{64}$/)
  for (const [index, row] of rows.slice(1, -1).entries())
    assert.deepEqual(
      [Object.keys(row), row.seq],
      [['kind', 'seq', 'seat', 'move', 'chance', 'hash', 'events', 'state'], index + 1],
    )
  assert.equal(end.ending, 'threeRounds')
  for (const score of end.scores as { parts: object }[])
    assert.deepEqual(Object.keys(score.parts), ['crates', 'cards'])
  const { code, out } = await lab(['verify', '-'], { input: game })
  assert.equal(code, 0)
  assert.match(
    out,
    /^The record checks out: Stall, 3 players, \d+ steps, and every hash matches\. All draws match/,
  )
})

test('the same seed records the same bytes; without --states the states are left out', async () => {
  assert.equal(await recorded('--players', '3', '--seed', '7', '--bots', 'greedy,random', '--states'), game)
  assert.notEqual(
    await recorded('--players', '3', '--seed', '8', '--bots', 'greedy,random', '--states'),
    game,
  )
  const brief = await recorded('--players', '3', '--seed', '7', '--bots', 'greedy,random')
  assert.deepEqual(
    rowsOf(brief),
    rowsOf(game).map(({ state: _, ...row }) => row),
  )
  assert.ok(verifyRecord(GAMES, brief).holds)
})

/** Change one value anywhere below a row to another of the same kind. */
function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string')
    return value.endsWith('0') ? `${value.slice(0, -1)}1` : `${value.slice(0, -1)}0`
  return value === null ? 0 : null
}

function leaves(value: unknown, path: readonly string[] = []): string[][] {
  if (value === null || typeof value !== 'object') return [[...path]]
  return Object.entries(value).flatMap(([key, child]) => leaves(child, [...path, key]))
}

function edit(row: object, path: readonly string[], to: (value: unknown) => unknown): object {
  const copy = structuredClone(row)
  let at = copy as Record<string, unknown>
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>
  at[path.at(-1)!] = to(at[path.at(-1)!])
  return copy
}

test('[EN-REC-1] an edit of any single value of header, step or end is found', () => {
  const rows = rowsOf(game)
  const drawing = rows.findIndex((row) => row.kind === 'step' && (row.chance as unknown[]).length > 0)
  let edits = 0
  for (const index of [0, 2, drawing, rows.length - 1])
    for (const path of leaves(rows[index])) {
      const verdict = verifyRecord(GAMES, textOf(rows.with(index, edit(rows[index], path, changed) as Row)))
      assert.ok(!verdict.holds, `an edit of line ${index + 1} at ${path.join('/')} was not found`)
      edits++
    }
  assert.ok(edits > 100, `${edits}`)
})

test('[EN-REC-1] the first difference is named with its step, its line and what differs', () => {
  const rows = rowsOf(game)
  const cases: readonly (readonly [index: number, path: string[], value: unknown, says: RegExp])[] = [
    [5, ['hash'], 'f'.repeat(32), /at step 5 \(line 6\): hash [0-9a-f]{32} on replay, f{32} in the record/],
    [
      5,
      ['state', 'round'],
      9,
      /at step 5 \(line 6\): the state differ at \/round: \d on replay, 9 in the record/,
    ],
    [5, ['move'], { do: 'fly' }, /at step 5 \(line 6\): the move is refused by rule/],
    [5, ['seat'], 9, /at step 5 \(line 6\): the move is refused by rule EN-SEA-1/],
    [5, ['seq'], 6, /line 6 is not step 5/],
    [5, ['chance'], [1], /step|line/],
    [5, ['hash'], 7, /line 6: "hash" is missing or wrong/],
    [5, ['events'], [{ e: 'rain' }], /at step 5 \(line 6\): the events differ at \/0/],
    [0, ['game'], 'chess', /in the header \(line 1\): there’s no game "chess" here/],
    [
      0,
      ['version'],
      1,
      /in the header \(line 1\): the record is of version 1 of stall, and this is version 2/,
    ],
    [0, ['seats'], 9, /in the header \(line 1\): the set-up is refused/],
    [0, ['options'], { rich: 'yes' }, /in the header \(line 1\): the set-up is refused/],
    [0, ['format'], 'chess/1', /line 1 is not the header/],
    [0, ['seed'], '0'.repeat(64), /in the header \(line 1\): the seed is not the one that was committed to/],
    [
      rows.length - 1,
      ['scores', '0', 'total'],
      99,
      /the scores differ at \/0\/total: \d+ on replay, 99 in the record/,
    ],
    [
      rows.length - 1,
      ['ending'],
      'rain',
      /the end reason differ: "threeRounds" on replay, "rain" in the record/,
    ],
    [rows.length - 1, ['steps'], 3, /the record is not whole: \d+ steps of 3/],
  ]
  for (const [index, path, value, says] of cases) {
    const verdict = verifyRecord(GAMES, textOf(rows.with(index, edit(rows[index], path, () => value) as Row)))
    assert.ok(!verdict.holds)
    assert.match(verdict.sentence, says)
  }
})

test('[EN-CHA-1] draws that another seed would have given are found even where every hash agrees', async () => {
  const other = rowsOf(await recorded('--players', '3', '--seed', '8', '--bots', 'greedy,random', '--states'))
  const { seed, seedCommitment } = rowsOf(game)[0]
  const verdict = verifyRecord(GAMES, textOf(other.with(0, { ...other[0], seed, seedCommitment } as Row)))
  assert.ok(!verdict.holds)
  assert.match(verdict.sentence, /in the header \(line 1\): the draws don’t match the seed/)
})

test('[EN-CHA-1] a record without its seed holds, and it is said that the draws cannot be checked', () => {
  const rows = rowsOf(game)
  const verdict = verifyRecord(GAMES, textOf(rows.with(0, { ...rows[0], seed: null } as unknown as Row)))
  assert.ok(verdict.holds)
  assert.match(verdict.sentence, /The seed isn’t in the record/)
})

test('[EN-REC-1] a record cut off anywhere is found', () => {
  const lines = game.trim().split('\n')
  for (let kept = 0; kept < lines.length; kept++) {
    const verdict = verifyRecord(GAMES, lines.slice(0, kept).join('\n'))
    assert.ok(!verdict.holds, `${kept} lines hold`)
  }
  assert.ok(!verifyRecord(GAMES, game.slice(0, -20)).holds)
  assert.ok(!verifyRecord(GAMES, game.slice(100)).holds)
})

test('[EN-REC-1] lost, doubled and swapped lines are found', () => {
  const lines = game.trim().split('\n')
  for (let at = 1; at < lines.length - 2; at++) {
    for (const tampered of [
      lines.toSpliced(at, 1),
      lines.toSpliced(at, 0, lines[at]),
      lines.with(at, lines[at + 1]).with(at + 1, lines[at]),
    ])
      assert.ok(!verifyRecord(GAMES, tampered.join('\n')).holds, `line ${at + 1}`)
  }
})

test('[EN-REC-1] what is no record at all is refused with a sentence and exit code 1', async () => {
  for (const input of [
    '',
    '\n\n',
    'hello',
    '[]',
    '{}',
    'null',
    '{"kind":"header"}',
    game.replaceAll('"', "'"),
  ]) {
    const { code, out, err } = await lab(['verify', '-'], { input })
    assert.equal(code, 1)
    assert.equal(out, '')
    assert.match(err, /^The record doesn’t check out[^\n]+\.\n$/)
  }
})
