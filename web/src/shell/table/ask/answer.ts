/**
 * What a question at the table is answered, or which move is meant by it. There is one way of asking for all games:
 * the words are those that each game's texts have for its position, its places and its moves.
 */
import {
  cutIntoSections,
  plain,
  type GameText,
  type Names,
  type Offer,
  type Section,
  type Update,
} from '@harvest/engine/wire'
import type { AskText } from '../../../text/ask/en.ts'
import { findMove, type Named } from './find-move.ts'
import { readOut } from './sections.ts'
import { hasAll, normal, tokensOf } from './tokens.ts'

/** All that can be asked about. */
export interface Scene {
  readonly update: Update
  readonly text: GameText<never, never, never>
  readonly names: Names
  readonly words: AskText
  /** What happened last, and since the own turn, in sentences. */
  last(): readonly string[]
  since(): readonly string[]
  /** What is being decided. */
  readonly prompt: string
  /** The rule to read on with, in words. */
  readonly rule: string | null
}

export type Answer =
  | { readonly kind: 'say'; readonly say: string }
  /** Play it; afterwards, try the words that are left. */
  | { readonly kind: 'play'; readonly say: string; readonly offer: Offer; readonly left: readonly string[] }
  /** Wait for a number, or for a yes to the only one. */
  | { readonly kind: 'which'; readonly say: string; readonly of: readonly Offer[] }
  | { readonly kind: 'undo' }

/** More than this nobody remembers while they are read out. */
const READ_OUT = 9

export function answer(question: string, scene: Scene, open: readonly Offer[] = []): Answer {
  const asked = normal(question)
  const { words } = scene
  const chosen = choice(asked, scene, open)
  if (chosen) return chosen
  const say = (text: string): Answer => ({ kind: 'say', say: text })
  const tell = (sentences: readonly string[]): Answer =>
    say(sentences.length > 0 ? sentences.map(plain).join(' ') : words.nothing)
  const is = (ways: readonly string[]): boolean => ways.some((way) => normal(way) === asked)
  // Marks without a word, such as a lone “?”, ask for help.
  if (asked === '' || is(words.help)) return say(words.helpText)
  if (is(words.last)) return tell(scene.last())
  if (is(words.since)) return tell(scene.since())
  if (is(words.score)) return say(scoresOf(scene))
  if (is(words.rule)) return say(scene.rule ?? words.noRule)
  if (is(words.now)) return say(plain(scene.prompt))
  if (is(words.all)) return say(sectionsOf(scene).map(readOut).join(' '))
  if (is(words.undo)) return { kind: 'undo' }
  if (is(words.moves)) return say(listMoves(named(scene), words))
  const would = words.would.find((way) => asked.startsWith(`${normal(way)} `))
  if (would) return say(foretell(meaning(asked.slice(normal(would).length), words), scene))
  return (
    name(asked, scene) ??
    lookUp(asked, scene) ??
    move(meaning(asked, words), scene, true) ??
    search(asked, scene) ??
    move(meaning(asked, words), scene, false) ??
    say(words.unknown(question.trim()))
  )
}

/** The words that are left of a question go on to the next one. */
export function goOn(left: readonly string[], scene: Scene): Answer | null {
  const found = move(left, scene, true) ?? move(left, scene, false)
  return found?.kind === 'say' ? null : found
}

function choice(asked: string, scene: Scene, open: readonly Offer[]): Answer | null {
  const isYes = open.length === 1 && scene.words.yes.some((way) => normal(way) === asked)
  const offer = isYes ? open[0] : /^\d+$/.test(asked) ? open[Number(asked) - 1] : undefined
  const standing = offer && named(scene).find((each) => each.offer === offer)
  return standing ? play(standing, [], scene) : null
}

function meaning(asked: string, { fillers }: AskText): string[] {
  const all = tokensOf(asked)
  const words = all.filter((word) => !fillers.some((filler) => normal(filler) === word))
  return words.length > 0 ? words : all
}

function named({ update, text, names }: Scene): Named[] {
  return update.offers.map((offer) => ({
    offer,
    sentence: plain(text.move(offer.move as never, update.view as never, names)),
  }))
}

function sectionsOf({ update, text, names }: Scene): Section[] {
  return cutIntoSections(plain(text.describe(update.view as never, names)))
}

// Questions ---------------------------------------------------------------------------------------------

/** What is called like a move as a whole may be meant as a question too, such as the name of whom it concerns. */
function name(asked: string, scene: Scene): Answer | null {
  const exact = named(scene).filter(({ sentence }) => normal(sentence) === asked)
  const about = exact.length === 1 ? lookUp(asked, scene) : null
  if (about?.kind !== 'say') return null
  const { offer, sentence } = exact[0]!
  return { kind: 'which', say: `${scene.words.sure(sentence)} ${about.say}`, of: [offer] }
}

/** A place, somebody's or one's own things, or a part of the table by its title. */
function lookUp(asked: string, scene: Scene): Answer | null {
  const { words } = scene
  const place = placesOf(scene).find(({ name }) => normal(name) === asked)
  if (place) return { kind: 'say', say: plain(`${place.name}: ${place.words}`) }
  const [first, ...rest] = asked.split(' ')
  if (words.mine.some((mine) => normal(mine) === first)) return own(rest, scene)
  const sections = sectionsOf(scene)
  const titled = (wanted: string): Section | undefined =>
    everyPart(sections).find(({ title }) => normal(title) === wanted) ??
    sections.find(({ title }) => normal(title).split(' ')[0] === wanted)
  const section = titled(asked)
  return section ? { kind: 'say', say: readOut(section) } : null
}

function placesOf({
  update,
  text,
  names,
}: Scene): readonly { readonly name: string; readonly words: string }[] {
  return text.places?.(update.view as never, names).flat() ?? []
}

/** `my peppers`: what one has under one's name, or under a title that says `your`. */
function own(rest: readonly string[], scene: Scene): Answer | null {
  const { update, names, words } = scene
  const { me } = update.view
  const sections = sectionsOf(scene)
  const isOwn = ({ title }: Section): boolean => {
    const tokens = tokensOf(title)
    return (
      (me !== null && hasAll(tokens.slice(0, tokensOf(names(me)).length), tokensOf(names(me)))) ||
      words.yours.some((yours) => normal(yours) === tokens[0])
    )
  }
  const mine = sections.filter((section) => section.title !== '' && isOwn(section))
  if (rest.length === 0) return mine.length > 0 ? { kind: 'say', say: mine.map(readOut).join(' ') } : null
  const told = everyPart(mine).flatMap(({ title, items }) => {
    if (hasAll(tokensOf(title), rest)) return [`${title}: ${items.join('; ')}`]
    return items.filter((item) => hasAll(tokensOf(item), rest))
  })
  return told.length > 0 ? { kind: 'say', say: `${told.join('; ')}.` } : null
}

/** Whatever has these words in it. */
function search(asked: string, scene: Scene): Answer | null {
  const wanted = meaning(asked, scene.words)
  const told = everyPart(sectionsOf(scene)).flatMap(({ title, items }) => {
    const fitting = items.filter((item) => hasAll(tokensOf(item), wanted))
    const isTitle = hasAll(tokensOf(title), wanted)
    const told = isTitle ? items : fitting
    return told.length > 0 ? [title === '' ? told.join(' ') : `${title}: ${told.join('; ')}.`] : []
  })
  return told.length > 0 ? { kind: 'say', say: told.join(' ') } : null
}

function everyPart(sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => [section, ...section.parts])
}

function scoresOf(scene: Scene): string {
  const { update, names, words } = scene
  if (update.scores) return update.scores.map(({ seat, total }) => `${names(seat)} ${total}`).join(', ') + '.'
  const players = sectionsOf(scene).flatMap(({ title, items }) => {
    const points = items
      .flatMap((item) => item.split(', '))
      .filter((item) => tokensOf(item).some((token) => token.startsWith(words.points)))
    const isPlayer = update.view.me !== null && items.length > 0 && title !== ''
    return isPlayer && points.length > 0 && isName(title, scene) ? [`${title}: ${points[0]}.`] : []
  })
  return players.length > 0 ? players.join(' ') : words.noScore
}

/** Whether a section is a player's: its title begins with the name of one. */
function isName(title: string, { names }: Scene): boolean {
  const SEATS = 12
  return Array.from({ length: SEATS }, (_, seat) => names(seat)).some(
    (name) => title === name || title.startsWith(`${name},`) || title.startsWith(`${name} (`),
  )
}

// Moves -------------------------------------------------------------------------------------------------

/** The move that is meant, if any is; `byVerb`: only one that is called as it is. */
function move(wanted: readonly string[], scene: Scene, byVerb: boolean): Answer | null {
  const { words } = scene
  const { moves, left, isVerb } = findMove(named(scene), wanted)
  if (moves.length === 0 || (byVerb && !isVerb)) return null
  if (moves.length > 1)
    return {
      kind: 'which',
      say: `${words.which} ${number(moves, words)}`,
      of: moves.map(({ offer }) => offer),
    }
  const only = moves[0]!
  if (left.length > 0 && (!isVerb || only.offer.final))
    return { kind: 'which', say: words.sure(only.sentence), of: [only.offer] }
  return play(only, left, scene)
}

function play({ offer, sentence }: Named, left: readonly string[], { words }: Scene): Answer {
  return { kind: 'play', say: words.done(sentence), offer, left }
}

function number(moves: readonly Named[], words: AskText): string {
  const first = moves.slice(0, READ_OUT).map(({ sentence }, n) => words.numbered(n + 1, sentence))
  return [...first, ...(moves.length > READ_OUT ? [words.more(moves.length - READ_OUT)] : [])].join(' ')
}

function listMoves(moves: readonly Named[], words: AskText): string {
  return moves.length > 0 ? moves.map(({ sentence }) => `${sentence}.`).join(' ') : words.noMoves
}

/** What a move would give. */
function foretell(wanted: readonly string[], scene: Scene): string {
  const { text, names, words } = scene
  const { moves } = findMove(named(scene), wanted)
  if (moves.length === 0) return words.unknown(wanted.join(' '))
  return moves
    .slice(0, READ_OUT)
    .map(({ offer, sentence }) => {
      const effects = (offer.effects ?? []).map((effect) => plain(text.effect(effect, names))).filter(Boolean)
      return effects.length > 0 ? words.gives(sentence, effects.join(' ')) : words.givesNothing(sentence)
    })
    .join(' ')
}
