/**
 * Secret choices: opening them, asking who is still out, taking them up. While a choice is being made nothing
 * of the state changes but `sealed` of its seat.
 */
import { NO_CARD, UNDECIDED, KEEP } from './cards.ts'
import { seasonCard, type Draft, type State } from './state.ts'

/** Nothing picked yet. */
export const NOTHING = -1

/** What a seat starts choosing with in the phase the state is in. */
export function newDraft(s: State, seat: number): Draft {
  const farm = s.farms[seat]
  switch (s.phase) {
    case 'plan': {
      const picks = [seasonCard(s, farm) === NO_CARD ? KEEP : UNDECIDED, NOTHING]
      for (let i = 0; i < farm.saved.length; i++) picks.push(KEEP)
      return { done: false, picks }
    }
    case 'plant':
    case 'plantKnowing':
    case 'react':
      return { done: false, picks: [0, 0] }
    case 'place':
      return { done: false, picks: [NOTHING, NOTHING] }
    case 'replan':
      return { done: false, picks: farm.extra.map((extra) => extra.use) }
    case 'steal':
    case 'warlord':
      return { done: false, picks: nothings(s.toDecide[seat]) }
    case 'drawTwo':
      return { done: false, picks: nothings(2 * s.toDecide[seat]) }
    default:
      return { done: false, picks: [] }
  }
}

function nothings(count: number): number[] {
  const out: number[] = []
  for (let i = 0; i < count; i++) out.push(NOTHING)
  return out
}

/** Let every seat of a set choose. Returns whether there is any. */
export function openDrafts(s: State, seats: number): boolean {
  for (let seat = 0; seat < s.seats; seat++)
    if ((seats & (1 << seat)) !== 0) s.sealed[seat] = newDraft(s, seat)
  return seats !== 0
}

export function closeDrafts(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) s.sealed[seat] = null
}

/** The seats that have not finished choosing. */
export function undone(s: State): number {
  const { sealed } = s
  let out = 0
  for (let seat = 0; seat < sealed.length; seat++) {
    const draft = sealed[seat]
    if (draft !== null && !draft.done) out |= 1 << seat
  }
  return out
}

/** Let the seats that have something to decide about choose. Returns whether there is any. */
export function openDecisions(s: State): boolean {
  let seats = 0
  for (let seat = 0; seat < s.seats; seat++) if (s.toDecide[seat] > 0) seats |= 1 << seat
  return openDrafts(s, seats)
}
