/**
 * What may be done with a card: played face up on something, discarded, or used by its back. Plans, the
 * re-planning after a Steal and the card picked after a Draw Two all choose from here.
 */
import { AIM, AS_FIELD, DISCARD, FACE, kindOf, NO_CARD } from './cards.ts'
import { RABBITS, STEAL } from './data.ts'
import { NOTHING } from './draft.ts'
import { backUse, type Move, type UseMove, type UseMoves } from './moves.ts'
import { seasonCard, type Plan, type PlanChoice, type State } from './state.ts'

/** Bits of the fields, silos or farms that a seat's own plans already mean with a card of this kind. */
export function plannedOn(s: State, seat: number, kind: number): number {
  const farm = s.farms[seat]
  const choice = s.sealed[seat]?.choice
  const plan = choice?.about === 'plan' ? choice : farm.plan
  let out = 0
  if (plan !== null) {
    const { season, saved } = plan
    if (season >= FACE && kindOf(seasonCard(s, farm)) === kind) out |= 1 << (season - FACE)
    for (let i = 0; i < farm.saved.length; i++)
      if (saved[i] >= FACE && kindOf(farm.saved[i]) === kind) out |= 1 << (saved[i] - FACE)
  }
  for (let i = 0; i < farm.extra.length; i++) {
    const use = choice?.about === 'replan' ? choice.uses[i] : farm.extra[i].use
    if (use >= FACE && kindOf(farm.extra[i].card) === kind) out |= 1 << (use - FACE)
  }
  if (choice?.about === 'drawTwo')
    for (const { position, use } of choice.picked)
      if (use >= FACE && kindOf(farm.hand[position]) === kind) out |= 1 << (use - FACE)
  return out
}

/** JB-FIR-1: whether a plan lays a card from the hand for Fire. */
export function isFireLaid(plan: Plan | PlanChoice): boolean {
  return 'fire' in plan ? plan.fire !== NO_CARD : plan.firePosition !== NOTHING
}

/** How many cards a seat's own plans use by their backs in this way, one laid for Fire included. */
export function plannedBacks(s: State, seat: number, use: number): number {
  const farm = s.farms[seat]
  const choice = s.sealed[seat]?.choice
  const plan = choice?.about === 'plan' ? choice : farm.plan
  let out = 0
  if (plan !== null) {
    if (plan.season === use) out++
    for (let i = 0; i < plan.saved.length; i++) if (plan.saved[i] === use) out++
    if (use === AS_FIELD && isFireLaid(plan)) out++
  }
  for (let i = 0; i < farm.extra.length; i++)
    if ((choice?.about === 'replan' ? choice.uses[i] : farm.extra[i].use) === use) out++
  if (choice?.about === 'drawTwo') for (const picked of choice.picked) if (picked.use === use) out++
  return out
}

/** JB-UPG-1: one upgrade of each kind to a field. */
export function canUpgrade(s: State, seat: number, kind: number, field: number): boolean {
  const { fields } = s.farms[seat]
  return (
    field < fields.length &&
    (fields[field] & (1 << kind)) === 0 &&
    (plannedOn(s, seat, kind) & (1 << field)) === 0
  )
}

/** JB-UPG-1: one extension to a silo. */
export function canExtend(s: State, seat: number, kind: number, silo: number): boolean {
  const { silos } = s.farms[seat]
  return silo < silos.length && silos[silo] === 0 && (plannedOn(s, seat, kind) & (1 << silo)) === 0
}

/** JB-FAR-1, JB-ASS-1: an opponent in the game; for Rabbits one whose farm has none yet. */
function canAimAt(s: State, seat: number, kind: number, farm: number): boolean {
  if (farm === seat || farm >= s.seats || s.farms[farm].out !== 0) return false
  return kind !== RABBITS || (s.farms[farm].rabbits === 0 && (plannedOn(s, seat, kind) & (1 << farm)) === 0)
}

/** Every way to play a card face up. */
function listFaces(s: State, seat: number, kind: number, moves: UseMoves, out: Move[]): void {
  const farm = s.farms[seat]
  switch (AIM[kind]) {
    case 'none':
      out.push(moves.plain)
      return
    case 'field': {
      const planned = plannedOn(s, seat, kind)
      for (let i = 0; i < farm.fields.length; i++)
        if ((farm.fields[i] & (1 << kind)) === 0 && (planned & (1 << i)) === 0) out.push(moves.field[i])
      return
    }
    case 'silo': {
      const planned = plannedOn(s, seat, kind)
      for (let i = 0; i < farm.silos.length; i++)
        if (farm.silos[i] === 0 && (planned & (1 << i)) === 0) out.push(moves.silo[i])
      return
    }
    case 'opponent':
      for (let i = 0; i < s.seats; i++) if (canAimAt(s, seat, kind, i)) out.push(moves.farm[i])
      return
    case 'farm':
      for (let i = 0; i < s.seats; i++) if (s.farms[i].out === 0) out.push(moves.farm[i])
  }
}

/**
 * JB-ACT-1: a season card is played, discarded or, if nothing was seeded, used by its back. `steals` says
 * whether a Steal can still be played.
 */
export function listSeasonUses(
  s: State,
  seat: number,
  card: number,
  steals: boolean,
  moves: UseMoves,
  out: Move[],
): void {
  const kind = kindOf(card)
  if (kind !== STEAL || steals) listFaces(s, seat, kind, moves, out)
  out.push(moves.discard)
  if (s.farms[seat].seeded === 0) for (let i = 0; i < moves.back.length; i++) out.push(moves.back[i])
}

/** JB-ACT-2: a saved card is played face up or turned into another back action, seeded or not. */
export function listSavedUses(s: State, seat: number, card: number, moves: UseMoves, out: Move[]): void {
  listFaces(s, seat, kindOf(card), moves, out)
  for (let i = 0; i < moves.back.length - 1; i++) out.push(moves.back[i])
}

/** The number cards.ts gives to what a move does with a card. */
export function useOf(move: UseMove): number {
  switch (move.do) {
    case 'face':
      return FACE + (move.field ?? move.silo ?? move.farm ?? 0)
    case 'discard':
      return DISCARD
    case 'back':
      return backUse(move.as)
  }
}
