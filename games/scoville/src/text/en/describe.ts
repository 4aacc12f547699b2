/** The whole position in English, for screen readers and the terminal. */
import type { Names } from '@harvest/engine/wire'
import { AUCTION, COLUMNS, LETTERS, PLAQUES, RECIPES, ROWS } from '../../data.ts'
import { columnName } from '../../field.ts'
import type { PlayerView, View } from '../../view.ts'
import { fieldRows, groups, placedSeats, planted, spell } from '../common.ts'
import { countdown } from './countdown.ts'
import { COLOURS, FACING, coins, colours, deal, join, notch, peppers, points, recipe, tile } from './words.ts'

const TIMES = { morning: 'morning', afternoon: 'afternoon' } as const

function describePlayer(player: PlayerView, names: Names): string {
  const { holdings, farmer } = player
  const parts = [
    farmer ? `farmer ${notch(farmer.notch)}, ${FACING[farmer.facing]}` : 'farmer not on the board yet',
    player.plaques.length > 0 ? `plaques ${player.plaques.map((id) => PLAQUES[id].points).join(', ')}` : '',
    player.used.length > 0 ? `played the ${join(player.used.map(tile))}` : '',
    player.bid !== null ? `bid ${coins(player.bid)}` : player.hasBid ? 'has bid' : '',
  ]
  if (holdings)
    parts.push(
      `holds ${peppers(spell(holdings.peppers))}`,
      coins(holdings.coins),
      holdings.tiles.length > 0 ? join(holdings.tiles.map(tile)) : 'no tiles',
      `market cards: ${holdings.market.map(deal).join('; ') || 'none'}`,
      `recipes: ${holdings.recipes.map(recipe).join(', ') || 'none'}`,
      `${points(holdings.total)} so far`,
    )
  return `${names(player.seat)}: ${parts.filter((part) => part !== '').join('; ')}.`
}

export function describe(view: View, names: Names): string {
  const stacks = view.plaques
    .filter((stack) => stack.length > 0)
    .map((stack) => {
      const earning = groups(PLAQUES[stack[0]].colours).map(([letter]) => COLOURS[letter])
      return `${join(earning, 'or')} ${stack.map((id) => PLAQUES[id].points).join(' ')}`
    })
  const prices = [...LETTERS]
    .map((letter, colour): [string, number] => [COLOURS[letter], view.prices[colour]])
    .filter(([, price]) => price > 0)
  return [
    `Round ${view.round}, ${TIMES[view.time]}${view.last === null ? '' : ', the last round'}. Turn order: ${view.order.map(names).join(', ')}.`,
    ...(view.spots === null
      ? []
      : [
          `New order: ${view.spots.map((seat, i) => `${i + 1} ${seat === null ? 'free' : names(seat)}`).join(', ')}.`,
        ]),
    countdown(view).join(' '),
    `The field (columns A to ${columnName(COLUMNS - 1)}, rows 1 to ${ROWS}):`,
    ...fieldRows(view),
    `Planted: ${planted(view, COLOURS) || 'nothing'}.`,
    ...(placedSeats(view).length === 0
      ? []
      : [
          `Farmers: ${placedSeats(view)
            .map((seat) => `${seat + 1} ${names(seat)}`)
            .join(', ')}.`,
        ]),
    `Auction house: ${view.auction.map((card) => colours(AUCTION[card].peppers)).join('; ') || 'empty'}. Deck: ${view.deck.left} left, ${view.deck.discarded} discarded.`,
    `Market: ${view.market.map(deal).join('; ') || 'empty'}.`,
    `Cookoff: ${view.recipes.map((id) => `${RECIPES[id].name} (${colours(RECIPES[id].needs)}, ${points(RECIPES[id].points)})`).join('; ') || 'empty'}.`,
    `Plaques: ${stacks.join('; ') || 'none left'}.`,
    `Sale: ${prices.map(([colour, price]) => `${colour} ${price}`).join(', ') || 'no colour sells yet'}.`,
    ...view.players.map((player) => describePlayer(player, names)),
  ].join('\n')
}
