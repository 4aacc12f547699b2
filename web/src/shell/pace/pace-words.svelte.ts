/** Paces and times in words. */
import type { Pace } from '@harvest/server/wire'
import { prefs } from '../../lib/prefs.svelte.ts'
import type { PaceText } from '../../text/pace/en.ts'
import { paceText } from '../../text/pace/index.svelte.ts'

const DAY = 24 * 60 * 60_000

export function paceWords(): PaceText {
  return paceText.words
}

/** A pace in a line. */
export function tellPace(pace: Pace): string {
  const words = paceWords()
  if (pace.kind === 'live') return words.summaryLive(Math.round(pace.bank / 60), pace.increment)
  const more = [
    ...pace.off.map((off) => words.offShort[off]),
    ...(pace.leave > 0 ? [words.leaveShort(pace.leave)] : []),
  ]
  return [words.summaryDays(words.hour(pace.hours)), ...more].join(', ')
}

/** The same with all that was agreed on. */
export function tellWholePace(pace: Pace): string {
  const { late, lateThen, zone } = paceWords()
  const where = pace.kind === 'days' && pace.off.length > 0 ? ` ${zone(pace.zone)}` : ''
  return `${tellPace(pace)}.${where} ${late}, ${lateThen[pace.late.then]}.`
}

/** How long something still takes: to the second when there is little, in hours or days when there is much. */
export function tellDuration(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const pad = (n: number): string => String(n).padStart(2, '0')
  if (ms >= 2 * DAY) return paceWords().hour(24 * Math.floor(ms / DAY))
  const hours = Math.floor(seconds / 3600)
  if (hours >= 10) return paceWords().hour(hours)
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0(?=\d:)/, '')
}

/** A moment in the reader's own time, with the day unless it is today. */
export function tellMoment(time: number): string {
  const isSoon = Math.abs(time - Date.now()) < DAY / 2
  const form: Intl.DateTimeFormatOptions = isSoon
    ? { hour: 'numeric', minute: '2-digit' }
    : { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }
  return new Intl.DateTimeFormat(prefs.values.language, form).format(time)
}
