/** Names and words that come from people and are shown to others. */
import { safeName } from '@harvest/engine'

const MAX_NAME = 30
const MAX_TITLE = 60

/** Control and format characters: among them those that turn the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Cs}]/gu
/** A letter under a tower of marks hides its neighbours. */
const STACKED = /(\p{M}{3})\p{M}+/gu

/** A name as it may be shown, or null when nothing is left of it or too much. */
export function cleanName(name: string): string | null {
  return clean(name, MAX_NAME)
}

/** The name of a table; empty when none is left. */
export function cleanTitle(title: string): string {
  return clean(title, MAX_TITLE) ?? ''
}

/** A chat line, or null when nothing is left of it or too much. */
export function cleanLine(line: string, max: number): string | null {
  return clean(line, max)
}

function clean(text: string, max: number): string | null {
  const kept = safeName(text.normalize('NFC'))
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(STACKED, '$1')
    .trim()
  const length = [...kept].length
  return length === 0 || length > max ? null : kept
}

type Known = readonly (readonly [RegExp, string])[]

/** The more special ones first: nearly every browser calls itself Safari too. */
const BROWSERS: Known = [
  [/Firefox|FxiOS/, 'Firefox'],
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const SYSTEMS: Known = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** A device in the words of its owner's list, such as "Firefox, Android". */
export function deviceLabel(agent: string): string {
  const words = [BROWSERS, SYSTEMS].map((known) => known.find(([sign]) => sign.test(agent))?.[1])
  return words.filter((word) => word !== undefined).join(', ') || 'other'
}
