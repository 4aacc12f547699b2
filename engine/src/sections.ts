/** The position in words, cut into what can be looked up and read by headings: every game describes itself this way. */
export interface Section {
  /** `Market`, or a player's name; empty for a sentence of its own. */
  readonly title: string
  readonly items: readonly string[]
  /** What belongs to it and has a title itself. */
  readonly parts: readonly Section[]
}

/** No full stop before the colon: then it is a sentence that lists something. */
const TITLED = /^([^:.;]{1,70}): (.+)$/
/** A drawing of letters and numbers, for whoever sees it. */
const DRAWN = /^\P{Ll}*$/u
const INDENT = '  '

/** `description` as `GameText.describe` gives it, without pictures. */
export function cutIntoSections(description: string): Section[] {
  const sections: Section[] = []
  let isDrawing = false
  for (const line of description.split('\n')) {
    if (isDrawing && DRAWN.test(line)) continue
    isDrawing = line.endsWith(':')
    if (line.trim() === '') continue
    if (line.startsWith(INDENT) && sections.length > 0) {
      const last = sections.at(-1)!
      const parts = sentences(line.trim()).map(sectionOf)
      sections[sections.length - 1] = { ...last, parts: [...last.parts, ...parts] }
    } else
      sections.push(isDrawing ? { title: line.slice(0, -1).trim(), items: [], parts: [] } : sectionOf(line))
  }
  return sections
}

function sectionOf(line: string): Section {
  const [, title, rest] = TITLED.exec(line) ?? []
  if (title === undefined) return { title: '', items: [line], parts: [] }
  // French has a space before its colons and semicolons.
  const items = rest!.replace(/\.$/, '').split(/\s?; /)
  return { title: title.trim(), items, parts: [] }
}

/** Those that have a title each, such as `Prepared: rice. Cooked: nothing.`; anything else stays together. */
function sentences(line: string): string[] {
  const cut = line.split(/(?<=\.) (?=[^:.;]{1,40}: )/)
  return cut.every((sentence) => TITLED.test(sentence)) ? cut : [line]
}
