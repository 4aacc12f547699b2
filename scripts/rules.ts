// npm run rules [-- --quiet]: each rule of each RULES.md with the tests that cover it. Fails on a rule without
// a test and on an id that no RULES.md defines, so that rules, code, refusals and tests keep naming the same things.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ID = /\b[A-Z]{2}-[A-Z]{3}-\d+\b/g
const DEFINITION = /^\s*[-*] \*\*([A-Z]{2}-[A-Z]{3}-\d+)\*\*\s+(.*)/
/** Comments, and strings; whichever starts first swallows the other. */
const COMMENT_OR_STRING =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
const LEADING_BRACKET = /^\[([^\]]*)\]\s+/

export interface Rule {
  readonly id: string
  readonly words: string
  /** The folder of its RULES.md. */
  readonly folder: string
  readonly line: number
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
  for (const file of listFiles(root, '**/test/**/*.test.{ts,mjs}')) {
    const folder = folders.find((each) => file.startsWith(`${each}/`))
    for (const test of listNamedTests(read(file))) coverRules(rules, test, file, folder, problems)
  }
  for (const file of [...books, ...listFiles(root, '**/*.{ts,svelte}')])
    if (!/(^|\/)test\//.test(file)) problems.push(...unknownIds(rules, file, read(file)))
  for (const rule of rules.values())
    if (rule.tests.length === 0)
      problems.push(`${rule.folder}/RULES.md:${rule.line}: no test of ${rule.folder} covers ${rule.id}`)
  return { rules: [...rules.values()], problems }
}

function readBook(book: string, text: string): Rule[] {
  return text.split('\n').flatMap((row, index) => {
    const match = DEFINITION.exec(row)
    return match
      ? [{ id: match[1]!, words: match[2]!, folder: dirname(book), line: index + 1, tests: [] }]
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

/** The rules as a table for people: id, how many tests, their names. */
export function formatRules(rules: readonly Rule[]): string {
  const lines: string[] = []
  let folder = ''
  for (const rule of rules) {
    if (rule.folder !== folder) lines.push('', (folder = rule.folder))
    const words = rule.words.length > 72 ? `${rule.words.slice(0, 71)}…` : rule.words
    lines.push(`  ${rule.id.padEnd(11)} ${String(rule.tests.length).padStart(3)}  ${words}`)
    for (const name of rule.tests) lines.push(`${' '.repeat(21)}· ${name}`)
  }
  return lines.join('\n')
}

if (import.meta.main) {
  const { rules, problems } = surveyRules(join(import.meta.dirname, '..'))
  if (!process.argv.includes('--quiet')) console.log(`${formatRules(rules)}\n`)
  for (const problem of problems) console.error(problem)
  const tests = rules.reduce((sum, rule) => sum + rule.tests.length, 0)
  console.log(`${rules.length} rules, covered ${tests} times by tests, ${problems.length} problems`)
  if (problems.length > 0) process.exitCode = 1
}
