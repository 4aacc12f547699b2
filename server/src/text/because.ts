/** What was decided about somebody, until when, and why. */
import type { Refusal } from '@harvest/engine'

export function because(
  what: string,
  { until, note }: Refusal['args'],
  word: (date: string) => string,
): string {
  const date = typeof until === 'number' ? new Date(until).toISOString().slice(0, 16).replace('T', ' ') : null
  const first = date === null ? what : `${what} ${word(date)}`
  return typeof note === 'string' && note !== '' ? `${first}: ${note}` : `${first}.`
}
