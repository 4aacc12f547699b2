/** Scoville in English. */
import { picture, type Effect, type GameText, type Names } from '@harvest/engine'
import { AUCTION, RECIPES } from '../data.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { groups, type EventWords, type MoveWords } from './common.ts'
import { describe } from './en/describe.ts'
import { refusals } from './en/refusals.ts'
import {
  anyOf,
  coins,
  colours,
  deal,
  join,
  many,
  market,
  notch,
  pepper,
  peppers,
  plaque,
  plot,
  points,
  recipe,
  tile,
} from './en/words.ts'

const active = (view: View, names: Names): string => (view.active === null ? 'Nobody' : names(view.active))

function stepPrompt(view: View): string {
  const { path, stepsLeft, mustStep } = view.turn
  const taken = path.length - 1
  if (taken === 0) return 'Walk your farmer 1 to 3 steps along the paths, either way.'
  if (stepsLeft === 0) return `You have taken ${taken} steps. Play the ${tile('extraStep')} or stop.`
  if (mustStep) return taken === 3 ? 'Take your fourth step.' : `Walk on (${many(stepsLeft, 'step')} left).`
  return `Walk on (${many(stepsLeft, 'step')} left) or stop.`
}

function fulfilPrompt(view: View): string {
  const { didMarket, didCookoff, didSale } = view.turn
  const open = [
    didMarket ? '' : 'visit the market',
    didCookoff ? '' : 'cook a recipe',
    didSale ? '' : 'sell one colour',
  ].filter((part) => part !== '')
  if (open.length === 0) return 'End your turn.'
  return `You may ${join(open)}${open.length > 1 ? ', once each' : ''}; then end your turn.`
}

const prompts: GameText<View, Move, Event>['prompts'] = {
  bid: (view) => {
    const own = view.me === null ? null : view.players[view.me].bid
    if (own !== null) return `You bid ${coins(own)}. You may change it until the last bid is in.`
    return 'Bid coins in secret for the turn order: the highest bid chooses its spot first.'
  },
  bidWait: (view, names) => {
    const own = view.me === null ? null : view.players[view.me].bid
    const change = own === null ? '' : `You bid ${coins(own)} and may still change it. `
    return `${change}Waiting for the bid of ${join(view.acting.map(names))}.`
  },
  chooseSpot: () =>
    'Choose your spot: planting and fulfilment go from spot 1 up, harvesting from the last down.',
  chooseSpotWait: (view, names) => `${active(view, names)} chooses a spot on the turn order track.`,
  claim: () => 'Claim an auction card and take its peppers.',
  claimWait: (view, names) => `${active(view, names)} claims an auction card.`,
  refill: () => 'The auction house is refilled.',
  plantPepper: (view) =>
    view.turn.plantings === 0 ? 'Take one of your peppers to plant.' : 'Take your second pepper to plant.',
  plantPepperWait: (view, names) => `${active(view, names)} takes a pepper to plant.`,
  plantPlot: (view) => `Plant ${pepper(view.turn.taken ?? 'R')} on an empty plot next to a planted one.`,
  plantPlotWait: (view, names) =>
    `${active(view, names)} looks for a plot for ${pepper(view.turn.taken ?? 'R')}.`,
  plaque: (view) => `Your planting earns the ${plaque(view.turn.plaque ?? 0)}. Take it or leave it.`,
  plaqueWait: (view, names) => `${active(view, names)} may take the ${plaque(view.turn.plaque ?? 0)}.`,
  plantMore: () => `Play the ${tile('extraPlant')} to plant a second pepper, or end your planting.`,
  plantMoreWait: (view, names) => `${active(view, names)} may plant a second pepper.`,
  placeFarmer: () => 'Farmers come onto the star.',
  harvest: stepPrompt,
  harvestWait: (view, names) => `${active(view, names)} walks along the paths.`,
  fulfil: fulfilPrompt,
  fulfilWait: (view, names) => `${active(view, names)} may visit the market, cook and sell.`,
  giveChoice: () => 'Choose the pepper the market gives you.',
  giveChoiceWait: (view, names) => `${active(view, names)} chooses a pepper from the market.`,
  timeCheck: () => 'The time of day is checked.',
  over: () => 'The game is over. The screens are down.',
}

const moveWords: MoveWords = {
  bid: (move) => `Bid ${coins(move.coins)}`,
  spot: (move) => `Take spot ${move.spot}`,
  claim: (move) => `Claim ${peppers(AUCTION[move.card].peppers)}`,
  take: (move) => `Take ${pepper(move.pepper)}`,
  plant: (move) => `Plant on ${plot(move.plot)}`,
  takePlaque: (_move, view) => `Take the ${plaque(view.turn.plaque ?? 0)}`,
  leavePlaque: () => 'Leave the plaque',
  extraPlant: () => `Play the ${tile('extraPlant')}`,
  endPlanting: () => 'End planting',
  step: (move) => `Step ${notch(move.to)}`,
  doubleBack: () => `Play the ${tile('doubleBack')}`,
  extraStep: () => `Play the ${tile('extraStep')}`,
  stop: () => 'Stop here',
  market: (move) => `Market: ${picture('market', move.card, deal(move.card))}`,
  cook: (move) => `Cook ${recipe(move.card)}`,
  sell: (move) => `Sell ${pepper(move.pepper, move.count)}`,
  end: () => 'End your turn',
  choose: (move) => `Choose ${pepper(move.pepper)}`,
}

const effects: { readonly [key: string]: (args: Effect['args']) => string } = {
  gain: (a) => `You gain ${peppers(String(a.peppers))}.`,
  pay: (a) => `You pay ${peppers(String(a.peppers))}.`,
  coins: (a) => `You gain ${coins(Number(a.coins))}.`,
  coinsLeft: (a) => `You keep ${coins(Number(a.coins))}.`,
  noChoice: () => 'You get whatever spot is left.',
  points: (a) => `Worth ${points(Number(a.points))}.`,
  spot: (a) => `You plant as number ${String(a.plants)} and harvest as number ${String(a.harvests)}.`,
  plaque: (a) => `Earns the ${plaque(Number(a.plaque))}.`,
  price: (a) => `Then ${anyOf(String(a.pepper))} sell for ${coins(Number(a.coins))} each.`,
  breeds: (a) =>
    a.peppers === ''
      ? 'The paths around it breed nothing.'
      : `The paths around it breed ${peppers(String(a.peppers))}.`,
  nothing: () => 'You harvest nothing.',
  oneOf: (a) =>
    `You choose ${join(
      groups(String(a.peppers)).map(([letter]) => pepper(letter)),
      'or',
    )}.`,
  peppersLeft: (a) => `You keep ${peppers(String(a.peppers))}.`,
  tile: (a) => `Spends the tile, which is worth ${points(Number(a.points))} if kept.`,
}

const LAST = {
  recipesShortInMorning: 'Fewer recipes than players are left in the morning.',
  marketShortInAfternoon: 'Fewer market cards than players are left.',
  recipesShortInAfternoon: 'Fewer recipes than players are left.',
  bothShort: 'Market and cookoff are both nearly empty.',
  fieldFull: 'The field is full and nobody took a card.',
} as const

const SKIPPED = {
  noPepper: 'has no pepper to plant',
  noPlot: 'finds no free plot',
  blocked: 'is blocked and cannot walk',
} as const

const eventWords: EventWords<Names> = {
  dealt: (event, names) =>
    `The start plots hold ${join([...event.peppers].map((letter) => pepper(letter)))}. Turn order: ${join(event.order.map(names))}.`,
  round: (event) => (event.last ? `Round ${event.round}, the last one.` : `Round ${event.round}.`),
  bids: (event, names) =>
    `Bids: ${event.bids.map((bid, seat) => `${names(seat)} ${coins(bid)}`).join(', ')}.`,
  spot: (event, names) =>
    event.chosen
      ? `${names(event.seat)} chose spot ${event.spot}.`
      : `${names(event.seat)} got spot ${event.spot}.`,
  claimed: (event, names) =>
    `${names(event.seat)} ${event.chosen ? 'claimed' : 'got the last auction card with'} ${peppers(AUCTION[event.card].peppers)}.`,
  reshuffled: (event) => `The discards of the ${event.time} auction deck were shuffled.`,
  refilled: (event) =>
    `New in the auction house: ${event.cards.map((card) => picture('auction', card, colours(AUCTION[card].peppers))).join(', ')}.`,
  planted: (event, names) => `${names(event.seat)} planted ${pepper(event.pepper)} on ${plot(event.plot)}.`,
  plaque: (event, names) => `${names(event.seat)} took the ${plaque(event.plaque)}.`,
  declined: (event, names) => `${names(event.seat)} left the ${plaque(event.plaque)}.`,
  tile: (event, names) => `${names(event.seat)} played the ${tile(event.tile)}.`,
  skipped: (event, names) => `${names(event.seat)} ${SKIPPED[event.why]}.`,
  placed: (event, names) => `${names(event.seat)} put a farmer on the star.`,
  stepped: (event, names) =>
    event.gains === ''
      ? `${names(event.seat)} stepped ${notch(event.to)} and found nothing.`
      : `${names(event.seat)} stepped ${notch(event.to)} and harvested ${peppers(event.gains)}.`,
  market: (event, names) => `${names(event.seat)} took ${market(event.card)}.`,
  chose: (event, names) => `${names(event.seat)} chose ${pepper(event.pepper)}.`,
  cooked: (event, names) =>
    `${names(event.seat)} cooked ${recipe(event.card)} for ${points(RECIPES[event.card].points)}.`,
  sold: (event, names) =>
    `${names(event.seat)} sold ${pepper(event.pepper, event.count)} for ${coins(event.coins)}.`,
  finished: () => null,
  afternoon: () => 'The afternoon begins: the market has new cards.',
  lastRound: (event) => `${LAST[event.ending]} One last round follows.`,
  ended: (event) => `The game is over. ${en.endings[event.ending]}`,
}

export const en: GameText<View, Move, Event> = {
  name: 'Scoville',
  tagline: 'Plant, cross-breed and cook the hottest peppers of the festival.',
  options: {
    shortDisplay: {
      label: 'Short display',
      help: 'Fewer market and recipe cards the more players there are, for a shorter game of 3 to 6.',
    },
    openScreens: {
      label: 'Open screens',
      help: 'Everybody sees the peppers, coins, tiles and cards of everybody.',
    },
  },
  phases: {
    bid: 'Bidding',
    chooseSpot: 'Choosing spots',
    claim: 'Claiming auction cards',
    refill: 'Refilling the auction house',
    plantPepper: 'Planting: the pepper',
    plantPlot: 'Planting: the plot',
    plaque: 'Award plaque',
    plantMore: 'Planting a second pepper',
    placeFarmer: 'Placing the farmer',
    harvest: 'Harvesting',
    fulfil: 'Fulfilment',
    giveChoice: 'Choosing a gift',
    timeCheck: 'Time check',
    over: 'End of the game',
  },
  prompts,
  endings: {
    recipesShortInMorning: 'The recipes ran short in the morning.',
    marketShortInAfternoon: 'The market ran short in the afternoon.',
    recipesShortInAfternoon: 'The recipes ran short in the afternoon.',
    bothShort: 'Market and recipes ran short at once.',
    fieldFull: 'The field was full and no card was taken.',
  },
  sources: {
    market: 'Market cards',
    recipes: 'Recipes',
    plaques: 'Award plaques',
    tiles: 'Unused tiles',
    coins: 'Coins (3 for a point)',
  },
  tieBreaks: { coins: 'Most coins', shared: 'Shared win' },
  move: (move, view) => (moveWords[move.do] as (move: Move, view: View) => string)(move, view),
  effect: (effect) => effects[effect.key](effect.args),
  event: (event, names) =>
    (eventWords[event.e] as (event: Event, names: Names) => string | null)(event, names),
  refusals,
  describe,
}
