/** Where on the table a move of Jelly Bean Farmers is made. */
import type { Move, View } from '@harvest/jelly-bean-farmers/public'

export function placesOf(move: Move, view: View): readonly string[] {
  switch (move.do) {
    case 'keep':
    case 'pick':
    case 'fire':
      return [handPlace(view, move.card)]
    case 'place':
      return [handPlace(view, move.card), `tray/${move.season}`]
    case 'seed':
      return [`field/${view.me}/${move.field}`]
    case 'face':
    case 'back':
    case 'discard':
      return [
        move.from === 'season' ? `tray/${view.season}` : `tray/${move.from}/${move.slot}`,
        ...aimOf(move, view),
      ]
    case 'steal':
    case 'attack':
      return [`farm/${move.farm}`]
    case 'kill':
      return view.assassin ? [`unit/${view.assassin.farm}/${move.unit}`] : []
    default:
      return []
  }
}

function handPlace(view: View, card: string): string {
  return `tray/hand/${view.own?.hand.findIndex((held) => held === card)}`
}

/** What a card is played on. */
function aimOf(move: Move, view: View): readonly string[] {
  if (move.do !== 'face') return []
  if (move.field !== undefined) return [`field/${view.me}/${move.field}`]
  if (move.silo !== undefined) return [`silo/${view.me}/${move.silo}`]
  return move.farm === undefined ? [] : [`farm/${move.farm}`]
}
