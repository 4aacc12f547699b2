/** What moves are called and what they would give, in French. */
import { countedInFrench, type Effect, type Names } from '@harvest/engine/wire'
import { LOSS_VP, WIN_CARDS } from '../../data.ts'
import type { Move } from '../../moves.ts'
import type { View } from '../../view.ts'
import { ANSWERS, dishes, frCards, of, points, show } from './words.ts'

export function move(m: Move, view: View, names: Names): string {
  switch (m.do) {
    case 'discard':
      return `Défausser ${show.card(m.card)}`
    case 'draw':
      return 'Piocher'
    case 'prepare':
      return `Préparer ${show.card(m.card)}`
    case 'cook':
      return `Cuisiner ${show.card(m.card)}`
    case 'add':
      return `Ajouter ${show.card(m.card)}`
    case 'ready':
      return 'Prêt'
    case 'serve':
      return 'Servir'
    case 'assign': {
      const dish = view.kitchens[view.active].dishes[m.dish].recipe
      return `${show.card(dish)} pour le ${show.customer(m.customer)}`
    }
    case 'finish':
      return 'Finir le service'
    case 'rival':
      return names(m.seat)
    case 'strip':
      return `${show.card(m.card)} ${of(names(m.seat))}`
    case 'track':
      return `Prendre ${show.card(m.card)}`
    case 'skip':
      return 'Ne pas prendre de carte Victoire'
    case 'attract':
      return `Attirer le ${show.customer(m.customer)}`
    case 'complaint':
      return 'Jouer une Réclamation'
    case 'promotion':
      return 'Jouer une Promotion'
    case 'dismiss':
      return `Renvoyer le ${show.customer(m.customer)}`
    case 'offer':
      return `Céder le ${show.customer(m.customer)}`
    case 'swap':
      return `Prendre le ${show.customer(m.customer)}`
    case 'pass':
      return 'Passer'
    case 'end':
      return 'Terminer ton tour'
    case 'answer':
      return ANSWERS[m.when]
  }
}

export function effect(effect: Effect, names: Names): string {
  const n = effect.args.n as number
  switch (effect.key) {
    case 'draws':
      return `+${countedInFrench(n, 'carte')}`
    case 'worth':
      return `${points(n)} une fois servi`
    case 'costs':
      return `−${points(n)} une fois servi`
    case 'orders':
      return `commande ${dishes(n)}`
    case 'upTo':
      return `jusqu’à ${dishes(n)}`
    case 'points':
      return n < 0 ? `−${points(-n)}` : `+${points(n)}`
    case 'rivalLoses':
      return n === 1 ? frCards.effects.rivalLoses : `des rivaux perdent ${points(LOSS_VP)}, ${n} fois`
    case 'stripWinCard':
      return n === 1 ? frCards.effects.stripWinCard : `des rivaux perdent ${n} cartes Victoire`
    case 'loses':
      return `${names(effect.args.seat as number)} ${n === 0 ? 'n’a rien à perdre' : `−${points(n)}`}`
    case 'losesWinCard':
      return `${names(effect.args.seat as number)} −1 carte Victoire`
    case 'winCard':
      return `carte Victoire ${String(effect.args.count)} sur ${WIN_CARDS}, +${points(n)} à la fin`
    default:
      throw new Error(`no words for effect ${effect.key}`)
  }
}
