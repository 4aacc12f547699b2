// Faults that law 5b is meant for, and the same games without them: what everybody saw must not be dealt away.
import { EVERYONE, only, type Rng, type Viewer } from '../../src/index.ts'
import { pepperDuel } from '../../testkit/example/game.ts'
import type { Player, State } from '../../testkit/example/state.ts'
import type { Kit } from '../../testkit/index.ts'
import { other, type Change, type Fault } from './fault.ts'

const { setup, apply, clone, conceal } = pepperDuel

let looks = 0

/** A player whose drawn cards everybody has seen; `open` counts those still in hand. */
interface OpenPlayer extends Player {
  open: number[]
}

const playersOf = (s: State): OpenPlayer[] => s.players as OpenPlayer[]

/** Pepper Duel with cards drawn face up into hands that nobody else sees. */
const openDraws: Change = {
  redact: (event) => event,
  setup(options, seats, io) {
    const s = setup(options, seats, io)
    for (const player of playersOf(s)) player.open = player.hand.map(() => 0)
    return s
  },
  apply(s, seat, move, io) {
    const before = playersOf(s).map(({ hand }) => hand.slice())
    apply(s, seat, move, io)
    if (move.do === 'draw') io.reveal(EVERYONE)
    for (const [index, { hand, open }] of playersOf(s).entries())
      for (let card = 0; card < hand.length; card++) {
        const change = hand[card]! - before[index]![card]!
        // Whoever plays one of several may have kept the others.
        open[card] = Math.max(0, open[card]! + change)
      }
  },
  clone(s) {
    const out = clone(s)
    for (const [seat, player] of playersOf(out).entries()) player.open = playersOf(s)[seat]!.open.slice()
    return out
  },
  conceal: (s, who, rng) => openDraws.clone!(conceal(s, who, rng)),
}

function take(counts: number[], rng: Rng): number {
  const cards = counts.flatMap((n, card) => Array<number>(n).fill(card))
  const card = cards[rng.chance(cards.length)]!
  counts[card]!--
  return card
}

/** Deals out all hidden cards again, except those `kept` names. */
function dealBut(kept: (player: OpenPlayer, who: Viewer) => readonly number[]) {
  return (s: State, who: Viewer, rng: Rng): State => {
    const out = openDraws.clone!(s)
    const others = playersOf(out).filter((_, seat) => seat !== who)
    const free = others.map((player) => player.hand.map((n, card) => n - kept(player, who)[card]!))
    for (const [index, { hand }] of others.entries())
      for (const [card, n] of free[index]!.entries()) {
        hand[card]! -= n
        out.deck[card]! += n
      }
    for (const [index, { hand }] of others.entries())
      for (let n = free[index]!.reduce((a, b) => a + b, 0); n > 0; n--) hand[take(out.deck, rng)]!++
    for (const [seat, choice] of out.sealed.entries()) {
      if (!choice || seat === who) continue
      const { hand, coins } = out.players[seat]!
      choice.card = choice.done || rng.chance(2) === 0 ? take([...hand], rng) : -1
      choice.stake = choice.done ? rng.chance(Math.min(2, coins) + 1) : 0
    }
    return out
  }
}

/** Cards drawn face up stay where all saw them go. */
export const remembers: Change = { ...openDraws, redeal: dealBut(({ open }) => open) }

/** Pepper Duel in which whoever draws looks at one of the other's cards; `open` counts those that were looked at. */
const peeks: Change = {
  ...openDraws,
  redact: (event, who) => {
    if ((event.e as string) !== 'peek') return pepperDuel.redact(event, who)
    return (event as { seat?: number }).seat === who ? event : null
  },
  apply(s, seat, move, io) {
    const before = playersOf(s).map(({ hand }) => hand.slice())
    apply(s, seat, move, io)
    for (const [index, { hand, open }] of playersOf(s).entries())
      for (let card = 0; card < hand.length; card++)
        // Whoever plays one of several may have kept the other.
        open[card] = Math.max(0, open[card]! + Math.min(0, hand[card]! - before[index]![card]!))
    if (move.do !== 'draw') return
    const { hand, open } = playersOf(s)[other(seat)]!
    const card = take(hand.slice(), io)
    open[card] = Math.max(1, open[card]!)
    io.reveal(only(seat))
    io.emit({ e: 'peek', seat, card } as never)
  },
}

/** What somebody has looked at stays where it was, for them alone. */
export const remembersPeeks: Change = {
  ...peeks,
  redeal: dealBut(({ hand, open }, who) => (who === 'watcher' ? hand.map(() => 0) : open)),
}

/** The view does not keep what was drawn or looked at, so that only memory does. */
const showsForAMoment = (): Partial<Kit> => ({ passing: ['draw', 'peek'] })

export const memoryFaults: Fault[] = [
  {
    fault: 'a redeal that deals away a card everybody saw being taken',
    law: '5b memory',
    says: /what the viewer knows is dealt away, at players\.\d\.hand\.\d: [1-3]( to \d)?, not 0/,
    kit: showsForAMoment,
    game: { ...openDraws, redeal: dealBut(({ hand }) => hand.map(() => 0)) },
  },
  {
    fault: 'a redeal that forgets such a card in every other round',
    law: '5b memory',
    says: /what the viewer knows is dealt away, at players\.\d\.hand\.\d: [1-3]( to \d)?, not 0/,
    kit: showsForAMoment,
    game: {
      ...openDraws,
      redeal: (s, who, rng) =>
        dealBut(({ hand, open }) => (s.phase === 'duel' && s.round % 2 === 1 ? hand.map(() => 0) : open))(
          s,
          who,
          rng,
        ),
    },
  },
  {
    fault: 'a redeal that deals away a card that only whoever moved was shown',
    law: '5b memory',
    says: /viewer [01]: what the viewer knows is dealt away, at players\.\d\.hand\.\d: [1-3]( to \d)?, not 0/,
    kit: showsForAMoment,
    game: { ...peeks, redeal: dealBut(({ hand }) => hand.map(() => 0)) },
  },
  {
    fault: 'a view that is never the same twice, so that nothing can be compared',
    law: '5b memory',
    says: /no step was found that another deal would have shown as well/,
    game: { view: (s, who) => ({ ...pepperDuel.view(s, who), looks: ++looks }) },
  },
]
