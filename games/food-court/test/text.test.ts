/** Sentences that depend on who and how many. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plain } from '@harvest/engine'
import type { Event } from '../src/events.ts'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'
import { cardNamed } from './build.ts'

const names = (seat: number): string => ['Ada', 'Ben', 'Cleo'][seat]
const say = (event: Event): string[] => [en, de].map((text) => plain(text.event(event, names)!))

test('[FC-SCO-5] whoever makes an opponent lose something does not seem to get it', () => {
  assert.deepEqual(say({ e: 'lost', seat: 1, by: 0, points: 2 }), [
    'Ada makes Ben lose 2 points.',
    'Ben verliert durch Ada 2 Punkte.',
  ])
  assert.deepEqual(say({ e: 'lost', seat: 1, by: 0, points: 0 }), [
    'Ben has no points to lose.',
    'Ben hat keine Punkte zu verlieren.',
  ])
  assert.deepEqual(say({ e: 'stripped', seat: 1, by: 0, card: cardNamed('italy', 'Penne') }), [
    'Ada makes Ben discard the win card Penne.',
    'Ben muss durch Ada die Siegkarte Penne ablegen.',
  ])
})

test('[FC-SCO-5] an opponent without points has nothing to lose', () => {
  const effect = { key: 'loses', args: { seat: 1, n: 0 } }
  assert.equal(en.effect(effect, names), 'Ben has nothing to lose')
  assert.equal(de.effect(effect, names), 'Ben hat nichts zu verlieren')
})

test('[FC-CUS-2] a single customer is shuffled in the singular', () => {
  assert.deepEqual(say({ e: 'customersShuffled', count: 1 }), [
    '1 customer is shuffled into a new customer deck.',
    '1 Gast wird zu einem neuen Gästestapel gemischt.',
  ])
})

test('[FC-WIN-4] the tied are listed and their answers told in the middle of a sentence', () => {
  assert.deepEqual(say({ e: 'tied', seats: [0, 1, 2] }), [
    'Ada, Ben and Cleo are tied.',
    'Gleichstand zwischen Ada, Ben und Cleo.',
  ])
  assert.deepEqual(say({ e: 'tied', seats: [0, 2] }), [
    'Ada and Cleo are tied.',
    'Gleichstand zwischen Ada und Cleo.',
  ])
  assert.deepEqual(say({ e: 'answered', seat: 0, when: 'week' }), [
    'Ada last cooked: this week.',
    'Ada hat zuletzt gekocht: diese Woche.',
  ])
})
