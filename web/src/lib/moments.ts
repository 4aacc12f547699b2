/** When something happened, in the reader's own time. */
import { prefs } from './prefs.svelte.ts'

/** In full, for whoever points at it. */
export function fullMoment(time: number): string {
  return new Intl.DateTimeFormat(prefs.values.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    time,
  )
}

/** Short, beside a line: the time today, and the day before that. */
export function shortMoment(time: number): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString()
  const form: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: 'short' }
    : { day: 'numeric', month: 'short' }
  return new Intl.DateTimeFormat(prefs.values.language, form).format(time)
}
