/** The log in English. */
import { inWords, picture, type Names } from '@harvest/engine/wire'
import { AUCTION, IDLE_ROUNDS, RECIPES } from '../../data.ts'
import type { Event } from '../../events.ts'
import type { EventWords, Text } from '../common.ts'
import {
  coins,
  colours,
  endings,
  join,
  market,
  notch,
  pepper,
  peppers,
  plaque,
  plot,
  points,
  recipe,
  tile,
} from './words.ts'

const LAST = {
  recipesShortInMorning: 'It’s morning, and there are fewer recipes than players left.',
  marketShortInAfternoon: 'There are fewer market cards than players left.',
  recipesShortInAfternoon: 'There are fewer recipes than players left.',
  bothShort: 'The market and the cookoff have both run short.',
  fieldFull: `The field is full, and nobody has taken a card for ${inWords(IDLE_ROUNDS, 'en')} rounds.`,
} as const

const SKIPPED = {
  noPepper: 'had no pepper to plant',
  noPlot: 'found no empty plot',
  blocked: 'was blocked and couldn’t walk',
} as const

const eventWords: EventWords<Names> = {
  dealt: (event, names) =>
    `The field starts with ${join([...event.peppers].map((letter) => pepper(letter)))}. Turn order: ${join(event.order.map(names))}.`,
  round: (event) => (event.last ? `Round ${event.round}, the last one.` : `Round ${event.round}.`),
  bids: (event, names) => `${join(event.bids.map((bid, seat) => `${names(seat)} bid ${coins(bid)}`))}.`,
  spot: (event, names) =>
    event.chosen
      ? `${names(event.seat)} chose spot ${event.spot}.`
      : `${names(event.seat)} got spot ${event.spot}.`,
  claimed: (event, names) =>
    `${names(event.seat)} ${event.chosen ? 'took' : 'got the last auction card with'} ${peppers(AUCTION[event.card].peppers)}.`,
  reshuffled: (event) => `The ${event.time} auction deck ran out, so its discards were shuffled.`,
  refilled: (event) =>
    `New in the auction house: ${event.cards.map((card) => picture('auction', card, colours(AUCTION[card].peppers))).join(', ')}.`,
  planted: (event, names) => `${names(event.seat)} planted ${pepper(event.pepper)} on ${plot(event.plot)}.`,
  plaque: (event, names) => `${names(event.seat)} took the ${plaque(event.plaque)}.`,
  declined: (event, names) => `${names(event.seat)} turned down the ${plaque(event.plaque)}.`,
  tile: (event, names) => `${names(event.seat)} played the ${tile(event.tile)}.`,
  skipped: (event, names) => `${names(event.seat)} ${SKIPPED[event.why]}.`,
  placed: (event, names) => `${names(event.seat)} placed a farmer on the star.`,
  stepped: (event, names) =>
    event.gains === ''
      ? `${names(event.seat)} stepped ${notch(event.to)} and harvested nothing.`
      : `${names(event.seat)} stepped ${notch(event.to)} and harvested ${peppers(event.gains)}.`,
  market: (event, names) => `${names(event.seat)} took ${market(event.card)}.`,
  chose: (event, names) => `${names(event.seat)} chose ${pepper(event.pepper)}.`,
  cooked: (event, names) =>
    `${names(event.seat)} cooked ${recipe(event.card)} for ${points(RECIPES[event.card].points)}.`,
  sold: (event, names) =>
    `${names(event.seat)} sold ${pepper(event.pepper, event.count)} for ${coins(event.coins)}.`,
  finished: () => null,
  afternoon: () => 'The afternoon began, and the market got new cards.',
  lastRound: (event) => `${LAST[event.ending]} One last round to go.`,
  ended: (event) => `The game is over. ${endings[event.ending]}`,
}

export const event: Text['event'] = (event, names) =>
  (eventWords[event.e] as (event: Event, names: Names) => string | null)(event, names)
