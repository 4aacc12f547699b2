/** What moves are called and what they would give, in English. */
import { picture, type Effect } from '@harvest/engine/wire'
import { AUCTION } from '../../data.ts'
import type { Move } from '../../moves.ts'
import type { View } from '../../view.ts'
import { groups, type MoveWords, type Text } from '../common.ts'
import {
  anyOf,
  coins,
  deal,
  join,
  notch,
  pepper,
  peppers,
  plaque,
  plot,
  points,
  recipe,
  tile,
} from './words.ts'

const moveWords: MoveWords = {
  bid: (move) => `Bid ${coins(move.coins)}`,
  spot: (move) => `Take spot ${move.spot}`,
  claim: (move) => `Take ${peppers(AUCTION[move.card].peppers)}`,
  take: (move) => `Plant ${pepper(move.pepper)}`,
  plant: (move) => `Plant on ${plot(move.plot)}`,
  takePlaque: (_move, view) => `Take the ${plaque(view.turn.plaque ?? 0)}`,
  leavePlaque: () => 'Leave the plaque',
  extraPepper: () => `Play the ${tile('extraPepper')}`,
  endPlanting: () => 'Finish planting',
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
  coinsLeft: (a) => `You’ll have ${coins(Number(a.coins))} left.`,
  noChoice: () => 'You get whatever spot is left.',
  points: (a) => `Worth ${points(Number(a.points))}.`,
  spot: (a) => `You’ll be number ${String(a.plants)} to plant and number ${String(a.harvests)} to harvest.`,
  plaque: (a) => `Earns the ${plaque(Number(a.plaque))}.`,
  price: (a) => `Then ${anyOf(String(a.pepper))} will sell for ${coins(Number(a.coins))} each.`,
  breeds: (a) =>
    a.peppers === ''
      ? 'The paths around it will give nothing.'
      : `The paths around it will give ${peppers(String(a.peppers))}.`,
  nothing: () => 'You harvest nothing.',
  oneOf: (a) =>
    `You can choose ${join(
      groups(String(a.peppers)).map(([letter]) => pepper(letter)),
      'or',
    )}.`,
  peppersLeft: (a) => `You’ll have ${peppers(String(a.peppers))} left.`,
  tile: (a) => `Uses up the tile, worth ${points(Number(a.points))} if you keep it.`,
}

export const move: Text['move'] = (move, view) =>
  (moveWords[move.do] as (move: Move, view: View) => string)(move, view)

export const effect: Text['effect'] = (effect) => effects[effect.key](effect.args)
