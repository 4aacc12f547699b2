// The mid-size euro: a made-up game of usual size, there only to compare frameworks. Four players share a field
// of 72 plots and own ten counters, a hand and a row of played cards each; a game is 150 moves. Everything is
// open but the deck, which is drawn from at draw time. This file is what both versions of it share.

export const PLAYERS = 4
export const COLUMNS = 9
export const PLOTS = 72
export const MOVES_A_GAME = 150
export const MOVES_A_TURN = 3
export const DISPLAY = 5
export const HAND_LIMIT = 4

export const CROPS = 6
export const COINS = 6
export const WATER = 7
export const POINTS = 8
export const HARVESTS = 9
export const COUNTERS = 10

/** What each player begins with, counter by counter. */
export const START = [2, 2, 2, 2, 2, 2, 6, 6, 0, 0]
/** The plots each player begins with, a corner of the field each. */
export const START_PLOTS = [
  [0, 1, 2, 9, 10, 11],
  [6, 7, 8, 15, 16, 17],
  [54, 55, 56, 63, 64, 65],
  [60, 61, 62, 69, 70, 71],
]

/** The plots next to each plot. */
export const NEIGHBOURS = Array.from({ length: PLOTS }, (_, plot): readonly number[] => {
  const column = plot % COLUMNS
  const out: number[] = []
  if (plot >= COLUMNS) out.push(plot - COLUMNS)
  if (column > 0) out.push(plot - 1)
  if (column < COLUMNS - 1) out.push(plot + 1)
  if (plot < PLOTS - COLUMNS) out.push(plot + COLUMNS)
  return out
})

/** The crop that grows on each plot. */
export const CROP_OF = Array.from(
  { length: PLOTS },
  (_, plot) => (plot * 5 + Math.floor(plot / COLUMNS)) % CROPS,
)

export interface Card {
  /** The three crops it costs. */
  readonly cost: readonly [number, number, number]
  readonly points: number
}

/** Sixty cards: three different crops each, for three to seven points. */
export const CARDS = Array.from({ length: 60 }, (_, id): Card => {
  const first = id % CROPS
  const cost = [first, (first + 1 + (id % 2)) % CROPS, (first + 3 + (id % 3)) % CROPS] as const
  return { cost, points: 3 + (id % 5) }
})
