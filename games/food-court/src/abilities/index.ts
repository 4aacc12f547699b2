import { DECKS } from '../data.ts'
import type { Ability } from './ability.ts'
import { china } from './china.ts'
import { france } from './france.ts'
import { india } from './india.ts'
import { italy } from './italy.ts'
import { japan } from './japan.ts'
import { mexico } from './mexico.ts'
import { turkiye } from './turkiye.ts'
import { usa } from './usa.ts'

export type { Ability, Serving } from './ability.ts'

const ALL: readonly Ability[] = [italy, france, china, india, usa, turkiye, japan, mexico]

/** Abilities by deck, in the order of `DECKS`. */
export const ABILITIES: readonly Ability[] = DECKS.map((deck) => {
  const found = ALL.find((ability) => ability.deck === deck.id)
  if (!found) throw new Error(`no ability for ${deck.id}`)
  return found
})
