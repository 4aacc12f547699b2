/** Who is asked, what they may do, and which phase carries it out. Each phase names the one that follows. */
import { only, undecided, type IO, type Seat, type SeatSet } from '@harvest/engine'
import type { Event } from './events.ts'
import type {
  AnswerMove,
  DiscardMove,
  FillMove,
  Move,
  RivalMove,
  ServeMove,
  StripMove,
  TargetMove,
  TrackMove,
  TurnMove,
} from './moves.ts'
import { applyFill, listFill } from './phases/cook.ts'
import { applyDiscard, listDiscards } from './phases/discard.ts'
import { applyTarget, listTargets } from './phases/events.ts'
import { applyAnswer, listAnswers } from './phases/honour.ts'
import {
  applyRival,
  applyServe,
  applyStrip,
  applyTrack,
  listRivals,
  listServe,
  listStrips,
  listTrack,
} from './phases/serve.ts'
import { applyTurn, listTurn } from './phases/turn.ts'
import type { State } from './state.ts'

export function waiting(s: State): SeatSet {
  if (s.phase === 'over') return 0
  return s.phase === 'honour' ? undecided(s.sealed) : only(s.active)
}

export function moves(s: State, seat: Seat, out: Move[]): Move[] {
  if (s.phase === 'honour') listAnswers(s, seat, out)
  else if (seat === s.active) listMoves(s, out)
  return out
}

function listMoves(s: State, out: Move[]): void {
  switch (s.phase) {
    case 'discard':
      return listDiscards(s, out)
    case 'act':
    case 'prepare':
    case 'cook':
    case 'after':
      return listTurn(s, out)
    case 'fill':
      return listFill(s, out)
    case 'serve':
      return listServe(s, out)
    case 'rival':
      return listRivals(s, out)
    case 'strip':
      listStrips(s, out)
      return
    case 'track':
      return listTrack(s, out)
    case 'complaint':
    case 'offer':
    case 'swap':
      return listTargets(s, out)
  }
}

export function apply(s: State, seat: Seat, move: Move, io: IO<Event>): void {
  switch (s.phase) {
    case 'discard':
      return applyDiscard(s, move as DiscardMove, io)
    case 'act':
    case 'prepare':
    case 'cook':
    case 'after':
      return applyTurn(s, move as TurnMove, io)
    case 'fill':
      return applyFill(s, move as FillMove, io)
    case 'serve':
      return applyServe(s, move as ServeMove, io)
    case 'rival':
      return applyRival(s, move as RivalMove, io)
    case 'strip':
      return applyStrip(s, move as StripMove, io)
    case 'track':
      return applyTrack(s, move as TrackMove, io)
    case 'complaint':
    case 'offer':
    case 'swap':
      return applyTarget(s, move as TargetMove, io)
    case 'honour':
      return applyAnswer(s, seat, move as AnswerMove, io)
    default:
      throw new Error(`nobody moves in phase ${s.phase}`)
  }
}
