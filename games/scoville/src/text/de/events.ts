/** The log in German. */
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

const TIMES = { morning: 'Vormittags', afternoon: 'Nachmittags' } as const

const LAST = {
  recipesShortInMorning: 'Am Vormittag liegen weniger Rezepte aus, als Leute mitspielen.',
  marketShortInAfternoon: 'Es liegen weniger Marktkarten aus, als Leute mitspielen.',
  recipesShortInAfternoon: 'Es liegen weniger Rezepte aus, als Leute mitspielen.',
  bothShort: 'Markt und Kochwettbewerb sind beide fast leer.',
  fieldFull: `Das Feld ist voll, und seit ${inWords(IDLE_ROUNDS, 'de')} Runden hat niemand eine Karte genommen.`,
} as const

const SKIPPED = {
  noPepper: 'hat keine Chili zum Pflanzen',
  noPlot: 'findet kein freies Beet',
  blocked: 'ist eingeschlossen und kann nicht gehen',
} as const

const eventWords: EventWords<Names> = {
  dealt: (event, names) =>
    `Auf den Startbeeten: ${join([...event.peppers].map((letter) => pepper(letter)))}. Zugreihenfolge: ${join(event.order.map(names))}.`,
  round: (event) => (event.last ? `Runde ${event.round}, die letzte.` : `Runde ${event.round}.`),
  bids: (event, names) => `${join(event.bids.map((bid, seat) => `${names(seat)} bietet ${coins(bid)}`))}.`,
  spot: (event, names) => `${names(event.seat)} ${event.chosen ? 'wählt' : 'bekommt'} Platz ${event.spot}.`,
  claimed: (event, names) =>
    event.chosen
      ? `${names(event.seat)} nimmt ${peppers(AUCTION[event.card].peppers)} aus der Auktion.`
      : `${names(event.seat)} bekommt die letzte Auktionskarte: ${peppers(AUCTION[event.card].peppers)}.`,
  reshuffled: (event) => `Der Ablagestapel der ${TIMES[event.time]}-Auktion wird neu gemischt.`,
  refilled: (event) =>
    `Neu im Auktionshaus: ${event.cards.map((card) => picture('auction', card, colours(AUCTION[card].peppers))).join(', ')}.`,
  planted: (event, names) => `${names(event.seat)} pflanzt ${pepper(event.pepper)} auf ${plot(event.plot)}.`,
  plaque: (event, names) => `${names(event.seat)} nimmt die ${plaque(event.plaque)}.`,
  declined: (event, names) => `${names(event.seat)} lässt die ${plaque(event.plaque)} liegen.`,
  tile: (event, names) => `${names(event.seat)} spielt das ${tile(event.tile)}.`,
  skipped: (event, names) => `${names(event.seat)} ${SKIPPED[event.why]}.`,
  placed: (event, names) => `${names(event.seat)} stellt den Farmer auf den Stern.`,
  stepped: (event, names) =>
    event.gains === ''
      ? `${names(event.seat)} geht einen Schritt, steht nun ${notch(event.to)} und erntet nichts.`
      : `${names(event.seat)} geht einen Schritt, steht nun ${notch(event.to)} und erntet ${peppers(event.gains)}.`,
  market: (event, names) => `${names(event.seat)} nimmt ${market(event.card)}.`,
  chose: (event, names) => `${names(event.seat)} wählt ${pepper(event.pepper)}.`,
  cooked: (event, names) =>
    `${names(event.seat)} kocht ${recipe(event.card)} für ${points(RECIPES[event.card].points)}.`,
  sold: (event, names) =>
    `${names(event.seat)} verkauft ${pepper(event.pepper, event.count)} für ${coins(event.coins)}.`,
  finished: () => null,
  afternoon: () => 'Der Nachmittag beginnt: Auf dem Markt liegen neue Karten.',
  lastRound: (event) => `${LAST[event.ending]} Es folgt eine letzte Runde.`,
  ended: (event) => `Das Spiel ist zu Ende. ${endings[event.ending]}`,
}

export const event: Text['event'] = (event, names) =>
  (eventWords[event.e] as (event: Event, names: Names) => string | null)(event, names)
