/** The positions that the figures show, built and not played; each could occur in a game. */
import type { Update, Viewer } from '@harvest/engine'
import { seenBy } from '@harvest/engine/testkit'
import type { Tile } from '../src/data.ts'
import { scoville, type Move } from '../src/index.ts'
import { around, between, edge, plant, startMatch, table, take, type Table } from '../test/builder.ts'

export const NAMES = ['Greg', 'Ruth', 'Yuri', 'Ines']
export const GREG = 0
export const RUTH = 1
const YURI = 2
const INES = 3

/** What a viewer of a built position is told, as the runner tells it. */
export function seen({ s }: Table, who: Viewer): Update {
  const options = { shortDisplay: s.shortDisplay, openScreens: s.openScreens }
  return seenBy(who, scoville, s.seats, options, s)
}

/** A game for three that was just dealt. */
export function dealt(): Update {
  return startMatch(3, {}, 7).update('watcher', [])
}

export function step(a: string, b: string): Move {
  return { do: 'step', to: between(a, b) }
}

export function choosingSpots(): Table {
  const farmers = [between('E4', 'E5'), between('F4', 'G4'), between('E3', 'E4')]
  const bids = table({
    begin: 'bid',
    round: 3,
    order: [RUTH, YURI, GREG],
    players: farmers.map((farmer) => ({ farmer })),
  }).bid(7, 5, 5)
  return bids.play({ do: 'spot', spot: 3 })
}

/** The first round: the others have planted, and it is Ruth's turn. */
export function planting(): Table {
  return table({
    begin: 'plant',
    order: [GREG, YURI, INES, RUTH],
    players: [
      { peppers: 'R', tiles: [] },
      { peppers: 'RG', tiles: [] },
      { peppers: 'B', tiles: [] },
      { peppers: 'O', tiles: [] },
    ],
  }).play(take('R'), plant('G4'), take('B'), plant('E3'), take('O'), plant('F5'), { do: 'takePlaque' })
}

/** Some rounds later Ruth has planted the first brown pepper. */
export function plantingBrown(): Table {
  return table({
    begin: 'plant',
    round: 3,
    order: [RUTH, INES, GREG, YURI],
    field: { E3: 'B', E4: 'R', F4: 'Y', G4: 'R', F5: 'O', E5: 'Y' },
    players: [
      { farmer: between('D4', 'E4') },
      { farmer: between('F4', 'G4'), peppers: 'RN' },
      { farmer: between('E5', 'F5') },
      { farmer: between('G4', 'G5') },
    ],
  }).play(take('N'), plant('F3'))
}

/** Greg harvests first; the others stand out of the way. */
export function harvesting(from: number, held: readonly Tile[] = []): Table {
  return table({
    begin: 'harvest',
    round: 4,
    order: [RUTH, YURI, GREG],
    field: { D3: 'B', G3: 'O', H3: 'O', D4: 'Y', E4: 'R', F4: 'Y', G4: 'P', D5: 'G', E5: 'B', F5: 'R' },
    players: [
      { farmer: from, tiles: held },
      { farmer: between('J6', 'J7') },
      { farmer: between('A6', 'A7') },
    ],
  })
}

/** Every way out of the corner is taken, so that Yuri is skipped and Ines is next. */
export function hemmedIn(): Table {
  const [greg, ruth, ines] = around(edge('A1'))
  return table({
    begin: 'harvest',
    round: 9,
    order: [GREG, RUTH, INES, YURI],
    field: {
      A1: 'G',
      B1: 'R',
      C1: 'Y',
      A2: 'O',
      B2: 'B',
      C2: 'R',
      D2: 'Y',
      D3: 'R',
      D4: 'B',
      E4: 'R',
      F4: 'Y',
    },
    players: [{ farmer: greg }, { farmer: ruth }, { farmer: edge('A1') }, { farmer: ines }],
  })
}

/** Ruth has something for the market, for the cookoff and to sell. */
export function fulfilling(): Table {
  return table({
    begin: 'fulfil',
    round: 5,
    order: [RUTH, GREG, YURI],
    field: { E3: 'B', E4: 'R', F4: 'Y', G4: 'Y', F5: 'O', G5: 'Y', H4: 'R', G3: 'Y' },
    market: [1, 6, 9, 12, 16, 21],
    recipes: [0, 2, 5, 6, 9, 11, 14, 17, 21, 24],
    players: [
      { farmer: between('E4', 'E5'), market: [0, 7], recipes: [1] },
      { farmer: between('F4', 'G4'), peppers: 'RYYYGO', coins: 6, market: [2] },
      { farmer: between('E3', 'E4'), recipes: [3] },
    ],
  })
}

/** Late in the afternoon: two market cards and three recipes are left for three players, who all end their turns. */
export function lateAfternoon(last?: 'marketShortInAfternoon'): Table {
  const late = table({
    begin: 'fulfil',
    round: 11,
    time: 'afternoon',
    last,
    order: [YURI, RUTH, GREG],
    market: [30, 43],
    recipes: [15, 22, 26],
    players: [
      {
        farmer: between('E4', 'E5'),
        market: [37, 39],
        recipes: [10, 16],
        plaques: [4, 5],
        tiles: ['doubleBack'],
        coins: 17,
      },
      {
        farmer: between('F4', 'G4'),
        market: [6, 24, 25, 35],
        recipes: [0, 3, 9],
        plaques: [9],
        tiles: ['extraStep'],
        coins: 8,
      },
      {
        farmer: between('E3', 'E4'),
        market: [0, 31, 32],
        recipes: [1, 2, 6, 11],
        tiles: ['extraPepper', 'extraStep'],
        coins: 4,
      },
    ],
  })
  late.s.plaques = [2, 0, 1, 0, 1]
  return late.play({ do: 'end' }, { do: 'end' }, { do: 'end' })
}

/** Greg has taken two steps to the left and has one to go. */
export function twoSteps(held: readonly Tile[] = []): Table {
  return harvesting(between('G4', 'G5'), held).play(step('F4', 'F5'), step('E4', 'E5'))
}
