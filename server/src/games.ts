/** The games this server offers. */
import { LANGUAGES, type AnyGame, type AnyText, type InSome } from '@harvest/engine'
import type { Levels } from './tables/decide/shared.ts'
import type { GameInfo } from './wire.ts'

/** A game with its words. */
export interface GameOffer {
  readonly game: AnyGame
  readonly text: InSome<AnyText>
}

export type Games = ReadonlyMap<string, GameOffer>

/** For a table whose game is known: it may be a variant. */
export function alone(offer: GameOffer): Games {
  return new Map([[offer.game.id, offer]])
}

/** What people are told about them before they play. */
export function describeGames(
  offers: Iterable<GameOffer>,
  { offered, usual }: Levels,
  variants = false,
): GameInfo[] {
  return Array.from(offers, ({ game, text }) => ({
    id: game.id,
    version: game.version,
    name: game.name,
    tagline: Object.fromEntries(LANGUAGES.map((language) => [language, (text[language] ?? text.en).tagline])),
    seats: game.seats,
    options: game.options as GameInfo['options'],
    levels: offered,
    usual,
    variants,
    rules: Object.fromEntries(game.phases.flatMap(({ id, rule }) => (rule ? [[id, rule]] : []))),
  }))
}
