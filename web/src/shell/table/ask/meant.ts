/** Moves in words: which one is meant, and what to say when it isn't on offer. */
import { plain, type Move } from '@harvest/engine/wire'
import type { AskText } from '../../../text/ask/en.ts'
import { findMove } from './find-move.ts'
import { askingText, named, say, sentenceOf, type Answer, type Named, type Scene } from './scene.ts'
import { hasWord, normal, tokensOf } from './tokens.ts'

/** More than this nobody remembers while they are read out. */
const READ_OUT = 9

/** The move that is called so, with nothing left over. */
export function wholeMove(wanted: readonly string[], scene: Scene): Answer | null {
  const { moves, left, isVerb } = findMove(named(scene), wanted, scene.words.endings)
  if (moves.length === 0 || left.length > 0 || !isVerb) return null
  return moves.length > 1 ? which(moves, scene.words) : play(moves[0]!, [], scene)
}

/** The move that is meant, if any is; `byVerb`: only one that is called as it is. */
export function someMove(wanted: readonly string[], scene: Scene, byVerb: boolean): Answer | null {
  const { words } = scene
  const { moves, left, isVerb } = findMove(named(scene), wanted, words.endings)
  if (moves.length === 0 || (byVerb && !isVerb)) return null
  return moves.length > 1 ? which(moves, words) : one(moves[0]!, left, isVerb, scene)
}

function one(only: Named, left: readonly string[], isVerb: boolean, scene: Scene): Answer {
  if (left.length > 0 && (!isVerb || only.offer.final))
    return { kind: 'which', say: scene.words.sure(only.sentence), of: [only.offer] }
  return play(only, left, scene)
}

export function play({ offer, sentence }: Named, left: readonly string[], { words }: Scene): Answer {
  return { kind: 'play', say: words.done(sentence), offer, left }
}

export function which(moves: readonly Named[], words: AskText, before = ''): Answer {
  const first = moves.slice(0, READ_OUT).map(({ sentence }, n) => words.numbered(n + 1, sentence))
  const rest = moves.length > READ_OUT ? [words.more(moves.length - READ_OUT)] : []
  const told = [before, words.which, ...first, ...rest].filter((part) => part !== '')
  return { kind: 'which', say: told.join(' '), of: moves.map(({ offer }) => offer) }
}

export function listMoves(
  { prompt, ...scene }: Scene,
  kinds: readonly string[] | null = null,
): Answer | null {
  const moves = named({ prompt, ...scene }).filter(({ offer }) => !kinds || kinds.includes(offer.move.do))
  if (moves.length > 0) return say(moves.map(({ sentence }) => `${sentence}.`).join(' '))
  return kinds ? null : say(`${scene.words.noMoves} ${plain(prompt)}`)
}

// Verbs -------------------------------------------------------------------------------------------------

export interface Verb {
  /** The kinds of moves that are called so. */
  readonly kinds: readonly string[]
  /** What is said besides, without filling words. */
  readonly rest: readonly string[]
  readonly said: string
}

/** The longest of a game's verbs that a line begins with, or ends with as it does in German. */
export function verbOf(asked: string, scene: Scene): Verb | null {
  const verbs = Object.entries(askingText(scene)?.verbs ?? {}).flatMap(([kind, phrases]) =>
    phrases.map((phrase) => ({ kind, phrase: normal(phrase) })),
  )
  const found = verbs
    .flatMap(({ phrase }) => {
      if (asked === phrase) return [{ phrase, rest: '' }]
      if (asked.startsWith(`${phrase} `)) return [{ phrase, rest: asked.slice(phrase.length + 1) }]
      const between = within(asked, phrase)
      if (between !== null) return [{ phrase, rest: between }]
      return asked.endsWith(` ${phrase}`) ? [{ phrase, rest: asked.slice(0, -phrase.length - 1) }] : []
    })
    .sort((a, b) => b.phrase.length - a.phrase.length)[0]
  if (!found) return null
  const kinds = verbs.filter(({ phrase }) => phrase === found.phrase).map(({ kind }) => kind)
  return { kinds, rest: found.rest === '' ? [] : meaningOf(found.rest, scene), said: asked }
}

/** What stands between the two words of a verb: `throw cream away`, `bereite Sahne vor`. */
function within(asked: string, phrase: string): string | null {
  const [first, last, ...more] = phrase.split(' ')
  const isAround = last !== undefined && more.length === 0 && asked.length > phrase.length + 2
  if (!isAround || !asked.startsWith(`${first} `) || !asked.endsWith(` ${last}`)) return null
  return asked.slice(first!.length + 1, -last.length - 1)
}

function meaningOf(asked: string, { words }: Scene): string[] {
  return tokensOf(asked).filter((word) => !words.fillers.some((filler) => normal(filler) === word))
}

/** What somebody wants to do who says it with a verb: it's played, or else it's said why it can't be. */
export function act(verb: Verb, scene: Scene): Answer {
  const { words } = scene
  const { endings } = words
  const offered = named(scene).filter(({ offer }) => verb.kinds.includes(offer.move.do))
  if (offered.length === 0) return impossible(verb, scene)
  if (verb.rest.length === 0)
    return offered.length === 1 ? play(offered[0]!, [], scene) : which(offered, words)
  const { moves, left } = findMove(offered, verb.rest, endings)
  if (moves.length === 0) return impossible(verb, scene, offered)
  // What isn't on offer may be what was said, word for word.
  if (left.length > 0) {
    const meant = findMove(attempts(verb.kinds, scene), verb.rest, endings)
    if (meant.moves.length > 0 && meant.left.length < left.length) return impossible(verb, scene, offered)
  }
  return moves.length > 1 ? which(moves, words) : one(moves[0]!, left, true, scene)
}

/** Everything that could be tried with moves of these kinds and isn't on offer. */
function attempts(kinds: readonly string[], scene: Scene): Named<Move>[] {
  const tried = scene.asking?.attempts(scene.update.view) ?? []
  const offered = new Set(named(scene).map(({ sentence }) => sentence))
  return tried
    .filter((move) => kinds.includes(move.do))
    .map((move) => ({ offer: move, sentence: sentenceOf(move, scene) }))
    .filter(({ sentence }) => !offered.has(sentence))
}

/** It isn't on offer: the rules say why, where anything is asked at all. */
function impossible(verb: Verb, scene: Scene, offered: readonly Named[] = []): Answer {
  const { words, update } = scene
  if (update.offers.length === 0) return say(`${words.notNow} ${plain(scene.prompt)}`)
  const tried = attempts(verb.kinds, scene)
  const meant = verb.rest.length === 0 ? calledSo(tried, verb) : firstMeant(tried, verb.rest, words.endings)
  if (!meant && offered.length > 0) return which(offered, words, words.notAmong(verb.rest.join(' ')))
  const otherwise = [plain(scene.prompt), scene.rule].filter((part) => part !== null).join(' ')
  // `pass` alone is several things that are called something else: none of their reasons need be the right one.
  if (!meant && verb.kinds.length > 1) return say(`${words.cant(verb.said)} ${otherwise}`)
  const move = meant?.offer ?? { do: verb.kinds[0]! }
  return { kind: 'why', say: words.cant(meant?.sentence ?? verb.said), move, otherwise }
}

/** What somebody means who says nothing but a verb. */
function calledSo(tried: readonly Named<Move>[], { kinds, said }: Verb): Named<Move> | undefined {
  const called = tried.find(({ sentence }) => hasWord(tokensOf(sentence), tokensOf(said)[0] ?? '', []))
  return called ?? (kinds.length === 1 ? tried[0] : undefined)
}

/** Of those that fit equally well, the one that has the word that was said first. */
function firstMeant(
  tried: readonly Named<Move>[],
  wanted: readonly string[],
  endings: readonly string[],
): Named<Move> | null {
  const { moves } = findMove(tried, wanted, endings)
  const first = (one: Named<Move>): number => {
    const tokens = tokensOf(one.sentence)
    return wanted.findIndex((word) => hasWord(tokens, word, endings))
  }
  return moves.length === 0 ? null : moves.reduce((best, each) => (first(each) < first(best) ? each : best))
}

/** The words that are left of a line go on to the question after the move they came with. */
export function goOn(left: readonly string[], scene: Scene): Answer {
  const kinds = [...new Set(scene.update.offers.map(({ move }) => move.do))]
  const found = someMove(left, scene, true) ?? someMove(left, scene, false)
  return found ?? impossible({ kinds, rest: left, said: left.join(' ') }, scene, named(scene))
}

/** What moves would give. */
export function foretell(moves: readonly Named[], { text, names, words }: Scene): string {
  return moves
    .slice(0, READ_OUT)
    .map(({ offer, sentence }) => {
      const effects = (offer.effects ?? []).map((effect) => plain(text.effect(effect, names))).filter(Boolean)
      return effects.length > 0 ? words.gives(sentence, effects.join(' ')) : words.givesNothing(sentence)
    })
    .join(' ')
}

/** The offered moves that are meant, be it by a verb or by the words on their buttons. */
export function meantBy(asked: string, scene: Scene): readonly Named[] {
  const verb = verbOf(asked, scene)
  const offered = named(scene)
  const ofVerb = verb ? offered.filter(({ offer }) => verb.kinds.includes(offer.move.do)) : []
  if (verb && ofVerb.length > 0)
    return verb.rest.length === 0 ? ofVerb : findMove(ofVerb, verb.rest, scene.words.endings).moves
  return findMove(offered, meaningOf(asked, scene), scene.words.endings).moves
}
