/** The whole position in French, for screen readers and the terminal. */
import type { Names } from '@harvest/engine/wire'
import { AUCTION, COLUMNS, LETTERS, PLAQUES, RECIPES, ROWS } from '../../data.ts'
import { columnName } from '../../field.ts'
import type { PlayerView, View } from '../../view.ts'
import { fieldRows, groups, placedSeats, planted, spell } from '../common.ts'
import { countdown } from './countdown.ts'
import {
  COLOURS,
  FACING,
  coins,
  colours,
  deal,
  join,
  notch,
  peppers,
  points,
  recipe,
  recipeName,
  tile,
} from './words.ts'

const TIMES = { morning: 'matin', afternoon: 'après-midi' } as const

function describePlayer(player: PlayerView, names: Names): string {
  const { holdings, farmer } = player
  const parts = [
    farmer ? `fermier ${notch(farmer.notch)}, ${FACING[farmer.facing]}` : 'fermier pas encore sur le plateau',
    player.plaques.length > 0 ? `plaques ${player.plaques.map((id) => PLAQUES[id].points).join(', ')}` : '',
    player.used.length > 0 ? `a joué ${join(player.used.map(tile))}` : '',
    player.bid !== null ? `enchère ${coins(player.bid)}` : player.hasBid ? 'a enchéri' : '',
  ]
  if (holdings)
    parts.push(
      `a ${peppers(spell(holdings.peppers))}`,
      coins(holdings.coins),
      holdings.tiles.length > 0 ? join(holdings.tiles.map(tile)) : 'aucune tuile',
      `cartes Marché : ${holdings.market.map(deal).join(' ; ') || 'aucune'}`,
      `recettes : ${holdings.recipes.map(recipe).join(', ') || 'aucune'}`,
      `${points(holdings.total)} jusqu’ici`,
    )
  return `${names(player.seat)} : ${parts.filter((part) => part !== '').join(' ; ')}.`
}

export function describe(view: View, names: Names): string {
  const stacks = view.plaques
    .filter((stack) => stack.length > 0)
    .map((stack) => {
      const earning = groups(PLAQUES[stack[0]].colours).map(([letter]) => COLOURS[letter])
      return `${join(earning, 'ou')} ${stack.map((id) => PLAQUES[id].points).join(' ')}`
    })
  const prices = [...LETTERS]
    .map((letter, colour): [string, number] => [COLOURS[letter], view.prices[colour]])
    .filter(([, price]) => price > 0)
  const recipes = view.recipes.map(
    (id) => `${recipeName(id)} (${colours(RECIPES[id].needs)}, ${points(RECIPES[id].points)})`,
  )
  return [
    `Manche ${view.round}, ${TIMES[view.time]}${view.last === null ? '' : ', la dernière manche'}. Ordre du tour : ${view.order.map(names).join(', ')}.`,
    ...(view.spots === null
      ? []
      : [
          `Nouvel ordre : ${view.spots.map((seat, i) => `${i + 1} ${seat === null ? 'libre' : names(seat)}`).join(', ')}.`,
        ]),
    countdown(view).join(' '),
    `Le champ (colonnes A à ${columnName(COLUMNS - 1)}, rangées 1 à ${ROWS}) :`,
    ...fieldRows(view),
    `Planté : ${planted(view, COLOURS) || 'rien'}.`,
    ...(placedSeats(view).length === 0
      ? []
      : [
          `Fermiers : ${placedSeats(view)
            .map((seat) => `${seat + 1} ${names(seat)}`)
            .join(', ')}.`,
        ]),
    `Salle des ventes : ${view.auction.map((card) => colours(AUCTION[card].peppers)).join(' ; ') || 'vide'}. Pioche : ${view.deck.left} restantes, ${view.deck.discarded} défaussées.`,
    `Marché : ${view.market.map(deal).join(' ; ') || 'vide'}.`,
    `Concours : ${recipes.join(' ; ') || 'vide'}.`,
    `Plaques : ${stacks.join(' ; ') || 'plus aucune'}.`,
    `Vente : ${prices.map(([colour, price]) => `${colour} ${price}`).join(', ') || 'aucune couleur ne se vend encore'}.`,
    ...view.players.map((player) => describePlayer(player, names)),
  ].join('\n')
}
