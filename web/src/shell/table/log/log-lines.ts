/** The log of a table, line by line: what happened, as far as this viewer may know. */
import type { GameEvent, Names, Seat, Update, Viewer } from '@harvest/engine/wire'
import type { LogLine, TableInfo } from '@harvest/server/wire'
import type { GameModule } from '../../../games/types.ts'
import type { UiText } from '../../../text/en.ts'
import { namesThen } from '../players/seat-names.ts'

/** The log with what led to an update. What was taken back goes; `seat` is whose step it was, as far as we know. */
export function withUpdate(
  log: readonly LogLine[],
  before: Update | null,
  update: Update,
  seat: Seat | null,
  time: number,
): readonly LogLine[] {
  const kept = log.filter(
    (line) => line.at < update.at || (before !== null && line.at <= before.at && line.at <= update.at),
  )
  if (!before || update.at <= before.at) return kept
  return [...kept, { at: update.at, seat, time, events: update.events }]
}

/** What happened, with the names of the people who were playing at the time; events that `join` are one sentence. */
export function sentencesOf(
  lines: readonly Pick<LogLine, 'at' | 'events'>[],
  text: GameModule['text']['en'],
  info: TableInfo | null,
  words: UiText,
  join: GameModule['join'] = () => null,
): string[] {
  const told: { event: GameEvent; names: Names }[] = []
  for (const { at, events } of lines) {
    const names = namesThen(info, words, at)
    for (const event of events) {
      const last = told.at(-1)
      const both = last ? join(last.event, event) : null
      if (last && both) last.event = both
      else told.push({ event, names })
    }
  }
  return told.map(({ event, names }) => text.event(event, names)).filter((sentence) => sentence !== null)
}

/** What your last turn led to, what the others did after it, and what you've done in this one. */
export function linesSince(log: readonly LogLine[], as: Viewer): readonly LogLine[] {
  const own = (line: LogLine): boolean => line.seat === as
  const others = log.findLastIndex((line) => !own(line))
  const last = log.slice(0, others + 1).findLastIndex(own)
  const after = log.slice(last + 1)
  const line = log[last]
  // You know the move you made, but not the bids it uncovered or the round it began.
  const from = line?.events.findIndex((event) => event.seat !== as) ?? -1
  return line && from >= 0 ? [{ ...line, events: line.events.slice(from) }, ...after] : after
}
