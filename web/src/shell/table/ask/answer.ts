/**
 * What a question at the table is answered, or which move is meant by it. There is one way of asking for all games:
 * the words are those that each game's texts have for its position, its places and its moves.
 */
import { plain, type Offer } from '@harvest/engine/wire'
import type { AskText } from '../../../text/ask/en.ts'
import { cardIn, lookUp, placeCalled, search } from './look-up.ts'
import { act, foretell, listMoves, meantBy, play, someMove, verbOf, which, wholeMove } from './meant.ts'
import { personIn, scores, theirs } from './people.ts'
import { isQuestion, lookInto } from './questions.ts'
import { meaning, named, say, sectionsOf, sentenceOf, type Answer, type Scene } from './scene.ts'
import { readOut } from './sections.ts'
import { respell } from './spelling.ts'
import { after, hasWord, isOneOf, normal, tokensOf } from './tokens.ts'

export { goOn } from './meant.ts'
export type { Answer, Scene } from './scene.ts'

export function answer(question: string, scene: Scene, open: readonly Offer[] = []): Answer {
  const { line, isGuess } = respell(normal(question), scene)
  const given =
    choice(line, scene, open) ?? respond(line, question, scene) ?? say(scene.words.unknown(question.trim()))
  // A word that was taken for another one makes no move by itself.
  return isGuess && given.kind === 'play' ? unsure(given.offer, scene) : given
}

function unsure(offer: Offer, scene: Scene): Answer {
  return { kind: 'which', say: scene.words.sure(sentenceOf(offer.move, scene)), of: [offer] }
}

function respond(asked: string, typed: string, scene: Scene): Answer | null {
  const { words } = scene
  const told = fixed(asked, scene) ?? (isOneOf(asked, words.undo) ? ({ kind: 'undo' } as const) : null)
  if (told) return told
  const would = after(asked, words.would)
  const given = would === null ? null : wouldGive(would, scene)
  if (given) return given
  const can = isOneOf(asked, words.moves) ? listMoves(scene) : whatCan(asked, scene)
  if (can) return can
  const phrase = phraseIn(asked, words)
  const ask = (): Answer | null =>
    (phrase === null ? null : fixed(phrase, scene)) ?? lookInto(asked, scene, (about) => fixed(about, scene))
  if (isQuestion(asked, typed, scene)) return ask()
  const order = after(asked, words.wanting) ?? asked
  const wanted = meaning(order, words)
  const verb = verbOf(order, scene)
  return (
    name(asked, scene) ??
    card(asked, scene) ??
    lookUp(asked, scene) ??
    (verb ? null : ofSomebody(asked, scene)) ??
    wholeMove(wanted, scene) ??
    (verb && act(verb, scene)) ??
    someMove(wanted, scene, true) ??
    search(asked, scene) ??
    someMove(wanted, scene, false) ??
    ask()
  )
}

/** What has a phrase of its own in every game. */
function fixed(asked: string, scene: Scene): Answer | null {
  const { words } = scene
  const tell = (sentences: readonly string[]): Answer =>
    say(sentences.length > 0 ? sentences.map(plain).join(' ') : words.nothing)
  const is = (ways: readonly string[]): boolean => isOneOf(asked, ways)
  // Marks without a word, such as a lone “?”, ask for help.
  if (asked === '' || is(words.help)) return say(words.helpText)
  if (is(words.last)) return tell(scene.log().slice(-1))
  if (is(words.since)) return tell(scene.since())
  if (is(words.score)) return say(scores(scene))
  if (is(words.rule)) return say(scene.rule ?? words.noRule)
  if (is(words.now)) return say(plain(scene.prompt))
  if (is(words.moves)) return listMoves(scene)
  if (!is(words.all)) return null
  return say(
    sectionsOf(scene)
      .map((section) => readOut(section, words))
      .join(' '),
  )
}

/** The longest phrase of several words within a longer question: `what happened since my turn`. */
function phraseIn(asked: string, { since, last, score, rule, now, moves }: AskText): string | null {
  const inIt = (phrases: readonly string[]): string[] =>
    phrases.map(normal).filter((phrase) => phrase.includes(' ') && ` ${asked} `.includes(` ${phrase} `))
  const found = inIt([last, score, rule, now, moves].flat()).sort((a, b) => b.length - a.length)
  return inIt(since)[0] ?? found[0] ?? null
}

/** What is on a card, and whether it is to be used as it can be now. */
function card(asked: string, scene: Scene): Answer | null {
  const told = cardIn(tokensOf(asked), scene, true)
  if (told === null) return null
  const moves = meantBy(asked, scene)
  if (moves.length === 0) return say(told)
  if (moves.length > 1) return which(moves, scene.words, told)
  return { kind: 'which', say: `${told} ${scene.words.sure(moves[0]!.sentence)}`, of: [moves[0]!.offer] }
}

/** `Bob’s peppers`, unless nothing of Bob's is called so. */
function ofSomebody(asked: string, scene: Scene): Answer | null {
  const found = personIn(tokensOf(asked), scene)
  const rest = found === null ? [] : meaning(found.rest.join(' '), scene.words)
  return found && rest.length > 0 ? theirs(rest.join(' '), found.person, scene) : null
}

/** A number or a yes, to what was asked before. */
function choice(asked: string, scene: Scene, open: readonly Offer[]): Answer | null {
  const { words } = scene
  const isYes = isOneOf(asked, words.yes)
  const isNumber = /^\d+$/.test(asked)
  if (!isYes && !isNumber) return null
  const offer = isYes ? (open.length === 1 ? open[0] : undefined) : open[Number(asked) - 1]
  const standing = offer && named(scene).find((each) => each.offer === offer)
  if (standing) return play(standing, [], scene)
  // Something on the table may be called by a number, but a lone one never makes a move by chance.
  const place = isNumber ? placeCalled(asked, scene) : null
  if (place !== null) return say(place)
  return open.length > 1 ? { kind: 'which', say: words.outOf(open.length), of: open } : say(words.noChoice)
}

/** `what can I cook`: the moves of that kind, or why there are none. */
function whatCan(asked: string, scene: Scene): Answer | null {
  const rest = after(asked, scene.words.can)
  const verb = rest === null ? null : verbOf(rest, scene)
  return verb && (listMoves(scene, verb.kinds) ?? act(verb, scene))
}

/** What is called like a move as a whole may be meant as a question too, such as the name of whom it concerns. */
function name(asked: string, scene: Scene): Answer | null {
  const exact = named(scene).filter(({ sentence }) => normal(sentence) === asked)
  const about = exact.length === 1 ? lookUp(asked, scene) : null
  if (about?.kind !== 'say') return null
  const { offer, sentence } = exact[0]!
  return { kind: 'which', say: `${scene.words.sure(sentence)} ${about.say}`, of: [offer] }
}

/** What a place, a card or a move would give; a place can be asked about whosever turn it is. */
function wouldGive(rest: string, scene: Scene): Answer | null {
  const { words } = scene
  const wanted = meaning(rest, words)
  const place = placeCalled(wanted.join(' '), scene)
  if (place === null) {
    const moves = meantBy(rest, scene)
    const card = cardIn(wanted, scene, true)
    if (card !== null) return say(card)
    return moves.length > 0 ? say(foretell(moves, scene)) : lookUp(wanted.join(' '), scene)
  }
  const there = named(scene).filter(({ sentence }) =>
    wanted.every((word) => hasWord(tokensOf(sentence), word, [])),
  )
  return say([`${place}.`, foretell(there, scene)].filter(Boolean).join(' '))
}
