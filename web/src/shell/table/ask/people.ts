/** What lies before somebody, oneself or another, by the words that the position has for it. */
import { plain, type Section } from '@harvest/engine/wire'
import type { AskText } from '../../../text/ask/en.ts'
import { readOut } from './sections.ts'
import { askingText, namesIn, otherwiseCalled, say, sectionsOf, type Answer, type Scene } from './scene.ts'
import { hasAll, isOneOf, isPartOf, isSameWord, normal, tokensOf } from './tokens.ts'

export interface Person {
  /** Null for whoever only watches. */
  readonly seat: number | null
  readonly name: string
  /** What the position says of them. */
  readonly sections: readonly Section[]
}

/** Everybody at the table. */
function peopleIn(scene: Scene): Person[] {
  const sections = titled(scene)
  return namesIn(scene)
    .map((name, seat) => ({ seat, name, sections: sections.filter(({ title }) => isOf(title, name)) }))
    .filter((person) => person.sections.length > 0)
}

/** Oneself: what is under one's name, or under a title that says `your`. */
export function oneself(scene: Scene): Person {
  const { update, names, words } = scene
  const seat = update.view.me
  const name = seat === null ? '' : names(seat)
  const isOwn = ({ title }: Section): boolean =>
    (name !== '' && isOf(title, name)) || isOneOf(tokensOf(title)[0] ?? '', words.yours)
  return { seat, name, sections: titled(scene).filter(isOwn) }
}

/** Whoever is called so, by the whole name or by its beginning, if that is nobody else's. */
export function personCalled(asked: string, scene: Scene): Person | null {
  const people = peopleIn(scene)
  const exact = people.find(({ name }) => normal(name) === asked)
  const begun = people.filter(({ name }) => normal(name).startsWith(`${asked} `))
  return exact ?? (begun.length === 1 ? begun[0]! : null)
}

/** Whom a question names, and its other words; `Bob’s` is Bob too. */
export function personIn(
  words: readonly string[],
  scene: Scene,
): { readonly person: Person; readonly rest: readonly string[] } | null {
  const { endings } = scene.words
  const people = peopleIn(scene).map((person) => ({ person, called: tokensOf(person.name) }))
  const isNamed = (called: readonly string[]): boolean =>
    called.length > 0 && called.every((part) => words.some((word) => isSameWord(part, word, endings)))
  const whole = people.filter(({ called }) => isNamed(called))
  const begun = whole.length > 0 ? whole : people.filter(({ called }) => isNamed(called.slice(0, 1)))
  if (begun.length !== 1) return null
  const { person, called } = begun[0]!
  return { person, rest: words.filter((word) => !called.some((part) => isSameWord(part, word, endings))) }
}

/** Whether a section is a person's: its title begins with the name. */
function isOf(title: string, name: string): boolean {
  return title === name || title.startsWith(`${name},`) || title.startsWith(`${name} (`)
}

const titled = (scene: Scene): Section[] => sectionsOf(scene).filter(({ title }) => title !== '')

/** `my peppers`, `Bob’s peppers`: of what they have, or all of it. */
export function theirs(asked: string, person: Person, scene: Scene): Answer | null {
  const { words } = scene
  if (isOneOf(asked, words.score)) return say(standing(scene, person.seat) ?? words.noScore)
  if (asked === '' || isOneOf(asked, [...words.things, ...(askingText(scene)?.own ?? [])]))
    return person.sections.length > 0 ? say(readAll(person, scene)) : null
  const called = [...new Set([asked, otherwiseCalled(asked, scene), wordByWord(asked, scene)])].map(tokensOf)
  for (const look of [titledSo, having, concerning])
    for (const wanted of called) {
      const told = look(person, wanted, scene)
      if (told !== null) return say(told)
    }
  return null
}

export function readAll({ sections }: Person, { words }: Scene): string {
  return sections.map((section) => readOut(section, words)).join(' ')
}

const wordByWord = (asked: string, scene: Scene): string =>
  [...new Set(tokensOf(asked).map((word) => otherwiseCalled(word, scene)))].join(' ')

type Look = (person: Person, wanted: readonly string[], scene: Scene) => string | null

const everyPart = ({ sections }: Person): Section[] =>
  sections.flatMap((section) => [section, ...section.parts])

/** What has a title with these words. */
const titledSo: Look = (person, wanted, { words }) => {
  const told = everyPart(person).filter(
    ({ title, items }) =>
      items.length > 0 &&
      hasAll(tokensOf(title), wanted, words.endings) &&
      (person.name === '' || !isOf(title, person.name)),
  )
  return joined(
    told.map(({ title, items }) => words.titled(title, items.join(words.apart))),
    words,
  )
}

/** What has these words in it, be it only within longer ones. */
const having: Look = (person, wanted, { words }) => {
  const items = everyPart(person).flatMap((part) => part.items)
  const has = items.filter((item) => hasAll(tokensOf(item), wanted, words.endings))
  const within = items.filter((item) => wanted.every((word) => isPartOf(word, tokensOf(item))))
  return joined(has.length > 0 ? has : within, words)
}

/** `my contracts`: of a part of the table that is everybody's, what names somebody; all of it if nothing does. */
const concerning: Look = ({ name }, wanted, scene) => {
  const { words } = scene
  const section = titled(scene).find(({ title }) => hasAll(tokensOf(title), wanted, words.endings))
  if (!section || name === '') return null
  const items = section.items.filter((item) => hasAll(tokensOf(item), tokensOf(name), []))
  return readOut(items.length > 0 ? { ...section, items } : section, words)
}

const joined = (told: readonly string[], { apart }: AskText): string | null =>
  told.length > 0 ? `${told.join(apart)}.` : null

/** How everybody stands. */
export function scores(scene: Scene): string {
  const { update, names, words } = scene
  if (update.scores) return update.scores.map(({ seat, total }) => `${names(seat)} ${total}`).join(', ') + '.'
  const told = askingText(scene)?.standing(update.view, names) ?? []
  return told.length > 0 ? told.map(plain).join(' ') : words.noScore
}

function standing(scene: Scene, seat: number | null): string | null {
  const { update, names } = scene
  const final = update.scores?.find((score) => score.seat === seat)
  if (final) return `${names(final.seat)} ${final.total}.`
  const told = seat === null ? undefined : askingText(scene)?.standing(update.view, names)[seat]
  return told === undefined ? null : plain(told)
}
