import type { Event, Move, View } from '@harvest/jelly-bean-farmers/public'
import type { Offer } from '@harvest/engine/wire'
import type { TableProps } from '../types.ts'
import type { JellyUi } from './ui.svelte.ts'
import type { Words } from './words.ts'

/** What this game's components get: the shell's properties with this game's own types. */
export interface Props extends TableProps<View, Move, Event> {
  readonly ui: JellyUi
  readonly words: Words
}

export type MoveOffer = Offer<Move>
