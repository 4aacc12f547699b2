/** The rules of the games, each from its own RULES.md or a translation of it, and the figures beside them; loaded when a rules page opens. */
import type { InSome, Update } from '@harvest/engine/wire'
import type { Language } from '../games/types.ts'
import type { RulesPage } from './rules-page.ts'

/** A position that stands beside a rule, from `games/<id>/figures`. */
export interface RulesFigure {
  /** The file's name. */
  readonly name: string
  /** The id of the rule it belongs to, or of a section. */
  readonly beside: string
  readonly caption: InSome<string>
  /** Who sits at the table. */
  readonly names: readonly string[]
  readonly update: Update
  /** What of the position to show; only the game's pictures understand it. */
  readonly focus: unknown
  /** A chart that says everything the section's table does, so that the table doesn't have to be shown. */
  readonly insteadOfTable?: boolean
}

// Vite turns each RULES.md and each translation into a page when it builds; see rules-page.ts.
const pages = import.meta.glob<RulesPage>(['../../../games/*/RULES.md', '../../../games/*/rules/*.md'], {
  import: 'default',
})
const figures = import.meta.glob<Omit<RulesFigure, 'name'>>('../../../games/*/figures/*.json', {
  import: 'default',
})

/** A page with the language it is in. */
export interface SpokenRules extends RulesPage {
  readonly language: Language
}

/** A game's rules in this language, or in English where nobody has translated them. */
export async function readRules(game: string, language: Language): Promise<SpokenRules | null> {
  const translated = await pages[`../../../games/${game}/rules/${language}.md`]?.()
  if (translated) return { ...translated, language }
  const original = await pages[`../../../games/${game}/RULES.md`]?.()
  return original ? { ...original, language: 'en' } : null
}

/** One of them by its name. */
export async function readFigure(game: string, name: string): Promise<RulesFigure | null> {
  const figure = await figures[`../../../games/${game}/figures/${name}.json`]?.()
  return figure ? { ...figure, name } : null
}

/** A game's figures in the order of their names. */
export function readFigures(game: string): Promise<RulesFigure[]> {
  const folder = `../../../games/${game}/figures/`
  const files = Object.entries(figures).filter(([path]) => path.startsWith(folder))
  return Promise.all(
    files.map(async ([path, load]) => ({
      ...(await load()),
      name: path.slice(folder.length, -'.json'.length),
    })),
  )
}
