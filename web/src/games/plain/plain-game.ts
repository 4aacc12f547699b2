/** How a game is shown that has no pictures of its own: by its words and its moves. */
import type { GameEvent, GameText, GameView, Move } from '@harvest/engine/wire'
import type { GameModule } from '../types.ts'
import Board from './Board.svelte'
import Displays from './Displays.svelte'
import Panel from './Panel.svelte'
import Picture from './Picture.svelte'
import Tray from './Tray.svelte'

type Text = GameText<GameView, Move, GameEvent>

/** A language that isn't there yet is English for now. */
export function plainGame(
  id: string,
  { en, de = en }: { readonly en: Text; readonly de?: Text },
): GameModule {
  return {
    id,
    text: { en, de },
    words: { en: {}, de: {} },
    createUi: () => ({}),
    ...{ Board, Panel, Tray, Displays, Picture },
    Reference: null,
    referenceName: { en: '', de: '' },
    referenceKey: '',
    asksInList: true,
    done: ({ offers }) => (offers.length === 1 ? offers[0]! : null),
    flights: () => [],
    seatPicture: (seat) => ({ kind: 'seat', id: String(seat) }),
  }
}
