/** What comes of clocks: somebody's time is over, somebody takes leave, or the server was away. */
import { has } from '@harvest/engine'
import { failed } from '../../problem.ts'
import type { Outage } from '../../storage/contract.ts'
import type * as wire from '../../wire.ts'
import type { TableRow } from '../rows.ts'
import { listOwn, waitingSet, type TableState } from '../state.ts'
import { after, checkLevel, checkPlaying, type Asker, type Decision, type World } from './shared.ts'
import { passHost } from './stand-ins.ts'
import { isZone } from '../../clocks/pace.ts'

/** After so many turns in a row that a bot had to play, it stays until the person is back. */
const MISSED = 2

const NOTHING: Decision = { rows: [], answer: () => ({}) }

/** A pace as it was wished for; throws when the server does not know its bot or its zone. */
export function checkPace(pace: wire.Pace, world: World): wire.Pace {
  checkLevel(pace.late.level, world)
  if (pace.kind === 'days' && !isZone(pace.zone)) throw failed('noSuchZone')
  return pace
}

/** For everybody whose time is over, what the table agreed on happens. */
export function decideLate(state: TableState, world: World): Decision {
  const { clock, pace } = state
  if (!clock || !pace || state.status !== 'playing') return NOTHING
  const { then, level } = pace.late
  const waiting = waitingSet(state)
  let next = state
  const rows: TableRow[] = []
  const add = (row: TableRow): void => {
    rows.push(row)
    next = after(next, row, world)
  }
  for (const [seat, due] of clock.due.entries()) {
    const { guest } = state.seats[seat]!
    if (due === null || due > world.now || !has(waiting, seat) || guest === null) continue
    // Nobody has to wait again and again for somebody who does not come.
    const once = then === 'turn' && clock.missed[seat]! < MISSED - 1
    if (then === 'vote') add({ kind: 'late', seat })
    else add({ kind: 'botIn', seat, level, by: 'time', ...(once ? { once } : {}) })
    if (then !== 'vote' && !once) for (const row of passHost(next, guest, world)) add(row)
  }
  return { rows, answer: () => ({}) }
}

/** What of these outages the clocks of a table have not been told. */
export function decidePaused(outages: readonly Outage[]): (state: TableState) => Decision {
  return ({ clock, status }) => {
    if (!clock || status !== 'playing') return NOTHING
    const ms = outages.reduce(
      (sum, { since, until }) => sum + Math.max(0, until - Math.max(since, clock.at)),
      0,
    )
    return ms === 0 ? NOTHING : { rows: [{ kind: 'paused', ms }], answer: () => ({}) }
  }
}

/** Take some of one's days off at a table. */
export function decideTakeLeave(state: TableState, asker: Asker, body: wire.TakeLeave): Decision {
  checkPlaying(state)
  const own = listOwn(state, asker.guest)
  const left = Math.min(...own.map((seat) => state.clock?.leave[seat] ?? 0))
  if (body.days > left) throw failed('noLeave', { left })
  return {
    rows: [{ kind: 'onLeave', guest: asker.guest, days: body.days }],
    answer: () => ({ left: left - body.days }),
  }
}
