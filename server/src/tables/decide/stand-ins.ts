/** Bots that play for people: let in by the owner, by the host or by a vote, and sent away by the owner. */
import { failed } from '../../problem.ts'
import type * as wire from '../../wire.ts'
import type { TableRow } from '../rows.ts'
import { isOpen, type SeatState, type TableState } from '../state.ts'
import { votesNeeded } from '../voting.ts'
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
  usualLevel,
} from './shared.ts'

/**
 * Give one's own seat to a bot; the host alone may also give away the seat of somebody who has long been away and,
 * before the start, any open one.
 */
export function decideBotIn(state: TableState, asker: Asker, body: wire.BotIn, world: World): Decision {
  if (state.status === 'open') return decideBotSeated(state, body, world)
  checkPlaying(state)
  const seat = seatAt(state, body.seat)
  const level = checkLevel(body.level ?? usualLevel(world), world)
  const own = seat.guest === asker.guest
  if (!own && seat.guest === null) throw failed('notYourSeat')
  if (seat.level !== null) throw failed('botPlays')
  if (!own) checkAway(seat, world, world.config.absenceHost)
  const row: TableRow = { kind: 'botIn', seat: body.seat, level, by: own ? 'owner' : 'host' }
  return { rows: [row], answer: () => ({}) }
}

function decideBotSeated(state: TableState, body: wire.BotIn, world: World): Decision {
  if (!isOpen(seatAt(state, body.seat))) throw failed('seatTaken')
  const level = checkLevel(body.level ?? usualLevel(world), world)
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
  const seat = seatAt(state, body.seat)
  if (votesNeeded(state, body.seat) === 0) throw failed('botPlays')
  checkAway(seat, world, world.config.absenceVote)
  const vote: TableRow = { kind: 'vote', seat: body.seat, guest: asker.guest, agree: body.agree }
  const then = after(state, vote, world)
  const passed = then.seats[body.seat]!.votes.length >= votesNeeded(then, body.seat)
  const level = usualLevel(world)
  return {
    rows: passed ? [vote, { kind: 'botIn', seat: body.seat, level, by: 'vote' }] : [vote],
    answer: () => ({ passed }),
  }
}

function checkAway(seat: SeatState, world: World, needed: number): void {
  const since = seat.guest === null ? null : world.presence.awaySince(seat.guest)
  if (since === null || world.now - since < needed)
    throw failed('notAway', { seconds: Math.ceil(needed / 1000) })
}
