import type { Effect, GameEvent, GameView, Move, PhaseId, Refusal, Score } from './contract.ts'
import type { Seat } from './seats.ts'

export type { Effect, GameEvent, GameView, Move, PhaseId, Refusal, Score } from './contract.ts'
export type { Json } from './json.ts'
export type { OptionSpec } from './options.ts'
export type { Seat, Viewer } from './seats.ts'
export type { TableWords, ToldChange } from './variant/tell.ts'
export type { Variant } from './variant/tables.ts'
export type { Story, StoryRound } from './story.ts'
export type {
  Asking,
  AskingText,
  GameText,
  Guide,
  GuideCard,
  Names,
  Part,
  Place,
  StatisticsText,
} from './text.ts'
export type { InEvery, InSome, Language, Translated } from './languages.ts'
export { canonical, isSameMove } from './json.ts'
export { cutIntoSections, type Section } from './sections.ts'
export { complete, inEvery, LANGUAGE_NAMES, LANGUAGES } from './languages.ts'
export {
  capital,
  counted,
  countedInFrench,
  inWords,
  listed,
  parts,
  picture,
  plain,
  refusalSentence,
  safeName,
  signed,
  withMinus,
} from './text.ts'

/** A legal move as it is offered. There are many of them in an update, so what says nothing is left out. */
export interface Offer<M extends Move = Move> {
  readonly move: M
  /** What it would give. */
  readonly effects?: readonly Effect[]
  /** Undo may not help afterwards. */
  readonly final?: true
}

/** All that one viewer may know after a step: the only thing about a game that ever leaves the server. */
export interface Update<
  V extends GameView = GameView,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
> {
  /** How many steps everybody may know of lie behind this position; secret drafts are not counted. */
  readonly at: number
  readonly view: V
  readonly phase: PhaseId
  /** Key of the sentence that tells this viewer what is being decided. */
  readonly prompt: string
  readonly waiting: readonly Seat[]
  readonly offers: readonly Offer<M>[]
  /** What happened in the step that led here; empty after an undo. */
  readonly events: readonly E[]
  readonly undo: { readonly step: boolean; readonly turn: boolean }
  /** Quote it with a move; it changes when the question does. Null for watchers. */
  readonly decision: number | null
  readonly ending: string | null
  readonly scores: readonly Score[] | null
}

/** A refused command with a sentence in the asker's language. */
export interface Refused extends Refusal {
  readonly sentence: string
}
