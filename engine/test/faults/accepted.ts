// Games without fault that a law once objected to.
import { EVERYONE, only, type Rng } from '../../src/index.ts'
import { pepperDuel } from '../../testkit/example/game.ts'
import type { Player, State } from '../../testkit/example/state.ts'
import { andThen, type Change } from './fault.ts'
import { remembers, remembersPeeks } from './memory.ts'

const { setup, clone, redeal } = pepperDuel

/** Two calls that a player has planned for this game; 0 once called out. They do nothing but sound. */
interface Caller extends Player {
  calls: number[]
}

const callers = (s: State): Caller[] => s.players as Caller[]
const aCall = (rng: Rng): number => 1 + rng.chance(3)

/** A plan that comes to light call by call: the view keeps none of it, and the rest of it stays hidden. */
const callsWithoutEffect: Change = {
  secrets: [...pepperDuel.secrets, 'players.*.calls'],
  setup(options, seats, io) {
    const s = setup(options, seats, io)
    for (const [seat, caller] of callers(s).entries()) {
      caller.calls = [aCall(io), aCall(io)]
      io.reveal(only(seat))
    }
    return s
  },
  ...andThen((s, seat, move, io) => {
    const { calls } = callers(s)[seat]!
    const next = calls.findIndex((call) => call > 0)
    if (move.do !== 'draw' || next < 0) return
    io.reveal(EVERYONE)
    io.emit({ e: 'sell', seat, card: calls[next]! })
    calls[next] = 0
  }),
  clone: (s) => ({
    ...clone(s),
    players: callers(s).map((caller) => ({
      ...caller,
      hand: caller.hand.slice(),
      calls: caller.calls.slice(),
    })),
  }),
  redeal(s, who, rng) {
    const out = redeal(s, who, rng)
    for (const [seat, caller] of callers(out).entries())
      caller.calls = caller.calls.map((call) => (seat === who || call === 0 ? call : aCall(rng)))
    return out
  },
}

export const accepted: readonly { readonly what: string; readonly law: string; readonly game: Change }[] = [
  {
    what: 'a planned action without effect that only an event tells of',
    law: '4 events',
    game: callsWithoutEffect,
  },
  {
    what: 'cards drawn face up that redeal leaves where they went',
    law: '5b memory',
    game: remembers,
  },
  {
    what: 'a card that only whoever moved was shown, and that stays where it was for them',
    law: '5b memory',
    game: remembersPeeks,
  },
]
