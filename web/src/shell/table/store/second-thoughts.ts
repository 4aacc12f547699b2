/** What can be taken back, and what doesn't have to be asked. */
import type { Move, Offer, Update, Viewer } from '@harvest/engine/wire'
import type { SeatInfo } from '@harvest/server/wire'

/** Whether bots leave time now to take back the step that led here. */
export function leavesTime({ waiting, undo, offers }: Update, seats: readonly SeatInfo[]): boolean {
  const bots = waiting.length > 0 && waiting.every((seat) => seats[seat]?.kind === 'bot')
  return bots && (undo.step || offers.length > 0)
}

/**
 * The only choice this viewer has, or one of several that have to be made anyway, as the game says; unless making it
 * would make final what could still be taken back.
 */
export function onlyChoice(
  update: Update,
  who: Viewer,
  due: (offers: readonly Offer[]) => Offer | null = () => null,
): Move | null {
  const { offers, undo, waiting } = update
  if (who === 'watcher' || !waiting.includes(who)) return null
  const offer = offers.length === 1 ? offers[0]! : due(offers)
  return !offer || (offer.final && undo.step) ? null : offer.move
}
