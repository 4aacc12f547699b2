/** Bonus tiles leave the screen when played and then lie face up in front of it. */
import type { IO } from '@harvest/engine'
import { TILES } from '../data.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** The active seat plays a tile, given as its bit. */
export function useTile(s: State, bit: number, io: IO<Event>): void {
  const player = s.players[s.active]
  player.tiles &= ~bit
  player.used |= bit
  s.played |= bit
  io.emit({ e: 'tile', seat: s.active, tile: TILES[31 - Math.clz32(bit)] })
}
