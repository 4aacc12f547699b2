import type { Event, Move, View } from '@harvest/food-court/public'
import type { TableProps } from '../types.ts'
import type { FoodCourtUi } from './ui.svelte.ts'
import type { Words } from './words.ts'

/** What Food Court's components get: the shell's properties with this game's own types. */
export interface Props extends TableProps<View, Move, Event> {
  readonly ui: FoodCourtUi
  readonly words: Words
}
