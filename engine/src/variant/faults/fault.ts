/** What can be wrong with a variant, by key, so that every language can say it. */
import type { InEvery } from '../../languages.ts'

export interface FaultArgs {
  readonly [name: string]: string | number
}

/** A sentence for each fault, without its line and its full stop. */
export interface FaultText {
  /** Put before a sentence. */
  line(n: number): string
  /** Joins the path that a fault is about and what is wrong there. */
  at(path: string, fault: string): string
  readonly faults: { readonly [key in FaultKey]: (args: FaultArgs) => string }
}

export type FaultKey =
  | 'tooLong'
  | 'game'
  | 'name'
  | 'noGame'
  | 'otherGame'
  | 'nothing'
  | 'tooMany'
  | 'missing'
  | 'twice'
  | 'noTable'
  | 'notJson'
  | 'oddKey'
  | 'noChanges'
  | 'notALine'
  | 'inside'
  | 'noPlace'
  | 'noRow'
  | 'nextCopy'
  | 'keyTwice'
  | 'needs'
  | 'whole'
  | 'word'
  | 'letters'
  | 'fixed'
  | 'text'
  | 'refused'
  | 'unplayable'
  | 'endless'

export interface Fault {
  readonly key: FaultKey
  readonly args: FaultArgs
  /** Counts from 1; 0 where no line is to blame. */
  readonly line: number
  /** What it is about, where that is a change. */
  readonly path: string | null
}

/** As a sentence begins and ends. */
export function faultSentence({ faults, line: lineOf, at }: FaultText, fault: Fault): string {
  const { key, args, line, path } = fault
  const said = path === null ? faults[key](args) : at(path, faults[key](args))
  const whole = line > 0 ? `${lineOf(line)} ${said}` : `${said[0]!.toUpperCase()}${said.slice(1)}`
  return /[.!?]$/.test(whole) ? whole : `${whole}.`
}

export type FaultTexts = InEvery<FaultText>
