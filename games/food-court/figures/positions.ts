/** The positions that the figures show, built and not played; each could occur in a game. */
import type { Update, Viewer } from '@harvest/engine'
import { seenBy } from '@harvest/engine/testkit'
import { foodCourt } from '../src/index.ts'
import type { Move } from '../src/moves.ts'
import { cardNamed, guest, table, type KitchenPlan, type Table } from '../test/builder.ts'

export const NAMES = ['Mina', 'Paul', 'Aylin']
export const MINA = 0

/** What a viewer of a built position is told, as the runner tells it. */
export function seen({ s }: Table, who: Viewer): Update {
  const seats = s.kitchens.length
  return seenBy(who, foodCourt, seats, { decks: Array<string>(seats).fill('random') }, s)
}

function after(t: Table, ...moves: readonly Move[]): Table {
  t.play(...moves)
  return t
}

const PAUL: KitchenPlan = {
  deck: 'france',
  hand: ['Onion', 'Potato', 'Garbure', 'Ratatouille', 'Complaint'],
  prepared: ['Beef', 'Cheese'],
  dishes: [['Quiche Lorraine', 'Egg', 'Cheese']],
  queue: [guest('france', 'handLimit')],
  wins: ['Tourin'],
  vp: 9,
}
const AYLIN: KitchenPlan = {
  deck: 'turkiye',
  hand: ['Flatbread', 'Shish Kebab', 'Kofte', 'Promotion'],
  prepared: ['Lamb', 'Yoghurt', 'Bulgur'],
  queue: [guest('italy', 'cookware'), guest('turkiye', 'gain')],
  vp: 6,
}

const CENTRAL = [
  guest('italy', 'kitchenware'),
  guest('turkiye', 'handLimit'),
  guest('france', 'stripWinCard'),
  guest('italy', 'queueLimit'),
]

/** Mina's kitchen beside two others, in the middle of a game. */
function court(own: KitchenPlan, phase: 'discard' | 'act' = 'act'): Table {
  return table({ kitchens: [{ vp: 7, ...own }, PAUL, AYLIN], central: CENTRAL, round: 4, phase })
}

const italian = (name: string): number => cardNamed('italy', name)

export function discarding(): Table {
  const hand = ['Cream', 'Penne', 'Gnocchi', 'Lasagna al Forno', 'Penne al Pesto', 'Promotion', 'Tomato']
  const t = court({ deck: 'italy', hand, prepared: ['Spaghetti'] }, 'discard')
  return after(t, { do: 'discard', card: italian('Promotion') })
}

export function preparing(): Table {
  const hand = ['Penne', 'Mushroom', 'Basil', 'Penne al Pesto', 'Fusilli Caprese', 'Complaint']
  const t = court({ deck: 'italy', hand, prepared: ['Spaghetti'] })
  return after(t, { do: 'prepare', card: italian('Penne') })
}

/** A hard recipe that still lacks an ingredient. */
export function cooking(): Table {
  const hand = ['Lasagna al Forno', 'Fusilli Caprese', 'Complaint']
  const prepared = ['Lasagna Sheets', 'Penne', 'Tomato', 'Mushroom', 'Parmigiano']
  return after(
    court({ deck: 'italy', hand, prepared }),
    { do: 'cook', card: italian('Lasagna al Forno') },
    { do: 'add', card: italian('Lasagna Sheets') },
    { do: 'add', card: italian('Tomato') },
  )
}

/** A dish with all it asks for, and a kitchen that may add one thing more. */
export function adding(): Table {
  const usa = (name: string): number => cardNamed('usa', name)
  const own: KitchenPlan = {
    deck: 'usa',
    hand: ['Cornbread', 'Juicy Lucy'],
    prepared: ['Beef Patty', 'Burger Bun', 'Cheddar', 'Mustard'],
  }
  return after(
    table({ kitchens: [own, PAUL] }),
    { do: 'cook', card: usa('Juicy Lucy') },
    { do: 'add', card: usa('Beef Patty') },
    { do: 'add', card: usa('Cheddar') },
  )
}

const EASY = [
  ['Fusilli Caprese', 'Penne'],
  ['Rigatoni alla Gricia', 'Gnocchi'],
] as const

/** One dish is given out, and the others are not yet. */
export function givingOut(): Table {
  const wide = guest('italy', 'tableware')
  const t = court({
    deck: 'italy',
    dishes: [['Cacio e Pepe', 'Penne', 'Tomato'], ...EASY],
    queue: [wide, guest('turkiye', 'kitchenware')],
  })
  return after(t, { do: 'serve' }, { do: 'assign', dish: 0, customer: wide })
}

/** One hard recipe and two easy ones. */
export function boosting(): Table {
  const [two, one] = [guest('france', 'queueLimit'), guest('turkiye', 'queueLimit')]
  return after(
    court({
      deck: 'italy',
      // Without the pasta that it is named for: nothing but the levels counts here.
      dishes: [['Lasagna al Forno', 'Fettuccine', 'Cream', 'Cream'], ...EASY],
      queue: [two, one],
    }),
    { do: 'serve' },
    { do: 'assign', dish: 0, customer: two },
    { do: 'assign', dish: 1, customer: two },
    { do: 'assign', dish: 2, customer: one },
  )
}

/** A compatriot with a utensil and somebody who brings a gift. */
export function welcoming(): Table {
  const [own, gift] = [guest('italy', 'tableware'), guest('france', 'gain')]
  return after(
    court({
      deck: 'italy',
      dishes: [EASY[1], ['Cacio e Pepe', 'Penne', 'Tomato']],
      queue: [own, gift],
    }),
    { do: 'serve' },
    { do: 'assign', dish: 0, customer: own },
    { do: 'assign', dish: 1, customer: gift },
  )
}

export function attracting(): Table {
  return court({
    deck: 'italy',
    hand: ['Cream', 'Penne al Pesto'],
    prepared: ['Penne', 'Tomato'],
    dishes: [EASY[0]],
    queue: [guest('france', 'cookware')],
  })
}

/** A Promotion is played, and its own customer chosen. */
export function swapping(): Table {
  const given = guest('france', 'kitchenware')
  const t = court({ deck: 'italy', hand: ['Promotion'], queue: [given, guest('italy', 'gain')] })
  return after(t, { do: 'promotion' }, { do: 'offer', customer: given })
}

/** A serving from which one of two pastas may be kept. */
export function tracking(): Table {
  const two = guest('italy', 'tableware')
  return after(
    court({
      deck: 'italy',
      dishes: [
        ['Penne al Pesto', 'Penne', 'Tomato'],
        ['Spaghetti Carbonara', 'Spaghetti', 'Cream'],
      ],
      queue: [two],
      wins: ['Fettuccine'],
    }),
    { do: 'serve' },
    { do: 'assign', dish: 0, customer: two },
    { do: 'assign', dish: 1, customer: two },
    { do: 'finish' },
  )
}

/** Mina has 40 points; Paul and Aylin still have their turns. */
export function closing(): Table {
  const two = guest('italy', 'tableware')
  return after(
    court({ deck: 'italy', dishes: [EASY[0], EASY[1]], queue: [two], vp: 36 }),
    { do: 'serve' },
    { do: 'assign', dish: 0, customer: two },
    { do: 'assign', dish: 1, customer: two },
    { do: 'finish' },
    { do: 'end' },
  )
}
