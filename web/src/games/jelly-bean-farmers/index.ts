/** The pictures of Jelly Bean Farmers, as the shell loads them. */
import { en, type Event, type Move, type View } from '@harvest/jelly-bean-farmers/public'
import { onDemand } from '../shared/on-demand.svelte.ts'
import { defineGameModule } from '../types.ts'
import Farmers from '../../art/Farmers.svelte'
import Sprite from './art/Sprite.svelte'
import Board from './board/Board.svelte'
import Displays from './board/Displays.svelte'
import { seatsFrom } from '../shared/seating.ts'
import { isPlanting, mainOf } from './targets.ts'
import { flights } from './motion.ts'
import Panel from './panels/Panel.svelte'
import Picture from './Picture.svelte'
import Reference from './rules/Reference.svelte'
import Tray from './tray/Tray.svelte'
import type { Props } from './props.ts'
import { JellyUi, tellings } from './ui.svelte.ts'
import { en as words } from './words.ts'

export const jellyBeanFarmers = defineGameModule<View, Move, Event, Props>({
  id: 'jelly-bean-farmers',
  ...onDemand({ text: en, words, reference: 'Cards' }, import.meta.glob('./languages/??.ts')),
  createUi: () => new JellyUi(),
  Board,
  Panel,
  Tray,
  Displays,
  Picture,
  drawings: [Farmers, Sprite],
  Reference,
  figure: () => import('./rules/Figure.svelte').then((loaded) => loaded.default),
  referenceKey: 'b',
  order: (view) => seatsFrom(view.me, view.seats),
  done: ({ offers }) => mainOf(offers),
  isPassing: ({ view, offers }) =>
    mainOf(offers)?.move.do === 'decline' || (view.own?.draft?.seeded.length === 0 && isPlanting(view)),
  flights,
  sounds: () => import('./sounds.ts').then((loaded) => loaded.soundOf),
  places: () => import('./places.ts').then((loaded) => loaded.placesOf),
  cards: () => import('./card-list.ts').then((loaded) => loaded.cardsOf),
  telling: tellings,
  seatPicture: (seat) => ({ kind: 'farmer', id: String(seat) }),
})
