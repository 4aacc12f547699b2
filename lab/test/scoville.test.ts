import { bots, games } from '@harvest/bots'
import { scoville } from '@harvest/scoville'
import assert from 'node:assert/strict'
import test from 'node:test'
import { verifyRecord } from '../src/verification.ts'
import { lab as runLab, type Captured, type World } from './captured.ts'

const lab = (line: string, world: World = {}): Promise<Captured> =>
  runLab(line.split(' '), { ...world, games, bots })

test('a whole game of Scoville is played in the terminal, in both languages, with undo on the way', async () => {
  for (const lang of ['en', 'de']) {
    const words = ['1', '1', '1', 'u', '1', 't', 'l', 'b', '?', ...Array<string>(3000).fill('1')]
    const { code, out } = await lab(
      `play scoville --players 3 --seed 4 --lang ${lang} --bots greedy,random`,
      {
        input: words.join('\n'),
      },
    )
    assert.equal(code, 0)
    assert.doesNotMatch(out, /undefined|NaN|\[object|\{\w+\/|Error/)
    const names = games[0].text[lang as 'en'].sources
    for (const source of scoville.sources)
      assert.match(out, new RegExp(`\n${names[source].replace(/[()]/g, '.')} +\\d+ +\\d+ +\\d+\n`))
    assert.ok(out.split('\n').every((row) => row.length <= 110))
  }
})

test('a record of Scoville with all states holds', async () => {
  const { code, out } = await lab('record scoville --players 4 --seed 2 --states')
  assert.equal(code, 0)
  const verdict = verifyRecord(games, out)
  assert.ok(verdict.holds, verdict.sentence)
})

for (let players = 2; players <= 6; players++)
  test(`a record of ${players} players at Scoville holds`, async () => {
    const { out } = await lab(`record scoville --players ${players} --seed ${players}`)
    assert.ok(verifyRecord(games, out).holds)
  })

test('options reach the game and are recorded', async () => {
  const { out } = await runLab(
    ['record', 'scoville', '--players', '3', '--options', '{"shortDisplay":true,"openScreens":true}'],
    { games, bots },
  )
  assert.deepEqual(JSON.parse(out.slice(0, out.indexOf('\n'))).options, {
    shortDisplay: true,
    openScreens: true,
  })
  const refused = await runLab(['simulate', 'scoville', '--options', '{"shortDisplay":true}'], {
    games,
    bots,
  })
  assert.equal(refused.code, 2)
  assert.equal(refused.err, 'The option "shortDisplay" is for 3 to 5 players.\n')
})

test('Scoville is simulated alike on every machine', async () => {
  const { out } = await lab('simulate scoville --players 4 --games 25 --seed 1 --json')
  const { speed: _, ...figures } = JSON.parse(out) as Record<string, unknown>
  assert.deepEqual(figures.decisions, DECISIONS)
})

/** Changes only with the rules, the order of moves or the generator. */
const DECISIONS = { mean: 665.8, min: 455, max: 924, total: 16645 }

test('the phases of Scoville are drawn with their names in German', async () => {
  const { out } = await lab('phases scoville --lang de')
  assert.ok(out.split('\n').length > 40)
  assert.match(out, /\[\*\] --> p_claim/)
})
