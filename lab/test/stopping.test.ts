/** Ctrl-C, wherever it comes: what is done is told, and nothing ends with a bare prompt. */
import { games } from '@harvest/bots'
import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import test from 'node:test'
import { lab, type Captured } from './captured.ts'

/** A command that somebody stops when the clock has been looked at so often; 0 is before it begins. */
async function stopped(line: string, looks: number, world = {}): Promise<Captured> {
  let stop = (): void => {}
  let looked = 0
  return lab(line.split(' '), {
    progress: true,
    interrupt: (abort) => {
      stop = abort
      if (looks === 0) abort()
    },
    onLook: () => void (++looked === looks && stop()),
    ...world,
  })
}

const HOT = fileURLToPath(new URL('../../examples/variants/hot-mexico.csv', import.meta.url))

test('a simulation reports the games that are over', async () => {
  const { code, out, err } = await stopped('simulate stall --games 400', 12)
  assert.equal(code, 130)
  const done = Number(/Stopped after (\d+) of 400 games; these figures cover just those\.\n$/.exec(err)?.[1])
  assert.ok(done > 3 && done < 20, err)
  assert.match(out, new RegExp(`^Stall, 2 players, ${done} games, seed 1`))
  const shares = [...out.matchAll(/^Seat \d +[\d.]+ +([\d.]+) %/gm)].map(([, share]) => Number(share))
  assert.ok(Math.abs(shares.reduce((a, b) => a + b) - 100) < 0.2, shares.join())
  const json = JSON.parse((await stopped('simulate stall --games 400 --json', 12)).out) as { games: number }
  assert.equal(json.games, done)
})

test('statistics and aims report the games that are over', async () => {
  const { code, out, err } = await stopped('statistics scoville --games 400', 12, { games })
  assert.equal(code, 130)
  assert.match(err, /Stopped after \d+ of 400 games; these figures cover just those\.\n$/)
  assert.match(out, /^Scoville, 2 players, \d+ games/)
  const aims = await stopped('aims jelly-bean-farmers --games 4', 6, { games })
  assert.equal(aims.code, 130)
  assert.match(aims.err, /Stopped after \d of \d+ games; these figures cover just those\.\n$/)
  assert.match(aims.out, /^Wins by seat, all greedy\n/)
  assert.doesNotMatch(aims.out, /NaN/)
})

test('before the first game is over, a sentence says so', async () => {
  for (const line of ['simulate scoville', 'statistics scoville']) {
    const { code, out, err } = await stopped(line, 0, { games })
    assert.deepEqual(
      [code, out, err],
      [130, '', 'Stopped before the first game was over, so there’s nothing to report.\n'],
    )
  }
  const record = await stopped('record stall', 0)
  assert.deepEqual([record.code, record.out], [130, ''])
  assert.match(record.err, /^Stopped before the game was over\. Only whole games are recorded/)
  const line = `compare food-court --variant ${HOT} --bots random`
  const compare = await stopped(line, 0, { games })
  assert.deepEqual([compare.code, compare.out], [130, ''])
  assert.match(
    compare.err,
    /^Stopped before 24 pairs of games were over, so there’s nothing to compare yet\.\n$/,
  )
})

test('a comparison tells what it has found so far', async () => {
  const line = `compare food-court --variant ${HOT} --bots random --margin 0`
  const { code, out, err } = await stopped(line, 2, { games })
  assert.equal(code, 130)
  assert.match(out, /\nToo few games to tell what the change does to mexico’s share of wins/)
  assert.match(err, /Stopped after 24 of up to 2000 pairs of games; these figures cover just those\.\n$/)
})
