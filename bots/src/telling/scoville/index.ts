/** How the coach speaks of Scoville: what a turn opens and harvests, and what is cooked and sold because of it. */
import { complete, inEvery, type InEvery, type Seat } from '@harvest/engine'
import { AHEAD, NO_STEP, type Move, type State } from '@harvest/scoville'
import {
  BREEDING,
  LETTERS,
  MARKET,
  NO_PLOT,
  NOTCHES,
  PLOT_A,
  PLOT_B,
  RECIPES,
  STAR,
  STEPS,
} from '@harvest/scoville/public'
import type { Deed, Telling } from '../../bot.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { ScovilleTelling } from './words.ts'

const WORDS: InEvery<ScovilleTelling> = { en, de, fr: complete(en, fr) }

export const scovilleTelling: Telling = {
  terms: inEvery((language) => WORDS[language].terms),
  facts(before, after, seat) {
    const [s, t] = [before as unknown as State, after as unknown as State]
    switch (s.phase) {
      case 'plantPepper':
      case 'plantPlot':
      case 'plantMore':
        return tellPaths(s, t, seat)
      case 'harvest':
        return tellHarvest(s, t, seat)
      case 'fulfil':
      case 'giveChoice':
        return tellTakings(s, t, seat)
      default:
        return []
    }
  },
  deeds(before, after, seat) {
    const [s, t] = [before as unknown as State, after as unknown as State]
    const [had, has] = [s.players[seat], t.players[seat]]
    const taken = (list: readonly number[], old: readonly number[], kind: 'cook' | 'market'): Deed[] =>
      list
        .filter((card) => !old.includes(card))
        .map((card) => ({ id: `${kind}:${card}`, said: { do: kind, card } as Move }))
    return [
      ...taken(has.recipes, had.recipes, 'cook'),
      ...taken(has.market, had.market, 'market'),
      ...(has.plaques.length > had.plaques.length ? [PLAQUE] : []),
      ...(s.phase === 'bid' && t.order[0] === seat ? [FIRST] : []),
    ]
  },
}

const PLAQUE: Deed = { id: 'plaque', said: inEvery((language) => WORDS[language].plaque) }
const FIRST: Deed = { id: 'first', said: inEvery((language) => WORDS[language].first) }

/** Paths that have something to harvest now and had nothing before, as far as one's farmer gets. */
function tellPaths(s: State, t: State, seat: Seat): InEvery<string>[] {
  const opened = Array.from({ length: NOTCHES }, (_, notch) => notch).filter(
    (notch) => bredAt(s, notch) === '' && bredAt(t, notch) !== '',
  )
  if (opened.length === 0) return []
  const own = within(t, seat)
  const mine = opened.filter((notch) => own.has(notch))
  const others = t.farmers
    .map((_, other) => other)
    .filter((other) => other !== seat)
    .map((other) => within(t, other))
  if (mine.length === 0)
    return opened.some((notch) => others.some((reach) => reach.has(notch)))
      ? [inEvery((language) => WORDS[language].onlyOthers)]
      : []
  const shared = mine.filter((notch) => others.some((reach) => reach.has(notch))).length
  const letters = mine.map((notch) => bredAt(t, notch)).join('')
  return [inEvery((language) => WORDS[language].opened(mine.length, shared, letters))]
}

function bredAt(s: State, notch: number): string {
  const [a, b] = [PLOT_A[notch], PLOT_B[notch]]
  if (a === NO_PLOT || b === NO_PLOT || s.field[a] < 0 || s.field[b] < 0) return ''
  return BREEDING[s.field[a]][s.field[b]]
}

/** The notches a farmer gets to in one walk. */
function within(s: State, seat: Seat): Set<number> {
  const reach = new Set<number>()
  const blocked = new Set(
    s.farmers.filter((heading, other) => other !== seat && heading >= 0).map((heading) => heading >> 1),
  )
  const walk = (heading: number, steps: number): void => {
    for (let i = heading * 3; i < heading * 3 + 3; i++) {
      const to = AHEAD[i]
      if (to === NO_STEP || blocked.has(to >> 1)) continue
      reach.add(to >> 1)
      if (steps > 1) walk(to, steps - 1)
    }
  }
  const heading = s.farmers[seat] < 0 ? STAR * 2 : s.farmers[seat]
  walk(heading, STEPS)
  walk(heading ^ 1, STEPS)
  return reach
}

function tellHarvest(s: State, t: State, seat: Seat): InEvery<string>[] {
  const letters = [...LETTERS]
    .map((letter, colour) =>
      letter.repeat(Math.max(0, t.players[seat].peppers[colour] - s.players[seat].peppers[colour])),
    )
    .join('')
  if (letters === '') return []
  return [inEvery((language) => WORDS[language].harvest(letters))]
}

/** What the turn makes at market and cookoff, where it is more than one thing. */
function tellTakings(s: State, t: State, seat: Seat): InEvery<string>[] {
  const [had, has] = [s.players[seat], t.players[seat]]
  const cards = has.market.length + has.recipes.length - had.market.length - had.recipes.length
  if (cards < 2) return []
  const points =
    has.market.reduce((sum, card) => sum + (had.market.includes(card) ? 0 : MARKET[card].points), 0) +
    has.recipes.reduce((sum, card) => sum + (had.recipes.includes(card) ? 0 : RECIPES[card].points), 0)
  return [inEvery((language) => WORDS[language].takings(points))]
}
