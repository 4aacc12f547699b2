/**
 * States of older versions as states of today, for tables that are being played.
 *
 * Version 1 kept secret choices, plans and what was still to be decided as bare lists of numbers whose meaning
 * changed from phase to phase.
 *
 * Version 2 kept them as today. Its contracts stand as they were made, and so does the target of a Warlord that was
 * chosen before version 3 forbade it.
 *
 * Up to version 3 there was one box of cards, and a state didn't say which. A game goes on with the cards it was dealt
 * from.
 */
import { NOTHING } from './draft.ts'
import { clone, type Choice, type Draft, type Farm, type Plan, type State } from './state.ts'

interface Draft1 {
  readonly done: boolean
  readonly picks: readonly number[]
}

type Farm1 = Omit<Farm, 'plan' | 'steals' | 'drawTwos' | 'warlords'> & { readonly plan: readonly number[] }

type State3 = Omit<State, 'box'>

type State1 = Omit<State3, 'sealed' | 'farms'> & {
  readonly sealed: readonly (Draft1 | null)[]
  readonly farms: readonly Farm1[]
  /** By seat: Steals, then Draw Twos, then Warlords. */
  readonly toDecide: readonly number[]
}

const BOX_UP_TO_3 = 0

/** Stood for no victim and for no payer. */
const DECLINED_1 = 9

export function upgrade(old: unknown, from: number): State {
  if (from > 3) return old as State
  const s = from > 1 ? (old as State3) : from1(old as State1)
  // `clone` gives all keys the order that every other state has them in.
  return clone({ ...s, box: BOX_UP_TO_3 })
}

function from1({ toDecide, ...s }: State1): State3 {
  return {
    ...s,
    sealed: s.sealed.map((draft) => (draft === null ? null : draftFrom1(s.phase, draft))),
    farms: s.farms.map((farm, seat) => ({
      ...farm,
      plan: planFrom1(farm.plan),
      steals: s.phase === 'steal' ? toDecide[seat] : 0,
      drawTwos: s.phase === 'drawTwo' ? toDecide[seat] : 0,
      warlords: s.phase === 'assassinate' || s.phase === 'warlord' ? toDecide[seat] : 0,
    })),
  }
}

function planFrom1(plan: readonly number[]): Plan | null {
  if (plan.length === 0) return null
  const [season, fire, ...saved] = plan
  return { season, fire, saved }
}

function draftFrom1(phase: State['phase'], { done, picks }: Draft1): Draft {
  return { done, choice: choiceFrom1(phase, picks) }
}

function choiceFrom1(phase: State['phase'], picks: readonly number[]): Choice {
  const [first, second, ...rest] = picks
  switch (phase) {
    case 'keep':
      return { about: 'keep', kept: picks.slice() }
    case 'place':
      return { about: 'place', spring: first, summer: second }
    case 'plant':
    case 'plantKnowing':
    case 'react':
      return { about: 'seed', fields: first, waits: second === 1 }
    case 'plan':
      return { about: 'plan', season: first, firePosition: second, saved: rest }
    case 'steal':
      return { about: 'steal', victims: targetsFrom1(picks) }
    case 'replan':
      return { about: 'replan', uses: picks.slice() }
    case 'drawTwo':
      return { about: 'drawTwo', picked: pickedFrom1(picks) }
    case 'warlord':
      return { about: 'warlord', payers: targetsFrom1(picks) }
    default:
      throw new Error(`nothing is chosen in secret in ${phase}`)
  }
}

function targetsFrom1(picks: readonly number[]): (number | null)[] {
  return picks.filter((pick) => pick !== NOTHING).map((pick) => (pick === DECLINED_1 ? null : pick))
}

/** Position and use in turn. */
function pickedFrom1(picks: readonly number[]): { position: number; use: number }[] {
  const out: { position: number; use: number }[] = []
  for (let i = 0; i < picks.length; i += 2)
    if (picks[i] !== NOTHING) out.push({ position: picks[i], use: picks[i + 1] })
  return out
}
