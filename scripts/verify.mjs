// All that must hold before a change is good: rules, format, lint, types, the built client's size, tests. What fails fast comes first,
// and node's test runner comes last, so that its closing lines close the output.
//   npm test [-- <test files or patterns>…]
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const CHECKS = [
  ['rules', 'scripts/rules.ts', '--quiet'],
  ['format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  ['lint', 'node_modules/eslint/bin/eslint.js', '--max-warnings=0', '.'],
  ['types', 'node_modules/typescript/bin/tsc'],
  [
    'components',
    'node_modules/svelte-check/bin/svelte-check',
    '--workspace=web',
    '--tsconfig=./tsconfig.json',
    '--fail-on-warnings',
  ],
  ['web', 'scripts/build-web.mjs', '--force'],
  ['size', 'scripts/check-size.mjs'],
  ['browser', 'scripts/find-browser.mjs'],
]

function run(args) {
  const { status, error } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' })
  if (error) throw error
  return status ?? 1
}

/** The test files of all workspaces and of the scripts; bench/ is not a workspace. */
function listTests() {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const exclude = (name) => name === 'node_modules' || name === 'dist'
  return [...workspaces, 'scripts']
    .flatMap((folder) => globSync(`${folder}/**/test/**/*.test.{ts,mjs}`, { cwd: ROOT, exclude }))
    .sort()
}

/** Runs the checks and says how long each took; all of them, so that one run names every fault. */
function runChecks() {
  let failed = 0
  for (const [name, ...args] of CHECKS) {
    console.log(`\n> ${name}: ${args.join(' ')}`)
    const start = performance.now()
    const status = run(args)
    if (status !== 0) failed++
    console.log(`${status === 0 ? 'ok' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  return failed
}

const only = process.argv.slice(2)
if (only.length === 0 && runChecks() > 0) process.exit(1)
const files = only.length > 0 ? only : listTests()
console.log(`\n> tests: node --test, ${files.length} ${only.length > 0 ? 'patterns' : 'files'}`)
process.exitCode = run(['--test', '--test-concurrency=2', ...files])
