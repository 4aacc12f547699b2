import type { Rng } from './chance.ts'
import type { Json } from './json.ts'
import type { OptionSpecs } from './options.ts'
import type { Seat, SeatSet, Viewer } from './seats.ts'
import type { Variant } from './variant/tables.ts'

export type PhaseId = string

/** The id of a rule in a game's RULES.md, such as `SC-HAR-3`. */
export type RuleId = string

/** Who decides in a phase: one seat, several in secret at the same time, or nobody (it passes by itself). */
export type Decides = 'one' | 'sealed' | 'nobody'

export interface PhaseSpec {
  readonly id: PhaseId
  /** The part of a round this phase belongs to; one seat's moves in a row within it are its turn. */
  readonly stage: string
  readonly decides: Decides
  /** Key of the sentence for those who decide. */
  readonly prompt: string
  /** Key of the sentence for everybody else. */
  readonly wait: string
  /** The rule to look up when something is asked here; only phases that pass by themselves have none. */
  readonly rule?: string
  /** The values of `do` that moves of this phase may have. */
  readonly moves: readonly string[]
  /**
   * Those of these kinds that undo often can't take back: people may want to be asked first. The last of several
   * secret choices is final anyway.
   */
  readonly final?: readonly string[]
  /** The phases that may follow, this one included where a turn passes on inside it. */
  readonly next: readonly PhaseId[]
}

export type PhaseTable = readonly PhaseSpec[]

/** A small readable object; `do` names the kind of move. */
export interface Move {
  readonly do: string
}

/** Something that happened, for animations and the log; `e` names the kind, `seat` says who did it, if anybody. */
export interface GameEvent {
  readonly e: string
  readonly seat?: Seat
}

/** What a seat has chosen in secret; `done` once it waits for the others. */
export interface Sealed {
  done: boolean
}

/** Plain JSON. `sealed[seat]` is null where the seat has no secret choice to make now. */
export interface GameState {
  sealed: (Sealed | null)[]
}

/** One thing a move would give or cost; the text files put `key` into words. */
export interface Effect {
  readonly key: string
  readonly args: { readonly [name: string]: Json }
}

/** Why a move is not accepted: the rule, and the key of a sentence with what it needs to be said. */
export interface Refusal {
  readonly rule: RuleId
  readonly key: string
  readonly args: { readonly [name: string]: Json }
}

export interface Score {
  readonly seat: Seat
  readonly total: number
  /** Points by source, in the order of `Game.sources`. */
  readonly parts: { readonly [source: string]: number }
  /** What breaks ties, most important first. */
  readonly ties: readonly number[]
  /** 1 for the winner; seats that share a place have the same. */
  readonly place: number
}

export interface IO<E> extends Rng {
  /** A whole number from 0 to n - 1. By itself it tells nobody anything. */
  chance(n: number): number
  /** Whoever is in `to` learns something now that no undo can take back. */
  reveal(to: SeatSet): void
  emit(event: E): void
  /** Say that a phase of the table begins, even one that passes by itself. */
  enter(phase: PhaseId): void
}

/** What was counted of one seat; each name of a game's statistics has its number. */
export interface Counts {
  readonly points: { [source: string]: number }
  readonly figures: { [figure: string]: number }
}

/** By seat. */
export type Ledger = readonly Counts[]

/** What can be counted of a game. Pure, so that a record, a finished table and the lab give the same figures. */
export interface Statistics<S, E> {
  /** What points came from and what took them away: at the end they add up to the score of each seat. */
  readonly sources: readonly string[]
  /** What else is worth telling about each seat. */
  readonly figures: readonly string[]
  /** Bring a ledger up to date with the step that led to `s`; the first call is for the set-up. */
  count(ledger: Ledger, s: S, events: readonly E[]): void
  /** What becomes of single cards, in a game that has some. */
  readonly cards?: CardStatistics<S, E>
}

/** Cards that studies can follow through many games; copies of a card count as one. */
export interface CardStatistics<S, E> {
  /** By the number that `follow` gives them; no two are the same. */
  readonly names: readonly string[]
  /** Note what the step that led to `s` did with cards; the first call is for the set-up. */
  follow(s: S, events: readonly E[], note: NoteCard): void
}

/** A card came to where this seat, or everybody (null), could use it; or a seat took or used it for these points. */
export interface NoteCard {
  seen(card: number, seat: Seat | null): void
  taken(card: number, seat: Seat, points: number): void
}

/** A view names whose it is. */
export interface GameView {
  readonly me: Seat | null
}

/** All a game is: plain data and functions. docs/adding-a-game.md walks through one. */
export interface Game<
  S extends GameState = GameState,
  M extends Move = Move,
  V extends GameView = GameView,
  E extends GameEvent = GameEvent,
  O extends object = object,
> {
  readonly id: string
  readonly version: number
  readonly name: string
  /** In a variant, what's different from the game as printed. */
  readonly variant?: Variant
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionSpecs<O>
  readonly phases: PhaseTable
  /** The ways a game can end; each has a golden game. */
  readonly endings: readonly string[]
  /** The names of `Score.ties`, then 'shared'; each has a golden game. */
  readonly tieBreaks: readonly string[]
  readonly sources: readonly string[]
  /** Paths of the state that some viewer must not see, `*` for any index; the kit checks each does vary. */
  readonly secrets: readonly string[]
  /** Every game ends within this many decisions: random play, and players who stubbornly prolong it. */
  readonly maxDecisions: number

  setup(options: O, seats: number, io: IO<E>): S
  phase(s: S): PhaseId
  /** The seats the game is waiting for; empty once it's over. */
  waiting(s: S): SeatSet
  /** Appends every legal move in stable order; a move is legal if and only if it is listed. */
  moves(s: S, seat: Seat, out: M[]): M[]
  /** Mutates `s`. Gets only listed moves. */
  apply(s: S, seat: Seat, move: M, io: IO<E>): void
  /** Built from scratch, never by deleting secrets. */
  view(s: S, who: Viewer): V
  /** The event as `who` may see it, or null. */
  redact(event: E, who: Viewer): E | null
  /** What the move would give, from what the seat knows. */
  preview(s: S, seat: Seat, move: M): Effect[]
  /** Why an unlisted move is refused. `move` has the outer form of a move and nothing else about it is certain. */
  why(s: S, seat: Seat, move: Move & { readonly [key: string]: unknown }): Refusal
  clone(s: S): S
  /** Resample all that `who` cannot deduce; the result is a possible state. */
  redeal(s: S, who: Viewer, rng: Rng): S
  /**
   * A possible state made of nothing but what `who` can know: the same, to the last byte, for all states that look
   * the same to them. Dealt anew, it may be handed to them. It may know less than they do. Without it nobody can plan
   * ahead on a device of their own.
   */
  forget?(s: S, who: Viewer): S
  /** Replace all that `who`'s view must not show; the result doesn't have to be possible. */
  conceal(s: S, who: Viewer, rng: Rng): S
  scores(s: S): Score[] | null
  ending(s: S): string | null
  /** The round being played, from 1, in a game that has rounds. */
  round?(s: S): number
  /** What the seat plays with in a game whose seats differ, such as a deck; figures are kept for each. */
  faction?(s: S, seat: Seat): string
  /** Without it a finished game has scores, but no story to look back on. */
  readonly statistics?: Statistics<S, E>
  /** Throws when an invariant is broken. */
  check(s: S): void
  /** Turns a state of an older version into one of this version. */
  upgrade?(s: unknown, from: number): S
}

/** A game whose types don't matter here: runner, server and lab treat all games the same. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGame = Game<any, any, any, any, any>

export type StateOf<G> = G extends Game<infer S, infer _M, infer _V, infer _E, infer _O> ? S : never
export type MoveOf<G> = G extends Game<infer _S, infer M, infer _V, infer _E, infer _O> ? M : never
export type ViewOf<G> = G extends Game<infer _S, infer _M, infer V, infer _E, infer _O> ? V : never
export type EventOf<G> = G extends Game<infer _S, infer _M, infer _V, infer E, infer _O> ? E : never

/** The entry of the phase table for where a state stands. */
export function phaseSpec(game: AnyGame, phase: PhaseId): PhaseSpec {
  const spec = game.phases.find((entry) => entry.id === phase)
  if (!spec) throw new Error(`${game.id} has no phase ${phase}`)
  return spec
}
