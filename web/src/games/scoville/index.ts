/** Scoville's pictures, as the shell loads them. */
import { de, en, type Event, type View } from '@harvest/scoville/public'
import type { Update } from '@harvest/engine/wire'
import type { GameModule } from '../types.ts'
import Board from './board/Board.svelte'
import Displays from './board/Displays.svelte'
import { flights } from './motion.ts'
import Panel from './panels/Panel.svelte'
import Picture from './Picture.svelte'
import Reference from './rules/Reference.svelte'
import Tray from './tray/Tray.svelte'
import { ScovilleUi } from './ui.svelte.ts'
import * as words from './words.ts'

const ENDS = ['stop', 'end', 'endPlanting']
const IN_THE_TRAY = ['bid', 'choose', 'takePlaque', 'leavePlaque']

// The shell treats all games alike; only here are its general properties taken for this game's own.
export const scoville = {
  id: 'scoville',
  text: { en, de },
  words: { en: words.en, de: words.de },
  createUi: () => new ScovilleUi(),
  Board,
  Panel,
  Tray,
  Displays,
  Picture,
  Reference,
  figure: () => import('./rules/Figure.svelte').then((loaded) => loaded.default),
  referenceKey: 'b',
  order: (view: View) => view.order,
  done: (update: Update) => update.offers.find(({ move }) => ENDS.includes(move.do)) ?? null,
  asksInTray: ({ offers }: Update) =>
    offers.length > 0 && offers.every(({ move }) => IN_THE_TRAY.includes(move.do)),
  flights: (event: Event, before: View) => flights(event, before),
  seatPicture: (seat: number) => ({ kind: 'farmer', id: String(seat) }),
} as unknown as GameModule
