/** The rules of the games, each from its own RULES.md, with figures and a way to search them. */
import type { Update } from '@harvest/engine/wire'
import type { Language } from '../games/types.ts'
import type { Block, Passage, RulesPage } from './rules-page.ts'

export type { Block, Passage, RulesPage } from './rules-page.ts'

/** A position that stands beside a rule, from `games/<id>/figures`. */
export interface RulesFigure {
  /** The file's name. */
  readonly name: string
  /** The id of the rule it belongs to, or of a section. */
  readonly beside: string
  readonly caption: { readonly [language in Language]: string }
  /** Who sits at the table. */
  readonly names: readonly string[]
  readonly update: Update
  /** What of the position to show; only the game's pictures understand it. */
  readonly focus: unknown
  /** A chart that says all that the section's table does, which then need not be shown. */
  readonly insteadOfTable?: boolean
}

// Vite turns each RULES.md into a page when it builds; see rules-page.ts.
const pages = import.meta.glob<RulesPage>('../../../games/*/RULES.md', { import: 'default' })
const figures = import.meta.glob<Omit<RulesFigure, 'name'>>('../../../games/*/figures/*.json', {
  import: 'default',
})

export async function readRules(game: string): Promise<RulesPage | null> {
  return (await pages[`../../../games/${game}/RULES.md`]?.()) ?? null
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

export function passagesOf(block: Block): readonly Passage[] {
  return 'items' in block ? block.items : [block.passage]
}

/** A passage that was found: where, under which heading, and how it begins. */
export interface Found {
  readonly id: string
  readonly title: string
  readonly words: string
}

/** The words somebody looks for. All of them have to occur in a passage. */
export function termsOf(query: string): string[] {
  return query.toLowerCase().replaceAll("'", '’').split(/\s+/).filter(Boolean)
}

export function search(page: RulesPage, terms: readonly string[]): Found[] {
  if (terms.length === 0) return []
  const parts = [{ title: page.title, blocks: page.opening }, ...page.sections]
  return parts.flatMap(({ title, blocks }) =>
    blocks.flatMap(passagesOf).flatMap(({ id, html }) => {
      const words = wordsOf(html)
      const all = `${id} ${words}`.toLowerCase()
      return terms.every((term) => all.includes(term)) ? [{ id, title, words }] : []
    }),
  )
}

/** What a passage says, without its tags. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:)])/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
}

/** The passage with every term marked, in its text and never in a tag or a character reference. */
export function markTerms(html: string, terms: readonly string[]): string {
  if (terms.length === 0) return html
  const sought = terms
    .toSorted((a, b) => b.length - a.length)
    .map((term) => escapeText(term).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(${sought.join('|')})|<[^>]*>|&\\w+;`, 'gi')
  return html.replace(pattern, (whole, term?: string) => (term ? `<mark>${term}</mark>` : whole))
}

function escapeText(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
