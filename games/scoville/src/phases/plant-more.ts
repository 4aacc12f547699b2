/** Planting more: the extraPepper tile lets a seat plant a second pepper in its turn, the first counting as planted. */
import { enter, type IO } from '@harvest/engine'
import type { Event } from '../events.ts'
import { END_PLANTING, EXTRA_PEPPER, type Move, type PlantMoreMove } from '../moves.ts'
import { EXTRA_PEPPER_TILE, type State } from '../state.ts'
import { hasPepper, isFieldFull, nextPlanter } from './plant-pepper.ts'
import { useTile } from './tiles.ts'

/** Whether the active seat may plant a second pepper now (SC-PLA-3). */
function canPlantMore(s: State): boolean {
  return (s.players[s.active].tiles & EXTRA_PEPPER_TILE) !== 0 && hasPepper(s) && !isFieldFull(s)
}

/** After a planting and its plaque; whether planting is over. */
export function offerMore(s: State, io: IO<Event>): boolean {
  s.taken = -1
  if (!canPlantMore(s)) return nextPlanter(s, io)
  enter(s, 'plantMore', io)
  return false
}

export function listPlantMore(out: Move[]): void {
  out.push(EXTRA_PEPPER, END_PLANTING)
}

/** Whether planting is over. */
export function applyPlantMore(s: State, move: PlantMoreMove, io: IO<Event>): boolean {
  if (move.do === 'endPlanting') return nextPlanter(s, io)
  useTile(s, EXTRA_PEPPER_TILE, io)
  enter(s, 'plantPepper', io)
  return false
}
