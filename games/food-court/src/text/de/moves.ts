/** What moves are called and what they would give, in German. */
import type { Effect, Names } from '@harvest/engine/wire'
import { LOSS_VP, WIN_CARDS } from '../../data.ts'
import type { Move } from '../../moves.ts'
import type { View } from '../../view.ts'
import { ANSWERS, cards, deCards, points, recipes, show } from './words.ts'

export function move(m: Move, view: View, names: Names): string {
  switch (m.do) {
    case 'discard':
      return `${show.card(m.card)} ablegen`
    case 'draw':
      return 'Nachziehen'
    case 'prepare':
      return `${show.card(m.card)} vorbereiten`
    case 'cook':
      return `${show.card(m.card)} kochen`
    case 'add':
      return `${show.card(m.card)} dazugeben`
    case 'ready':
      return 'Anrichten'
    case 'serve':
      return 'Servieren'
    case 'assign': {
      const dish = view.kitchens[view.active].dishes[m.dish].recipe
      return `${show.card(dish)} → ${show.customer(m.customer)}`
    }
    case 'finish':
      return 'Servieren abschließen'
    case 'rival':
      return names(m.seat)
    case 'strip':
      return `${show.card(m.card)} von ${names(m.seat)}`
    case 'track':
      return `${show.card(m.card)} auslegen`
    case 'skip':
      return 'Keine Siegkarte nehmen'
    case 'attract':
      return `Anlocken: ${show.customer(m.customer)}`
    case 'complaint':
      return 'Beschwerde spielen'
    case 'promotion':
      return 'Werbeaktion spielen'
    case 'dismiss':
      return `Wegschicken: ${show.customer(m.customer)}`
    case 'offer':
      return `Abgeben: ${show.customer(m.customer)}`
    case 'swap':
      return `Bekommen: ${show.customer(m.customer)}`
    case 'pass':
      return 'Passen'
    case 'end':
      return 'Zug beenden'
    case 'answer':
      return ANSWERS[m.when]
  }
}

export function effect(effect: Effect, names: Names): string {
  const n = effect.args.n as number
  switch (effect.key) {
    case 'draws':
      return `+${cards(n)}`
    case 'worth':
      return `${points(n)} beim Servieren`
    case 'costs':
      return `−${points(n)} beim Servieren`
    case 'orders':
      return `bestellt ${recipes(n)}`
    case 'upTo':
      return `bis zu ${recipes(n)}`
    case 'points':
      return n < 0 ? `−${points(-n)}` : `+${points(n)}`
    case 'rivalLoses':
      return n === 1 ? deCards.effects.rivalLoses : `${n}-mal verliert ein Gegner ${points(LOSS_VP)}`
    case 'stripWinCard':
      return n === 1 ? 'ein Gegner verliert eine Siegkarte' : `Gegner verlieren ${n} Siegkarten`
    case 'loses':
      return `${names(effect.args.seat as number)} ${n === 0 ? 'hat nichts zu verlieren' : `−${points(n)}`}`
    case 'losesWinCard':
      return `${names(effect.args.seat as number)} −1 Siegkarte`
    case 'winCard':
      return `Siegkarte ${String(effect.args.count)} von ${WIN_CARDS}, am Ende +${points(n)}`
    default:
      throw new Error(`no words for effect ${effect.key}`)
  }
}
