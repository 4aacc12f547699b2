/** The files of a new game: those of Pepper Duel, the game that docs/adding-a-game.md walks through, under another name. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Naming {
  /** In kebab-case: the folder and the package. */
  readonly id: string
  readonly name: string
  /** The two letters its rule ids begin with */
  readonly prefix: string
}

/** What the example is made of; docs/adding-a-game.md walks through them. */
const SOURCES = ['data.ts', 'state.ts', 'game.ts', 'text.ts']

/** Paths from the root of the repository, and what goes there. */
export function listFiles(root: string, naming: Naming): Map<string, string> {
  const example = join(root, 'engine', 'testkit', 'example')
  const read = (path: string): string => renamed(readFileSync(join(example, path), 'utf8'), naming)
  const { id, name } = naming
  const game = camelCase(id)
  const files = new Map<string, string>()
  const put = (path: string, text: string): void => void files.set(`games/${id}/${path}`, text)
  put('package.json', packageJson(id))
  put('RULES.md', read('RULES.md'))
  for (const file of SOURCES) put(`src/${file}`, engineImports(read(file)))
  put('src/index.ts', `export { ${game} } from './game.ts'\n`)
  put(
    'src/public.ts',
    `/** What the screen may import: words and types. */\nexport { de, en } from './text.ts'\nexport type * from './state.ts'\n`,
  )
  put(
    'src/texts.ts',
    `import { orEnglish } from '@harvest/engine'\nimport { de, en } from './text.ts'\n\n/** Its words in every language; one that nobody has written yet is English for now. */\nexport const texts = orEnglish({ en, de })\n`,
  )
  put(
    'src/tables.ts',
    `import { orEnglish } from '@harvest/engine'\nimport { tables as words } from './text.ts'\n\n/** The words for what a variant can change. */\nexport const tables = orEnglish(words)\n`,
  )
  put(
    'src/statistics.ts',
    `import { orEnglish } from '@harvest/engine'\nimport { statistics as words } from './text.ts'\n\n/** The words for what is counted. */\nexport const statistics = orEnglish(words)\n`,
  )
  for (const file of readdirSync(join(example, 'golden')))
    put(`golden/${file}`, kitImports(read(`golden/${file}`)))
  for (const file of readdirSync(join(example, 'test'))) put(`test/${file}`, kitImports(read(`test/${file}`)))
  files.set(`bots/src/games/${id}.ts`, entryFile(id, game))
  files.set(`bots/src/evaluations/${id}.ts`, evaluationFile(id, name))
  return files
}

function engineImports(text: string): string {
  return text
    .replaceAll("'../../src/index.ts'", "'@harvest/engine'")
    .replaceAll("'../../src/wire.ts'", "'@harvest/engine/wire'")
    .replaceAll("'../../src/variant/tables.ts'", "'@harvest/engine/variant'")
}

/** Tests and golden games stand beside `src`, and use the kit by its name. */
function kitImports(text: string): string {
  return text
    .replaceAll("'../../../src/index.ts'", "'@harvest/engine'")
    .replaceAll("'../../index.ts'", "'@harvest/engine/testkit'")
    .replaceAll("'../../golden.ts'", "'@harvest/engine/testkit/golden'")
    .replaceAll(/'\.\.\/(data|game|state|text)\.ts'/g, "'../src/$1.ts'")
    .replace("new URL('../', import.meta.url)", "new URL('../src/', import.meta.url)")
}

function renamed(text: string, { id, name, prefix }: Naming): string {
  return text
    .replaceAll('engine/testkit/example/', `games/${id}/`)
    .replaceAll('pepper-duel', id)
    .replaceAll('Pepper Duel', name)
    .replaceAll('Paprikaduell', name)
    .replace(
      'the small game that docs/adding-a-game.md walks through',
      'begun as the game of docs/adding-a-game.md',
    )
    .replaceAll('pepperDuel', camelCase(id))
    .replaceAll(/\bEX-(?=[A-Z]{3}-\d)/g, `${prefix}-`)
}

export function camelCase(id: string): string {
  return id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function packageJson(id: string): string {
  const value = {
    ...{ name: `@harvest/${id}`, version: '0.1.0', private: true, type: 'module', license: 'MIT' },
    sideEffects: false,
    exports: {
      '.': './src/index.ts',
      './public': './src/public.ts',
      './texts': './src/texts.ts',
      './statistics': './src/statistics.ts',
      './tables': './src/tables.ts',
    },
    dependencies: { '@harvest/engine': '*' },
  }
  return `${JSON.stringify(value, null, 2)}\n`
}

function entryFile(id: string, game: string): string {
  return `import { ${game} } from '@harvest/${id}'
import { statistics } from '@harvest/${id}/statistics'
import { texts as text } from '@harvest/${id}/texts'
import type { GameEntry } from '../bot.ts'
import { evaluation } from '../evaluations/${id}.ts'

export const entry: GameEntry = { game: ${game}, text, statistics, evaluation }
`
}

function evaluationFile(id: string, name: string): string {
  return `/** What a position of ${name} is worth: points, and what coins will buy. */
import type { State } from '@harvest/${id}/public'
import { simpleEvaluation } from './simple.ts'

export const evaluation = simpleEvaluation((state, seat) => {
  const { duels, bought, coins } = (state as State).players[seat]
  return duels + bought + coins / 3
})
`
}
