/**
 * Imagining what one cannot see.
 *
 * What is known. Each deck is a public list of 45 cards. Its owner sees the hand and remembers every discard,
 * so for the owner nothing is open but the order in which cards will come, and that is decided when they are
 * drawn. Everybody else sees what lies open (prepared, cooked, served, win cards, events played) and counts
 * the hand, the draw pile and the discards. Customers are all known: only the order of their deck is open.
 *
 * What others can deduce. At first every card not yet seen may be anywhere hidden: in hand, in the pile or
 * tucked among the discards. A reshuffle changes that. Discards that had been seen are then known to be in the
 * pile, and the hand held at that moment is known to hold none of them; only cards drawn afterwards may be
 * one. The tucked discards, too, go into the pile, but which cards they are stays as unknown as the hand held
 * meanwhile. So two hidden copies may change places exactly if there was a shuffle that both took part in and
 * neither has been seen since: swap them in that shuffle and ever after, and everybody has seen the same.
 * `shuffles` keeps, for each copy, the shuffles it took part in since it was last seen.
 *
 * What is done. For each shuffle, the oldest first, the hidden copies that took part in it trade places at
 * random. A copy brings along the shuffles before that one, and takes over those after it from the place it
 * comes to. Each trade leads from a possible state to a possible one. The origin of cards lying open is left
 * as it was: whether the Rice just prepared had been drawn before the last shuffle or after it matters only to
 * where its twin may be.
 *
 * No move tells more. Nothing is asked or skipped because of a hidden card, and whoever does not cook, prepare
 * or complain may have had the card all the same.
 */
import type { Rng, Viewer } from '@harvest/engine'
import { ANSWERS, CARD_OF, DECK_SIZE } from './data.ts'
import { clone, type Kitchen, type State } from './state.ts'

/** A possible state that looks the same to `who`. */
export function redeal(s: State, who: Viewer, rng: Rng): State {
  const out = clone(s)
  shuffle(out.customers, rng)
  for (const [seat, k] of out.kitchens.entries()) {
    if (seat === who) shuffle(k.pile, rng)
    else redealKitchen(k, rng)
    const sealed = out.sealed[seat]
    if (seat !== who && sealed?.done) sealed.answer = rng.chance(ANSWERS.length)
  }
  return out
}

function redealKitchen(k: Kitchen, rng: Rng): void {
  const base = k.deck * DECK_SIZE
  const copies = [...k.hand, ...k.pile, ...k.tucked]
  const masks = copies.map((copy) => k.shuffles[copy - base])
  let all = 0
  for (const mask of masks) all |= mask
  for (let rest = all; rest !== 0; rest &= rest - 1) tradePlaces(copies, masks, rest & -rest, rng)
  for (const [index, copy] of copies.entries()) k.shuffles[copy - base] = masks[index]
  const { length: inHand } = k.hand
  const { length: inPile } = k.pile
  k.hand = copies.slice(0, inHand).sort((a, b) => a - b)
  k.pile = copies.slice(inHand, inHand + inPile)
  k.tucked = copies.slice(inHand + inPile)
}

/**
 * A possible state made of nothing but what `who` can know. Which shuffles the hidden cards of others took part in
 * can't be told exactly by looking on, so it is forgotten: they may be anywhere in hand, pile and among the tucked
 * discards. Copies of one card are numbered anew, open ones first: which of them lies open tells where it was.
 */
export function forget(s: State, who: Viewer): State {
  const out = clone(s)
  out.customers.sort((a, b) => a - b)
  for (const [seat, k] of out.kitchens.entries()) {
    if (seat === who) {
      k.pile.sort((a, b) => a - b)
      continue
    }
    const open = [k.prepared, ...k.dishes, k.shown, k.wins, ...(seat === s.active ? [out.dish] : [])]
    const hidden = [k.hand, k.pile, k.tucked]
    const copies = hidden.flat().sort((a, b) => a - b)
    let dealt = 0
    for (const list of hidden) for (let i = 0; i < list.length; i++) list[i] = copies[dealt++]
    numberAnew([...open, ...hidden], k.deck * DECK_SIZE)
    k.shuffles.fill(1)
    const sealed = out.sealed[seat]
    if (sealed?.done) sealed.answer = 0
  }
  return out
}

/** In the order in which they are met, the copies of each card get the numbers it has, the lowest first. */
function numberAnew(lists: readonly number[][], base: number): void {
  const next = new Map<number, number>()
  for (let copy = base + DECK_SIZE - 1; copy >= base; copy--) next.set(CARD_OF[copy], copy)
  for (const list of lists)
    for (let i = 0; i < list.length; i++) {
      const card = CARD_OF[list[i]]
      const copy = next.get(card)!
      next.set(card, copy + 1)
      list[i] = copy
    }
}

/** All copies that took part in one shuffle change places at random. */
function tradePlaces(copies: number[], masks: number[], bit: number, rng: Rng): void {
  const places: number[] = []
  for (let i = 0; i < masks.length; i++) if ((masks[i] & bit) !== 0) places.push(i)
  const before = bit - 1
  for (let n = places.length; n > 1; n--) {
    const a = places[n - 1]
    const b = places[rng.chance(n)]
    const copy = copies[a]
    copies[a] = copies[b]
    copies[b] = copy
    const traded = (masks[a] ^ masks[b]) & before
    masks[a] ^= traded
    masks[b] ^= traded
  }
}

/** A state in which everything that `who`'s view must not show is replaced. It doesn't have to be possible. */
export function conceal(s: State, who: Viewer, rng: Rng): State {
  const out = clone(s)
  shuffle(out.customers, rng)
  for (const [seat, k] of out.kitchens.entries()) {
    if (seat === who) {
      shuffle(k.pile, rng)
      continue
    }
    for (const hidden of [k.hand, k.pile, k.tucked])
      for (let i = 0; i < hidden.length; i++) hidden[i] = k.deck * DECK_SIZE + rng.chance(DECK_SIZE)
    for (let i = 0; i < DECK_SIZE; i++) k.shuffles[i] = 1 + rng.chance(3)
    const sealed = out.sealed[seat]
    if (sealed?.done) sealed.answer = rng.chance(ANSWERS.length)
  }
  return out
}

function shuffle(list: number[], rng: Rng): void {
  for (let n = list.length; n > 1; n--) {
    const at = rng.chance(n)
    const value = list[n - 1]
    list[n - 1] = list[at]
    list[at] = value
  }
}
