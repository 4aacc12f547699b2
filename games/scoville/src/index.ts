/** Scoville as the engine plays it: 2 to 6 pepper growers bid, plant, breed, trade and cook through one day. */
import type { Game } from '@harvest/engine'
import { check } from './check.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { PHASES } from './phases/index.ts'
import { preview } from './preview.ts'
import { conceal, forget, redeal } from './redeal.ts'
import { apply, moves, waiting } from './flow.ts'
import { scores, SOURCES, TIE_BREAKS } from './score.ts'
import { setup } from './setup.ts'
import { clone, ENDINGS, type Options, type State } from './state.ts'
import { statistics } from './statistics.ts'
import { upgrade } from './upgrade.ts'
import { view, type View } from './view.ts'
import { why } from './why.ts'

export const scoville: Game<State, Move, View, Event, Options> = {
  id: 'scoville',
  version: 3,
  name: 'Scoville',
  seats: { min: 2, max: 6 },
  options: {
    shortDisplay: { kind: 'flag', default: false, seats: { min: 3, max: 5 } },
    openScreens: { kind: 'flag', default: false },
  },
  phases: PHASES,
  endings: ENDINGS,
  tieBreaks: TIE_BREAKS,
  sources: SOURCES,
  secrets: [
    'sealed.*.bid',
    'players.*.peppers.*',
    'players.*.coins',
    'players.*.tiles',
    'players.*.market',
    'players.*.recipes',
  ],
  maxDecisions: 10_000,
  setup,
  phase: (s) => s.phase,
  waiting,
  moves,
  apply,
  view,
  redact: (event) => event,
  preview,
  why,
  clone,
  redeal,
  forget,
  conceal,
  scores,
  ending: (s) => (s.ended === '' ? null : s.ended),
  round: (s) => s.round,
  statistics,
  check,
  upgrade,
}

export { AHEAD, NO_STEP } from './field.ts'
export type { Event, Move, Options, State, View }
