/** What everybody at a table may know of it, apart from the game itself. */
import { listSeats, type Names, type Seat } from '@harvest/engine'
import type { TableConfig } from '../config.ts'
import { nameSeats } from '../people/seat-names.ts'
import type { ServerText } from '../problem.ts'
import type { ClockState } from './clock-state.ts'
import type { ClockInfo, SeatInfo, TableInfo, You } from '../wire.ts'
import type { Presence } from './presence.ts'
import type { GuestId } from './rows.ts'
import {
  isCoached,
  listKept,
  listOwn,
  seatKind,
  waitingSet,
  type SeatState,
  type TableState,
} from './state.ts'
import { hostPatience, votesNeeded, type Poll } from './voting.ts'

export function tableInfo(
  state: TableState,
  presence: Presence,
  config: TableConfig,
  now: number,
): TableInfo {
  const poll: Poll = { awaySince: (guest) => presence.awaySince(guest), now, patience: config.absenceVote }
  return {
    id: state.id,
    game: state.offer.game.id,
    version: state.offer.game.version,
    options: state.options,
    variant: state.offer.game.variant?.name ?? null,
    name: state.name,
    public: state.public,
    status: state.status,
    autostart: state.autostart,
    hostSeats: listOwn(state, state.host.guest),
    hostName: state.host.name,
    hostAwaySince: presence.awaySince(state.host.guest),
    seats: state.seats.map((seat, index) => seatInfo(state, seat, index, presence, poll)),
    // Who answers in a plan is nothing that happens in the game.
    standIns: state.plan ? [] : state.standIns,
    waiting: listSeats(waitingSet(state)),
    watchers: presence.watchers(),
    seedCommitment: state.seedCommitment,
    rematch: state.rematch,
    created: state.created,
    started: state.started,
    finished: state.finished,
    coach: isCoached(state),
    hushed: state.hushed,
    pace: state.pace,
    clock: state.clock && clockInfo(state.clock, now),
    ...(state.plan ? { plan: state.plan.of } : {}),
    absence: {
      vote: Math.ceil(config.absenceVote / 1000),
      host: Math.ceil(hostPatience(state, config) / 1000),
    },
  }
}

function clockInfo({ left, due, late, leave, leaveUntil }: ClockState, now: number): ClockInfo {
  return {
    ...{ now, left, due, leave },
    late: late.map((since) => since !== null),
    leaveUntil: leaveUntil.map((until) => (until > now ? until : null)),
  }
}

function seatInfo(state: TableState, seat: SeatState, index: Seat, presence: Presence, poll: Poll): SeatInfo {
  return {
    kind: seatKind(seat),
    name: seat.name,
    level: seat.level,
    present: seat.guest !== null && presence.isPresent(seat.guest),
    awaySince: seat.guest === null ? null : presence.awaySince(seat.guest),
    reserved: seat.reserved !== null,
    votes: seat.votes.length,
    votesNeeded: votesNeeded(state, index, poll),
  }
}

export function youAt(state: TableState, guest: GuestId | null): You {
  const kept = listKept(state, guest)
  const host = guest !== null && state.host.guest === guest
  const noCoach = guest !== null && state.uncoached.includes(guest)
  return {
    seats: listOwn(state, guest),
    ...(kept.length === 0 ? {} : { kept }),
    host,
    ...(noCoach ? { noCoach } : {}),
  }
}

/** Names for sentences. */
export function namesAt(state: TableState, text: Pick<ServerText, 'openSeat'>): Names {
  return nameSeats(
    state.seats.map((seat) => ({ kind: seatKind(seat), name: seat.name })),
    (seat) => text.openSeat(seat),
  )
}
