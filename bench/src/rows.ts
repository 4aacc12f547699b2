// What is measured, in the order of the report. A new row is one more line here: it needs a group with a
// baseline to be compared with, a unit, and a `run` that counts for about as long as it is told.
import { MOVES_A_GAME } from './euro/data.ts'
import type { Rival } from './euro/boardgameio.ts'
import { euro } from './euro/ours.ts'
import { GAMES, SEATS } from './games.ts'
import type { Row } from './measure.ts'
import { randomRow, rivalRow } from './random-play.ts'
import { rivalSearchRow, searchRow } from './search.ts'

/** How many times boardgame.io's random play of the mid-size euro each game should reach. */
const WANTED: { readonly [id: string]: number } = { [euro.id]: 150, scoville: 80 }
const WANTED_ELSE = 55

export function listRows(rival: Rival): Row[] {
  const random = GAMES.map((game) => randomRow(game, SEATS, WANTED[game.id] ?? WANTED_ELSE))
  const euroLists = random.find((row) => row.id === `random/${euro.id}`)!.lists
  return [
    rivalRow(rival, euroLists),
    ...random,
    ...[
      { group: 'tree search to depth 50', depth: 50 },
      { group: 'tree search to the end', depth: MOVES_A_GAME },
    ].flatMap(({ group, depth }) => [rivalSearchRow(rival, group, depth), searchRow(group, depth)]),
  ]
}
