/** A position in words, laid out for a game without a board of its own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@harvest/bots'
import { Match, seededSource } from '@harvest/engine'
import {
  aboutSeat,
  blocksOf,
  layOut,
  shapeOf,
  splitBySeat,
  stepsOf,
  withoutHeld,
  type Section,
} from '../src/games/plain/sections.ts'

const WORDS = [
  'Round 2 of 5.',
  'Face up: 2 × {pepper/3|pepper of heat 3}; 1 × {pepper/6|hot one; the last}.',
  'Ann: 3 points, 2 coins.',
  '  Hand: none.',
].join('\n')

test('a line with a name and a colon is a section, its items are things with their counts', () => {
  const [round, faceUp, ann] = layOut(WORDS)
  assert.deepEqual(round, { title: '', things: [{ count: null, sentence: 'Round 2 of 5.' }], parts: [] })
  assert.deepEqual(faceUp, {
    title: 'Face up',
    things: [
      { count: '2', sentence: '{pepper/3|pepper of heat 3}' },
      { count: '1', sentence: '{pepper/6|hot one; the last}' },
    ],
    parts: [],
  })
  assert.deepEqual(
    ann!.things.map(({ sentence }) => sentence),
    ['3 points', '2 coins'],
  )
  assert.deepEqual(
    ann!.parts.map(({ title, things }) => [title, things[0]!.sentence]),
    [['Hand', 'none']],
  )
})

test('what’s said about somebody is found by their name, and nobody else’s', () => {
  const sections = layOut(`${WORDS}\nAnna: 1 point.\nAnn’s farm: 3 fields.`)
  assert.deepEqual(
    aboutSeat(sections, 'Ann').map(({ title }) => title),
    ['Ann', 'Ann’s farm'],
  )
})

test('cards, piles and tracks are known by how they are told', () => {
  const shapes = (line: string): string[] => {
    const [section] = layOut(line)
    return section!.things.map((thing) => shapeOf(thing, section!))
  }
  assert.deepEqual(shapes('Hand: 2 × {pepper/3|mild one}; {pepper/6|hot one}.'), ['card', 'card'])
  assert.deepEqual(shapes('Deck: 15 cards.'), ['pile'])
  assert.deepEqual(shapes('Heat: 3/10.'), ['track'])
  assert.deepEqual(stepsOf('3/10'), { at: 3, last: 10 })
  assert.deepEqual(shapes('Ann: 3 points; 2 coins; none.'), ['words', 'words', 'words'])
})

test('parts that say the same of several are rows of one table, and nothing else is one', () => {
  const told = layOut(
    `${WORDS}\nBen: 1 point, 5 coins.\nMarket: 1 × {pepper/1|red}; 2 × {pepper/2|blue}.\nRows: 1 point; none; two.`,
  )
  assert.deepEqual(
    blocksOf(told).map((block) =>
      block.kind === 'rows' ? block.sections.map(({ title }) => title) : block.section.title,
    ),
    ['', 'Face up', ['Ann', 'Ben'], 'Market', 'Rows'],
  )
})

test('a phone has what is somebody’s apart from what lies in the middle, and each only once', () => {
  const told = layOut(`${WORDS}\nBen: 1 point, 5 coins.`)
  const { middle, seats } = splitBySeat(told, ['Ann', 'Ben'])
  assert.deepEqual(
    [middle, seats].map((some) => some.map(({ title }) => title)),
    [
      ['', 'Face up'],
      ['Ann', 'Ben'],
    ],
  )
  assert.deepEqual(splitBySeat(seats, ['Ann', 'Ben']), { middle: seats, seats: [] })
  // Her own hand lies in her tray.
  assert.deepEqual(
    withoutHeld(seats, 'Ann').map(({ parts }) => parts.length),
    [0, 0],
  )
  assert.deepEqual(withoutHeld(seats, 'Ben'), seats)
})

for (const { game, text } of games)
  test(`every line of ${game.id} is laid out, and nothing of it is lost`, () => {
    const { min } = game.seats
    const started = Match.start(game, min, {}, seededSource('ab'.repeat(32)))
    assert.ok(started.ok)
    const { view } = started.value.update(0, [])
    for (const words of [text.en, text.de]) {
      const told = words.describe(view, (seat) => `Player ${seat + 1}`)
      const laid = (sections: readonly Section[]): string =>
        sections
          .map(({ title, things, parts }) =>
            [
              ...[title, ...things.map(({ count, sentence }) => `${count ?? ''}${sentence}`), laid(parts)],
            ].join(''),
          )
          .join('')
      const letters = (sentence: string): string => sentence.replaceAll(/[^\p{L}\p{N}]/gu, '')
      assert.equal(letters(laid(layOut(told))), letters(told))
    }
  })
