/** All that can be asked about, and what an answer can be. */
import {
  cutIntoSections,
  plain,
  type Asking,
  type AskingText,
  type GameText,
  type GameView,
  type Language,
  type Move,
  type Names,
  type Offer,
  type Place,
  type Section,
  type Update,
} from '@harvest/engine/wire'
import type { AskText } from '../../../text/ask/en.ts'
import { normal, tokensOf } from './tokens.ts'

export interface Scene {
  readonly update: Update
  readonly text: GameText<never, never, never>
  readonly names: Names
  readonly words: AskText
  readonly language: Language
  /** What the line knows of this game, if anything. */
  readonly asking: Asking<GameView, Move> | null
  /** What is on cards and the like, by their names. */
  readonly cards: readonly (readonly [name: string, does: string])[]
  /** What has happened so far, and since one's own turn, in sentences. */
  log(): readonly string[]
  since(): readonly string[]
  /** What is being decided. */
  readonly prompt: string
  /** The rule to read on with, in words. */
  readonly rule: string | null
}

export type Answer =
  | { readonly kind: 'say'; readonly say: string }
  /** Play it; afterwards, try the words that are left. */
  | { readonly kind: 'play'; readonly say: string; readonly offer: Offer; readonly left: readonly string[] }
  /** Wait for a number, or for a yes to the only one. */
  | { readonly kind: 'which'; readonly say: string; readonly of: readonly Offer[] }
  /** It isn't on offer: why not, only the rules can say. */
  | { readonly kind: 'why'; readonly say: string; readonly move: Move; readonly otherwise: string }
  | { readonly kind: 'undo' }

/** A move with the words for it. */
export interface Named<M = Offer> {
  readonly offer: M
  readonly sentence: string
}

export const say = (text: string): Answer => ({ kind: 'say', say: text })

export function sentenceOf(move: Move, { update, text, names }: Scene): string {
  return plain(text.move(move as never, update.view as never, names))
}

export function named(scene: Scene): Named[] {
  return scene.update.offers.map((offer) => ({ offer, sentence: sentenceOf(offer.move, scene) }))
}

export function sectionsOf({ update, text, names }: Scene): Section[] {
  return cutIntoSections(plain(text.describe(update.view as never, names)))
}

export function placesOf({ update, text, names }: Scene): readonly Place[] {
  return text.places?.(update.view as never, names).flat() ?? []
}

/** More than sit at any table. */
const SEATS = 12

export function namesIn({ names }: Scene): string[] {
  return Array.from({ length: SEATS }, (_, seat) => names(seat))
}

export function askingText({ asking, language }: Scene): AskingText<GameView> | null {
  return asking?.text[language] ?? null
}

/** What one word is called by another one: `recipes` for the cookoff. */
export function otherwiseCalled(asked: string, scene: Scene): string {
  const also = askingText(scene)?.also ?? []
  return normal(also.find(([said]) => normal(said) === asked)?.[1] ?? asked)
}

/** The words that tell things apart. */
export function meaning(asked: string, { fillers }: AskText): string[] {
  const all = tokensOf(asked)
  const words = all.filter((word) => !fillers.some((filler) => tokensOf(filler)[0] === word))
  return words.length > 0 ? words : all
}
