/** Who is called what at a table, now and in its log. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SeatInfo, StandIn, TableInfo } from '@harvest/server/wire'
import { namesThen, ownNames, seatNames, tellStandIn } from '../src/shell/table/players/seat-names.ts'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'

function table(levels: readonly (string | null)[], standIns: readonly StandIn[] = []): TableInfo {
  const names = ['Ruth', 'Yuri', null]
  const seats = levels.map((level, seat): Partial<SeatInfo> => ({
    kind: level === null ? 'person' : 'bot',
    name: names[seat],
    level,
  }))
  return { status: 'playing', seats, standIns } as unknown as TableInfo
}

test('while a bot plays for somebody the seat says so, and when the game is over it has their name alone', () => {
  const info = table([null, 'greedy', 'greedy'])
  assert.deepEqual([0, 1, 2].map(seatNames(info, en)), ['Ruth', 'Yuri (bot)', 'Moss'])
  assert.equal(seatNames({ ...info, status: 'finished' }, en)(1), 'Yuri')
})

test('a line of the log names whoever played then', () => {
  const info = table(
    [null, null, 'greedy'],
    [
      { at: 4, seat: 1, why: 'left' },
      { at: 9, seat: 1, why: null },
    ],
  )
  const yuri = [4, 5, 9, 10].map((at) => namesThen(info, en, at)(1))
  assert.deepEqual(yuri, ['Yuri', 'Yuri (bot)', 'Yuri (bot)', 'Yuri'])
  assert.equal(namesThen(info, en, 5)(0), 'Ruth')
})

test('comings and goings have words in both languages', () => {
  const info = table([null, null, 'greedy'])
  const told = (why: StandIn['why'], words: typeof en) =>
    tellStandIn({ at: 3, seat: 1, why }, ownNames(info, words), words)
  assert.equal(told('left', en), 'Yuri left the table. A bot plays until they’re back.')
  assert.equal(told(null, en), 'Yuri is back and playing again.')
  assert.equal(told('away', de), 'Yuri ist gerade weg. Solange spielt ein Bot.')
})
