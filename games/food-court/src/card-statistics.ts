/** What becomes of the cards of the decks: recipes by what was served, ingredients by what they were cooked into. */
import type { CardStatistics, NoteCard } from '@harvest/engine'
import { CARDS, DECKS } from './data.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

export const cards: CardStatistics<State, Event> = {
  names: CARDS.map(({ deck, name }) => `${DECKS[deck].id}: ${name}`),
  follow(_s, events, note) {
    for (const event of events) followEvent(event, note)
  },
}

function followEvent(event: Event, note: NoteCard): void {
  switch (event.e) {
    case 'drew':
      for (const card of event.cards) note.seen(card, event.seat)
      break
    case 'cooked':
      for (const card of event.ingredients) note.taken(card, event.seat, 0)
      break
    case 'played':
      note.taken(event.card, event.seat, 0)
      break
    case 'served':
      // What a serving earned is its dishes' in equal parts: abilities and customers look at all of them together.
      for (const card of event.dishes) note.taken(card, event.seat, event.total / event.dishes.length)
  }
}
