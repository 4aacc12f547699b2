/** The lines elsewhere that a new game needs: in the list of games, and in the dependencies of the bots. */

/** `bots/src/games.ts` with one more game */
export function inGames(text: string, id: string, variable: string): string {
  const lines = text.split('\n')
  const last = lines.findLastIndex((line) => line.startsWith('import { entry as '))
  if (last < 0 || !/= \[[^\]]*\]/.test(text)) throw new Error('bots/src/games.ts has no list of games')
  lines.splice(last + 1, 0, `import { entry as ${variable} } from './games/${id}.ts'`)
  return lines.join('\n').replace(/= \[([^\]]*)\]/, (_, listed: string) => `= [${listed}, ${variable}]`)
}

/** A package.json with one more dependency, in alphabetical order */
export function inDependencies(text: string, name: string): string {
  const value = JSON.parse(text) as { dependencies: Record<string, string> }
  value.dependencies = Object.fromEntries(
    Object.entries({ ...value.dependencies, [name]: '*' }).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  return `${JSON.stringify(value, null, 2)}\n`
}
