/** The games the server offers. */
import type { AnyGame, AnyText } from '@harvest/engine'
import type { Levels } from './tables/decide/shared.ts'
import type { GameInfo } from './wire.ts'

/** A game with its words. */
export interface GameOffer {
  readonly game: AnyGame
  readonly text: { readonly en: AnyText; readonly de: AnyText }
}

export type Games = ReadonlyMap<string, GameOffer>

/** What people are told of them before they play. */
export function describeGames(offers: Iterable<GameOffer>, { offered, usual }: Levels): GameInfo[] {
  return Array.from(offers, ({ game, text }) => ({
    id: game.id,
    version: game.version,
    name: game.name,
    tagline: { en: text.en.tagline, de: text.de.tagline },
    seats: game.seats,
    options: game.options as GameInfo['options'],
    levels: offered,
    usual,
    rules: Object.fromEntries(game.phases.flatMap(({ id, rule }) => (rule ? [[id, rule]] : []))),
  }))
}
