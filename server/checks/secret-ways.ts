/**
 * Positions of random games in which several seats choose in secret, and the many ways in which one of them can come
 * to the same choice without anybody noticing: straight, with detours, taken back, or not moving at all.
 */
import {
  type FastRng,
  listSeats,
  Match,
  phaseSpec,
  seededSource,
  seedFromNumber,
  type AnyGame,
  type Move,
  type Seat,
  type UndoScope,
} from '@harvest/engine'

/** What somebody does in secret, in one command. */
export type SecretCommand =
  | { readonly kind: 'moves'; readonly moves: readonly Move[] }
  | { readonly kind: 'undo'; readonly scope: UndoScope }
  | {
      readonly kind: 'order'
      readonly phase: string | null
      readonly moves: readonly Move[]
      readonly always: true
    }
  | { readonly kind: 'withdraw' }

export interface Past {
  readonly seed: string
  readonly match: Match
}

export function isSealed(match: Match): boolean {
  return phaseSpec(match.game, match.game.phase(match.state)).decides === 'sealed'
}

export function hasSealedPhase(game: AnyGame): boolean {
  return game.phases.some(({ decides }) => decides === 'sealed')
}

export function waitingAt(match: Match): Seat[] {
  return listSeats(match.game.waiting(match.state))
}

/** A random game up to a position in which at least two seats have yet to choose in secret; null when it had none. */
export function samplePast(game: AnyGame, seats: number, rng: FastRng): Past | null {
  const seed = seedFromNumber(rng.chance(2 ** 32))
  const started = Match.start(game, seats, {}, seededSource(seed))
  if (!started.ok) throw new Error(started.refusal.key)
  const found: Match[] = []
  for (let match = started.value; !match.over; match = playAny(match, rng))
    if (isSealed(match) && waitingAt(match).length > 1) found.push(match)
  return found.length === 0 ? null : { seed, match: found[rng.chance(found.length)]! }
}

function playAny(match: Match, rng: FastRng): Match {
  const waiting = waitingAt(match)
  const seat = waiting[rng.chance(waiting.length)]!
  return played(match, seat, anyMove(match, seat, rng))
}

export function anyMove(match: Match, seat: Seat, rng: FastRng): Move {
  const legal = match.legal(seat)
  return legal[rng.chance(legal.length)]!
}

/** After a move that must be legal. */
export function played(match: Match, seat: Seat, move: Move): Match {
  const next = match.play(seat, move)
  if (!next.ok) throw new Error(next.refusal.key)
  return next.value.match
}

/** What a seat has chosen so far, to the byte. */
export function choiceOf(match: Match, seat: Seat): string {
  return JSON.stringify(match.state.sealed[seat] ?? null)
}

/** A step of a walk that nobody notices. */
interface Stride {
  readonly match: Match
  readonly move: Move | UndoScope
}

function secretMove(match: Match, seat: Seat, move: Move): Stride | null {
  const next = match.play(seat, move)
  return next.ok && !next.value.noticed ? { match: next.value.match, move } : null
}

function secretUndo(match: Match, seat: Seat, scope: UndoScope): Stride | null {
  const next = match.undo(seat, scope)
  return next.ok && !next.value.noticed ? { match: next.value.match, move: scope } : null
}

/** Everything a seat can do now without anybody noticing, in any order. */
function listSecret(match: Match, seat: Seat): Stride[] {
  if (!isSealed(match)) return []
  const undos = (['step', 'turn'] as const).map((scope) => secretUndo(match, seat, scope))
  const moves = match.legal(seat).map((move) => secretMove(match, seat, move))
  return [...undos, ...moves].filter((stride) => stride !== null)
}

/** Up to this many moves ahead, and no undo: both lives can make them from the same choice. */
export function walkAhead(match: Match, seat: Seat, most: number, rng: FastRng): Move[] {
  const moves: Move[] = []
  let now = match
  for (let left = rng.chance(most + 1); left > 0; left--) {
    const ways = listSecret(now, seat).filter(({ move }) => typeof move !== 'string')
    if (ways.length === 0) break
    const { match: next, move } = ways[rng.chance(ways.length)]!
    moves.push(move as Move)
    now = next
  }
  return moves
}

/** A walk of at least this many strides that ends in the same choice as the straight way; null when none was found. */
export function findDetour(
  match: Match,
  seat: Seat,
  straight: readonly Move[],
  least: number,
  rng: FastRng,
): Stride['move'][] | null {
  const goal = choiceOf(
    straight.reduce((now, move) => played(now, seat, move), match),
    seat,
  )
  for (let tries = 0; tries < 40; tries++) {
    let now = match
    const taken: Stride['move'][] = []
    const go = (stride: Stride | null): boolean => {
      if (!stride) return false
      now = stride.match
      taken.push(stride.move)
      return true
    }
    const wander = (): boolean => {
      const ways = listSecret(now, seat)
      return ways.length > 0 && go(ways[rng.chance(ways.length)]!)
    }
    for (let i = 0; i < least && wander(); i++);
    if (rng.chance(2) === 0) go(secretUndo(now, seat, 'turn'))
    for (const move of straight) if (choiceOf(now, seat) !== goal) go(secretMove(now, seat, move))
    for (let i = 0; i < 20 && choiceOf(now, seat) !== goal && wander(); i++);
    if (choiceOf(now, seat) === goal && taken.length >= least) return taken
  }
  return null
}

/** As commands: moves one by one, or as many together as a command may hold. */
export function inCommands(walk: readonly Stride['move'][], together: number): SecretCommand[] {
  const commands: SecretCommand[] = []
  for (const move of walk) {
    const last = commands.at(-1)
    if (typeof move === 'string') commands.push({ kind: 'undo', scope: move })
    else if (last?.kind === 'moves' && last.moves.length < together)
      commands[commands.length - 1] = { kind: 'moves', moves: [...last.moves, move] }
    else commands.push({ kind: 'moves', moves: [move] })
  }
  return commands
}

/** The same with orders given on the way, all of which are withdrawn at its end. */
export function withOrders(
  commands: readonly SecretCommand[],
  match: Match,
  seat: Seat,
  rng: FastRng,
): SecretCommand[] {
  const { game, state } = match
  const order = (): SecretCommand =>
    rng.chance(2) === 0
      ? { kind: 'order', phase: null, moves: [], always: true }
      : { kind: 'order', phase: game.phase(state), moves: [anyMove(match, seat, rng)], always: true }
  const mixed = commands.flatMap((command) => (rng.chance(3) === 0 ? [order(), command] : [command]))
  return [order(), ...mixed, { kind: 'withdraw' }]
}
