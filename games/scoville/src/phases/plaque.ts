/** Plaques: planting a colour whose stack is not empty earns the top plaque, one a round, taken or declined at once. */
import { enter, type IO } from '@harvest/engine'
import { LETTERS, PLAQUES, PLAQUE_STACKS } from '../data.ts'
import type { Event } from '../events.ts'
import { LEAVE_PLAQUE, TAKE_PLAQUE, type Move, type PlaqueMove } from '../moves.ts'
import type { State } from '../state.ts'
import { offerMore } from './plant-more.ts'

/** The stack of each colour, or -1. */
const STACK_OF: readonly number[] = [...LETTERS].map((letter) =>
  PLAQUE_STACKS.findIndex((stack) => PLAQUES[stack[0]].colours.includes(letter)),
)

/** The plaque that planting a colour would earn now, or -1 (SC-PLA-2). */
export function plaqueFor(s: State, colour: number): number {
  const stack = STACK_OF[colour]
  if (stack < 0 || s.tookPlaque || s.plaques[stack] === 0) return -1
  return PLAQUE_STACKS[stack][PLAQUE_STACKS[stack].length - s.plaques[stack]]
}

/** After a planting; whether planting is over. */
export function offerPlaque(s: State, io: IO<Event>): boolean {
  if (plaqueFor(s, s.taken) < 0) return offerMore(s, io)
  enter(s, 'plaque', io)
  return false
}

export function listPlaque(out: Move[]): void {
  out.push(TAKE_PLAQUE, LEAVE_PLAQUE)
}

/** Whether planting is over. */
export function applyPlaque(s: State, move: PlaqueMove, io: IO<Event>): boolean {
  const seat = s.active
  const plaque = plaqueFor(s, s.taken)
  if (move.do === 'takePlaque') {
    s.plaques[STACK_OF[s.taken]]--
    s.players[seat].plaques.push(plaque)
    s.tookPlaque = true
    io.emit({ e: 'plaque', seat, plaque })
  } else {
    io.emit({ e: 'declined', seat, plaque })
  }
  return offerMore(s, io)
}
