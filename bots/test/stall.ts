/**
 * Stall, a game made up for tests: it has what bots and lab must cope with and no more. Three rounds; in each
 * a crate is bid for in secret, then everybody in turn may lay out up to two cards of a hidden hand, a pair
 * counting double.
 */
import {
  EVERYONE,
  only,
  type Effect,
  type Game,
  type GameText,
  type IO,
  type Refusal,
  type Rng,
  type Score,
  inEvery,
} from '@harvest/engine'
import type { Evaluation, GameEntry } from '../src/index.ts'
import { valued } from './valued.ts'

interface State {
  seats: number
  round: number
  phase: 'bid' | 'lay' | 'over'
  active: number
  crate: number
  sealed: ({ done: boolean; bid: number } | null)[]
  coins: number[]
  crates: number[]
  hands: number[][]
  laid: number[][]
  cards: number[]
  deck: number[]
}

type Move =
  | { readonly do: 'bid'; readonly coins: number }
  | { readonly do: 'lay'; readonly card: number }
  | { readonly do: 'rest' }

type Event =
  | { readonly e: 'crate'; readonly value: number }
  | { readonly e: 'bids'; readonly bids: readonly number[]; readonly winner: number }
  | { readonly e: 'laid'; readonly seat: number; readonly card: number }

interface View {
  readonly me: number | null
  readonly round: number
  readonly crate: number
  readonly active: number
  readonly coins: readonly number[]
  readonly hand: readonly number[]
  readonly laid: readonly (readonly number[])[]
}

interface Options {
  readonly rich: boolean
  readonly hand: string
}

const KINDS = 6
const COPIES = 5
const HAND = { small: 3, large: 4 } as { readonly [size: string]: number }
const BIDS = Array.from({ length: 61 }, (_, coins) => Object.freeze({ do: 'bid', coins } as const))
const LAYS = Array.from({ length: KINDS }, (_, card) => Object.freeze({ do: 'lay', card } as const))
const REST = Object.freeze({ do: 'rest' } as const)

function draw(s: State, rng: Rng): number {
  return s.deck.splice(rng.chance(s.deck.length), 1)[0]
}

function openRound(s: State, io: IO<Event>): void {
  s.round++
  s.phase = 'bid'
  s.active = -1
  s.crate = 1 + io.chance(9)
  s.sealed = s.coins.map(() => ({ done: false, bid: 0 }))
  io.reveal(EVERYONE)
  io.emit({ e: 'crate', value: s.crate })
  io.enter('bid')
}

function resolveBids(s: State, io: IO<Event>): void {
  const bids = s.sealed.map((own) => own!.bid)
  const winner = bids.indexOf(Math.max(...bids))
  s.coins[winner] -= bids[winner]
  s.crates[winner] += s.crate
  s.sealed = s.sealed.map(() => null)
  s.laid = s.laid.map(() => [])
  s.phase = 'lay'
  s.active = 0
  io.reveal(EVERYONE)
  io.emit({ e: 'bids', bids, winner })
  io.enter('lay')
}

function endTurn(s: State, io: IO<Event>): void {
  const [a, b] = s.laid[s.active]
  if (a !== undefined) s.cards[s.active] += a === b ? 2 * (a + b) : a + (b ?? 0)
  if (s.active + 1 < s.seats) {
    s.active++
    io.enter('lay')
  } else if (s.round < 3) openRound(s, io)
  else {
    s.phase = 'over'
    s.active = -1
    io.enter('over')
  }
}

export const stall: Game<State, Move, View, Event, Options> = {
  id: 'stall',
  version: 2,
  name: 'Stall',
  seats: { min: 2, max: 4 },
  options: {
    rich: { kind: 'flag', default: false, seats: { min: 3, max: 4 } },
    hand: { kind: 'choice', values: ['small', 'large'], default: 'small' },
  },
  phases: [
    {
      id: 'bid',
      stage: 'bidding',
      decides: 'sealed',
      prompt: 'bid',
      wait: 'bid',
      moves: ['bid'],
      next: ['lay'],
    },
    {
      id: 'lay',
      stage: 'laying',
      decides: 'one',
      prompt: 'lay',
      wait: 'layWait',
      moves: ['lay', 'rest'],
      next: ['lay', 'bid', 'over'],
    },
    { id: 'over', stage: 'over', decides: 'nobody', prompt: 'over', wait: 'over', moves: [], next: [] },
  ],
  endings: ['threeRounds'],
  tieBreaks: ['coins', 'shared'],
  sources: ['crates', 'cards'],
  secrets: ['hands.*', 'deck', 'sealed.*.bid'],
  maxDecisions: 100,
  setup(options, seats, io) {
    const s: State = {
      seats,
      round: 0,
      phase: 'bid',
      active: -1,
      crate: 0,
      sealed: [],
      coins: Array<number>(seats).fill(options.rich ? 30 : 8),
      crates: Array<number>(seats).fill(0),
      hands: [],
      laid: Array.from({ length: seats }, () => []),
      cards: Array<number>(seats).fill(0),
      deck: Array.from({ length: KINDS * COPIES }, (_, i) => i % KINDS),
    }
    for (let seat = 0; seat < seats; seat++) {
      s.hands.push(Array.from({ length: HAND[options.hand] }, () => draw(s, io)))
      io.reveal(only(seat))
    }
    openRound(s, io)
    return s
  },
  phase: (s) => s.phase,
  waiting(s) {
    if (s.phase === 'over') return 0
    if (s.phase === 'lay') return only(s.active)
    return s.sealed.reduce((set, own, seat) => (own!.done ? set : set | only(seat)), 0)
  },
  moves(s, seat, out) {
    if (s.phase === 'bid') for (let coins = 0; coins <= s.coins[seat]; coins++) out.push(BIDS[coins])
    if (s.phase !== 'lay' || seat !== s.active) return out
    if (s.laid[seat].length < 2) for (const card of [...new Set(s.hands[seat])].sort()) out.push(LAYS[card])
    out.push(REST)
    return out
  },
  apply(s, seat, move, io) {
    if (move.do === 'bid') {
      s.sealed[seat] = { done: true, bid: move.coins }
      if (s.sealed.every((own) => own!.done)) resolveBids(s, io)
    } else if (move.do === 'lay') {
      s.hands[seat].splice(s.hands[seat].indexOf(move.card), 1)
      s.laid[seat].push(move.card)
      io.emit({ e: 'laid', seat, card: move.card })
    } else endTurn(s, io)
  },
  view: (s, who) => ({
    me: who === 'watcher' ? null : who,
    round: s.round,
    crate: s.crate,
    active: s.active,
    coins: [...s.coins],
    hand: who === 'watcher' ? [] : [...s.hands[who]],
    laid: s.laid.map((cards) => [...cards]),
  }),
  redact: (event) => event,
  preview: (_s, _seat, move): Effect[] =>
    move.do === 'bid' && move.coins > 0 ? [{ key: 'pay', args: { coins: move.coins } }] : [],
  why: (s, seat, move): Refusal =>
    move.do === 'bid'
      ? { rule: 'ST-BID-1', key: 'tooMuch', args: { coins: s.coins[seat] } }
      : { rule: 'ST-LAY-1', key: 'notNow', args: {} },
  clone: (s) => structuredClone(s),
  redeal(s, who, rng) {
    const out = structuredClone(s)
    out.hands.forEach((hand, seat) => {
      if (seat !== who) out.deck.push(...hand)
    })
    out.hands.forEach((hand, seat) => {
      if (seat !== who) out.hands[seat] = hand.map(() => draw(out, rng))
    })
    out.sealed.forEach((own, seat) => {
      if (own && own.done && seat !== who) own.bid = rng.chance(out.coins[seat] + 1)
    })
    return out
  },
  conceal(s, who, rng) {
    return this.redeal(s, who, rng)
  },
  scores: (s) => (s.phase === 'over' ? placed(s) : null),
  ending: (s) => (s.phase === 'over' ? 'threeRounds' : null),
  round: (s) => s.round,
  check(s) {
    if (s.coins.some((coins) => coins < 0)) throw new Error('negative coins')
  },
}

function placed(s: State): Score[] {
  const rows = s.coins.map((coins, seat) => ({
    seat,
    total: s.crates[seat] + s.cards[seat],
    parts: { crates: s.crates[seat], cards: s.cards[seat] },
    ties: [coins],
  }))
  const rank = (row: (typeof rows)[number]): number => row.total * 1000 + row.ties[0]
  return rows.map((row) => ({ ...row, place: 1 + rows.filter((other) => rank(other) > rank(row)).length }))
}

const text: GameText<View, Move, Event> = {
  name: 'Stall',
  tagline: 'A stall for tests.',
  options: {
    rich: { label: 'Rich', help: 'Thirty coins each.' },
    hand: { label: 'Hand', help: 'How many cards.' },
  },
  phases: { bid: 'Bidding: the crate', lay: 'Laying out', over: 'The end' },
  prompts: {
    bid: (view) => `Bid for the crate of ${view.crate}.`,
    lay: () => 'Lay out cards or rest.',
    layWait: (view, names) => `${names(view.active)} lays out cards.`,
    over: () => 'The game is over.',
  },
  endings: { threeRounds: 'Three rounds were played.' },
  sources: { crates: 'Crates', cards: 'Cards' },
  tieBreaks: { coins: 'most coins', shared: 'shared' },
  move: (move) =>
    move.do === 'bid'
      ? move.coins === 0
        ? 'Bid nothing'
        : `Bid ${move.coins} {coin/1|coins}`
      : move.do === 'lay'
        ? `Lay card ${move.card}`
        : 'Rest',
  effect: (effect) => `pay ${String(effect.args.coins)}`,
  event(event, names) {
    switch (event.e) {
      case 'crate':
        return `A crate of ${event.value} arrives.`
      case 'bids':
        return `${names(event.winner)} takes the crate for ${event.bids[event.winner]}.`
      case 'laid':
        return `${names(event.seat)} lays ${event.card}.`
    }
  },
  refusals: {
    tooMuch: (args) => `You have only ${String(args.coins)} coins.`,
    notNow: () => 'You do not have that card.',
  },
  describe: (view, names) =>
    [
      `Round ${view.round} of 3, crate of ${view.crate}. Your hand: ${view.hand.join(' ') || 'empty'}.`,
      ...view.coins.map((coins, seat) => `${names(seat)}: ${coins} coins.`),
    ].join('\n'),
}

export const stallEvaluation: Evaluation = valued((state, seat) => {
  const s = state as unknown as State
  const [a, b] = s.laid[seat]
  const laying = s.phase === 'lay' && s.active === seat && a !== undefined
  return (
    s.crates[seat] + s.cards[seat] + 0.2 * s.coins[seat] + (laying ? (a === b ? 4 * a : a + (b ?? 0)) : 0)
  )
})

export const stallEntry: GameEntry = {
  game: stall,
  text: inEvery(() => text),
  evaluation: stallEvaluation,
}
