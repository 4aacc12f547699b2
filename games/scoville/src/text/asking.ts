/** What the question line knows of the game, in every language; loaded with the line. */
import type { Asking } from '@harvest/engine/wire'
import { LETTERS, MAX_BID, type Letter } from '../data.ts'
import { NOTCHES, PLOTS } from '../field.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { asking as de } from './de/asking.ts'
import { asking as en } from './en/asking.ts'
import { asking as fr } from './fr/asking.ts'

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n)
const colours = [...LETTERS] as Letter[]

export const asking: Asking<View, Move> = {
  text: { en, de, fr },
  attempts: (view): Move[] => [
    ...colours.map((pepper): Move => ({ do: 'take', pepper })),
    ...upTo(PLOTS).map((plot): Move => ({ do: 'plant', plot })),
    ...upTo(NOTCHES).map((to): Move => ({ do: 'step', to })),
    ...view.market.map((card): Move => ({ do: 'market', card })),
    ...view.recipes.map((card): Move => ({ do: 'cook', card })),
    ...colours.map((pepper): Move => ({ do: 'sell', pepper, count: 1 })),
    ...colours.map((pepper): Move => ({ do: 'choose', pepper })),
    ...view.auction.map((card): Move => ({ do: 'claim', card })),
    ...view.players.map((_, n): Move => ({ do: 'spot', spot: n + 1 })),
    ...upTo(MAX_BID).map((coins): Move => ({ do: 'bid', coins })),
    ...PLAIN.map((kind): Move => ({ do: kind })),
  ],
}

const PLAIN = [
  'extraPepper',
  'endPlanting',
  'leavePlaque',
  'takePlaque',
  'doubleBack',
  'extraStep',
  'stop',
  'end',
] as const
