/** What a move would give or cost, from what its seat knows. For screens and terminals; simulation never asks. */
import type { Effect, Seat } from '@harvest/engine'
import { AUCTION, MARKET, PLAQUES, RECIPES, TILE_POINTS, type Tile } from './data.ts'
import { NEIGHBOURS } from './field.ts'
import type { Move } from './moves.ts'
import { BRED_COLOUR, BRED_COUNT, COLOURS, colourOf, countsOf, letterOf, lettersOf } from './peppers.ts'
import { priceOf } from './phases/fulfil.ts'
import { bredAt } from './phases/harvest.ts'
import { plaqueFor } from './phases/plaque.ts'
import type { State } from './state.ts'

const gain = (peppers: string): Effect[] => (peppers === '' ? [] : [{ key: 'gain', args: { peppers } }])
const pay = (peppers: string): Effect => ({ key: 'pay', args: { peppers } })
const coins = (count: number): Effect[] => (count === 0 ? [] : [{ key: 'coins', args: { coins: count } }])
const points = (count: number): Effect[] => (count === 0 ? [] : [{ key: 'points', args: { points: count } }])
const tile = (name: Tile): Effect => ({ key: 'tile', args: { tile: name, points: TILE_POINTS } })

export function preview(s: State, seat: Seat, move: Move): Effect[] {
  switch (move.do) {
    case 'bid':
      return previewBid(s, seat, move.coins)
    case 'spot':
      return [{ key: 'spot', args: { plants: move.spot, harvests: s.seats + 1 - move.spot } }]
    case 'claim':
      return gain(AUCTION[move.card].peppers)
    case 'take':
      return previewColour(s, colourOf(move.pepper))
    case 'plant':
      return previewPlot(s, move.plot)
    case 'takePlaque':
      return points(PLAQUES[plaqueFor(s, s.taken)].points)
    case 'extraPepper':
    case 'extraStep':
    case 'doubleBack':
      return [tile(move.do)]
    case 'step':
      return previewStep(s, move.to)
    case 'market':
      return previewMarket(move.card)
    case 'cook':
      return previewRecipe(s, seat, move.card)
    case 'sell':
      return [pay(move.pepper.repeat(move.count)), ...coins(move.count * priceOf(s, colourOf(move.pepper)))]
    case 'choose':
      return gain(move.pepper)
    case 'leavePlaque':
    case 'endPlanting':
    case 'stop':
    case 'end':
      return []
  }
}

function previewBid(s: State, seat: Seat, bid: number): Effect[] {
  if (bid === 0) return [{ key: 'noChoice', args: {} }]
  return [{ key: 'coinsLeft', args: { coins: s.players[seat].coins - bid } }]
}

/** Planting a colour may earn a plaque and may raise what its peppers sell for. */
function previewColour(s: State, colour: number): Effect[] {
  const out: Effect[] = []
  const plaque = plaqueFor(s, colour)
  if (plaque >= 0) out.push({ key: 'plaque', args: { plaque } })
  const price = Math.floor((s.planted[colour] + 1) / 2)
  if (price > priceOf(s, colour)) out.push({ key: 'price', args: { pepper: letterOf(colour), coins: price } })
  return out
}

/** What farmers would find on the paths around the plot. */
function previewPlot(s: State, plot: number): Effect[] {
  const bred = Array<number>(COLOURS).fill(0)
  for (const other of NEIGHBOURS[plot]) {
    if (s.field[other] < 0) continue
    const pair = s.taken * COLOURS + s.field[other]
    if (BRED_COUNT[pair] > 0) bred[BRED_COLOUR[pair]] += BRED_COUNT[pair]
  }
  return [{ key: 'breeds', args: { peppers: lettersOf(bred) } }]
}

function previewStep(s: State, to: number): Effect[] {
  const peppers = bredAt(s, to)
  return peppers === '' ? [{ key: 'nothing', args: {} }] : gain(peppers)
}

function previewMarket(id: number): Effect[] {
  const card = MARKET[id]
  const choice: Effect[] =
    card.givesOneOf === '' ? [] : [{ key: 'oneOf', args: { peppers: card.givesOneOf } }]
  return [pay(card.wants), ...gain(card.gives), ...choice, ...coins(card.coins), ...points(card.points)]
}

function previewRecipe(s: State, seat: Seat, id: number): Effect[] {
  const needed = countsOf(RECIPES[id].needs)
  const left = s.players[seat].peppers.map((held, colour) => held - needed[colour])
  return [
    pay(RECIPES[id].needs),
    ...points(RECIPES[id].points),
    { key: 'peppersLeft', args: { peppers: lettersOf(left) } },
  ]
}
