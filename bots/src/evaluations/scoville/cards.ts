/**
 * What the recipes and market cards in sight are worth to whoever holds some peppers, and what one more pepper would
 * add. A search meets the same peppers before the same cards in most of the positions it looks at, so each is worked
 * out once.
 */
import { COINS_PER_POINT, LETTERS, MARKET, RECIPES } from '@harvest/scoville/public'
import type { State } from '@harvest/scoville'

export const COLOURS = LETTERS.length

/** What a pepper is worth beyond the cards in sight, by colour. */
export const PEPPER = [0.15, 0.15, 0.15, 0.35, 0.35, 0.35, 0.5, 0.9, 0.9, 1.5]

/** How likely a missing pepper of a colour is got in time, with rounds to come and in the last one. */
const HOPE = [0.75, 0.75, 0.75, 0.62, 0.62, 0.62, 0.58, 0.45, 0.45, 0.3]
const LAST_HOPE = Array<number>(COLOURS).fill(0.25)

/** A card that could be had now may be gone before the next turn. */
const READY = 0.5

/** The best card in sight counts in full, the next ones less: there is one a round. */
const NEXT_CARDS = [1, 0.45, 0.2]

interface Card {
  readonly colours: readonly number[]
  readonly counts: readonly number[]
  readonly worth: number
}

function cardOf(needs: string, worth: number): Card {
  const colours = [...new Set(needs)].map((letter) => LETTERS.indexOf(letter))
  return { colours, counts: colours.map((colour) => needs.split(LETTERS[colour]).length - 1), worth }
}

function peppersWorth(letters: string): number {
  let sum = 0
  for (const letter of letters) sum += 2 * PEPPER[LETTERS.indexOf(letter)]
  return sum
}

const RECIPE_CARDS = RECIPES.map((recipe) => cardOf(recipe.needs, recipe.points))
const MARKET_CARDS = MARKET.map((card) => {
  const gift = peppersWorth(card.gives) + (card.givesOneOf === '' ? 0 : peppersWorth(card.givesOneOf[0]))
  return cardOf(card.wants, card.points + card.coins / COINS_PER_POINT + gift)
})

/** What the cards in sight mean to whoever holds certain peppers. */
export interface Hopes {
  readonly now: number
  /** What one more pepper adds, by colour; NaN where nobody has asked yet. */
  readonly gain: number[]
}

/** Some cards in sight, and the hopes worked out for them by peppers held. */
interface Sight {
  readonly recipes: readonly number[]
  readonly market: readonly number[]
  readonly isLast: boolean
  readonly known: Map<number, Hopes>
}

/** The last few sights, the one looked at last first: while cards are taken, a search goes to and fro between them. */
const sights: Sight[] = []
const SIGHTS = 16
const KNOWN = 2_000

/** More of one colour than anybody ever holds; ten of them still make an exact number. */
const RADIX = 32

export function hopesOf(s: State, held: readonly number[], last: boolean): Hopes {
  const { known } = sightOf(s, last)
  let key = 0
  for (let colour = 0; colour < COLOURS; colour++) key = key * RADIX + held[colour]
  let hopes = known.get(key)
  if (hopes === undefined) {
    if (known.size >= KNOWN) known.clear()
    hopes = { now: potential(held), gain: Array<number>(COLOURS).fill(NaN) }
    known.set(key, hopes)
  }
  return hopes
}

function sightOf(s: State, last: boolean): Sight {
  for (let i = 0; i < sights.length; i++) {
    const sight = sights[i]
    if (last !== sight.isLast || !areSame(s.recipes, sight.recipes) || !areSame(s.market, sight.market))
      continue
    for (let to = i; to > 0; to--) sights[to] = sights[to - 1]
    sights[0] = sight
    return sight
  }
  if (sights.length === SIGHTS) sights.pop()
  const sight = { recipes: s.recipes.slice(), market: s.market.slice(), isLast: last, known: new Map() }
  sights.unshift(sight)
  return sight
}

function areSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}

/** What one more pepper of a colour adds to these hopes, which were worked out last. */
export function gainOf(hopes: Hopes, held: number[], colour: number): number {
  let gain = hopes.gain[colour]
  if (Number.isNaN(gain)) {
    held[colour]++
    gain = potential(held) - hopes.now + (sights[0].isLast ? 0 : PEPPER[colour])
    held[colour]--
    hopes.gain[colour] = gain
  }
  return gain
}

function potential(held: readonly number[]): number {
  const { recipes, market } = sights[0]
  return best(recipes, RECIPE_CARDS, held) + best(market, MARKET_CARDS, held)
}

function best(ids: readonly number[], cards: readonly Card[], held: readonly number[]): number {
  const hope = sights[0].isLast ? LAST_HOPE : HOPE
  let first = 0
  let second = 0
  let third = 0
  for (let i = 0; i < ids.length; i++) {
    const { colours, counts, worth } = cards[ids[i]]
    let value = worth * READY
    for (let k = 0; k < colours.length; k++) {
      const colour = colours[k]
      for (let missing = counts[k] - held[colour]; missing > 0; missing--) value *= hope[colour]
    }
    if (value > first) {
      third = second
      second = first
      first = value
    } else if (value > second) {
      third = second
      second = value
    } else if (value > third) third = value
  }
  return first * NEXT_CARDS[0] + second * NEXT_CARDS[1] + third * NEXT_CARDS[2]
}
