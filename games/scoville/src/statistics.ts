/** What can be counted of a game of Scoville. */
import type { Statistics } from '@harvest/engine'
import { LETTERS } from './data.ts'
import { cards } from './card-statistics.ts'
import type { Event } from './events.ts'
import { pointsOf, SOURCES } from './score.ts'
import type { State } from './state.ts'

/** Peppers of one colour that were harvested. */
export const harvested = (letter: string): string => `harvested${letter}`

export const FIGURES = [
  'bid',
  'firstSpot',
  'planted',
  'steps',
  'harvested',
  ...Array.from(LETTERS, harvested),
  'plaques',
  'market',
  'recipes',
  'sales',
  'sold',
  'earned',
  'tilesUsed',
] as const

export const statistics: Statistics<State, Event> = {
  sources: SOURCES,
  figures: FIGURES,
  cards,
  count(ledger, s, events) {
    for (const [seat, { points }] of ledger.entries()) Object.assign(points, pointsOf(s.players[seat]))
    for (const event of events) {
      if (event.e === 'bids') for (const [seat, bid] of event.bids.entries()) ledger[seat].figures.bid += bid
      if (!('seat' in event)) continue
      countOwn(ledger[event.seat].figures, event)
    }
  },
}

type OwnEvent = Extract<Event, { readonly seat: number }>

function countOwn(figures: { [figure: string]: number }, event: OwnEvent): void {
  switch (event.e) {
    case 'spot':
      if (event.spot === 1) figures.firstSpot++
      break
    case 'planted':
      figures.planted++
      break
    case 'stepped':
      figures.steps++
      figures.harvested += event.gains.length
      for (const letter of event.gains) figures[harvested(letter)]++
      break
    case 'plaque':
      figures.plaques++
      break
    case 'market':
      figures.market++
      break
    case 'cooked':
      figures.recipes++
      break
    case 'tile':
      figures.tilesUsed++
      break
    case 'sold':
      figures.sales++
      figures.sold += event.count
      figures.earned += event.coins
  }
}
