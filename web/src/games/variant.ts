/**
 * Before a table's game is loaded: what its variant changes. A game's modules are made once a page, so one that has it
 * as something else begins anew.
 */
import { changeableOf, chooseVariant } from '@harvest/engine/variant'
import { api } from '../net/api.ts'
import type { Played } from './index.ts'

/** Which changes each game was loaded with; what is not here was loaded as printed, if at all. */
const loadedAs = new Map<string, string | null>()

const AGAIN = 'harvest-anew'
/** Milliseconds within which a page does not begin anew twice. */
const LATELY = 5_000

/** Resolves when the table's game can be loaded. */
export async function prepareVariant(table: Played): Promise<void> {
  const { id, game } = table
  const variant = table.variant === null ? null : (await api.variant(id)).variant
  const key = variant && JSON.stringify(variant.changes)
  const isLoaded = changeableOf(game).size > 0
  if (isLoaded && (loadedAs.get(game) ?? null) !== key && mayBeginAnew()) {
    location.reload()
    return new Promise(() => {})
  }
  if (!variant || isLoaded) return
  const { putChange } = await import('@harvest/engine/variant-changes')
  chooseVariant(variant, putChange)
  loadedAs.set(game, key)
}

/** A page that can't keep anything may show the wrong numbers, but never begins anew for ever. */
function mayBeginAnew(): boolean {
  try {
    const last = Number(sessionStorage.getItem(AGAIN) ?? 0)
    sessionStorage.setItem(AGAIN, String(Date.now()))
    return Date.now() - last > LATELY
  } catch {
    return false
  }
}
