/** Names and words that come from people and are shown to others. */
import { safeName } from '@harvest/engine'

const MAX_NAME = 30
const MAX_TITLE = 60

/** What makes one emoji of several, or a colourful one of a sign. */
const GLUE = /(?<=\p{ExtPict}[\ufe0f\p{EMod}]?)\u200d(?=\p{ExtPict})|(?<=\p{ExtPict})\ufe0f|\ufe0f(?=\u20e3)/u
/**
 * Control and format characters, among them those that turn the direction of the text around them; and fillers, some
 * of which pass for letters or signs.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{DI}\u2800\u{1d159}]/u
const INVISIBLE = new RegExp(`(?!${GLUE.source})${HIDDEN.source}`, 'gu')
/** Marks and spaces alone show nothing. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
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
  const kept = safeName(text)
    .replace(/[^\S\ufeff]/g, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(STACKED, '$1')
    // Only now: what was taken out may have stood between two spaces.
    .replace(/ +/g, ' ')
    .trim()
  return VISIBLE.test(kept) && [...kept].length <= max ? kept : null
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
