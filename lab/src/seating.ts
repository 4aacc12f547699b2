/** What most commands are told: which game, how many players, which options, seed and bots. */
import type { Bot, GameEntry } from '@harvest/bots'
import { counted, engineEn, parseOptions, refusalSentence, type Refusal } from '@harvest/engine'
import { clip, type Args, type OptionHelp } from './args.ts'
import { UsageError, type Lab } from './lab.ts'
import { VARIANT_OPTION, withVariant } from './variant.ts'

export const SEATING_OPTIONS = {
  ...VARIANT_OPTION,
  players: { value: 'N', help: 'how many play (the fewest possible)' },
  options: { value: 'JSON', help: `the game's options, such as '{"name":true}'` },
} satisfies Record<string, OptionHelp>

export const LARGEST_SEED = Number.MAX_SAFE_INTEGER

export interface Seating {
  readonly entry: GameEntry
  readonly players: number
  /** Complete: whatever was left out has its default. */
  readonly options: object
}

export function readGame(lab: Lab, args: Args): GameEntry {
  const id = args.operand()
  const entry = lab.games.find(({ game }) => game.id === id)
  if (!entry) throw new UsageError(`There’s no game "${clip(id)}". Choose from: ${idsOf(lab)}.`)
  return entry
}

export async function readSeating(lab: Lab, args: Args): Promise<Seating> {
  const entry = await withVariant(readGame(lab, args), args)
  const { seats } = entry.game
  const players = args.whole('players', seats.min, seats.max, seats.min)
  const parsed = parseOptions(entry.game.options, players, readJson(args))
  if (!parsed.ok) throw refused(entry, parsed.refusal)
  return { entry, players, options: parsed.value }
}

export function readSeed(args: Args, fallback: number): number {
  return args.whole('seed', 0, LARGEST_SEED, fallback)
}

/** A bot for each of `seats` seats; the last one named repeats. */
export function readBots(lab: Lab, args: Args, seats: number, fallback: string): Bot[] {
  const ids = (args.text('bots') ?? fallback).split(',').map((id) => id.trim())
  const named = ids.map((id) => findBot(lab, id))
  if (named.length > seats)
    throw new UsageError(
      `--bots names ${counted(named.length, 'bot')}, but there ${seats === 1 ? 'is' : 'are'} only ${counted(seats, 'seat')} for them.`,
    )
  return Array.from({ length: seats }, (_, seat) => named[Math.min(seat, named.length - 1)])
}

export function findBot(lab: Lab, id: string): Bot {
  const bot = lab.bots.find((known) => known.id === id)
  if (bot) return bot
  throw new UsageError(
    `There’s no bot "${clip(id)}". Choose from: ${lab.bots.map((known) => known.id).join(', ')}.`,
  )
}

function idsOf(lab: Lab): string {
  return lab.games.map(({ game }) => game.id).join(', ')
}

function readJson(args: Args): unknown {
  const text = args.text('options')
  if (text === undefined) return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`--options takes JSON such as '{"name":true}', and "${clip(text)}" isn’t JSON.`)
  }
}

function refused(entry: GameEntry, refusal: Refusal): UsageError {
  return new UsageError(refusalSentence(engineEn, entry.text.en, refusal, (seat) => `seat ${seat + 1}`))
}
