import { games } from '@harvest/bots'
import { loadVariant, parseVariant } from '@harvest/bots/variants'
import { changeableOf, listPaths, Match, seededSource, seedFromNumber } from '@harvest/engine'
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { lab, type Captured } from './captured.ts'

const folder = mkdtempSync(join(tmpdir(), 'variant-'))
after(() => rmSync(folder, { recursive: true }))

const run = (line: string, input = ''): Promise<Captured> => lab(line.split(' '), { games, input })
const RICH = fileURLToPath(new URL('../../examples/variants/rich-market.json', import.meta.url))
const HOT = fileURLToPath(new URL('../../examples/variants/hot-mexico.csv', import.meta.url))

test('a variant is simulated, and the report names it', async () => {
  const { code, out } = await run(`simulate scoville --variant ${RICH} --players 2 --games 3`)
  assert.equal(code, 0)
  assert.match(out, /^Scoville, variant “Rich market”, 2 players, 3 games/)
  const json = JSON.parse((await run(`simulate food-court --variant ${HOT} --games 1 --json`)).out) as {
    variant: { name: string }
  }
  assert.equal(json.variant.name, 'Hotter Mexico')
})

test('a record carries its variant, and is verified by it', async () => {
  const { out } = await run(`record scoville --variant ${RICH} --seed 4`)
  assert.match((await run('verify -', out)).out, /^The record checks out/)
  const other = await run('verify -', out.replace('"startCoins":12', '"startCoins":13'))
  assert.equal(other.code, 1)
  assert.match(other.err, /doesn’t check out in the header/)
  const printed = await run('verify -', out.replace(/"variant":\{.*?\}\}\},/, ''))
  assert.equal(printed.code, 1)
  const broken = await run('verify -', out.replace('"startCoins":12', '"startCoins":-1'))
  assert.match(broken.err, /^The record’s variant can’t be played\. .*startCoins: it takes a whole number/)
})

test('a study of a variant says so, and is not mixed with the game as printed', async () => {
  const out = join(folder, 'study')
  const line = `study scoville --players 2 --games 2 --bots random --out ${out}`
  assert.match((await run(`${line} --variant ${RICH}`)).out, /^Scoville, variant “Rich market”: a study/)
  assert.match((await run(line)).err, /another plan or seed/)
  assert.match((await run(`report ${out}`)).out, /^Scoville, variant “Rich market”: a study/)
})

test('a variant that is none is refused with its file and line', async () => {
  assert.match(
    (await run(`simulate scoville --variant ${folder}`)).err,
    /^Can’t read the variant ".*": it’s a folder\.\n$/,
  )
  const file = join(folder, 'wrong.csv')
  writeFileSync(file, 'game,scoville\nname,Ours\nmarket.RY.coins,lots\n')
  const refused = async (line: string): Promise<string> => {
    const { code, err } = await run(line)
    assert.equal(code, 2)
    return err
  }
  assert.match(
    await refused(`simulate scoville --variant ${file}`),
    /^The variant ".*" can’t be played\. Line 3: market\.RY\.coins: it takes a whole number from 0 to 999, not "lots"\.\n$/,
  )
  assert.match(await refused(`play food-court --variant ${RICH}`), /It’s for scoville, not for food-court/)
  assert.match(await refused(`simulate scoville --variant ${folder}/none.csv`), /there’s no such file/)
})

for (const { game } of games)
  test(`what can be changed in ${game.id} is listed as a variant that changes nothing`, async () => {
    const { code, out } = await run(`tables ${game.id}`)
    assert.equal(code, 0)
    const variant = parseVariant(out)
    assert.equal(Object.keys(variant.changes).length, listPaths(changeableOf(game.id)).length)
    // Loaded with all its values as they are, the game deals what it deals as printed.
    const same = await loadVariant(variant)
    const started = [game, same.game].map((one) =>
      Match.start(one, game.seats.min, {}, seededSource(seedFromNumber(3))),
    )
    const [printed, listed] = started.map((match) => match.ok && match.value.state)
    assert.deepEqual(listed, printed)
  })

test('every variant that is shipped as an example can be played', async () => {
  const examples = new URL('../../examples/variants/', import.meta.url)
  for (const file of readdirSync(examples)) {
    const entry = await loadVariant(parseVariant(readFileSync(new URL(file, examples), 'utf8')))
    assert.ok(games.some(({ game }) => game.id === entry.game.id))
  }
})
