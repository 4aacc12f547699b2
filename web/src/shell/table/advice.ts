/** What the coach says about a decision, asked once whoever wants to know: it takes a second, and one at a time. */
import type { Seat } from '@harvest/engine/wire'
import type { Advised, TableId } from '@harvest/server/wire'
import { api } from '../../net/api.ts'

let last: { readonly about: string; readonly answer: Promise<Advised> } | null = null

export function adviceOn(table: TableId, seat: Seat, decision: number): Promise<Advised> {
  const about = `${table} ${seat} ${decision}`
  if (last?.about === about) return last.answer
  const answer = api.advice(table, seat)
  last = { about, answer }
  // What failed may be asked again.
  answer.catch(() => {
    if (last?.answer === answer) last = null
  })
  return answer
}
