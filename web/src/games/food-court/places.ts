/** Where on the table a move of Food Court is made. */
import type { Move, View } from '@harvest/food-court/public'

export function placesOf(move: Move, view: View): readonly string[] {
  switch (move.do) {
    case 'discard':
    case 'prepare':
    case 'cook':
      return [`hand/${move.card}`]
    case 'add':
      return [`prepared/${view.me}/${move.card}`]
    case 'assign':
    case 'attract':
    case 'dismiss':
    case 'offer':
    case 'swap':
      return [`customer/${move.customer}`]
    case 'rival':
      return [`stall/${move.seat}`]
    case 'strip':
      return [`win/${move.seat}/${move.card}`]
    case 'track':
      return [`wins/${view.me}`]
    default:
      return []
  }
}
