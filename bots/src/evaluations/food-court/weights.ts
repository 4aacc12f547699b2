import type { Rivalry } from '../../standing.ts'

/** The numbers that the evaluation of Food Court uses, in one place so that others can be tried. */
export interface Weights {
  /** What 0 to 4 win cards are worth while the game goes on: each is a step towards the whole. */
  readonly progress: readonly number[]
  /** What is left of a point that comes a turn later, early and late in the game. */
  readonly turn: number
  readonly lateTurn: number
  /** The same for a customer who still has to be attracted, if somebody in the central queue would come. */
  readonly attract: number
  /** What one further serve means for the next win card; and looking for a card that is not in sight. */
  readonly nextTrack: number
  readonly searchTrack: number
  /** How likely a compatriot comes for the next serve: in sight, not in sight. */
  readonly compatriotSeen: number
  readonly compatriotUnseen: number
  /** Ingredients no recipe in hand asks for: prepared, in hand, and optional ones by themselves. */
  readonly loosePrepared: number
  readonly looseHeld: number
  readonly optional: number
  /** How much of a recipe is left for each ingredient it lacks. */
  readonly missing: number
  /** Events in hand. */
  readonly complaint: number
  readonly promotion: number
  /** What a customer in the queue is worth beyond the dishes there are, and its effects. */
  readonly order: number
  readonly utensil: number
  readonly handLimit: number
  readonly queueLimit: number
  readonly rivalLoses: number
  readonly strip: number
  readonly rivalry: Rivalry
}

export const WEIGHTS: Weights = {
  progress: [0, 6, 13, 21, 30],
  turn: 0.8,
  lateTurn: 0.68,
  attract: 0.92,
  nextTrack: 0.8,
  searchTrack: 0.25,
  compatriotSeen: 0.8,
  compatriotUnseen: 0.4,
  loosePrepared: 0.35,
  looseHeld: 0.15,
  optional: 1,
  missing: 0.25,
  complaint: 0.5,
  promotion: 0.4,
  order: 0.4,
  utensil: 0.2,
  handLimit: 0.5,
  queueLimit: 0.3,
  rivalLoses: 0.7,
  strip: 0.5,
  rivalry: { best: 0.25, mean: 0.15, victory: 20 },
}
