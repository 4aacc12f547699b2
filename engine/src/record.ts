import { recordedSource, seededSource } from './chance.ts'
import type { AnyGame, GameEvent, Move, Score } from './contract.ts'
import { commitTo, hashState } from './hash.ts'
import { canonical } from './json.ts'
import { Match } from './match.ts'
import type { Seat } from './seats.ts'
import type { Variant } from './variant/tables.ts'

export const RECORD_FORMAT = 'harvest-table-record/1'

export interface RecordedStep {
  readonly seat: Seat
  readonly move: Move
  readonly chance: readonly number[]
  /** Of the state after the step. */
  readonly hash: string
}

/** A game from its first shuffle on, with undone steps left out. Replaying it gives every hash again. */
export interface GameRecord {
  readonly format: string
  readonly game: string
  readonly version: number
  /** What was different from the game as printed; left out where nothing was. */
  readonly variant?: Variant
  readonly options: object
  readonly seats: number
  /** SHA-256 of the seed, shown from the start. */
  readonly seedCommitment: string
  /** The seed itself, once the game is over. */
  readonly seed: string | null
  readonly setup: { readonly chance: readonly number[]; readonly hash: string }
  readonly steps: readonly RecordedStep[]
}

/** Where a replay is, for whoever follows it. */
export interface Replayed {
  readonly match: Match
  readonly events: readonly GameEvent[]
  /** Null for the position after set-up. */
  readonly step: RecordedStep | null
}

/** EN-REC-1: the record of a match. The seed is left out unless it is given, and belongs in only when the game is over. */
export function recordOf(match: Match, seedCommitment: string, seed: string | null): GameRecord {
  const { game, seats, options, setupChance } = match
  const kept = match.steps()
  const source = recordedSource([...setupChance, ...kept.flatMap((step) => step.chance)])
  let current = started(game, seats, options, source)
  const setup = { chance: setupChance, hash: hashState(current.state) }
  const steps = kept.map((step): RecordedStep => {
    const played = current.play(step.seat, step.move)
    if (!played.ok) throw new Error(`a step that was accepted is refused on replay: ${played.refusal.rule}`)
    current = played.value.match
    return { seat: step.seat, move: step.move, chance: step.chance, hash: hashState(current.state) }
  })
  return {
    format: RECORD_FORMAT,
    game: game.id,
    version: game.version,
    ...(game.variant ? { variant: game.variant } : {}),
    options,
    seats,
    seedCommitment,
    seed,
    setup,
    steps,
  }
}

function started(
  game: AnyGame,
  seats: number,
  options: unknown,
  source: ReturnType<typeof recordedSource>,
): Match {
  const result = Match.start(game, seats, options, source)
  if (!result.ok) throw new RecordError(0, `the set-up is refused (${result.refusal.key})`)
  return result.value
}

/** A record that doesn't replay: at which step (0 is the set-up), and why. */
export class RecordError extends Error {
  readonly step: number
  constructor(step: number, message: string) {
    super(message)
    this.step = step
  }
}

const variantName = (variant: Variant | undefined): string =>
  variant ? `the variant "${variant.name}"` : 'the game as printed'

/** EN-REC-1: replay a record position by position; throws a RecordError at the first difference. */
export function* replay(game: AnyGame, record: GameRecord): Generator<Replayed, Match> {
  if (record.game !== game.id)
    throw new RecordError(0, `this is a record of ${record.game}, not of ${game.id}`)
  if (record.version !== game.version)
    throw new RecordError(
      0,
      `the record is of version ${record.version} of ${game.id}, and this is version ${game.version}`,
    )
  if (canonical(record.variant ?? null) !== canonical(game.variant ?? null))
    throw new RecordError(
      0,
      `the record is of ${variantName(record.variant)}, and this is ${variantName(game.variant)}`,
    )
  checkSeed(record)
  const source = recordedSource([...record.setup.chance, ...record.steps.flatMap((step) => step.chance)])
  let match = attempt(0, () => started(game, record.seats, record.options, source))
  if (canonical(match.options) !== canonical(record.options))
    throw new RecordError(0, 'the options are not complete')
  compare(0, 'draws', match.setupChance.length, record.setup.chance.length)
  compare(0, 'hash', hashState(match.state), record.setup.hash)
  yield { match, events: match.opening, step: null }
  for (const [index, step] of record.steps.entries()) {
    const n = index + 1
    const played = attempt(n, () => match.play(step.seat, step.move))
    if (!played.ok) throw new RecordError(n, `the move is refused by rule ${played.refusal.rule}`)
    match = played.value.match
    compare(n, 'draws', played.value.step!.chance.length, step.chance.length)
    compare(n, 'hash', hashState(match.state), step.hash)
    yield { match, events: played.value.events, step }
  }
  return match
}

function attempt<T>(step: number, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof RecordError) throw error
    throw new RecordError(step, error instanceof Error ? error.message : String(error))
  }
}

function compare(step: number, what: string, got: string | number, recorded: string | number): void {
  if (got !== recorded) throw new RecordError(step, `${what} ${got} on replay, ${recorded} in the record`)
}

/** If the seed is known, every draw must be the one it gives. */
function checkSeed(record: GameRecord): void {
  if (record.seed === null) return
  if (!isSeed(record.seed) || commitTo(record.seed) !== record.seedCommitment)
    throw new RecordError(0, 'the seed is not the one that was committed to')
}

/**
 * Whether the draws of a replayed game are those of its seed. Needs the bounds of each draw, so the game is
 * played again on the seed itself. Returns the first step whose chance differs, or null.
 */
export function firstForeignDraw(game: AnyGame, record: GameRecord): number | null {
  if (record.seed === null) return null
  let match = started(game, record.seats, record.options, seededSource(record.seed))
  if (canonical(match.setupChance) !== canonical(record.setup.chance)) return 0
  for (const [index, step] of record.steps.entries()) {
    const played = match.play(step.seat, step.move)
    if (!played.ok || canonical(played.value.step!.chance) !== canonical(step.chance)) return index + 1
    match = played.value.match
  }
  return null
}

/** The last line of a record file. */
export interface RecordEnd {
  readonly ending: string | null
  readonly scores: readonly Score[] | null
}

/** The record as lines of JSON: a header, a line a step, the end. `extra` adds to a step's line. */
export function* recordLines(
  record: GameRecord,
  end: RecordEnd,
  extra?: (seq: number) => object,
): Generator<string> {
  const { steps, ...header } = record
  yield JSON.stringify({ kind: 'header', ...header })
  for (const [index, step] of steps.entries())
    yield JSON.stringify({ kind: 'step', seq: index + 1, ...step, ...extra?.(index + 1) })
  yield JSON.stringify({ kind: 'end', steps: steps.length, ...end })
}

/** Read a record file back; every fault is named with its line. */
export function parseRecord(text: string): { record: GameRecord; end: RecordEnd } {
  const lines = text.trimEnd().split(/\r?\n/)
  if (lines.length === 1 && lines[0] === '') throw new RecordError(0, 'the file is empty')
  const rows = lines.map((line, index) => parseLine(line, index + 1))
  const header = rows[0]!
  const last = rows.at(-1)!
  if (header.kind !== 'header' || header.format !== RECORD_FORMAT)
    throw new RecordError(0, `line 1 is not the header of a ${RECORD_FORMAT} file`)
  if (last.kind !== 'end')
    throw new RecordError(rows.length - 1, 'the record is cut off: its last line is missing')
  const body = rows.slice(1, -1)
  if (last.steps !== body.length)
    throw new RecordError(0, `the record is not whole: ${body.length} steps of ${String(last.steps)}`)
  const record: GameRecord = {
    format: RECORD_FORMAT,
    game: field(header, 'game', isText, 1),
    version: field(header, 'version', isCount, 1),
    ...(header.variant === undefined ? {} : { variant: parseVariantOf(header) }),
    options: field(header, 'options', isObject, 1),
    seats: field(header, 'seats', isCount, 1),
    seedCommitment: field(header, 'seedCommitment', isText, 1),
    seed: header.seed === null ? null : field(header, 'seed', isSeed, 1),
    setup: parseSetup(field(header, 'setup', isObject, 1)),
    steps: body.map((row, index) => parseStep(row, index)),
  }
  return {
    record,
    end: { ending: (last.ending ?? null) as string | null, scores: (last.scores ?? null) as Score[] | null },
  }
}

function parseVariantOf(header: Row): Variant {
  const { game, name, changes } = field(header, 'variant', isObject, 1) as { readonly [key: string]: unknown }
  if (!isText(game) || !isText(name) || !isObject(changes))
    throw new RecordError(0, 'line 1: "variant" is wrong')
  return { game, name, changes: changes as Variant['changes'] }
}

type Row = { readonly [key: string]: unknown }

function parseLine(line: string, number: number): Row {
  let row: unknown
  try {
    row = JSON.parse(line)
  } catch {
    throw new RecordError(number - 1, `line ${number} is not JSON`)
  }
  if (!isObject(row)) throw new RecordError(number - 1, `line ${number} is not an object`)
  return row as Row
}

function parseSetup(setup: object): GameRecord['setup'] {
  return { chance: field(setup as Row, 'chance', isCounts, 1), hash: field(setup as Row, 'hash', isText, 1) }
}

function parseStep(row: Row, index: number): RecordedStep {
  const line = index + 2
  if (row.kind !== 'step' || row.seq !== index + 1)
    throw new RecordError(index + 1, `line ${line} is not step ${index + 1}`)
  return {
    seat: field(row, 'seat', isCount, line),
    move: field(row, 'move', isObject, line) as Move,
    chance: field(row, 'chance', isCounts, line),
    hash: field(row, 'hash', isText, line),
  }
}

function field<T>(row: Row, name: string, is: (value: unknown) => value is T, line: number): T {
  const value = Object.hasOwn(row, name) ? row[name] : undefined
  if (!is(value)) throw new RecordError(Math.max(0, line - 1), `line ${line}: "${name}" is missing or wrong`)
  return value
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200
const isSeed = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
const isObject = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const isCounts = (value: unknown): value is number[] => Array.isArray(value) && value.every(isCount)
