/** The rules of the games, each from its own RULES.md. */
import { marked } from 'marked'

const files = import.meta.glob<string>('../../../games/*/RULES.md', { query: '?raw', import: 'default' })

export interface RulesPage {
  readonly html: string
  readonly headings: readonly { readonly id: string; readonly level: number; readonly words: string }[]
  readonly rules: readonly { readonly id: string; readonly words: string }[]
}

export async function readRules(game: string): Promise<RulesPage | null> {
  const load = files[`../../../games/${game}/RULES.md`]
  return load ? layOut(await load()) : null
}

/** Give headings and rules anchors; what a rule says is kept for searching. */
function layOut(markdown: string): RulesPage {
  const page = new DOMParser().parseFromString(marked.parse(markdown, { async: false }), 'text/html')
  const headings = [...page.querySelectorAll('h2, h3')].map((heading, index) => {
    heading.id = `part-${index + 1}`
    return { id: heading.id, level: Number(heading.tagName[1]), words: heading.textContent ?? '' }
  })
  const rules: { id: string; words: string }[] = []
  for (const item of page.querySelectorAll('li')) {
    const id = item.querySelector('strong')?.textContent ?? ''
    if (!/^[A-Z]{2}-[A-Z]{3}-\d+$/.test(id)) continue
    item.id = id
    item.classList.add('rule')
    rules.push({ id, words: item.textContent ?? '' })
  }
  // On a phone they scroll, and whoever uses the keyboard must be able to.
  for (const table of page.querySelectorAll('table')) table.tabIndex = 0
  return { html: page.body.innerHTML, headings, rules }
}
