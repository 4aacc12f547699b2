/** What moves are called and what they would give, in English. */
import { counted, type Effect, type Names } from '@harvest/engine/wire'
import { LOSS_VP, WIN_CARDS } from '../../data.ts'
import type { Move } from '../../moves.ts'
import type { View } from '../../view.ts'
import { ANSWERS, enCards, points, show } from './words.ts'

export function move(m: Move, view: View, names: Names): string {
  switch (m.do) {
    case 'discard':
      return `Discard ${show.card(m.card)}`
    case 'draw':
      return 'Draw'
    case 'prepare':
      return `Prepare ${show.card(m.card)}`
    case 'cook':
      return `Cook ${show.card(m.card)}`
    case 'add':
      return `Add ${show.card(m.card)}`
    case 'ready':
      return 'Ready'
    case 'serve':
      return 'Serve'
    case 'assign': {
      const dish = view.kitchens[view.active].dishes[m.dish].recipe
      return `${show.card(dish)} to the ${show.customer(m.customer)}`
    }
    case 'finish':
      return 'Finish serving'
    case 'rival':
      return names(m.seat)
    case 'strip':
      return `${names(m.seat)}’s ${show.card(m.card)}`
    case 'track':
      return `Take ${show.card(m.card)}`
    case 'skip':
      return 'Don’t take a win card'
    case 'attract':
      return `Attract the ${show.customer(m.customer)}`
    case 'complaint':
      return 'Play a Complaint'
    case 'promotion':
      return 'Play a Promotion'
    case 'dismiss':
      return `Send the ${show.customer(m.customer)} away`
    case 'offer':
      return `Give away the ${show.customer(m.customer)}`
    case 'swap':
      return `Take the ${show.customer(m.customer)}`
    case 'pass':
      return 'Pass'
    case 'end':
      return 'End your turn'
    case 'answer':
      return ANSWERS[m.when]
  }
}

export function effect(effect: Effect, names: Names): string {
  const n = effect.args.n as number
  switch (effect.key) {
    case 'draws':
      return `+${counted(n, 'card')}`
    case 'worth':
      return `${points(n)} once served`
    case 'costs':
      return `−${points(n)} once served`
    case 'orders':
      return `orders ${counted(n, 'recipe')}`
    case 'upTo':
      return `up to ${counted(n, 'recipe')}`
    case 'points':
      return n < 0 ? `−${points(-n)}` : `+${points(n)}`
    case 'rivalLoses':
      return n === 1 ? enCards.effects.rivalLoses : `rivals lose ${points(LOSS_VP)}, ${n} times`
    case 'stripWinCard':
      return n === 1 ? 'a rival loses a win card' : `rivals lose ${n} win cards`
    case 'loses':
      return `${names(effect.args.seat as number)} ${n === 0 ? 'has nothing to lose' : `−${points(n)}`}`
    case 'losesWinCard':
      return `${names(effect.args.seat as number)} −1 win card`
    case 'winCard':
      return `win card ${String(effect.args.count)} of ${WIN_CARDS}, +${points(n)} at the end`
    default:
      throw new Error(`no words for effect ${effect.key}`)
  }
}
