/** What becomes of action cards: drawn or stolen, and played for what their face says. */
import type { CardStatistics, NoteCard } from '@harvest/engine'
import { ACTION_IDS, DRAW_TWO, STEAL } from './data.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

export const cards: CardStatistics<State, Event> = {
  names: ACTION_IDS,
  follow(_s, events, note) {
    for (const event of events) followEvent(event, note)
  },
}

function followEvent(event: Event, note: NoteCard): void {
  switch (event.e) {
    case 'drew':
      for (const card of event.cards ?? []) note.seen(ACTION_IDS.indexOf(card), event.seat)
      break
    case 'stole':
      note.seen(ACTION_IDS.indexOf(event.card), event.seat)
      break
    case 'thief':
      note.taken(STEAL, event.seat, 0)
      break
    case 'drawTwo':
      note.taken(DRAW_TWO, event.seat, 0)
      break
    case 'face':
      note.taken(ACTION_IDS.indexOf(event.card), event.seat, 0)
  }
}
