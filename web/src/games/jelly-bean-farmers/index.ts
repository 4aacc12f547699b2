/** The pictures of Jelly Bean Farmers, as the shell loads them. */
import { de, en, type Event, type Move, type View } from '@harvest/jelly-bean-farmers/public'
import { defineGameModule } from '../types.ts'
import Board from './board/Board.svelte'
import Displays from './board/Displays.svelte'
import { farmOrder } from './board/layout.ts'
import { flights } from './motion.ts'
import Panel from './panels/Panel.svelte'
import Picture from './Picture.svelte'
import Reference from './rules/Reference.svelte'
import Tray from './tray/Tray.svelte'
import type { Props } from './props.ts'
import { JellyUi, tellings } from './ui.svelte.ts'
import * as words from './words.ts'

export const jellyBeanFarmers = defineGameModule<View, Move, Event, Props>({
  id: 'jelly-bean-farmers',
  text: { en, de },
  words: { en: words.en, de: words.de },
  createUi: () => new JellyUi(),
  Board,
  Panel,
  Tray,
  Displays,
  Picture,
  Reference,
  figure: () => import('./rules/Figure.svelte').then((loaded) => loaded.default),
  referenceName: { en: 'Cards', de: 'Karten' },
  referenceKey: 'b',
  order: (view) => farmOrder(view.seats, view.me),
  done: ({ offers }) => offers.find(({ move }) => move.do === 'ready') ?? null,
  flights,
  sounds: () => import('./sounds.ts').then((loaded) => loaded.soundOf),
  isTelling: () => tellings.any,
  seatPicture: (seat) => ({ kind: 'farmer', id: String(seat) }),
})
