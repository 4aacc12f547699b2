/** What moves are called and what they would give, in German. */
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
  bid: (move) => `Biete ${coins(move.coins)}`,
  spot: (move) => `Nimm Platz ${move.spot}`,
  claim: (move) => `Nimm ${peppers(AUCTION[move.card].peppers)}`,
  take: (move) => `Pflanze ${pepper(move.pepper)}`,
  plant: (move) => `Pflanze auf ${plot(move.plot)}`,
  takePlaque: (_move, view) => `Nimm die ${plaque(view.turn.plaque ?? 0)}`,
  leavePlaque: () => 'Lass die Plakette liegen',
  extraPepper: () => `Spiele das ${tile('extraPepper')}`,
  endPlanting: () => 'Pflanzen beenden',
  step: (move) => `Schritt ${notch(move.to)}`,
  doubleBack: () => `Spiele das ${tile('doubleBack')}`,
  extraStep: () => `Spiele das ${tile('extraStep')}`,
  stop: () => 'Hier stehen bleiben',
  market: (move) => `Markt: ${picture('market', move.card, deal(move.card))}`,
  cook: (move) => `Koche ${recipe(move.card)}`,
  sell: (move) => `Verkaufe ${pepper(move.pepper, move.count)}`,
  end: () => 'Zug beenden',
  choose: (move) => `Wähle ${pepper(move.pepper)}`,
}

const effects: { readonly [key: string]: (args: Effect['args']) => string } = {
  gain: (a) => `Du bekommst ${peppers(String(a.peppers))}.`,
  pay: (a) => `Du bezahlst ${peppers(String(a.peppers))}.`,
  coins: (a) => `Du bekommst ${coins(Number(a.coins))}.`,
  coinsLeft: (a) => `Dir bleiben ${coins(Number(a.coins))}.`,
  noChoice: () => 'Du bekommst den Platz, der übrig bleibt.',
  points: (a) => `${points(Number(a.points))} wert.`,
  spot: (a) => `Du pflanzt als Nummer ${String(a.plants)} und erntest als Nummer ${String(a.harvests)}.`,
  plaque: (a) => `Dafür gibt es die ${plaque(Number(a.plaque))}.`,
  price: (a) => `Dann bringen ${anyOf(String(a.pepper))} je ${coins(Number(a.coins))}.`,
  breeds: (a) =>
    a.peppers === ''
      ? 'Die Wege ringsum bringen dann nichts.'
      : `Die Wege ringsum bringen dann ${peppers(String(a.peppers))}.`,
  nothing: () => 'Du erntest nichts.',
  oneOf: (a) =>
    `Du wählst ${join(
      groups(String(a.peppers)).map(([letter]) => pepper(letter)),
      'oder',
    )}.`,
  peppersLeft: (a) => `Du behältst ${peppers(String(a.peppers))}.`,
  tile: (a) => `Verbraucht das Plättchen, das am Ende ${points(Number(a.points))} wert wäre.`,
}

export const move: Text['move'] = (move, view) =>
  (moveWords[move.do] as (move: Move, view: View) => string)(move, view)

export const effect: Text['effect'] = (effect) => effects[effect.key](effect.args)
