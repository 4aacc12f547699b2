import type { Viewer } from '@harvest/engine/wire'
import type { LogLine } from '@harvest/server/wire'

/** What followed from the own last turn, what the others did after it, and what has been done in this one. */
export function linesSince(log: readonly LogLine[], as: Viewer): readonly LogLine[] {
  const own = (line: LogLine): boolean => line.seat === as
  const others = log.findLastIndex((line) => !own(line))
  const last = log.slice(0, others + 1).findLastIndex(own)
  const after = log.slice(last + 1)
  const line = log[last]
  // The move itself is known to whoever made it; the bids it uncovered and the round it began are not.
  const from = line?.events.findIndex((event) => event.seat !== as) ?? -1
  return line && from >= 0 ? [{ ...line, events: line.events.slice(from) }, ...after] : after
}
