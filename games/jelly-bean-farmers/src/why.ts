/** Why a move that is not listed is refused: the rule, and what the sentence needs. */
import type { Json, Move as AnyMove, Refusal, Seat } from '@harvest/engine'
import { AIM, KEEP, kindOf, UNDECIDED } from './cards.ts'
import { isBurning } from './climate.ts'
import { ACTION_IDS, BACKS, RABBITS, STEAL } from './data.ts'
import { choiceOf, NOTHING } from './draft.ts'
import { countBits } from './farm.ts'
import type { UseMove } from './moves.ts'
import { isUseOpen } from './phases/draw-two.ts'
import { onlyVictim } from './phases/steal.ts'
import { PHASES } from './phases/index.ts'
import { moves } from './flow.ts'
import { cardOf } from './preview.ts'
import { isPaying, seasonCard, type State } from './state.ts'
import { canExtend, canUpgrade, plannedOn } from './uses.ts'

type Asked = AnyMove & { readonly [key: string]: unknown }

function refuse(rule: string, key: string, args: { readonly [name: string]: Json } = {}): Refusal {
  return { rule, key, args }
}

/** The rule that says what a kind of move is for. */
const RULE_OF: { readonly [move: string]: string } = {
  keep: 'JB-SET-1',
  place: 'JB-PRE-3',
  seed: 'JB-SEA-1',
  react: 'JB-SEA-3',
  ready: 'JB-SEA-4',
  change: 'JB-SEA-4',
  face: 'JB-SEA-4',
  discard: 'JB-ACT-1',
  back: 'JB-ACT-1',
  fire: 'JB-FIR-1',
  steal: 'JB-STE-1',
  decline: 'JB-STE-1',
  pick: 'JB-DRA-1',
  kill: 'JB-ASS-1',
  attack: 'JB-WAR-1',
}

export function why(s: State, seat: Seat, move: Asked): Refusal {
  if (!Object.hasOwn(RULE_OF, move.do)) return refuse('EN-MOV-1', 'unknownMove')
  const draft = s.sealed[seat]
  if (draft === null && (s.phase !== 'assassinate' || seat !== s.assassins[0]))
    return refuse('EN-TUR-1', 'notAsked')
  if (draft !== null && draft.done) return whySealed(s, seat, move)
  if (move.do === 'change') return refuse('JB-SEA-4', 'nothingSealed')
  const spec = PHASES.find(({ id }) => id === s.phase)!
  if (!(spec.moves as readonly string[]).includes(move.do))
    return refuse(RULE_OF[move.do], 'notNow', { phase: s.phase })
  if (saysTooMuch(s, seat, move)) return refuse(RULE_OF[move.do], 'malformed')
  return whyHere(s, seat, move) ?? refuse(RULE_OF[move.do], 'malformed')
}

/** The last food sown seals the choice by itself: a further seed is refused for the food, not for the seal. */
function whySealed(s: State, seat: Seat, move: Asked): Refusal {
  const isPlanting = s.phase === 'plant' || s.phase === 'plantKnowing' || s.phase === 'react'
  const refusal = isPlanting && move.do === 'seed' ? whySeed(s, seat, move) : null
  return refusal?.key === 'noFood' ? refusal : refuse('JB-SEA-4', 'alreadySealed')
}

/** Whether it would be a legal move without what it says besides. */
function saysTooMuch(s: State, seat: Seat, move: Asked): boolean {
  return moves(s, seat, []).some((legal) =>
    Object.entries(legal).every(([key, value]) => move[key] === value),
  )
}

/** For a kind of move that this phase has. */
function whyHere(s: State, seat: Seat, move: Asked): Refusal | null {
  switch (move.do) {
    case 'keep':
      return whyNoCard(move, 'JB-SET-1', 'notInHand')
    case 'place':
      return whyPlace(s, seat, move)
    case 'seed':
      return whySeed(s, seat, move)
    case 'react':
      return whyReact(s, seat)
    case 'ready':
      return refuse('JB-SEA-4', 'seasonCardFirst')
    case 'face':
    case 'discard':
    case 'back':
      return whyUse(s, seat, move)
    case 'fire':
      return whyFire(s, seat, move)
    case 'steal':
      return whySteal(s, seat, move)
    case 'pick':
      return isUseOpen(choiceOf(s, seat, 'drawTwo').picked)
        ? refuse('JB-DRA-1', 'planPickedFirst')
        : whyNoCard(move, 'JB-DRA-1', 'notInHand')
    case 'kill':
      return refuse('JB-ASS-1', 'noSuchUnit', { farm: s.assassins[1] })
    case 'attack':
      return whyAttack(s, seat, move)
    default:
      return null
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

function isCardId(value: unknown): value is string {
  return typeof value === 'string' && (ACTION_IDS as readonly string[]).includes(value)
}

/** A card that exists but is not listed is one the seat does not have. */
function whyNoCard(move: Asked, rule: string, key: string): Refusal | null {
  return isCardId(move.card) ? refuse(rule, key, { card: move.card }) : refuse(rule, 'noSuchCard')
}

function whyPlace(s: State, seat: Seat, move: Asked): Refusal | null {
  if (move.season !== 'spring' && move.season !== 'summer') return refuse('JB-PRE-3', 'noSuchSeason')
  if (choiceOf(s, seat, 'place')[move.season] !== NOTHING)
    return refuse('JB-PRE-3', 'seasonTaken', { season: move.season })
  return whyNoCard(move, 'JB-PRE-3', 'notInHand')
}

function whySeed(s: State, seat: Seat, move: Asked): Refusal | null {
  const farm = s.farms[seat]
  const { fields: mask } = choiceOf(s, seat, 'seed')
  if (!isCount(move.field) || move.field >= farm.fields.length)
    return refuse('JB-SEA-1', 'noSuchField', { fields: farm.fields.length })
  if ((mask & (1 << move.field)) !== 0) return refuse('JB-SEA-1', 'alreadySeeded', { field: move.field })
  return countBits(mask) >= farm.food ? refuse('JB-SEA-1', 'noFood', { food: farm.food }) : null
}

function whyReact(s: State, seat: Seat): Refusal | null {
  if (s.farms[seat].reactivePlantings === 0) return refuse('JB-SEA-3', 'noReactivePlanting')
  return choiceOf(s, seat, 'seed').fields !== 0 ? refuse('JB-SEA-3', 'seedsChosen') : null
}

function whyFire(s: State, seat: Seat, move: Asked): Refusal | null {
  if (!isBurning(s)) return refuse('JB-FIR-1', 'noFire')
  if (choiceOf(s, seat, 'plan').firePosition !== NOTHING) return refuse('JB-FIR-1', 'oneForFire')
  return whyNoCard(move, 'JB-FIR-1', 'notInHand')
}

const FROMS = { plan: ['season', 'saved'], replan: ['extra'], drawTwo: ['picked'] } as const

/** JB-SEA-4: the slot first, then what is to be done with the card in it. */
function whyUse(s: State, seat: Seat, move: Asked): Refusal | null {
  const froms: readonly string[] = FROMS[s.phase as keyof typeof FROMS]
  if (typeof move.from !== 'string' || !froms.includes(move.from) || !isCount(move.slot))
    return refuse('JB-SEA-4', 'noSuchSlot')
  const asked = move as unknown as UseMove
  const kind = asked.from === 'season' && asked.slot !== 0 ? -1 : cardOf(s, seat, asked)
  if (kind < 0) return refuse('JB-SEA-4', 'noSuchSlot')
  if (isDecided(s, seat, asked)) return refuse('JB-SEA-4', 'alreadyPlanned', { card: ACTION_IDS[kind] })
  const turn = s.phase === 'replan' ? choiceOf(s, seat, 'replan').uses.indexOf(UNDECIDED) : asked.slot
  if (asked.slot !== turn)
    return refuse('JB-STE-1', 'otherFirst', { card: ACTION_IDS[kindOf(s.farms[seat].extra[turn].card)] })
  if (move.do === 'face') return whyFace(s, seat, move, kind)
  if (move.do === 'discard') return asked.from === 'saved' ? refuse('JB-ACT-2', 'savedNotDiscarded') : null
  if (!(BACKS as readonly unknown[]).includes(move.as)) return refuse('JB-ACT-1', 'noSuchBack')
  if (asked.from === 'saved') return move.as === 'save' ? refuse('JB-ACT-2', 'alreadySaved') : null
  return s.farms[seat].seeded !== 0 ? refuse('JB-ACT-1', 'seeded') : null
}

function isDecided(s: State, seat: Seat, move: UseMove): boolean {
  switch (move.from) {
    case 'season':
      return choiceOf(s, seat, 'plan').season !== UNDECIDED
    case 'saved':
      return choiceOf(s, seat, 'plan').saved[move.slot] !== KEEP
    case 'extra':
      return choiceOf(s, seat, 'replan').uses[move.slot] !== UNDECIDED
    case 'picked':
      return choiceOf(s, seat, 'drawTwo').picked[move.slot].use !== UNDECIDED
  }
}

function whyFace(s: State, seat: Seat, move: Asked, kind: number): Refusal | null {
  if (kind === STEAL && s.phase !== 'plan') return refuse('JB-STE-2', 'stealTooLate')
  switch (AIM[kind]) {
    case 'field':
      return whyOnField(s, seat, move, kind)
    case 'silo':
      return whyOnSilo(s, seat, move, kind)
    case 'none':
      return null
    default:
      return whyAtFarm(s, seat, move, kind)
  }
}

function whyOnField(s: State, seat: Seat, move: Asked, kind: number): Refusal | null {
  const { fields } = s.farms[seat]
  const card = ACTION_IDS[kind]
  if (!isCount(move.field) || move.field >= fields.length)
    return refuse('JB-UPG-1', 'noSuchField', { fields: fields.length })
  return canUpgrade(s, seat, kind, move.field)
    ? null
    : refuse('JB-UPG-1', 'upgradeThere', { card, field: move.field })
}

function whyOnSilo(s: State, seat: Seat, move: Asked, kind: number): Refusal | null {
  const { silos } = s.farms[seat]
  if (!isCount(move.silo) || move.silo >= silos.length)
    return refuse('JB-UPG-1', 'noSuchSilo', { silos: silos.length })
  return canExtend(s, seat, kind, move.silo)
    ? null
    : refuse('JB-UPG-1', 'extensionThere', { silo: move.silo })
}

function whyAtFarm(s: State, seat: Seat, move: Asked, kind: number): Refusal | null {
  const rule = kind === RABBITS || AIM[kind] === 'farm' ? 'JB-FAR-1' : 'JB-ASS-1'
  const { farm } = move
  if (!isCount(farm) || farm >= s.seats) return refuse(rule, 'noSuchFarm', { seats: s.seats })
  if (s.farms[farm].out !== 0) return refuse('JB-OUT-1', 'farmIsOut', { farm })
  if (farm === seat) return refuse(rule, 'ownFarm', { card: ACTION_IDS[kind] })
  if (kind !== RABBITS) return null
  if (s.farms[farm].rabbits > 0 || (plannedOn(s, seat, kind) & (1 << farm)) !== 0)
    return refuse('JB-FAR-1', 'rabbitsThere', { farm })
  return null
}

function whySteal(s: State, seat: Seat, move: Asked): Refusal | null {
  const { farm } = move
  if (!isCount(farm) || farm >= s.seats) return refuse('JB-STE-1', 'noSuchFarm', { seats: s.seats })
  if (farm === seat) return refuse('JB-STE-1', 'ownFarm', { card: 'steal' })
  const only = onlyVictim(s, seat)
  if (only !== -1 && only !== farm) return refuse('JB-STE-3', 'otherVictim', { farm: only })
  if (seasonCard(s, s.farms[farm]) < 0 || s.farms[farm].steals > 0)
    return refuse('JB-STE-1', 'noCardShown', { farm })
  return refuse('JB-STE-1', 'alreadyTaken', { farm })
}

function whyAttack(s: State, seat: Seat, move: Asked): Refusal | null {
  const { farm } = move
  if (!isCount(farm) || farm >= s.seats) return refuse('JB-WAR-1', 'noSuchFarm', { seats: s.seats })
  if (farm === seat) return refuse('JB-WAR-1', 'ownFarm', { card: 'warlord' })
  if (s.farms[farm].out !== 0) return refuse('JB-OUT-1', 'farmIsOut', { farm })
  if (isPaying(s, farm, seat)) return refuse('JB-WAR-1', 'alreadyPaying', { farm })
  if (isPaying(s, seat, farm)) return refuse('JB-WAR-1', 'alreadyPaid', { farm })
  return choiceOf(s, seat, 'warlord').payers.includes(farm)
    ? refuse('JB-WAR-1', 'alreadyAttacked', { farm })
    : null
}
