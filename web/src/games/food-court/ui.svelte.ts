import type { Seat } from '@harvest/engine/wire'
import { SORTS, type Sort } from './words.ts'

/** What is being dragged, as a kind and id for `Picture`, and where. */
export interface Drag {
  readonly kind: string
  readonly id: string
  readonly x: number
  readonly y: number
  /** Whether it may be put down at a place: `customer/12`, `kitchen`. */
  fits(place: string): boolean
}

const KEY = 'harvest-food-court-sort'

/** How this device's person likes the hand. */
function storedSort(): Sort {
  try {
    return SORTS.find((sort) => sort === localStorage.getItem(KEY)) ?? SORTS[0]
  } catch {
    return SORTS[0]
  }
}

/** What board, tray and displays of one table share while a choice is being made. Nothing here is a rule. */
export class FoodCourtUi {
  #sort = $state<Sort>(storedSort())
  /** The dish, by its place among the cooked ones, whose customer is chosen next; or the other way round. */
  dish = $state<number | null>(null)
  customer = $state<number | null>(null)
  /** The kitchen shown large on a phone; null for one's own. */
  looked = $state<Seat | null>(null)
  drag = $state.raw<Drag | null>(null)
  /** The place a drag would end at, as far as the piece fits there. */
  over = $state<string | null>(null)
  /** The hand as it came, the last drawn card last. Not reactive: it is read where the hand itself changes. */
  private drawn: readonly number[] = []

  /** How the hand is sorted. */
  get sort(): Sort {
    return this.#sort
  }

  set sort(sort: Sort) {
    this.#sort = sort
    try {
      localStorage.setItem(KEY, sort)
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
  }

  /** The cards of a hand in the order in which they were seen first. */
  asDrawn(hand: readonly number[]): readonly number[] {
    const left = [...hand]
    const kept = this.drawn.filter((card) => {
      const at = left.indexOf(card)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
    this.drawn = [...kept, ...left]
    return this.drawn
  }
}
