import { scoville as rules } from '@harvest/scoville'
import { scoville as module } from '../../src/games/scoville/index.ts'
import type { Exhibit } from '../exhibits.ts'
import Art from './Art.svelte'

/** Ending or stopping early makes dull positions. */
const DULL = ['end', 'stop', 'endPlanting', 'leavePlaque']

export const scoville: Exhibit = {
  module,
  rules,
  Art,
  options: (asked) => ({ openScreens: asked.has('open') }),
  isThere: (match, asked) =>
    (match.state as unknown as { round: number }).round >= Number(asked.get('round') ?? 1),
  choose(_match, _seat, legal, rng) {
    const lively = legal.filter(({ do: kind }) => !DULL.includes(kind))
    const from = lively.length > 0 ? lively : legal
    const cheap = from[0]!.do === 'bid' ? from.slice(0, 5) : from
    return cheap[rng.chance(cheap.length)]!
  },
}
