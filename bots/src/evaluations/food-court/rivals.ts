/** What a rival's kitchen openly promises: quick to work out, because it is looked at in every position. */
import { ABILITIES, ordersOf, type Kitchen } from '@harvest/food-court'
import {
  effectOf,
  GAIN,
  GAIN_VP,
  LEVEL_OF,
  NATIONALITY_VP,
  nationalityOf,
  OPTIONAL,
  OPTIONAL_VP,
  ROLE_OF,
  WIN_CARDS,
} from '@harvest/food-court/public'
import type { Weights } from './weights.ts'

const HARD = 3

/** The points of the rival's next serve, a turn away, and what lies prepared for later ones. */
export function openProspects(k: Kitchen, turn: number, w: Weights): number {
  const { dishes, queue } = k
  const orders = ordersOf(k)
  let hard = 0
  for (let i = 0; i < dishes.length && i < orders; i++) if (LEVEL_OF[dishes[i][0]] === HARD) hard++
  let next = 0
  let later = 0
  for (let i = 0; i < dishes.length; i++) {
    const points = dishPoints(dishes[i])
    if (i >= orders) later += points
    else next += LEVEL_OF[dishes[i][0]] === HARD ? points : points + hard
  }
  for (let i = 0; i < queue.length && i < dishes.length; i++) {
    if (nationalityOf(queue[i]) === k.deck) next += NATIONALITY_VP
    if (effectOf(queue[i]) === GAIN) next += GAIN_VP
  }
  if (orders > 0 && canTrackNext(k)) next += w.progress[k.wins.length + 1] - w.progress[k.wins.length]
  return turn * next + turn * turn * later + w.loosePrepared * k.prepared.length + w.order * orders
}

function dishPoints(dish: readonly number[]): number {
  let points = LEVEL_OF[dish[0]]
  for (let i = 1; i < dish.length; i++) if (ROLE_OF[dish[i]] === OPTIONAL) points += OPTIONAL_VP
  return points
}

function canTrackNext(k: Kitchen): boolean {
  if (k.wins.length >= WIN_CARDS) return false
  const special = ABILITIES[k.ability]
  const serving = { dishes: k.dishes, customers: k.queue }
  for (const dish of k.dishes)
    for (const copy of dish) if (special.canBeWinCard(copy, dish, serving, k.wins)) return true
  return false
}
