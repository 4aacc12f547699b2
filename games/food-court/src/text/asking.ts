/** What the question line knows of the game, in every language; loaded with the line. */
import type { Asking } from '@harvest/engine/wire'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { asking as de } from './de/asking.ts'
import { asking as en } from './en/asking.ts'
import { asking as fr } from './fr/asking.ts'

const WITH_CARD = ['discard', 'prepare', 'cook', 'add'] as const
const PLAIN = ['draw', 'serve', 'ready', 'finish', 'complaint', 'promotion', 'pass', 'end', 'skip'] as const

export const asking: Asking<View, Move> = {
  text: { en, de, fr },
  attempts({ me, active, kitchens, central }): Move[] {
    if (me === null) return []
    const { hand, pile, prepared, queue, dishes } = kitchens[me]
    const cards = [...new Set([...(hand ?? []), ...prepared, ...(pile ?? [])])]
    return [
      ...WITH_CARD.flatMap((kind) => cards.map((card): Move => ({ do: kind, card }))),
      ...central.map(({ customer }): Move => ({ do: 'attract', customer })),
      ...queue.flatMap(({ customer }): Move[] => [
        { do: 'dismiss', customer },
        { do: 'offer', customer },
      ]),
      ...central.map(({ customer }): Move => ({ do: 'swap', customer })),
      // What is served is called by the dishes of whose turn it is.
      ...(me !== active
        ? []
        : dishes.flatMap((_, dish) => queue.map(({ customer }): Move => ({ do: 'assign', dish, customer })))),
      ...PLAIN.map((kind): Move => ({ do: kind })),
    ]
  },
}
