/** What the question line knows of the game, in every language; loaded with the line. */
import type { Asking } from '@harvest/engine/wire'
import { BACKS, SEASONS, UNITS } from '../data.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { asking as de } from './de/asking.ts'
import { asking as en } from './en/asking.ts'
import { asking as fr } from './fr/asking.ts'

const SEASON = { from: 'season', slot: 0 } as const
const PLAIN = ['react', 'ready', 'change', 'decline'] as const

export const asking: Asking<View, Move> = {
  text: { en, de, fr },
  attempts({ me, own, farms }): Move[] {
    if (me === null || own === null) return []
    const { fields } = farms[me]
    const cards = [...new Set(own.hand)]
    return [
      ...fields.map((_, field): Move => ({ do: 'seed', field })),
      { do: 'face', ...SEASON },
      ...fields.map((_, field): Move => ({ do: 'face', ...SEASON, field })),
      ...farms.map((_, farm): Move => ({ do: 'face', ...SEASON, farm })),
      { do: 'discard', ...SEASON },
      ...BACKS.map((as): Move => ({ do: 'back', ...SEASON, as })),
      ...cards.map((card): Move => ({ do: 'keep', card })),
      ...SEASONS.flatMap((season) => cards.map((card): Move => ({ do: 'place', card, season }))),
      ...cards.flatMap((card): Move[] => [
        { do: 'pick', card },
        { do: 'fire', card },
      ]),
      ...farms.flatMap((_, farm): Move[] => [
        { do: 'attack', farm },
        { do: 'steal', farm },
      ]),
      ...UNITS.map((unit): Move => ({ do: 'kill', unit })),
      ...PLAIN.map((kind): Move => ({ do: kind })),
    ]
  },
}
