/** The module of bots that test servers think with: all real games, and the small example one. */
import { bots as realBots, games as realGames } from '@harvest/bots'
import { pepperDuel } from '@harvest/engine/testkit/example/game'
import { de, en } from '@harvest/engine/testkit/example/text'

export const example = { game: pepperDuel, text: { en, de }, evaluation: { evaluate: () => 0 } }
export const games = [...realGames, example]
export const bots = realBots
