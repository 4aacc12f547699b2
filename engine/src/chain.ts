/** Lists that share their older part: newest entry first, each pointing to the one before it. */
export interface Chained<T> {
  readonly prev: T | null
}

/** A chain without its newest `count` entries of a kind; the others follow each other as before. */
export function withoutLast<T extends Chained<T>>(
  chain: T | null,
  count: number,
  isOne: (entry: T) => boolean,
): T | null {
  const kept: T[] = []
  let rest = chain
  for (let left = count; rest && left > 0; rest = rest.prev) {
    if (isOne(rest)) left--
    else kept.push(rest)
  }
  return kept.reduceRight<T | null>((prev, entry) => ({ ...entry, prev }), rest)
}
