/**
 * A game's tables and numbers, as printed or as a variant changes them. The modules with a game's data ask here when
 * they are loaded; a variant is played by an instance of all the game's modules of its own, so everything that is made
 * from the tables (moves, costs, words) is made from the changed ones, and the game as printed loses no speed.
 */
import type { Json } from '../json.ts'
import type { Column, PutChange, TableRules } from './changes.ts'

/** A game with some of its tables and numbers changed. */
export interface Variant {
  readonly game: string
  /** What people call it. */
  readonly name: string
  /** By path, such as `market.RY.coins`. */
  readonly changes: { readonly [path: string]: Json }
}

/** What of a game can be changed, and within which bounds: collected from its data as it is loaded. */
export interface Changeable {
  readonly base: Json
  readonly rules: TableRules
}

const changeables = new Map<string, Map<string, Changeable>>()
/** How a variant's changes are made comes with it: a page that plays the game as printed never loads that. */
interface Registered {
  readonly variant: Variant
  readonly put: PutChange
}

const variants = new Map<string, Registered>()
/** In a page: what the game is loaded as. */
const chosen = new Map<string, Registered>()

export function changeableOf(game: string): ReadonlyMap<string, Changeable> {
  return changeables.get(game) ?? new Map<string, Changeable>()
}

/** The part of a module's address that names its variant. */
export const VARIANT_QUERY = 'variant'

/** Modules whose address has this key will be made with the variant. */
export function registerVariant(key: string, variant: Variant, put: PutChange): void {
  variants.set(key, { variant, put })
}

/** The game's modules, if they are loaded from now on, are made with this variant: for a page, which has one. */
export function chooseVariant(variant: Variant, put: PutChange): void {
  chosen.set(variant.game, { variant, put })
}

export interface Tables {
  /** A number, printed as `base`. */
  number(name: string, base: number, bounds?: { readonly min: number; readonly max: number }): number
  table<T extends object>(name: string, base: T, rules?: TableRules): T
}

/** For a module with a game's data; `address` is its `import.meta.url`. */
export function tablesOf(game: string, address: string): Tables {
  const key = new RegExp(`[?&]${VARIANT_QUERY}=([0-9a-f]+)`).exec(address)?.[1]
  const made = key === undefined ? chosen.get(game) : variants.get(key)
  let known = changeables.get(game)
  if (!known) changeables.set(game, (known = new Map()))
  const take = (name: string, base: Json, rules: TableRules): Json => {
    if (!known.has(name)) known.set(name, { base, rules })
    return made === undefined ? base : changed(name, base, rules, made)
  }
  return {
    number: (name, base, bounds) =>
      take(name, base, { value: { kind: 'whole', min: 0, max: 999, ...bounds } satisfies Column }) as number,
    table: <T extends object>(name: string, base: T, rules: TableRules = {}) =>
      take(name, base as unknown as Json, rules) as unknown as T,
  }
}

function changed(name: string, base: Json, rules: TableRules, { variant, put }: Registered): Json {
  let value = base
  for (const [path, to] of Object.entries(variant.changes))
    if (path === name) value = put(value, '', to, rules)
    else if (path.startsWith(`${name}.`)) value = put(value, path.slice(name.length + 1), to, rules)
  return value
}
