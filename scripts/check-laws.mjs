// The laws at length: many times the games that `npm test` plays for them.
//   npm run check:laws -- [times]
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const times = Number(process.argv[2] ?? 20)
if (!(times > 0)) {
  console.error(`how many times the usual number of games? A number above 0, not ${process.argv[2]}`)
  process.exit(2)
}
const files = globSync('{engine/testkit/example,games/*}/test/laws.test.ts', { cwd: ROOT }).sort()
const { status } = spawnSync(process.execPath, ['--test', '--test-concurrency=2', ...files], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, HARVEST_LAWS_SCALE: String(times) },
})
process.exitCode = status ?? 1
