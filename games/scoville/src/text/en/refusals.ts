/** Why something is refused, in English, and what to do instead. */
import { counted, inWords } from '@harvest/engine/wire'
import { PLANTED_PER_COIN, STEPS, type Tile } from '../../data.ts'
import type { Phase } from '../../state.ts'
import { groups, type Kind, type Text } from '../common.ts'
import { anyOf, COLOURS, join, notch, pepper, peppers, plot, tile } from './words.ts'

/** When each kind of move is made. */
const WHEN: { readonly [kind in Kind]: string } = {
  bid: 'You bid at the start of a round.',
  spot: 'You choose spots after the bids, highest bid first.',
  claim: 'You take auction cards once the turn order is settled.',
  take: 'You plant peppers in the planting phase.',
  plant: 'You plant peppers in the planting phase.',
  takePlaque: 'You can take a plaque right after planting the pepper that earns it, at most one per round.',
  leavePlaque: 'There’s no plaque to leave right now.',
  extraPepper: 'You plant a second pepper right after the first, in your own turn.',
  endPlanting: 'You’re not being asked about a second pepper right now.',
  step: 'Farmers walk in the harvesting phase.',
  doubleBack: 'Farmers turn around in the harvesting phase.',
  extraStep: `You take the extra step in the harvesting phase, after the first ${inWords(STEPS, 'en')}.`,
  stop: 'Nobody is walking right now.',
  market: 'The market is open in the fulfilment phase.',
  cook: 'You cook in the fulfilment phase.',
  sell: 'You sell peppers in the fulfilment phase.',
  end: 'You end your turn in the fulfilment phase.',
  choose: 'You choose a pepper right after taking a market card that gives one of two.',
}

/** What is to be done in each phase. */
const NOW: { readonly [phase in Phase]: string } = {
  bid: 'Bid for the turn order.',
  chooseSpot: 'Choose a spot on the turn order track.',
  claim: 'Take one of the auction cards.',
  refill: 'The auction house is being refilled.',
  plantPepper: 'Choose a pepper to plant.',
  plantPlot: 'Plant the pepper next to a planted one.',
  plaque: 'Take the plaque or leave it.',
  plantMore: 'Plant a second pepper or finish planting.',
  placeFarmer: 'The farmers start on the star.',
  harvest: 'Walk your farmer along the paths.',
  fulfil: 'Visit the market, cook, sell, or end your turn.',
  giveChoice: 'Choose the pepper the market gives you.',
  timeCheck: 'The time of day is being checked.',
  over: 'The game is over.',
}

const SHAPE: { readonly [kind in Kind]: string } = {
  bid: 'Bid a whole number of coins.',
  spot: 'Name a spot as a whole number from 1 up.',
  claim: 'Name one of the auction cards on display.',
  take: 'Name one colour of pepper.',
  plant: 'Name a plot in the field.',
  takePlaque: 'Taking a plaque needs no further details.',
  leavePlaque: 'Leaving a plaque needs no further details.',
  extraPepper: 'Playing the extra pepper tile needs no further details.',
  endPlanting: 'Finishing planting needs no further details.',
  step: 'Name the notch you step to.',
  doubleBack: 'Playing the double back tile needs no further details.',
  extraStep: 'Playing the extra step tile needs no further details.',
  stop: 'Stopping needs no further details.',
  market: 'Name one of the market cards on display.',
  cook: 'Name one of the recipes on display.',
  sell: 'Name one colour and a whole number of peppers to sell.',
  end: 'Ending your turn needs no further details.',
  choose: 'Name one colour of pepper.',
}

export const refusals: Text['refusals'] = {
  unknownMove: (a) => `You can’t do that here. ${NOW[a.now as Phase]}`,
  misshapen: (a) => SHAPE[a.kind as Kind],
  notNowStop: (a) => `${WHEN[a.kind as Kind]} Play the ${tile('extraStep')} or stop.`,
  notNow: (a) => `${WHEN[a.kind as Kind]} ${NOW[a.now as Phase]}`,
  noBidding: () => 'Nobody bids in the first round. Take one of the auction cards.',
  bidRange: (a) =>
    a.most === 0 ? 'You have no coins: bid 0.' : `Bid 0 to ${counted(Number(a.most), 'coin')}.`,
  noSuchSpot: (a) => `Choose a spot from 1 to ${String(a.spots)}.`,
  spotTaken: (a, names) => `${names(Number(a.seat))} has spot ${String(a.spot)}. Choose a free one.`,
  notInAuction: () => 'That card isn’t in the auction house. Take one that is.',
  takeFirst: () => 'First choose the pepper you want to plant.',
  alreadyTaken: (a) =>
    `You’re holding ${pepper(String(a.pepper))}. Choose a plot for it, or undo to choose another.`,
  pepperNotHeld: (a) => `You have no ${COLOURS[String(a.pepper)]} pepper. Choose a colour you have.`,
  plotTaken: (a) =>
    `${plot(Number(a.plot))} already holds ${pepper(String(a.pepper))}. Choose an empty plot next to a planted one.`,
  plotApart: (a) =>
    `${plot(Number(a.plot))} has no planted plot above, below, left or right of it. Choose one next to a planted plot.`,
  tileGone: (a) => `You’ve already played your ${tile(a.tile as Tile)}.`,
  stepsUsed: (a) =>
    `You’ve taken your ${counted(Number(a.steps), 'step')}. Play the ${tile('extraStep')} for one more, or stop.`,
  standsThere: () => 'Your farmer is already there. Choose a notch one step away.',
  notOneStep: (a) =>
    `The notch ${notch(Number(a.to))} isn’t one step away. Walk through the junction ahead of your farmer.`,
  outOfReach: (a) =>
    `You can’t reach the notch ${notch(Number(a.to))} with the ${counted(Number(a.left), 'step')} you have left. Choose one that’s closer.`,
  noReverse: () => 'Your farmer can’t turn around. Keep going, or stop.',
  noReverseTile: () =>
    `Your farmer can’t turn around without a tile. Play the ${tile('doubleBack')}, or keep going.`,
  occupied: (a, names) =>
    `${names(Number(a.seat))}’s farmer is ${notch(Number(a.to))}. Go another way, or stop before it.`,
  turnIsFree: () => 'Before your first step you can go either way without a tile. Just take a step.',
  noStepAfterTurn: () => 'You’d have no step left after turning around.',
  blockedBehind: () =>
    'There’s no way to go behind your farmer, so turning around would be wasted. Keep going, or stop.',
  extraTooEarly: (a) =>
    `The extra step comes after the first ${inWords(STEPS, 'en')}. You still have ${counted(Number(a.left), 'step')} without the tile.`,
  stepFirst: () => 'Take at least one step before you stop.',
  stepAfterTile: () => 'You played a tile to take a step. Take it, or undo the tile.',
  marketDone: () => 'You’ve already been to the market this round. Cook, sell, or end your turn.',
  cookoffDone: () => 'You’ve already cooked this round. Visit the market, sell, or end your turn.',
  saleDone: () => 'You’ve already sold peppers this round. Visit the market, cook, or end your turn.',
  notInMarket: () =>
    'That card isn’t at the market, and taken cards are not replaced. Choose one on display.',
  notInCookoff: () =>
    'That recipe isn’t at the cookoff, and taken cards are not replaced. Choose one on display.',
  lacks: (a) => `For that you still need ${peppers(String(a.peppers))}. Choose a card you can pay for.`,
  worthless: (a) =>
    `You can’t sell ${anyOf(String(a.pepper))} yet. ${a.planted === 0 ? 'None are' : a.planted === 1 ? 'Only 1 is' : `Only ${String(a.planted)} are`} planted, and it takes ${inWords(PLANTED_PER_COIN, 'en')} for a coin. Sell another colour.`,
  saleSize: (a) => `You can sell 1 to ${String(a.most)} of your ${COLOURS[String(a.pepper)]} peppers.`,
  chooseFirst: (a) =>
    `First choose what the market gives you: ${join(
      groups(String(a.peppers)).map(([letter]) => pepper(letter)),
      'or',
    )}.`,
}
