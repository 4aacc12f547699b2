/** The parts of a position in words, as they are read out and walked over. */
import type { Place, Section } from '@harvest/engine/wire'

/** As it is read out. */
export function readOut({ title, items, parts }: Section): string {
  const own = title === '' ? items.join(' ') : `${title}: ${items.join('; ')}.`
  return [items.length > 0 ? own : `${title}.`, ...parts.map(readOut)].join(' ').replaceAll('..', '.')
}

/** A table without a board of places can be walked over too: a row for each of its parts, a place for each thing there. */
export function placesIn(sections: readonly Section[]): Place[][] {
  return sections
    .filter(({ title }) => title !== '')
    .map((section) => [...placesOf(section, section.title), ...section.parts.flatMap(placesOfPart(section))])
    .filter((row) => row.length > 0)
}

function placesOf({ items }: Section, name: string): Place[] {
  return items.map((words, n) => ({ name: items.length > 1 ? `${name} ${n + 1}` : name, words }))
}

function placesOfPart({ title }: Section): (part: Section) => Place[] {
  return (part) => placesOf(part, part.title === '' ? title : `${title}, ${part.title}`)
}
