import type { AnyGame, GameEvent, GameState, GameView, Move } from './contract.ts'
import { phaseSpec, type PhaseSpec } from './contract.ts'
import { has, listSeats, only, type Seat, type Viewer } from './seats.ts'
import { quickIO } from './io.ts'
import { moveList } from './simulate.ts'
import type { Offer, Update } from './wire.ts'

/** The part of an update that follows from the position alone. */
export type Seen = Omit<Update, 'at' | 'undo' | 'decision'>

/** The legal moves of a seat; in a phase of secret choices, even of one that has already chosen. */
export function listLegal(game: AnyGame, state: GameState, seat: Seat): Move[] {
  const waiting = game.waiting(state)
  if (waiting === 0) return []
  const mayChange = phaseSpec(game, game.phase(state)).decides === 'sealed' && state.sealed[seat] != null
  return has(waiting, seat) || mayChange ? (game.moves(state, seat, moveList()) as Move[]) : []
}

function offerOf(game: AnyGame, state: GameState, spec: PhaseSpec, seat: Seat, move: Move): Offer {
  const effects = game.preview(state, seat, move)
  const final = spec.final?.includes(move.do) || opensAll(game, state, spec, seat, move)
  if (effects.length === 0 && !final) return { move }
  return { move, ...(effects.length > 0 ? { effects } : {}), ...(final ? { final } : {}) }
}

/** Whether a secret choice is the last that is waited for: all are opened then, and it can't be changed any more. */
function opensAll(game: AnyGame, state: GameState, spec: PhaseSpec, seat: Seat, move: Move): boolean {
  if (spec.decides !== 'sealed' || game.waiting(state) !== only(seat)) return false
  const after = game.clone(state) as GameState
  const io = quickIO<GameEvent>(0)
  io.keep = true
  game.apply(after, seat, move, io)
  return io.entered.length > 0
}

/**
 * What a viewer sees of a position, and of the events that led to it. Without `asked`, nothing can be chosen any
 * more.
 */
export function seenBy(
  game: AnyGame,
  state: GameState,
  who: Viewer,
  events: readonly GameEvent[],
  asked = true,
): Seen {
  const waiting = game.waiting(state)
  const phase = game.phase(state)
  const spec = phaseSpec(game, phase)
  const seated = who !== 'watcher'
  const legal = seated && asked ? listLegal(game, state, who) : []
  return {
    view: game.view(state, who) as GameView,
    phase,
    prompt: seated && has(waiting, who) ? spec.prompt : spec.wait,
    waiting: listSeats(waiting),
    offers: legal.map((move) => offerOf(game, state, spec, who as Seat, move)),
    events: events
      .map((event) => game.redact(event, who) as GameEvent | null)
      .filter((event) => event !== null),
    ending: game.ending(state),
    scores: game.scores(state),
  }
}
