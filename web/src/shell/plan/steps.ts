/** Back and forward in a plan, and the part of a line that can be played in earnest. */
import type { Move, PlanLine, Seat } from '@harvest/server/wire'

/** Whether one plays for this seat oneself. */
type Mine = (seat: Seat) => boolean

/** How many steps one goes back to: to one's own decision before, past what bots did in between. */
export function before({ at, steps }: PlanLine, mine: Mine): number {
  let to = at - 1
  while (to > 0 && !mine(steps[to]!.seat)) to--
  return Math.max(0, to)
}

/** The other way, as far as has been tried. */
export function after({ at, steps }: PlanLine, mine: Mine): number {
  let to = at + 1
  while (to < steps.length && !mine(steps[to]!.seat)) to++
  return Math.min(to, steps.length)
}

/** As many moves as fit into one command. */
const MOST = 10

/** What a seat does before anything else happens: up to the first step by which something may come to light. */
export function firstOf({ at, steps }: PlanLine, seat: Seat): PlanLine['steps'] {
  const done = steps.slice(0, Math.min(at, MOST))
  const other = done.findIndex((step) => step.seat !== seat)
  const own = other < 0 ? done : done.slice(0, other)
  const settling = own.findIndex((step) => step.settles)
  return settling < 0 ? own : own.slice(0, settling + 1)
}

/** A line that somebody kept, with what it takes to find and play it. */
export interface KeptLine {
  readonly id: string
  readonly table: string
  readonly seat: Seat
  readonly note: string
  /** From where the plan began. */
  readonly steps: readonly (readonly [Seat, Move])[]
  /** What can be played in earnest. */
  readonly first: readonly Move[]
  /** The same in words. */
  readonly said: string
}
