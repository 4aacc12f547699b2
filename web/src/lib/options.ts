/** The options of a table that are not as usual, in words. */
import type { GameText, Json, OptionSpec } from '@harvest/engine/wire'
import type { UiText } from '../text/en.ts'

type Said = GameText<never, never, never>['options']

export function isUsual(spec: OptionSpec, value: Json | undefined): boolean {
  if (value === undefined) return true
  if (spec.kind !== 'seatChoice') return value === spec.default
  return Array.isArray(value) && value.every((word) => word === 'random')
}

export function chosenOptions(
  specs: { readonly [name: string]: OptionSpec },
  options: { readonly [name: string]: Json },
  said: Said,
  words: UiText,
): string[] {
  return Object.entries(specs)
    .filter(([name, spec]) => !isUsual(spec, options[name]))
    .map(([name, spec]) => {
      const value = options[name]!
      const { label = name, values = {} } = said[name] ?? {}
      if (spec.kind === 'flag') return value === true ? label : words.create.without(label)
      const chosen = Array.isArray(value) ? value : [value]
      return `${label}: ${chosen.map((word) => values[String(word)] ?? String(word)).join(', ')}`
    })
}
