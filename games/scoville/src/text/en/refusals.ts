/** Why something is refused, in English, and what to do instead. */
import { counted } from '@harvest/engine/wire'
import type { Tile } from '../../data.ts'
import type { Phase } from '../../state.ts'
import { groups, type Kind, type Text } from '../common.ts'
import { anyOf, COLOURS, join, notch, pepper, peppers, plot, tile } from './words.ts'

/** When each kind of move is made. */
const WHEN: { readonly [kind in Kind]: string } = {
  bid: 'Bids are made at the start of a round.',
  spot: 'Spots are chosen after the bids, from the highest down.',
  claim: 'Auction cards are claimed once the turn order stands.',
  take: 'Peppers are taken for planting in the planting phase.',
  plant: 'Peppers are planted in the planting phase.',
  takePlaque: 'A plaque is offered right after a planting that earns it, at most one a round.',
  leavePlaque: 'There is no plaque to leave now.',
  extraPlant: 'A second pepper is planted right after the first, in your own planting turn.',
  endPlanting: 'There is no second planting to turn down now.',
  step: 'Farmers walk in the harvesting phase.',
  doubleBack: 'Farmers turn around in the harvesting phase.',
  extraStep: 'The fourth step is taken in the harvesting phase, after three steps.',
  stop: 'There is no walk to stop now.',
  market: 'The market is open in the fulfilment phase.',
  cook: 'The cookoff is held in the fulfilment phase.',
  sell: 'Peppers are sold in the fulfilment phase.',
  end: 'A turn is ended in the fulfilment phase.',
  choose: 'A gift is chosen right after taking a market card that offers one of two peppers.',
}

/** What is to be done in each phase. */
const NOW: { readonly [phase in Phase]: string } = {
  bid: 'Bid for the turn order.',
  chooseSpot: 'Choose a spot on the turn order track.',
  claim: 'Claim one of the auction cards.',
  refill: 'The auction house is being refilled.',
  plantPepper: 'Take a pepper to plant.',
  plantPlot: 'Plant the pepper next to a planted one.',
  plaque: 'Take the plaque or leave it.',
  plantMore: 'Plant a second pepper or end your planting.',
  placeFarmer: 'Farmers come onto the star.',
  harvest: 'Walk your farmer along the paths.',
  fulfil: 'Visit the market, cook, sell, or end your turn.',
  giveChoice: 'Choose the pepper the market gives you.',
  timeCheck: 'The time of day is being checked.',
  over: 'The game is over.',
}

const SHAPE: { readonly [kind in Kind]: string } = {
  bid: 'A bid names a whole number of coins.',
  spot: 'A spot is a whole number from 1 up.',
  claim: 'A claim names one of the auction cards on display.',
  take: 'Name one colour of pepper.',
  plant: 'Name a plot of the field.',
  takePlaque: 'Taking a plaque needs nothing further.',
  leavePlaque: 'Leaving a plaque needs nothing further.',
  extraPlant: 'Playing the extra pepper tile needs nothing further.',
  endPlanting: 'Ending your planting needs nothing further.',
  step: 'A step names a notch of the paths.',
  doubleBack: 'Playing the double back tile needs nothing further.',
  extraStep: 'Playing the extra step tile needs nothing further.',
  stop: 'Stopping needs nothing further.',
  market: 'Name one of the market cards on display.',
  cook: 'Name one of the recipes on display.',
  sell: 'A sale names one colour and a whole number of peppers.',
  end: 'Ending your turn needs nothing further.',
  choose: 'Name one colour of pepper.',
}

export const refusals: Text['refusals'] = {
  unknownMove: (a) => `There is no such move. ${NOW[a.now as Phase]}`,
  misshapen: (a) => SHAPE[a.kind as Kind],
  notNowStop: (a) => `${WHEN[a.kind as Kind]} Play the ${tile('extraStep')} or stop.`,
  notNow: (a) => `${WHEN[a.kind as Kind]} ${NOW[a.now as Phase]}`,
  noBidding: () => 'There is no bidding in the first round. Claim one of the auction cards.',
  bidRange: (a) => (a.most === 0 ? 'You have no coins: bid 0.' : `Bid 0 to ${String(a.most)} coins.`),
  noSuchSpot: (a) => `Choose a spot from 1 to ${String(a.spots)}.`,
  spotTaken: (a, names) => `${names(Number(a.seat))} has spot ${String(a.spot)}. Choose a free one.`,
  notInAuction: () => 'That card is not in the auction house. Claim one that lies there.',
  takeFirst: () => 'First take the pepper you want to plant.',
  alreadyTaken: (a) => `You hold ${pepper(String(a.pepper))}. Choose a plot for it, or undo to take another.`,
  pepperNotHeld: (a) => `You have no ${COLOURS[String(a.pepper)]} pepper. Choose a colour you hold.`,
  plotTaken: (a) =>
    `${plot(Number(a.plot))} already holds ${pepper(String(a.pepper))}. Choose an empty plot next to a planted one.`,
  plotApart: (a) =>
    `${plot(Number(a.plot))} has no planted plot above, below, left or right of it. Choose one that has.`,
  tileGone: (a) => `You have played your ${tile(a.tile as Tile)} already.`,
  stepsUsed: (a) =>
    `You have taken your ${String(a.steps)} steps. Play the ${tile('extraStep')} for one more, or stop.`,
  standsThere: () => 'Your farmer stands there. Choose a notch one step away.',
  notOneStep: (a) =>
    `The notch ${notch(Number(a.to))} is not one step away. Walk through the junction ahead of your farmer.`,
  outOfReach: (a) =>
    `The notch ${notch(Number(a.to))} cannot be reached in the ${counted(Number(a.left), 'step')} you have left. Choose a nearer one.`,
  noReverse: () => 'Your farmer may not reverse. Walk on ahead, or stop.',
  noReverseTile: () =>
    `Your farmer may not reverse. Play the ${tile('doubleBack')} to turn around, or walk on ahead.`,
  occupied: (a, names) =>
    `The farmer of ${names(Number(a.seat))} stands ${notch(Number(a.to))}. Go another way or stop short of it.`,
  turnIsFree: () => 'Before your first step you may go either way without a tile. Take a step.',
  noStepAfterTurn: () => 'You have no step left to take after turning around.',
  blockedBehind: () =>
    'No step is possible behind your farmer, so turning around would be lost. Walk on ahead, or stop.',
  extraTooEarly: (a) =>
    `The fourth step comes after three. You still have ${counted(Number(a.left), 'step')} without the tile.`,
  stepFirst: () => 'Take at least one step before you stop.',
  stepAfterTile: () => 'You played a tile for a step: take the step, or undo the tile.',
  marketDone: () => 'You have visited the market this round. Cook, sell, or end your turn.',
  cookoffDone: () => 'You have cooked this round. Visit the market, sell, or end your turn.',
  saleDone: () => 'You have sold a batch this round. Visit the market, cook, or end your turn.',
  notInMarket: () =>
    'That card is not in the market, and taken cards are not replaced. Choose one on display.',
  notInCookoff: () =>
    'That recipe is not at the cookoff, and taken cards are not replaced. Choose one on display.',
  lacks: (a) => `You lack ${peppers(String(a.peppers))} for it. Choose a card you can pay.`,
  worthless: (a) =>
    `Nobody pays for ${anyOf(String(a.pepper))} yet: ${String(a.planted)} planted, and a coin takes two. Sell another colour.`,
  saleSize: (a) => `You can sell 1 to ${String(a.most)} of your ${COLOURS[String(a.pepper)]} peppers.`,
  chooseFirst: (a) =>
    `First choose the market’s gift: ${join(
      groups(String(a.peppers)).map(([letter]) => pepper(letter)),
      'or',
    )}.`,
}
