/**
 * Bots to measure others against, for the lab alone: they play as well as greedy or nearly so, but not as anybody
 * expects who knows greedy. Whoever beats greedy and loses to these has learned a habit and not the game.
 */
import type { Bot, GameEntry } from './bot.ts'
import { greedy } from './greedy.ts'

/** Chooses in secret without the game's formula: what turns out best on average if everybody else chooses anything. */
const guesser = variation('guesser', ({ evaluation }) => ({ ...evaluation, sealed: undefined }))

/** Counts its own points alone, whatever the others do. */
const loner = variation('loner', ({ evaluation }) => ({
  ...evaluation,
  rivalry: { ...evaluation.rivalry, best: 0, mean: 0 },
}))

export const references: readonly Bot[] = [guesser, loner]

/** Greedy with another evaluation. Level 0: nobody is offered them. */
function variation(id: string, change: (entry: GameEntry) => GameEntry['evaluation']): Bot {
  const changed = new WeakMap<GameEntry, GameEntry>()
  return {
    id,
    level: 0,
    choose(entry, ...question) {
      let other = changed.get(entry)
      if (other === undefined) changed.set(entry, (other = { ...entry, evaluation: change(entry) }))
      return greedy.choose(other, ...question)
    },
  }
}
