/**
 * Secret choices: opening them, asking who is still out, taking them up. While a choice is being made nothing
 * of the state changes but `sealed` of its seat.
 */
import { NO_CARD, UNDECIDED, KEEP } from './cards.ts'
import { seasonCard, type Choice, type Draft, type Farm, type PlanChoice, type State } from './state.ts'

/** In place of a position in hand: nothing picked yet. */
export const NOTHING = -1

/** What a seat starts choosing with in the phase the state is in. */
export function newDraft(s: State, seat: number): Draft {
  return { done: false, choice: newChoice(s, seat) }
}

function newChoice(s: State, seat: number): Choice {
  switch (s.phase) {
    case 'keep':
      return { about: 'keep', kept: [] }
    case 'place':
      return { about: 'place', spring: NOTHING, summer: NOTHING }
    case 'plant':
    case 'plantKnowing':
    case 'react':
      return { about: 'seed', fields: 0, waits: false }
    case 'plan':
      return newPlan(s, seat)
    case 'steal':
      return { about: 'steal', victims: [] }
    case 'replan':
      return { about: 'replan', uses: s.farms[seat].extra.map((extra) => extra.use) }
    case 'drawTwo':
      return { about: 'drawTwo', picked: [] }
    case 'warlord':
      return { about: 'warlord', payers: [] }
    default:
      throw new Error(`nothing is chosen in secret in ${s.phase}`)
  }
}

function newPlan(s: State, seat: number): PlanChoice {
  const farm = s.farms[seat]
  const saved: number[] = []
  for (let i = 0; i < farm.saved.length; i++) saved.push(KEEP)
  const season = seasonCard(s, farm) === NO_CARD ? KEEP : UNDECIDED
  return { about: 'plan', season, firePosition: NOTHING, saved }
}

/** What a seat has chosen so far; the phase says what about. */
export function choiceOf<A extends Choice['about']>(
  s: State,
  seat: number,
  about: A,
): Extract<Choice, { about: A }> {
  const draft = s.sealed[seat]
  if (draft === null || draft.choice.about !== about)
    throw new Error(`seat ${seat} is not choosing: ${about} in ${s.phase}`)
  return draft.choice as Extract<Choice, { about: A }>
}

/** Say whether a seat has finished choosing. */
export function setDone(s: State, seat: number, done: boolean): void {
  s.sealed[seat]!.done = done
}

/** Let every seat of a set choose. Returns whether there is any. */
export function openDrafts(s: State, seats: number): boolean {
  for (let seat = 0; seat < s.seats; seat++)
    if ((seats & (1 << seat)) !== 0) s.sealed[seat] = newDraft(s, seat)
  return seats !== 0
}

/** Let the farms choose that have something to choose about. */
export function openDraftsOf(s: State, isAsked: (farm: Farm) => boolean): void {
  let seats = 0
  for (let seat = 0; seat < s.seats; seat++) if (isAsked(s.farms[seat])) seats |= 1 << seat
  openDrafts(s, seats)
}

export function closeDrafts(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) s.sealed[seat] = null
}
