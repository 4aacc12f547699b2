import type { Event, Move, View } from '@harvest/scoville/public'
import { parts } from '@harvest/engine/wire'
import type { TableProps } from '../types.ts'
import type { ScovilleUi } from './ui.svelte.ts'
import type { Words } from './words.ts'

/** The name of a dish in the language of the table: the text knows it, as a picture within the move that cooks it. */
export function recipeName({ text, update, names }: Props, card: number): string {
  const said = parts(text.move({ do: 'cook', card }, update.view, names))
  return said.find((part) => 'kind' in part)?.text ?? ''
}

/** What Scoville's components get: the shell's properties with this game's own types. */
export interface Props extends TableProps<View, Move, Event> {
  readonly ui: ScovilleUi
  readonly words: Words
}
