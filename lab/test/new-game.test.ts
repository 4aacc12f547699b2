import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { inDependencies, inGames } from '../src/new-game/register.ts'
import { lab, type Captured } from './captured.ts'

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'new-game-'))
after(() => rmSync(root, { recursive: true }))

// As much of a repository as a new game touches, with the real engine.
for (const path of ['engine', 'bots/src/games.ts', 'bots/package.json', 'games/scoville/RULES.md'])
  cpSync(join(REPOSITORY, path), join(root, path), { recursive: true })
mkdirSync(join(root, 'node_modules', '@harvest'), { recursive: true })
symlinkSync(join(root, 'engine'), join(root, 'node_modules', '@harvest', 'engine'), 'junction')
symlinkSync(join(REPOSITORY, 'node_modules', '@noble'), join(root, 'node_modules', '@noble'), 'junction')
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
  for (const file of ['state.ts', 'game.ts', 'text.ts'])
    assert.doesNotMatch(read(`games/lost-orchards/src/${file}`), /[Pp]epper-?[Dd]uel|Pepper Duel|EX-[A-Z]{3}/)
  const files = ['rules', 'laws'].map((name) =>
    join(root, 'games', 'lost-orchards', 'test', `${name}.test.ts`),
  )
  // Inside a test, node --test would report to this one instead of running by itself.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const run = spawnSync(process.execPath, ['--test', ...files], { encoding: 'utf8', env, cwd: root })
  assert.equal(run.status, 0, run.stdout)
})

test('an id, a name or letters that will not do are refused, and nothing is written', async () => {
  const refusal = async (...words: string[]): Promise<string> => {
    const { code, err } = await begin(...words)
    assert.equal(code, 2)
    return err
  }
  const before = read('bots/src/games.ts')
  assert.match(await refusal('Lost Orchards'), /isn’t an id: small letters/)
  assert.match(await refusal('../oops'), /isn’t an id/)
  assert.match(await refusal('scoville'), /folder games\/scoville already/)
  assert.match(await refusal('sea-cows', '--prefix', 'SC'), /Another game’s rules begin with SC/)
  assert.match(await refusal('orchard', '--prefix', 'ORC'), /takes two letters/)
  assert.match(await refusal('orchard', '--name', "it's `odd`"), /--name takes letters/)
  assert.equal(read('bots/src/games.ts'), before)
  assert.ok(!existsSync(join(root, 'games', 'orchard')))
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
