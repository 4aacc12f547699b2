import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plain } from '@harvest/engine'
import type { Event } from '../src/events.ts'
import { jellyBeanFarmers as game } from '../src/index.ts'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'
import { back, face, planning, type Table } from './builder.ts'

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
  assert.equal(say({ ...on, card: 'dogs', on: -1 })[0], 'P1 played Dogs, saved earlier.')
  assert.equal(say({ ...on, from: 'season' })[0], 'P1 played Rabbits on P2.')
})

test('[JB-OUT-1] cards of whoever is out are discarded in the singular and the plural', () => {
  assert.match(say({ e: 'out', seat: 0, cards: ['perennial'] })[0], /; Perennial was discarded\.$/)
  assert.match(say({ e: 'out', seat: 0, cards: ['dogs', 'cats'] })[0], /; Dogs and Cats were discarded\.$/)
  assert.match(say({ e: 'out', seat: 0, cards: ['perennial'] })[1], /; Staude wird abgelegt\.$/)
})
