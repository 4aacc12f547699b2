import type { Score } from './contract.ts'

/** Who comes where: most points first, then the tiebreakers, most important first. Equals share a place. */
export function withPlaces(scores: readonly Omit<Score, 'place'>[]): Score[] {
  return scores.map((own) => ({
    ...own,
    place: 1 + scores.filter((other) => isAhead(other, own)).length,
  }))
}

function isAhead(one: Omit<Score, 'place'>, other: Omit<Score, 'place'>): boolean {
  if (one.total !== other.total) return one.total > other.total
  const at = one.ties.findIndex((value, n) => value !== other.ties[n])
  return at >= 0 && one.ties[at]! > other.ties[at]!
}
