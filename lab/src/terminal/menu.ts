/** The legal moves as a list to choose from by number, or by words where a whole range is one line. */
import type { Move } from '@harvest/engine'
import { flowCells, hang } from '../columns.ts'

export interface Choice {
  readonly move: Move
  readonly label: string
  /** What the move would give, in words; may be empty. */
  readonly effects: string
}

interface Line {
  /** What is typed for it. */
  readonly handle: string
  readonly text: string
}

interface Range {
  readonly field: string
  readonly choices: readonly Choice[]
}

/** Up to this many moves each has a line of its own. */
const FEW = 20
const SHORTEST_RANGE = 4

export type Found = { readonly move: Move } | { readonly unlisted: object } | null

export class Menu {
  readonly lines: readonly Line[]
  private readonly numbered: readonly Choice[]
  private readonly choices: readonly Choice[]
  private readonly only: Range | null

  constructor(choices: readonly Choice[]) {
    const found = listRanges(choices)
    // Among few moves a line for each is easier to read, unless a typed number would not mean the amount.
    const ranges = choices.length > FEW || found[0]?.choices.length === choices.length ? found : []
    const ranged = new Set(ranges.flatMap((range) => range.choices))
    this.choices = choices
    this.numbered = choices.filter((choice) => !ranged.has(choice))
    this.only = ranges.length === 1 && this.numbered.length === 0 ? ranges[0] : null
    this.lines = [
      ...ranges.map((range) => rangeLine(range, this.only !== null)),
      ...this.numbered.map((choice, i) => ({ handle: `${i + 1}`, text: withEffects(choice) })),
    ]
  }

  /** The move that was typed; or, where the words have the form of a move that is not listed, that move. */
  find(input: string): Found {
    const typed = input.trim().split(/\s+/)
    if (typed.length === 1 && /^\d+$/.test(typed[0])) {
      const number = Number(typed[0])
      if (this.only) return this.byWords([...wordsOf(this.only.choices[0].move).slice(0, -1), `${number}`])
      const choice = this.numbered[number - 1]
      return choice ? { move: choice.move } : null
    }
    return this.byWords(typed)
  }

  /** As lines no wider than the screen, at most `most` of them; what is left out is counted. */
  show(columns: number, most: number): { readonly rows: string[]; readonly hidden: number } {
    const wide = Math.max(...this.lines.map((line) => line.handle.length)) + 1
    const cells = this.lines.map((line) => `${line.handle.padStart(wide)}  ${line.text}`)
    const narrow = cells.every((cell) => cell.length <= columns / 2 - 2)
    const layOut = (some: readonly string[]): string[] =>
      narrow && cells.length > FEW
        ? flowCells(some, columns)
        : some.flatMap((cell) => hang(cell, wide + 2, columns))
    for (let shown = cells.length; shown > 0; shown--) {
      const rows = layOut(cells.slice(0, shown))
      if (rows.length <= most) return { rows, hidden: cells.length - shown }
    }
    return { rows: [], hidden: cells.length }
  }

  private byWords(typed: readonly string[]): Found {
    const key = typed.join(' ').toLowerCase()
    const listed = this.choices.find((choice) => wordsOf(choice.move).join(' ').toLowerCase() === key)
    if (listed) return { move: listed.move }
    const like = this.choices.find(({ move }) => {
      const words = wordsOf(move)
      return words.length === typed.length && words[0].toLowerCase() === typed[0].toLowerCase()
    })
    return like ? { unlisted: retyped(like.move, typed) } : null
  }
}

function withEffects(choice: Choice): string {
  return choice.effects === '' ? choice.label : `${choice.label} — ${choice.effects}`
}

/** A move as it can be typed: its kind and its values. */
function wordsOf(move: Move): string[] {
  return [move.do, ...Object.entries(move).flatMap(([key, value]) => (key === 'do' ? [] : [String(value)]))]
}

/** A move of the same form with the values that were typed. */
function retyped(like: Move, typed: readonly string[]): object {
  const out: Record<string, unknown> = { do: like.do }
  Object.entries(like)
    .filter(([key]) => key !== 'do')
    .forEach(([key, value], i) => {
      const word = typed[i + 1]
      out[key] = typeof value === 'number' && /^-?\d+$/.test(word) ? Number(word) : word
    })
  return out
}

/** Runs of moves that differ in one amount alone, such as all bids from 0 to 200. */
function listRanges(choices: readonly Choice[]): Range[] {
  const groups = new Map<string, Range & { choices: Choice[] }>()
  for (const choice of choices) {
    const [field, amount] = Object.entries(choice.move).at(-1)!
    if (typeof amount !== 'number') continue
    const key = JSON.stringify({ ...choice.move, [field]: 0 })
    const group = groups.get(key)
    if (group) group.choices.push(choice)
    else groups.set(key, { field, choices: [choice] })
  }
  return [...groups.values()].filter(isRange)
}

/** The number is an amount and no mere id if the label says it, and says nothing else that changes. */
function isRange({ field, choices }: Range): boolean {
  if (choices.length < SHORTEST_RANGE) return false
  const amounts = choices.map((choice) => (choice.move as Move & Record<string, number>)[field])
  if (amounts.some((amount, i) => i > 0 && amount !== amounts[i - 1] + 1)) return false
  // "Bid nothing" and "bid 1 coin" may be worded on their own.
  const patterns = new Set<string>()
  for (const [i, amount] of amounts.entries())
    if (amount > 1) {
      const { label } = choices[i]
      if (!new RegExp(`\\b${amount}\\b`).test(label)) return false
      patterns.add(label.replace(new RegExp(`\\b${amount}\\b`), '#'))
    }
  return patterns.size === 1
}

function rangeLine({ choices }: Range, bare: boolean): Line {
  const first = choices[0]
  const last = choices.at(-1)!
  const words = wordsOf(first.move)
  const span = `${words.at(-1)}–${wordsOf(last.move).at(-1)}`
  const handle = bare ? span : [...words.slice(0, -1), span].join(' ')
  return { handle, text: `${first.label} … ${last.label}` }
}
