/** What a card would do for a seat if nobody else did anything: on a copy of the position, by the best of its uses. */
import {
  ACTIONS,
  ALMANAC,
  ALMANAC_LOOKS,
  areBound,
  AS_FIELD,
  AS_MAN,
  AS_SAVED,
  AS_SILO,
  ASSASSIN,
  BERZERKER,
  CATS,
  COYOTE,
  defence,
  DISCARD,
  DOGS,
  DRAW_TWO,
  FACE,
  FLEXIBLE_HAND,
  GEEZER,
  GEEZER_LOOKS,
  kindOf,
  MERCENARY,
  offence,
  PERENNIAL,
  RABBITS,
  REACTIVE_PLANTING,
  SILO_EXTENSION,
  STEAL,
  tributeOf,
  WALLS,
  WARLORD,
  YEARS,
  type Farm,
  type State,
} from '@harvest/jelly-bean-farmers'
import type { Seat } from '@harvest/engine'
import { forecastLead, type Mind } from './forecast.ts'

/** A position after a choice, and what it is worth with what does not show in the farms. */
export interface Outcome {
  readonly state: State
  readonly value: number
}

/** What a position is worth to the judging seat. */
export function judge(s: State, mind: Mind, isSeeded: boolean): number {
  return forecastLead(s, mind, isSeeded) + assets(s, mind)
}

/** What a farm has for later. */
export function assets(s: State, mind: Mind): number {
  const { weights, look } = mind
  const farm = s.farms[mind.me]
  if (look.seasons <= 1) return 0
  let sum = farm.flexibleHands * weights.flexibleHand * (YEARS - s.year)
  sum += farm.reactivePlantings * weights.reactivePlanting * farm.fields.length
  for (const card of farm.saved) sum += savedWorth(mind, kindOf(card))
  return sum
}

/** A saved card can become any back action at any time, and some faces are better later. */
function savedWorth(mind: Mind, kind: number): number {
  const late = Math.min(1, (mind.look.seasons - 1) / 6)
  return mind.weights.saved[kind] * late
}

const KINDS = ACTIONS.map((card) => card.kind)

/** What the farmer's ways rule out. */
export function isUnwilling(mind: Mind, kind: number, use: number): boolean {
  const { isPeaceful, isLandless } = mind.weights
  if (isLandless) return use === AS_FIELD || (use >= FACE && KINDS[kind] === 'fieldUpgrade')
  if (!isPeaceful) return false
  if (use < FACE) return use === AS_MAN
  if (kind === COYOTE) return use - FACE !== mind.me
  return KINDS[kind] === 'army' || KINDS[kind] === 'attack' || KINDS[kind] === 'warlord'
}

/** A copy in which one farm may be changed; all the rest is shared. */
export function copyFor(s: State, seat: Seat): State {
  const farms = s.farms.slice()
  farms[seat] = copyFarm(farms[seat])
  return { ...s, farms }
}

function copyFarm(farm: Farm): Farm {
  return { ...farm, fields: farm.fields.slice(), silos: farm.silos.slice(), saved: farm.saved.slice() }
}

/** Carry out one use of a card on a copy. */
export function tryUse(from: State, mind: Mind, kind: number, use: number, isSeeded: boolean): Outcome {
  if (use >= FACE && kind === WARLORD) return bestAttack(from, mind, isSeeded)
  if (use >= FACE && kind === ASSASSIN) return bestKill(from, mind, use - FACE, isSeeded)
  const state = copyFor(from, mind.me)
  const bonus =
    use >= FACE ? layFace(state, mind, kind, use - FACE) : turnBack(state.farms[mind.me], kind, use)
  return { state, value: judge(state, mind, isSeeded) + bonus }
}

function turnBack(farm: Farm, kind: number, use: number): number {
  if (use === AS_MAN) farm.men++
  else if (use === AS_SAVED) farm.saved.push(kind)
  else if (use === AS_FIELD) {
    if (farm.halfField === 1) farm.fields.push(0)
    farm.halfField ^= 1
  } else if (use === AS_SILO) {
    if (farm.halfSilo === 1) farm.silos.push(0)
    farm.halfSilo ^= 1
  }
  return 0
}

/** Returns what does not show in the farms. */
function layFace(s: State, mind: Mind, kind: number, on: number): number {
  const { weights, look } = mind
  const farm = s.farms[mind.me]
  switch (kind) {
    case SILO_EXTENSION:
      farm.silos[on] = 1
      return 0
    case CATS:
      farm.cats++
      return 0
    case MERCENARY:
      farm.mercenaries++
      return 0
    case BERZERKER:
      farm.berzerkers++
      return 0
    case DOGS:
      farm.dogs++
      return 0
    case WALLS:
      farm.walls++
      return 0
    case FLEXIBLE_HAND:
      farm.flexibleHands++
      return 0
    case REACTIVE_PLANTING:
      farm.reactivePlantings++
      return 0
    case RABBITS:
      s.farms[on] = copyFarm(s.farms[on])
      s.farms[on].rabbits = 1
      eatPerennials(s.farms[on])
      return 0
    case COYOTE:
      s.farms[on] = copyFarm(s.farms[on])
      s.farms[on].cats = s.farms[on].rabbits = 0
      return 0
    case ALMANAC:
      return weights.look * farm.fields.length * Math.min(ALMANAC_LOOKS, look.seasons - 1)
    case GEEZER:
      return weights.look * farm.fields.length * Math.min(GEEZER_LOOKS, look.seasons - 1)
    case DRAW_TWO:
    case STEAL:
      return weights.anyCard
    default:
      farm.fields[on] |= 1 << kind
      if (farm.rabbits > 0) eatPerennials(farm)
      return 0
  }
}

function eatPerennials(farm: Farm): void {
  for (let i = 0; i < farm.fields.length; i++) farm.fields[i] &= ~(1 << PERENNIAL)
}

/** A Warlord with the best of its targets; without one it is discarded. */
function bestAttack(from: State, mind: Mind, isSeeded: boolean): Outcome {
  let best: Outcome = { state: from, value: judge(from, mind, isSeeded) }
  for (let step = 1; step < from.seats; step++) {
    const payer = (mind.me + step) % from.seats
    if (from.farms[payer].out !== 0 || areBound(from, payer, mind.me)) continue
    const outcome = tryAttack(from, mind, payer, isSeeded)
    if (outcome.value > best.value) best = outcome
  }
  return best
}

export function tryAttack(from: State, mind: Mind, payer: number, isSeeded: boolean): Outcome {
  const amount = tributeOf(offence(from.farms[mind.me]), defence(from.farms[payer]))
  const since = 2 * from.year + from.season
  const contracts =
    amount >= 1 ? [...from.contracts, { holder: mind.me, payer, amount, since }] : from.contracts
  const state = { ...from, contracts }
  return { state, value: judge(state, mind, isSeeded) }
}

/** An Assassin with the best of the units it could strike. */
function bestKill(from: State, mind: Mind, target: number, isSeeded: boolean): Outcome {
  let best: Outcome = { state: from, value: judge(from, mind, isSeeded) }
  for (const unit of ['men', 'mercenaries', 'berzerkers', 'dogs', 'walls'] as const) {
    if (from.farms[target][unit] === 0) continue
    const state = copyFor(from, target)
    state.farms[target][unit]--
    const value = judge(state, mind, isSeeded)
    if (value > best.value) best = { state, value }
  }
  return best
}

/** What was found out about a position that is the same for every card, by use. */
export type Known = Map<number, Outcome>

export function discardedOf(from: State, mind: Mind, isSeeded: boolean, known: Known): Outcome {
  let outcome = known.get(DISCARD)
  if (outcome === undefined) {
    outcome = { state: from, value: judge(from, mind, isSeeded) }
    known.set(DISCARD, outcome)
  }
  return outcome
}

/** The best that can be done with a card; discarding it at least. */
export function bestUse(
  from: State,
  mind: Mind,
  kind: number,
  isSeeded: boolean,
  canBack: boolean,
  known: Known = new Map(),
): Outcome {
  let best = discardedOf(from, mind, isSeeded, known)
  for (const use of listUses(from, mind, kind, canBack)) {
    let outcome = known.get(use)
    if (outcome === undefined) {
      outcome = tryUse(from, mind, kind, use, isSeeded)
      // A field, a silo or an Armed Man is the same whatever the card's face was.
      if (use < AS_SAVED) known.set(use, outcome)
    }
    if (outcome.value > best.value) best = outcome
  }
  return best
}

function listUses(s: State, mind: Mind, kind: number, canBack: boolean): number[] {
  const uses: number[] = canBack ? [AS_FIELD, AS_SILO, AS_MAN, AS_SAVED] : []
  const farm = s.farms[mind.me]
  const faces = (count: number, can: (at: number) => boolean): void => {
    for (let at = 0; at < count; at++) if (can(at)) uses.push(FACE + at)
  }
  switch (ACTIONS[kind].aim) {
    case 'none':
      uses.push(FACE)
      break
    case 'field':
      // Fields with the same upgrades are all the same.
      faces(
        farm.fields.length,
        (at) => (farm.fields[at] & (1 << kind)) === 0 && farm.fields.indexOf(farm.fields[at]) === at,
      )
      break
    case 'silo':
      faces(farm.silos.length, (at) => farm.silos.indexOf(0) === at)
      break
    case 'opponent':
      faces(
        s.seats,
        (at) => at !== mind.me && s.farms[at].out === 0 && !(kind === RABBITS && s.farms[at].rabbits > 0),
      )
      break
    case 'farm':
      faces(s.seats, (at) => s.farms[at].out === 0)
  }
  return uses.filter((use) => !isUnwilling(mind, kind, use))
}
