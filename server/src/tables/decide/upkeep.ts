/** What happens to a table besides play: another game with the same people, new names, and the end of what nobody uses. */
import { failed } from '../../problem.ts'
import type * as wire from '../../wire.ts'
import type { GuestId, SeatPlan, TableRow } from '../rows.ts'
import type { TableState } from '../state.ts'
import { variantOf, type CreatedRow } from './create.ts'
import { calledBy, startedRow, type Asker, type Decision, type World } from './shared.ts'

/** The same game once more, with a seat kept for each person; it starts when they are all back, at once among bots. */
export function decideRematch(state: TableState, asker: Asker, _body: wire.Rematch, world: World): Decision {
  if (state.status !== 'finished') throw failed('notFinished')
  if (state.rematch !== null) {
    const existing = state.rematch
    return { rows: [], answer: (): wire.Created => ({ table: existing }) }
  }
  const table = world.newTable()
  const seats = state.seats.map((seat): SeatPlan => {
    if (seat.guest === null) return { kind: 'bot', level: seat.level! }
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
  const rows: TableRow[] = changes ? [{ kind: 'renamed', guest: asker.guest, name: asker.name }] : []
  return { rows, answer: () => ({}) }
}

export function decideCoach(state: TableState, asker: Asker, { allow }: wire.AllowCoach): Decision {
  const changes = state.uncoached.includes(asker.guest) === allow
  return { rows: changes ? [{ kind: 'coach', guest: asker.guest, allow }] : [], answer: () => ({}) }
}

/** A table that never started, and that nobody has come to in a long time. */
export function decideClose(state: TableState, world: World): Decision {
  const stale = state.status === 'open' && world.now - state.updated >= world.config.staleAfter
  return { rows: stale ? [{ kind: 'closed' }] : [], answer: () => ({}) }
}
