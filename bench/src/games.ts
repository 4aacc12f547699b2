// Every game that is played here, with the mid-size euro before the real ones. Importing this loads all of them
// before any is measured: call sites are then as mixed as they are in life.
import { games } from '@harvest/bots'
import type { AnyGame } from '@harvest/engine'
import { euro } from './euro/ours.ts'

export const GAMES: readonly AnyGame[] = [euro, ...games.map((entry) => entry.game)]

export const SEATS = 4
