import { checkLaws } from '@harvest/engine/testkit'
import { CARD_OF } from '../src/data.ts'
import { foodCourt } from '../src/index.ts'
import { texts } from '../src/text/index.ts'
import { statistics } from '../src/text/statistics.ts'

// Ties for the win are rare. Thirty positions reach every phase twice, so one is looked at with an answer given and
// without.
checkLaws(foodCourt, {
  text: texts,
  statistics,
  golden: new URL('../golden/', import.meta.url),
  face: (card, slot) => (slot.startsWith('kitchens') ? CARD_OF[card] : card),
  notes: ['kitchens.*.shuffles.*'],
  reveals: {
    covered: { 'setup.ts setup': 'the customers laid out next are revealed to everybody in the same step' },
    rare: { golden: ['tie-of-people'] },
  },
  rare: { golden: ['tie-of-people'] },
  games: 1,
  positions: 30,
})
