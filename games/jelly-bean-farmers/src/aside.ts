/** Steals and Draw Twos are carried out before all else and lie aside until the season ends (JB-STE-2). */
import type { IO } from '@harvest/engine'
import { FACE, KEEP, kindOf, NO_CARD } from './cards.ts'
import { STEAL } from './data.ts'
import type { Event } from './events.ts'
import type { From } from './moves.ts'
import { seasonCard, setSeasonCard, type State } from './state.ts'

function put(s: State, seat: number, kind: number, from: From, io: IO<Event>): void {
  s.aside.push(kind)
  io.emit({ e: kind === STEAL ? 'thief' : 'drawTwo', seat, from })
}

/** Take every Steal or Draw Two that a seat plays face up out of its plan. Returns how many there are. */
export function setAside(s: State, seat: number, kind: number, io: IO<Event>): number {
  const farm = s.farms[seat]
  const { plan } = farm
  if (plan === null) return 0
  let count = 0
  if (plan.season >= FACE && kindOf(seasonCard(s, farm)) === kind) {
    setSeasonCard(s, farm, NO_CARD)
    plan.season = KEEP
    put(s, seat, kind, 'season', io)
    count++
  }
  for (let i = farm.saved.length - 1; i >= 0; i--)
    if (plan.saved[i] >= FACE && kindOf(farm.saved[i]) === kind) {
      farm.saved.splice(i, 1)
      plan.saved.splice(i, 1)
      put(s, seat, kind, 'saved', io)
      count++
    }
  for (let i = farm.extra.length - 1; i >= 0; i--)
    if (farm.extra[i].use >= FACE && kindOf(farm.extra[i].card) === kind) {
      farm.extra.splice(i, 1)
      put(s, seat, kind, 'extra', io)
      count++
    }
  return count
}
