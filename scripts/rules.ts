// npm run rules [-- --quiet]: each rule of each RULES.md with the code that carries it out and the tests that cover it.
// Fails on a rule that no comment in the code names, on one without a test, and on an id that no RULES.md defines, so
// that rules, code, refusals and tests keep naming the same things; and on a translation in rules/ that says more or
// less than its RULES.md. What a game hasn't got yet in each language is listed too, and fails nothing.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listGames, listLacking } from './game-languages.ts'
import { compareTranslation } from './rule-translations.ts'

const ID = /\b[A-Z]{2}-[A-Z]{3}-\d+\b/g
const DEFINITION = /^\s*[-*] \*\*([A-Z]{2}-[A-Z]{3}-\d+)\*\*\s+(.*)/
/** Comments, and strings; whichever starts first swallows the other. */
const COMMENT_OR_STRING =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
const LEADING_BRACKET = /^\[([^\]]*)\]\s+/
/** Folders whose files show or check a rule without carrying it out. */
const BESIDE_THE_CODE = /(^|\/)(test|golden|figures)\//

export interface Rule {
  readonly id: string
  readonly words: string
  /** The folder of its RULES.md. */
  readonly folder: string
  readonly line: number
  /** Where comments of that folder's code name it, as `src/score.ts:12`. */
  readonly code: string[]
  /** The names of the tests of that folder that cover it. */
  readonly tests: string[]
}

export interface Survey {
  readonly rules: readonly Rule[]
  readonly problems: readonly string[]
}

interface NamedTest {
  readonly ids: readonly string[]
  readonly name: string
  readonly line: number
}

/** The names in a test file that begin with rule ids; skipped tests and tests to be written cover nothing. */
export function listNamedTests(text: string): NamedTest[] {
  const out: NamedTest[] = []
  for (const match of text.matchAll(COMMENT_OR_STRING)) {
    if (match[0].startsWith('/')) continue
    const name = match[0].slice(1, -1)
    const bracket = LEADING_BRACKET.exec(name)
    const ids = bracket?.[1]!.match(ID)
    if (!bracket || !ids || /\.(skip|todo)\(\s*$/.test(text.slice(0, match.index))) continue
    out.push({ ids, name: name.slice(bracket[0].length), line: lineOf(text, match.index) })
  }
  return out
}

/** The ids that comments name, with the line of each; one in a string points to a rule and carries out nothing. */
export function listNamedRules(text: string): { readonly id: string; readonly line: number }[] {
  const out: { id: string; line: number }[] = []
  for (const comment of text.matchAll(COMMENT_OR_STRING)) {
    if (!comment[0].startsWith('/')) continue
    for (const { 0: id, index } of comment[0].matchAll(ID))
      out.push({ id, line: lineOf(text, comment.index + index) })
  }
  return out
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

function listFiles(root: string, pattern: string): string[] {
  const exclude = (name: string) => name === 'node_modules' || name === 'dist'
  return globSync(pattern, { cwd: root, exclude })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/** Reads all rules, tests and sources below a folder and says what does not fit. */
export function surveyRules(root: string): Survey {
  const problems: string[] = []
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const books = listFiles(root, '**/RULES.md')
  if (books.length === 0) problems.push('there is no RULES.md')
  const rules = new Map<string, Rule>()
  for (const book of books) for (const rule of readBook(book, read(book))) define(rules, rule, problems)
  const folders = books.map((book) => dirname(book)).sort((a, b) => b.length - a.length)
  const folderOf = (file: string): string | undefined => folders.find((each) => file.startsWith(`${each}/`))
  for (const file of listFiles(root, '**/test/**/*.test.{ts,mjs}'))
    for (const test of listNamedTests(read(file))) coverRules(rules, test, file, folderOf(file), problems)
  for (const file of [...books, ...listFiles(root, '**/*.{ts,svelte}')]) {
    const text = read(file)
    if (!/(^|\/)test\//.test(file)) problems.push(...unknownIds(rules, file, text))
    if (file.endsWith('.ts') && !BESIDE_THE_CODE.test(file)) placeRules(rules, text, file, folderOf(file))
  }
  for (const rule of rules.values()) problems.push(...whatIsMissing(rule))
  for (const folder of folders)
    for (const file of listFiles(root, `${folder}/rules/*.md`))
      problems.push(...compareTranslation(read(`${folder}/RULES.md`), file, read(file)))
  return { rules: [...rules.values()], problems }
}

/** Notes where the code of a folder names its rules, each place once. */
function placeRules(
  rules: ReadonlyMap<string, Rule>,
  text: string,
  file: string,
  folder: string | undefined,
): void {
  for (const { id, line } of listNamedRules(text)) {
    const rule = rules.get(id)
    if (rule?.folder !== folder) continue
    const place = `${file.slice(rule!.folder.length + 1)}:${line}`
    if (!rule!.code.includes(place)) rule!.code.push(place)
  }
}

function whatIsMissing({ id, folder, line, code, tests }: Rule): string[] {
  const at = `${folder}/RULES.md:${line}`
  return [
    ...(code.length > 0
      ? []
      : [`${at}: no code of ${folder} names ${id}; put it in a comment on what carries it out`]),
    ...(tests.length > 0 ? [] : [`${at}: no test of ${folder} covers ${id}`]),
  ]
}

function readBook(book: string, text: string): Rule[] {
  return text.split('\n').flatMap((row, index) => {
    const match = DEFINITION.exec(row)
    return match
      ? [{ id: match[1]!, words: match[2]!, folder: dirname(book), line: index + 1, code: [], tests: [] }]
      : []
  })
}

function define(rules: Map<string, Rule>, rule: Rule, problems: string[]): void {
  const first = rules.get(rule.id)
  if (!first) rules.set(rule.id, rule)
  else
    problems.push(
      `${rule.folder}/RULES.md:${rule.line}: ${rule.id} is already defined in ${first.folder}/RULES.md:${first.line}`,
    )
}

function coverRules(
  rules: ReadonlyMap<string, Rule>,
  test: NamedTest,
  file: string,
  folder: string | undefined,
  problems: string[],
): void {
  for (const id of test.ids) {
    const rule = rules.get(id)
    if (!rule) problems.push(`${file}:${test.line}: the test names ${id}, which no RULES.md defines`)
    else if (rule.folder === folder) rule.tests.push(test.name)
  }
}

/** The ids that nobody defines, each where it stands first. */
function unknownIds(rules: ReadonlyMap<string, Rule>, file: string, text: string): string[] {
  const first = new Map<string, number>()
  for (const match of text.matchAll(ID))
    if (!rules.has(match[0]) && !first.has(match[0])) first.set(match[0], lineOf(text, match.index))
  return [...first].map(([id, line]) => `${file}:${line}: ${id} is defined in no RULES.md`)
}

/** The rules as a table for people: id, how many tests, where the code is, the tests' names. */
export function formatRules(rules: readonly Rule[]): string {
  const lines: string[] = []
  let folder = ''
  for (const rule of rules) {
    if (rule.folder !== folder) lines.push('', (folder = rule.folder))
    const words = rule.words.length > 72 ? `${rule.words.slice(0, 71)}…` : rule.words
    lines.push(`  ${rule.id.padEnd(11)} ${String(rule.tests.length).padStart(3)}  ${words}`)
    if (rule.code.length > 0) lines.push(`${' '.repeat(21)}> ${rule.code.join(', ')}`)
    for (const name of rule.tests) lines.push(`${' '.repeat(21)}· ${name}`)
  }
  return lines.join('\n')
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const { rules, problems } = surveyRules(root)
  if (!process.argv.includes('--quiet')) {
    console.log(`${formatRules(rules)}\n`)
    const lacking = await Promise.all(listGames(root).map((game) => listLacking(root, game)))
    for (const line of lacking.flat()) console.log(`${line}.`)
  }
  for (const problem of problems) console.error(problem)
  const tests = rules.reduce((sum, rule) => sum + rule.tests.length, 0)
  const places = rules.reduce((sum, rule) => sum + rule.code.length, 0)
  console.log(
    `${rules.length} rules, named ${places} times in code, covered ${tests} times by tests, ${problems.length} problems`,
  )
  if (problems.length > 0) process.exitCode = 1
}
