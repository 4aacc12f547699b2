/**
 * What flies where for each event: cards that are dealt and laid down, seeds, the climate. What the scene tells in
 * its own order (everything from opened plans to tribute) does not fly as well.
 */
import type { Event, PhaseName, View } from '@harvest/jelly-bean-farmers/public'
import type { Flight, FlightGroup } from '../types.ts'

const TOLD_BY_SCENE: readonly PhaseName[] = ['plan', 'steal', 'replan', 'drawTwo', 'assassinate', 'warlord']

/** Where a farm is drawn: on the board, in the strip of a phone, or as a panel. */
const farm = (seat: number): string[] => [`land/${seat}`, `seat/${seat}`, `panel/${seat}`]
const hand = (view: View, seat: number): string[] =>
  view.me === seat ? ['tray/hand/0', `hand/${seat}`, ...farm(seat)] : [`hand/${seat}`, ...farm(seat)]

function cards(count: number, from: readonly string[], to: readonly string[]): Flight[] {
  return Array.from({ length: Math.min(3, count) }, () => ({
    kind: 'action',
    id: 'hidden',
    from,
    to,
    size: 32,
  }))
}

/** Larger harvests and losses are told by their number. */
const HANDFUL = 4

function beans(count: number, from: readonly string[], to: readonly string[]): Flight[] {
  return Array.from({ length: Math.min(HANDFUL, count) }, (_, nth) => bean(nth, from, to))
}

function bean(nth: number, from: readonly string[], to: readonly string[], stay = false): Flight {
  return { kind: 'food', id: String(nth), from, to, size: 22, stay }
}

export function flights(event: Event, before: View): readonly FlightGroup[] {
  if (TOLD_BY_SCENE.includes(before.phase)) return []
  switch (event.e) {
    case 'drew':
      return [cards(event.count, ['deck'], hand(before, event.seat))]
    case 'placed': {
      const laid = (['spring', 'summer'] as const).slice(0, event.count)
      return [
        laid.flatMap((season) =>
          cards(1, hand(before, event.seat), [`slot/${event.seat}/${season}`, ...farm(event.seat)]),
        ),
      ]
    }
    case 'seeded':
      return [
        event.fields.map((field) =>
          bean(
            field,
            [`food/${event.seat}`, ...farm(event.seat)],
            [`field/${event.seat}/${field}`, ...farm(event.seat)],
            true,
          ),
        ),
      ]
    case 'climate':
      return [
        [
          {
            kind: 'climate',
            id: event.card,
            from: ['climate/deck', 'sky'],
            to: [`climate/${event.of}`],
            size: 44,
            stay: true,
          },
        ],
      ]
    case 'destroyed':
      return [
        event.fields.map((field) => ({
          kind: 'thing',
          id: event.upgrade,
          from: [`field/${event.seat}/${field}`, ...farm(event.seat)],
          to: ['deck', 'sky'],
          size: 30,
        })),
      ]
    default:
      return []
  }
}

const store = (seat: number): string[] => [`food/${seat}`, ...farm(seat)]

/** After the scene, on the farms themselves: the harvest comes in, everybody eats, vermin and tribute take theirs. */
export function harvestFlights(events: readonly Event[]): readonly FlightGroup[] {
  const harvest: Flight[] = []
  const meals: Flight[] = []
  const losses: Flight[] = []
  const tribute: Flight[] = []
  for (const event of events) {
    if (event.e === 'harvested')
      for (const { field, forecast } of event.fields)
        harvest.push(...beans(forecast.food, [`field/${event.seat}/${field}`], store(event.seat)))
    else if (event.e === 'ate')
      meals.push(bean(event.seat, store(event.seat), [`farmer/${event.seat}`, `seat/${event.seat}`]))
    else if (event.e === 'vermin') losses.push(...beans(event.lost, store(event.seat), ['road', 'sky']))
    else if (event.e === 'tribute')
      tribute.push(...beans(event.paid, store(event.payer), store(event.holder)))
  }
  return [harvest, meals, losses, tribute].filter((group) => group.length > 0)
}
