/** `1 game`, `2 games`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`
}

/** `2 to 4 players`, and `2 players` where there is no choice. */
export function countRange(min: number, max: number, one: string): string {
  return min === max ? count(min, one) : `${min} to ${count(max, one)}`
}
