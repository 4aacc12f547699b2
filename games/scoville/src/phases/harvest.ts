/**
 * Harvesting: in reverse turn order each seat walks its farmer one to three steps along the paths. After each step
 * between two planted plots it takes what the two colours breed.
 */
import { enter, type IO } from '@harvest/engine'
import { STEPS } from '../data.ts'
import type { Event } from '../events.ts'
import { AHEAD, firstAhead, NO_PLOT, NO_STEP, notchOf, PLOT_A, PLOT_B, turned, WAYS_AHEAD } from '../field.ts'
import { DOUBLE_BACK, EXTRA_STEP, STEP, STOP, type HarvestMove, type Move } from '../moves.ts'
import { BRED, BRED_COLOUR, BRED_COUNT, COLOURS } from '../peppers.ts'
import { DOUBLE_BACK_TILE, EXTRA_STEP_TILE, giveTurn, type State } from '../state.ts'
import { applyPlaceFarmer } from './place-farmer.ts'
import { useTile } from './tiles.ts'

/** Whether harvesting is over before it began. */
export function beginHarvesting(s: State, io: IO<Event>): boolean {
  return harvestFrom(s, s.seats - 1, io)
}

/** SC-HAR-1: in reverse turn order, from this spot on. SC-HAR-3: the blocked are skipped. */
function harvestFrom(s: State, spot: number, io: IO<Event>): boolean {
  for (; spot >= 0; spot--) {
    giveTurn(s, spot)
    if (s.farmers[s.active] < 0) applyPlaceFarmer(s, io)
    const heading = s.farmers[s.active]
    if (canStep(s, heading) || canStep(s, turned(heading))) {
      s.path.push(notchOf(heading))
      enter(s, 'harvest', io)
      return false
    }
    io.emit({ e: 'skipped', seat: s.active, why: 'blocked' })
  }
  return true
}

/** SC-HAR-4: whether a farmer other than the active one stands on a notch. */
export function isOccupied(s: State, notch: number): boolean {
  for (let seat = 0; seat < s.seats; seat++)
    if (notchOf(s.farmers[seat]) === notch && seat !== s.active) return true
  return false
}

/** Whether the active farmer could step ahead with this heading. */
function canStep(s: State, heading: number): boolean {
  const first = firstAhead(heading)
  for (let i = first; i < first + WAYS_AHEAD; i++)
    if (AHEAD[i] !== NO_STEP && !isOccupied(s, notchOf(AHEAD[i]))) return true
  return false
}

function listSteps(s: State, heading: number, out: Move[]): void {
  const first = firstAhead(heading)
  for (let i = first; i < first + WAYS_AHEAD; i++)
    if (AHEAD[i] !== NO_STEP && !isOccupied(s, notchOf(AHEAD[i]))) out.push(STEP[notchOf(AHEAD[i])])
}

/** Steps the active farmer has taken this turn. */
export function stepsTaken(s: State): number {
  return s.path.length - 1
}

/** SC-HAR-3, SC-HAR-6: steps it may still take without another tile. */
export function stepsLeft(s: State): number {
  return STEPS + ((s.played & EXTRA_STEP_TILE) !== 0 ? 1 : 0) - stepsTaken(s)
}

function holdsTile(s: State, bit: number): boolean {
  return (s.players[s.active].tiles & bit) !== 0
}

/** SC-HAR-7: whether turning around would lead anywhere, a step being left. */
function canTurn(s: State): boolean {
  return holdsTile(s, DOUBLE_BACK_TILE) && canStep(s, turned(s.farmers[s.active]))
}

function canDoubleBack(s: State): boolean {
  return stepsTaken(s) > 0 && stepsLeft(s) > 0 && canTurn(s)
}

/** SC-HAR-6: whether one more step could follow those taken, if need be after turning around. */
function canExtraStep(s: State): boolean {
  return (
    stepsLeft(s) === 0 && holdsTile(s, EXTRA_STEP_TILE) && (canStep(s, s.farmers[s.active]) || canTurn(s))
  )
}

/** SC-HAR-3: either way at first, then ahead or not at all. */
export function listHarvest(s: State, out: Move[]): void {
  const heading = s.farmers[s.active]
  if (stepsTaken(s) === 0) {
    listSteps(s, heading, out)
    listSteps(s, turned(heading), out)
    return
  }
  if (stepsLeft(s) > 0) listSteps(s, heading, out)
  if (canDoubleBack(s)) out.push(DOUBLE_BACK)
  if (canExtraStep(s)) out.push(EXTRA_STEP)
  if (!s.mustStep) out.push(STOP)
}

/** Whether harvesting is over. */
export function applyHarvest(s: State, move: HarvestMove, io: IO<Event>): boolean {
  switch (move.do) {
    case 'step':
      step(s, move.to, io)
      return canGoOn(s) ? false : endHarvest(s, io)
    case 'doubleBack':
      useTile(s, DOUBLE_BACK_TILE, io)
      s.mustStep = true
      s.farmers[s.active] = turned(s.farmers[s.active])
      return false
    case 'extraStep':
      useTile(s, EXTRA_STEP_TILE, io)
      s.mustStep = true
      return false
    case 'stop':
      return endHarvest(s, io)
  }
}

/** Whether anything is left but to stop. */
function canGoOn(s: State): boolean {
  return stepsLeft(s) > 0 ? canStep(s, s.farmers[s.active]) || canDoubleBack(s) : canExtraStep(s)
}

/** The heading after a step to a notch; on the first step both ways are ahead. */
function headingAfter(s: State, to: number): number {
  const heading = s.farmers[s.active]
  const ahead = firstAhead(heading)
  for (let i = ahead; i < ahead + WAYS_AHEAD; i++) if (notchOf(AHEAD[i]) === to) return AHEAD[i]
  const behind = firstAhead(turned(heading))
  for (let i = behind; i < behind + WAYS_AHEAD; i++) if (notchOf(AHEAD[i]) === to) return AHEAD[i]
  throw new Error(`no step leads from ${notchOf(heading)} to ${to}`)
}

/** SC-HAR-2, SC-HAR-5 */
function step(s: State, to: number, io: IO<Event>): void {
  const seat = s.active
  const from = notchOf(s.farmers[seat])
  s.farmers[seat] = headingAfter(s, to)
  s.path.push(to)
  s.mustStep = false
  const pair = pairAt(s, to)
  if (pair >= 0 && BRED_COUNT[pair] > 0) s.players[seat].peppers[BRED_COLOUR[pair]] += BRED_COUNT[pair]
  io.emit({ e: 'stepped', seat, from, to, gains: bredAt(s, to) })
}

/** The two colours beside a notch as an entry of the breeding chart, or -1 unless both are planted (SC-HAR-5). */
export function pairAt(s: State, notch: number): number {
  const a = PLOT_A[notch]
  const b = PLOT_B[notch]
  if (a === NO_PLOT || b === NO_PLOT || s.field[a] < 0 || s.field[b] < 0) return -1
  return s.field[a] * COLOURS + s.field[b]
}

/** What a farmer finds on a notch, as letters. */
export function bredAt(s: State, notch: number): string {
  const pair = pairAt(s, notch)
  return pair < 0 ? '' : BRED[pair]
}

function endHarvest(s: State, io: IO<Event>): boolean {
  s.path.length = 0
  s.mustStep = false
  return harvestFrom(s, s.turn - 1, io)
}
