/** What flies where for each event. Places are anchors: hand, piles, pantries, counters, queues, win areas, panels. */
import { CENTRAL, HIDDEN, type Event, type View } from '@harvest/food-court/public'
import type { Flight, FlightGroup } from '../types.ts'

/** Where somebody's kitchen is drawn, if not the very thing. */
const kitchen = (seat: number): string[] => [`stall/${seat}`, `panel/${seat}`]
const pile = (seat: number): string[] => [`pile/${seat}`, ...kitchen(seat)]
const discards = (seat: number): string[] => [`discards/${seat}`, `pile/${seat}`, ...kitchen(seat)]
const dishes = (seat: number): string[] => [`dishes/${seat}`, ...kitchen(seat)]

/** Where a card of somebody's hand comes from. */
function hand(view: View, seat: number, card: number): string[] {
  return view.me === seat ? [`hand/${card}`, 'hand', ...kitchen(seat)] : [`panel/${seat}`, `stall/${seat}`]
}

const card = (id: number, from: string[], to: string[]): Flight => ({
  kind: 'card',
  id: String(id),
  from,
  to,
})

/** A card nobody else may see flies face down. */
function secret(view: View, seat: number, id: number, from: string[], to: string[]): Flight {
  const back: Flight = { kind: 'back', id: String(view.kitchens[seat].deck), from, to }
  return id === HIDDEN || view.me !== seat ? back : card(id, from, to)
}

function customer(id: number, to: string[]): Flight {
  return {
    kind: 'customer',
    id: String(id),
    from: [`customer/${id}`],
    to,
    lift: `customer/${id}`,
    stay: true,
  }
}

const points = (n: number, from: string[], to: string[]): Flight => ({
  kind: 'points',
  id: n < 0 ? `−${-n}` : `+${n}`,
  from,
  to,
  size: 44,
})

const queue = (from: number): string[] =>
  from === CENTRAL ? ['central/end'] : [`queue/${from}`, ...kitchen(from)]

/** A handful stands for any number of cards. */
const HANDFUL = 4

export function flights(event: Event, before: View): readonly FlightGroup[] {
  switch (event.e) {
    case 'discarded':
      return [
        [secret(before, event.seat, event.card, hand(before, event.seat, event.card), discards(event.seat))],
      ]
    case 'drew': {
      const cards = event.cards.length > 0 ? event.cards : Array<number>(event.count).fill(HIDDEN)
      const to = before.me === event.seat ? ['hand', ...kitchen(event.seat)] : [`panel/${event.seat}`]
      return [cards.slice(0, HANDFUL).map((id) => secret(before, event.seat, id, pile(event.seat), to))]
    }
    case 'shuffled':
      return [[{ ...secret(before, event.seat, HIDDEN, discards(event.seat), pile(event.seat)) }]]
    case 'arrived':
      return [
        [
          {
            kind: 'customer',
            id: String(event.customer),
            from: ['customers'],
            to: ['central/end'],
            stay: true,
          },
        ],
      ]
    case 'prepared':
      return [
        [
          card(event.card, hand(before, event.seat, event.card), [
            `prepared/${event.seat}/${event.card}`,
            `prepared/${event.seat}`,
            ...kitchen(event.seat),
          ]),
        ],
      ]
    case 'recipe':
      return [[card(event.card, hand(before, event.seat, event.card), dishes(event.seat))]]
    case 'added':
      return [
        [
          card(
            event.card,
            [`prepared/${event.seat}/${event.card}`, `prepared/${event.seat}`, ...kitchen(event.seat)],
            [`stove/${event.seat}`, ...dishes(event.seat)],
          ),
        ],
      ]
    case 'attracted':
      return [[customer(event.customer, [`free/${event.seat}`, ...queue(event.seat)])]]
    case 'dismissed':
      return [[customer(event.customer, ['gone'])]]
    case 'swapped':
      return [
        [
          customer(event.gave, [`customer/${event.got}`, ...queue(event.from)]),
          customer(event.got, [`customer/${event.gave}`, ...queue(event.seat)]),
        ],
      ]
    case 'assigned':
      return [
        [card(event.card, [`dish/${event.card}`, ...dishes(event.seat)], [`customer/${event.customer}`])],
      ]
    case 'played':
      return [[card(event.card, hand(before, event.seat, event.card), discards(event.seat))]]
    case 'served':
      return [
        event.dishes.map((dish, i) =>
          card(
            dish,
            [`dish/${dish}`, ...dishes(event.seat)],
            [`customer/${event.customers[i]}`, ...queue(event.seat)],
          ),
        ),
        [points(event.total, queue(event.seat), [`panel/${event.seat}`, `stall/${event.seat}`])],
      ]
    case 'lost':
      return event.points === 0
        ? []
        : [[points(-event.points, kitchen(event.by), [`panel/${event.seat}`, `stall/${event.seat}`])]]
    case 'stripped':
      return [
        [card(event.card, [`win/${event.seat}/${event.card}`, `wins/${event.seat}`], discards(event.seat))],
      ]
    case 'tracked':
      return [[card(event.card, dishes(event.seat), [`wins/${event.seat}`, ...kitchen(event.seat)])]]
    default:
      return []
  }
}
