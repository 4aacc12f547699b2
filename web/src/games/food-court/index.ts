/** Food Court's pictures, as the shell loads them. */
import { en, type Event, type Move, type View } from '@harvest/food-court/public'
import { onDemand } from '../shared/on-demand.svelte.ts'
import { seatsFrom } from '../shared/seating.ts'
import { defineGameModule } from '../types.ts'
import Board from './board/Board.svelte'
import Displays from './board/Displays.svelte'
import { flights } from './motion.ts'
import Panel from './panels/Panel.svelte'
import Picture from './Picture.svelte'
import Reference from './rules/Reference.svelte'
import Tray from './tray/Tray.svelte'
import type { Props } from './props.ts'
import { dueOf, mainOf } from './targets.ts'
import { FoodCourtUi } from './ui.svelte.ts'
import { en as words } from './words.ts'

export const foodCourt = defineGameModule<View, Move, Event, Props>({
  id: 'food-court',
  ...onDemand({ text: en, words, reference: 'Kitchens' }, import.meta.glob('./languages/??.ts')),
  createUi: () => new FoodCourtUi(),
  Board,
  Panel,
  Tray,
  Displays,
  Picture,
  Reference,
  figure: () => import('./rules/Figure.svelte').then((loaded) => loaded.default),
  referenceKey: 'b',
  order: (view) => seatsFrom(view.me, view.kitchens.length),
  done: ({ offers }) => mainOf(offers),
  due: dueOf,
  beats: {
    turn: 'refill',
    discarded: 'refill',
    drew: 'refill',
    shuffled: 'refill',
    recipe: 'cook',
    added: 'cook',
    cooked: 'cook',
    assigned: 'serve',
    served: 'serve',
    tracked: 'serve',
  },
  join: (before, event) =>
    (before.e === 'prepared' || before.e === 'discarded') &&
    event.e === before.e &&
    event.seat === before.seat
      ? { ...before, more: [...(before.more ?? []), event.card] }
      : null,
  flights,
  sounds: () => import('./sounds.ts').then((loaded) => loaded.soundOf),
  places: () => import('./places.ts').then((loaded) => loaded.placesOf),
  cards: () => import('./card-list.ts').then((loaded) => loaded.cardsOf),
  seatPicture: (seat) => ({ kind: 'chef', id: String(seat) }),
})
