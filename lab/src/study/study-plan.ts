/** What a study plays: tables with their bots, options and crossed decks, and so a numbered list of games. */
import type { Bot, GameEntry } from '@harvest/bots'
import {
  counted,
  engineEn,
  parseOptions,
  refusalSentence,
  type OptionSpec,
  type Variant,
} from '@harvest/engine'
import { UsageError } from '../lab.ts'

/** One line of a plan, as it is written in its file. */
export interface TableSpec {
  /** One number of players or several. */
  readonly players: number | readonly number[]
  /** A bot for each seat; the last one repeats. */
  readonly bots: readonly string[]
  /** For each number of players, or for each combination where something is crossed. */
  readonly games: number
  readonly options?: { readonly [name: string]: unknown }
  /** An option with a word for each seat: every combination of its words is played. */
  readonly cross?: string
  /** An option with a word for each seat that moves round the table as it is; no plan in a file has that. */
  readonly around?: string
}

/** What a study is told. It is stored with its results, which belong to no other plan. */
export interface StudySpec {
  readonly game: string
  readonly variant?: Variant
  readonly seed: number
  /** Leaves out the choices: weighing moves takes longer than playing by chance. */
  readonly isBrief?: boolean
  readonly tables: readonly TableSpec[]
}

/** Seats with their bots and options, and how many games they play. */
export interface StudyTable {
  readonly players: number
  readonly bots: readonly Bot[]
  readonly options: object
  /** The option that moves round the table with the bots, if one is crossed or sent around. */
  readonly crossed: string | null
  readonly rotates: boolean
  readonly games: number
  /** The number of its first game among all games of the study. */
  readonly from: number
}

export interface StudyPlan {
  readonly entry: GameEntry
  readonly seed: number
  readonly isBrief: boolean
  readonly tables: readonly StudyTable[]
  readonly games: number
}

export const MOST_GAMES = 10_000_000

type Fields = { readonly [name: string]: unknown }

/** A plan from what a file says; every fault is named with the table it is in. */
export function readSpec(game: string, seed: number, input: unknown): StudySpec {
  if (!isFields(input) || !Array.isArray(input.tables) || input.tables.length === 0)
    throw new UsageError('A plan is an object with a list of "tables" that holds at least one.')
  if (input.game !== undefined && input.game !== game)
    throw new UsageError(`This plan is for ${JSON.stringify(input.game)}, not for "${game}".`)
  unknownField('The plan', input, ['game', 'seed', 'tables'])
  const own = input.seed === undefined ? seed : input.seed
  if (!isWhole(own, 0)) throw new UsageError('The plan’s "seed" must be a whole number from 0.')
  return { game, seed: own, tables: input.tables.map((table, n) => readTable(table, `Table ${n + 1}`)) }
}

function readTable(input: unknown, where: string): TableSpec {
  if (!isFields(input)) throw new UsageError(`${where} of the plan must be an object.`)
  unknownField(where, input, ['players', 'bots', 'games', 'options', 'cross'])
  const { players, bots = ['greedy'], games, options, cross } = input
  const counts = Array.isArray(players) ? players : [players]
  if (counts.length === 0 || !counts.every((count) => isWhole(count, 1)))
    throw new UsageError(`${where}: "players" must be a number of players, or a list of them.`)
  if (!Array.isArray(bots) || bots.length === 0 || !bots.every((bot) => typeof bot === 'string'))
    throw new UsageError(`${where}: "bots" must be a list of bots, such as ["greedy"].`)
  if (!isWhole(games, 1)) throw new UsageError(`${where}: "games" must be a whole number from 1.`)
  if (options !== undefined && !isFields(options))
    throw new UsageError(`${where}: "options" must be an object.`)
  if (cross !== undefined && typeof cross !== 'string')
    throw new UsageError(`${where}: "cross" must be the name of an option.`)
  return {
    players: counts,
    bots: bots as string[],
    games,
    ...(options === undefined ? {} : { options }),
    ...(cross === undefined ? {} : { cross }),
  }
}

function unknownField(where: string, input: Fields, known: readonly string[]): void {
  const name = Object.keys(input).find((key) => !known.includes(key))
  if (name !== undefined)
    throw new UsageError(`${where} has "${name}", which is none of ${known.join(', ')}.`)
}

/** The tables of a plan, checked against the game and the bots there are. */
export function makePlan(entry: GameEntry, bots: readonly Bot[], spec: StudySpec): StudyPlan {
  const tables: StudyTable[] = []
  let from = 0
  for (const [n, table] of spec.tables.entries())
    for (const made of expand(entry, bots, table, `Table ${n + 1}`)) {
      tables.push({ ...made, from })
      from += made.games
    }
  if (from > MOST_GAMES) throw new UsageError(`The plan has ${from} games; the most is ${MOST_GAMES}.`)
  return { entry, seed: spec.seed, isBrief: spec.isBrief === true, tables, games: from }
}

type Unplaced = Omit<StudyTable, 'from'>

function* expand(
  entry: GameEntry,
  known: readonly Bot[],
  spec: TableSpec,
  where: string,
): Generator<Unplaced> {
  const { min, max } = entry.game.seats
  for (const players of [spec.players].flat()) {
    if (players < min || players > max)
      throw new UsageError(
        `${where}: ${entry.game.name} is for ${min} to ${counted(max, 'player')}, not ${players}.`,
      )
    const bots = seatBots(known, spec.bots, players, where)
    const differ = new Set(bots).size > 1
    if (spec.cross === undefined) {
      const options = checkOptions(entry, players, spec.options ?? {}, where)
      const crossed = spec.around ?? null
      yield { players, bots, options, crossed, rotates: differ || crossed !== null, games: spec.games }
      continue
    }
    for (const words of combinations(crossWords(entry, spec.cross, where), players)) {
      const options = checkOptions(entry, players, { ...spec.options, [spec.cross]: words }, where)
      yield { players, bots, options, crossed: spec.cross, rotates: true, games: spec.games }
    }
  }
}

function seatBots(known: readonly Bot[], ids: readonly string[], players: number, where: string): Bot[] {
  if (ids.length > players)
    throw new UsageError(`${where} names ${counted(ids.length, 'bot')} for ${counted(players, 'seat')}.`)
  return Array.from({ length: players }, (_, seat) => {
    const id = ids[Math.min(seat, ids.length - 1)]
    const bot = known.find((one) => one.id === id)
    if (bot) return bot
    throw new UsageError(
      `${where}: there’s no bot "${id}". Choose from: ${known.map((one) => one.id).join(', ')}.`,
    )
  })
}

function checkOptions(entry: GameEntry, players: number, input: object, where: string): object {
  const parsed = parseOptions(entry.game.options, players, input)
  if (parsed.ok) return parsed.value
  const said = refusalSentence(engineEn, entry.text.en, parsed.refusal, (seat) => `seat ${seat + 1}`)
  throw new UsageError(`${where}, ${counted(players, 'player')}: ${said}`)
}

function crossWords(entry: GameEntry, name: string, where: string): readonly string[] {
  const specs = entry.game.options as { readonly [name: string]: OptionSpec }
  const spec = Object.hasOwn(specs, name) ? specs[name] : undefined
  if (spec?.kind === 'seatChoice') return spec.values
  const can = Object.keys(specs).filter((key) => specs[key].kind === 'seatChoice')
  throw new UsageError(
    `${where}: "${name}" can’t be crossed, because it isn’t an option with a word for each seat. ${
      can.length > 0 ? `Choose from: ${can.join(', ')}.` : `${entry.game.name} has none.`
    }`,
  )
}

/** Every choice of `size` of the words, in their order. */
export function combinations(words: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return words.flatMap((word, n) => combinations(words.slice(n + 1), size - 1).map((rest) => [word, ...rest]))
}

/** One game of a study, ready to be played. */
export interface StudyGame {
  readonly number: number
  readonly table: number
  readonly players: number
  readonly bots: readonly Bot[]
  readonly options: object
  readonly isBrief: boolean
  /** What decides the deal; games of one deal differ only in who sits where. */
  readonly deal: number
}

export function gameAt(plan: StudyPlan, number: number): StudyGame {
  const table = plan.tables.findLastIndex(({ from }) => from <= number)
  const { players, bots, options, crossed, rotates, from } = plan.tables[table]
  const index = number - from
  const turn = rotates ? index % players : 0
  const deal = rotates ? Math.floor(index / players) : index
  const around = <T>(list: readonly T[]): T[] => list.map((_, seat) => list[(seat + turn) % players])
  const own = options as { readonly [name: string]: readonly string[] }
  return {
    ...{
      number,
      table,
      players,
      isBrief: plan.isBrief,
      bots: around(bots),
      deal: mixed(plan.seed, table, deal),
    },
    options: crossed === null ? options : { ...own, [crossed]: around(own[crossed]) },
  }
}

/** One seed of several numbers: neighbours have nothing in common. */
export function mixed(...numbers: readonly number[]): number {
  let hash = 0x9e3779b9
  for (const number of numbers)
    for (const part of [number >>> 0, Math.floor(number / 2 ** 32)]) {
      hash = Math.imul(hash ^ part, 0x85ebca6b)
      hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
      hash ^= hash >>> 16
    }
  return hash >>> 0
}

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function isWhole(value: unknown, least: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least
}
