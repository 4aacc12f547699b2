/** On which line each key of a JSON text stands: JSON.parse doesn't say, and of a key that is there twice it drops one. */

export interface JsonLines {
  /** The line of the key that these keys lead to, from 1; 0 for none. */
  lineOf(...keys: readonly string[]): number
  /** A key that its object has twice, with the line of the second. */
  readonly twice: { readonly key: string; readonly line: number } | null
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|\n/g

/** Of a text that JSON.parse accepts. */
export function readLines(text: string): JsonLines {
  const lines = new Map<string, number>()
  /** The objects and lists that are open, each with the key or the number of what is read in it. */
  const open: { readonly isObject: boolean; key: string; isKeyNext: boolean; count: number }[] = []
  let twice: JsonLines['twice'] = null
  let line = 1
  for (const [token] of text.matchAll(TOKEN)) {
    const at = open.at(-1)
    if (token === '\n') line++
    else if (token === '{' || token === '[') {
      const isObject = token === '{'
      open.push({ isObject, key: '0', isKeyNext: isObject, count: 0 })
    } else if (token === '}' || token === ']') open.pop()
    else if (token === ',' && at) {
      if (at.isObject) at.isKeyNext = true
      else at.key = String(++at.count)
    } else if (at?.isKeyNext && token.startsWith('"')) {
      at.key = JSON.parse(token) as string
      at.isKeyNext = false
      const path = pathOf(open.map(({ key }) => key))
      if (lines.has(path)) twice ??= { key: at.key, line }
      else lines.set(path, line)
    }
  }
  return { lineOf: (...keys) => lines.get(pathOf(keys)) ?? 0, twice }
}

const pathOf = (keys: readonly string[]): string => JSON.stringify(keys)
