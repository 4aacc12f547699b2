import type {
  AnyGame,
  AnyText,
  GameState,
  InEvery,
  Move,
  Rng,
  Seat,
  SeatSet,
  StatisticsText,
} from '@harvest/engine'
import type { Budget } from './budget.ts'
import type { Features, Learned } from './learned/index.ts'
import type { Rivalry } from './standing.ts'

/** What a game's positions are worth, for the bots that weigh moves. One file a game in evaluations/. */
export interface Evaluation {
  /**
   * The points each seat is likely to end with, into `out` by seat; at the end of the game those it has. Seats of
   * `who` are looked at closely, with what they hold in secret; the others by what is open to all, which is quicker.
   * Whether nothing can change any more who of `who` wins.
   */
  appraise(state: GameState, who: SeatSet, out: number[]): boolean
  /** How far the points are off that `appraise` gives; so that chances made of them come true as often as they say. */
  readonly spread: number
  /** What a seat's points are made of, by name; for the coach, who says what a move gains. */
  explain?(state: GameState, seat: Seat): Terms
  /** How much the points of others count for a bot that looks at its own turn alone. */
  readonly rivalry: Rivalry
  /** How many positions to look at for a bot's own turn: more of them don't make anybody play better. */
  readonly sight: number
  /** How the search looks ahead in this game. */
  readonly foresight: Foresight
  /**
   * A move that the rules dictate to every bot, however well it plays, or null where it is free to choose.
   * `state` is the real one: only what is open to all may be looked at.
   */
  dictate?(state: GameState, seat: Seat, moves: readonly Move[]): Move | null
  /**
   * A choice in a phase of secret choices. Without it, others' choices are sampled and the outcomes evaluated,
   * which overrates what a guess about the others can tell.
   */
  sealed?(state: GameState, seat: Seat, moves: readonly Move[], rng: Rng): Move
  /** The same in a hurry, for the playouts of a search, where it is asked for thousands of times; without it, `sealed`. */
  hasty?(state: GameState, seat: Seat, moves: readonly Move[], rng: Rng): Move
  /**
   * The same by somebody who weighs it a little differently, without much thought: planners ask for it thousands of
   * times. Else they take it that anything may be chosen, and a search what `sealed` would choose if its best were gone.
   */
  alike?(state: GameState, seat: Seat, moves: readonly Move[], rng: Rng): Move
}

/** Points by where they come from. The words for each are in the game's telling. */
export interface Terms {
  readonly [term: string]: number
}

export interface Foresight {
  /** How far along a position is, on a clock the game chooses: in rounds, or finer. */
  moment(state: GameState): number
  /** The last moment that is looked at for a decision in this position; what stands after it is valued. */
  horizon(state: GameState): number
  /**
   * What comes after a move that is weighed: a tree that learns what everybody does best, or, where turns are too
   * long for one, everybody's turns as a planner with little time would play them.
   */
  readonly by: 'tree' | 'plans'
  /** Whether a tree goes on by chance to the horizon from where it ends: for a game that is hard to value midway. */
  readonly wanders?: boolean
}

/** A game as it is registered: its rules, its words in every language, and what bots think of its positions. */
export interface GameEntry {
  readonly game: AnyGame
  readonly text: InEvery<AnyText>
  /** The words of its statistics, in a game that has some. */
  readonly statistics?: InEvery<StatisticsText>
  readonly evaluation: Evaluation
  /** Words for what the bots know, in a game whose coach gives reasons. */
  readonly telling?: Telling
  /** What a learned evaluation looks at, and what was learned by self-play; without them the search goes by hand-made points. */
  readonly features?: Features
  /** Whether planners go by what was learned, too. */
  readonly leads?: boolean
  readonly learned?: Learned
}

/** How the coach speaks of a game. */
export interface Telling {
  /** By the terms of the evaluation's `explain`: what to call more of each, and less, in a list after a colon. */
  readonly terms: InEvery<{ readonly [term: string]: readonly [more: string, less: string] }>
  /** What a turn brings about at once, beyond what the names of its moves say: sentences that fit whoever takes it. */
  facts?(before: GameState, after: GameState, seat: Seat): readonly InEvery<string>[]
  /** What happened to a seat between two positions. */
  deeds?(before: GameState, after: GameState, seat: Seat): readonly Deed[]
}

export interface Deed {
  readonly id: string
  /** Nobody wants it to happen: the rarer it is, the better the move. */
  readonly isBad?: boolean
  /** In words, or as the move that does it */
  readonly said: InEvery<string> | Move
}

/** A move, and what a bot thinks of it. */
export interface Weighed {
  readonly move: Move
  /** In points ahead of the others, as far as the bot can see; comparable within one thought alone. */
  readonly value: number
  /** How often the bot looked at it. */
  readonly visits: number
  /** The points the seat is likely to end with after it, and how likely it is to win. */
  readonly points: number
  readonly wins: number
  /** How its own turn goes on, as far as it can be foreseen. */
  readonly line: readonly Move[]
}

/** What a bot has decided. */
export interface Thought {
  /** One of the moves it was asked about. */
  readonly move: Move
  /** The moves it weighed, best first; empty for a bot that doesn't weigh moves. */
  readonly weighed: readonly Weighed[]
  /** How many times it looked ahead. */
  readonly iterations: number
  /** The moves it means to make, this one first, where it has thought further and need not be asked again. */
  readonly line?: readonly Move[]
}

/** A player that calculates. */
export interface Bot {
  readonly id: string
  /** 0 for the weakest. */
  readonly level: number
  /** `state` is a redealt one: possible, but true only in what the seat can know. */
  choose(
    entry: GameEntry,
    state: GameState,
    seat: Seat,
    moves: readonly Move[],
    rng: Rng,
    budget: Budget,
  ): Thought
}
