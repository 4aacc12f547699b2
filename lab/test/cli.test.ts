import { stallEntry } from '@harvest/bots/testgame'
import assert from 'node:assert/strict'
import test from 'node:test'
import { commands } from '../src/cli.ts'
import { lab, type World } from './captured.ts'

/** A wrong command line, and what the one sentence about it must say. */
const WRONG: readonly (readonly [line: string, says: RegExp])[] = [
  ['shuffle', /no command "shuffle".*simulate/],
  ['simulate', /<game> is missing.*simulate --help/],
  ['simulate chess', /no game "chess".*stall/],
  ['record chess', /no game "chess".*stall/],
  ['play chess', /no game "chess".*stall/],
  ['phases chess', /no game "chess".*stall/],
  ['simulate __proto__', /no game "__proto__"/],
  ['simulate stall --games 0', /--games takes a whole number from 1 to 10000000, not "0"/],
  ['simulate stall --games 1e3', /--games takes a whole number.*"1e3"/],
  ['simulate stall --games', /--games needs a value/],
  ['simulate stall --players -1', /^--players takes a whole number from 2 to 4, not "-1"\.\n$/],
  ['simulate stall --games -5', /^--games takes a whole number from 1 to 10000000, not "-5"\.\n$/],
  ['simulate stall --bots -1', /no bot "-1"/],
  ['simulate stall -1', /no option -1/],
  ['simulate stall --json -1', /no option -1/],
  ['simulate stall --seed=-1', /--seed takes a whole number.*"-1"/],
  ['simulate stall --seed 99999999999999999999', /--seed takes a whole number/],
  ['simulate stall --bots', /--bots needs a value/],
  ['simulate stall --bots clever', /no bot "clever".*random, sprout, .*champion/],
  ['simulate stall --bots random,', /no bot ""/],
  ['simulate stall --bots random,random,random', /names 3 bots, but there are only 2 seats/],
  ['play stall --bots random,random', /names 2 bots, but there is only 1 seat/],
  ['simulate stall --json=yes', /--json takes no value/],
  ['simulate stall extra', /Unexpected word: "extra"/],
  ['simulate stall --speed 3', /no option --speed.*simulate --help/],
  ['simulate stall -n 3', /no option -n/],
  ['games stall', /Unexpected word: "stall"/],
  ['play stall --seat 3', /--seat takes a whole number from 1 to 2, not "3"/],
  ['play stall --lang xx', /--lang takes en or de or fr, not "xx"/],
  ['phases stall --lang xx', /--lang takes en or de or fr/],
  ['verify', /<file> is missing/],
  ['verify no-such-file.ndjson', /Can’t read "no-such-file.ndjson": there’s no such file/],
  ['verify .', /Can’t read "\.": it’s a folder/],
]

for (const [line, says] of WRONG)
  test(`"lab ${line}" is answered with a sentence and exit code 2`, async () => {
    const { code, out, err } = await lab(line.split(' '))
    assert.equal(code, 2)
    assert.equal(out, '')
    assert.match(err, says)
    assert.match(err, /^[^\n]+\n$/)
  })

for (const players of ['1', '5', '0', '2.5', 'two', '-3', '0x2'])
  test(`[EN-SET-1] ${players} players at a game for 2 to 4 are refused by every command that seats them`, async () => {
    for (const command of ['simulate', 'record', 'play']) {
      const { code, err } = await lab([command, 'stall', `--players=${players}`])
      assert.equal(code, 2)
      assert.equal(err, `--players takes a whole number from 2 to 4, not "${players}".\n`)
    }
  })

const WRONG_OPTIONS: readonly (readonly [options: string, says: RegExp])[] = [
  ['{', /--options takes JSON/],
  ['[]', /object of names and values/],
  ['"rich"', /object of names and values/],
  ['{"poor":true}', /no option "poor"\. Choose from: rich, hand/],
  ['{"__proto__":true}', /no option "__proto__"/],
  ['{"rich":"true"}', /"rich" must be true or false/],
  ['{"rich":1}', /"rich" must be true or false/],
  ['{"rich":true}', /"rich" is for 3 to 4 players/],
  ['{"hand":"huge"}', /"hand" must be one of: small, large/],
  ['{"hand":["small"]}', /"hand" must be one of/],
]

for (const [options, says] of WRONG_OPTIONS)
  test(`[EN-OPT-1] the options ${options} are refused with a sentence`, async () => {
    for (const command of ['simulate', 'record', 'play']) {
      const { code, out, err } = await lab([command, 'stall', '--options', options])
      assert.equal(code, 2)
      assert.equal(out, '')
      assert.match(err, says)
    }
  })

test('what people typed is said back shortened', async () => {
  const { err } = await lab(['simulate', 'x'.repeat(5000)])
  assert.ok(err.length < 120, err)
})

test('without a command the help is shown, and the exit code says that something was missing', async () => {
  const { code, out, err } = await lab([])
  assert.equal(code, 2)
  assert.equal(out, '')
  assert.match(err, /Give a command/)
  for (const command of commands) assert.ok(err.includes(command.summary))
})

test('--help, -h and help show all commands; with a command, its options', async () => {
  for (const word of ['--help', '-h', 'help']) {
    const { code, out } = await lab([word])
    assert.equal(code, 0)
    for (const command of commands) assert.ok(out.includes(`  ${command.name}`))
  }
  for (const command of commands)
    for (const line of [
      [command.name, '--help'],
      [command.name, '-h'],
      ['help', command.name],
      [command.name, 'a', 'b', '--help'],
    ]) {
      const { code, out } = await lab(line)
      assert.equal(code, 0)
      assert.ok(out.includes(command.summary))
      for (const option of Object.keys(command.options)) assert.ok(out.includes(`--${option}`))
    }
})

/** The test game for exactly this many players. */
function only(players: number): World {
  const seats = { min: players, max: players }
  const rich = { ...stallEntry.game.options.rich, seats }
  return { games: [{ ...stallEntry, game: { ...stallEntry.game, seats, options: { rich } } }] }
}

test('one is one, and a number that is always the same is said once', async () => {
  const { out } = await lab(['games'], only(2))
  assert.match(out, /^stall: Stall, 2 players\. /)
  assert.match(out, /rich \(true or false, false by default, 2 players\)/)
  assert.match((await lab(['games'], only(1))).out, /^stall: Stall, 1 player\. /)
  const { err } = await lab(['simulate', 'stall', '--players', '3'], only(2))
  assert.equal(err, '--players takes only 2, not "3".\n')
  const simulated = await lab(['simulate', 'stall', '--games', '1'])
  assert.match(simulated.out, /^Stall, 2 players, 1 game, seed 1,/)
})

test('games lists players, options with their values, and the bots', async () => {
  const { code, out } = await lab(['games'])
  assert.equal(code, 0)
  assert.match(out, /^stall: Stall, 2 to 4 players\. /)
  assert.match(out, /rich \(true or false, false by default, 3 to 4 players\): Rich/)
  assert.match(out, /hand \(small or large, small by default\)/)
  assert.match(out, /Bots: random, sprout, .*greedy, .*champion/)
})
