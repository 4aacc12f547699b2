/**
 * An action card in the state is one number: its kind, whether everybody has seen its face, and which filling of the
 * deck it was drawn from. The first filling is all cards; each later one is the discards of that moment, which
 * everybody could see, so a card that is dealt again must come from the same filling.
 */
import { ACTIONS, type Aim } from './data.ts'

export const NO_CARD = -1

const KIND_MASK = 31
const SEEN_BIT = 32
const FILLING_SHIFT = 6

export function makeCard(kind: number, filling: number): number {
  return kind | (filling << FILLING_SHIFT)
}

export function kindOf(card: number): number {
  return card & KIND_MASK
}

export function fillingOf(card: number): number {
  return card >> FILLING_SHIFT
}

/** Whether everybody has seen this face, as after a Steal. */
export function isSeen(card: number): boolean {
  return (card & SEEN_BIT) !== 0
}

export function markSeen(card: number): number {
  return card | SEEN_BIT
}

/** By kind. */
export const AIM: readonly Aim[] = ACTIONS.map((card) => card.aim)

/**
 * What is to be done with a card, as one number. From FACE on it is played face up, and what is above FACE is
 * the field, silo or farm it is meant for.
 */
export const UNDECIDED = -1
/** A saved card stays saved; so does the lack of one. */
export const KEEP = 0
export const DISCARD = 1
export const AS_FIELD = 2
export const AS_SILO = 3
export const AS_MAN = 4
export const AS_SAVED = 5
export const FACE = 16

export function isBack(use: number): boolean {
  return use >= AS_FIELD && use <= AS_SAVED
}
