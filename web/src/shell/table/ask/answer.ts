/**
 * What a question at the table is answered, or which move is meant by it. There is one way of asking for all games:
 * the words are those that each game's texts have for its position, its places and its moves.
 */
import { plain, type Offer } from '@harvest/engine/wire'
import { lookUp, placeCalled, scores, search } from './look-up.ts'
import { act, foretell, listMoves, meantBy, play, someMove, verbOf, wholeMove } from './meant.ts'
import { readOut } from './sections.ts'
import { meaning, named, say, sectionsOf, type Answer, type Scene } from './scene.ts'
import { after, hasWord, isOneOf, normal, tokensOf } from './tokens.ts'

export { goOn } from './meant.ts'
export type { Answer, Scene } from './scene.ts'

export function answer(question: string, scene: Scene, open: readonly Offer[] = []): Answer {
  const asked = normal(question)
  const { words } = scene
  const tell = (sentences: readonly string[]): Answer =>
    say(sentences.length > 0 ? sentences.map(plain).join(' ') : words.nothing)
  const is = (ways: readonly string[]): boolean => isOneOf(asked, ways)
  const chosen = choice(asked, scene, open)
  if (chosen) return chosen
  // Marks without a word, such as a lone “?”, ask for help.
  if (asked === '' || is(words.help)) return say(words.helpText)
  if (is(words.last)) return tell(scene.last())
  if (is(words.since)) return tell(scene.since())
  if (is(words.score)) return say(scores(scene))
  if (is(words.rule)) return say(scene.rule ?? words.noRule)
  if (is(words.now)) return say(plain(scene.prompt))
  if (is(words.all))
    return say(
      sectionsOf(scene)
        .map((section) => readOut(section, words))
        .join(' '),
    )
  if (is(words.undo)) return { kind: 'undo' }
  const would = after(asked, words.would)
  if (would !== null) return wouldGive(would, scene)
  const can = is(words.moves) ? listMoves(scene) : whatCan(asked, scene)
  if (can) return can
  const verb = verbOf(asked, scene)
  return (
    name(asked, scene) ??
    lookUp(asked, scene) ??
    wholeMove(meaning(asked, words), scene) ??
    (verb && act(verb, scene)) ??
    someMove(meaning(asked, words), scene, true) ??
    search(asked, scene) ??
    someMove(meaning(asked, words), scene, false) ??
    say(words.unknown(question.trim()))
  )
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

/** What a place or a move would give; a place can be asked about whosever turn it is. */
function wouldGive(rest: string, scene: Scene): Answer {
  const { words } = scene
  const wanted = meaning(rest, words)
  const place = placeCalled(wanted.join(' '), scene)
  if (place === null) {
    const moves = meantBy(rest, scene)
    if (moves.length > 0) return say(foretell(moves, scene))
    return lookUp(wanted.join(' '), scene) ?? say(words.unknown(rest))
  }
  const there = named(scene).filter(({ sentence }) =>
    wanted.every((word) => hasWord(tokensOf(sentence), word, [])),
  )
  return say([`${place}.`, foretell(there, scene)].filter(Boolean).join(' '))
}
