/** The bots one likes to play against: how many and how strong, for each game, kept on this device. */
import type { GameInfo } from '@harvest/server/wire'

export interface Opponents {
  readonly bots: number
  readonly level: string
  /** Whether the game is kept on this device. */
  readonly here?: boolean
}

const KEY = 'harvest-opponents'

type Store = { [game: string]: Opponents }

function read(): Store {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return stored !== null && typeof stored === 'object' ? (stored as Store) : {}
  } catch {
    return {}
  }
}

type Offered = Pick<GameInfo, 'id' | 'seats' | 'levels'>

/** Those of the last game, unless the server no longer offers them. */
export function lastOpponents({ id, seats, levels }: Offered): Opponents | null {
  const known = Object.hasOwn(read(), id) ? read()[id] : undefined
  const fits =
    known !== undefined &&
    Number.isInteger(known?.bots) &&
    known.bots >= Math.max(1, seats.min - 1) &&
    known.bots < seats.max &&
    levels.includes(known.level)
  if (!fits) return null
  return { bots: known.bots, level: known.level, ...(known.here === true ? { here: true } : {}) }
}

export function remember(game: string, opponents: Opponents): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: opponents }))
  } catch {
    // Without a store they are asked for again.
  }
}
