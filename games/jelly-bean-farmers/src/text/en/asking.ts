/** What the question line understands of the game, in English. */
import type { AskingText } from '@harvest/engine/wire'
import { counted } from '@harvest/engine/wire'
import type { View } from '../../view.ts'
import { food } from './words.ts'

export const asking: AskingText<View> = {
  verbs: {
    keep: ['keep'],
    place: ['place', 'lay', 'put'],
    seed: ['seed', 'sow', 'plant'],
    react: ['wait', 'wait for the climate'],
    ready: ['ready', 'done', 'finish', 'pass', 'seal'],
    change: ['change', 'change my mind'],
    face: ['play'],
    discard: ['discard', 'throw away'],
    back: ['use'],
    fire: ['lay', 'fire'],
    steal: ['steal'],
    decline: ['pass', 'decline', 'swap'],
    pick: ['use', 'pick'],
    kill: ['remove', 'kill', 'assassinate'],
    attack: ['attack'],
  },
  own: ['farm', 'things'],
  also: [
    ['season', 'year'],
    ['contracts', 'tribute a year'],
    ['contract', 'tribute a year'],
    ['tribute', 'tribute a year'],
    ['weather', 'climate this year'],
    ['climate', 'climate this year'],
    ['cards', 'hand'],
    ['discards', 'deck'],
    ['discard pile', 'deck'],
    ['stamps', 'food stamps'],
    ['beans', 'food'],
    ['jelly beans', 'food'],
  ],
  standing: (view, names) =>
    view.farms.map((farm) =>
      farm.out === null
        ? `${names(farm.seat)}: ${food(farm.food)} and ${counted(farm.stamps, 'food stamp')}.`
        : `${names(farm.seat)}: out of the game.`,
    ),
}
