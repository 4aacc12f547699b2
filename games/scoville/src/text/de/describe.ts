/** The whole position in German, for screen readers and the terminal. */
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

const TIMES = { morning: 'Vormittag', afternoon: 'Nachmittag' } as const

function describePlayer(player: PlayerView, names: Names): string {
  const { holdings, farmer } = player
  const parts = [
    farmer ? `Farmer ${notch(farmer.notch)}, ${FACING[farmer.facing]}` : 'Farmer noch nicht auf dem Brett',
    player.plaques.length > 0 ? `Plaketten ${player.plaques.map((id) => PLAQUES[id].points).join(', ')}` : '',
    player.used.length > 0 ? `gespielt: ${join(player.used.map(tile))}` : '',
    player.bid !== null ? `Gebot ${coins(player.bid)}` : player.hasBid ? 'hat geboten' : '',
  ]
  if (holdings)
    parts.push(
      `hat ${peppers(spell(holdings.peppers))}`,
      coins(holdings.coins),
      holdings.tiles.length > 0 ? join(holdings.tiles.map(tile)) : 'keine Plättchen',
      `Marktkarten: ${holdings.market.map(deal).join('; ') || 'keine'}`,
      `Rezepte: ${holdings.recipes.map(recipe).join(', ') || 'keine'}`,
      `bisher ${points(holdings.total)}`,
    )
  return `${names(player.seat)}: ${parts.filter((part) => part !== '').join('; ')}.`
}

export function describe(view: View, names: Names): string {
  const stacks = view.plaques
    .filter((stack) => stack.length > 0)
    .map((stack) => {
      const earning = groups(PLAQUES[stack[0]].colours).map(([letter]) => COLOURS[letter])
      return `${join(earning, 'oder')} ${stack.map((id) => PLAQUES[id].points).join(' ')}`
    })
  const prices = [...LETTERS]
    .map((letter, colour): [string, number] => [COLOURS[letter], view.prices[colour]])
    .filter(([, price]) => price > 0)
  const recipes = view.recipes.map(
    (id) => `${recipeName(id)} (${colours(RECIPES[id].needs)}, ${points(RECIPES[id].points)})`,
  )
  return [
    `Runde ${view.round}, ${TIMES[view.time]}${view.last === null ? '' : ', die letzte Runde'}. Zugreihenfolge: ${view.order.map(names).join(', ')}.`,
    ...(view.spots === null
      ? []
      : [
          `Neue Reihenfolge: ${view.spots.map((seat, i) => `${i + 1} ${seat === null ? 'frei' : names(seat)}`).join(', ')}.`,
        ]),
    countdown(view).join(' '),
    `Das Feld (Spalten A bis ${columnName(COLUMNS - 1)}, Reihen 1 bis ${ROWS}):`,
    ...fieldRows(view),
    `Gepflanzt: ${planted(view, COLOURS) || 'nichts'}.`,
    ...(placedSeats(view).length === 0
      ? []
      : [
          `Farmer: ${placedSeats(view)
            .map((seat) => `${seat + 1} ${names(seat)}`)
            .join(', ')}.`,
        ]),
    `Auktionshaus: ${view.auction.map((card) => colours(AUCTION[card].peppers)).join('; ') || 'leer'}. Stapel: ${view.deck.left} übrig, ${view.deck.discarded} abgelegt.`,
    `Markt: ${view.market.map(deal).join('; ') || 'leer'}.`,
    `Kochwettbewerb: ${recipes.join('; ') || 'leer'}.`,
    `Plaketten: ${stacks.join('; ') || 'keine mehr'}.`,
    `Verkauf: ${prices.map(([colour, price]) => `${colour} ${price}`).join(', ') || 'noch ist keine Farbe eine Münze wert'}.`,
    ...view.players.map((player) => describePlayer(player, names)),
  ].join('\n')
}
