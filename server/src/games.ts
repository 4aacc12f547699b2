/** The games the server offers. */
import type { AnyGame, AnyText } from '@harvest/engine'

/** A game with its words. */
export interface GameOffer {
  readonly game: AnyGame
  readonly text: { readonly en: AnyText; readonly de: AnyText }
}

export type Games = ReadonlyMap<string, GameOffer>
