/** What becomes of the market cards, recipes, auction cards and plaques. */
import type { CardStatistics, NoteCard } from '@harvest/engine'
import { AUCTION, MARKET, PLAQUE_STACKS, PLAQUES, RECIPES } from './data.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** Where the numbers of each kind of card begin. */
const MARKET_FROM = 0
const RECIPES_FROM = MARKET_FROM + MARKET.length
const AUCTION_FROM = RECIPES_FROM + RECIPES.length
const PLAQUES_FROM = AUCTION_FROM + AUCTION.length

function marketName(card: number): string {
  const { wants, gives, givesOneOf } = MARKET[card]
  const twins = MARKET.filter((other, id) => id < card && other.wants === wants).length
  const gift = gives || (givesOneOf && [...givesOneOf].join('/'))
  return `market: ${wants}${gift && ` for ${gift}`}${twins > 0 ? ` (${twins + 1})` : ''}`
}

function plaqueName(id: number): string {
  const { colours, points } = PLAQUES[id]
  const twins = PLAQUES.filter(
    (other, n) => n < id && other.colours === colours && other.points === points,
  ).length
  return `plaque: ${colours} ${points}${twins > 0 ? ` (${twins + 1})` : ''}`
}

export const cards: CardStatistics<State, Event> = {
  names: [
    ...MARKET.map((_, card) => marketName(card)),
    ...RECIPES.map(({ name }) => `recipe: ${name}`),
    ...AUCTION.map(({ time, peppers }) => `auction: ${peppers}, ${time}`),
    ...PLAQUES.map((_, id) => plaqueName(id)),
  ],
  follow(s, events, note) {
    for (const event of events) followEvent(s, event, note)
  },
}

function followEvent(s: State, event: Event, note: NoteCard): void {
  switch (event.e) {
    case 'dealt':
      for (const card of s.market) note.seen(MARKET_FROM + card, null)
      for (const card of s.recipes) note.seen(RECIPES_FROM + card, null)
      for (const [n, stack] of PLAQUE_STACKS.entries())
        for (const id of stack.slice(stack.length - s.plaques[n])) note.seen(PLAQUES_FROM + id, null)
      break
    case 'afternoon':
      for (const card of event.market) note.seen(MARKET_FROM + card, null)
      break
    case 'refilled':
      for (const card of event.cards) note.seen(AUCTION_FROM + card, null)
      break
    case 'claimed':
      note.taken(AUCTION_FROM + event.card, event.seat, 0)
      break
    case 'market':
      note.taken(MARKET_FROM + event.card, event.seat, MARKET[event.card].points)
      break
    case 'cooked':
      note.taken(RECIPES_FROM + event.card, event.seat, RECIPES[event.card].points)
      break
    case 'plaque':
      note.taken(PLAQUES_FROM + event.plaque, event.seat, PLAQUES[event.plaque].points)
  }
}
