/** Drawing cards whose order isn't stored. */
import type { Rng } from './chance.ts'

/**
 * Take out one at random of what is counted by kind, each as likely as the others. A count of what is left, instead of
 * a shuffled list, holds no order that could leak. `left` is the sum of the counts, where the game keeps it.
 */
export function drawCounted(counts: number[], rng: Rng, left = sum(counts)): number {
  return takeNth(counts, rng.chance(left), 0)
}

/** Take out the nth of what is counted, from the kind `from` on, and say what kind it is. */
export function takeNth(counts: number[], nth: number, from: number): number {
  let kind = from
  for (let rest = nth; rest >= counts[kind]!; kind++) rest -= counts[kind]!
  counts[kind]!--
  return kind
}

/** Take out the item at a place of a list whose order means nothing. */
export function takeAt<T>(list: T[], index: number): T {
  const value = list[index]!
  list[index] = list[list.length - 1]!
  list.pop()
  return value
}

function sum(counts: readonly number[]): number {
  let out = 0
  for (let kind = 0; kind < counts.length; kind++) out += counts[kind]!
  return out
}
