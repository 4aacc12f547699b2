import { checkLaws } from '@harvest/engine/testkit'
import { scoville } from '../src/index.ts'
import { texts } from '../src/text/index.ts'
import { statistics } from '../src/text/statistics.ts'

checkLaws(scoville, {
  text: texts,
  statistics,
  golden: new URL('../golden/', import.meta.url),
  // Every payment and gain is public, so whoever counts along knows what lies behind the screens (SC-SEC-1).
  deducible: [
    'players.*.peppers.*',
    'players.*.coins',
    'players.*.tiles',
    'players.*.market',
    'players.*.recipes',
  ],
  reveals: {
    known: { 'phases/time-check.ts endGame': 'what lies behind the screens follows from what all have seen' },
  },
})
