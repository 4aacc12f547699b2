/** The pictures of a game's rules page: positions as one viewer sees them, kept as files and checked by tests. */
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import {
  Match,
  seededSource,
  seedFromNumber,
  LANGUAGES,
  type AnyGame,
  type GameState,
  type InSome,
  type Update,
  type Viewer,
} from '../src/index.ts'

export interface Figure<Focus> {
  readonly name: string
  /** The rule it belongs to, or a section of the page. */
  readonly beside: string
  readonly caption: InSome<string>
  readonly names: readonly string[]
  readonly update: Update
  /** What of the position is drawn. */
  readonly focus: Focus
  /** A chart that says all that the section's table does. */
  readonly insteadOfTable?: true
}

/** The captions of a game's figures by their names, from a folder with a file for each language. */
export async function readCaptions(folder: URL): Promise<(name: string) => InSome<string>> {
  const files = LANGUAGES.filter((language) => existsSync(new URL(`${language}.ts`, folder))).map(
    async (language) => {
      const file = (await import(new URL(`${language}.ts`, folder).href)) as {
        readonly [name: string]: unknown
      }
      return [language, file[language] as { readonly [figure: string]: string | undefined }] as const
    },
  )
  const captions = await Promise.all(files)
  return (name) =>
    Object.fromEntries(
      captions.filter(([, of]) => of[name] !== undefined).map(([language, of]) => [language, of[name]]),
    ) as InSome<string>
}

/** A position built by hand, as a table would show it. */
export function seenBy(who: Viewer, game: AnyGame, seats: number, options: object, state: GameState): Update {
  game.check(state)
  const decisions = Array<number>(seats).fill(0)
  const from = { state, draws: 0, at: 0, decisions }
  return Match.resume(game, seats, options, seededSource(seedFromNumber(1)), from).update(who, [])
}

/** Keep each figure as `<name>.json`, a line for each part of what is seen, so that a change can be read in a diff. */
export function writeFigures(folder: URL, figures: readonly Figure<unknown>[]): void {
  for (const { name, update, ...head } of figures) {
    const { view, ...rest } = update
    const text = `{\n${lines(head, 2)},\n  "update": {\n${lines(rest, 4)},\n    "view": {\n${lines(view, 6)}\n    }\n  }\n}\n`
    writeFileSync(new URL(`${name}.json`, folder), text)
    process.stdout.write(`${name}\n`)
  }
}

function lines(object: object, indent: number): string {
  return Object.entries(object)
    .map(([key, value]) => `${' '.repeat(indent)}${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n')
}

/** As tests: the kept figures show what the table would show today, beside rules that are in RULES.md. */
export function checkFigures(folder: URL, made: readonly Figure<unknown>[]): void {
  test('every figure of the rules page is wanted, and every wanted one is there', () => {
    assert.deepEqual(
      globSync('*.json', { cwd: fileURLToPath(folder) }).sort(),
      made.map(({ name }) => `${name}.json`).sort(),
    )
  })

  for (const { name, ...figure } of made)
    test(`the figure ${name} shows what the table would show today`, () => {
      const kept: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
      const fresh: unknown = JSON.parse(JSON.stringify(figure))
      assert.deepEqual(kept, fresh, "run the game's figures/make.ts")
    })

  test('every figure stands beside a rule or a section of RULES.md', () => {
    const rules = readFileSync(new URL('../RULES.md', folder), 'utf8')
    for (const { beside } of made)
      assert.ok(
        rules.includes(`\n- **${beside}** `) ||
          rules.toLowerCase().includes(`\n## ${beside.replaceAll('-', ' ')}\n`),
        beside,
      )
  })
}
