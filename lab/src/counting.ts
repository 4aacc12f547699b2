import { counted } from '@harvest/engine'

/** `2 to 4 players`, and `2 players` where there is no choice. */
export function countRange(min: number, max: number, one: string): string {
  return min === max ? counted(min, one) : `${min} to ${counted(max, one)}`
}
