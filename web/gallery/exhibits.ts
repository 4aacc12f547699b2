import type { AnyGame, FastRng, Match } from '@harvest/engine'
import type { Move } from '@harvest/engine/wire'
import type { Component } from 'svelte'
import type { GameModule } from '../src/games/types.ts'
import { foodCourt } from './food-court/exhibit.ts'
import { jellyBeanFarmers } from './jelly-bean-farmers/exhibit.ts'
import { scoville } from './scoville/exhibit.ts'

/** What the gallery must know of a game to show it and to play it in the page. */
export interface Exhibit {
  readonly module: GameModule
  readonly rules: AnyGame
  /** Every picture of the game on one page. */
  readonly Art: Component
  options(asked: URLSearchParams, players: number): object
  /** Put more on the table than chance does, where that is asked for. */
  furnish?(match: Match, asked: URLSearchParams): Match
  /** Whether this is the position asked for; whose turn it is and its phase are looked at already. */
  isThere(match: Match, asked: URLSearchParams, last: readonly { readonly e: string }[]): boolean
  /** What somebody else does: something that makes positions worth looking at. */
  choose(match: Match, seat: number, legal: readonly Move[], rng: FastRng): Move
}

export const EXHIBITS: { readonly [game: string]: Exhibit } = {
  scoville,
  'food-court': foodCourt,
  'jelly-bean-farmers': jellyBeanFarmers,
}
