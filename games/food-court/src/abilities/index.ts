import { DECKS } from '../data.ts'
import type { Ability } from './ability.ts'
import { china } from './china.ts'
import { france } from './france.ts'
import { india } from './india.ts'
import { italy } from './italy.ts'
import { japan } from './japan.ts'
import { mexico } from './mexico.ts'
import { EVEN, PRINTED, type Numbers } from './numbers.ts'
import { turkiye } from './turkiye.ts'
import { usa } from './usa.ts'

export type { Ability, Serving } from './ability.ts'

const make = (n: Numbers): readonly Ability[] => [
  italy(n.italy),
  france(n.france),
  china(n.china),
  india(n.india),
  usa(n.usa),
  turkiye(n.turkiye),
  japan(n.japan),
  mexico(n.mexico),
]

/** Abilities in the order of `DECKS`. */
function byDeck(n: Numbers): Ability[] {
  const all = make(n)
  return DECKS.map((deck) => {
    const found = all.find((ability) => ability.deck === deck.id)
    if (!found) throw new Error(`no ability for ${deck.id}`)
    return found
  })
}

/** By a kitchen's `ability`: the evened ones of all decks, then the printed ones. */
export const ABILITIES: readonly Ability[] = [...byDeck(EVEN), ...byDeck(PRINTED)]

/** The place of a deck's ability in `ABILITIES`. */
export function abilityIndex(deck: number, printed: boolean): number {
  return printed ? DECKS.length + deck : deck
}
