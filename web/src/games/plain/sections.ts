/** A position in words, cut into what can be laid out: a game without a board of its own is shown by its `describe`. */

export interface Thing {
  /** How many of it, where the words begin with a number of something: `3 × red pepper`. */
  readonly count: string | null
  readonly sentence: string
}

export interface Section {
  /** Empty for a sentence of its own. */
  readonly title: string
  readonly things: readonly Thing[]
  /** What belongs to it and has a title itself. */
  readonly parts: readonly Section[]
}

/** A name and a colon; pictures have neither in their braces' front. */
const TITLED = /^((?:\{[^{}]*\}|[^:.;{}]){1,90}): (.+)$/
const INDENT = '  '
const COUNTED = /^(\d+) × (.+)$/
/** Between things: semicolons, or else commas, outside of the braces of pictures. */
const SEMICOLONS = /; (?![^{}]*\})/
const COMMAS = /, (?![^{}]*\})/

export function layOut(description: string): Section[] {
  const sections: Section[] = []
  for (const line of description.split('\n')) {
    if (line.trim() === '') continue
    const section = sectionOf(line.trim())
    const last = line.startsWith(INDENT) ? sections.pop() : undefined
    sections.push(last ? { ...last, parts: [...last.parts, section] } : section)
  }
  return sections
}

function sectionOf(line: string): Section {
  const [, title, rest] = TITLED.exec(line) ?? []
  if (title === undefined || rest === undefined)
    return { title: '', things: [{ count: null, sentence: line }], parts: [] }
  const bare = rest.replace(/\.$/, '')
  const parts = bare.includes('; ') ? bare.split(SEMICOLONS) : bare.split(COMMAS)
  return { title, things: parts.map(thingOf), parts: [] }
}

function thingOf(words: string): Thing {
  const [, count, sentence] = COUNTED.exec(words) ?? []
  return count === undefined || sentence === undefined
    ? { count: null, sentence: words }
    : { count, sentence }
}

/** The sections that are about somebody: those that begin with their name. */
export function aboutSeat(sections: readonly Section[], name: string): Section[] {
  return sections.filter(({ title }) => title === name || title.startsWith(`${name}’s `))
}
