import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plain } from '@harvest/engine'
import { MARKET, RECIPES } from '../src/data.ts'
import { STAR } from '../src/field.ts'
import { de } from '../src/text/de.ts'
import { countdown as deCountdown } from '../src/text/de/countdown.ts'
import { en } from '../src/text/en.ts'
import { countdown as enCountdown } from '../src/text/en/countdown.ts'
import type { View } from '../src/view.ts'
import { between, edge, fullField, plant, plot, table, take, type Wanted } from './builder.ts'

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
  assert.equal(prompt(), 'Take up to 2 more steps, or stop.')
  t.play({ do: 'doubleBack' })
  assert.equal(prompt(), 'Take 1 to 2 more steps.')
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

test('[SC-FUL-2] [SC-FUL-3] the log says how many points a card gave', () => {
  const said = (text: typeof en, e: 'market' | 'cooked', card: number): string =>
    plain(text.event({ e, seat: 0, card }, names)!)
  const scoring = MARKET.findIndex((card) => card.wants === 'NG' && card.coins === 5)
  assert.equal(
    said(en, 'market', scoring),
    'Greg took the market card green + brown for 5 coins, worth 2 points.',
  )
  assert.equal(
    said(de, 'market', scoring),
    'Greg nimmt die Marktkarte grün + braun für 5 Münzen, 2 Punkte wert.',
  )
  for (const text of [en, de])
    MARKET.forEach((card, id) =>
      assert.equal(/point|Punkt/.test(said(text, 'market', id)), card.points > 0, said(text, 'market', id)),
    )
  assert.match(said(en, 'cooked', 0), / for \d+ points?\.$/)
})

test('[SC-TIM-1] [SC-TIM-2] [SC-TIM-3] [SC-TIM-4] how far off the end is, in words', () => {
  const ids = (count: number): number[] => Array.from({ length: count }, (_, id) => id)
  const said = (text: (view: View) => string[], market: number, recipes: number, more: Wanted = {}): string =>
    text(table({ market: ids(market), recipes: ids(recipes), ...more }).view(0)).join(' ')
  assert.equal(
    said(enCountdown, 5, 3),
    'After 1 more recipe, there’s one last round. After 3 more market cards, the afternoon begins.',
  )
  assert.equal(
    said(enCountdown, 3, 5, { time: 'afternoon' }),
    'After 3 more recipes, there’s one last round. After 1 more market card, there’s one last round.',
  )
  assert.equal(said(enCountdown, 2, 5), 'The market has run short: the afternoon comes next.')
  assert.equal(said(enCountdown, 2, 2), 'The recipes have run short: there’s one last round.')
  assert.equal(
    said(enCountdown, 2, 2, { time: 'afternoon' }),
    'The market and the cookoff have both run short: the game ends with this round.',
  )
  assert.equal(said(enCountdown, 9, 9, { last: 'fieldFull' }), 'This is the last round.')
  assert.match(
    said(enCountdown, 5, 5, { begin: 'fulfil', round: 7, lastTaken: 5, field: fullField() }),
    /The field is full: after 2 more rounds without anyone taking a card, there’s one last round\.$/,
  )
  assert.equal(
    said(deCountdown, 5, 3),
    'Nach 1 weiteren Rezept folgt eine letzte Runde. Nach 3 weiteren Marktkarten beginnt der Nachmittag.',
  )
})

test('[SC-TIM-1] the whole position in words says how far the end is', () => {
  for (const text of [en, de])
    assert.match(text.describe(table().view(0), names), /After 10 more recipes|Nach 10 weiteren Rezepten/)
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
