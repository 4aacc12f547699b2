/** Who may give a command to a table. */
import { failed } from '../../problem.ts'
import { listOwn, type TableState } from '../state.ts'
import { voters } from '../voting.ts'
import { ownSeat, seatAt, type Asker } from './shared.ts'

/** Throws when somebody may not give a command at all, whatever else may be wrong with it. */
export type WhoMay<B> = (state: TableState, asker: Asker, body: B) => void

interface AboutSeat {
  readonly seat: number
}

/** Everybody with an identity. */
export const anybody: WhoMay<object> = () => {}

export const host: WhoMay<object> = (state, asker) => {
  if (state.host.guest !== asker.guest) throw failed('notHost')
}

/** Whoever the seat in the command belongs to. */
export const seatOwner: WhoMay<AboutSeat> = (state, asker, { seat }) => void ownSeat(state, asker, seat)

/** Before the start seats are the host's to fill. */
export const seatOwnerOrHost: WhoMay<AboutSeat> = (state, asker, { seat }) => {
  if (state.status === 'open') return host(state, asker, {})
  const { guest } = seatAt(state, seat)
  if (guest !== asker.guest && state.host.guest !== asker.guest) throw failed('notYourSeat')
}

/** Whoever sits at the table, and the host. */
export const atTable: WhoMay<object> = (state, asker) => {
  if (state.host.guest !== asker.guest && listOwn(state, asker.guest).length === 0) throw failed('notSeated')
}

/** Whoever sits at the table. */
export const seated: WhoMay<object> = (state, asker) => {
  if (listOwn(state, asker.guest).length === 0) throw failed('notSeated')
}

/** Those who play in person, about the seat of somebody else. */
export const otherPlayers: WhoMay<AboutSeat> = (state, asker, { seat }) => {
  seatAt(state, seat)
  if (!voters(state, seat).includes(asker.guest)) throw failed('notSeated')
}
