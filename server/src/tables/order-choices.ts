/**
 * What a seat can order in advance: all it may be asked from here on, with all it could then do. Found by playing on,
 * at random, from positions that are true only in what the seat can know; so it knows no game, and tells nothing.
 */
import {
  canonical,
  FastRng,
  has,
  listLegal,
  listSeats,
  moveList,
  plain,
  quickIO,
  cutIntoSections,
  type AnyGame,
  type AnyText,
  type GameState,
  type GameView,
  type Move,
  type Names,
  type PhaseId,
  type Rng,
  type Seat,
} from '@harvest/engine'
import { random32 } from '../chance.ts'
import { soon } from '../soon.ts'
import type { OrderChoice, OrderChoices } from '../wire.ts'
import { listParts } from './order-outcome.ts'
import { ordersAt, tellOrders } from './order-state.ts'
import type { TableState } from './state.ts'

const GAMES = 30
/** All games together. */
const MAX_DECISIONS = 6_000
/** More than these nobody reads through. */
const MAX_MOVES = 120
/** Positions in which a move is put into words, to see whether they always say the same. */
const MAX_VIEWS = 4
/** As many moves as an order may hold. */
const MAX_TOGETHER = 10

/** Nobody can work out from what it gave what it was given: that would tell what is hidden. */
const secretRng: Rng = { chance: (n) => Math.floor((random32() / 2 ** 32) * n) }

/** A move and some positions in which it could be made. */
interface Found {
  readonly move: Move
  readonly views: GameView[]
}

type FoundMoves = Map<PhaseId, Map<string, Found>>

/** In the words of a language. */
export async function orderChoices(
  state: TableState,
  seat: Seat,
  text: AnyText,
  names: Names,
): Promise<OrderChoices> {
  const { game, state: position } = state.match!
  const found: FoundMoves = new Map()
  note(found, game, position, seat, listLegal(game, position, seat))
  await search(found, state, seat)
  // What stands, or has ended, is listed even if nothing of the kind came up.
  const view = game.view(position, seat) as GameView
  const { standing, ended } = ordersAt(state, seat)
  for (const { phase, moves, unlessMoves = [] } of [...standing, ...ended])
    if (phase !== null)
      for (const move of [...moves, ...unlessMoves]) noteMove(found, phase, move, () => view)
  return {
    ...tellOrders(state, seat),
    phases: Array.from(found, ([phase, moves]) => ({
      phase,
      name: text.phases[phase] ?? phase,
      choices: groupByWords([...moves.values()], text, names),
    })),
    parts: namedParts(state, seat, text, view, names),
  }
}

/** Play on, a game at a time, so that others need not wait until all are over. */
async function search(found: FoundMoves, { match }: TableState, seat: Seat): Promise<void> {
  const { game, state: position } = match!
  const rng = new FastRng(random32())
  const io = quickIO(random32())
  const made = new Set<string>()
  let left = MAX_DECISIONS
  for (let played = 0; played < GAMES && left > 0; played++) {
    await new Promise<void>((resolve) => soon(resolve))
    const state = game.redeal(position, seat, secretRng) as GameState
    for (; left > 0; left--) {
      const waiting = listSeats(game.waiting(state))
      if (waiting.length === 0) break
      const who = waiting[rng.chance(waiting.length)]!
      const moves = game.moves(state, who, moveList()) as Move[]
      const move = who === seat ? newest(moves, made, rng) : moves[rng.chance(moves.length)]!
      if (who === seat) note(found, game, state, seat, moves)
      game.apply(state, who, move, io)
    }
  }
}

/** One that has not been made yet, if there is any: so more of the game is seen. */
function newest(moves: readonly Move[], made: Set<string>, rng: Rng): Move {
  const fresh = moves.filter((move) => !made.has(canonical(move)))
  const choices = fresh.length > 0 ? fresh : moves
  const move = choices[rng.chance(choices.length)]!
  made.add(canonical(move))
  return move
}

function note(found: FoundMoves, game: AnyGame, state: GameState, seat: Seat, moves: readonly Move[]): void {
  if (!has(game.waiting(state), seat)) return
  let view: GameView | null = null
  for (const move of moves)
    noteMove(found, game.phase(state), move, () => (view ??= game.view(state, seat) as GameView))
}

function noteMove(found: FoundMoves, phase: PhaseId, move: Move, view: () => GameView): void {
  const moves = found.get(phase) ?? new Map<string, Found>()
  const key = canonical(move)
  const known = moves.get(key)
  if (known && known.views.length < MAX_VIEWS) known.views.push(view())
  else if (!known && moves.size < MAX_MOVES) moves.set(key, { move, views: [view()] })
  found.set(phase, moves)
}

/** What is called the same is one choice, such as copies of a card: whichever there is. */
function groupByWords(found: readonly Found[], text: AnyText, names: Names): OrderChoice[] {
  const groups = new Map<string, { readonly words: string; readonly moves: Move[] }>()
  for (const each of found) {
    const words = wordsOf(each, text, names)
    const group = groups.get(plain(words)) ?? { words, moves: [] }
    if (group.moves.length < MAX_TOGETHER) group.moves.push(each.move)
    groups.set(plain(words), group)
  }
  return [...groups.values()]
}

/** Of what changes from position to position only dots are left: here it was made up. */
function wordsOf({ move, views }: Found, text: AnyText, names: Names): string {
  const said = views.flatMap((view) => {
    try {
      return [text.move(move, view, names)]
    } catch {
      // The words of a move that isn't possible now may need more than a position of today has.
      return []
    }
  })
  return said.length === 0 ? move.do : said.reduce(whatIsTheSame)
}

/** A picture, or a word. */
const WORDS = /\{[^}]*\}|[^\s{]+/g

function whatIsTheSame(a: string, b: string): string {
  if (a === b) return a
  const [left, right] = [a.match(WORDS) ?? [], b.match(WORDS) ?? []]
  const most = Math.min(left.length, right.length)
  let start = 0
  while (start < most && left[start] === right[start]) start++
  let end = 0
  while (end < most - start && left.at(-1 - end) === right.at(-1 - end)) end++
  return [...left.slice(0, start), '…', ...left.slice(left.length - end)].join(' ')
}

function namedParts(
  state: TableState,
  seat: Seat,
  text: AnyText,
  view: GameView,
  names: Names,
): OrderChoices['parts'] {
  const sections = cutIntoSections(plain(text.describe(view, names)))
  return listParts(state, seat).flatMap(({ part, index }) => {
    const title = sections[index]?.title
    return title ? [{ part, title }] : []
  })
}
