/** The module of bots that test servers think with: all real games, and the small example one. */
import { bots as realBots, games as realGames, type Bot, type Evaluation } from '@harvest/bots'
import { pepperDuel } from '@harvest/engine/testkit/example/game'
import { de, en } from '@harvest/engine/testkit/example/text'

const evaluation: Evaluation = {
  appraise(_state, _who, out) {
    out[0] = out[1] = 0
    return false
  },
  rivalry: { best: 0, mean: 0, victory: 0 },
  spread: 5,
  sight: 10,
  foresight: { moment: () => 0, horizon: () => 0, by: 'tree' },
}

export { advise, foresee } from '@harvest/bots'

export const example = { game: pepperDuel, text: { en, de }, evaluation }
export const games = [...realGames, example]
/** They think by the same ways as ever, but only for a moment. */
export const bots: readonly Bot[] = realBots.map((bot) => ({
  ...bot,
  choose: (entry, state, seat, moves, rng) => bot.choose(entry, state, seat, moves, rng, { iterations: 8 }),
}))
