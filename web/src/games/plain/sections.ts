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

/** Things that are alike are drawn alike: cards side by side, a pile by its height, a track with its steps. */
export type Shape = 'card' | 'pile' | 'track' | 'words'

const ALONE = /^\{[^{}]*\}$/
const HEIGHT = /^\d+ \p{L}/u
/** So far, and how far it goes: `3/10`. */
const STEPS = /^(\d+) ?\/ ?(\d+)$/

export function shapeOf({ count, sentence }: Thing, { things }: Section): Shape {
  if (count !== null || ALONE.test(sentence)) return 'card'
  if (STEPS.test(sentence)) return 'track'
  return things.length === 1 && HEIGHT.test(sentence) ? 'pile' : 'words'
}

/** Where a track stands, and its last step. */
export function stepsOf(sentence: string): { readonly at: number; readonly last: number } {
  const [, at, last] = STEPS.exec(sentence)!
  return { at: Number(at), last: Math.max(1, Number(last)) }
}

/** Parts that follow each other and say the same things of different ones are rows of a table. */
export type Block =
  | { readonly kind: 'part'; readonly section: Section }
  | { readonly kind: 'rows'; readonly sections: readonly Section[] }

const FEWEST_COLUMNS = 2

export function blocksOf(sections: readonly Section[]): Block[] {
  const runs: Section[][] = []
  for (const section of sections) {
    const run = runs.at(-1)
    if (run && isRow(section) && isAlike(run[0]!, section)) run.push(section)
    else runs.push([section])
  }
  return runs.map((run) =>
    run.length > 1 ? { kind: 'rows', sections: run } : { kind: 'part', section: run[0]! },
  )
}

const isRow = ({ title, things }: Section): boolean => title !== '' && things.length >= FEWEST_COLUMNS

/** As many things, none of them lying there as cards. */
function isAlike(one: Section, other: Section): boolean {
  const isTold = (section: Section): boolean =>
    section.things.every((thing) => shapeOf(thing, section) !== 'card')
  return one.things.length === other.things.length && isTold(one) && isTold(other)
}

/** What somebody holds themselves lies in their tray, so it's told nowhere else. */
export function withoutHeld(sections: readonly Section[], own: string | null): Section[] {
  if (own === null) return [...sections]
  return sections.map((section) =>
    aboutSeat([section], own).length > 0 ? { ...section, parts: [] } : section,
  )
}

/** As many as sit at any table. */
const MOST_SEATS = 6

export const namesAt = (names: (seat: number) => string): string[] =>
  Array.from({ length: MOST_SEATS }, (_, seat) => names(seat))

/** What lies in the middle, and what is somebody's: a phone shows them in two places. */
export function splitBySeat(
  sections: readonly Section[],
  names: readonly string[],
): { readonly middle: readonly Section[]; readonly seats: readonly Section[] } {
  const seats = sections.filter((section) => names.some((name) => aboutSeat([section], name).length > 0))
  const middle = sections.filter((section) => !seats.includes(section))
  // A table with nothing in the middle is all about its seats.
  return middle.length > 0 ? { middle, seats } : { middle: seats, seats: [] }
}
