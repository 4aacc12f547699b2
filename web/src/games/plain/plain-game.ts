/** How a game is shown that has no pictures of its own: by its words and its moves. */
import {
  LANGUAGES,
  type GameEvent,
  type GameText,
  type GameView,
  type InEvery,
  type InSome,
  type Language,
  type Move,
} from '@harvest/engine/wire'
import type { GameModule } from '../types.ts'
import Board from './Board.svelte'
import Displays from './Displays.svelte'
import Panel from './Panel.svelte'
import Picture from './Picture.svelte'
import Tray from './Tray.svelte'

type Text = GameText<GameView, Move, GameEvent>

/** A language that isn't there yet is English for now. */
export function plainGame(id: string, text: InSome<Text>): GameModule {
  return {
    id,
    text: inEvery((language) => text[language] ?? text.en),
    words: inEvery(() => ({})),
    createUi: () => ({}),
    ...{ Board, Panel, Tray, Displays, Picture },
    Reference: null,
    referenceName: inEvery(() => ''),
    referenceKey: '',
    asksInList: true,
    done: ({ offers }) => (offers.length === 1 ? offers[0]! : null),
    flights: () => [],
    seatPicture: (seat) => ({ kind: 'seat', id: String(seat) }),
  }
}

function inEvery<T>(say: (language: Language) => T): InEvery<T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as unknown as InEvery<T>
}
