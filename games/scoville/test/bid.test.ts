import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EVERYONE, hashState, TableIO } from '@harvest/engine'
import { scoville } from '../src/index.ts'
import { startMatch, table } from './builder.ts'

test('[SC-AUC-1] there is no bidding in the first round: the drawn order stands and cards are taken', () => {
  const io = new TableIO<never>(null, true, 5)
  const s = scoville.setup({ shortDisplay: false, openScreens: false }, 4, io)
  assert.deepEqual(io.entered, ['claim'])
  assert.equal(s.active, s.order[0])
})

test('[SC-AUC-2] all bid at the same time, from nothing to all their coins', () => {
  const t = table({ begin: 'bid', round: 2, players: [{ coins: 3 }, { coins: 0 }, { coins: 1 }] })
  assert.equal(scoville.waiting(t.s), 0b111)
  assert.deepEqual(t.offered('bid', 'coins', 0), [0, 1, 2, 3])
  assert.deepEqual(t.offered('bid', 'coins', 1), [0])
  assert.deepEqual(t.offered('bid', 'coins', 2), [0, 1])
})

test('[SC-AUC-2] a bid is at most 200', () => {
  const t = table({ begin: 'bid', round: 2, players: [{ coins: 500 }, { coins: 200 }] })
  assert.equal(t.moves(0).length, 201)
  assert.equal(t.moves(1).length, 201)
  assert.ok(t.can({ do: 'bid', coins: 200 }, 0))
})

test('[SC-AUC-2] a bid may be changed until the last one is in, and only the last version counts', () => {
  const t = table({ begin: 'bid', round: 2, players: [{ coins: 9 }, { coins: 9 }] })
  t.act(0, { do: 'bid', coins: 9 }).act(0, { do: 'bid', coins: 2 })
  assert.equal(scoville.waiting(t.s), 0b10)
  t.act(1, { do: 'bid', coins: 0 })
  assert.deepEqual(t.told('bids'), [{ e: 'bids', bids: [2, 0] }])
  assert.equal(t.s.players[0].coins, 7)
})

test('[SC-AUC-2] nothing of a bid shows before the last is in, then all show together', () => {
  const t = table({ begin: 'bid', round: 2 })
  const before = hashState({ ...t.s, sealed: null })
  t.act(2, { do: 'bid', coins: 4 }).act(0, { do: 'bid', coins: 3 })
  assert.equal(hashState({ ...t.s, sealed: null }), before)
  assert.deepEqual(t.events, [])
  assert.equal(t.io.revealed, 0)
  assert.deepEqual(
    t.view(1).players.map(({ hasBid, bid }) => [hasBid, bid]),
    [
      [true, null],
      [false, null],
      [true, null],
    ],
  )
  assert.equal(t.view(2).players[2].bid, 4)
  t.act(1, { do: 'bid', coins: 0 })
  assert.equal(t.io.revealed, EVERYONE)
  assert.deepEqual(t.told('bids'), [{ e: 'bids', bids: [3, 0, 4] }])
  assert.deepEqual(
    t.view('watcher').players.map(({ bid }) => bid),
    [3, 0, 4],
  )
})

test('[SC-AUC-2] undo takes back one’s own bid even if others have bid since', () => {
  let match = startMatch(2)
  while (match.game.phase(match.state) !== 'bid') {
    const seat = match.game.waiting(match.state) === 1 ? 0 : 1
    const played = match.play(seat, match.legal(seat).at(-1)!)
    assert.ok(played.ok)
    match = played.value.match
  }
  const first = match.play(0, { do: 'bid', coins: 1 })
  assert.ok(first.ok)
  const undone = first.value.match.undo(0, 'step')
  assert.ok(undone.ok)
  assert.equal(hashState(undone.value.match.state), hashState(match.state))
})
