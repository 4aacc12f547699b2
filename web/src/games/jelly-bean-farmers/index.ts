/** The pictures of Jelly Bean Farmers, as the shell loads them. */
import { de, en, type Event, type View } from '@harvest/jelly-bean-farmers/public'
import type { Update } from '@harvest/engine/wire'
import type { GameModule } from '../types.ts'
import Board from './board/Board.svelte'
import Displays from './board/Displays.svelte'
import { farmOrder } from './board/layout.ts'
import { flights } from './motion.ts'
import Panel from './panels/Panel.svelte'
import Picture from './Picture.svelte'
import Reference from './rules/Reference.svelte'
import Tray from './tray/Tray.svelte'
import { JellyUi, tellings } from './ui.svelte.ts'
import * as words from './words.ts'

// The shell treats all games alike; only here are its general properties taken for this game's own.
export const jellyBeanFarmers = {
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
  referenceKey: 'b',
  order: (view: View) => farmOrder(view.seats, view.me),
  done: (update: Update) => update.offers.find(({ move }) => move.do === 'ready') ?? null,
  flights: (event: Event, before: View) => flights(event, before),
  isTelling: () => tellings.any,
  seatPicture: (seat: number) => ({ kind: 'farmer', id: String(seat) }),
} as unknown as GameModule
