// Telling where two values differ, and which paths of a state a pattern means.

/** The first place where two JSON values differ, as `path: a against b`, or null. */
export function firstDifference(a: unknown, b: unknown): string | null {
  const path = differingPaths(a, b, 1)[0]
  if (path === undefined) return null
  return `${path || 'the whole'}: ${short(valueAt(a, path))} against ${short(valueAt(b, path))}`
}

/** Whether a value is still what `JSON.stringify` gave as `text`; the order of keys does not count. */
export function isText(value: unknown, text: string): boolean {
  return JSON.stringify(value) === text || firstDifference(JSON.parse(text), value) === null
}

/** The paths of all leaves that differ, at most `limit` of them. */
export function differingPaths(a: unknown, b: unknown, limit = Infinity): string[] {
  const out: string[] = []
  collect(a, b, '', out, limit)
  return out
}

function collect(a: unknown, b: unknown, path: string, out: string[], limit: number): void {
  if (out.length >= limit || Object.is(a, b)) return
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
    out.push(path)
    return
  }
  const inner = (key: string): void => {
    if (!Object.is(a[key], b[key])) collect(a[key], b[key], path === '' ? key : `${path}.${key}`, out, limit)
  }
  for (const key in a) inner(key)
  for (const key in b) if (!Object.hasOwn(a, key)) inner(key)
}

/** The value at a path like `players.1.hand`; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value
  return path.split('.').reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value)
}

/** Whether a path lies in what a pattern such as `players.*.hand` means, or around it. */
export function matchesPattern(pattern: string, path: string): boolean {
  const wanted = pattern.split('.')
  const given = path.split('.')
  const shared = Math.min(wanted.length, given.length)
  for (let i = 0; i < shared; i++) if (wanted[i] !== '*' && wanted[i] !== given[i]) return false
  return true
}

/** The slots that secrets name: a list whose every place is secret is one of them. */
export function slotsOf(secrets: readonly string[]): string[] {
  return secrets.map((pattern) => pattern.replace(/\.\*$/, ''))
}

/** The path of the first thing that is not plain JSON, or null. */
export function notPlain(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${String(value)}`
  if (typeof value !== 'object') return `${path} is ${typeof value}`
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== Array.prototype) return `${path} is not a plain object`
  for (const [key, inner] of Object.entries(value)) {
    const found = notPlain(inner, path === '' ? key : `${path}.${key}`)
    if (found) return found
  }
  return null
}

/** The path of the first object that two values share and that could be changed in one of them, or null. */
export function sharedPart(a: unknown, b: unknown): string | null {
  const owned = new Set<unknown>()
  const gather = (value: unknown): void => {
    if (!isObject(value) || owned.has(value)) return
    owned.add(value)
    for (const inner of Object.values(value)) gather(inner)
  }
  gather(a)
  const find = (value: unknown, path: string): string | null => {
    if (!isObject(value)) return null
    if (owned.has(value) && !isDeepFrozen(value)) return path || 'the whole'
    for (const [key, inner] of Object.entries(value)) {
      const found = find(inner, path === '' ? key : `${path}.${key}`)
      if (found) return found
    }
    return null
  }
  return find(b, '')
}

export function isDeepFrozen(value: unknown): boolean {
  if (!isObject(value)) return true
  return Object.isFrozen(value) && Object.values(value).every(isDeepFrozen)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object'
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 120 ? `${text.slice(0, 117)}...` : text
}
