import type { Refusal } from './contract.ts'
import { refuse, type Result } from './result.ts'

interface SeatRange {
  readonly min: number
  readonly max: number
}

/** A yes or no; `seats` says with how many players it can be on. */
export interface FlagSpec {
  readonly kind: 'flag'
  readonly default: boolean
  readonly seats?: SeatRange
}

/** One of several words. */
export interface ChoiceSpec {
  readonly kind: 'choice'
  readonly values: readonly string[]
  readonly default: string
}

/** A word for each seat, `random` or one of `values`, no two seats the same one. */
export interface SeatChoiceSpec {
  readonly kind: 'seatChoice'
  readonly values: readonly string[]
}

export type OptionSpec = FlagSpec | ChoiceSpec | SeatChoiceSpec
export type OptionSpecs<O> = { readonly [K in keyof O]: OptionSpec }

/** EN-OPT-1: complete and check the options of a table; anything unknown or impossible is named. */
export function parseOptions(
  specs: { readonly [name: string]: OptionSpec },
  seats: number,
  input: unknown,
): Result<Record<string, unknown>> {
  if (input === undefined || input === null) input = {}
  if (typeof input !== 'object' || Array.isArray(input)) return bad('optionsShape', {})
  const given = input as Record<string, unknown>
  for (const name of Object.keys(given))
    if (!Object.hasOwn(specs, name))
      return bad('optionUnknown', { option: name.slice(0, 40), known: Object.keys(specs) })
  const out: Record<string, unknown> = {}
  for (const [name, spec] of Object.entries(specs)) {
    const value = Object.hasOwn(given, name) ? given[name] : defaultOf(spec, seats)
    const refusal = checkOption(name, spec, seats, value)
    if (refusal) return { ok: false, refusal }
    out[name] = Array.isArray(value) ? [...(value as unknown[])] : value
  }
  return { ok: true, value: out }
}

function defaultOf(spec: OptionSpec, seats: number): unknown {
  return spec.kind === 'seatChoice' ? Array<string>(seats).fill('random') : spec.default
}

function checkOption(name: string, spec: OptionSpec, seats: number, value: unknown): Refusal | null {
  switch (spec.kind) {
    case 'flag':
      if (typeof value !== 'boolean') return optionRefusal('optionFlag', { option: name })
      if (value && spec.seats && (seats < spec.seats.min || seats > spec.seats.max))
        return optionRefusal('optionSeats', { option: name, min: spec.seats.min, max: spec.seats.max })
      return null
    case 'choice':
      if (typeof value !== 'string' || !spec.values.includes(value))
        return optionRefusal('optionChoice', { option: name, values: spec.values })
      return null
    case 'seatChoice': {
      if (!Array.isArray(value) || value.length !== seats)
        return optionRefusal('optionPerSeat', { option: name, seats })
      const taken = new Set<string>()
      for (const word of value as unknown[]) {
        if (word === 'random') continue
        if (typeof word !== 'string' || !spec.values.includes(word))
          return optionRefusal('optionChoice', { option: name, values: ['random', ...spec.values] })
        if (taken.has(word)) return optionRefusal('optionTwice', { option: name, value: word })
        taken.add(word)
      }
      return null
    }
  }
}

function optionRefusal(key: string, args: Refusal['args']): Refusal {
  return { rule: 'EN-OPT-1', key, args }
}

function bad(key: string, args: Refusal['args']): Result<never> {
  return refuse('EN-OPT-1', key, args)
}
