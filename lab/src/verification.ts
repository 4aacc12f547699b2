/** Whether a record holds: it is replayed, and everything the file claims is compared with what happens. */
import type { GameEntry } from '@harvest/bots'
import {
  canonical,
  counted,
  firstForeignDraw,
  parseRecord,
  RecordError,
  replay,
  type AnyGame,
  type GameRecord,
  type Match,
  type RecordEnd,
  type Variant,
} from '@harvest/engine'

export type Verdict =
  | { readonly holds: true; readonly sentence: string }
  /** `step` 0 is the set-up; it and `line` are those of the first difference. */
  | { readonly holds: false; readonly step: number; readonly line: number; readonly sentence: string }

export function verifyRecord(games: readonly GameEntry[], text: string): Verdict {
  try {
    return { holds: true, sentence: replayAll(games, text) }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    const line = error.step + 1
    const where = error.step === 0 ? 'in the header (line 1)' : `at step ${error.step} (line ${line})`
    const sentence = /\bline \d/.test(error.message)
      ? `The record doesn’t check out: ${error.message}.`
      : `The record doesn’t check out ${where}: ${error.message}.`
    return { holds: false, step: error.step, line, sentence }
  }
}

/** The variant that a record names, if it can be read that far. */
export function recordedVariant(text: string): Variant | null {
  try {
    return parseRecord(text).record.variant ?? null
  } catch (error) {
    if (error instanceof RecordError) return null
    throw error
  }
}

function replayAll(games: readonly GameEntry[], text: string): string {
  const { record, end } = parseRecord(text)
  const game = games.find((entry) => entry.game.id === record.game)?.game
  if (!game) throw new RecordError(0, `there’s no game "${record.game}" here`)
  const extras = readExtras(text)
  const steps = replay(game, record)
  for (let n = 0; ; n++) {
    const next = steps.next()
    if (next.done) return conclude(game, record, end, next.value)
    if (n > 0) compareExtras(n, extras[n - 1], { events: next.value.events, state: next.value.match.state })
  }
}

function conclude(game: AnyGame, record: GameRecord, end: RecordEnd, match: Match): string {
  const last = record.steps.length + 1
  differs(last, 'the end reason', game.ending(match.state), end.ending)
  differs(last, 'the scores', game.scores(match.state), end.scores)
  const foreign = firstForeignDraw(game, record)
  if (foreign !== null) throw new RecordError(foreign, 'the draws don’t match the seed')
  const steps = `${counted(record.steps.length, 'step')}, and every hash matches`
  const seed =
    record.seed === null
      ? 'The seed isn’t in the record, so there’s no telling whether the draws came from it.'
      : 'All draws match the seed that was fixed before the game.'
  const over = match.over ? 'The scores match.' : 'The game isn’t over in this record.'
  return `The record checks out: ${game.name}, ${counted(record.seats, 'player')}, ${steps}. ${seed} ${over}`
}

interface Extras {
  readonly events?: unknown
  readonly state?: unknown
}

/** What step lines hold besides what a replay needs. */
function readExtras(text: string): Extras[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.slice(1, -1).map((line) => JSON.parse(line) as Extras)
}

function compareExtras(step: number, claimed: Extras, real: Required<Extras>): void {
  if (claimed.events !== undefined) differs(step, 'the events', real.events, claimed.events)
  if (claimed.state !== undefined) differs(step, 'the state', real.state, claimed.state)
}

function differs(step: number, what: string, real: unknown, claimed: unknown): void {
  if (canonical(real) !== canonical(claimed))
    throw new RecordError(step, `${what} ${firstDifference(real, claimed, '') ?? 'are written differently'}`)
}

/** Where two JSON values part, in words. */
function firstDifference(real: unknown, claimed: unknown, path: string): string | null {
  if (isTree(real) && isTree(claimed) && Array.isArray(real) === Array.isArray(claimed)) {
    for (const key of new Set([...Object.keys(real), ...Object.keys(claimed)])) {
      const found = firstDifference(real[key], claimed[key], `${path}/${key}`)
      if (found) return found
    }
    return null
  }
  if (real === claimed) return null
  return `differ${path === '' ? '' : ` at ${path}`}: ${brief(real)} on replay, ${brief(claimed)} in the record`
}

function isTree(value: unknown): value is { readonly [key: string]: unknown } {
  return value !== null && typeof value === 'object'
}

function brief(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
