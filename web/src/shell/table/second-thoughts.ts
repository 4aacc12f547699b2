/** What can be taken back, and what doesn't have to be asked. */
import type { Move, Update, Viewer } from '@harvest/engine/wire'
import type { SeatInfo } from '@harvest/server/wire'

/** Whether bots leave time now to take back the step that led here. */
export function leavesTime({ waiting, undo, offers }: Update, seats: readonly SeatInfo[]): boolean {
  const bots = waiting.length > 0 && waiting.every((seat) => seats[seat]?.kind === 'bot')
  return bots && (undo.step || offers.length > 0)
}

/** The only choice this viewer has, unless making it would make final what could still be taken back. */
export function onlyChoice({ offers, undo, waiting }: Update, who: Viewer): Move | null {
  const [offer] = offers
  if (!offer || offers.length > 1 || who === 'watcher' || !waiting.includes(who)) return null
  return offer.final && undo.step ? null : offer.move
}
