/** The parts of a position in words, as they are read out and walked over. */
import type { Place, Section } from '@harvest/engine/wire'
import type { AskText } from '../../../text/ask/en.ts'

/** As it is read out. */
export function readOut(section: Section, words: Pick<AskText, 'titled' | 'apart'>): string {
  const { title, items, parts } = section
  const own = title === '' ? items.join(' ') : `${words.titled(title, items.join(words.apart))}.`
  return [items.length > 0 ? own : `${title}.`, ...parts.map((part) => readOut(part, words))]
    .join(' ')
    .replaceAll('..', '.')
}

/** A table without a board of places can be walked over too: a row for each of its parts, a place for each thing there. */
export function placesIn(sections: readonly Section[]): Place[][] {
  return sections
    .filter(({ title }) => title !== '')
    .map((section) =>
      numbered([...placesOf(section, section.title), ...section.parts.flatMap(placesOfPart(section))]),
    )
    .filter((row) => row.length > 0)
}

function placesOf({ items }: Section, name: string): Place[] {
  return items.map((words) => ({ name, words }))
}

function placesOfPart({ title }: Section): (part: Section) => Place[] {
  return (part) => placesOf(part, part.title === '' ? title : `${title}, ${part.title}`)
}

/** Things called the same are numbered, so that each can be told from the others. */
function numbered(row: readonly Place[]): Place[] {
  const seen = new Map<string, number>()
  return row.map(({ name, words }) => {
    const isAlone = row.filter((other) => other.name === name).length === 1
    const n = (seen.get(name) ?? 0) + 1
    seen.set(name, n)
    return { name: isAlone ? name : `${name} ${n}`, words }
  })
}
