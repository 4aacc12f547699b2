import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plain } from '@harvest/engine'
import { MARKET, RECIPES } from '../src/data.ts'
import { STAR } from '../src/field.ts'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'
import { between, edge, plant, plot, table, take } from './builder.ts'

const names = (seat: number): string => ['Greg', 'Ruth', 'Yuri'][seat]

test('[SC-HAR-2] the position in words draws farmers between the plots they stand between', () => {
  const t = table({
    begin: 'fulfil',
    field: { E4: 'R', F4: 'Y', J7: 'K', A1: 'F' },
    players: [{ farmer: STAR }, { farmer: between('E4', 'E5') }, { farmer: edge('A1') }],
  })
  const lines = plain(en.describe(t.view(0), names)).split('\n')
  const from = lines.indexOf('   A B C D E F G H I J')
  assert.deepEqual(lines.slice(from, from + 12), [
    '   A B C D E F G H I J',
    '   3',
    '1  F . . . . . . . . .',
    '2  . . . . . . . . . .',
    '3  . . . . . . . . . .',
    '4  . . . . R1Y . . . .',
    '           2',
    '5  . . . . . . . . . .',
    '6  . . . . . . . . . .',
    '7  . . . . . . . . . K',
    'Planted: red (R) E4; yellow (Y) F4; black (K) J7; phantom (F) A1.',
    'Farmers: 1 Greg, 2 Ruth, 3 Yuri.',
  ])
})

test('[SC-PLA-2] log lines are sentences with pictures, in English and German', () => {
  const t = table({
    seats: 4,
    begin: 'plant',
    players: [{}, { peppers: 'P', tiles: [] }],
    order: [1, 0, 2, 3],
  })
  t.play(take('P'), plant('E5'), { do: 'takePlaque' })
  const said = (text: typeof en): (string | null)[] => t.events.map((event) => text.event(event, names))
  assert.deepEqual(said(en), [
    `Ruth planted {pepper/P|a purple pepper} on {plot/${plot('E5')}|E5}.`,
    'Ruth took the {plaque/0|2-point plaque}.',
  ])
  assert.deepEqual(
    said(de).map((line) => plain(line!)),
    ['Ruth pflanzt eine violette Chili auf E5.', 'Ruth nimmt die Plakette für 2 Punkte.'],
  )
})

test('[SC-HAR-7] the prompt does not offer to stop when a step has to follow', () => {
  const t = table({ begin: 'harvest' })
  const prompt = (): string => plain(en.prompts.harvest(t.view(t.s.active), names))
  assert.equal(prompt(), 'Walk your farmer 1 to 3 steps along the paths, either way.')
  t.play(t.moves()[0])
  assert.equal(prompt(), 'Keep walking (2 steps left) or stop.')
  t.play({ do: 'doubleBack' })
  assert.equal(prompt(), 'Keep walking (2 steps left).')
})

test('[SC-FUL-1] the prompt names what is still open in fulfilment', () => {
  const t = table({
    begin: 'fulfil',
    field: { E4: 'R', F4: 'R' },
    players: [{ peppers: 'RR' }, {}],
    market: [0],
  })
  const prompt = (): string => en.prompts.fulfil(t.view(0), names)
  assert.equal(
    prompt(),
    'You may visit the market, cook a recipe and sell one colour, once each; then end your turn.',
  )
  t.play({ do: 'sell', pepper: 'R', count: 1 }, { do: 'market', card: 0 })
  assert.equal(prompt(), 'You may cook a recipe; then end your turn.')
})

test('[SC-FUL-2] [SC-FUL-3] every card has a name in both languages', () => {
  const view = table({ begin: 'fulfil' }).view(0)
  for (const text of [en, de]) {
    const labels = [
      ...MARKET.map((_, card) => text.move({ do: 'market', card }, view, names)),
      ...RECIPES.map((_, card) => text.move({ do: 'cook', card }, view, names)),
    ].map(plain)
    // Two market cards are the same.
    assert.equal(new Set(labels).size, MARKET.length + RECIPES.length - 1)
  }
})
