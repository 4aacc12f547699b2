/** What a person likes, kept on this device. */
import { LANGUAGES, type Language } from '@harvest/engine/wire'

export type Theme = 'system' | 'light' | 'dark'
export type Speed = 'slow' | 'normal' | 'fast' | 'off'
/** What a screen reader is told of: others' moves, one's own too, or nothing. */
export type Announce = 'others' | 'all' | 'none'

export interface PrefValues {
  theme: Theme
  speed: Speed
  language: Language
  /** Letters on peppers and other pieces that differ by colour. */
  letters: boolean
  sound: boolean
  notifications: boolean
  /** Ask before a step that cannot be taken back. */
  confirm: boolean
  /** Bots leave a moment to take back the end of a turn. */
  grace: boolean
  /** An only choice makes itself. */
  forced: boolean
  /** The plain list of moves beside the board. */
  list: boolean
  /** The time of day beside each line of log and chat; without it, only where a line is pointed at. */
  times: boolean
  /** Single letters and signs as keys of the table; without them, whoever dictates presses nothing by chance. */
  keys: boolean
  /** A bar with everybody's chances of winning. */
  chances: boolean
  announce: Announce
}

const KEY = 'harvest-prefs'

const defaults: PrefValues = {
  theme: 'system',
  speed: 'normal',
  language: LANGUAGES.find((language) => navigator.language.startsWith(language)) ?? 'en',
  letters: false,
  sound: false,
  notifications: false,
  confirm: false,
  grace: true,
  forced: true,
  list: false,
  times: false,
  keys: true,
  chances: false,
  announce: 'others',
}

const choices: { [K in keyof PrefValues]: readonly PrefValues[K][] } = {
  theme: ['system', 'light', 'dark'],
  speed: ['slow', 'normal', 'fast', 'off'],
  language: LANGUAGES,
  letters: [true, false],
  sound: [true, false],
  notifications: [true, false],
  confirm: [true, false],
  grace: [true, false],
  forced: [true, false],
  list: [true, false],
  times: [true, false],
  keys: [true, false],
  chances: [true, false],
  announce: ['others', 'all', 'none'],
}

function load(): PrefValues {
  const values: Record<string, unknown> = { ...defaults }
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    for (const [name, allowed] of Object.entries(choices))
      if ((allowed as readonly unknown[]).includes(stored[name])) values[name] = stored[name]
  } catch {
    // A damaged or forbidden store means defaults, never a page that does not open.
  }
  return values as unknown as PrefValues
}

class Prefs {
  values = $state(load())

  set<K extends keyof PrefValues>(name: K, value: PrefValues[K]): void {
    this.values[name] = value
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values))
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
  }
}

export const prefs = new Prefs()

const calm = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether pieces should fly or only fade. */
export function reducedMotion(): boolean {
  return calm.matches || prefs.values.speed === 'off'
}
