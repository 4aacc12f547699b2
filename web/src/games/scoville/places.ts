/** Where on the table a move of Scoville is made. */
import type { Move } from '@harvest/scoville/public'

export function placesOf(move: Move): readonly string[] {
  switch (move.do) {
    case 'bid':
      return ['tray/coins']
    case 'spot':
      return [`spot/${move.spot - 1}`]
    case 'claim':
      return [`auction/${move.card}`]
    case 'plant':
      return [`plot/${move.plot}`]
    case 'step':
      return [`notch/${move.to}`]
    case 'market':
      return [`market/${move.card}`]
    case 'cook':
      return [`recipe/${move.card}`]
    case 'take':
    case 'sell':
      return [`tray/${move.pepper}`]
    case 'extraPepper':
    case 'extraStep':
    case 'doubleBack':
      return [`tray/${move.do}`]
    default:
      return []
  }
}
