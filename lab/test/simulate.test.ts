import { random } from '@harvest/bots'
import { stall, stallEntry } from '@harvest/bots/testgame'
import type { Score } from '@harvest/engine'
import assert from 'node:assert/strict'
import test from 'node:test'
import { runSimulation, type Figures, type Plan } from '../src/simulation.ts'
import { wilson } from '../src/statistics.ts'
import { lab } from './captured.ts'

type Json = Figures & { speed: { seconds: number; decisionsPerSecond: number }; [key: string]: unknown }

async function simulated(...argv: string[]): Promise<Json> {
  const { code, out } = await lab(['simulate', 'stall', '--json', ...argv])
  assert.equal(code, 0)
  return JSON.parse(out) as Json
}

test('the same seed gives the same figures, another seed gives others, and speed stands apart', async () => {
  const { speed, ...first } = await simulated('--games', '40', '--seed', '5', '--bots', 'greedy,random')
  const { speed: _, ...again } = await simulated('--games', '40', '--seed', '5', '--bots', 'greedy,random')
  const { speed: __, ...other } = await simulated('--games', '40', '--seed', '6', '--bots', 'greedy,random')
  assert.deepEqual(again, first)
  assert.notDeepEqual(other.seats, first.seats)
  assert.ok(speed.seconds > 0 && speed.decisionsPerSecond > 0)
})

test('the deterministic figures are those recorded here, on every machine', async () => {
  const { decisions, seats, forced } = await simulated('--games', '20', '--seed', '1')
  assert.deepEqual(
    { total: decisions.total, forced: forced.total, wins: seats.map((row) => row.wins) },
    RECORDED,
  )
})

const RECORDED = { total: 333, forced: 64, wins: [14, 6] }

test('wins add up to the games played, by seat and by bot', async () => {
  const figures = await simulated('--games', '60', '--players', '4', '--bots', 'greedy,random')
  const sum = (rows: readonly { wins: number }[]): number => rows.reduce((total, row) => total + row.wins, 0)
  assert.ok(Math.abs(sum(figures.seats) - 60) < 1e-9)
  assert.ok(Math.abs(sum(figures.bots) - 60) < 1e-9)
  assert.deepEqual(
    figures.bots.map(({ bot, seats }) => [bot, seats]),
    [
      ['greedy', 1],
      ['random', 3],
    ],
  )
  assert.deepEqual(figures.endings, { threeRounds: 60 })
  assert.deepEqual(figures.rounds, { mean: 3, min: 3, max: 3 })
  assert.ok(figures.forced.total > 0 && figures.forced.total < figures.decisions.total)
})

test('points by source add up to the mean score', async () => {
  const { bots } = await simulated('--games', '30')
  for (const bot of bots) {
    const sum = Object.values(bot.meanBySource).reduce((total, part) => total + part, 0)
    assert.ok(Math.abs(sum - bot.meanScore) < 1e-9)
  }
})

test('a shared win counts in parts', async () => {
  const tied: Score[] = [0, 1, 2].map((seat) => ({
    seat,
    total: 10 - (seat === 2 ? 1 : 0),
    parts: { crates: 10, cards: 0 },
    ties: [0],
    place: seat === 2 ? 3 : 1,
  }))
  const entry = { ...stallEntry, game: { ...stall, scores: () => tied } }
  const figures = await runSimulation({ ...plan(3, 4), entry }, () => {})
  assert.equal(figures.sharedWins, 4)
  assert.deepEqual(
    figures.seats.map((row) => row.wins),
    [2, 2, 0],
  )
})

/** Stall with a faction for each seat. */
const fruits = ['apples', 'pears', 'apples', 'pears']
const fruitEntry = { ...stallEntry, game: { ...stall, faction: (_s: unknown, seat: number) => fruits[seat] } }

test('where seats play with different things, wins are counted by faction, of the seats that had each', async () => {
  const { seats, factions } = await runSimulation({ ...plan(3, 40), entry: fruitEntry }, () => {})
  const [apples, pears] = factions!
  assert.deepEqual([factions!.length, apples.faction, pears.faction], [2, 'apples', 'pears'])
  // Two of three seats sell apples: two parts in each game, of which one can win.
  assert.deepEqual([apples.played, pears.played], [80, 40])
  assert.equal(apples.wins, seats[0].wins + seats[2].wins)
  assert.equal(apples.share, apples.wins / 80)
  assert.equal(pears.share, seats[1].share)
  assert.equal(pears.meanScore, seats[1].meanScore)
  assert.ok(apples.low < apples.share && apples.share < apples.high)
  const sum = Object.values(pears.meanBySource).reduce((total, part) => total + part, 0)
  assert.ok(Math.abs(sum - pears.meanScore) < 1e-9)
})

test('a game whose seats do not differ has no factions, in figures and in the report', async () => {
  assert.equal((await simulated('--games', '2')).factions, null)
  const { out } = await lab('simulate stall --games 2'.split(' '))
  assert.doesNotMatch(out, /played +wins/)
})

test('the report has a line for each faction', async () => {
  const { out } = await lab('simulate stall --games 10'.split(' '), { games: [fruitEntry] })
  assert.match(out, /\n +played +wins +share +95 % +mean score\n/)
  assert.match(out, /\napples +10 +\d+(\.\d)? +\d+\.\d % +\d+\.\d–\d+\.\d +\d+\.\d\npears +10 /)
})

function plan(players: number, games: number): Plan {
  const options = { rich: false, hand: 'small' }
  return {
    entry: stallEntry,
    players,
    options,
    games,
    seed: 1,
    bots: Array(players).fill(random),
    rotate: false,
  }
}

test('bots that differ change seats, each deal being played once for each way to sit', async () => {
  const seated: string[] = []
  const deals: string[] = []
  const named = ['a', 'b', 'c'].map((id) => ({ ...random, id }))
  const game: typeof stall = {
    ...stall,
    setup(options, seats, io) {
      const state = stall.setup(options, seats, io)
      deals.push(JSON.stringify(state.hands))
      return state
    },
  }
  for (const bot of named)
    bot.choose = (_entry, _state, seat, moves) => {
      const last = deals.length - 1
      seated[last] ??= '...'
      seated[last] = seated[last].slice(0, seat) + bot.id + seated[last].slice(seat + 1)
      return { move: moves[moves.length - 1], weighed: [], iterations: 0 }
    }
  await runSimulation({ ...plan(3, 6), entry: { ...stallEntry, game }, bots: named, rotate: true }, () => {})
  assert.deepEqual(seated, ['abc', 'bca', 'cab', 'abc', 'bca', 'cab'])
  assert.equal(new Set(deals.slice(0, 3)).size, 1)
  assert.equal(new Set(deals.slice(3)).size, 1)
  assert.notEqual(deals[0], deals[3])
})

test('rotation is on where bots differ, off where they do not, and can be turned off', async () => {
  assert.equal((await simulated('--games', '2')).rotate, false)
  assert.equal((await simulated('--games', '2', '--bots', 'greedy,random')).rotate, true)
  assert.equal((await simulated('--games', '2', '--bots', 'greedy,random', '--no-rotate')).rotate, false)
})

test('the report names seats, bots, intervals, end reasons, rounds, forced decisions and speed', async () => {
  const { code, out, err } = await lab(
    'simulate stall --games 30 --players 3 --bots greedy,random --seed 9'.split(' '),
  )
  assert.equal(code, 0)
  assert.equal(err, '')
  assert.match(out, /^Stall, 3 players, 30 games, seed 9, bots greedy, random, random, changing seats\n/)
  assert.match(out, /Seat 3 +\d+(\.\d)? +\d+\.\d % +\d+\.\d–\d+\.\d +\d+\.\d\n/)
  assert.match(out, /random \(2 seats\) +\d/)
  assert.match(out, /Crates +\d+\.\d +\d+\.\d\n/)
  assert.match(out, /100\.0 % {2}Three rounds were played\./)
  assert.match(out, /Rounds per game: 3\.0 \(3 to 3\)/)
  assert.match(out, /Decisions per game: \d+\.\d \(\d+ to \d+\), \d+\.\d % of them forced/)
  assert.match(out, /Speed: [\d,]+ decisions per second/)
})

test('the head of the report says when the last deal was not played from every seat', async () => {
  const head = async (line: string): Promise<string> => {
    const { out } = await lab(`simulate stall --players 3 --bots greedy,random ${line}`.split(' '))
    return out.slice(0, out.indexOf('\n\n'))
  }
  const said = 'Stall, 3 players, 8 games, seed 1, bots greedy, random, random'
  assert.equal(
    await head('--games 8'),
    `${said}, changing seats\nThe last deal was played with only 2 of the 3 seatings; 9 games would cover them all.`,
  )
  assert.equal(await head('--games 8 --no-rotate'), said)
  assert.doesNotMatch(await head('--games 9'), /last deal/)
})

test('a progress bar is drawn on standard error only if it would be seen, and is wiped at the end', async () => {
  const line = 'simulate stall --games 40'.split(' ')
  const seen = await lab(line, { progress: true })
  assert.match(seen.err, /█+░* \d+ of 40 games, \d+ s left/)
  assert.ok(seen.err.endsWith('\r\x1b[K'))
  assert.equal((await lab(line)).err, '')
  assert.equal((await lab('simulate stall --games 1'.split(' '), { progress: true })).err, '')
})

test("Wilson's interval is the one of the textbooks, and stays within 0 and 1", () => {
  const { low, high } = wilson(8, 10)
  assert.ok(Math.abs(low - 0.4902) < 1e-4 && Math.abs(high - 0.9433) < 1e-4, `${low} ${high}`)
  assert.deepEqual([wilson(0, 5).low, wilson(5, 5).high], [0, 1])
  assert.ok(wilson(0, 5).high > 0.4 && wilson(5, 5).low < 0.6)
})
