// Pepper Duel: the small game that docs/adding-a-game.md walks through. Two players, hidden hands, secret
// choices made at the same time, a private draw, a reveal, and holdings behind a screen.
import { drawCounted, enter, EVERYONE, only, others, undecided, withPlaces } from '../../src/index.ts'
import type {
  Effect,
  Game,
  IO,
  Move,
  Refusal,
  Rng,
  Score,
  Seat,
  Statistics,
  Viewer,
} from '../../src/index.ts'
import { COPIES, DUEL_POINTS, HEATS, LEAD, POINT_PRICE, ROUNDS, START_COINS } from './data.ts'
import { BUY, DRAW, LAY, phases, SELL, STAKE } from './state.ts'
import type { Choice, Duel, Options, PepperEvent, PepperMove, Player, State, View } from './state.ts'

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
const points = (player: Player): number => player.duels + player.bought

const copyDuel = (duel: Duel): Duel => ({ ...duel, cards: [...duel.cards], stakes: [...duel.stakes] })

function begin(s: State, phase: string, io: IO<PepperEvent>): void {
  enter(s, phase, io)
  if (phase === 'duel') s.sealed = [0, 1].map(() => ({ done: false, card: -1, stake: 0 }))
}

/** EX-SET-1 */
function setup(options: Options, seats: number, io: IO<PepperEvent>): State {
  const s: State = {
    openCoins: options.openCoins,
    phase: '',
    round: 1,
    turn: 0,
    turns: 0,
    sold: false,
    ending: null,
    last: null,
    deck: Array<number>(HEATS).fill(COPIES),
    shown: Array<number>(HEATS).fill(0),
    players: [],
    sealed: [],
  }
  for (let seat = 0; seat < seats; seat++) {
    const hand = Array<number>(HEATS).fill(0)
    for (let i = 0; i < 3; i++) hand[drawCounted(s.deck, io)]!++
    s.players.push({ hand, coins: START_COINS, duels: 0, bought: 0 })
    io.reveal(only(seat))
  }
  begin(s, 'duel', io)
  return s
}

function waiting(s: State): number {
  return s.phase === 'market' ? only(s.turn) : undecided(s.sealed)
}

/** EX-DUE-1, EX-DUE-2 in a duel; EX-MAR-1, EX-MAR-2, EX-MAR-3 in a market. */
function moves(s: State, seat: Seat, out: PepperMove[]): PepperMove[] {
  const { hand, coins } = s.players[seat]!
  if (s.phase === 'duel') {
    const choice = s.sealed[seat]!
    if (choice.card >= 0 && !choice.done) for (let n = 0; n <= 2 && n <= coins; n++) out.push(STAKE[n]!)
    else for (let card = 0; card < HEATS; card++) if (hand[card]! > 0) out.push(LAY[card]!)
    return out
  }
  if (coins >= POINT_PRICE) out.push(BUY)
  if (!s.sold && sum(hand) > 1)
    for (let card = 0; card < HEATS; card++) if (hand[card]! > 0) out.push(SELL[card]!)
  out.push(DRAW)
  return out
}

function apply(s: State, seat: Seat, move: PepperMove, io: IO<PepperEvent>): void {
  const player = s.players[seat]!
  switch (move.do) {
    case 'lay':
      s.sealed[seat] = { done: false, card: move.card, stake: 0 }
      return
    case 'stake':
      s.sealed[seat] = { done: true, card: s.sealed[seat]!.card, stake: move.coins }
      if (waiting(s) === 0) applyShowdown(s, io)
      return
    case 'buy':
      player.coins -= POINT_PRICE
      player.bought++
      io.emit({ e: 'buy', seat })
      return
    case 'sell':
      player.hand[move.card]!--
      s.shown[move.card]!++
      player.coins++
      s.sold = true
      io.reveal(others(seat))
      io.emit({ e: 'sell', seat, card: move.card })
      return
    case 'draw': {
      const card = drawCounted(s.deck, io)
      player.hand[card]!++
      io.reveal(only(seat))
      io.emit({ e: 'draw', seat, card })
      applyTurnEnd(s, io)
    }
  }
}

/** EX-DUE-3, and EX-END-1 after it. */
function applyShowdown(s: State, io: IO<PepperEvent>): void {
  const choices = s.sealed as Choice[]
  const cards = choices.map((choice) => choice.card)
  begin(s, 'showdown', io)
  io.reveal(EVERYONE)
  const winner = cards[0] === cards[1] ? null : cards[0]! > cards[1]! ? 0 : 1
  for (const [seat, player] of s.players.entries()) {
    player.hand[cards[seat]!]!--
    s.shown[cards[seat]!]!++
    if (winner === null) player.coins++
    else if (winner === seat) {
      player.duels += DUEL_POINTS
      player.coins += choices[seat]!.stake
    } else player.coins += 2 - choices[seat]!.stake
  }
  s.sealed = [null, null]
  s.last = { cards, stakes: choices.map((choice) => choice.stake), winner }
  io.emit({ e: 'duel', ...s.last })
  const lead = s.players.some((player) => points(player) >= LEAD)
  if (lead || s.round === ROUNDS) {
    s.ending = lead ? 'lead' : 'rounds'
    io.emit({ e: 'end', ending: s.ending })
    return begin(s, 'over', io)
  }
  s.turn = winner === null ? 1 - (s.round % 2) : 1 - winner
  s.turns = 2
  begin(s, 'market', io)
}

function applyTurnEnd(s: State, io: IO<PepperEvent>): void {
  s.sold = false
  s.turns--
  s.turn = 1 - s.turn
  if (s.turns > 0) return begin(s, 'market', io)
  s.round++
  begin(s, 'duel', io)
}

function view(s: State, who: Viewer): View {
  const me = who === 'watcher' ? null : who
  const own = me === null ? null : s.sealed[me]!
  return {
    me,
    round: s.round,
    turn: s.turn,
    deck: sum(s.deck),
    shown: [...s.shown],
    last: s.last && copyDuel(s.last),
    choice: own && { ...own },
    players: s.players.map((player, seat) => ({
      cards: sum(player.hand),
      hand: seat === me ? [...player.hand] : null,
      coins: seat === me || s.openCoins ? player.coins : null,
      points: points(player),
    })),
  }
}

function redact(event: PepperEvent, who: Viewer): PepperEvent {
  return event.e === 'draw' && event.seat !== who ? { ...event, card: null } : event
}

function preview(_s: State, _seat: Seat, move: PepperMove): Effect[] {
  if (move.do === 'buy') return [{ key: 'point', args: { points: 1, coins: -POINT_PRICE } }]
  return move.do === 'sell' ? [{ key: 'coins', args: { coins: 1 } }] : []
}

function why(s: State, seat: Seat, move: Move & { readonly [key: string]: unknown }): Refusal {
  const { hand, coins } = s.players[seat]!
  const lacks = typeof move.card !== 'number' || !hand[move.card]
  if (s.phase === 'duel') {
    if (move.do === 'lay' && lacks) return { rule: 'EX-DUE-1', key: 'notInHand', args: {} }
    if (move.do === 'stake') return { rule: 'EX-DUE-2', key: 'stake', args: { coins: Math.min(2, coins) } }
    return { rule: 'EX-DUE-1', key: 'duelNow', args: {} }
  }
  if (move.do === 'buy') return { rule: 'EX-MAR-1', key: 'price', args: { price: POINT_PRICE, coins } }
  if (move.do === 'sell' && s.sold) return { rule: 'EX-MAR-2', key: 'soldAlready', args: {} }
  if (move.do === 'sell' && sum(hand) === 1) return { rule: 'EX-MAR-2', key: 'lastCard', args: {} }
  if (move.do === 'sell' && lacks) return { rule: 'EX-MAR-2', key: 'notInHand', args: {} }
  return { rule: 'EX-MAR-3', key: 'marketNow', args: {} }
}

function clone(s: State): State {
  return {
    ...s,
    last: s.last && copyDuel(s.last),
    deck: s.deck.slice(),
    shown: s.shown.slice(),
    players: s.players.map((player) => ({ ...player, hand: player.hand.slice() })),
    sealed: s.sealed.map((choice) => choice && { ...choice }),
  }
}

/** Cards the viewer has not seen go back into one pool and are dealt again; so are secret choices. */
function redeal(s: State, who: Viewer, rng: Rng): State {
  const out = clone(s)
  const others = [0, 1].filter((seat) => seat !== who)
  for (const seat of others)
    for (let card = 0; card < HEATS; card++) out.deck[card]! += s.players[seat]!.hand[card]!
  for (const seat of others) {
    const player = out.players[seat]!
    const size = sum(player.hand)
    player.hand.fill(0)
    for (let i = 0; i < size; i++) player.hand[drawCounted(out.deck, rng)]!++
    const choice = out.sealed[seat]
    if (!choice) continue
    // How far an open choice has got is secret as well.
    choice.card = choice.done || rng.chance(2) === 0 ? drawCounted([...player.hand], rng) : -1
    choice.stake = choice.done ? rng.chance(Math.min(2, player.coins) + 1) : 0
  }
  return out
}

/** A possible state made of nothing but what `who` can know: no card has to be anywhere, and nobody has begun to choose. */
function forget(s: State, who: Viewer): State {
  const out = redeal(s, who, { chance: () => 0 })
  for (const [seat, choice] of out.sealed.entries())
    if (choice && !choice.done && seat !== who) choice.card = -1
  return out
}

/** As redeal, with what the viewer could work out but is not shown. */
function conceal(s: State, who: Viewer, rng: Rng): State {
  const out = redeal(s, who, rng)
  for (const [seat, player] of out.players.entries())
    if (seat !== who && !s.openCoins) player.coins = rng.chance(20)
  return out
}

/** EX-END-1 */
function scores(s: State): Score[] | null {
  if (s.ending === null) return null
  return withPlaces(
    s.players.map((player, seat) => ({
      seat,
      total: points(player),
      parts: { duels: player.duels, bought: player.bought },
      ties: [player.coins],
    })),
  )
}

const statistics: Statistics<State, PepperEvent> = {
  sources: ['duels', 'bought'],
  figures: ['staked', 'sold'],
  count(ledger, s, events) {
    for (const [seat, { points }] of ledger.entries()) {
      points.duels = s.players[seat]!.duels
      points.bought = s.players[seat]!.bought
    }
    for (const event of events) {
      if (event.e === 'duel')
        for (const [seat, stake] of event.stakes.entries()) ledger[seat]!.figures.staked! += stake
      if (event.e === 'sell') ledger[event.seat]!.figures.sold!++
    }
  },
}

function check(s: State): void {
  for (let card = 0; card < HEATS; card++) {
    const all = s.deck[card]! + s.shown[card]! + s.players[0]!.hand[card]! + s.players[1]!.hand[card]!
    if (all !== COPIES) throw new Error(`${all} cards of heat ${card + 1}`)
  }
  for (const player of s.players)
    if (player.coins < 0 || player.hand.some((n) => n < 0))
      throw new Error(`less than nothing: ${JSON.stringify(player)}`)
}

export const pepperDuel: Game<State, PepperMove, View, PepperEvent, Options> = {
  id: 'pepper-duel',
  version: 1,
  name: 'Pepper Duel',
  seats: { min: 2, max: 2 },
  options: { openCoins: { kind: 'flag', default: false } },
  phases,
  endings: ['lead', 'rounds'],
  tieBreaks: ['coins', 'shared'],
  sources: ['duels', 'bought'],
  secrets: ['deck', 'players.*.hand', 'players.*.coins', 'sealed.*.card', 'sealed.*.stake'],
  maxDecisions: 24 * ROUNDS,
  setup,
  phase: (s) => s.phase,
  waiting,
  moves,
  apply,
  view,
  redact,
  preview,
  why,
  clone,
  redeal,
  forget,
  conceal,
  scores,
  ending: (s) => s.ending,
  round: (s) => s.round,
  statistics,
  check,
}
