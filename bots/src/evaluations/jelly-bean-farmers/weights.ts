import type { Rivalry } from '../../standing.ts'

/** The numbers that the evaluation of Jelly Bean Farmers uses, in one place so that others can be tried. */
export interface Weights {
  /** How many orders of the climate cards are played through, at least; and of those shuffled, each so many-th. */
  readonly futures: number
  readonly stride: number
  /** What half a field or silo is worth of a whole one. */
  readonly half: number
  /** How likely Rabbits stay another season, and a contract another year. */
  readonly rabbitsStay: number
  readonly contractStays: number
  /** How much of a tribute that could be won is believed in; and of one that could be lost. */
  readonly plunder: number
  readonly dread: number
  /** What a food of tribute is worth to the one who gets it. */
  readonly tribute: number
  /** Having to live on a stamp for a year, and being out of the game. */
  readonly stampYear: number
  readonly out: number
  /** By years to come: an enlarged hand. By fields: a Reactive Planting, a climate card seen. */
  readonly flexibleHand: number
  readonly reactivePlanting: number
  readonly look: number
  /** A card of unknown kind used in a season, such as one from the top of the deck. */
  readonly anyCard: number
  /** By kind: what a saved card is worth with half the game to come. */
  readonly saved: readonly number[]
  readonly rivalry: Rivalry
  /** What a farmer refuses to do. */
  readonly isPeaceful: boolean
  readonly isLandless: boolean
}

export const WEIGHTS: Weights = {
  futures: 12,
  stride: 1,
  half: 0.3,
  rabbitsStay: 0.92,
  contractStays: 0.88,
  plunder: 0.4,
  dread: 0.9,
  tribute: 1.2,
  stampYear: 1,
  out: 16,
  flexibleHand: 0.2,
  reactivePlanting: 0.4,
  look: 0.25,
  anyCard: 1.6,
  saved: [1.2, 1.2, 1.2, 0.8, 1, 1.4, 1.5, 1, 0.8, 0.8, 0.8, 0.8, 0.6, 0.8, 0.6, 0.5, 0.6, 0.6, 1, 1],
  rivalry: { best: 0.5, mean: 0.4, victory: 10 },
  isPeaceful: false,
  isLandless: false,
}

/** For somebody in a hurry. */
export const HASTY: Weights = { ...WEIGHTS, futures: 6, stride: 3 }
