/** SC-PLA-1: with a pepper taken, planting goes on with a plot: empty, and orthogonally next to a planted one. */
import type { IO } from '@harvest/engine'
import { COLUMNS, ROWS } from '../data.ts'
import type { Event } from '../events.ts'
import { PLANT, type Move, type PlantMove } from '../moves.ts'
import { letterOf } from '../peppers.ts'
import type { State } from '../state.ts'
import { offerPlaque } from './plaque.ts'

const ROW_BITS = (1 << COLUMNS) - 1

/** The planted plots of a row as bits; rows beyond the field are empty. */
function plantedBits(field: readonly number[], row: number): number {
  if (row >= ROWS) return 0
  let bits = 0
  for (let column = 0, plot = row * COLUMNS; column < COLUMNS; column++, plot++)
    if (field[plot] >= 0) bits |= 1 << column
  return bits
}

export function listPlots(s: State, out: Move[]): void {
  let above = 0
  let here = plantedBits(s.field, 0)
  for (let row = 0; row < ROWS; row++) {
    const below = plantedBits(s.field, row + 1)
    let open = ((here << 1) | (here >> 1) | above | below) & ~here & ROW_BITS
    for (; open !== 0; open &= open - 1) out.push(PLANT[row * COLUMNS + 31 - Math.clz32(open & -open)])
    above = here
    here = below
  }
}

/** Whether planting is over. */
export function applyPlantPlot(s: State, move: PlantMove, io: IO<Event>): boolean {
  const seat = s.active
  s.players[seat].peppers[s.taken]--
  s.field[move.plot] = s.taken
  s.planted[s.taken]++
  s.plantings++
  io.emit({ e: 'planted', seat, pepper: letterOf(s.taken), plot: move.plot })
  return offerPlaque(s, io)
}
