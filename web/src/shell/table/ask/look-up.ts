/** Questions about what lies on the table, answered from the words that the position has. */
import { plain, type Section } from '@harvest/engine/wire'
import { readOut } from './sections.ts'
import { askingText, meaning, placesOf, say, sectionsOf, type Answer, type Scene } from './scene.ts'
import { after, hasAll, isOneOf, normal, tokensOf } from './tokens.ts'

/** A place, somebody's or one's own things, or a part of the table by its title. */
export function lookUp(asked: string, scene: Scene): Answer | null {
  const { words } = scene
  const place = placeCalled(asked, scene)
  if (place !== null) return say(place)
  const mine = after(asked, words.mine)
  if (mine !== null) return own(mine, scene)
  if (isOneOf(asked, words.where)) return own(askingText(scene)?.where ?? '', scene)
  const person = personCalled(asked, scene)
  if (person !== null) return say(person)
  const wanted = otherwiseCalled(asked, scene)
  const sections = sectionsOf(scene)
  const section =
    everyPart(sections).find(({ title }) => normal(title) === wanted) ??
    sections.find(({ title }) => tokensOf(title)[0] === wanted)
  return section ? say(readOut(section, words)) : null
}

/** What is said of a place of the board. */
export function placeCalled(asked: string, scene: Scene): string | null {
  const place = placesOf(scene).find(({ name }) => normal(name) === asked)
  return place ? scene.words.titled(place.name, plain(place.words)) : null
}

/** What one word is called by another one: `recipes` for the cookoff. */
function otherwiseCalled(asked: string, scene: Scene): string {
  const also = askingText(scene)?.also ?? []
  return normal(also.find(([said]) => normal(said) === asked)?.[1] ?? asked)
}

const SEATS = 12

/** Whoever is called so, by the whole name or by its beginning, if that is nobody else's. */
function personCalled(asked: string, scene: Scene): string | null {
  const sections = sectionsOf(scene).filter(({ title }) => title !== '')
  const people = Array.from({ length: SEATS }, (_, seat) => scene.names(seat)).flatMap((name) => {
    const theirs = sections.filter(({ title }) => isOf(title, name))
    return theirs.length > 0 ? [{ name: normal(name), theirs }] : []
  })
  const exact = people.find(({ name }) => name === asked)
  const begun = people.filter(({ name }) => name.startsWith(`${asked} `))
  const found = exact ?? (begun.length === 1 ? begun[0]! : null)
  return found ? found.theirs.map((section) => readOut(section, scene.words)).join(' ') : null
}

/** Whether a section is a person's: its title begins with the name. */
function isOf(title: string, name: string): boolean {
  return title === name || title.startsWith(`${name},`) || title.startsWith(`${name} (`)
}

/** `my peppers`: what one has under one's name, or under a title that says `your`. */
function own(asked: string, scene: Scene): Answer | null {
  const { update, names, words } = scene
  const { me } = update.view
  if (isOneOf(asked, words.score)) return say(standing(scene, me) ?? words.noScore)
  const sections = sectionsOf(scene).filter(({ title }) => title !== '')
  const isOwn = ({ title }: Section): boolean =>
    (me !== null && isOf(title, names(me))) || isOneOf(tokensOf(title)[0] ?? '', words.yours)
  const mine = sections.filter(isOwn)
  if (asked === '' || isOneOf(asked, [...words.things, ...(askingText(scene)?.own ?? [])]))
    return mine.length > 0 ? say(mine.map((section) => readOut(section, words)).join(' ')) : null
  for (const called of new Set([asked, otherwiseCalled(asked, scene)])) {
    const wanted = tokensOf(called)
    const told = toldOf(mine, wanted, scene)
    if (told !== null) return say(told)
    const about = me === null ? null : concerning(names(me), wanted, sections, scene)
    if (about) return about
  }
  return null
}

/** Of one's own, what has a title with these words; if nothing has, what has them in it. */
function toldOf(
  mine: readonly Section[],
  wanted: readonly string[],
  { update, names, words }: Scene,
): string | null {
  const { me } = update.view
  const has = (text: string): boolean => hasAll(tokensOf(text), wanted, words.endings)
  const titled = everyPart(mine).filter(
    ({ title, items }) => items.length > 0 && has(title) && (me === null || !isOf(title, names(me))),
  )
  const told =
    titled.length > 0
      ? titled.map(({ title, items }) => words.titled(title, items.join(words.apart)))
      : everyPart(mine).flatMap(({ items }) => items.filter(has))
  return told.length > 0 ? `${told.join(words.apart)}.` : null
}

/** `my contracts`: of a part of the table that is everybody's, what names somebody; all of it if nothing does. */
function concerning(
  name: string,
  wanted: readonly string[],
  sections: readonly Section[],
  { words }: Scene,
): Answer | null {
  const section = sections.find(({ title }) => hasAll(tokensOf(title), wanted, words.endings))
  if (!section) return null
  const items = section.items.filter((item) => hasAll(tokensOf(item), tokensOf(name), []))
  return say(readOut(items.length > 0 ? { ...section, items } : section, words))
}

/** Whatever has these words in it: of what has a title, if any of that does. */
export function search(asked: string, scene: Scene): Answer | null {
  const { words } = scene
  const wanted = meaning(otherwiseCalled(asked, scene), words)
  const has = (text: string): boolean => hasAll(tokensOf(text), wanted, words.endings)
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

/** How everybody stands. */
export function scores({ update, names, words, ...scene }: Scene): string {
  if (update.scores) return update.scores.map(({ seat, total }) => `${names(seat)} ${total}`).join(', ') + '.'
  const told = askingText({ update, names, words, ...scene })?.standing(update.view, names) ?? []
  return told.length > 0 ? told.map(plain).join(' ') : words.noScore
}

function standing(scene: Scene, seat: number | null): string | null {
  const { update, names } = scene
  const final = update.scores?.find((score) => score.seat === seat)
  if (final) return `${names(final.seat)} ${final.total}.`
  const told = seat === null ? undefined : askingText(scene)?.standing(update.view, names)[seat]
  return told === undefined ? null : plain(told)
}
