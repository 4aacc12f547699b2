/**
 * A game's RULES.md as data for the rules page: sections, and in them passages that can be linked to and found.
 * The build runs this, so that no browser has to read Markdown.
 */
import { marked, type Token, type Tokens } from 'marked'

/** A rule, a paragraph, another list item or a table; what can be linked to and found. */
export interface Passage {
  /** The rule's own id, or one made from the section. */
  readonly id: string
  readonly html: string
}

export type Block =
  | { readonly kind: 'text' | 'table'; readonly passage: Passage }
  | { readonly kind: 'rules' | 'list' | 'steps'; readonly items: readonly Passage[] }

export interface Section {
  readonly id: string
  readonly title: string
  /** 2 for a part, 3 for a part of it. */
  readonly level: number
  readonly blocks: readonly Block[]
}

export interface RulesPage {
  readonly title: string
  /** What stands above the first heading. */
  readonly opening: readonly Block[]
  readonly sections: readonly Section[]
}

const ID = /\b[A-Z]{2}-[A-Z]{3}-\d+\b/g
const LEADING_ID = /^<strong>([A-Z]{2}-[A-Z]{3}-\d+)<\/strong>\s*/
const RULE_LINE = /^\s*[-*] \*\*([A-Z]{2}-[A-Z]{3}-\d+)\*\*/gm

/**
 * Throws for Markdown that the page has no setting for, so that the build says so and not a reader. A translation gets
 * the ids of its `original`, section by section, so that a link leads to the same place in every language.
 */
export function layOut(markdown: string, original?: RulesPage): RulesPage {
  const rules = new Set([...markdown.matchAll(RULE_LINE)].map((match) => match[1]!))
  let title = ''
  const opening: Block[] = []
  const sections: (Section & { readonly blocks: Block[] })[] = []
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'space') continue
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading
      if (depth === 1) title = text
      else {
        const id = original?.sections[sections.length]?.id ?? slug(text)
        sections.push({ id, title: text, level: depth, blocks: [] })
      }
      continue
    }
    const section = sections.at(-1)
    const blocks = section?.blocks ?? opening
    blocks.push(blockOf(token, `${section?.id ?? 'opening'}-${blocks.length + 1}`, rules))
  }
  return { title, opening, sections }
}

function blockOf(token: Token, id: string, rules: ReadonlySet<string>): Block {
  switch (token.type) {
    case 'paragraph':
      return { kind: 'text', passage: { id, html: polish(inline(token), rules) } }
    case 'table':
      return {
        kind: 'table',
        passage: { id, html: polish(inner(marked.parser([token]), 'table'), rules) },
      }
    case 'list':
      return listOf(token as Tokens.List, id, rules)
    default:
      throw new Error(`the rules page cannot set a ${token.type}: ${token.raw.slice(0, 60)}`)
  }
}

function listOf(list: Tokens.List, id: string, rules: ReadonlySet<string>): Block {
  let isRules = false
  const items = list.items.map((item, index): Passage => {
    const html = marked.parser(item.tokens).trim()
    const rule = LEADING_ID.exec(html)
    if (!rule) return { id: `${id}-${index + 1}`, html: polish(html, rules) }
    isRules = true
    return { id: rule[1]!, html: polish(html.slice(rule[0].length), rules) }
  })
  return { kind: isRules ? 'rules' : list.ordered ? 'steps' : 'list', items }
}

function inline(token: Token): string {
  return marked.Parser.parseInline((token as Tokens.Paragraph).tokens)
}

function inner(html: string, tag: string): string {
  return html.trim().replace(new RegExp(`^<${tag}>|</${tag}>$`, 'g'), '')
}

/** Printers' apostrophes, and every other rule that is named becomes a link to it. */
function polish(html: string, rules: ReadonlySet<string>): string {
  return html
    .replaceAll('&#39;', '’')
    .replace(ID, (id) => (rules.has(id) ? `<a href="#${id}">${id}</a>` : id))
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
