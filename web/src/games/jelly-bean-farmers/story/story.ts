/** What happened in a season as a scene: beats in the order of resolution. */
import { SEASONS, type Event, type SeasonName } from '@harvest/jelly-bean-farmers/public'

/** Planting, climate, planting by those who waited for it, the five steps of actions, and what the harvest brings. */
export const STEPS = [
  'plant',
  'climate',
  'react',
  'a',
  'b',
  'c',
  'd',
  'e',
  'harvest',
  'eat',
  'vermin',
  'tribute',
] as const
export type Step = (typeof STEPS)[number]

/** Things that are shown together. */
export interface Beat {
  readonly step: Step
  readonly events: readonly Event[]
}

const STEP_OF: { readonly [e in Event['e']]: Step | null } = {
  farmsLaid: null,
  year: null,
  season: null,
  stamp: null,
  out: null,
  reshuffled: null,
  drew: null,
  placed: null,
  seeded: 'plant',
  waits: 'plant',
  climate: 'climate',
  destroyed: 'climate',
  thief: 'a',
  showed: 'a',
  stealsClash: 'a',
  stole: 'a',
  stealSwapped: 'a',
  drawTwo: 'b',
  face: 'c',
  discarded: 'c',
  coyote: 'c',
  perennialsEaten: 'c',
  killed: 'c',
  looked: 'c',
  attacked: 'd',
  back: 'e',
  harvested: 'harvest',
  ate: 'eat',
  vermin: 'vermin',
  contractEnded: 'tribute',
  tribute: 'tribute',
  ended: null,
}

function stepOf(event: Event): Step | null {
  // Warlords are laid with the other faces, but what becomes of them is a step of its own.
  const isWarlord = (event.e === 'face' || event.e === 'discarded') && event.card === 'warlord'
  return isWarlord && !(event.e === 'discarded' && event.why === 'chosen') ? 'd' : STEP_OF[event.e]
}

/** Several of these in a row happen at the same time. */
const TOGETHER: readonly Event['e'][] = [
  'seeded',
  'waits',
  'showed',
  'face',
  'discarded',
  'back',
  'harvested',
  'ate',
  'vermin',
  'tribute',
]

/** Events as beats, each step in one piece. */
export function listBeats(events: readonly Event[]): Beat[] {
  const steps = new Map<Step, Event[][]>()
  let isClimateOpen = false
  for (const event of events) {
    const told = stepOf(event)
    if (told === null) continue
    isClimateOpen ||= told === 'climate'
    const step = told === 'plant' && isClimateOpen ? 'react' : told
    const beats = steps.get(step) ?? []
    steps.set(step, beats)
    const last = beats.at(-1)
    if (last && TOGETHER.includes(event.e) && TOGETHER.includes(last[0].e)) last.push(event)
    else beats.push([event])
  }
  return STEPS.flatMap((step) => (steps.get(step) ?? []).map((beat) => ({ step, events: beat })))
}

export const isTold = (event: Event): boolean => stepOf(event) !== null

const BEFORE_ACTIONS: readonly (Step | null)[] = [null, 'plant', 'climate', 'react']

/** Whether secret plans were opened or carried out, which is worth a scene. */
export function isReveal(events: readonly Event[]): boolean {
  return events.some((event) => !BEFORE_ACTIONS.includes(stepOf(event)))
}

/** An event with the position it led to. */
export interface Line {
  readonly at: number
  readonly event: Event
}

export interface Season {
  readonly year: number
  readonly season: SeasonName
  readonly lines: readonly Line[]
}

export const NO_SEASON: Season = { year: 1, season: 'spring', lines: [] }

/** What is to be told of the season that a position is in, or of the one before while that has nothing to tell. */
export function seasonAt(log: readonly { at: number; events: readonly Event[] }[], at: number): Season {
  let year = 1
  let last = NO_SEASON
  let now = { ...NO_SEASON, lines: [] as Line[] }
  for (const step of log) {
    if (step.at > at) break
    for (const event of step.events)
      if (event.e === 'year') year = event.year
      else if (event.e === 'season') {
        if (now.lines.length > 0) last = now
        now = { year, season: SEASONS[event.season], lines: [] }
      } else if (isTold(event)) now.lines.push({ at: step.at, event })
  }
  return now.lines.length > 0 ? now : last
}

/** The seat in whose column an event is told. */
export function seatOf(event: Event): number | null {
  if ('seat' in event) return event.seat
  if ('farm' in event) return event.farm
  return 'payer' in event ? event.payer : null
}
