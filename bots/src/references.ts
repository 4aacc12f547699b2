/**
 * Bots for the lab alone. Guesser and loner play as well as greedy or nearly so, but not as anybody expects who knows
 * greedy; miser and rover play like nobody else here. Whoever beats greedy and loses to these has learned a habit and not
 * the game. Scholar and contender show what was learned.
 */
import type { Bot, Evaluation, GameEntry } from './bot.ts'
import { champion } from './champion.ts'
import { greedy } from './greedy.ts'
import { TAUGHT } from './search/style.ts'
import { searcher } from './searcher.ts'

/** Chooses in secret without the game's formula: what turns out best on average if everybody else chooses anything. */
const guesser = variation('guesser', ({ evaluation }) => ({
  ...evaluation,
  sealed: undefined,
  hasty: undefined,
  alike: undefined,
}))

/** Counts its own points alone, whatever the others do. */
const loner = variation('loner', ({ evaluation }) => ({
  ...evaluation,
  rivalry: { ...evaluation.rivalry, best: 0, mean: 0 },
}))

/** Greedy, but in secret it always takes what is listed first: of bids, nothing at all. */
const miser = variation('miser', ({ evaluation }) => ({
  ...evaluation,
  sealed: (_state, _seat, moves) => moves[0],
}))

/** Looks ahead with a tree in every game, without a formula, and plays on at random from where it ends to the horizon. */
const rover = variation(
  'rover',
  ({ evaluation }) => ({
    ...evaluation,
    sealed: undefined,
    hasty: undefined,
    alike: undefined,
    foresight: { ...evaluation.foresight, by: 'tree', wanders: true },
  }),
  champion,
)

/** Plans its own turn by what was learned, where planners may go by that; elsewhere it is greedy. */
const scholar = variation('scholar', ({ evaluation, learned }) => learned?.planner ?? evaluation)

/** Champion by what was learned: whoever wants its place must win against it. */
const contender = searcher('contender', 0, TAUGHT)

export const references: readonly Bot[] = [guesser, loner, miser, rover, scholar, contender]

/** A bot with another evaluation. Level 0: nobody is offered them. */
function variation(id: string, change: (entry: GameEntry) => Evaluation, bot: Bot = greedy): Bot {
  const changed = new WeakMap<GameEntry, GameEntry>()
  return {
    id,
    level: 0,
    choose(entry, ...question) {
      let other = changed.get(entry)
      if (other === undefined) changed.set(entry, (other = { ...entry, evaluation: change(entry) }))
      return bot.choose(other, ...question)
    },
  }
}
