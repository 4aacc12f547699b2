/** Peppers as numbers: colours, costs packed for a quick "can this be paid", and what two planted colours breed. */
import { BREEDING, LETTERS, type Letter } from './data.ts'

export const COLOURS = LETTERS.length

export function letterOf(colour: number): Letter {
  return LETTERS[colour] as Letter
}

export function colourOf(letter: string): number {
  return LETTERS.indexOf(letter)
}

/** `'NNR'` as colour numbers. */
export function coloursOf(letters: string): number[] {
  return [...letters].map(colourOf)
}

/** How many of each colour, as letters in the order of the chart. */
export function lettersOf(counts: readonly number[]): string {
  let out = ''
  for (let colour = 0; colour < COLOURS; colour++) out += LETTERS[colour].repeat(counts[colour])
  return out
}

/** `'NNR'` as ten counts. */
export function countsOf(letters: string): number[] {
  const out = Array<number>(COLOURS).fill(0)
  for (const colour of coloursOf(letters)) out[colour]++
  return out
}

/**
 * Ten counts in two words of five colours, four bits each: three for the count, capped at 7, and a guard that a
 * subtraction clears where the count is too small. No card asks for more than five of a colour.
 */
const GUARDS = 0x88888

export function packLow(counts: readonly number[]): number {
  return pack(counts, 0)
}

export function packHigh(counts: readonly number[]): number {
  return pack(counts, 5)
}

function pack(counts: readonly number[], from: number): number {
  let out = 0
  for (let i = 0; i < 5; i++) {
    const count = counts[from + i]
    out |= (count > 7 ? 7 : count) << (i * 4)
  }
  return out
}

/** What a card asks for, ready to be compared and paid. */
export interface Cost {
  readonly colours: readonly number[]
  readonly low: number
  readonly high: number
}

export function costOf(letters: string): Cost {
  const counts = countsOf(letters)
  return { colours: coloursOf(letters), low: packLow(counts), high: packHigh(counts) }
}

/** Whether packed holdings cover a cost. */
export function covers(low: number, high: number, cost: Cost): boolean {
  return (((low | GUARDS) - cost.low) & ((high | GUARDS) - cost.high) & GUARDS) === GUARDS
}

/** By `a * 10 + b`: what two planted colours breed, as letters, and as a count and its colour. */
export const BRED: readonly string[] = BREEDING.flat()
export const BRED_COUNT: readonly number[] = BRED.map((letters) => letters.length)
export const BRED_COLOUR: readonly number[] = BRED.map((letters) => colourOf(letters[0] ?? ' '))
