/**
 * SC-PLA-1, planting begins with a colour: in turn order each seat must take one of its peppers to plant it next to a
 * planted one. A seat without a pepper, or a full field, leaves nothing to do: the seat is skipped.
 */
import { enter, type IO } from '@harvest/engine'
import type { Event } from '../events.ts'
import { PLOTS } from '../field.ts'
import { TAKE, type Move, type TakeMove } from '../moves.ts'
import { COLOURS, colourOf } from '../peppers.ts'
import { giveTurn, plantedPlots, type State } from '../state.ts'

/** Whether planting is over before it began. */
export function beginPlanting(s: State, io: IO<Event>): boolean {
  return plantFrom(s, 0, io)
}

/** The turn passes on; whether all have planted. */
export function nextPlanter(s: State, io: IO<Event>): boolean {
  return plantFrom(s, s.turn + 1, io)
}

function plantFrom(s: State, spot: number, io: IO<Event>): boolean {
  const full = isFieldFull(s)
  for (; spot < s.seats; spot++) {
    giveTurn(s, spot)
    s.taken = -1
    s.plantings = 0
    s.tookPlaque = false
    if (!full && hasPepper(s)) {
      enter(s, 'plantPepper', io)
      return false
    }
    io.emit({ e: 'skipped', seat: s.active, why: full ? 'noPlot' : 'noPepper' })
  }
  s.plantings = 0
  return true
}

/** Every empty plot can be reached in time, so the field takes a pepper as long as it is not full. */
export function isFieldFull(s: State): boolean {
  return plantedPlots(s) === PLOTS
}

/** Whether the active seat holds any pepper. */
export function hasPepper(s: State): boolean {
  const { peppers } = s.players[s.active]
  for (let colour = 0; colour < COLOURS; colour++) if (peppers[colour] > 0) return true
  return false
}

export function listPeppers(s: State, out: Move[]): void {
  const { peppers } = s.players[s.active]
  for (let colour = 0; colour < COLOURS; colour++) if (peppers[colour] > 0) out.push(TAKE[colour])
}

export function applyPlantPepper(s: State, move: TakeMove, io: IO<Event>): void {
  s.taken = colourOf(move.pepper)
  enter(s, 'plantPlot', io)
}
