/** Food Court: eight kitchens of a mall compete for customers. The game as the engine knows it. */
import type { Game } from '@harvest/engine'
import { check } from './check.ts'
import { DECKS } from './data.ts'
import { redact, type Event } from './events.ts'
import { apply, moves, waiting } from './flow.ts'
import type { Move } from './moves.ts'
import { PHASES } from './phases/index.ts'
import { preview } from './preview.ts'
import { conceal, forget, redeal } from './redeal.ts'
import { scores } from './score.ts'
import { setup } from './setup.ts'
import { clone, ENDINGS, SOURCES, type Options, type State } from './state.ts'
import { statistics } from './statistics.ts'
import { upgrade } from './upgrade.ts'
import { view, type View } from './view.ts'
import { why } from './why.ts'

export const foodCourt: Game<State, Move, View, Event, Options> = {
  id: 'food-court',
  version: 3,
  name: 'Food Court',
  seats: { min: 2, max: 6 },
  options: {
    decks: { kind: 'seatChoice', values: DECKS.map((deck) => deck.id) },
    printed: { kind: 'flag', default: false },
  },
  phases: PHASES,
  endings: ENDINGS,
  tieBreaks: ['cooked', 'shared'],
  sources: SOURCES,
  secrets: [
    'kitchens.*.hand.*',
    'kitchens.*.pile.*',
    'kitchens.*.tucked.*',
    'kitchens.*.shuffles.*',
    'customers.*',
    'sealed.*.answer',
  ],
  // 150 rounds of six turns, none of which can take more than 60 moves.
  maxDecisions: 54_000,
  setup,
  phase: (s) => s.phase,
  waiting,
  moves,
  apply,
  view,
  redact,
  preview,
  why,
  clone,
  redeal,
  forget,
  conceal,
  scores,
  ending: (s) => (s.phase === 'over' && s.last !== '' ? s.last : null),
  round: (s) => s.round,
  faction: (s, seat) => DECKS[s.kitchens[seat].deck].id,
  statistics,
  check,
  upgrade,
}

export { ABILITIES, type Serving } from './abilities/index.ts'
export { meets, ordersOf, queueLimit } from './kitchen.ts'
export { finalTotal, scoreServing } from './score.ts'
export type { Kitchen } from './state.ts'
export type { Event, Move, Options, State, View }
