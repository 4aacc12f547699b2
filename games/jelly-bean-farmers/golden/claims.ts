/** What a golden game may say that it shows, beside its ending and tie-break, and how to see whether it does. */
import type { Event } from '../src/public.ts'

/** A step of a game: what happened in it, and the phase it led to. */
export interface Shown {
  readonly events: readonly Event[]
  readonly phase: string
}

type Kind = Event['e']
type Of<K extends Kind> = Extract<Event, { e: K }>

const is =
  <K extends Kind>(kind: K) =>
  (event: Event): event is Of<K> =>
    event.e === kind

function some<K extends Kind>(kind: K, holds: (event: Of<K>) => boolean = () => true) {
  return (game: readonly Shown[]): boolean =>
    game.some((step) => step.events.filter(is(kind)).some((event) => holds(event)))
}

/** The seats whose Steals were opened together, for each time that happened. */
function thieves(game: readonly Shown[]): number[][] {
  return game
    .map((step) => step.events.filter(is('thief')).filter(({ from }) => from !== 'extra'))
    .map((events) => [...new Set(events.map(({ seat }) => seat))])
    .filter((seats) => seats.length > 0)
}

/** Two thieves that then steal, this many seats apart. */
function twoThieves(apart: readonly number[]) {
  return (game: readonly Shown[]): boolean =>
    game.some(({ events, phase }) => {
      const [seats] = thieves([{ events, phase }])
      return seats?.length === 2 && phase === 'steal' && apart.includes(seats[1] - seats[0])
    })
}

/** The events of each season, one list after another. */
function seasons(game: readonly Shown[]): Event[][] {
  const out: Event[][] = [[]]
  for (const { events } of game)
    for (const event of events)
      if (event.e === 'season') out.push([event])
      else out.at(-1)!.push(event)
  return out
}

/** A farm on which Cats, a Perennial and Rabbits are laid in the season of a Coyote. */
function coyoteSeason(game: readonly Shown[]): boolean {
  return seasons(game).some((events) => {
    const faces = events.filter(is('face'))
    return events
      .filter(is('coyote'))
      .some(
        ({ farm }) =>
          faces.some(({ card, seat }) => card === 'cats' && seat === farm) &&
          faces.some(({ card, seat }) => card === 'perennial' && seat === farm) &&
          faces.some(({ card, on }) => card === 'rabbits' && on === farm),
      )
  })
}

/** Fire as the card of the year, and somebody who lays a card for it in both seasons. */
function fireYear(game: readonly Shown[]): boolean {
  const list = seasons(game)
  const laid = (events: readonly Event[]): number[] =>
    events
      .filter(is('back'))
      .filter(({ from }) => from === 'fire')
      .map(({ seat }) => seat)
  return list.some((spring, i) => {
    const year = spring.filter(is('climate')).some(({ card, of }) => card === 'fire' && of === 'year')
    return year && laid(spring).some((seat) => laid(list[i + 1] ?? []).includes(seat))
  })
}

function fireSeason(game: readonly Shown[]): boolean {
  return seasons(game).some(
    (events) =>
      events.filter(is('climate')).some(({ card, of }) => card === 'fire' && of === 'season') &&
      events.filter(is('back')).some(({ from }) => from === 'fire'),
  )
}

export const CLAIMS: { readonly [claim: string]: (game: readonly Shown[]) => boolean } = {
  'use:face': some('face', ({ from }) => from === 'season'),
  'use:discard': some('discarded', ({ why }) => why === 'chosen'),
  'back:field': some('back', ({ as, from, whole }) => as === 'field' && from === 'season' && whole),
  'back:silo': some('back', ({ as, from, whole }) => as === 'silo' && from === 'season' && whole),
  'back:man': some('back', ({ as, from }) => as === 'man' && from === 'season'),
  'back:save': some('back', ({ as, from }) => as === 'save' && from === 'season'),
  'saved:face': some('face', ({ from }) => from === 'saved'),
  'saved:back': some('back', ({ from }) => from === 'saved'),
  'plant:groups': (game) => game.some(({ phase }) => phase === 'plantKnowing'),
  'plant:reactive': (game) => game.some(({ phase }) => phase === 'react'),
  'steal:one': (game) =>
    game.some(({ events }) => thieves([{ events, phase: '' }])[0]?.length === 1) &&
    some('stole', ({ back }) => !back)(game),
  'steal:declined': some('stealSwapped'),
  'steal:back': some('stole', ({ back }) => back),
  'steal:adjacent': twoThieves([1, 3]),
  'steal:opposite': twoThieves([2]),
  'steal:three': (game) => thieves(game).some((seats) => seats.length === 3),
  'steal:clash': some('stealsClash', ({ seats }) => seats.length === 2),
  'steal:drawTwo': (game) =>
    seasons(game).some((events) => events.some(is('thief')) && events.some(is('drawTwo'))),
  drawTwo: some('drawTwo'),
  'drawTwo:again': some('drawTwo', ({ from }) => from === 'extra'),
  'coyote:season': coyoteSeason,
  assassins: (game) => game.some(({ events, phase }) => phase === 'assassinate' && events.some(is('killed'))),
  'contract:made': some('attacked', ({ tribute }) => tribute > 0),
  'contract:paid': some('tribute', ({ paid, owed }) => paid === owed),
  'contract:short': some('tribute', ({ paid, owed }) => paid < owed),
  'contract:strength': some('contractEnded', ({ why }) => why === 'strength'),
  'contract:stamps': some('contractEnded', ({ why }) => why === 'stamps'),
  'contract:out': some('contractEnded', ({ why }) => why === 'out'),
  'fire:season': fireSeason,
  'fire:year': fireYear,
  stamps: some('stamp'),
  out: some('out'),
  reshuffled: some('reshuffled'),
}
