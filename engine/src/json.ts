export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** JSON with sorted keys: two values that mean the same give the same text. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`not JSON: ${value}`)
    return `${value}`
  }
  if (Array.isArray(value)) {
    let out = '['
    for (let i = 0; i < value.length; i++) out += (i ? ',' : '') + canonical(value[i])
    return out + ']'
  }
  if (value !== null && typeof value === 'object') {
    const from = value as Record<string, unknown>
    const keys = Object.keys(from)
    sortKeys(keys)
    let out = '{'
    for (const key of keys) {
      if (from[key] === undefined) continue
      out += (out.length > 1 ? ',' : '') + quoted(key) + ':' + canonical(from[key])
    }
    return out + '}'
  }
  const text = JSON.stringify(value)
  if (text === undefined) throw new Error(`not JSON: ${typeof value}`)
  return text
}

/** Whether two moves are the same, in whatever order their parts are named. */
export function isSameMove(a: object, b: object): boolean {
  return a === b || canonical(a) === canonical(b)
}

/** The same field names come up again and again. */
const quotedKeys = new Map<string, string>()
const MAX_QUOTED = 1000
/** From here on the library's own sorting is worth the memory it takes. */
const MANY_KEYS = 16

function quoted(key: string): string {
  const known = quotedKeys.get(key)
  if (known !== undefined) return known
  const text = JSON.stringify(key)
  if (quotedKeys.size < MAX_QUOTED) quotedKeys.set(key, text)
  return text
}

/** In place; most objects have few keys, and most are sorted already. */
function sortKeys(keys: string[]): void {
  if (keys.length > MANY_KEYS) return void keys.sort()
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i]!
    let to = i
    for (; to > 0 && keys[to - 1]! > key; to--) keys[to] = keys[to - 1]!
    keys[to] = key
  }
}

const MAX_KEYS = 12
const MAX_TEXT = 120

/**
 * The key of a move that came from outside, or null when it cannot be one: not a plain object of at most
 * twelve own values, each a short string, a safe integer, a boolean or a list of up to twelve of these.
 * Reads own data properties only, so getters, prototypes and huge arrays cost nothing.
 */
export function moveKey(input: unknown): string | null {
  if (input === null || typeof input !== 'object' || Array.isArray(input)) return null
  const prototype: unknown = Object.getPrototypeOf(input)
  if (prototype !== Object.prototype && prototype !== null) return null
  const keys = Object.keys(input)
  if (keys.length === 0 || keys.length > MAX_KEYS) return null
  for (const key of keys) {
    if (key.length > MAX_TEXT) return null
    const slot = Object.getOwnPropertyDescriptor(input, key)
    if (!slot || !('value' in slot) || !isMoveValue(slot.value)) return null
  }
  return canonical(input)
}

function isMoveValue(value: unknown): boolean {
  if (Array.isArray(value)) {
    if (value.length > MAX_KEYS) return false
    for (let i = 0; i < value.length; i++) if (!isScalar(value[i])) return false
    return true
  }
  return isScalar(value)
}

function isScalar(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= MAX_TEXT
  if (typeof value === 'number') return Number.isSafeInteger(value)
  return typeof value === 'boolean'
}
