/** Whole questions, such as `how many coins do I have`: what they are about is looked up, and nothing is played. */
import { cardIn, lookUp, placeCalled, search, searchMost } from './look-up.ts'
import { foretell, listMoves, meantBy } from './meant.ts'
import { oneself, personIn, readAll, theirs, type Person } from './people.ts'
import { askingText, meaning, say, type Answer, type Scene } from './scene.ts'
import { after, hasAll, isOneOf, tokensOf } from './tokens.ts'

/** How many of somebody's moves are told when nothing is known of their last turn. */
const TOLD = 3

/** Whether it can only be a question; `typed` still has its marks. */
export function isQuestion(asked: string, typed: string, { words }: Scene): boolean {
  const isBegun = isOneOf(asked, words.asks) || after(asked, words.asks) !== null
  return isBegun || /\?\s*$/.test(typed) || /^\S+['’]s\s/i.test(typed)
}

/** `fixed` answers what has a phrase of its own, such as the score. */
export function lookInto(
  asked: string,
  scene: Scene,
  fixed: (asked: string) => Answer | null,
): Answer | null {
  const { words } = scene
  const all = tokensOf(asked)
  const wanted = withoutAsking(all, scene)
  const phrase = wanted.join(' ')
  const isOfMe = all.some((word) => isOneOf(word, words.me))
  if (phrase === '' && isAbleTo(asked, scene)) return listMoves(scene)
  const named = personIn(wanted, scene) ?? (isOfMe ? { person: oneself(scene), rest: wanted } : null)
  const ofThem = named && tellOf(named.person, named.rest, all, scene)
  if (ofThem) return ofThem
  if (phrase === '') return null
  const places = [...new Set(all)].map((word) => placeCalled(word, scene)).filter((place) => place !== null)
  if (places.length > 0) return say(places.map((place) => `${place}.`).join(' '))
  const card = cardIn(wanted, scene, false)
  if (card !== null) return say(card)
  const told = fixed(phrase) ?? lookUp(phrase, scene) ?? search(phrase, scene)
  if (told) return told
  const moves = meantBy(phrase, scene)
  return searchMost(wanted, scene) ?? (moves.length > 0 ? say(foretell(moves, scene)) : null)
}

/** The words of a question that say what it is about. */
function withoutAsking(all: readonly string[], { words }: Scene): string[] {
  const kept = all.filter((word) => !isOneOf(word, words.about) && !isOneOf(word, words.me))
  return kept.length > 0 ? meaning(kept.join(' '), words).filter((word) => !isOneOf(word, words.fillers)) : []
}

function isAbleTo(asked: string, { words }: Scene): boolean {
  return isOneOf(asked, words.can) || after(asked, words.can) !== null
}

/** `what does Bob have`, `where is Bob`, `what did Bob do`, `Bob’s peppers`. */
function tellOf(
  person: Person,
  rest: readonly string[],
  all: readonly string[],
  scene: Scene,
): Answer | null {
  const { words } = scene
  if (rest.length > 0) return theirs(rest.join(' '), person, scene)
  const has = (of: readonly string[]): boolean => all.some((word) => isOneOf(word, of))
  if (has(words.did)) return say(deedsOf(person, scene).join(' ') || words.nothing)
  const where = askingText(scene)?.where
  return (where && has(words.at) && theirs(where, person, scene)) || say(readAll(person, scene))
}

/** What somebody has done since one's own turn, or else last. */
function deedsOf({ name }: Person, scene: Scene): readonly string[] {
  const isTheirs = (sentence: string): boolean =>
    hasAll(tokensOf(sentence), tokensOf(name), scene.words.endings)
  const since = scene.since().filter(isTheirs)
  return since.length > 0 ? since : scene.log().filter(isTheirs).slice(-TOLD)
}
