/** A game as printed, or as the variant in a file changes it. */
import type { GameEntry } from '@harvest/bots'
import { loadVariant, parseVariant } from '@harvest/bots/variants'
import { VariantError, type Variant } from '@harvest/engine'
import { readFileSync } from 'node:fs'
import { clip, type Args, type OptionHelp } from './args.ts'
import { whyNot } from './files.ts'
import { UsageError } from './lab.ts'

export const VARIANT_OPTION = {
  variant: { value: 'FILE', help: 'play a variant: changed numbers and cards, as JSON or CSV' },
} satisfies Record<string, OptionHelp>

/** The entry with the variant that an option names, or as it is. */
export async function withVariant(entry: GameEntry, args: Args, option = 'variant'): Promise<GameEntry> {
  const path = args.text(option)
  return path === undefined ? entry : loadFile(entry, path)
}

export async function loadFile({ game }: GameEntry, path: string): Promise<GameEntry> {
  try {
    const variant = parseVariant(readText(path))
    if (variant.game !== game.id)
      throw new VariantError(0, 'otherGame', { game: variant.game, wanted: game.id })
    return await loadVariant(variant)
  } catch (error) {
    if (!(error instanceof VariantError)) throw error
    throw new UsageError(`The variant "${clip(path)}" can’t be played. ${error.message}`)
  }
}

/** The games with one of them replaced by a variant of it; throws a VariantError if it can't be played. */
export async function replaced(games: readonly GameEntry[], variant: Variant): Promise<readonly GameEntry[]> {
  const entry = await loadVariant(parseVariant(JSON.stringify(variant)))
  return games.map((known) => (known.game.id === entry.game.id ? entry : known))
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new UsageError(`Can’t read the variant "${clip(path)}": ${whyNot(error)}.`)
  }
}
