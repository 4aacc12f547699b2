/** One side of a comparison, or one candidate of a search: a game, and the plan of the games it is measured by. */
import type { GameEntry } from '@harvest/bots'
import type { OptionSpec } from '@harvest/engine'
import { clip, type Args } from '../args.ts'
import { UsageError, type Lab } from '../lab.ts'
import { readBots, readSeed } from '../seating.ts'
import { makePlan, type StudyPlan, type StudySpec } from '../study/study-plan.ts'

export interface Side {
  readonly spec: StudySpec
  readonly plan: StudyPlan
}

export function sideOf(lab: Lab, args: Args, entry: GameEntry, about: string, games: number): Side {
  const { min, max } = entry.game.seats
  const players = args.whole('players', min, max, min)
  const bots = readBots(lab, args, players, 'greedy').map(({ id }) => id)
  const asked = seated(entry, about, players)
  const options = { ...readOptions(args), ...asked }
  const { variant } = entry.game
  const spec: StudySpec = {
    ...{ game: entry.game.id, seed: readSeed(args, 1), ...(variant ? { variant } : {}) },
    isBrief: true,
    tables: [{ players, bots, games, options, ...aroundOf(asked) }],
  }
  return { spec, plan: makePlan(entry, lab.bots, spec) }
}

function readOptions(args: Args): { [name: string]: unknown } {
  const text = args.text('options') ?? '{}'
  try {
    return JSON.parse(text) as { [name: string]: unknown }
  } catch {
    throw new UsageError(`--options takes JSON such as '{"name":true}', and "${clip(text)}" isn’t JSON.`)
  }
}

/** Whoever is asked about sits in every seat: a deck may be better where its turn comes first. */
function aroundOf(asked: object): { around?: string } {
  const [option] = Object.keys(asked)
  return option === undefined ? {} : { around: option }
}

/** A question about a deck is asked of games in which it is played: somebody gets it, the others any. */
function seated({ game }: GameEntry, about: string, players: number): { [option: string]: string[] } {
  const word = /^(wins|points) (.*)$/.exec(about)?.[2]
  const specs = Object.entries(game.options as { readonly [name: string]: OptionSpec })
  const found = specs.find(([, spec]) => spec.kind === 'seatChoice' && spec.values.includes(word ?? ''))
  return found ? { [found[0]]: [word!, ...Array<string>(players - 1).fill('random')] } : {}
}
