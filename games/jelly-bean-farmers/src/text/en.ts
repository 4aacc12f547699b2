/** Jelly Bean Farmers in English. */
import type { Text } from './common.ts'
import { countdown } from './en/countdown.ts'
import { describe } from './en/describe.ts'
import { event } from './en/events.ts'
import { effect, move } from './en/moves.ts'
import { prompts } from './en/prompts.ts'
import { refusals } from './en/refusals.ts'
import { endings } from './en/words.ts'

export const en: Text = {
  name: 'Jelly Bean Farmers',
  tagline: 'Farm, hoard and plunder through eight years of drought, pests and neighbours.',
  options: {},
  phases: {
    keep: 'Choosing a hand',
    stamps: 'Food stamps',
    draw: 'Drawing cards',
    place: 'Placing cards',
    plant: 'Planting',
    plantKnowing: 'Planting for those who looked ahead',
    climate: 'Climate',
    react: 'Reactive planting',
    plan: 'Plans',
    steal: 'Steals',
    replan: 'New plans',
    drawTwo: 'Draw Two',
    faces: 'Cards face up',
    assassinate: 'Assassins',
    warlord: 'Warlords',
    backs: 'Back actions',
    harvest: 'Harvest',
    tribute: 'Tribute',
    over: 'End of the game',
  },
  prompts,
  endings,
  sources: { food: 'Food', stamps: 'Points for food stamps' },
  tieBreaks: {
    stamps: 'Most food stamps',
    fields: 'Most fields',
    defence: 'Highest defence',
    upgrades: 'Most upgrades',
    shared: 'Shared win',
  },
  move,
  effect,
  event,
  refusals,
  countdown,
  describe,
}
