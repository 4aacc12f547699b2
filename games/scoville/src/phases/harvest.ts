/**
 * Harvesting: in reverse turn order each seat walks its farmer one to three steps along the paths. After each step
 * between two planted plots it takes what the two colours breed.
 */
import type { IO } from '@harvest/engine'
import { STEPS } from '../data.ts'
import type { Event } from '../events.ts'
import { AHEAD, NO_PLOT, NO_STEP, PLOT_A, PLOT_B } from '../field.ts'
import { DOUBLE_BACK, EXTRA_STEP, STEP, STOP, type HarvestMove, type Move } from '../moves.ts'
import { BRED, BRED_COLOUR, BRED_COUNT, COLOURS } from '../peppers.ts'
import { DOUBLE_BACK_TILE, enter, EXTRA_STEP_TILE, giveTurn, type State } from '../state.ts'
import { applyPlaceFarmer } from './place-farmer.ts'
import { useTile } from './tiles.ts'

/** Whether harvesting is over before it began. */
export function startHarvesting(s: State, io: IO<Event>): boolean {
  return harvestFrom(s, s.seats - 1, io)
}

function harvestFrom(s: State, spot: number, io: IO<Event>): boolean {
  for (; spot >= 0; spot--) {
    giveTurn(s, spot)
    if (s.farmers[s.active] < 0) applyPlaceFarmer(s, io)
    const heading = s.farmers[s.active]
    if (canStep(s, heading) || canStep(s, heading ^ 1)) {
      s.path.push(heading >> 1)
      enter(s, 'harvest', io)
      return false
    }
    io.emit({ e: 'skipped', seat: s.active, why: 'blocked' })
  }
  return true
}

/** Whether a farmer other than the active one stands on a notch. */
export function isOccupied(s: State, notch: number): boolean {
  for (let seat = 0; seat < s.seats; seat++)
    if (s.farmers[seat] >> 1 === notch && seat !== s.active) return true
  return false
}

/** Whether the active farmer could step ahead with this heading. */
function canStep(s: State, heading: number): boolean {
  for (let i = heading * 3; i < heading * 3 + 3; i++)
    if (AHEAD[i] !== NO_STEP && !isOccupied(s, AHEAD[i] >> 1)) return true
  return false
}

function listSteps(s: State, heading: number, out: Move[]): void {
  for (let i = heading * 3; i < heading * 3 + 3; i++)
    if (AHEAD[i] !== NO_STEP && !isOccupied(s, AHEAD[i] >> 1)) out.push(STEP[AHEAD[i] >> 1])
}

/** Steps the active farmer has taken this turn. */
export function stepsTaken(s: State): number {
  return s.path.length - 1
}

/** Steps it may still take without another tile. */
export function stepsLeft(s: State): number {
  return STEPS + ((s.played & EXTRA_STEP_TILE) !== 0 ? 1 : 0) - stepsTaken(s)
}

function holdsTile(s: State, bit: number): boolean {
  return (s.players[s.active].tiles & bit) !== 0
}

/** Whether turning around would lead anywhere (SC-HAR-7), a step being left. */
function canTurn(s: State): boolean {
  return holdsTile(s, DOUBLE_BACK_TILE) && canStep(s, s.farmers[s.active] ^ 1)
}

function canDoubleBack(s: State): boolean {
  return stepsTaken(s) > 0 && stepsLeft(s) > 0 && canTurn(s)
}

/** Whether a fourth step could follow the three taken (SC-HAR-6), if need be after turning around. */
function canExtraStep(s: State): boolean {
  return (
    stepsLeft(s) === 0 && holdsTile(s, EXTRA_STEP_TILE) && (canStep(s, s.farmers[s.active]) || canTurn(s))
  )
}

export function listHarvest(s: State, out: Move[]): void {
  const heading = s.farmers[s.active]
  if (stepsTaken(s) === 0) {
    listSteps(s, heading, out)
    listSteps(s, heading ^ 1, out)
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
      s.farmers[s.active] ^= 1
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
  for (let i = heading * 3; i < heading * 3 + 3; i++) if (AHEAD[i] >> 1 === to) return AHEAD[i]
  const behind = heading ^ 1
  for (let i = behind * 3; i < behind * 3 + 3; i++) if (AHEAD[i] >> 1 === to) return AHEAD[i]
  throw new Error(`no step leads from ${heading >> 1} to ${to}`)
}

function step(s: State, to: number, io: IO<Event>): void {
  const seat = s.active
  const from = s.farmers[seat] >> 1
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
