import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plain } from '@harvest/engine'
import type { Event } from '../src/events.ts'
import { jellyBeanFarmers as game } from '../src/index.ts'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'
import { back, face, planning, table, type Table } from './builder.ts'

const names = (seat: number): string => `P${seat + 1}`
const say = (event: Event): string[] => [en, de].map((text) => plain(text.event(event, names)!))
/** The line about one's own plan in both languages, or '' where there is none. */
const plans = (t: Table): string[] =>
  [en, de].map((text) => {
    const lines = plain(text.describe(game.view(t.state, 0), names)).split('\n')
    return lines.find((line) => /^(Your plan|Dein Plan):/.test(line)) ?? ''
  })
const prompts = (t: Table): string[] =>
  [en, de].map((text) => plain(text.prompts.plan(game.view(t.state, 0), names)))

test('[JB-SEA-4] the description of a plan names its cards and what they are meant for', () => {
  const t = planning({
    farms: [
      {
        spring: 'netting',
        saved: ['rabbits', 'coyote', 'siloExtension', 'dogs', 'cats', 'walls'],
        fields: [[], []],
      },
      { spring: 'cats' },
    ],
  })
  const saved = (slot: number, on: object = {}) => ({ do: 'face', from: 'saved', slot, ...on }) as never
  t.play(0, face({ field: 1 }), saved(0, { farm: 1 }), saved(1, { farm: 0 }), saved(2, { silo: 0 }), saved(3))
  t.play(0, { do: 'back', from: 'saved', slot: 4, as: 'man' })
  assert.deepEqual(plans(t), [
    'Your plan: Protective Netting: face up on field 2; Rabbits: face up on P2; Coyote: face up on your own farm; Silo Extension: face up on silo 1; Dogs: face up; Cats: an Armed Man; Walls: stays saved.',
    'Dein Plan: Schutznetz: offen auf Feld 2; Kaninchen: offen bei P2; Kojote: offen bei dir selbst; Siloanbau: offen auf Silo 1; Hunde: offen; Katzen: Bewaffneter; Mauern: bleibt aufgehoben.',
  ])
})

test('[JB-PRE-3] without a season card the description speaks of none', () => {
  const t = planning({ farms: [{ saved: ['dogs'] }, {}] })
  assert.deepEqual(plans(t), ['Your plan: Dogs: stays saved.', 'Dein Plan: Hunde: bleibt aufgehoben.'])
})

test('[JB-FIR-1] the prompt speaks of Fire while a hand card can be laid for it', () => {
  const climate = ['sunshine', 'fire'] as const
  const t = planning({ farms: [{ spring: 'cats', hand: ['dogs'] }, { spring: 'cats' }], climate })
  assert.match(prompts(t)[0], /Fire/)
  assert.match(prompts(t)[1], /Feuer/)
  t.play(0, { do: 'fire', card: 'dogs' })
  assert.doesNotMatch(prompts(t).join(), /Fire|Feuer/)
  t.play(0, back('man'))
  const empty = planning({ farms: [{ spring: 'cats' }, { spring: 'cats' }], climate })
  assert.doesNotMatch(prompts(empty).join(), /Fire|Feuer/)
})

test('[JB-ACT-2] a saved card is told as such before whom it is played on', () => {
  const on = { e: 'face', seat: 0, card: 'rabbits', on: 1, from: 'saved' } as const
  assert.deepEqual(say(on), [
    'P1 played Rabbits, saved earlier, on P2.',
    'P1 spielt Kaninchen bei P2, bisher aufgehoben.',
  ])
  assert.equal(say({ ...on, card: 'walls', on: -1 })[0], 'P1 played Walls, saved earlier.')
  assert.equal(say({ ...on, from: 'season' })[0], 'P1 played Rabbits on P2.')
})

test('[JB-OUT-1] cards of whoever is out are discarded in the singular and the plural', () => {
  assert.match(say({ e: 'out', seat: 0, cards: ['perennial'] })[0], /\. Discarded: Perennial\.$/)
  assert.match(say({ e: 'out', seat: 0, cards: ['dogs', 'cats'] })[0], /\. Discarded: Dogs and Cats\.$/)
  assert.match(say({ e: 'out', seat: 0, cards: ['perennial'] })[1], /; Staude wird abgelegt\.$/)
})

test('[JB-HAR-1] the log says how a harvest came about, where it was limited, and what there is now', () => {
  const fair = { base: 3, fertilizer: 0, weather: 0, drought: 0, pestilence: 0, food: 3 }
  const at = (field: number, forecast: typeof fair) => ({ field, seeded: true, forecast })
  const one = { e: 'harvested', seat: 0, fields: [at(0, fair)], total: 3, food: 7 } as const
  assert.deepEqual(say(one), [
    'P1 harvested 3 food. Food: 4\u00a0→\u00a07.',
    'P1 erntet 3 Nahrung. Nahrung: 4\u00a0→\u00a07.',
  ])
  const dry = at(0, { ...fair, fertilizer: 1, drought: -2, food: 2 })
  const lost = at(1, { ...fair, pestilence: -4, food: 0 })
  const full = at(2, { ...fair, fertilizer: 1, weather: 4, food: 7 })
  assert.deepEqual(say({ ...one, fields: [dry, lost, full], total: 9, food: 9 }), [
    'P1 harvested 9 food (field 1: 3 + 1 Fertilizer − 2 drought = 2; field 2: 3 − 4 pestilence, not below 0; field 3: 3 + 1 Fertilizer + 4 weather, not above 7). Food: 0\u00a0→\u00a09.',
    'P1 erntet 9 Nahrung (Feld 1: 3 + 1 Dünger − 2 Dürre = 2; Feld 2: 3 − 4 Ungeziefer, nicht unter 0; Feld 3: 3 + 1 Dünger + 4 Wetter, nicht über 7). Nahrung: 0\u00a0→\u00a09.',
  ])
})

test('[JB-HAR-2] the description says how much of the food is protected, not how much room there is', () => {
  const t = planning({ farms: [{ spring: 'dogs', food: 7 }, { spring: 'dogs' }] })
  const told = [en, de].map((text) => plain(text.describe(game.view(t.state, 0), names)))
  assert.match(told[0], /7 food \(up to 5 protected, 2 unprotected\)/)
  assert.match(told[1], /7 Nahrung \(bis zu 5 geschützt, 2 ungeschützt\)/)
})

test('[JB-VER-1] the log says of how much vermin took half, and when they took all', () => {
  const half = { e: 'vermin', seat: 0, open: 4, lost: 2, rabbits: false, food: 7 } as const
  assert.equal(say(half)[0], 'Vermin took 2 food from P1: half of the 4 unprotected (food 9\u00a0→\u00a07).')
  assert.match(say({ ...half, open: 3 })[0], /half of the 3 unprotected, rounded up/)
  assert.match(say({ ...half, open: 3 })[1], /die Hälfte von 3 ungeschützt, aufgerundet/)
  assert.match(say({ ...half, lost: 4, rabbits: true })[0], /all 4 unprotected, because of the Rabbits/)
})

test('the log says what a card brings in numbers', () => {
  const cats = { e: 'face', seat: 0, card: 'cats', on: -1, from: 'season' } as const
  assert.deepEqual(say(cats), [
    'P1 played Cats (3 more food protected).',
    'P1 spielt Katzen (3 Nahrung mehr geschützt).',
  ])
  assert.equal(
    say({ ...cats, card: 'fertilizer', on: 1 })[0],
    'P1 played Fertilizer on field 2 (+1 at every harvest).',
  )
})

test('[JB-TRI-1] the log says what both have after a tribute', () => {
  const paid = { e: 'tribute', holder: 1, payer: 0, owed: 3, paid: 3, payerFood: 4, holderFood: 9 } as const
  assert.equal(say(paid)[0], 'P1 paid P2 3 food in tribute: P1 now has 4, P2 9.')
  assert.match(
    say({ ...paid, paid: 1, payerFood: 0 })[1],
    /^P1 kann P2 nur 1 Nahrung von 3 Tribut zahlen: P1 hat jetzt 0/,
  )
})

test('[JB-ACT-1] if you’re asked to seed you read what that rules out, unless you have no card to use', () => {
  const asked = (spring?: 'cats'): string[] => {
    const t = table({ farms: [{ spring }, {}] }).begin('plant')
    return [en, de].map((text) => plain(text.prompts.plant(game.view(t.state, 0), names)))
  }
  assert.match(asked('cats')[0], /If you seed, you can’t use your season card’s back\.$/)
  assert.match(asked('cats')[1], /Rückseite/)
  assert.doesNotMatch(asked().join(), /back of|Rückseite/)
})

test('[JB-END-1] how far off the end is has words in both languages', () => {
  const told = (year: number): readonly (readonly string[])[] => {
    const view = game.view(table({ year, farms: [{}, {}, { out: 2 }] }).state, 0)
    return [en, de].map((text) => text.countdown!(view))
  }
  assert.deepEqual(told(3), [
    [
      'The game ends after year 8: 5 more years after this one.',
      'It ends sooner only if just one farmer is left; 2 are still farming.',
    ],
    [
      'Das Spiel endet nach Jahr 8: Nach diesem kommen noch 5.',
      'Vorher endet es nur, wenn nur noch eine Farm übrig ist; 2 sind noch dabei.',
    ],
  ])
  assert.deepEqual(
    told(8).map(([first]) => first),
    ['This is the last year.', 'Das ist das letzte Jahr.'],
  )
})
