/** Games as files: taken from a table on this device, and put back onto one. */
import { LEVELS } from '@harvest/bots/bots'
import {
  firstForeignDraw,
  Match,
  parseRecord,
  replay,
  seededSource,
  type AnyGame,
  type GameRecord,
  type Move,
  type Result,
  type Seat,
} from '@harvest/engine'
import type { Begun, SeatInfo, SeatWish, Stride } from '@harvest/server/pocket'

/** Who sat where, as far as a file or a table says. */
export type Player = Pick<SeatInfo, 'kind' | 'name' | 'level'>

/** What a table that goes on with a record begins with. */
export interface Kept {
  readonly game: string
  readonly options: object
  readonly seats: readonly SeatWish[]
  readonly names: readonly (string | null)[]
  readonly begun: Begun
}

/** The record with its players: whoever reads records passes over what they do not know. */
export function withPlayers(record: string, players: readonly Player[]): string {
  const end = record.indexOf('\n')
  const header = JSON.parse(record.slice(0, end)) as object
  const seated = players.map(({ kind, name, level }) => ({ kind, name, level }))
  return JSON.stringify({ ...header, players: seated }) + record.slice(end)
}

/** The game that a record file is of; throws a RecordError when it is none. */
export function gameOfRecord(text: string): string {
  return parseRecord(text).record.game
}

export type CheckAnswer =
  | { readonly ok: true; readonly draws: number; readonly seed: string; readonly commitment: string }
  | { readonly ok: false; readonly step: number; readonly message: string }

/** Replays a game and says whether every draw follows from the seed; throws a RecordError where it does not replay. */
export function checkRecord(game: AnyGame, text: string): CheckAnswer {
  const { record } = parseRecord(text)
  if (record.seed === null) return { ok: false, step: 0, message: record.game }
  let draws = record.setup.chance.length
  for (const position of replay(game, record)) draws += position.step?.chance.length ?? 0
  const foreign = firstForeignDraw(game, record)
  if (foreign !== null) return { ok: false, step: foreign, message: '' }
  return { ok: true, draws, seed: record.seed, commitment: record.seedCommitment }
}

/**
 * The game of a record, and of what is done `then`, as far as it is legal. Null when the shuffles are not those of the
 * seed; throws a RecordError where the rest does not follow.
 */
export function readRecord(game: AnyGame, text: string, then: readonly Stride[] = []): Kept | null {
  const { record } = parseRecord(text)
  if (record.seed === null || !checkRecord(game, text).ok) return null
  const players = playersOf(text)
  const seats = Array.from({ length: record.seats }, (_, seat): SeatWish => {
    const player = players[seat]
    if (player ? player.kind === 'person' : seat === 0) return 'me'
    const level = player?.level
    return `bot:${LEVELS.known.find((known) => known === level) ?? LEVELS.usual}`
  })
  return {
    game: record.game,
    options: record.options,
    seats,
    names: seats.map((_, seat) => nameOf(players[seat])),
    begun: {
      version: record.version,
      seed: record.seed,
      steps: [
        ...record.steps.map(({ seat, move }): Stride => [seat, move]),
        ...legalAfter(game, record, then),
      ],
    },
  }
}

function legalAfter(game: AnyGame, record: GameRecord, then: readonly Stride[]): Stride[] {
  let played = Match.start(game, record.seats, record.options, seededSource(record.seed!))
  for (const { seat, move } of record.steps) if (played.ok) played = next(played.value, seat, move)
  const legal: Stride[] = []
  for (const [seat, move] of then) {
    if (played.ok) played = next(played.value, seat, move)
    if (!played.ok) break
    legal.push([seat, move])
  }
  return legal
}

function next(match: Match, seat: Seat, move: Move): Result<Match> {
  const played = match.play(seat, move)
  return played.ok ? { ok: true, value: played.value.match } : played
}

function playersOf(text: string): readonly (Partial<Player> | null)[] {
  const { players } = JSON.parse(text.slice(0, text.indexOf('\n'))) as { players?: unknown }
  return Array.isArray(players) ? (players as (Partial<Player> | null)[]) : []
}

function nameOf(player: Partial<Player> | null | undefined): string | null {
  return typeof player?.name === 'string' && player.kind === 'person' ? player.name : null
}
