/**
 * Variants that people bring to a table: read, tried out in a thread of its own, and loaded once. What is loaded stays
 * in memory until the server ends, so only so many different ones are taken.
 */
import type { Fault, ToldChange, Variant, VariantError } from '@harvest/engine'
import { FAULT_TEXTS, faultSentence } from '@harvest/engine/variant-faults'
import type { GameOffer } from './games.ts'
import { failed } from './problem.ts'
import type { VariantAnswer } from './wire.ts'

/** More than people would read through before they sit down. */
const MOST_CHANGES = 200

/** What a module that loads variants has to export. `@harvest/bots/variants` is one. */
export interface VariantModule {
  parseVariant(text: string): Variant
  /** One that has been tried out elsewhere isn't played again. */
  loadVariant(variant: Variant, tried?: boolean): Promise<GameOffer>
  sayVariant(variant: Variant): Promise<ToldChange[]>
  /** The same changes have the same key. */
  variantKey(variant: Variant): string
}

export interface VariantsOptions {
  /** The address of a `VariantModule`. */
  readonly module: string
  /** How many different ones may be brought. */
  readonly most: number
  /** What is wrong with one, or null: played by chance, where nobody has to wait for it. */
  readonly tryOut: (variant: Variant) => Promise<Fault | null>
}

export class Variants {
  private readonly options: VariantsOptions
  private loading: Promise<VariantModule> | null = null
  private readonly known = new Set<string>()

  constructor(options: VariantsOptions) {
    this.options = options
  }

  /** What somebody has written, as a game that can be played. */
  async bring(text: string, game: string): Promise<GameOffer> {
    const module = await this.module()
    const variant = this.read(module, text)
    if (variant.game !== game)
      throw refused({ key: 'otherGame', args: { game: variant.game, wanted: game }, line: 0, path: null })
    if (!this.known.has(module.variantKey(variant))) {
      if (this.known.size >= this.options.most) throw failed('tooManyVariants')
      const fault = await this.options.tryOut(variant)
      if (fault) throw refused(fault)
    }
    return this.load(variant)
  }

  /** The variant of a table that there is. */
  async load(variant: Variant): Promise<GameOffer> {
    const module = await this.module()
    try {
      // The printed cards may have changed since, so that there is nothing left to change.
      const offer = await module.loadVariant(module.parseVariant(JSON.stringify(variant)), true)
      this.known.add(module.variantKey(variant))
      return offer
    } catch (error) {
      throw isFault(error) ? failed('gameGone') : error
    }
  }

  /** What is different, in words; of a game as printed, nothing. */
  async tell(variant: Variant | null): Promise<VariantAnswer> {
    return { variant, changes: variant ? await (await this.module()).sayVariant(variant) : [] }
  }

  private read(module: VariantModule, text: string): Variant {
    try {
      const variant = module.parseVariant(text)
      const count = Object.keys(variant.changes).length
      if (count <= MOST_CHANGES) return variant
      throw refused({ key: 'tooMany', args: { most: MOST_CHANGES, count }, line: 0, path: null })
    } catch (error) {
      throw isFault(error) ? refused(error.fault) : error
    }
  }

  private module(): Promise<VariantModule> {
    return (this.loading ??= import(this.options.module) as Promise<VariantModule>)
  }
}

/** Threads and reloaded modules have classes of their own, so it is known by what it holds. */
function isFault(error: unknown): error is VariantError {
  return error instanceof Error && 'fault' in error
}

function refused(fault: Fault) {
  const said = Object.entries(FAULT_TEXTS).map(([language, text]) => [language, faultSentence(text, fault)])
  return failed('badVariant', { line: fault.line, said: Object.fromEntries(said) as Record<string, string> })
}
