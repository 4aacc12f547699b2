/** What moves are called and what they would give, in French. */
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
  bid: (move) => `Miser ${coins(move.coins)}`,
  spot: (move) => `Prendre la place ${move.spot}`,
  claim: (move) => `Prendre ${peppers(AUCTION[move.card].peppers)}`,
  take: (move) => `Planter ${pepper(move.pepper)}`,
  plant: (move) => `Planter en ${plot(move.plot)}`,
  takePlaque: (_move, view) => `Prendre la ${plaque(view.turn.plaque ?? 0)}`,
  leavePlaque: () => 'Laisser la plaque',
  extraPepper: () => `Jouer la tuile ${tile('extraPepper')}`,
  endPlanting: () => 'Finir de planter',
  step: (move) => `Aller ${notch(move.to)}`,
  doubleBack: () => `Jouer la tuile ${tile('doubleBack')}`,
  extraStep: () => `Jouer la tuile ${tile('extraStep')}`,
  stop: () => 'S’arrêter ici',
  market: (move) => `Marché : ${picture('market', move.card, deal(move.card))}`,
  cook: (move) => `Cuisiner ${recipe(move.card)}`,
  sell: (move) => `Vendre ${pepper(move.pepper, move.count)}`,
  end: () => 'Terminer ton tour',
  choose: (move) => `Choisir ${pepper(move.pepper)}`,
}

const effects: { readonly [key: string]: (args: Effect['args']) => string } = {
  gain: (a) => `Tu gagnes ${peppers(String(a.peppers))}.`,
  pay: (a) => `Tu paies ${peppers(String(a.peppers))}.`,
  coins: (a) => `Tu gagnes ${coins(Number(a.coins))}.`,
  coinsLeft: (a) => `Il te restera ${coins(Number(a.coins))}.`,
  noChoice: () => 'Tu auras la place qui reste.',
  points: (a) => `Vaut ${points(Number(a.points))}.`,
  spot: (a) =>
    `Tu seras numéro ${String(a.plants)} pour planter et numéro ${String(a.harvests)} pour récolter.`,
  plaque: (a) => `Donne droit à la ${plaque(Number(a.plaque))}.`,
  price: (a) => `Ensuite, les ${anyOf(String(a.pepper))} se vendront ${coins(Number(a.coins))} chacun.`,
  breeds: (a) =>
    a.peppers === ''
      ? 'Les chemins autour ne donneront rien.'
      : `Les chemins autour donneront ${peppers(String(a.peppers))}.`,
  nothing: () => 'Tu ne récoltes rien.',
  oneOf: (a) =>
    `Tu pourras choisir ${join(
      groups(String(a.peppers)).map(([letter]) => pepper(letter)),
      'ou',
    )}.`,
  peppersLeft: (a) => `Il te restera ${peppers(String(a.peppers))}.`,
  tile: (a) => `Utilise la tuile, qui vaut ${points(Number(a.points))} si tu la gardes.`,
}

export const move: Text['move'] = (move, view) =>
  (moveWords[move.do] as (move: Move, view: View) => string)(move, view)

export const effect: Text['effect'] = (effect) => effects[effect.key](effect.args)
