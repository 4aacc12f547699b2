/** What can be counted of a game of Food Court. */
import type { Statistics } from '@harvest/engine'
import { cards } from './card-statistics.ts'
import type { Event } from './events.ts'
import { partsOf } from './score.ts'
import { SOURCES, type State } from './state.ts'

export const FIGURES = [
  'prepared',
  'cooked',
  'attracted',
  'served',
  'customers',
  'combos',
  'mostTogether',
  'bestServe',
  'winCards',
  'winCardsLost',
  'taken',
  'events',
] as const

export const statistics: Statistics<State, Event> = {
  sources: SOURCES,
  figures: FIGURES,
  cards,
  count(ledger, s, events) {
    for (const [seat, { points }] of ledger.entries()) Object.assign(points, partsOf(s.kitchens[seat]))
    for (const event of events) {
      if (event.e === 'lost') ledger[event.by].figures.taken += event.points
      if ('seat' in event) countOwn(ledger[event.seat].figures, event)
    }
  },
}

type OwnEvent = Extract<Event, { readonly seat: number }>

function countOwn(figures: { [figure: string]: number }, event: OwnEvent): void {
  switch (event.e) {
    case 'prepared':
      figures.prepared++
      break
    case 'cooked':
      figures.cooked++
      break
    case 'attracted':
      figures.attracted++
      break
    case 'served':
      figures.served += event.dishes.length
      figures.customers += new Set(event.customers).size
      if (event.dishes.length > 1) figures.combos++
      figures.mostTogether = Math.max(figures.mostTogether, event.dishes.length)
      figures.bestServe = Math.max(figures.bestServe, event.total)
      break
    case 'tracked':
      figures.winCards++
      break
    case 'stripped':
      figures.winCardsLost++
      break
    case 'played':
      figures.events++
  }
}
