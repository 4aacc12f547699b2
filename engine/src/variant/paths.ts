/** Everything of a game that a variant can change, by path, with its value as printed. */
import type { Json } from '../json.ts'
import { keysOf, putChange } from './changes.ts'
import type { Changeable, Variant } from './tables.ts'

export type ChangeablePath = readonly [path: string, value: Json]

export function listPaths(changeable: ReadonlyMap<string, Changeable>): ChangeablePath[] {
  return [...changeable].flatMap(([name, { base, rules }]) => [...pathsIn(name, base, rules)])
}

function* pathsIn(path: string, at: Json, rules: Changeable['rules']): Generator<ChangeablePath> {
  if (at === null || typeof at !== 'object') {
    const column = path.slice(path.lastIndexOf('.') + 1)
    if (rules.columns?.[column]?.kind !== 'fixed') yield [path, at]
    return
  }
  const keys = Array.isArray(at) ? keysOf(at as readonly Json[], rules) : Object.keys(at)
  const values = Array.isArray(at) ? (at as readonly Json[]) : Object.values(at)
  for (const [n, key] of keys.entries()) yield* pathsIn(`${path}.${key}`, values[n]!, rules)
}

/** The same tables as a variant has them. */
export function changedBy(
  changeable: ReadonlyMap<string, Changeable>,
  { changes }: Variant,
): ReadonlyMap<string, Changeable> {
  const out = new Map(changeable)
  for (const [path, to] of Object.entries(changes)) {
    const [name] = path.split('.', 1) as [string]
    const { base, rules } = out.get(name)!
    out.set(name, { base: putChange(base, path.slice(name.length + 1), to, rules), rules })
  }
  return out
}
