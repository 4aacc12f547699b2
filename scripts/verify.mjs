// All that must hold before a change is good: rules, format, lint, types, the built client's size, tests. What fails fast
// comes first, and node's test runner comes last, so that its closing lines close the output.
//   npm test [-- <test files or patterns>…]
//   npm run test:quick     rules, types, and the tests of the engine and the games but for the long runs of the laws
import { spawn, spawnSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const RULES = ['rules', 'scripts/rules.ts', '--quiet']
const TYPES = ['types', 'node_modules/typescript/bin/tsc']
/** Two lanes of checks that run side by side; those in one lane build on each other or are short. */
const LANES = [
  [
    RULES,
    ['format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
    [
      'components',
      'node_modules/svelte-check/bin/svelte-check',
      '--workspace=web',
      '--tsconfig=./tsconfig.json',
      '--fail-on-warnings',
    ],
  ],
  [
    TYPES,
    ['web', 'scripts/build-web.mjs', '--force'],
    ['size', 'scripts/check-size.mjs'],
    ['browser', 'scripts/find-browser.mjs'],
    ['lint', 'node_modules/eslint/bin/eslint.js', '--max-warnings=0', '.'],
  ],
]
const QUICK_LANES = [[RULES, TYPES]]
const QUICK_TESTS = ['engine/**/test/**/*.test.ts', 'games/**/test/**/*.test.ts']
const WHAT_QUICK_LEAVES_OUT =
  'Not run: the laws of the games (npm test -- games/<game>/test/laws.test.ts), the tests of bots, server, lab, web and ' +
  'scripts (npm test -- "bots/test/*.test.ts"), format, lint, components and the size of the page. npm test runs it all.'
const LONG_LAWS = /^games\/[^/]+\/test\/laws\.test\.ts$/
/** Files of short tests, which share a process. */
const SHORT = /^(?:engine|games|bots)\//
const IN_ONE_PROCESS = 'scripts/in-one-process.mjs'
/** Files that take long: started right after the short tests, so that nothing long is left for a single core at the end. */
const LONG = [/^web\/test\/browser\//, LONG_LAWS, /^server\//]
/** One more than there are cores: browsers and servers wait now and then. */
const AT_ONCE = 3
/** Most test files are processes of their own; what one has compiled, the next doesn't have to compile again. */
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules', '.cache', 'compiled')

/** The test files of all workspaces and of the scripts; bench/ is not a workspace. */
function listTests() {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return listFiles([...workspaces, 'scripts'].map((folder) => `${folder}/**/test/**/*.test.{ts,mjs}`))
}

/** The long kinds first, and of each kind the largest file: as a rule it has the most to do. */
function inOrder(files) {
  const rank = (file) => LONG.findIndex((kind) => kind.test(file)) >>> 0
  const size = (file) => statSync(join(ROOT, file)).size
  return files.toSorted((a, b) => rank(a) - rank(b) || size(b) - size(a))
}

function listFiles(patterns) {
  const exclude = (name) => name === 'node_modules' || name === 'dist'
  return patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude })).sort()
}

/** Runs one check and, once it is through, says in one piece how it went. */
async function runCheck([name, ...args]) {
  const start = performance.now()
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const status = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject))
  const took = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`\n> ${name}: ${args.join(' ')}\n${output}${status === 0 ? 'ok' : 'FAILED'}, ${took} s`)
  return status === 0 ? 0 : 1
}

/** How many checks have failed; all are run, so that one run names every fault. */
async function runChecks(lanes) {
  const failed = await Promise.all(
    lanes.map(async (lane) => {
      let count = 0
      for (const check of lane) count += await runCheck(check)
      return count
    }),
  )
  return failed.reduce((sum, count) => sum + count, 0)
}

/** Files or patterns as somebody has given them: node's own command looks for them, and sorts them by name. */
function runGiven(patterns) {
  const args = ['--test', `--test-concurrency=${AT_ONCE}`, ...patterns]
  const { status, error } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' })
  if (error) throw error
  return status ?? 1
}

/** These files, in this order. */
async function runTests(files) {
  console.log(`\n> tests: ${files.length} files`)
  const short = files.filter((file) => SHORT.test(file) && !LONG_LAWS.test(file))
  const long = files.filter((file) => !short.includes(file))
  process.env.IN_ONE_PROCESS = JSON.stringify(short.map((file) => pathToFileURL(join(ROOT, file)).href))
  const all = [IN_ONE_PROCESS, ...long].map((file) => join(ROOT, file))
  const tests = run({ files: all, concurrency: AT_ONCE, cwd: ROOT })
  let status = 0
  tests.on('test:fail', () => (status = 1))
  await pipeline(tests, new spec(), process.stdout, { end: false })
  return status
}

const given = process.argv.slice(2)
const quick = given.includes('--quick')
const only = given.filter((argument) => argument !== '--quick')
const lanes = quick ? QUICK_LANES : LANES
if (only.length === 0 && (await runChecks(lanes)) > 0) process.exit(1)
const all = () => (quick ? listFiles(QUICK_TESTS).filter((file) => !LONG_LAWS.test(file)) : listTests())
process.exitCode = only.length > 0 ? runGiven(only) : await runTests(inOrder(all()))
if (quick && only.length === 0) console.log(`\n${WHAT_QUICK_LEAVES_OUT}`)
