/** What a press on something stands for, looked up among the offers: no board knows whether a move is legal. */
import { isSameMove, type GameView, type Move, type Offer } from '@harvest/engine/wire'
import type { TableProps } from '../types.ts'

type Offering<M extends Move> = Pick<TableProps<GameView, M>, 'active' | 'update'>
type Playing<M extends Move> = Offering<M> & Pick<TableProps<GameView, M>, 'play' | 'refuse' | 'preview'>

/** The moves that may be made now. */
export function offersOf<M extends Move>({ active, update }: Offering<M>): readonly Offer<M>[] {
  return active ? update.offers : []
}

export function findOffer<M extends Move>(table: Offering<M>, move: NoInfer<M>): Offer<M> | null {
  return offersOf(table).find((listed) => isSameMove(listed.move, move)) ?? null
}

/** Makes a move if it is on offer; otherwise the table says why not. */
export function tryMove<M extends Move>(table: Playing<M>, move: NoInfer<M>): void {
  const offer = findOffer(table, move)
  const intent: Move = move
  table.preview(null)
  if (offer) table.play([offer.move])
  else table.refuse({ ...intent })
}
