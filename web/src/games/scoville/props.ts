import type { Event, Move, View } from '@harvest/scoville/public'
import type { TableProps } from '../types.ts'
import type { ScovilleUi } from './ui.svelte.ts'
import type { Words } from './words.ts'

/** What Scoville's components get: the shell's properties with this game's own types. */
export interface Props extends TableProps<View, Move, Event> {
  readonly ui: ScovilleUi
  readonly words: Words
}
