import type { RulesPage } from '../../../lib/rules-page.ts'
import { passagesOf, wordsOf } from '../../../lib/rules-search.ts'

/** A rule of a game in plain words. */
export function findRule(page: RulesPage, id: string): string | null {
  const passages = page.sections.flatMap(({ blocks }) => blocks.flatMap(passagesOf))
  const html = passages.find((passage) => passage.id === id)?.html
  return html === undefined ? null : wordsOf(html)
}
