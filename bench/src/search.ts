// Tree search from the first position of the mid-size euro: boardgame.io's, and champion's with playouts as deep.
import { champion, type GameEntry } from '@harvest/bots'
import { simpleEvaluation } from '@harvest/bots/evaluations/simple'
import { FastRng, quickIO, type GameState, type Move } from '@harvest/engine'
import { MOVES_A_GAME, PLAYERS, POINTS } from './euro/data.ts'
import { euro, type Euro } from './euro/ours.ts'
import type { Rival } from './euro/boardgameio.ts'
import { threadSeconds, type Row } from './measure.ts'

const ITERATIONS = 50

/** A decision of champion's: finding the moves to weigh is part of it. */
const LOOKS = 4000

/** Moves made so far. */
function moment(state: GameState): number {
  return MOVES_A_GAME - (state as Euro).left
}

function entryOf(depth: number): GameEntry {
  const made = simpleEvaluation((state, seat) => (state as Euro).farms[seat]!.counters[POINTS]!)
  const foresight = {
    ...({ moment, by: 'tree', wanders: true } as const),
    horizon: (state: GameState) => moment(state) + depth - 1,
  }
  return { game: euro, text: {}, evaluation: { ...made, foresight } } as unknown as GameEntry
}

export function searchRow(group: string, depth: number): Row {
  const entry = entryOf(depth)
  return {
    id: `${group}/champion`,
    label: 'champion: mid-size euro, 4 players',
    unit: 'iterations',
    group,
    baseline: false,
    wanted: 100,
    lists: null,
    run(seconds) {
      const rng = new FastRng(1)
      let count = 0
      const start = threadSeconds()
      let now = start
      for (let seed = 0; now - start < seconds; seed++) {
        const state = euro.setup({}, PLAYERS, quickIO(seed))
        const moves: Move[] = euro.moves(state, 0, [])
        count += champion.choose(entry, state, 0, moves, rng, { iterations: LOOKS }).iterations
        now = threadSeconds()
      }
      return { count, forced: 0, seconds: now - start }
    },
  }
}

export function rivalSearchRow(rival: Rival, group: string, playoutDepth: number): Row {
  return {
    id: `${group}/boardgame.io`,
    label: 'boardgame.io MCTSBot: mid-size euro, 4 players',
    unit: 'iterations',
    group,
    baseline: true,
    wanted: null,
    lists: null,
    async run(seconds) {
      let count = 0
      const start = threadSeconds()
      let now = start
      while (now - start < seconds) {
        await rival.search(rival.start(count), ITERATIONS, playoutDepth)
        count += ITERATIONS
        now = threadSeconds()
      }
      return { count, forced: 0, seconds: now - start }
    },
  }
}
