/** What the question line understands of the game, in English. */
import type { AskingText } from '@harvest/engine/wire'
import { plaquePoints } from '../common.ts'
import type { View } from '../../view.ts'
import { points } from './words.ts'

export const asking: AskingText<View> = {
  verbs: {
    bid: ['bid', 'offer'],
    spot: ['spot', 'take spot', 'choose spot'],
    claim: ['take', 'claim'],
    take: ['plant', 'sow'],
    plant: ['plant', 'sow', 'put'],
    takePlaque: ['take', 'claim', 'plaque'],
    leavePlaque: ['leave', 'leave the plaque', 'pass'],
    extraPepper: ['plant again', 'plant more', 'extra pepper'],
    endPlanting: ['finish', 'finish planting', 'stop planting', 'pass', 'done'],
    step: ['walk', 'go', 'move', 'step'],
    doubleBack: ['double back', 'turn around', 'turn back'],
    extraStep: ['extra step'],
    stop: ['stop', 'stay', 'stop walking', 'pass', 'done'],
    market: ['trade', 'buy', 'take', 'visit the market', 'go to the market'],
    cook: ['cook', 'make'],
    sell: ['sell'],
    end: ['pass', 'end', 'end turn', 'finish', 'done'],
    choose: ['choose', 'pick', 'take'],
  },
  own: ['things', 'screen', 'side'],
  where: 'farmer',
  also: [
    ['recipes', 'cookoff'],
    ['recipe', 'cookoff'],
    ['dishes', 'cookoff'],
    ['auction', 'auction house'],
    ['peppers', 'pepper'],
    ['money', 'coins'],
    ['field', 'planted'],
    ['prices', 'sale'],
    ['order', 'turn order'],
    ['next', 'turn order'],
    ['time', 'round'],
    ['farmers', 'farmer'],
  ],
  standing: (view, names) =>
    view.players.map((player) =>
      player.holdings
        ? `${names(player.seat)}: ${points(player.holdings.total)} so far.`
        : `${names(player.seat)}: ${points(plaquePoints(player))} in plaques; the rest is behind the screen.`,
    ),
}
