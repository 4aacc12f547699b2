/** A view that waits until there is one after the one a program knows. */
import { failed } from '../../problem.ts'
import type { Table } from '../../tables/table.ts'
import type * as wire from '../../wire.ts'
import type { Ask } from '../route.ts'
import { lookAtTable } from './look-at-table.ts'

/** In milliseconds: shorter than any proxy waits. */
const LONGEST_WAIT = 25_000

/** How many wait, by person or, without one, by address. */
const waiting = new Map<string, number>()

export async function viewAfter(ask: Ask): Promise<wire.Numbered> {
  const { core, person, query, request } = ask
  const who = person?.guest ?? request.network
  const others = waiting.get(who) ?? 0
  if (others >= (person ? core.config.maxSocketsPerGuest : core.config.maxSocketsPerIp))
    throw failed('tooManySockets')
  waiting.set(who, others + 1)
  try {
    return await lookAtTable(ask, (table) => answerAt(table, ask, Number(query.after)))
  } finally {
    const left = waiting.get(who)! - 1
    if (left > 0) waiting.set(who, left)
    else waiting.delete(who)
  }
}

async function answerAt(table: Table, { core, person, query, reply }: Ask, after: number) {
  const seat = query.seat === undefined ? null : Number(query.seat)
  const seen = () => table.as(table.viewerFor(person?.guest ?? null, seat))
  const { as, n } = seen()
  if (n === after) {
    const news = table.news.await(as)
    const stopClock = core.clock.later(LONGEST_WAIT, news.stop)
    reply.raw.once('close', news.stop)
    await news.come
    stopClock()
  }
  // Before the start, the seat may be somebody else's by now.
  return seen().now()
}
