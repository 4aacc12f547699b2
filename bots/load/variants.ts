/**
 * Variants in Node: all modules of a game, and what bots know of it, are loaded once more under addresses that name
 * the variant, and the modules with its data are made with the changes. Everything else is shared.
 */
import {
  canonical,
  changeableOf,
  playOut,
  putChange,
  quickIO,
  randomChoice,
  registerVariant,
  FastRng,
  parseOptions,
  sha256Hex,
  tellVariant,
  VARIANT_QUERY,
  VariantError,
  parseVariant as parse,
  type GameState,
  type InSome,
  type TableWords,
  type ToldChange,
  type Variant,
} from '@harvest/engine'
import { registerHooks } from 'node:module'
import type { GameEntry } from '../src/bot.ts'
import { findGame } from '../src/games.ts'

const loaded = new Map<string, Promise<GameEntry>>()
let hooked = false

/** Read a variant of one of our games. Throws a VariantError that names the line. */
export function parseVariant(text: string): Variant {
  return parse(text, (game) => (findGame(game) ? changeableOf(game) : null))
}

/** What a variant does, in words. */
export async function sayVariant(variant: Variant): Promise<ToldChange[]> {
  return tellVariant(variant, changeableOf(variant.game), await wordsOf(variant.game))
}

/** A new game may not have words for its tables yet. */
async function wordsOf(game: string): Promise<InSome<TableWords>> {
  const { tables } = (await import(`@harvest/${game}/tables`).catch(() => ({}))) as {
    tables?: InSome<TableWords>
  }
  return tables ?? { en: {} }
}

/** The same changes have the same key, whatever they are called. */
export function variantKey({ game, changes }: Variant): string {
  return sha256Hex(canonical([game, changes])).slice(0, 16)
}

/** The game with a variant's changes, loaded once. One that has been tried out elsewhere isn't played here again. */
export async function loadVariant(variant: Variant, tried = false): Promise<GameEntry> {
  const key = variantKey(variant)
  let loading = loaded.get(key)
  if (!loading) {
    loaded.set(key, (loading = load(key, variant, tried)))
    // A variant that can't be played takes up no room, and may be asked for again.
    loading.catch(() => loaded.delete(key))
  }
  const entry = await loading
  return { ...entry, game: { ...entry.game, variant } }
}

async function load(key: string, variant: Variant, tried: boolean): Promise<GameEntry> {
  if (!findGame(variant.game)) throw new VariantError(0, 'noGame', { game: variant.game })
  registerVariant(key, variant, putChange)
  hookOnce()
  let entry: GameEntry
  try {
    const address = new URL(`../src/games/${variant.game}.ts?${VARIANT_QUERY}=${key}`, import.meta.url)
    ;({ entry } = (await import(address.href)) as { entry: GameEntry })
  } catch (error) {
    throw new VariantError(0, 'refused', { detail: (error as Error).message })
  }
  if (!tried) tryOut(entry)
  return entry
}

/** Which modules are a game's own, so that a variant has its own of them. */
const OWN = /\/(games\/[^/]+|bots\/src\/(games|evaluations|telling))\//

function hookOnce(): void {
  if (hooked) return
  hooked = true
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      const key = context.parentURL && new URL(context.parentURL).searchParams.get(VARIANT_QUERY)
      if (!key || !found.url.startsWith('file:') || !OWN.test(found.url) || found.url.includes('?'))
        return found
      return { ...found, url: `${found.url}?${VARIANT_QUERY}=${key}` }
    },
  })
}

/** A game for each number of players is played by chance: what can't be set up or breaks a rule says so here. */
function tryOut({ game }: GameEntry): void {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    try {
      const options = parseOptions(game.options, seats, {})
      if (!options.ok) throw new Error(options.refusal.key)
      const io = quickIO<unknown>(seats)
      const state = game.setup(options.value, seats, io) as GameState
      game.check(state)
      playOut(game, state, randomChoice(new FastRng(seats)), io, { decisions: 0, forced: 0 }, () =>
        game.check(state),
      )
    } catch (error) {
      // What the rules trip over means nothing to a designer; what a check found does.
      const detail = error instanceof TypeError ? 'the rules run out of something' : (error as Error).message
      throw new VariantError(0, 'unplayable', { seats, detail })
    }
}
