// Tree search of boardgame.io, from the first position of the mid-size euro.
import type { Rival } from './euro/boardgameio.ts'
import { threadSeconds, type Row } from './measure.ts'

const ITERATIONS = 50

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
