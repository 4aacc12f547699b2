/**
 * A number that tells positions apart, for code that looks at thousands of them: several times quicker than writing
 * the state out. Two that differ are taken for the same about once in 2^53 times, so it must only decide what is
 * worth looking at.
 */
import type { GameState, Move } from '@harvest/engine'

/** Two hashes of 32 bits. In variables they would be boxed at every step. */
const hashes = new Int32Array(2)

/** What stands for values that are no numbers, beyond the numbers that states are made of. */
const TRUE = 0x5bd1e995
const FALSE = 0x27d4eb2f
const NULL = 0x165667b1

const LOW = 0x01000193
const HIGH = 0x85ebca6b

export function fingerprint(what: GameState | Move): number {
  hashes[0] = 0x811c9dc5
  hashes[1] = 0x9e3779b9
  mixAny(what)
  return (hashes[1] >>> 11) * 2 ** 32 + (hashes[0] >>> 0)
}

function mixAny(value: unknown): void {
  if (typeof value === 'number') mixNumber(value)
  else if (typeof value === 'string') mixText(value)
  else if (typeof value === 'boolean') mix(value ? TRUE : FALSE)
  else if (value === null || value === undefined) mix(NULL)
  else if (Array.isArray(value)) mixList(value)
  else for (const key in value) mixAny((value as Record<string, unknown>)[key])
}

function mix(n: number): void {
  const low = Math.imul(hashes[0] ^ n, LOW)
  hashes[0] = low ^ (low >>> 15)
  const high = Math.imul(hashes[1] ^ n, HIGH)
  hashes[1] = high ^ (high >>> 13)
}

function mixNumber(n: number): void {
  mix(n)
  // States hold small whole numbers; any other would still have to count.
  if ((n | 0) !== n) mixText(String(n))
}

function mixText(text: string): void {
  mix(text.length)
  for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i))
}

/** The length goes in as well: what moves from the end of one list to the start of the next changes both. */
function mixList(list: readonly unknown[]): void {
  mix(list.length)
  let i = mixNumbers(list)
  for (; i < list.length; i++) mixAny(list[i])
}

/** Most of a state are lists of small numbers. Returns how many of them there were before something else. */
function mixNumbers(list: readonly unknown[]): number {
  let low = hashes[0]
  let high = hashes[1]
  let i = 0
  for (; i < list.length; i++) {
    const n = list[i]
    if (typeof n !== 'number' || (n | 0) !== n) break
    low = Math.imul(low ^ n, LOW)
    low ^= low >>> 15
    high = Math.imul(high ^ n, HIGH)
    high ^= high >>> 13
  }
  hashes[0] = low
  hashes[1] = high
  return i
}
