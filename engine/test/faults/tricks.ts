// A game of tricks, as small as they come: three players, four suits, and whoever can follow the lead must. That somebody
// didn't shows that they have none of that suit, and hardly any other deal of their cards shows the same.
import { enter, EVERYONE, only, others, takeAt } from '../../src/index.ts'
import type { Game, GameEvent, GameState, GameView, IO, Move, Rng, Seat, Viewer } from '../../src/index.ts'

interface Tricks extends GameState {
  phase: string
  turn: Seat
  trick: number[]
  deck: number[]
  hands: number[][]
  /** The suits that a player has shown to have none of. */
  lacks: number[][]
}

interface Play extends Move {
  readonly card: number
}

interface Played extends GameEvent {
  readonly card: number
}

const RANKS = 8
const suitOf = (card: number): number => Math.floor(card / RANKS)
const PLAYS = Array.from({ length: 4 * RANKS }, (_, card): Play => Object.freeze({ do: 'play', card }))

function setup(_options: object, seats: number, io: IO<Played>): Tricks {
  const deck = PLAYS.map(({ card }) => card)
  const hands = Array.from({ length: seats }, () =>
    Array.from({ length: 6 }, () => takeAt(deck, io.chance(deck.length))),
  )
  for (let seat = 0; seat < seats; seat++) io.reveal(only(seat))
  const s: Tricks = { phase: '', turn: 0, trick: [], deck, hands, lacks: hands.map(() => []), sealed: [] }
  s.sealed = hands.map(() => null)
  enter(s, 'trick', io)
  return s
}

function moves(s: Tricks, seat: Seat, out: Play[]): Play[] {
  const hand = s.hands[seat]!
  const follows = hand.filter((card) => s.trick.length > 0 && suitOf(card) === suitOf(s.trick[0]!))
  out.push(...(follows.length > 0 ? follows : hand).map((card) => PLAYS[card]!))
  return out
}

function apply(s: Tricks, seat: Seat, { card }: Play, io: IO<Played>): void {
  s.hands[seat] = s.hands[seat]!.filter((other) => other !== card)
  const [lead = card] = s.trick
  if (suitOf(card) !== suitOf(lead)) s.lacks[seat]!.push(suitOf(lead))
  s.trick.push(card)
  io.reveal(others(seat))
  io.emit({ e: suitOf(card) === suitOf(lead) ? 'follow' : 'discard', seat, card })
  s.turn = (seat + 1) % s.hands.length
  // Whoever led leads again: who takes a trick makes no difference here.
  if (s.trick.length === s.hands.length) s.trick = []
  if (s.hands.some((hand) => hand.length > 0)) return enter(s, 'trick', io)
  io.reveal(EVERYONE)
  enter(s, 'over', io)
}

const clone = (s: Tricks): Tricks => structuredClone(s)

/** Hidden cards trade places, except where `forbids` says that this one can't be in that hand. */
function dealAnew(forbids: (s: Tricks, seat: Seat, card: number) => boolean) {
  return (s: Tricks, who: Viewer, rng: Rng): Tricks => {
    const out = clone(s)
    const heaps = [out.deck, ...out.hands]
    const places = heaps.flatMap((heap, n) =>
      n - 1 === who ? [] : heap.map((_, at) => ({ heap, seat: n - 1, at })),
    )
    for (let n = 0; n < places.length * 3; n++) {
      const [a, b] = [places[n % places.length]!, places[rng.chance(places.length)]!]
      const [one, other] = [a.heap[a.at]!, b.heap[b.at]!]
      if (forbids(s, a.seat, other) || forbids(s, b.seat, one)) continue
      a.heap[a.at] = other
      b.heap[b.at] = one
    }
    for (const heap of heaps) heap.sort((a, b) => a - b)
    return out
  }
}

interface TricksView extends GameView {
  readonly turn: Seat
  readonly trick: readonly number[]
  readonly hands: readonly (readonly number[] | number)[]
}

/** Remembers who didn't follow. */
export const tricks: Game<Tricks, Play, TricksView, Played> = {
  id: 'tricks',
  version: 1,
  name: 'Tricks',
  seats: { min: 3, max: 3 },
  options: {},
  phases: [
    {
      id: 'trick',
      stage: 'trick',
      decides: 'one',
      prompt: '',
      wait: '',
      moves: ['play'],
      next: ['trick', 'over'],
    },
    { id: 'over', stage: 'over', decides: 'nobody', prompt: '', wait: '', moves: [], next: [] },
  ],
  endings: [],
  tieBreaks: [],
  sources: [],
  secrets: ['deck', 'hands.*'],
  maxDecisions: 18,
  setup,
  phase: (s) => s.phase,
  waiting: (s) => (s.phase === 'over' ? 0 : only(s.turn)),
  moves,
  apply,
  view: (s, who) => ({
    me: who === 'watcher' ? null : who,
    turn: s.turn,
    trick: [...s.trick],
    hands: s.hands.map((hand, seat) => (seat === who ? [...hand].sort((a, b) => a - b) : hand.length)),
  }),
  redact: (event) => event,
  preview: () => [],
  why: () => ({ rule: '', key: '', args: {} }),
  clone,
  redeal: dealAnew((s, seat, card) => seat >= 0 && s.lacks[seat]!.includes(suitOf(card))),
  conceal: clone,
  scores: () => null,
  ending: () => null,
  check: () => {},
}

export const forgetfulTricks: typeof tricks = { ...tricks, redeal: dealAnew(() => false) }
