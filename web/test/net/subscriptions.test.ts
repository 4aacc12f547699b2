import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ClientFrame, ServerFrame } from '@harvest/server/wire'
import { Subscriptions } from '../../src/net/subscriptions.ts'
import { follower, resumed, sync, update } from './fake-socket.ts'

function followed(): { all: Subscriptions; told: string[]; said: ClientFrame[] } {
  const told: string[] = []
  const said: ClientFrame[] = []
  const all = new Subscriptions((frame) => said.push(frame))
  all.follow('table', 0, follower(told))
  return { all, told, said }
}

test('what comes in order is passed on at once, and nothing twice', () => {
  const { all, told } = followed()
  for (const frame of [sync(5), update(6), update(6), update(5), update(7, 'mine')]) all.hear(frame)
  assert.deepEqual(told, ['sync 0 5', 'update 0 6', 'update 0 7 by mine'])
})

test('nobody sees a gap: the whole view is asked for, once', () => {
  const { all, told, said } = followed()
  for (const frame of [sync(5), update(7), update(8), sync(8), update(9)]) all.hear(frame)
  assert.deepEqual(told, ['sync 0 5', 'sync 0 8', 'update 0 9'])
  assert.deepEqual(said.slice(1), [{ t: 'sub', table: 'table', as: 0 }])
})

test('a new connection picks up at the last update and the last chat line', () => {
  const { all, told, said } = followed()
  all.hear(sync(5))
  all.hear({ t: 'chat', table: 'table', lines: [{ n: 3, text: 'Hello' }] } as unknown as ServerFrame)
  all.resume()
  assert.deepEqual(said.at(-1), { t: 'sub', table: 'table', as: 0, from: 5, chat: 3 })
  for (const frame of [resumed(5), update(6)]) all.hear(frame)
  assert.deepEqual(told, ['sync 0 5', 'Hello', 'update 0 6'])
})

test('a server restored from a backup is followed from there', () => {
  const { all, told } = followed()
  for (const frame of [sync(5), update(6), sync(3), update(4)]) all.hear(frame)
  assert.deepEqual(told, ['sync 0 5', 'update 0 6', 'sync 0 3', 'update 0 4'])
})

test('what’s still on its way for the previous seat isn’t shown after a hand-over', () => {
  const { all, told } = followed()
  all.hear(sync(5))
  all.follow('table', 1, follower(told))
  all.hear(update(6))
  all.hear({ ...sync(9), as: 1 } as ServerFrame)
  assert.deepEqual(told, ['sync 0 5', 'sync 1 9'])
})

test('a page hears of its person’s turns at tables it follows and at those it doesn’t', () => {
  const { all } = followed()
  const turns: string[] = []
  all.onTurn = (table, toMove) => turns.push(`${table} ${toMove}`)
  const table = { id: 'table', status: 'playing', seats: [{ level: null }], waiting: [0] }
  all.hear({ t: 'table', table, you: { seats: [0] } } as unknown as ServerFrame)
  all.hear({ t: 'turn', table: 'other', toMove: true })
  all.hear(sync(5))
  assert.deepEqual(turns, ['table true', 'other true', 'table false'])
})
