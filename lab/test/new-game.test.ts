import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { inDependencies, inGames } from '../src/new-game/register.ts'
import { lab, type Captured } from './captured.ts'

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'new-game-'))
after(() => rmSync(root, { recursive: true }))

// As much of the repository as a new game touches or is touched by.
const COPIED = [
  'engine',
  'bots',
  'lab',
  'web/src/games/plain',
  'web/test/plain-board.test.ts',
  'examples/variants',
]
const games = readdirSync(join(REPOSITORY, 'games')).map((id) => `games/${id}`)
for (const path of [...COPIED, ...games])
  cpSync(join(REPOSITORY, path), join(root, path), { recursive: true })
mkdirSync(join(root, 'node_modules', '@harvest'), { recursive: true })
const link = (from: string, name: string): void =>
  symlinkSync(from, join(root, 'node_modules', ...name.split('/')), 'junction')
for (const path of ['engine', 'bots', ...games]) link(join(root, path), `@harvest/${basename(path)}`)
for (const name of ['@noble', 'piscina']) link(join(REPOSITORY, 'node_modules', name), name)
writeFileSync(join(root, 'package.json'), '{ "type": "module" }')

const begin = (...words: string[]): Promise<Captured> => lab(['new-game', ...words, '--root', root])
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

test('a new game is a folder whose own tests are green at once', async () => {
  const { code, out } = await begin('lost-orchards')
  assert.equal(code, 0)
  assert.match(out, /^Lost Orchards is in games\/lost-orchards: \d+ files, registered/)
  assert.match(read('games/lost-orchards/RULES.md'), /^# Lost Orchards\n[^]*\*\*LO-SET-1\*\*/)
  assert.match(
    read('bots/src/games.ts'),
    /import \{ entry as lostOrchards \} from '.\/games\/lost-orchards\.ts'/,
  )
  assert.match(read('bots/src/games.ts'), /= \[[^\]]*, lostOrchards\]/)
  assert.match(read('bots/package.json'), /"@harvest\/lost-orchards": "\*"/)
  for (const file of ['data.ts', 'state.ts', 'game.ts', 'text.ts'])
    assert.doesNotMatch(read(`games/lost-orchards/src/${file}`), /[Pp]epper-?[Dd]uel|Pepper Duel|EX-[A-Z]{3}/)
  runTests('games/lost-orchards/test/rules.test.ts', 'games/lost-orchards/test/laws.test.ts')
})

test('what a new game lacks in each language is listed', async () => {
  const { href } = new URL('../../scripts/game-languages.ts', import.meta.url)
  const { listLacking } = (await import(href)) as {
    listLacking(root: string, game: string): Promise<string[]>
  }
  const lacking = await listLacking(root, 'lost-orchards')
  assert.match(lacking[0]!, /^games\/lost-orchards has no guided first game .* and no figures/)
  assert.equal(lacking[1], 'games/lost-orchards in de lacks rules/de.md')
  assert.match(
    lacking[2]!,
    /^games\/lost-orchards in fr lacks rules\/fr\.md, \d+ of the sentences in src\/text\.ts$/,
  )
})

test('what is tested of every game is green for a new one, too', () => {
  const suites = ['bots/test/search', 'bots/test/variants', 'lab/test/variant', 'web/test/plain-board']
  const out = runTests('--test-name-pattern=lost-orchards', ...suites.map((name) => `${name}.test.ts`))
  for (const name of ['champion asks whether', 'has its word', 'can be changed in', 'every line of'])
    assert.ok(out.includes(name), `no test says: ${name}`)
})

/** Tests in the copy; gives what they print. */
function runTests(...words: string[]): string {
  // Inside a test, node --test would report to this one instead of running by itself.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const args = ['--test', '--test-reporter=spec', ...words]
  const run = spawnSync(process.execPath, args, { encoding: 'utf8', env, cwd: root })
  assert.equal(run.status, 0, run.stdout)
  return run.stdout
}

test('an id, a name or letters that will not do are refused, and nothing is written', async () => {
  const refusal = async (...words: string[]): Promise<string> => {
    const { code, err } = await begin(...words)
    assert.equal(code, 2)
    return err
  }
  const before = read('bots/src/games.ts')
  assert.match(await refusal('Lost Orchards'), /isn’t an id: small letters/)
  assert.match(await refusal('../oops'), /isn’t an id/)
  assert.match(await refusal('scoville'), /already a folder games\/scoville/)
  assert.match(await refusal('sea-cows', '--prefix', 'SC'), /Another game’s rules begin with SC/)
  assert.match(await refusal('orchard', '--prefix', 'ORC'), /takes two letters/)
  assert.match(await refusal('orchard', '--name', "it's `odd`"), /--name takes letters/)
  assert.equal(read('bots/src/games.ts'), before)
  assert.ok(!existsSync(join(root, 'games', 'orchard')))
})

test('a game that can’t be written leaves nothing behind', async () => {
  const small = join(root, 'small')
  for (const path of ['games', 'bots/src', 'engine/testkit'])
    mkdirSync(join(small, path), { recursive: true })
  cpSync(join(root, 'engine/testkit/example'), join(small, 'engine/testkit/example'), { recursive: true })
  for (const path of ['bots/src/games.ts', 'bots/package.json'])
    cpSync(join(REPOSITORY, path), join(small, path))
  // A file where a folder has to go.
  writeFileSync(join(small, 'bots/src/evaluations'), '')
  const { code, err } = await lab(['new-game', 'sea-cows', '--root', small])
  assert.equal(code, 2)
  assert.match(
    err,
    /^The game can’t be written to .*: (there’s already|part of its path is) a file.* Nothing has been changed\.\n$/,
  )
  assert.deepEqual([readdirSync(join(small, 'games')), readdirSync(small)], [[], ['bots', 'engine', 'games']])
  assert.equal(
    readFileSync(join(small, 'bots/src/games.ts'), 'utf8'),
    readFileSync(join(REPOSITORY, 'bots/src/games.ts'), 'utf8'),
  )
})

test('registration keeps what is there', () => {
  const list = "import { entry as a } from './games/a.ts'\n\nexport const games = [a]\n"
  assert.equal(
    inGames(list, 'b-c', 'bC'),
    "import { entry as a } from './games/a.ts'\nimport { entry as bC } from './games/b-c.ts'\n\nexport const games = [a, bC]\n",
  )
  assert.throws(() => inGames('nothing', 'b', 'b'), /no list of games/)
  assert.deepEqual(JSON.parse(inDependencies('{ "name": "x", "dependencies": { "b": "*" } }', 'a')), {
    name: 'x',
    dependencies: { a: '*', b: '*' },
  })
})
