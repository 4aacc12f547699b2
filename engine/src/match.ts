import type { ChanceSource } from './chance.ts'
import type { AnyGame, GameEvent, GameState, Move, Sealed } from './contract.ts'
import { phaseSpec } from './contract.ts'
import { TableIO } from './io.ts'
import { canonical, moveKey } from './json.ts'
import { withoutLast } from './chain.ts'
import { listLegal, seenBy } from './look.ts'
import { parseOptions } from './options.ts'
import { accept, refuse, type Result } from './result.ts'
import { allSeats, listSeats, type Seat, type SeatSet, type Viewer } from './seats.ts'
import type { Update } from './wire.ts'

/** A step that stands: what was done and what chance answered. */
export interface Step {
  readonly seat: Seat
  readonly move: Move
  readonly chance: readonly number[]
  /** A secret choice that resolved nothing yet. */
  readonly quiet: boolean
}

interface Link {
  readonly step: Step
  readonly prev: Link | null
}

/** A position that undo may return to. */
interface Mark {
  readonly seat: Seat
  readonly stage: string
  readonly before: Position
  readonly prev: Mark | null
}

/** Everything that changes from step to step; never mutated once a match holds it. */
interface Position {
  readonly state: GameState
  readonly log: Link | null
  readonly draws: number
  readonly at: number
}

/** What a step or an undo led to. The old match stays as it was, so a failed commit just drops the new one. */
export interface Played {
  readonly match: Match
  readonly seat: Seat
  readonly events: readonly GameEvent[]
  /** Null for an undo. */
  readonly step: Step | null
  /** Whether anybody but the seat itself may notice it. */
  readonly noticed: boolean
}

export type UndoScope = 'step' | 'turn'

/** What `Match.resume` needs to know of a position. */
export interface Resumed {
  readonly state: GameState
  readonly draws: number
  readonly at: number
  readonly decisions: readonly number[]
}

interface Frame {
  readonly game: AnyGame
  readonly options: object
  readonly seats: number
  readonly source: ChanceSource
  readonly setupChance: readonly number[]
}

/**
 * One game being played: an immutable position with its history. A step clones the state and leaves the old
 * one as the snapshot that undo returns to.
 */
export class Match {
  readonly game: AnyGame
  readonly seats: number
  readonly state: GameState
  /** Goes up with each of the seat's own steps, and with each step that may change what it's asked. */
  readonly decisions: readonly number[]
  /** How many steps that everybody may know of led to this position. */
  readonly at: number
  /** What happened during set-up. */
  readonly opening: readonly GameEvent[]
  private readonly frame: Frame
  private readonly position: Position
  private readonly marks: Mark | null
  /** Earlier secret choices of each seat in the phase that is being decided. */
  private readonly drafts: readonly (readonly (Sealed | null)[])[]

  private constructor(
    frame: Frame,
    position: Position,
    decisions: readonly number[],
    marks: Mark | null,
    drafts: readonly (readonly (Sealed | null)[])[],
    opening: readonly GameEvent[],
  ) {
    this.frame = frame
    this.game = frame.game
    this.seats = frame.seats
    this.position = position
    this.state = position.state
    this.at = position.at
    this.decisions = decisions
    this.marks = marks
    this.drafts = drafts
    this.opening = opening
  }

  /** EN-SET-1: set up a game; wrong seat counts and options are refused with a sentence. */
  static start(game: AnyGame, seats: number, options: unknown, source: ChanceSource): Result<Match> {
    if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
      return refuse('EN-SET-1', 'seatCount', {
        game: game.name,
        ...game.seats,
        seats: Number.isInteger(seats) ? seats : 0,
      })
    const parsed = parseOptions(game.options, seats, options)
    if (!parsed.ok) return parsed
    const io = new TableIO<GameEvent>(source, true)
    const state = game.setup(parsed.value, seats, io) as GameState
    const frame: Frame = { game, options: parsed.value, seats, source, setupChance: io.drawn }
    const position: Position = { state, log: null, draws: io.drawn.length, at: 0 }
    return accept(new Match(frame, position, Array(seats).fill(0), null, noDrafts(seats), io.events))
  }

  /**
   * Go on from a position without its history, such as one that was carried over from older rules. Nothing
   * before it can be undone, and `steps` begins here. `options` are complete ones.
   */
  static resume(game: AnyGame, seats: number, options: object, source: ChanceSource, from: Resumed): Match {
    const frame: Frame = { game, options, seats, source, setupChance: [] }
    const position: Position = { state: from.state, log: null, draws: from.draws, at: from.at }
    return new Match(frame, position, from.decisions, null, noDrafts(seats), [])
  }

  /** How many draws lie behind this position. */
  get draws(): number {
    return this.position.draws
  }

  /** The options as completed at the start. */
  get options(): object {
    return this.frame.options
  }

  get setupChance(): readonly number[] {
    return this.frame.setupChance
  }

  get over(): boolean {
    return this.game.waiting(this.state) === 0
  }

  /** The steps that stand, oldest first. */
  steps(): Step[] {
    const out: Step[] = []
    for (let link = this.position.log; link; link = link.prev) out.push(link.step)
    return out.reverse()
  }

  /** A seat's legal moves. */
  legal(seat: Seat): Move[] {
    return this.isSeat(seat) ? listLegal(this.game, this.state, seat) : []
  }

  /**
   * EN-SEA-1, EN-OVE-1, EN-MOV-1: make a move. The listed move is applied, never the sender's object. `blind` are seats that nobody looks through,
   * such as bots, which remember nothing: what is shown to them alone can still be taken back.
   */
  play(seat: Seat, input: unknown, blind: SeatSet = 0): Result<Played> {
    if (!this.isSeat(seat)) return refuse('EN-SEA-1', 'noSuchSeat', { seats: this.seats })
    if (this.over) return refuse('EN-OVE-1', 'gameOver')
    const key = moveKey(input)
    if (key === null) return refuse('EN-MOV-1', 'notAMove')
    // From here on the sender's object is not touched again: what is not enumerable in it could be anything.
    const legal = this.legal(seat)
    for (let i = 0; i < legal.length; i++)
      if (listedKey(legal[i]!) === key) return accept(this.step(seat, legal[i]!, blind))
    const asked = JSON.parse(key) as Move & Record<string, unknown>
    if (typeof asked.do !== 'string') return refuse('EN-MOV-1', 'notAMove')
    if (legal.length === 0) return this.refuseTurn()
    return { ok: false, refusal: this.game.why(this.state, seat, asked) }
  }

  /**
   * EN-UND-1: take back the seat's own last step, or its whole turn, as long as no chance, reveal or other seat lies in
   * between.
   */
  undo(seat: Seat, scope: UndoScope): Result<Played> {
    if (!this.isSeat(seat)) return refuse('EN-SEA-1', 'noSuchSeat', { seats: this.seats })
    const draft = this.openDraft(seat, scope)
    if (draft >= 0) return accept(this.undoDraft(seat, draft))
    const mark = this.undoMark(seat, scope)
    if (!mark) return refuse('EN-UND-1', 'nothingToUndo')
    const match = new Match(
      this.frame,
      mark.before,
      this.raised(),
      mark.prev,
      noDrafts(this.seats),
      this.opening,
    )
    return accept({ match, seat, events: [], step: null, noticed: true })
  }

  /** What a viewer may know now, with the events of the step that led here. */
  update(who: Viewer, events: readonly GameEvent[]): Update {
    const undo = who !== 'watcher' && this.canUndo(who)
    return {
      at: this.at,
      ...seenBy(this.game, this.state, who, events),
      undo: { step: undo, turn: undo },
      decision: who === 'watcher' ? null : this.decisions[who]!,
    }
  }

  /** The same for a past position, which can only be looked at. */
  lookBack(who: Viewer, events: readonly GameEvent[]): Update {
    return {
      at: this.at,
      ...seenBy(this.game, this.state, who, events, false),
      undo: { step: false, turn: false },
      decision: null,
    }
  }

  /** What a viewer is told of a step or an undo; null if they mustn't notice. */
  updateAfter(played: Played, who: Viewer): Update | null {
    return played.noticed || who === played.seat ? this.update(who, played.events) : null
  }

  private isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats
  }

  /** Whether the seat's last step can still be undone. */
  canUndo(seat: Seat): boolean {
    return this.openDraft(seat, 'step') >= 0 || this.marks?.seat === seat
  }

  /** EN-TUR-1 */
  private refuseTurn(): Result<never> {
    return refuse('EN-TUR-1', 'notYourTurn', { waiting: listSeats(this.game.waiting(this.state)) })
  }

  private step(seat: Seat, move: Move, blind: SeatSet): Played {
    const { game, position } = this
    const before = position.state
    const spec = phaseSpec(game, game.phase(before))
    const state = game.clone(before) as GameState
    const io = new TableIO<GameEvent>(this.frame.source, true)
    io.reset(position.draws)
    game.apply(state, seat, move, io)
    const quiet = spec.decides === 'sealed' && io.entered.length === 0
    const step: Step = { seat, move, chance: io.drawn, quiet }
    const next: Position = {
      state,
      log: { step, prev: position.log },
      draws: position.draws + io.drawn.length,
      at: position.at + (quiet ? 0 : 1),
    }
    const match = quiet
      ? this.withDraft(seat, next, before.sealed[seat]!)
      : this.withStep(seat, next, spec.stage, io, blind)
    const noticed = !quiet || game.waiting(before) !== game.waiting(state)
    return { match, seat, events: io.events, step, noticed }
  }

  private withDraft(seat: Seat, next: Position, earlier: Sealed | null): Match {
    const drafts = this.drafts.with(seat, [...this.drafts[seat]!, earlier])
    return new Match(this.frame, next, this.raised(seat), this.marks, drafts, this.opening)
  }

  private withStep(seat: Seat, next: Position, stage: string, io: TableIO<GameEvent>, blind: SeatSet): Match {
    const { game } = this
    const barrier =
      io.chanced ||
      (io.revealed & allSeats(this.seats) & ~blind) !== 0 ||
      game.waiting(next.state) === 0 ||
      // Others may soon decide in secret: whether an undo still works would tell whether they have begun.
      phaseSpec(game, game.phase(next.state)).decides === 'sealed'
    const prev = this.marks?.seat === seat ? this.marks : null
    const marks = barrier ? null : { seat, stage, before: this.position, prev }
    return new Match(this.frame, next, this.raised(), marks, noDrafts(this.seats), this.opening)
  }

  private undoMark(seat: Seat, scope: UndoScope): Mark | null {
    let mark = this.marks
    if (!mark || mark.seat !== seat) return null
    if (scope === 'turn') while (mark.prev && mark.prev.stage === mark.stage) mark = mark.prev
    return mark
  }

  /**
   * Which of its earlier secret choices a seat returns to, or -1. One that was done does not count: with all
   * others done as well, the undo itself, or a replay of what it left standing, would resolve the phase.
   */
  private openDraft(seat: Seat, scope: UndoScope): number {
    const isOpen = (choice: Sealed | null): boolean => choice !== null && !choice.done
    const drafts = this.drafts[seat]!
    return scope === 'step' ? drafts.findLastIndex(isOpen) : drafts.findIndex(isOpen)
  }

  private undoDraft(seat: Seat, index: number): Played {
    const { game, position, drafts } = this
    const earlier = drafts[seat]!
    const state = game.clone(position.state) as GameState
    state.sealed[seat] = structuredClone(earlier[index]!)
    // Secret choices commute, so those of the others stand as they are.
    const log = withoutLast(position.log, earlier.length - index, (link) => link.step.seat === seat)
    const next: Position = { ...position, state, log }
    const match = new Match(
      this.frame,
      next,
      this.raised(seat),
      this.marks,
      drafts.with(seat, earlier.slice(0, index)),
      this.opening,
    )
    const noticed = game.waiting(position.state) !== game.waiting(state)
    return { match, seat, events: [], step: null, noticed }
  }

  private raised(only?: Seat): number[] {
    return this.decisions.map((n, seat) => (only === undefined || only === seat ? n + 1 : n))
  }
}

/** Keys of moves that can't change any more; games take them from tables that last as long as the program. */
const listedKeys = new WeakMap<Move, string>()

function listedKey(move: Move): string {
  const known = listedKeys.get(move)
  if (known !== undefined) return known
  const key = canonical(move)
  if (isFrozen(move)) listedKeys.set(move, key)
  return key
}

/** All the way down, so that its key stays what it is. */
function isFrozen(move: Move): boolean {
  if (!Object.isFrozen(move)) return false
  for (const value of Object.values(move))
    if (typeof value === 'object' && !Object.isFrozen(value)) return false
  return true
}

/** By number of seats; drafts are never changed in place. */
const emptyDrafts: (readonly (readonly (Sealed | null)[])[])[] = []

function noDrafts(seats: number): readonly (readonly (Sealed | null)[])[] {
  return (emptyDrafts[seats] ??= Array.from({ length: seats }, () => []))
}
