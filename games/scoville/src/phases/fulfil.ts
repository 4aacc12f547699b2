/**
 * SC-FUL-1, fulfilment: in turn order each seat may visit the market, compete at the cookoff and sell one batch, each once
 * and in any order, and then ends its turn.
 */
import { enter, type IO } from '@harvest/engine'
import { MARKET, PLANTED_PER_COIN, RECIPES, SELL_LIMIT } from '../data.ts'
import type { Event } from '../events.ts'
import { BUY, COOK, END, SELL, type FulfilMove, type Move } from '../moves.ts'
import { COLOURS, colourOf, coloursOf, costOf, covers, packHigh, packLow, type Cost } from '../peppers.ts'
import { DID_COOKOFF, DID_MARKET, DID_SALE, giveTurn, type Player, type State } from '../state.ts'

const MARKET_COST: readonly Cost[] = MARKET.map((card) => costOf(card.wants))
const RECIPE_COST: readonly Cost[] = RECIPES.map((recipe) => costOf(recipe.needs))
const MARKET_GIFT: readonly (readonly number[])[] = MARKET.map((card) => coloursOf(card.gives))
const LETS_CHOOSE: readonly boolean[] = MARKET.map((card) => card.givesOneOf !== '')

export function beginFulfilment(s: State, io: IO<Event>): void {
  fulfilFrom(s, 0, io)
}

function fulfilFrom(s: State, spot: number, io: IO<Event>): void {
  giveTurn(s, spot)
  s.did = 0
  enter(s, 'fulfil', io)
}

/** SC-FUL-4: what one pepper of a colour sells for. */
export function priceOf(s: State, colour: number): number {
  return Math.floor(s.planted[colour] / PLANTED_PER_COIN)
}

export function listFulfil(s: State, out: Move[]): void {
  const { peppers } = s.players[s.active]
  const low = packLow(peppers)
  const high = packHigh(peppers)
  if ((s.did & DID_MARKET) === 0) listAffordable(s.market, MARKET_COST, low, high, BUY, out)
  if ((s.did & DID_COOKOFF) === 0) listAffordable(s.recipes, RECIPE_COST, low, high, COOK, out)
  if ((s.did & DID_SALE) === 0) listSales(s, peppers, out)
  out.push(END)
}

function listAffordable(
  cards: readonly number[],
  costs: readonly Cost[],
  low: number,
  high: number,
  moves: readonly Move[],
  out: Move[],
): void {
  for (let i = 0; i < cards.length; i++) if (covers(low, high, costs[cards[i]])) out.push(moves[cards[i]])
}

/** SC-FUL-4 */
function listSales(s: State, peppers: readonly number[], out: Move[]): void {
  for (let colour = 0; colour < COLOURS; colour++) {
    if (s.planted[colour] < PLANTED_PER_COIN) continue
    const most = peppers[colour] < SELL_LIMIT ? peppers[colour] : SELL_LIMIT
    for (let count = 1; count <= most; count++) out.push(SELL[colour * SELL_LIMIT + count - 1])
  }
}

/** Whether fulfilment is over. */
export function applyFulfil(s: State, move: FulfilMove, io: IO<Event>): boolean {
  switch (move.do) {
    case 'market':
      visitMarket(s, move.card, io)
      return false
    case 'cook':
      cook(s, move.card, io)
      return false
    case 'sell':
      sell(s, colourOf(move.pepper), move.count, io)
      return false
    case 'end':
      io.emit({ e: 'finished', seat: s.active })
      if (s.turn === s.seats - 1) return true
      fulfilFrom(s, s.turn + 1, io)
      return false
  }
}

function pay(player: Player, cost: Cost): void {
  for (let i = 0; i < cost.colours.length; i++) player.peppers[cost.colours[i]]--
}

/** SC-FUL-2, SC-FUL-5: nothing takes the card's place. */
function visitMarket(s: State, card: number, io: IO<Event>): void {
  const player = s.players[s.active]
  pay(player, MARKET_COST[card])
  const gift = MARKET_GIFT[card]
  for (let i = 0; i < gift.length; i++) player.peppers[gift[i]]++
  player.coins += MARKET[card].coins
  player.market.push(card)
  s.market.splice(s.market.indexOf(card), 1)
  s.lastTaken = s.round
  s.did |= DID_MARKET
  io.emit({ e: 'market', seat: s.active, card })
  if (!LETS_CHOOSE[card]) return
  s.giving = card
  enter(s, 'giveChoice', io)
}

/** SC-FUL-3, SC-FUL-5 */
function cook(s: State, card: number, io: IO<Event>): void {
  const player = s.players[s.active]
  pay(player, RECIPE_COST[card])
  player.recipes.push(card)
  s.recipes.splice(s.recipes.indexOf(card), 1)
  s.lastTaken = s.round
  s.did |= DID_COOKOFF
  io.emit({ e: 'cooked', seat: s.active, card })
}

/** SC-FUL-4 */
function sell(s: State, colour: number, count: number, io: IO<Event>): void {
  const player = s.players[s.active]
  const coins = count * priceOf(s, colour)
  player.peppers[colour] -= count
  player.coins += coins
  s.did |= DID_SALE
  io.emit({ e: 'sold', seat: s.active, pepper: SELL[colour * SELL_LIMIT].pepper, count, coins })
}
