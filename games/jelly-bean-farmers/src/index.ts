/** Jelly Bean Farmers as the engine knows it. */
import type { Game } from '@harvest/engine'
import { check } from './check.ts'
import { MAX_SEATS, MIN_SEATS } from './data.ts'
import { redact, type Event } from './events.ts'
import type { Move } from './moves.ts'
import { PHASES } from './phases/index.ts'
import { apply, moves, waiting } from './flow.ts'
import { preview } from './preview.ts'
import { conceal, forget, redeal, SECRETS } from './redeal.ts'
import { scores, SOURCES, TIE_BREAKS } from './score.ts'
import { setup } from './setup.ts'
import { clone, ENDINGS, type State } from './state.ts'
import { statistics } from './statistics.ts'
import { upgrade } from './upgrade.ts'
import { view, type View } from './view.ts'
import { why } from './why.ts'

export { BOXES } from './boxes.ts'
export { AS_FIELD, AS_MAN, AS_SAVED, AS_SILO, DISCARD, FACE, KEEP, kindOf, NO_CARD } from './cards.ts'
export { climatePair, knownClimate, yieldOf } from './climate.ts'
export * from './data.ts'
export { choiceOf } from './draft.ts'
export { capacity, defence, offence, tributeOf } from './farm.ts'
export type { BackMove, FaceMove, KeepMove, PickMove, PlaceMove, SeedMove, UseMove } from './moves.ts'
export { cardOf } from './preview.ts'
export { areBound, seasonCard, type Contract, type Farm } from './state.ts'
export { isFireLaid, useOf } from './uses.ts'
export type { Event, Move, State, View }

export const jellyBeanFarmers: Game<State, Move, View, Event, object> = {
  id: 'jelly-bean-farmers',
  version: 4,
  name: 'Jelly Bean Farmers',
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  options: {},
  phases: PHASES,
  endings: ENDINGS,
  tieBreaks: TIE_BREAKS,
  sources: SOURCES,
  secrets: SECRETS,
  // Random games take about 260. Four farms of 15 fields, seeded one by one in 16 seasons, and every card saved
  // and activated one by one stay below this.
  maxDecisions: 3000,
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
  ending: (s) => (s.ending === '' ? null : s.ending),
  round: (s) => s.year,
  statistics,
  check,
  upgrade,
}
