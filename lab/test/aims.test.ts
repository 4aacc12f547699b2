import { games } from '@harvest/bots'
import assert from 'node:assert/strict'
import test from 'node:test'
import { lab, type Captured } from './captured.ts'

const aims = (...argv: string[]): Promise<Captured> => lab(['aims', 'jelly-bean-farmers', ...argv], { games })

/** The rows of each part of a report, by the line above them. */
function partsOf(out: string): Map<string, string[][]> {
  const parts = new Map<string, string[][]>()
  for (const part of out.trimEnd().split('\n\n')) {
    const [title, ...rows] = part.split('\n')
    parts.set(
      title,
      rows.map((row) => row.split(/ {2,}/)),
    )
  }
  return parts
}

const share = (cell: string): number => {
  const [, digits] = /^(\d+\.\d) %$/.exec(cell) ?? assert.fail(`${cell} is no share`)
  return Number(digits)
}

test('aims are reported in five parts, whose shares add up, and the same seed gives it again', async () => {
  const { code, out } = await aims('--games', '4', '--seed', '3')
  assert.equal(code, 0)
  const parts = partsOf(out)
  assert.deepEqual(
    [...parts.keys()],
    [
      'Wins by seat, all greedy',
      'Farms at the end, all greedy, on average',
      'Wins of a way to play, for all its seats together',
      'Plenty: points at the end, fields seeded, a seeded field, and what happens in a game',
      'Games in which somebody goes out',
    ],
  )
  const [bySeat, farms, ways, plenty, outs] = [...parts.values()]

  assert.deepEqual(bySeat[0], ['players', 'games', 'seat', 'wins', '95 %', 'equal', 'mean score'])
  assert.equal(bySeat.length, 1 + 2 + 3 + 4)
  for (const players of ['2', '3', '4']) {
    const rows = bySeat.filter(([count]) => count === players)
    assert.deepEqual(
      rows.map(([, played, seat]) => [played, seat]),
      Array.from({ length: Number(players) }, (_, seat) => ['4', String(seat + 1)]),
    )
    const sum = rows.reduce((total, row) => total + share(row[3]), 0)
    assert.ok(Math.abs(sum - 100) < 0.5, `${players} players: ${sum} %`)
  }

  assert.deepEqual(
    farms.slice(1).map(([players, who]) => `${players} ${who}`),
    ['2 winners', '2 others', '3 winners', '3 others', '4 winners', '4 others'],
  )
  // Every bot sits in every seat, so there are as many games as seats or a multiple.
  for (const [table, played, , wins] of ways.slice(1)) {
    const seats = table.match(/\d/g)!.reduce((sum, count) => sum + Number(count), 0)
    assert.equal(Number(played) % seats, 0, table)
    assert.ok(share(wins) <= 100)
  }
  assert.equal(plenty.length, 1 + 3 + 8)
  for (const [table, , mean, seeded, borne, bare, spoilt, ...rest] of plenty.slice(1)) {
    assert.ok(Number(mean) > 0 && Number(borne) > 0 && Number(borne) <= 7, table)
    for (const cell of [seeded, bare, spoilt]) assert.ok(share(cell) <= 100, `${table}: ${cell}`)
    assert.ok(share(seeded) > 20, `${table}: ${seeded}`)
    assert.equal(rest.length, 4)
  }
  assert.equal(outs.length, 1 + 3 + 8)
  for (const row of outs.slice(1)) assert.ok(share(row[2]) <= 100)

  assert.equal((await aims('--games', '4', '--seed', '3')).out, out)
})

test('a game without aims is refused, naming those that have one', async () => {
  const { code, err } = await lab(['aims', 'scoville'], { games })
  assert.equal(code, 2)
  assert.match(err, /no aims for "scoville".*jelly-bean-farmers/)
})
