/** (e) Back actions, last of all: half Fields, half Silos, Armed Men, cards saved for later, half Fields of Fire. */
import { EVERYONE, type IO } from '@harvest/engine'
import { AS_FIELD, AS_MAN, AS_SAVED, AS_SILO, isBack, NO_CARD } from '../cards.ts'
import { BACKS } from '../data.ts'
import type { Event } from '../events.ts'
import type { From } from '../moves.ts'
import { seasonCard, setSeasonCard, type Farm, type Plan, type State } from '../state.ts'
import type { PhaseName } from './index.ts'

export function beginBacks(s: State, io: IO<Event>): PhaseName {
  io.reveal(EVERYONE)
  for (let seat = 0; seat < s.seats; seat++) {
    const farm = s.farms[seat]
    if (farm.plan !== null) turnCards(s, seat, farm, farm.plan, io)
  }
  return 'harvest'
}

function turnCards(s: State, seat: number, farm: Farm, plan: Plan, io: IO<Event>): void {
  const { saved, extra } = farm
  const kept: number[] = []
  for (let i = 0; i < saved.length; i++)
    if (isBack(plan.saved[i])) turn(farm, seat, saved[i], plan.saved[i], 'saved', kept, io)
    else kept.push(saved[i])
  if (isBack(plan.season)) {
    turn(farm, seat, seasonCard(s, farm), plan.season, 'season', kept, io)
    setSeasonCard(s, farm, NO_CARD)
  }
  for (let i = 0; i < extra.length; i++) turn(farm, seat, extra[i].card, extra[i].use, 'extra', kept, io)
  if (plan.fire !== NO_CARD) turn(farm, seat, plan.fire, AS_FIELD, 'fire', kept, io)
  farm.saved = kept
  farm.plan = null
  farm.extra = []
}

/** JB-ACT-1: two halves make one; the face of a card used as a half or a man is out of play. */
function turn(
  farm: Farm,
  seat: number,
  card: number,
  use: number,
  from: From | 'fire',
  kept: number[],
  io: IO<Event>,
): void {
  let whole = false
  if (use === AS_SAVED) kept.push(card)
  else farm.backs.push(card)
  if (use === AS_MAN) farm.men++
  else if (use === AS_FIELD) {
    whole = farm.halfField === 1
    farm.halfField = whole ? 0 : 1
    if (whole) farm.fields.push(0)
  } else if (use === AS_SILO) {
    whole = farm.halfSilo === 1
    farm.halfSilo = whole ? 0 : 1
    if (whole) farm.silos.push(0)
  }
  io.emit({ e: 'back', seat, as: BACKS[use - AS_FIELD], from, whole })
}
