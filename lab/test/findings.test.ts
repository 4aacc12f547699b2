import assert from 'node:assert/strict'
import test from 'node:test'
import type { ShareRow, StudyFigures } from '../src/study/figures.ts'
import { findings } from '../src/study/report/findings.ts'

const seat = (name: string, wins: number, played = 120): ShareRow => ({
  ...{ name, players: 5, played, wins, share: wins / played, even: 0.2, meanScore: 60 },
  ...{ low: 0, high: wins / played < 0.2 ? 0.19 : 1 },
})

const said = (...seats: ShareRow[]): string =>
  findings({
    seats,
    factions: [],
    cards: [],
    choices: { weighed: 0 },
    lead: null,
  } as unknown as StudyFigures)[0]!

test('of many seats, one that is just outside its interval is not spoken of', () => {
  assert.match(said(seat('Seat 1', 14.5), seat('Seat 2', 26)), /^Nothing here shows that one seat is better/)
})

test('a seat three standard errors from its even share is', () => {
  assert.match(said(seat('Seat 1', 8), seat('Seat 2', 26)), /^Seat 1 wins 6\.7 %/)
})
