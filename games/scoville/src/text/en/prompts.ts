/** What is being decided, in English, for those who decide and those who wait. */
import { counted, type Names } from '@harvest/engine/wire'
import type { View } from '../../view.ts'
import type { Text } from '../common.ts'
import { coins, join, pepper, plaque, tile } from './words.ts'

const active = (view: View, names: Names): string => (view.active === null ? 'Nobody' : names(view.active))

function stepPrompt(view: View): string {
  const { path, stepsLeft, mustStep } = view.turn
  const taken = path.length - 1
  if (taken === 0) return 'Walk your farmer 1 to 3 steps along the paths, either way.'
  if (stepsLeft === 0) return `You have taken ${taken} steps. Play the ${tile('extraStep')} or stop.`
  if (mustStep)
    return taken === 3 ? 'Take your fourth step.' : `Walk on (${counted(stepsLeft, 'step')} left).`
  return `Walk on (${counted(stepsLeft, 'step')} left) or stop.`
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

export const prompts: Text['prompts'] = {
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
