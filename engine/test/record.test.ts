import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  commitTo,
  firstForeignDraw,
  parseRecord,
  RecordError,
  recordLines,
  recordOf,
  replay,
  seededSource,
  seedFromNumber,
  type GameRecord,
} from '../src/index.ts'
import { pepperDuel } from '../testkit/example/game.ts'
import { atMarket, buy, draw, playAll, played, startDuel, undone } from './duel.ts'

const seed = seedFromNumber(3)

/** A whole game on a real seed: each seat makes its first legal move. */
function wholeGame(): { record: GameRecord; text: string } {
  let match = startDuel(seededSource(seed))
  while (!match.over) {
    const seat = match.update('watcher', []).waiting[0]!
    match = played(match, seat, match.legal(seat)[0]).match
  }
  const record = recordOf(match, commitTo(seed), seed)
  const end = {
    ending: pepperDuel.ending(match.state as never),
    scores: pepperDuel.scores(match.state as never),
  }
  return { record, text: [...recordLines(record, end)].join('\n') }
}

const whole = wholeGame()

/** Replay to the end; gives the step and the words of the first difference, or null. */
function faultOf(record: unknown): [number, string] | null {
  try {
    for (const _ of replay(pepperDuel, record as GameRecord));
    return null
  } catch (error) {
    assert.ok(error instanceof RecordError, String(error))
    return [error.step, error.message]
  }
}

describe('a record', () => {
  test('[EN-REC-1] replays to the same hash after every step', () => {
    const hashes = [...replay(pepperDuel, whole.record)].map(
      ({ step }) => step?.hash ?? whole.record.setup.hash,
    )
    assert.deepEqual(hashes, [whole.record.setup.hash, ...whole.record.steps.map((step) => step.hash)])
    assert.equal(new Set(hashes).size, hashes.length)
  })

  test('[EN-REC-1] survives being written and read', () => {
    const { record, end } = parseRecord(whole.text)
    assert.deepEqual(record, JSON.parse(JSON.stringify(whole.record)))
    assert.equal(end.scores?.length, 2)
    assert.equal(faultOf(record), null)
  })

  test('[EN-REC-1] has no steps that were taken back', () => {
    const match = undone(playAll(atMarket(), [0, buy]), 0).match
    const record = recordOf(playAll(match, [0, draw]), '0'.repeat(64), null)
    assert.deepEqual(
      record.steps.slice(4).map((step) => step.move.do),
      ['draw'],
    )
    assert.equal(faultOf(record), null)
  })

  test('[EN-REC-1] tells nothing of the seed unless it is given', () => {
    const record = recordOf(atMarket(), commitTo(seed), null)
    assert.ok(!JSON.stringify(record).includes(seed))
    assert.equal(firstForeignDraw(pepperDuel, record), null)
  })
})

describe('a record that was changed', () => {
  const steps = whole.record.steps
  const change = (index: number, edit: object): object => ({
    ...whole.record,
    steps: steps.map((step, i) => (i === index ? { ...step, ...edit } : step)),
  })
  const withDraw = steps.findIndex((step) => step.chance.length > 0)

  const edited: [string, unknown, number, RegExp][] = [
    [
      'another hash',
      change(4, { hash: 'f'.repeat(32) }),
      5,
      /^hash [0-9a-f]{32} on replay, f{32} in the record$/,
    ],
    [
      'another hash of the set-up',
      { ...whole.record, setup: { ...whole.record.setup, hash: '' } },
      0,
      /^hash /,
    ],
    [
      'a move nobody may make',
      change(0, { move: { do: 'buy' } }),
      1,
      /^the move is refused by rule EX-DUE-1$/,
    ],
    [
      'a move of a seat that is not waited for',
      change(4, { seat: 7 }),
      5,
      /^the move is refused by rule EN-SEA-1$/,
    ],
    ['another draw', change(withDraw, { chance: [99] }), withDraw + 1, /only 0 to \d+ are possible/],
    ['one draw too few', change(withDraw, { chance: [] }), withDraw + 1, /chance|draws|hash/],
    [
      'one draw too many',
      change(withDraw, { chance: [...steps[withDraw]!.chance, 0] }),
      withDraw + 1,
      /^draws 1 on replay, 2 in the record$/,
    ],
    ['a step left out', { ...whole.record, steps: steps.toSpliced(1, 1) }, 2, /./],
    [
      'a draw of the set-up left out',
      { ...whole.record, setup: { ...whole.record.setup, chance: [] } },
      0,
      /./,
    ],
    ['another number of seats', { ...whole.record, seats: 3 }, 0, /^the set-up is refused \(seatCount\)$/],
    ['other options', { ...whole.record, options: { openCoins: true } }, 0, /^hash /],
    [
      'unknown options',
      { ...whole.record, options: { blind: true } },
      0,
      /^the set-up is refused \(optionUnknown\)$/,
    ],
    ['options left out', { ...whole.record, options: {} }, 0, /^the options are not complete$/],
    [
      'another version',
      { ...whole.record, version: 2 },
      0,
      /^the record is of version 2 of pepper-duel, and this is version 1$/,
    ],
    [
      'another game',
      { ...whole.record, game: 'scoville' },
      0,
      /^this is a record of scoville, not of pepper-duel$/,
    ],
    [
      'another seed',
      { ...whole.record, seed: seedFromNumber(4) },
      0,
      /^the seed is not the one that was committed to$/,
    ],
    ['a seed that is none', { ...whole.record, seed: 'xyz' }, 0, /^the seed is not/],
  ]
  for (const [what, record, step, says] of edited)
    test(`[EN-REC-1] ${what} is found at step ${step}`, () => {
      const fault = faultOf(record)
      assert.ok(fault, 'it replays')
      assert.equal(fault[0], step, fault[1])
      assert.match(fault[1], says)
    })

  test('[EN-REC-1] draws that are not those of the seed are found', () => {
    assert.equal(firstForeignDraw(pepperDuel, whole.record), null)
    const other = seedFromNumber(4)
    const record = { ...whole.record, seed: other, seedCommitment: commitTo(other) }
    assert.equal(faultOf(record), null)
    assert.equal(firstForeignDraw(pepperDuel, record), 0)
  })
})

describe('a record file', () => {
  const lines = whole.text.split('\n')
  const broken: [string, string, RegExp][] = [
    ['nothing in it', '', /^the file is empty$/],
    ['no JSON in it', 'hello', /^line 1 is not JSON$/],
    ['a list for a line', '[]', /^line 1 is not an object$/],
    ['no header', lines.slice(1).join('\n'), /^line 1 is not the header of a harvest-table-record\/1 file$/],
    ['another format', whole.text.replace('record/1', 'record/9'), /^line 1 is not the header/],
    ['its end cut off', lines.slice(0, -1).join('\n'), /^the record is cut off: its last line is missing$/],
    ['a line cut in two', whole.text.slice(0, -9), /^line \d+ is not JSON$/],
    ['a step missing', lines.toSpliced(5, 1).join('\n'), /^the record is not whole: \d+ steps of \d+$/],
    [
      'two steps in the wrong order',
      [...lines.slice(0, 3), lines[4], lines[3], ...lines.slice(5)].join('\n'),
      /^line 4 is not step 3$/,
    ],
    [
      'a seat as text',
      whole.text.replace('"seq":2,"seat":', '"seq":2,"seat":"x","was":'),
      /^line 3: "seat" is missing or wrong$/,
    ],
    [
      'a hash that is a number',
      whole.text.replace(/"hash":"[0-9a-f]+"}\n/, '"hash":5}\n'),
      /^line \d+: "hash" is missing or wrong$/,
    ],
    [
      'chance that is negative',
      whole.text.replace('"chance":[]', '"chance":[-1]'),
      /"chance" is missing or wrong$/,
    ],
    [
      'a seed of the wrong length',
      whole.text.replace(seed, seed.slice(2)),
      /^line 1: "seed" is missing or wrong$/,
    ],
    [
      'a header full of prototypes',
      lines
        .with(0, lines[0]!.replace('"game":"pepper-duel"', '"__proto__":{"game":"pepper-duel"}'))
        .join('\n'),
      /^line 1: "game" is missing or wrong$/,
    ],
  ]
  for (const [what, text, says] of broken)
    test(`[EN-REC-1] with ${what} is refused by name`, () => {
      assert.throws(
        () => parseRecord(text),
        (error) => error instanceof RecordError && says.test(error.message),
        what,
      )
    })
})
