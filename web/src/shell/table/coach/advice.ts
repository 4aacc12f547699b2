/**
 * What the coach says about a decision, asked once whoever wants to know: it takes a second. This device thinks if it
 * can, and otherwise the server.
 */
import type { Seat } from '@harvest/engine/wire'
import type { Advised, TableId } from '@harvest/server/wire'
import { adviseHere } from '../../../net/advise-here.ts'
import { api } from '../../../net/api.ts'
import { isHere } from '../../../net/host.ts'

let last: { readonly about: string; readonly answer: Promise<Advised> } | null = null

export function adviceOn(table: TableId, seat: Seat, decision: number): Promise<Advised> {
  const about = `${table} ${seat} ${decision}`
  if (last?.about === about) return last.answer
  const answer = isHere(table) ? api.advice(table, seat) : ask(table, seat, decision)
  last = { about, answer }
  // What failed may be asked again.
  answer.catch(() => {
    if (last?.answer === answer) last = null
  })
  return answer
}

async function ask(table: TableId, seat: Seat, decision: number): Promise<Advised> {
  const advice = await adviseHere(table, seat).catch(() => null)
  return advice ? { decision, advice } : api.advice(table, seat)
}
