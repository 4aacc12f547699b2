/** Finding and marking words in the rules. What is sought is typed by people; the rules are the project's own HTML. */
import type { Block, Passage, RulesPage } from './rules-page.ts'

export function passagesOf(block: Block): readonly Passage[] {
  return 'items' in block ? block.items : [block.passage]
}

/** A passage that was found: its id, the heading above it, and what it says. */
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
    .replace(/<\/?(?:a|code|em|strong)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
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

/** The words around the first term, marked, as HTML. */
export function excerpt(words: string, terms: readonly string[]): string {
  const first = Math.min(
    ...terms.map((term) => words.toLowerCase().indexOf(term)).filter((at) => at >= 0),
    words.length,
  )
  const from = first < 40 ? 0 : words.lastIndexOf(' ', first - 20) + 1
  const cut = words.slice(from, from + 110)
  const shown = from + 110 < words.length ? `${cut.slice(0, cut.lastIndexOf(' '))} …` : cut
  return markTerms(escapeText(`${from > 0 ? '… ' : ''}${shown}`), terms)
}

function escapeText(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
