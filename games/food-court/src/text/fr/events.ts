/** The log in French. */
import { countedInFrench, listed, type Names } from '@harvest/engine/wire'
import { END_VP, WIN_CARDS } from '../../data.ts'
import { CENTRAL, HIDDEN, type Event } from '../../events.ts'
import { scoredBy, winCardWorth } from '../common.ts'
import { endings, of, points, show, sources } from './words.ts'

const queueOf = (seat: number, names: Names): string =>
  seat === CENTRAL ? 'la file commune' : `la file ${of(names(seat))}`

/** ` (plats 6, talent 2)`, where there is more than one source. */
function breakdown(by: readonly number[]): string {
  const parts = scoredBy(by).map(([source, n]) => `${sources[source].toLowerCase()} ${n}`)
  return parts.length > 1 ? ` (${parts.join(', ')})` : ''
}

/** Settles a tie: when somebody last cooked. */
const COOKED = {
  today: 'a cuisiné aujourd’hui',
  yesterday: 'a cuisiné hier',
  week: 'a cuisiné cette semaine',
  longer: 'n’a pas cuisiné depuis un moment',
  never: 'n’a jamais cuisiné',
} as const

function discarded({ card, more = [] }: Event & { readonly e: 'discarded' }): string {
  if (card !== HIDDEN) return show.cards([card, ...more])
  return more.length === 0 ? 'une carte' : countedInFrench(more.length + 1, 'carte')
}

export function event(e: Event, names: Names): string | null {
  switch (e.e) {
    case 'opened':
      return `${e.decks.map((deck, seat) => `${names(seat)} a ouvert ${show.deck(deck)}`).join(', ')}. ${names(e.first)} a commencé.`
    case 'turn':
      return null
    case 'discarded':
      return `${names(e.seat)} a défaussé ${discarded(e)}.`
    case 'drew':
      return `${names(e.seat)} a pioché ${e.cards.length > 0 ? show.cards(e.cards) : countedInFrench(e.count, 'carte')}.`
    case 'shuffled':
      return `${names(e.seat)} a mélangé ${countedInFrench(e.count, 'carte défaussée', 'cartes défaussées')} en une nouvelle pioche.`
    case 'arrived':
      return `Nouveau dans la file commune : ${show.customer(e.customer)}.`
    case 'customersShuffled':
      return `${countedInFrench(e.count, 'client a été mélangé', 'clients ont été mélangés')} en une nouvelle pioche de clients.`
    case 'prepared':
      return `${names(e.seat)} a préparé ${show.cards([e.card, ...(e.more ?? [])])}.`
    case 'recipe':
    case 'added':
    case 'assigned':
      return null
    case 'cooked':
      return `${names(e.seat)} a cuisiné ${show.card(e.recipe)} avec ${show.cards(e.ingredients)}.`
    case 'attracted':
      return `${names(e.seat)} a attiré le ${show.customer(e.customer)}.`
    case 'played':
      return `${names(e.seat)} a joué une ${show.card(e.card)}.`
    case 'dismissed':
      return `${names(e.seat)} a renvoyé le ${show.customer(e.customer)} de ${queueOf(e.from, names)}.`
    case 'swapped':
      return `${names(e.seat)} a cédé le ${show.customer(e.gave)} à ${queueOf(e.from, names)} et a reçu le ${show.customer(e.got)}.`
    case 'served':
      return `${names(e.seat)} a servi ${e.dishes.map((dish, i) => `${show.card(dish)} au ${show.customer(e.customers[i])}`).join(', ')} pour ${points(e.total)}${breakdown(e.points)}.`
    case 'lost':
      return e.points === 0
        ? `${names(e.seat)} n’avait pas de points à perdre.`
        : `${names(e.by)} a fait perdre ${points(e.points)} à ${names(e.seat)}.`
    case 'stripped':
      return `${names(e.by)} a fait défausser à ${names(e.seat)} la carte Victoire ${show.card(e.card)}.`
    case 'tracked':
      return `${names(e.seat)} a pris ${show.card(e.card)} comme carte Victoire ${e.count} sur ${WIN_CARDS} : ${points(winCardWorth(e.count))} à la fin.`
    case 'passed':
      return `${names(e.seat)} a passé.`
    case 'lastRound':
      return `${names(e.seat)} a ${e.ending === 'points' ? `atteint ${END_VP} points` : 'quatre cartes Victoire'}. C’est la dernière manche.`
    case 'tied':
      return `${listed(e.seats.map(names), 'et')} sont à égalité.`
    case 'answered':
      return `${names(e.seat)} ${COOKED[e.when]}.`
    case 'ended':
      return `${endings[e.ending]} Le Food Court est fermé.`
  }
}
