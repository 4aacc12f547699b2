/** What flies where for each event. Places are anchors: the field's plots and notches, cards, panels and the tray. */
import {
  AUCTION,
  MARKET,
  PLAQUE_STACKS,
  RECIPES,
  STAR,
  type Event,
  type View,
} from '@harvest/scoville/public'
import type { Flight, FlightGroup } from '../types.ts'

/** Where a player is drawn: the panel, or the turn order track where there is no room for panels. */
const person = (seat: number): readonly string[] => [`panel/${seat}`, `seat/${seat}`]

/** Where a player keeps something: in the tray if it is one's own, otherwise wherever the player is drawn. */
function home(view: View, seat: number, thing: string): readonly string[] {
  return view.me === seat ? [`tray/${thing}`, ...person(seat)] : person(seat)
}

function peppers(
  view: View,
  seat: number,
  letters: string,
  place: readonly string[],
  gain: boolean,
): Flight[] {
  return [...letters].map((id) => {
    const own = home(view, seat, id)
    return { kind: 'pepper', id, from: gain ? place : own, to: gain ? own : place }
  })
}

const gain = (view: View, seat: number, letters: string, ...from: string[]) =>
  peppers(view, seat, letters, from, true)
const pay = (view: View, seat: number, letters: string, ...to: string[]) =>
  peppers(view, seat, letters, to, false)

/** A handful of coins stands for any sum. */
function coins(view: View, seat: number, sum: number, place: readonly string[], gained: boolean): Flight[] {
  const own = home(view, seat, 'coins')
  const coin: Flight = {
    kind: 'coin',
    id: '',
    from: gained ? place : own,
    to: gained ? own : place,
    size: 22,
  }
  return Array.from({ length: Math.min(3, sum) }, () => coin)
}

const farmer = (seat: number) => ({ kind: 'farmer', id: String(seat), lift: `farmer/${seat}`, stay: true })

export function flights(event: Event, before: View): readonly FlightGroup[] {
  switch (event.e) {
    case 'bids':
      return [event.bids.flatMap((bid, seat) => coins(before, seat, bid, ['place/order'], false))]
    case 'spot':
      return [
        [
          {
            ...farmer(event.seat),
            from: person(event.seat),
            to: [`spot/${event.spot - 1}`],
            lift: undefined,
          },
        ],
      ]
    case 'claimed':
      return [gain(before, event.seat, AUCTION[event.card].peppers, `auction/${event.card}`, 'place/auction')]
    case 'planted':
      return [
        pay(before, event.seat, event.pepper, `plot/${event.plot}`).map((flight) => ({
          ...flight,
          stay: true,
        })),
      ]
    case 'plaque': {
      const stack = PLAQUE_STACKS.findIndex((all) => all.includes(event.plaque))
      const to = home(before, event.seat, 'plaques')
      return [[{ kind: 'plaque', id: String(event.plaque), from: [`hall/${stack}`], to }]]
    }
    case 'tile':
      return [
        [
          {
            kind: 'tile',
            id: event.tile,
            from: home(before, event.seat, event.tile),
            to: [`panel/${event.seat}`],
          },
        ],
      ]
    case 'placed':
      return [[{ ...farmer(event.seat), from: person(event.seat), to: [`notch/${STAR}`], size: 'place' }]]
    case 'stepped': {
      const walk: Flight = {
        ...farmer(event.seat),
        from: [`notch/${event.from}`],
        to: [`notch/${event.to}`],
        size: 'place',
      }
      return [[walk], gain(before, event.seat, event.gains, `notch/${event.to}`)]
    }
    case 'market': {
      const { wants, gives, coins: sum } = MARKET[event.card]
      const place = [`market/${event.card}`, 'place/market']
      return [
        pay(before, event.seat, wants, ...place),
        [...gain(before, event.seat, gives, ...place), ...coins(before, event.seat, sum, place, true)],
      ]
    }
    case 'chose':
      return [gain(before, event.seat, event.pepper, 'place/market')]
    case 'cooked': {
      const place = [`recipe/${event.card}`, 'place/cookoff']
      return [
        pay(before, event.seat, RECIPES[event.card].needs, ...place),
        [{ kind: 'recipe', id: String(event.card), from: place, to: home(before, event.seat, 'cards') }],
      ]
    }
    case 'sold':
      return [
        pay(before, event.seat, event.pepper.repeat(event.count), 'place/market'),
        coins(before, event.seat, event.coins, ['place/market'], true),
      ]
    default:
      return []
  }
}
