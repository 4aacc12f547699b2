/** Scoville's pictures, as the shell loads them. */
import { en, type Event, type Move, type View } from '@harvest/scoville/public'
import { onDemand } from '../shared/on-demand.svelte.ts'
import { defineGameModule } from '../types.ts'
import Farmers from '../../art/Farmers.svelte'
import Sprite from './art/Sprite.svelte'
import Board from './board/Board.svelte'
import Displays from './board/Displays.svelte'
import { flights } from './motion.ts'
import Panel from './panels/Panel.svelte'
import Picture from './Picture.svelte'
import Reference from './rules/Reference.svelte'
import Tray from './tray/Tray.svelte'
import type { Props } from './props.ts'
import { ScovilleUi } from './ui.svelte.ts'
import { en as words } from './words.ts'

const ENDS: readonly Move['do'][] = ['stop', 'end', 'endPlanting', 'takePlaque']
const IN_THE_TRAY: readonly Move['do'][] = ['bid', 'choose', 'takePlaque', 'leavePlaque']

export const scoville = defineGameModule<View, Move, Event, Props>({
  id: 'scoville',
  ...onDemand({ text: en, words, reference: 'Breeding chart' }, import.meta.glob('./languages/??.ts')),
  createUi: () => new ScovilleUi(),
  Board,
  Panel,
  Tray,
  Displays,
  Picture,
  drawings: [Farmers, Sprite],
  Reference,
  figure: () => import('./rules/Figure.svelte').then((loaded) => loaded.default),
  referenceKey: 'b',
  order: (view) => view.order,
  done: ({ offers }, ui) =>
    offers.find(({ move }) => (move.do === 'bid' ? move.coins === (ui.bid ?? 0) : ENDS.includes(move.do))) ??
    null,
  asksInTray: ({ offers }) => offers.length > 0 && offers.every(({ move }) => IN_THE_TRAY.includes(move.do)),
  beats: {
    planted: 'plant',
    plaque: 'plant',
    declined: 'plant',
    placed: 'walk',
    stepped: 'walk',
    market: 'fulfil',
    chose: 'fulfil',
    cooked: 'fulfil',
    sold: 'fulfil',
    finished: 'fulfil',
  },
  flights,
  sounds: () => import('./sounds.ts').then((loaded) => loaded.soundOf),
  places: () => import('./places.ts').then((loaded) => loaded.placesOf),
  cards: () => import('./card-list.ts').then((loaded) => loaded.cardsOf),
  seatPicture: (seat) => ({ kind: 'farmer', id: String(seat) }),
})
