/** What commands that let bots play many games are told, and how they say it back. */
import type { GameEntry } from '@harvest/bots'
import { counted } from '@harvest/engine'
import type { Args, OptionHelp } from './args.ts'
import type { Lab } from './lab.ts'
import { readBots, readSeating, readSeed, SEATING_OPTIONS } from './seating.ts'
import type { Plan } from './simulation.ts'

const MOST_GAMES = 10_000_000

export const PLAN_OPTIONS = {
  ...SEATING_OPTIONS,
  games: { value: 'N', help: 'how many games (100)' },
  seed: { value: 'N', help: 'the same seed plays the same games (1)' },
  bots: { value: 'LIST', help: 'a bot for each seat; the last one repeats (random)' },
  rotate: { help: 'let different bots change seats (on); --no-rotate leaves them where they are' },
} satisfies Record<string, OptionHelp>

export async function readPlan(lab: Lab, args: Args): Promise<Plan> {
  const seating = await readSeating(lab, args)
  const bots = readBots(lab, args, seating.players, 'random')
  return {
    ...seating,
    games: args.whole('games', 1, MOST_GAMES, 100),
    seed: readSeed(args, 1),
    bots,
    rotate: args.flag('rotate') ?? new Set(bots).size > 1,
  }
}

export function planJson(plan: Plan): object {
  const { entry, players, options, games, seed, bots, rotate } = plan
  const { id, version } = entry.game
  const { variant } = entry.game
  return {
    ...{
      game: id,
      version,
      ...(variant ? { variant } : {}),
      players,
      options,
      games,
      seed,
      seated: bots.map((bot) => bot.id),
      rotate,
    },
  }
}

export function headLines({ entry, players, games, seed, bots, rotate }: Plan): string[] {
  const ids = bots.map((bot) => bot.id).join(', ')
  const head = `${titleOf(entry)}, ${counted(players, 'player')}, ${counted(games, 'game')}, seed ${seed}, bots ${ids}`
  if (!rotate) return [head]
  const rest = games % players
  if (rest === 0) return [`${head}, changing seats`]
  return [
    `${head}, changing seats`,
    `The last deal was played with only ${rest} of the ${players} seatings; ${nextMultiple(games, players)} games would cover them all.`,
  ]
}

/** A game's name, and its variant's. */
export function titleOf({ game }: GameEntry): string {
  return game.variant ? `${game.name}, variant “${game.variant.name}”` : game.name
}

function nextMultiple(games: number, players: number): number {
  return Math.ceil(games / players) * players
}
