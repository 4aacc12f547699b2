/** What can be counted of a game of Jelly Bean Farmers: a ledger of food, and what else was done. */
import type { Statistics } from '@harvest/engine'
import { cards } from './card-statistics.ts'
import { FOOD_PER_STAMP, START_FOOD, START_STAMPS } from './data.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** A stamp is worth the food that it brings, so cashing one in changes nothing. */
export const SOURCES = ['start', 'harvest', 'tribute', 'seeds', 'eaten', 'vermin', 'paid'] as const

export const FIGURES = [
  'seeded',
  'bare',
  'bestHarvest',
  'stamps',
  'stolen',
  'robbed',
  'attacks',
  'killed',
  'destroyed',
  'fields',
  'silos',
  'men',
] as const

export const statistics: Statistics<State, Event> = {
  sources: SOURCES,
  figures: FIGURES,
  cards,
  count(ledger, _s, events) {
    for (const { points } of ledger) points.start = START_FOOD + FOOD_PER_STAMP * START_STAMPS
    for (const event of events) {
      if (event.e === 'tribute') {
        ledger[event.holder].points.tribute += event.paid
        ledger[event.payer].points.paid -= event.paid
      }
      if (event.e === 'stole') ledger[event.victim].figures.robbed++
      if (!('seat' in event)) continue
      const { points, figures } = ledger[event.seat]
      countFood(points, event)
      countDone(figures, event)
    }
  },
}

type OwnEvent = Extract<Event, { readonly seat: number }>

function countFood(points: { [source: string]: number }, event: OwnEvent): void {
  if (event.e === 'harvested') points.harvest += event.total
  else if (event.e === 'seeded') points.seeds -= event.fields.length
  else if (event.e === 'ate') points.eaten--
  else if (event.e === 'vermin') points.vermin -= event.lost
}

function countDone(figures: { [figure: string]: number }, event: OwnEvent): void {
  switch (event.e) {
    case 'seeded':
      figures.seeded += event.fields.length
      break
    case 'harvested':
      figures.bare += event.fields.filter(({ forecast }) => forecast.food === 0).length
      figures.bestHarvest = Math.max(figures.bestHarvest, event.total)
      break
    case 'stamp':
      figures.stamps++
      break
    case 'stole':
      figures.stolen++
      break
    case 'attacked':
      figures.attacks++
      break
    case 'killed':
      figures.killed++
      break
    case 'destroyed':
      figures.destroyed += event.fields.length
      break
    case 'back':
      if (event.as === 'field' && event.whole) figures.fields++
      if (event.as === 'silo' && event.whole) figures.silos++
      if (event.as === 'man') figures.men++
  }
}
