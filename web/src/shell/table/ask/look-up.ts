/** What lies on the table, by the words that the position has for it. */
import { plain, type Section } from '@harvest/engine/wire'
import { readOut } from './sections.ts'
import { oneself, personCalled, readAll, theirs } from './people.ts'
import {
  askingText,
  meaning,
  otherwiseCalled,
  placesOf,
  say,
  sectionsOf,
  type Answer,
  type Scene,
} from './scene.ts'
import { after, hasAll, hasWord, isOneOf, isSameWord, normal, tokensOf } from './tokens.ts'

/** A place, a card, somebody's or one's own things, or a part of the table by its title. */
export function lookUp(asked: string, scene: Scene): Answer | null {
  const { words } = scene
  const place = placeCalled(asked, scene)
  if (place !== null) return say(place)
  const mine = after(asked, words.mine)
  if (mine !== null) return theirs(mine, oneself(scene), scene)
  if (isOneOf(asked, words.where)) return theirs(askingText(scene)?.where ?? '', oneself(scene), scene)
  const person = personCalled(asked, scene)
  if (person !== null) return say(readAll(person, scene))
  const card = cardIn(tokensOf(asked), scene, true)
  if (card !== null) return say(card)
  const wanted = otherwiseCalled(asked, scene)
  const sections = sectionsOf(scene)
  const section =
    everyPart(sections).find(({ title }) => normal(title) === wanted) ??
    sections.find(({ title }) => tokensOf(title)[0] === wanted)
  return section ? say(readOut(section, words)) : inHead(wanted, sections, scene)
}

/** `round`, `year`: what begins the position, where a sentence begins so. */
function inHead(wanted: string, sections: readonly Section[], { words }: Scene): Answer | null {
  const head = sections.flatMap(({ title, items }) => (title === '' ? items : []))
  if (!head.some((item) => isSameWord(tokensOf(item)[0] ?? '', wanted, words.endings))) return null
  return say(head.filter((item) => hasWord(tokensOf(item), wanted, words.endings)).join(' '))
}

/** What is said of a place of the board. */
export function placeCalled(asked: string, scene: Scene): string | null {
  const place = placesOf(scene).find(({ name }) => normal(name) === asked)
  return place ? scene.words.titled(place.name, plain(place.words)) : null
}

/** What is on the card that these words name, and where it lies; `isAlone`: and nothing else. */
export function cardIn(asked: readonly string[], scene: Scene, isAlone: boolean): string | null {
  const { words } = scene
  const found = scene.cards
    .map(([name, does]) => ({ name, does, called: tokensOf(name) }))
    .filter(({ called }) => hasAll(asked, called, words.endings))
    .filter(({ called }) => !isAlone || called.length === asked.length)
    .sort((a, b) => b.called.length - a.called.length)[0]
  if (!found) return null
  const lies = everyPart(sectionsOf(scene)).flatMap(({ title, items }) =>
    items.filter((item) => hasAll(tokensOf(item), found.called, [])).map((item) => ({ title, item })),
  )
  const where = lies.map(({ title, item }) => (title === '' ? item : words.titled(title, item)))
  return [words.titled(found.name, found.does), ...where].map(ended).join(' ')
}

const ended = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)

/** Whatever has these words in it: of what has a title, if any of that does. */
export function search(asked: string, scene: Scene): Answer | null {
  const wanted = meaning(otherwiseCalled(asked, scene), scene.words)
  return found((text) => hasAll(tokensOf(text), wanted, scene.words.endings), scene)
}

/** Whatever has most of these words in it, or under its title, at least half of them. */
export function searchMost(wanted: readonly string[], scene: Scene): Answer | null {
  const { endings } = scene.words
  const called = wanted.flatMap((word) => tokensOf(otherwiseCalled(word, scene)))
  const count = (text: string): number => {
    const tokens = tokensOf(text)
    return called.filter((word) => hasWord(tokens, word, endings)).length
  }
  const parts = everyPart(sectionsOf(scene))
  const most = Math.max(0, ...parts.flatMap(({ title, items }) => [title, ...items].map(count)))
  return most * 2 < called.length || most === 0 ? null : found((text) => count(text) === most, scene)
}

function found(has: (text: string) => boolean, scene: Scene): Answer | null {
  const { words } = scene
  const parts = everyPart(sectionsOf(scene))
  const titled = parts.flatMap(({ title, items }) => {
    const told = title !== '' && has(title) ? items : items.filter(has)
    return told.length > 0 && title !== '' ? [`${words.titled(title, told.join(words.apart))}.`] : []
  })
  const told =
    titled.length > 0 ? titled : parts.flatMap(({ title, items }) => (title === '' ? items.filter(has) : []))
  return told.length > 0 ? say(told.join(' ').replaceAll('..', '.')) : null
}

function everyPart(sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => [section, ...section.parts])
}
