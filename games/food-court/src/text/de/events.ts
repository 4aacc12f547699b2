/** The log in German. */
import { counted, listed, type Names } from '@harvest/engine/wire'
import { END_VP, WIN_CARDS } from '../../data.ts'
import { CENTRAL, HIDDEN, type Event } from '../../events.ts'
import { scoredBy, winCardWorth } from '../common.ts'
import { cards, endings, points, show, sources } from './words.ts'

const queueOf = (seat: number, names: Names): string =>
  seat === CENTRAL ? 'der gemeinsamen Schlange' : `der Schlange von ${names(seat)}`

/** ` (Gerichte 6, Fähigkeit 2)`, where there is more than one source. */
function breakdown(by: readonly number[]): string {
  const parts = scoredBy(by).map(([source, n]) => `${sources[source]} ${n}`)
  return parts.length > 1 ? ` (${parts.join(', ')})` : ''
}

/** Settles a tie: when somebody last cooked. */
const COOKED = {
  today: 'heute',
  yesterday: 'gestern',
  week: 'zuletzt diese Woche',
  longer: 'schon länger nicht',
  never: 'noch nie',
} as const

function discarded({ card, more = [] }: Event & { readonly e: 'discarded' }): string {
  if (card !== HIDDEN) return show.cards([card, ...more])
  return more.length === 0 ? 'eine Karte' : cards(more.length + 1)
}

export function event(e: Event, names: Names): string | null {
  switch (e.e) {
    case 'opened':
      return `${e.decks.map((deck, seat) => `${names(seat)} eröffnet ${show.deck(deck)}`).join(', ')}. ${names(e.first)} beginnt.`
    case 'turn':
      return null
    case 'discarded':
      return `${names(e.seat)} legt ${discarded(e)} ab.`
    case 'drew':
      return `${names(e.seat)} zieht ${e.cards.length > 0 ? show.cards(e.cards) : cards(e.count)}.`
    case 'shuffled':
      return `${names(e.seat)} mischt ${counted(e.count, 'abgelegte Karte', 'abgelegte Karten')} zu einem neuen Nachziehstapel.`
    case 'arrived':
      return `Neu in der gemeinsamen Schlange: ${show.customer(e.customer)}.`
    case 'customersShuffled':
      return `${counted(e.count, 'Gast wird', 'Gäste werden')} zu einem neuen Gästestapel gemischt.`
    case 'prepared':
      return `${names(e.seat)} bereitet ${show.cards([e.card, ...(e.more ?? [])])} vor.`
    case 'recipe':
    case 'added':
    case 'assigned':
      return null
    case 'cooked':
      return `${names(e.seat)} kocht ${show.card(e.recipe)} mit ${show.cards(e.ingredients)}.`
    case 'attracted':
      return `${names(e.seat)} lockt an: ${show.customer(e.customer)}.`
    case 'played':
      return `${names(e.seat)} spielt eine ${show.card(e.card)}.`
    case 'dismissed':
      return `${names(e.seat)} schickt aus ${queueOf(e.from, names)} weg: ${show.customer(e.customer)}.`
    case 'swapped':
      return `${names(e.seat)} tauscht mit ${queueOf(e.from, names)}; gibt ab: ${show.customer(e.gave)}, bekommt: ${show.customer(e.got)}.`
    case 'served':
      return `${names(e.seat)} serviert ${e.dishes.map((dish, i) => `${show.card(dish)} → ${show.customer(e.customers[i])}`).join(', ')}: ${points(e.total)}${breakdown(e.points)}.`
    case 'lost':
      return e.points === 0
        ? `${names(e.seat)} hat keine Punkte zu verlieren.`
        : `${names(e.seat)} verliert durch ${names(e.by)} ${points(e.points)}.`
    case 'stripped':
      return `${names(e.seat)} muss durch ${names(e.by)} die Siegkarte ${show.card(e.card)} ablegen.`
    case 'tracked':
      return `${names(e.seat)} legt ${show.card(e.card)} als Siegkarte ${e.count} von ${WIN_CARDS} aus: ${points(winCardWorth(e.count))} am Ende.`
    case 'passed':
      return `${names(e.seat)} passt.`
    case 'lastRound':
      return `${names(e.seat)} hat ${e.ending === 'points' ? `${END_VP} Punkte erreicht` : 'vier Siegkarten'}: Diese Runde ist die letzte.`
    case 'tied':
      return `Gleichstand zwischen ${listed(e.seats.map(names), 'und')}.`
    case 'answered':
      return `${names(e.seat)} hat ${COOKED[e.when]} gekocht.`
    case 'ended':
      return `${endings[e.ending]} Die Küchen schließen.`
  }
}
