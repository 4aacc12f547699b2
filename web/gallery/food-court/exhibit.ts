import type { Match } from '@harvest/engine'
import type { Update } from '@harvest/engine/wire'
import { foodCourt as rules } from '@harvest/food-court'
import type { Move, View } from '@harvest/food-court/public'
import { foodCourt as module } from '../../src/games/food-court/index.ts'
import type { Exhibit } from '../exhibits.ts'
import Art from './Art.svelte'

const seenBy = (match: Match, seat: number) => match.update(seat, []) as Update<View, Move>

export const foodCourt: Exhibit = {
  module,
  rules,
  Art,
  /** `decks=italy,china`: a deck for each seat, the rest by chance. */
  options: (asked, players) => {
    const decks = asked.get('decks')?.split(',') ?? []
    return { decks: Array.from({ length: players }, (_, seat) => decks[seat] ?? 'random') }
  },
  /** `offered=serve`: a move that must be on offer. */
  isThere(match, asked) {
    const { view, offers } = seenBy(match, 0)
    const offered = asked.get('offered')
    if (view.round < Number(asked.get('round') ?? 1)) return false
    return offered === null || offers.some(({ move }) => move.do === offered)
  },
  /** Fills the kitchen first and serves when the queue takes three dishes. */
  choose(match, seat, legal, rng) {
    const { view } = seenBy(match, seat)
    const kitchen = view.kitchens[seat]
    const moves = legal as readonly Move[]
    const wanted = (move: Move): boolean => {
      if (move.do === 'serve') return kitchen.orders >= 3 && kitchen.dishes.length >= 3
      if (move.do === 'discard') return view.turn.discarded < 1
      if (move.do === 'complaint' || move.do === 'promotion') return rng.chance(3) === 0
      return !['pass', 'end', 'skip', 'ready', 'finish', 'draw'].includes(move.do)
    }
    const serve = moves.find((move) => move.do === 'serve' && wanted(move))
    const cook = moves.filter((move) => move.do === 'cook' || move.do === 'attract')
    const lively = serve ? [serve] : cook.length > 0 ? cook : moves.filter(wanted)
    const from = lively.length > 0 ? lively : moves.filter(({ do: kind }) => kind !== 'discard')
    return from[rng.chance(from.length)]!
  },
}
