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
  VARIANT_QUERY,
  VariantError,
  parseVariant as parse,
  type GameState,
  type Variant,
} from '@harvest/engine'
import { registerHooks } from 'node:module'
import type { GameEntry } from '../src/bot.ts'
import { findGame } from '../src/games.ts'

const loaded = new Map<string, Promise<GameEntry>>()
let hooked = false

/** Read a variant of one of our games; throws a VariantError that names the line. */
export function parseVariant(text: string): Variant {
  return parse(text, (game) => (findGame(game) ? changeableOf(game) : null))
}

/** The game with a variant's changes. The same changes are loaded once, whatever they are called. */
export async function loadVariant(variant: Variant): Promise<GameEntry> {
  const key = sha256Hex(canonical([variant.game, variant.changes])).slice(0, 16)
  let loading = loaded.get(key)
  if (!loading) loaded.set(key, (loading = load(key, variant)))
  const entry = await loading
  return { ...entry, game: { ...entry.game, variant } }
}

async function load(key: string, variant: Variant): Promise<GameEntry> {
  if (!findGame(variant.game)) throw new VariantError(0, `there’s no game "${variant.game}"`)
  registerVariant(key, variant, putChange)
  hookOnce()
  let entry: GameEntry
  try {
    const address = new URL(`../src/games/${variant.game}.ts?${VARIANT_QUERY}=${key}`, import.meta.url)
    ;({ entry } = (await import(address.href)) as { entry: GameEntry })
  } catch (error) {
    throw new VariantError(0, (error as Error).message)
  }
  tryOut(entry)
  return entry
}

/** Which modules are a game's own, so that a variant has its own of them. */
const OWN = /\/(games\/[^/]+|bots\/src\/(games|evaluations))\//

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
      throw new VariantError(0, `with ${seats} players it can’t be played: ${(error as Error).message}`)
    }
}
