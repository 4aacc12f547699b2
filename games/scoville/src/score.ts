/** SC-END-1: what each seat's game is worth. */
import { withPlaces, type Score } from '@harvest/engine'
import { COINS_PER_POINT, MARKET, PLAQUES, RECIPES, TILE_POINTS, TILES } from './data.ts'
import type { Player, State } from './state.ts'

export const SOURCES = ['market', 'recipes', 'plaques', 'tiles', 'coins'] as const
export type Source = (typeof SOURCES)[number]
export type Points = { readonly [source in Source]: number }

export const TIE_BREAKS = ['coins', 'shared'] as const

const sum = (cards: readonly number[], table: readonly { readonly points: number }[]): number =>
  cards.reduce((points, card) => points + table[card].points, 0)

/** A player's points by source as things stand. */
export function pointsOf(player: Player): Points {
  const unused = TILES.filter((_, bit) => (player.tiles & (1 << bit)) !== 0).length
  return {
    market: sum(player.market, MARKET),
    recipes: sum(player.recipes, RECIPES),
    plaques: sum(player.plaques, PLAQUES),
    tiles: unused * TILE_POINTS,
    coins: Math.floor(player.coins / COINS_PER_POINT),
  }
}

export function totalOf(points: Points): number {
  return SOURCES.reduce((total, source) => total + points[source], 0)
}

/** Final scores, or null while the game goes on. Equal points are ranked by coins; equal coins share a place. */
export function scores(s: State): Score[] | null {
  if (s.ended === '') return null
  return withPlaces(
    s.players.map((player, seat) => {
      const parts = pointsOf(player)
      return { seat, total: totalOf(parts), parts, ties: [player.coins] }
    }),
  )
}
