/** How the coach speaks of Scoville: what a turn opens and harvests, and what is cooked and sold because of it. */
import { inWords, listed, picture, type InEvery, type Language, type Seat } from '@harvest/engine'
import { AHEAD, NO_STEP, type Move, type State } from '@harvest/scoville'
import {
  BREEDING,
  deColours,
  enColours,
  frColours,
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
import type { Deed, Telling } from '../bot.ts'

export const scovilleTelling: Telling = {
  terms: {
    en: {
      hand: ['more points made this round', 'fewer points made this round'],
      cards: [
        'closer to the recipes and market cards on show',
        'further from the recipes and market cards on show',
      ],
      peppers: ['more peppers kept for later', 'fewer peppers kept for later'],
      harvest: ['a better harvest next time', 'a poorer harvest next time'],
      order: ['a better place in the turn order', 'a worse place in the turn order'],
    },
    de: {
      hand: ['mehr Punkte in dieser Runde', 'weniger Punkte in dieser Runde'],
      cards: [
        'näher an den ausliegenden Rezepten und Marktkarten',
        'weiter weg von den ausliegenden Rezepten und Marktkarten',
      ],
      peppers: ['mehr Chilis für später', 'weniger Chilis für später'],
      harvest: ['eine bessere nächste Ernte', 'eine schlechtere nächste Ernte'],
      order: ['ein besserer Platz in der Zugreihenfolge', 'ein schlechterer Platz in der Zugreihenfolge'],
    },
    fr: {
      hand: ['plus de points dans cette manche', 'moins de points dans cette manche'],
      cards: [
        'plus près des recettes et cartes Marché visibles',
        'plus loin des recettes et cartes Marché visibles',
      ],
      peppers: ['plus de piments pour plus tard', 'moins de piments pour plus tard'],
      harvest: ['une meilleure prochaine récolte', 'une moins bonne prochaine récolte'],
      order: ['une meilleure place dans l’ordre du tour', 'une moins bonne place dans l’ordre du tour'],
    },
  },
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

const PLAQUE: Deed = {
  id: 'plaque',
  said: { en: 'a plaque', de: 'eine Plakette', fr: 'une plaque' },
}
const FIRST: Deed = {
  id: 'first',
  said: { en: 'the first spot', de: 'der erste Platz', fr: 'la première place' },
}

/** The peppers of some letters, drawn; those who hear it hear the colours: `two brown and blue`. */
function peppers(letters: string, language: Language): string {
  const { colours, times, last } = PEPPERS[language]
  const kinds = [...new Set(letters)].sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b))
  return listed(
    kinds.map((letter) => {
      const count = letters.split(letter).length - 1
      const drawn = picture('pepper', letter, colours[letter])
      return count === 1 ? drawn : `${times(inWords(count, language))} ${drawn}`
    }),
    last,
  )
}

const PEPPERS: InEvery<{
  readonly colours: { readonly [letter: string]: string }
  times(count: string): string
  readonly last: string
}> = {
  en: { colours: enColours, times: (count) => count, last: 'and' },
  de: { colours: deColours, times: (count) => `${count}mal`, last: 'und' },
  fr: { colours: frColours, times: (count) => `${count} fois`, last: 'et' },
}

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
    return opened.some((notch) => others.some((reach) => reach.has(notch))) ? [ONLY_OTHERS] : []
  const shared = mine.filter((notch) => others.some((reach) => reach.has(notch))).length
  const letters = mine.map((notch) => bredAt(t, notch)).join('')
  return [tellOpened(mine.length, shared, letters)]
}

/** So many paths, some of which others get to as well. */
function tellOpened(n: number, shared: number, letters: string): InEvery<string> {
  const isOne = n === 1
  const count = shared === n ? 'all' : shared === 0 ? 'none' : 'some'
  const some = (language: Language): string => inWords(shared, language)
  const en = {
    all: isOne ? 'others can get there too' : 'others can get to them too',
    none: 'none of the others can',
    some: `others can get to ${some('en')} of them`,
  }
  const de = {
    all: 'andere kommen auch hin',
    none: 'die anderen kommen nicht hin',
    some: `andere kommen zu ${shared === 1 ? 'einem' : some('de')} davon`,
  }
  const fr = {
    all: 'd’autres y ont accès aussi',
    none: 'les autres n’y ont pas accès',
    some: `d’autres ont accès à ${shared === 1 ? 'l’un' : some('fr')} d’entre eux`,
  }
  return {
    en: `Opens ${isOne ? 'a path' : `${inWords(n, 'en')} paths`} within reach that ${isOne ? 'brings' : 'bring'} ${peppers(letters, 'en')}; ${en[count]}.`,
    de: `Öffnet ${isOne ? 'einen Weg' : `${inWords(n, 'de')} Wege`} in Reichweite, ${isOne ? 'der' : 'die'} ${peppers(letters, 'de')} ${isOne ? 'bringt' : 'bringen'}; ${de[count]}.`,
    fr: `Ouvre ${isOne ? 'un chemin' : `${inWords(n, 'fr')} chemins`} à portée, qui ${isOne ? 'rapporte' : 'rapportent'} ${peppers(letters, 'fr')} ; ${fr[count]}.`,
  }
}

const ONLY_OTHERS: InEvery<string> = {
  en: 'Only opens paths for the others.',
  de: 'Öffnet nur den anderen Wege.',
  fr: 'N’ouvre des chemins qu’aux autres.',
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
  return [
    {
      en: `The walk brings ${peppers(letters, 'en')}.`,
      de: `Der Weg bringt ${peppers(letters, 'de')}.`,
      fr: `La marche rapporte ${peppers(letters, 'fr')}.`,
    },
  ]
}

/** What the turn makes at market and cookoff, where it is more than one thing. */
function tellTakings(s: State, t: State, seat: Seat): InEvery<string>[] {
  const [had, has] = [s.players[seat], t.players[seat]]
  const cards = has.market.length + has.recipes.length - had.market.length - had.recipes.length
  if (cards < 2) return []
  const points =
    has.market.reduce((sum, card) => sum + (had.market.includes(card) ? 0 : MARKET[card].points), 0) +
    has.recipes.reduce((sum, card) => sum + (had.recipes.includes(card) ? 0 : RECIPES[card].points), 0)
  return [
    {
      en: `The whole turn scores ${points} points.`,
      de: `Der ganze Zug bringt ${points} Punkte.`,
      fr: `Le tour entier rapporte ${points} points.`,
    },
  ]
}
