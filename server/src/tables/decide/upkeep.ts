/** What happens to a table besides play: another game with the same people, new names, and the end of what nobody uses. */
import type { Seat } from '@harvest/engine'
import { failed } from '../../problem.ts'
import type * as wire from '../../wire.ts'
import type { GuestId, SeatPlan, TableRow } from '../rows.ts'
import { listOwn, type TableState } from '../state.ts'
import { variantOf, type CreatedRow } from './create.ts'
import { passesForAnother } from './speak.ts'
import { after, calledBy, seatAt, startedRow, type Asker, type Decision, type World } from './shared.ts'

/** The same game once more, with a seat kept for each person; it starts when they are all back, at once among bots. */
export function decideRematch(state: TableState, asker: Asker, _body: wire.Rematch, world: World): Decision {
  if (state.status !== 'finished') throw failed('notFinished')
  if (state.rematch !== null) {
    const existing = state.rematch
    return { rows: [], answer: (): wire.Created => ({ table: existing }) }
  }
  const table = world.newTable()
  const seats = state.seats.map((seat): SeatPlan => {
    if (seat.guest === null)
      return seat.level === null ? { kind: 'open' } : { kind: 'bot', level: seat.level }
    const called = seat.called ? calledBy(seat.name) : {}
    if (seat.guest === asker.guest) return { kind: 'person', guest: asker.guest, name: asker.name, ...called }
    return { kind: 'open', for: seat.guest, name: seat.name!, ...called }
  })
  const row: CreatedRow = {
    kind: 'created',
    host: asker.guest,
    hostName: asker.name,
    game: state.offer.game.id,
    ...variantOf(state.offer.game),
    options: state.options,
    seats,
    public: state.public,
    name: state.name,
    autostart: true,
    ...(state.pace ? { pace: state.pace } : {}),
  }
  return {
    rows: [{ kind: 'rematch', table }],
    creates: {
      table,
      rows: seats.some(({ kind }) => kind === 'open')
        ? [row]
        : [row, startedRow({ ...state, begun: null }, world)],
    },
    answer: (): wire.Created => ({ table }),
  }
}

export function decideRename(state: TableState, asker: Asker): Decision {
  const isOther = (guest: GuestId | null, name: string | null): boolean =>
    guest === asker.guest && name !== asker.name
  const changes =
    isOther(state.host.guest, state.host.name) ||
    state.seats.some(({ guest, name, called }) => !called && isOther(guest, name))
  // Where somebody sits by a name that looks like it, the old one stays.
  const isFree = !passesForAnother(state, asker.guest, asker.name)
  const rows: TableRow[] =
    changes && isFree ? [{ kind: 'renamed', guest: asker.guest, name: asker.name }] : []
  return { rows, answer: () => ({}) }
}

export function decideCoach(state: TableState, asker: Asker, { allow }: wire.AllowCoach): Decision {
  const changes = state.uncoached.includes(asker.guest) === allow
  return { rows: changes ? [{ kind: 'coach', guest: asker.guest, allow }] : [], answer: () => ({}) }
}

export function decideHush(state: TableState, _asker: Asker, { hushed }: wire.Hush): Decision {
  return { rows: state.hushed === hushed ? [] : [{ kind: 'hushed', hushed }], answer: () => ({}) }
}

/** The admin wants the table closed, or nothing of it is to be kept any longer. */
export function decideEnd(state: TableState): Decision {
  return { rows: state.status === 'closed' ? [] : [{ kind: 'closed' }], answer: () => ({}) }
}

/** The admin gives a seat to somebody else, or to a bot for good. */
export function decideHand(state: TableState, seat: Seat, to: SeatPlan): Decision {
  const before = seatAt(state, seat)
  if (state.status === 'finished') throw failed('notPlaying')
  const wasHost = before.guest !== null && before.guest === state.host.guest
  const stays = listOwn(state, state.host.guest).length > 1
  const rows: TableRow[] = [{ kind: 'handed', seat, to }]
  if (wasHost && !stays && to.kind === 'person') rows.push({ kind: 'hosted', guest: to.guest, name: to.name })
  return { rows, answer: () => ({}) }
}

/** Somebody has everything deleted that is known of them: as if they left, and nothing of them stays behind. */
export function decideForget(state: TableState, guest: GuestId, world: World): Decision {
  const answer = (): object => ({})
  if (state.status === 'closed') return { rows: [], answer }
  const forgotten: TableRow = { kind: 'forgotten', guest, level: world.levels.usual }
  const then = after(state, forgotten, world)
  if (state.host.guest !== guest || state.status === 'finished') return { rows: [forgotten], answer }
  const heir = then.seats.find((seat) => seat.guest !== null)
  if (heir)
    return { rows: [forgotten, { kind: 'hosted', guest: heir.guest!, name: heir.name ?? '' }], answer }
  return { rows: state.status === 'open' ? [forgotten, { kind: 'closed' }] : [forgotten], answer }
}

/** A table that never started, and that nobody has come to in a long time. */
export function decideClose(state: TableState, world: World): Decision {
  const stale = state.status === 'open' && world.now - state.updated >= world.config.staleAfter
  return { rows: stale ? [{ kind: 'closed' }] : [], answer: () => ({}) }
}
