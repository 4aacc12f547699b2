/** Numbers, the way reports say them. */
import type { Interval } from '../../statistics.ts'

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

export const range = ({ low, high }: Interval): string =>
  `${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)}`

/** In points of a hundred, with its sign. */
export function signed(share: number): string {
  const points = (share * 100).toFixed(1)
  return share < 0 && Number(points) !== 0 ? `−${points.slice(1)}` : `+${points.replace('-', '')}`
}

export const one = (value: number): string => value.toFixed(1)
