/** Food Court's pictures, as the shell loads them. */
import { de, en, type Event, type View } from '@harvest/food-court/public'
import type { Update } from '@harvest/engine/wire'
import type { GameModule } from '../types.ts'
import Board from './board/Board.svelte'
import Displays from './board/Displays.svelte'
import { flights } from './motion.ts'
import Panel from './panels/Panel.svelte'
import Picture from './Picture.svelte'
import Reference from './rules/Reference.svelte'
import Tray from './tray/Tray.svelte'
import { FoodCourtUi } from './ui.svelte.ts'
import * as words from './words.ts'

const ENDS = ['draw', 'ready', 'finish', 'end']

// The shell treats all games alike; only here are its general properties taken for this game's own.
export const foodCourt = {
  id: 'food-court',
  text: { en, de },
  words: { en: words.en, de: words.de },
  createUi: () => new FoodCourtUi(),
  Board,
  Panel,
  Tray,
  Displays,
  Picture,
  Reference,
  figure: () => import('./rules/Figure.svelte').then((loaded) => loaded.default),
  referenceKey: 'b',
  order: (view: View) => view.kitchens.map((_, step) => (view.first + step) % view.kitchens.length),
  done: (update: Update) => update.offers.find(({ move }) => ENDS.includes(move.do)) ?? null,
  flights: (event: Event, before: View) => flights(event, before),
  seatPicture: (seat: number) => ({ kind: 'chef', id: String(seat) }),
} as unknown as GameModule
