/** Where a ladder's games are played: in threads, which know games and bots by their names, or right here. */
import { bots, findGame, references, type GameEntry } from '@harvest/bots'
import { loadVariant } from '@harvest/bots/variants'
import type { Lab } from '../lab.ts'
import { processorTime } from '../processor-time.ts'
import { openThreads, type Threads } from '../threads.ts'
import { LadderGames, type LadderRow, type LadderSpec } from './ladder-game.ts'

export interface LadderTask {
  readonly spec: LadderSpec
  readonly number: number
}

export type LadderThreads = Threads<LadderTask, LadderRow>

export function openLadderThreads(lab: Lab, entry: GameEntry, count: number): Promise<LadderThreads> {
  const gamesOf = remembered((spec) => new LadderGames(entry, lab.bots, spec, () => lab.thinking()))
  return openThreads(count, import.meta.url, 'playTask', async ({ spec, number }) =>
    (await gamesOf(spec)).play(number),
  )
}

const gamesOf = remembered(async (spec) => {
  const entry = spec.variant ? await loadVariant(spec.variant) : findGame(spec.game)!
  return new LadderGames(entry, [...bots, ...references], spec, processorTime)
})

/** One game, in a thread. */
export async function playTask({ spec, number }: LadderTask): Promise<LadderRow> {
  return (await gamesOf(spec)).play(number)
}

type Opened = LadderGames | Promise<LadderGames>

/** The games of the last spec, as they come in a row. */
function remembered(open: (spec: LadderSpec) => Opened): (spec: LadderSpec) => Opened {
  let key = ''
  let games: Opened
  return (spec) => {
    const other = JSON.stringify(spec)
    if (other !== key) games = open(spec)
    key = other
    return games
  }
}
