/** Bots that play for people: let in by the owner, by the host or by a vote, and sent away by the owner. */
import type { Seat } from '@harvest/engine'
import { failed } from '../../problem.ts'
import type * as wire from '../../wire.ts'
import type { GuestId, TableRow } from '../rows.ts'
import { isOpen, listOwn, type TableState } from '../state.ts'
import { hasTime, hostPatience, isLate, isLongAway, votesNeeded, type Poll } from '../voting.ts'
import {
  after,
  checkLevel,
  checkPlaying,
  ownSeat,
  seatAt,
  startIfFull,
  type Asker,
  type Decision,
  type World,
} from './shared.ts'

/**
 * Give one's own seat to a bot; the host alone may also give away the seat of somebody who has long been away and,
 * before the start, any open one.
 */
export function decideBotIn(state: TableState, asker: Asker, body: wire.BotIn, world: World): Decision {
  if (state.status === 'open') return decideBotSeated(state, body, world)
  checkPlaying(state)
  const seat = seatAt(state, body.seat)
  const level = checkLevel(body.level ?? world.levels.usual, world)
  const own = seat.guest === asker.guest
  if (!own && seat.guest === null) throw failed('notYourSeat')
  if (seat.level !== null) throw failed('botPlays')
  if (!own) checkTime(state, body.seat)
  if (!own) checkAway(seat.guest!, world, world.config.absenceHost)
  const row: TableRow = { kind: 'botIn', seat: body.seat, level, by: own ? 'owner' : 'host' }
  return { rows: [row], answer: () => ({}) }
}

function decideBotSeated(state: TableState, body: wire.BotIn, world: World): Decision {
  if (!isOpen(seatAt(state, body.seat))) throw failed('seatTaken')
  const level = checkLevel(body.level ?? world.levels.usual, world)
  const row: TableRow = { kind: 'botSeated', seat: body.seat, level }
  return { rows: [row, ...startIfFull(after(state, row, world), world)], answer: () => ({}) }
}

export function decideReturn(state: TableState, asker: Asker, body: wire.TakeBack): Decision {
  checkPlaying(state)
  const seat = ownSeat(state, asker, body.seat)
  if (state.seats[seat]!.level === null) throw failed('noBotThere')
  return { rows: [{ kind: 'botOut', seat }], answer: () => ({}) }
}

export function decideVote(state: TableState, asker: Asker, body: wire.Vote, world: World): Decision {
  checkPlaying(state)
  const { guest, level } = seatAt(state, body.seat)
  if (guest === null || level !== null) throw failed('botPlays')
  checkTime(state, body.seat)
  if (!isLate(state, body.seat)) checkAway(guest, world, world.config.absenceVote)
  const vote: TableRow = { kind: 'vote', seat: body.seat, guest: asker.guest, agree: body.agree }
  const then = after(state, vote, world)
  const { votes } = then.seats[body.seat]!
  const passed = votes.length > 0 && votes.length >= votesNeeded(then, body.seat, pollOf(asker, world))
  const row: TableRow = { kind: 'botIn', seat: body.seat, level: world.levels.usual, by: 'vote' }
  return {
    rows: passed ? [vote, row, ...passHost(after(then, row, world), guest, world)] : [vote],
    answer: () => ({ passed }),
  }
}

/** Whoever asks is there, even before anybody has been told so. */
function pollOf(asker: Asker, { presence, now, config }: World): Poll {
  return {
    awaySince: (guest) => (guest === asker.guest ? null : presence.awaySince(guest)),
    now,
    patience: config.absenceVote,
  }
}

/** The host has been away for long: somebody else at the table becomes it. */
export function decideHost(state: TableState, asker: Asker, _body: wire.TakeHost, world: World): Decision {
  if (state.host.guest === asker.guest) return { rows: [], answer: () => ({}) }
  for (const seat of listOwn(state, state.host.guest))
    if (state.seats[seat]!.level === null) checkTime(state, seat)
  checkAway(state.host.guest, world, hostPatience(state, world.config))
  return { rows: [{ kind: 'hosted', guest: asker.guest, name: asker.name }], answer: () => ({}) }
}

/** The host does not play any more: the next person who does becomes it, if possible one who is there. */
export function passHost(state: TableState, gone: GuestId, { presence }: World): TableRow[] {
  const stays = listOwn(state, gone).some((seat) => state.seats[seat]!.level === null)
  if (state.host.guest !== gone || stays) return []
  const people = state.seats.filter(({ guest, level }) => guest !== null && level === null)
  const heir = people.find(({ guest }) => presence.isPresent(guest!)) ?? people[0]
  return heir ? [{ kind: 'hosted', guest: heir.guest!, name: heir.name! }] : []
}

function checkTime(state: TableState, seat: Seat): void {
  if (hasTime(state, seat)) throw failed('timeLeft')
}

function checkAway(guest: GuestId, { presence, now }: World, needed: number): void {
  const poll: Poll = { awaySince: (who) => presence.awaySince(who), now, patience: needed }
  if (!isLongAway(guest, poll)) throw failed('notAway', { seconds: Math.ceil(needed / 1000) })
}
