/** Peppers as numbers: colours, costs packed for a quick "can this be paid", and what two planted colours breed. */
import { BREEDING, LETTERS, PLAQUES, START_COLOURS, START_PEPPERS, type Letter } from './data.ts'

export const COLOURS = LETTERS.length

export function letterOf(colour: number): Letter {
  return LETTERS[colour] as Letter
}

export function colourOf(letter: string): number {
  return LETTERS.indexOf(letter)
}

/** `'NNR'` as colour numbers, for tables that are made once: a letter that is no pepper throws. */
export function coloursOf(letters: string): number[] {
  for (const letter of letters)
    if (!LETTERS.includes(letter))
      throw new Error(
        `The peppers "${letters}" name a "${letter}"; there are only ${[...LETTERS].join(', ')}.`,
      )
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
  for (const letter of letters) out[colourOf(letter)]++
  return out
}

/**
 * Ten counts in two words of five colours, four bits each: three for the count, capped at 7, and a guard that a
 * subtraction clears where the count is too small. So no card may ask for more than 7 of a colour.
 */
const GUARDS = 0x88888
const MOST = 7

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
    out |= (count > MOST ? MOST : count) << (i * 4)
  }
  return out
}

/** What a card asks for, ready to be compared and paid. */
export interface Cost {
  readonly colours: readonly number[]
  readonly low: number
  readonly high: number
}

/** For tables that are made once: letters that are no peppers throw, and more of a colour than can be compared. */
export function costOf(letters: string): Cost {
  const colours = coloursOf(letters)
  const counts = countsOf(letters)
  const many = counts.findIndex((count) => count > MOST)
  if (many >= 0)
    throw new Error(`A card asks for ${counts[many]} ${letterOf(many)} ("${letters}"); the most is ${MOST}.`)
  return { colours, low: packLow(counts), high: packHigh(counts) }
}

/** Whether packed holdings cover a cost. */
export function covers(low: number, high: number, cost: Cost): boolean {
  return (((low | GUARDS) - cost.low) & ((high | GUARDS) - cost.high) & GUARDS) === GUARDS
}

/** By `a * 10 + b`: what two planted colours breed, as letters, and as a count and its colour. */
export const BRED: readonly string[] = BREEDING.flat()
export const BRED_COUNT: readonly number[] = BRED.map((letters) => letters.length)
export const BRED_COLOUR: readonly number[] = BRED.map((letters) => colourOf(letters[0] ?? ' '))

checkTables()

/** The tables that are not made of `coloursOf` and `costOf`: a slip in them would be planted or harvested as it is. */
function checkTables(): void {
  if (BREEDING.length !== COLOURS || BREEDING.some((row) => row.length !== COLOURS))
    throw new Error(`BREEDING must have ${COLOURS} rows of ${COLOURS}, one for each colour.`)
  for (const letters of [...BRED, ...PLAQUES.map(({ colours }) => colours), START_COLOURS, START_PEPPERS])
    coloursOf(letters)
  const mixed = BRED.find((letters) => new Set(letters).size > 1)
  if (mixed !== undefined)
    throw new Error(`BREEDING has "${mixed}"; what two colours breed is of one colour.`)
}
