import { clip, type Command } from '../args.ts'
import { DONE, UsageError } from '../lab.ts'
import { readGame, readSeed } from '../seating.ts'
import { jellyBeanStudy } from '../studies/jelly-bean-farmers.ts'
import type { Study } from '../studies/study.ts'
import { tellStopped, untilStopped } from '../stopping.ts'

const STUDIES: readonly Study[] = [jellyBeanStudy]

export const aims: Command = {
  name: 'aims',
  summary: 'Play the games that were used to tune a game’s numbers, and report whether it meets its aims.',
  operand: '<game>',
  options: {
    games: { value: 'N', help: 'how many games per number of players (1000)' },
    seed: { value: 'N', help: 'the same seed plays the same games (1)' },
  },
  examples: ['aims jelly-bean-farmers --games 2000'],
  async run(lab, args) {
    const entry = readGame(lab, args)
    const found = STUDIES.find((one) => one.game === entry.game.id)
    if (!found)
      throw new UsageError(
        `There are no aims for "${clip(entry.game.id)}". Choose from: ${STUDIES.map((one) => one.game).join(', ')}.`,
      )
    const count = args.whole('games', 4, 1_000_000, 1000)
    const { games, of, stopped } = await untilStopped(lab, (stop) =>
      found.run(lab, entry, count, readSeed(args, 1), stop),
    )
    return stopped ? tellStopped(lab, games, of) : DONE
  },
}
