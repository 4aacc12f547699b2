/** The log in English. */
import { counted, listed, type Names } from '@harvest/engine/wire'
import { END_VP, WIN_CARDS } from '../../data.ts'
import { CENTRAL, HIDDEN, type Event } from '../../events.ts'
import { scoredBy, winCardWorth } from '../common.ts'
import { endings, points, show, sources } from './words.ts'

const queueOf = (seat: number, names: Names): string =>
  seat === CENTRAL ? 'the central queue' : `${names(seat)}’s queue`

/** ` (recipes 6, ability 2)`, where there is more than one source. */
function breakdown(by: readonly number[]): string {
  const parts = scoredBy(by).map(([source, n]) => `${sources[source].toLowerCase()} ${n}`)
  return parts.length > 1 ? ` (${parts.join(', ')})` : ''
}

/** Settles a tie: when somebody last cooked. */
const COOKED = {
  today: 'cooked today',
  yesterday: 'cooked yesterday',
  week: 'last cooked this week',
  longer: 'hasn’t cooked for a while',
  never: 'has never cooked',
} as const

function discarded({ card, more = [] }: Event & { readonly e: 'discarded' }): string {
  if (card !== HIDDEN) return show.cards([card, ...more])
  return more.length === 0 ? 'a card' : counted(more.length + 1, 'card')
}

export function event(e: Event, names: Names): string | null {
  switch (e.e) {
    case 'opened':
      return `${e.decks.map((deck, seat) => `${names(seat)} opened ${show.deck(deck)}`).join(', ')}. ${names(e.first)} went first.`
    case 'turn':
      return null
    case 'discarded':
      return `${names(e.seat)} discarded ${discarded(e)}.`
    case 'drew':
      return `${names(e.seat)} drew ${e.cards.length > 0 ? show.cards(e.cards) : counted(e.count, 'card')}.`
    case 'shuffled':
      return `${names(e.seat)} shuffled ${counted(e.count, 'discard')} into a new draw pile.`
    case 'arrived':
      return `New in the central queue: ${show.customer(e.customer)}.`
    case 'customersShuffled':
      return `${counted(e.count, 'customer was', 'customers were')} shuffled into a new customer deck.`
    case 'prepared':
      return `${names(e.seat)} prepared ${show.cards([e.card, ...(e.more ?? [])])}.`
    case 'recipe':
    case 'added':
    case 'assigned':
      return null
    case 'cooked':
      return `${names(e.seat)} cooked ${show.card(e.recipe)} with ${show.cards(e.ingredients)}.`
    case 'attracted':
      return `${names(e.seat)} attracted the ${show.customer(e.customer)}.`
    case 'played':
      return `${names(e.seat)} played a ${show.card(e.card)}.`
    case 'dismissed':
      return `${names(e.seat)} sent the ${show.customer(e.customer)} away from ${queueOf(e.from, names)}.`
    case 'swapped':
      return `${names(e.seat)} gave the ${show.customer(e.gave)} to ${queueOf(e.from, names)} and got the ${show.customer(e.got)}.`
    case 'served':
      return `${names(e.seat)} served ${e.dishes.map((dish, i) => `${show.card(dish)} to the ${show.customer(e.customers[i])}`).join(', ')} for ${points(e.total)}${breakdown(e.points)}.`
    case 'lost':
      return e.points === 0
        ? `${names(e.seat)} had no points to lose.`
        : `${names(e.by)} made ${names(e.seat)} lose ${points(e.points)}.`
    case 'stripped':
      return `${names(e.by)} made ${names(e.seat)} discard the win card ${show.card(e.card)}.`
    case 'tracked':
      return `${names(e.seat)} took ${show.card(e.card)} as win card ${e.count} of ${WIN_CARDS}: ${points(winCardWorth(e.count))} at the end.`
    case 'passed':
      return `${names(e.seat)} passed.`
    case 'lastRound':
      return `${names(e.seat)} has ${e.ending === 'points' ? `reached ${END_VP} points` : 'four win cards'}. This is the last round.`
    case 'tied':
      return `${listed(e.seats.map(names), 'and')} are tied.`
    case 'answered':
      return `${names(e.seat)} ${COOKED[e.when]}.`
    case 'ended':
      return `${endings[e.ending]} The food court is closed.`
  }
}
