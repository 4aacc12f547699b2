/** What is being decided, in English, for those who decide and those who wait. */
import type { Names } from '@harvest/engine/wire'
import { STEPS } from '../../data.ts'
import type { View } from '../../view.ts'
import type { Text } from '../common.ts'
import { coins, join, pepper, plaque, tile } from './words.ts'

const active = (view: View, names: Names): string => (view.active === null ? 'Nobody' : names(view.active))

function stepPrompt(view: View): string {
  const { path, stepsLeft, mustStep } = view.turn
  const taken = path.length - 1
  if (taken === 0) return `Walk your farmer 1 to ${STEPS} steps along the paths, either way.`
  if (stepsLeft === 0) return `You’ve taken ${taken} steps. Play the ${tile('extraStep')} or stop.`
  if (mustStep) {
    if (taken >= STEPS) return 'Take your extra step.'
    return stepsLeft === 1 ? 'Take one more step.' : `Take 1 to ${stepsLeft} more steps.`
  }
  return stepsLeft === 1 ? 'Take one more step, or stop.' : `Take up to ${stepsLeft} more steps, or stop.`
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
    if (own !== null) return `You bid ${coins(own)}. You can change it until the last bid is in.`
    return 'Bid for the turn order in secret. The highest bidder chooses a spot first.'
  },
  bidWait: (view, names) => {
    const own = view.me === null ? null : view.players[view.me].bid
    const change = own === null ? '' : `You bid ${coins(own)} and can still change it. `
    return `${change}Waiting for ${join(view.acting.map(names))} to bid.`
  },
  chooseSpot: () => 'Choose your spot: planting and fulfilment start with spot 1, harvesting with the last.',
  chooseSpotWait: (view, names) => `${active(view, names)} is choosing a spot in the turn order.`,
  claim: () => 'Take an auction card and get its peppers.',
  claimWait: (view, names) => `${active(view, names)} is taking an auction card.`,
  refill: () => 'The auction house is refilled.',
  plantPepper: (view) =>
    view.turn.plantings === 0 ? 'Choose a pepper to plant.' : 'Choose a second pepper to plant.',
  plantPepperWait: (view, names) => `${active(view, names)} is choosing a pepper to plant.`,
  plantPlot: (view) => `Plant ${pepper(view.turn.taken ?? 'R')} on an empty plot next to a planted one.`,
  plantPlotWait: (view, names) =>
    `${active(view, names)} is choosing a plot for ${pepper(view.turn.taken ?? 'R')}.`,
  plaque: (view) => `You’ve earned the ${plaque(view.turn.plaque ?? 0)}. Take it or leave it.`,
  plaqueWait: (view, names) => `${active(view, names)} can take the ${plaque(view.turn.plaque ?? 0)}.`,
  plantMore: () => `Play the ${tile('extraPepper')} to plant a second pepper, or finish planting.`,
  plantMoreWait: (view, names) => `${active(view, names)} can plant a second pepper.`,
  placeFarmer: () => 'The farmers start on the star.',
  harvest: stepPrompt,
  harvestWait: (view, names) => `${active(view, names)} is walking and harvesting.`,
  fulfil: fulfilPrompt,
  fulfilWait: (view, names) => `${active(view, names)} can visit the market, cook and sell.`,
  giveChoice: () => 'Choose the pepper the market gives you.',
  giveChoiceWait: (view, names) => `${active(view, names)} is choosing a pepper from the market.`,
  timeCheck: () => 'Checking the time of day.',
  over: () => 'The game is over. The screens are down.',
}
