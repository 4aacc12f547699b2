/** The log in French. */
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
  recipesShortInMorning: 'C’est le matin, et il reste moins de recettes que de joueurs.',
  marketShortInAfternoon: 'Il reste moins de cartes Marché que de joueurs.',
  recipesShortInAfternoon: 'Il reste moins de recettes que de joueurs.',
  bothShort: 'Le marché et le concours sont tous deux dégarnis.',
  fieldFull: `Le champ est plein, et personne n’a pris de carte depuis ${inWords(IDLE_ROUNDS, 'fr')} manches.`,
} as const

const SKIPPED = {
  noPepper: 'n’avait pas de piment à planter',
  noPlot: 'n’a pas trouvé de parcelle vide',
  blocked: 'ne pouvait aller nulle part et a passé son tour',
} as const

const TIMES = { morning: 'du matin', afternoon: 'de l’après-midi' } as const

const eventWords: EventWords<Names> = {
  dealt: (event, names) =>
    `Le champ commence avec ${join([...event.peppers].map((letter) => pepper(letter)))}. Ordre du tour : ${join(event.order.map(names))}.`,
  round: (event) => (event.last ? `Manche ${event.round}, la dernière.` : `Manche ${event.round}.`),
  bids: (event, names) => `${join(event.bids.map((bid, seat) => `${names(seat)} a misé ${coins(bid)}`))}.`,
  spot: (event, names) =>
    event.chosen
      ? `${names(event.seat)} a choisi la place ${event.spot}.`
      : `${names(event.seat)} a reçu la place ${event.spot}.`,
  claimed: (event, names) =>
    `${names(event.seat)} ${event.chosen ? 'a pris' : 'a reçu la dernière carte Enchère, avec'} ${peppers(AUCTION[event.card].peppers)}.`,
  reshuffled: (event) =>
    `La pioche d’enchères ${TIMES[event.time]} était vide, et sa défausse a été mélangée.`,
  refilled: (event) =>
    `Nouveau dans la salle des ventes : ${event.cards.map((card) => picture('auction', card, colours(AUCTION[card].peppers))).join(', ')}.`,
  planted: (event, names) => `${names(event.seat)} a planté ${pepper(event.pepper)} en ${plot(event.plot)}.`,
  plaque: (event, names) => `${names(event.seat)} a pris la ${plaque(event.plaque)}.`,
  declined: (event, names) => `${names(event.seat)} a laissé la ${plaque(event.plaque)}.`,
  tile: (event, names) => `${names(event.seat)} a joué la tuile ${tile(event.tile)}.`,
  skipped: (event, names) => `${names(event.seat)} ${SKIPPED[event.why]}.`,
  placed: (event, names) => `${names(event.seat)} a posé un fermier sur l’étoile.`,
  stepped: (event, names) =>
    event.gains === ''
      ? `${names(event.seat)} a fait un pas ${notch(event.to)} et n’a rien récolté.`
      : `${names(event.seat)} a fait un pas ${notch(event.to)} et a récolté ${peppers(event.gains)}.`,
  market: (event, names) => `${names(event.seat)} a pris ${market(event.card)}.`,
  chose: (event, names) => `${names(event.seat)} a choisi ${pepper(event.pepper)}.`,
  cooked: (event, names) =>
    `${names(event.seat)} a cuisiné ${recipe(event.card)} pour ${points(RECIPES[event.card].points)}.`,
  sold: (event, names) =>
    `${names(event.seat)} a vendu ${pepper(event.pepper, event.count)} pour ${coins(event.coins)}.`,
  finished: () => null,
  afternoon: () => 'L’après-midi a commencé, et le marché a reçu de nouvelles cartes.',
  lastRound: (event) => `${LAST[event.ending]} Encore une dernière manche.`,
  ended: (event) => `La partie est finie. ${endings[event.ending]}`,
}

export const event: Text['event'] = (event, names) =>
  (eventWords[event.e] as (event: Event, names: Names) => string | null)(event, names)
