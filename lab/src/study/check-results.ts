/** Whether lines of results are what they say: files are copied, cut and edited, and a report uses all of them. */
import type { StudyHeader } from './results.ts'
import type { StudyRow } from './study-game.ts'

type Fields = { readonly [name: string]: unknown }
type Check = (value: unknown) => boolean

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const isText: Check = (value) => typeof value === 'string'
const isNumber: Check = Number.isFinite
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const has =
  (checks: { readonly [name: string]: Check }): Check =>
  (value) =>
    isFields(value) && Object.entries(checks).every(([name, check]) => check(value[name]))
const listOf =
  (check: Check, length?: number): Check =>
  (value) =>
    Array.isArray(value) && (length === undefined || value.length === length) && value.every(check)
/** A list with a check for each place. */
const tuple =
  (...checks: readonly Check[]): Check =>
  (value) =>
    Array.isArray(value) && value.length === checks.length && checks.every((check, n) => check(value[n]))
const below =
  (most: number, least = 0): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) < most

const isSeat = has({
  ...{ bot: isText, faction: orNull(isText), score: isNumber, place: isCount, won: isNumber },
  parts: (value) => isFields(value) && Object.values(value).every(isNumber),
})

const isGame = has({
  ...{ game: isCount, table: isCount, ending: isText, rounds: orNull(isCount) },
  ...{ decisions: isCount, forced: isCount, offered: isCount },
  seats: (value) => Array.isArray(value) && value.length > 0 && value.every(isSeat),
  weighed: has({ decisions: isCount, matter: isCount, good: isCount }),
})

/** `cards` is how many the game has; what names another can't be counted. */
export function isRow(value: unknown, cards: number): value is StudyRow {
  if (!isGame(value)) return false
  const { seats, curve, seen, taken } = value as Fields & { seats: readonly unknown[] }
  const card = below(cards)
  return (
    orNull(listOf(listOf(isNumber, seats.length)))(curve) &&
    listOf(tuple(card, below(seats.length, -1)))(seen) &&
    listOf(tuple(card, below(seats.length), isCount, isCount, isNumber))(taken)
  )
}

const isTable = has({
  players: (value) => isCount(value) || listOf(isCount)(value),
  bots: listOf(isText),
  games: isCount,
})

const isVariant = has({ game: isText, name: isText, changes: isFields })

const isStudy = has({
  version: isCount,
  bots: (value) => value === undefined || isText(value),
  spec: has({
    ...{ game: isText, seed: isCount, tables: listOf(isTable) },
    variant: (value) => value === undefined || isVariant(value),
  }),
})

export function isHeader(value: unknown): value is StudyHeader {
  return isStudy(value)
}
