/** Positions of real games to ask questions about, for the tests of the question line. */
import assert from 'node:assert/strict'
import { findGame } from '@harvest/bots'
import {
  complete,
  ENGINE_TEXT,
  FastRng,
  has,
  Match,
  plain,
  refusalSentence,
  seededSource,
  type InEvery,
  type Language,
  type Seat,
  type Translated,
} from '@harvest/engine'
import { asking as foodCourt } from '@harvest/food-court/asking'
import { asking as jellyBeanFarmers } from '@harvest/jelly-bean-farmers/asking'
import { asking as scoville } from '@harvest/scoville/asking'
import { cardsOf as foodCourtCards } from '../src/games/food-court/card-list.ts'
import { words as foodCourtDe } from '../src/games/food-court/languages/de.ts'
import { words as foodCourtFr } from '../src/games/food-court/languages/fr.ts'
import { en as foodCourtEn } from '../src/games/food-court/words.ts'
import { cardsOf as jellyBeanCards } from '../src/games/jelly-bean-farmers/card-list.ts'
import { words as jellyBeanDe } from '../src/games/jelly-bean-farmers/languages/de.ts'
import { words as jellyBeanFr } from '../src/games/jelly-bean-farmers/languages/fr.ts'
import { en as jellyBeanEn } from '../src/games/jelly-bean-farmers/words.ts'
import { cardsOf as scovilleCards } from '../src/games/scoville/card-list.ts'
import { words as scovilleDe } from '../src/games/scoville/languages/de.ts'
import { words as scovilleFr } from '../src/games/scoville/languages/fr.ts'
import { en as scovilleEn } from '../src/games/scoville/words.ts'
import { answer, type Answer, type Scene } from '../src/shell/table/ask/answer.ts'
import { de } from '../src/text/ask/de.ts'
import { en, type AskText } from '../src/text/ask/en.ts'
import { fr } from '../src/text/ask/fr.ts'

const WORDS: InEvery<AskText> = { en, de, fr: complete(en, fr) }
const ASKING: { readonly [game: string]: Scene['asking'] } = {
  scoville: scoville as never,
  'food-court': foodCourt as never,
  'jelly-bean-farmers': jellyBeanFarmers as never,
}
/** What is on a game's cards, in every language. */
function cardsIn<W>(
  cardsOf: (words: W) => Scene['cards'],
  en: W,
  de: W,
  fr: Translated<W>,
): InEvery<Scene['cards']> {
  return { en: cardsOf(en), de: cardsOf(de), fr: cardsOf(complete(en, fr)) }
}

const CARDS: { readonly [game: string]: InEvery<Scene['cards']> } = {
  scoville: cardsIn(scovilleCards, scovilleEn, scovilleDe, scovilleFr),
  'food-court': cardsIn(foodCourtCards, foodCourtEn, foodCourtDe, foodCourtFr),
  'jelly-bean-farmers': cardsIn(jellyBeanCards, jellyBeanEn, jellyBeanDe, jellyBeanFr),
}
export const NAMES = ['Ann', 'Bob', 'Cid']
const SEED = '5c0'.padEnd(64, '7')

export function start(id: string): Match {
  const { game } = findGame(id)!
  const match = Match.start(game, Math.min(NAMES.length, game.seats.max), {}, seededSource(SEED))
  assert.ok(match.ok)
  return match.value
}

export function sceneOf(match: Match, seat: Seat, language: Language): Scene {
  const text = findGame(match.game.id)!.text[language]
  const update = match.update(seat, [])
  const names = (of: Seat) => NAMES[of] ?? `seat ${of}`
  const prompt = text.prompts[update.prompt]!(update.view, names)
  return {
    update,
    text: text as never,
    names,
    words: WORDS[language],
    language,
    asking: ASKING[match.game.id]!,
    cards: CARDS[match.game.id]![language],
    log: () => ['Ann bids 2.', 'Bob bids 3.'],
    since: () => [],
    prompt,
    rule: 'Rule X-1: read on.',
  }
}

export function waiting(match: Match): Seat {
  const waits = match.game.waiting(match.state)
  return [...NAMES.keys()].find((seat) => has(waits, seat))!
}

export function played(match: Match, seat: Seat, move: never): Match {
  const result = match.play(seat, move)
  assert.ok(result.ok)
  return result.value.match
}

/** Play at random until the prompt fits. */
export function playTo(id: string, prompt: string): { match: Match; seat: Seat } {
  const rng = new FastRng(11)
  for (let match = start(id); ;) {
    const seat = waiting(match)
    const { update } = sceneOf(match, seat, 'en')
    if (update.prompt === prompt) return { match, seat }
    match = played(match, seat, update.offers[rng.chance(update.offers.length)]!.move as never)
  }
}

export function said(given: Answer): string {
  assert.equal(given.kind, 'say', JSON.stringify(given))
  return (given as { say: string }).say
}

/** What is said to a line, with the reason of the rules where a move isn't on offer. */
export function heard(question: string, match: Match, seat: Seat, language: Language): string {
  const scene = sceneOf(match, seat, language)
  const given = answer(question, scene)
  if (given.kind !== 'why') return said(given)
  const result = match.play(seat, given.move as never)
  assert.ok(!result.ok, `${question}: on offer after all`)
  const text = findGame(match.game.id)!.text[language]
  return `${given.say} ${plain(refusalSentence(ENGINE_TEXT[language], text, result.refusal, scene.names))}`
}
