import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSeen, kindOf } from '../src/cards.ts'
import { ACTION_IDS } from '../src/data.ts'
import { jellyBeanFarmers as game } from '../src/index.ts'
import { back, discard, face, kind, planning, ready, type Table } from './builder.ts'

const steal = (farm: number) => ({ do: 'steal', farm }) as const
const decline = { do: 'decline' } as const
const extra = (on: { field?: number; farm?: number } = {}, slot = 0) =>
  ({ do: 'face', from: 'extra', slot, ...on }) as const
const extraBack = (as: 'man' | 'save', slot = 0) => ({ do: 'back', from: 'extra', slot, as }) as const
const extraDiscard = { do: 'discard', from: 'extra', slot: 0 } as const
const extras = (t: Table, seat: number): string[] =>
  t.farm(seat).extra.map((one) => ACTION_IDS[kindOf(one.card)])

test('[JB-STE-1] all others show their season card; the thief takes one, the victim draws, both plan just that', () => {
  const t = planning({
    farms: [{ spring: 'steal' }, { spring: 'cats' }, { spring: 'walls' }],
  })
  t.play(0, face()).play(1, face()).play(2, back('field'))
  assert.equal(t.state.phase, 'steal')
  assert.deepEqual(
    t.events('showed').map((event) => event.card),
    ['cats', 'walls'],
  )
  assert.deepEqual(t.legal(0), [steal(1), steal(2), decline])
  t.drawing('dogs').play(0, steal(2))
  assert.equal(t.state.phase, 'replan')
  assert.deepEqual(t.waiting(), [0, 2])
  assert.deepEqual([extras(t, 0), extras(t, 2)], [['walls'], ['dogs']])
  t.play(0, extra()).play(2, extraBack('man'))
  assert.deepEqual([t.farm(0).walls, t.farm(1).cats, t.farm(2).men, t.farm(2).halfField], [1, 1, 1, 0])
})

test('[JB-STE-1] the stolen card is a further season card beside one the thief has', () => {
  const t = planning({ farms: [{ spring: 'dogs', saved: ['steal'] }, { spring: 'cats' }] })
  t.play(0, { do: 'face', from: 'saved', slot: 0 }, face()).play(1, face())
  assert.deepEqual(
    t.events('showed').map((event) => event.seat),
    [1],
  )
  t.drawing('geezer').play(0, steal(1), extra()).play(1, extra())
  assert.deepEqual([t.farm(0).dogs, t.farm(0).cats, t.farm(1).cats], [1, 1, 0])
})

test('[JB-STE-1] declining swaps the Steal for the top card of the deck', () => {
  const t = planning({ farms: [{ spring: 'steal' }, { spring: 'cats' }] })
  t.play(0, face()).play(1, face())
  t.drawing('mercenary').play(0, decline)
  assert.deepEqual(t.waiting(), [0])
  t.play(0, extra())
  assert.deepEqual([t.farm(0).mercenaries, t.farm(1).cats], [1, 1])
})

test('[JB-STE-1] a seeded thief or victim cannot use the back of the card got', () => {
  const t = planning({
    farms: [
      { spring: 'steal', seeded: [0] },
      { spring: 'cats', seeded: [0] },
    ],
  })
  t.play(0, face()).play(1, face()).drawing('dogs').play(0, steal(1))
  for (const seat of [0, 1]) assert.ok(!t.legal(seat).some((move) => move.do === 'back'))
})

test('[JB-STE-1] a farmer without a season card can’t be a victim', () => {
  const t = planning({ farms: [{ spring: 'steal' }, { saved: ['cats'] }, { spring: 'dogs' }] })
  t.play(0, face()).play(1, ready).play(2, face())
  assert.equal(t.refused(0, steal(1)).key, 'noCardShown')
  assert.deepEqual(t.legal(0), [steal(2), decline])
})

test('[JB-STE-1, JB-SEC-1] a card that was shown stays known when it is saved or used by its back', () => {
  const t = planning({ farms: [{ spring: 'steal' }, { spring: 'cats' }, { spring: 'walls' }] })
  t.play(0, face()).play(1, back('save')).play(2, back('man'))
  t.drawing('dogs').play(0, decline, extraBack('save'))
  const view = game.view(t.state, 0)
  assert.deepEqual(view.farms[1].saved, ['cats'])
  assert.deepEqual(view.farms[2].knownBacks, ['walls'])
  assert.deepEqual(game.view(t.state, 1).farms[0].saved, ['hidden'])
  assert.ok(isSeen(t.farm(1).saved[0]))
})

test('[JB-STE-1] a stolen Draw Two is played in (b)', () => {
  const t = planning({ farms: [{ spring: 'steal' }, { spring: 'drawTwo' }] })
  t.play(0, face()).play(1, face())
  t.drawing('dogs', 'cats', 'geezer').play(0, steal(1)).play(0, extra()).play(1, extra())
  assert.equal(t.state.phase, 'drawTwo')
  assert.deepEqual(t.waiting(), [0])
  t.play(0, { do: 'pick', card: 'cats' }, { do: 'face', from: 'picked', slot: 0 })
  assert.deepEqual([t.farm(0).cats, t.farm(1).dogs], [1, 1])
})

test('[JB-STE-2] a victim that draws a Steal may take the card back, and the thief draws one for it', () => {
  const t = planning({ farms: [{ spring: 'steal' }, { spring: 'cats' }, { spring: 'dogs' }] })
  t.play(0, face()).play(1, face()).play(2, face())
  t.drawing('steal').play(0, steal(1))
  t.play(0, extra()).drawing('walls').play(1, extra())
  assert.equal(t.state.phase, 'replan')
  assert.deepEqual([extras(t, 0), extras(t, 1)], [['walls'], ['cats']])
  assert.deepEqual(t.state.aside, [kind('steal'), kind('steal')])
  t.play(0, extra()).play(1, extra())
  assert.deepEqual([t.farm(0).cats, t.farm(0).walls, t.farm(1).cats], [0, 1, 1])
  assert.equal(t.state.discards[kind('steal')], 2)
})

test('[JB-STE-2] the thief may draw the third Steal and take the card once more', () => {
  const t = planning({ farms: [{ spring: 'steal' }, { spring: 'cats' }] })
  t.play(0, face()).play(1, face())
  t.drawing('steal').play(0, steal(1), extraDiscard)
  t.drawing('steal').play(1, extra())
  t.play(0, extra()).drawing('dogs').play(1, extraDiscard)
  assert.deepEqual([extras(t, 0), extras(t, 1)], [['cats'], ['dogs']])
  t.play(0, extra()).play(1, extra())
  assert.deepEqual([t.farm(0).cats, t.farm(1).dogs], [1, 1])
})

test('[JB-STE-2] the drawn Steal needn’t be played', () => {
  const t = planning({ farms: [{ spring: 'steal' }, { spring: 'cats' }] })
  t.play(0, face()).play(1, face()).drawing('steal').play(0, steal(1))
  assert.deepEqual(
    t.legal(1).map((move) => move.do),
    ['face', 'discard', 'back', 'back', 'back', 'back'],
  )
  t.play(0, extra()).play(1, extraBack('save'))
  assert.equal(t.farm(0).cats, 1)
  assert.deepEqual(t.farm(1).saved.map(kindOf), [kind('steal')])
})

test('[JB-STE-2] used Steals lie aside until the season ends', () => {
  const t = planning({ farms: [{ spring: 'steal' }, { spring: 'cats' }], deck: [], noDiscards: true })
  t.play(0, face()).play(1, face())
  assert.deepEqual(t.state.aside, [kind('steal')])
  t.play(0, decline)
  // There was no card at all to draw, not even the Steal itself.
  assert.deepEqual(t.farm(0).extra, [])
  assert.equal(t.state.aside.length, 0)
  assert.equal(t.state.discards[kind('steal')], 1)
})

test('[JB-STE-2] a Steal got by stealing, by declining or in (b) can only be discarded or used by its back', () => {
  const stolen = planning({ farms: [{ spring: 'steal' }, { spring: 'steal' }] })
  stolen.play(0, face()).play(1, discard).play(0, steal(1))
  assert.deepEqual(
    stolen.legal(0).map((move) => move.do),
    ['discard', 'back', 'back', 'back', 'back'],
  )
  assert.equal(stolen.refused(0, extra()).rule, 'JB-STE-2')
  const swapped = planning({ farms: [{ spring: 'steal', seeded: [0] }, { spring: 'cats' }] })
  swapped.play(0, face()).play(1, face()).drawing('steal').play(0, decline)
  assert.deepEqual(swapped.legal(0), [extraDiscard])
  const drawn = planning({ farms: [{ spring: 'drawTwo' }, {}] })
  drawn.drawing('steal', 'cats').play(0, face(), { do: 'pick', card: 'steal' })
  assert.deepEqual(
    drawn.legal(0).map((move) => move.do),
    ['discard', 'back', 'back', 'back', 'back'],
  )
})

const four = (...thieves: number[]): Table => {
  const t = planning({
    farms: [0, 1, 2, 3].map((seat) => ({ spring: thieves.includes(seat) ? 'steal' : 'cats' }) as const),
  })
  for (let seat = 0; seat < 4; seat++) t.play(seat, face())
  return t
}

test('[JB-STE-3] two thieves side by side each steal from their other neighbour', () => {
  const t = four(1, 2)
  assert.deepEqual(t.waiting(), [1, 2])
  assert.deepEqual(t.legal(1), [steal(0), decline])
  assert.deepEqual(t.legal(2), [steal(3), decline])
  assert.equal(t.refused(1, steal(3)).rule, 'JB-STE-3')
  const round = four(0, 3)
  assert.deepEqual(round.legal(0), [steal(1), decline])
  assert.deepEqual(round.legal(3), [steal(2), decline])
})

test('[JB-STE-3] two thieves opposite each other steal from the right, the previous seat', () => {
  const t = four(0, 2)
  assert.deepEqual(t.legal(0), [steal(3), decline])
  assert.deepEqual(t.legal(2), [steal(1), decline])
  t.drawing('dogs', 'walls').play(0, steal(3)).play(2, steal(1))
  assert.deepEqual(t.waiting(), [0, 1, 2, 3])
  assert.deepEqual([extras(t, 1), extras(t, 3)], [['dogs'], ['walls']])
})

test('[JB-STE-3] one of two thieves may decline', () => {
  const t = four(0, 2)
  t.drawing('dogs', 'walls').play(2, decline).play(0, steal(3))
  assert.deepEqual(t.waiting(), [0, 2, 3])
  assert.deepEqual([extras(t, 2), extras(t, 3)], [['dogs'], ['walls']])
})

test('[JB-STE-3] three thieves: the Steals are discarded, each draws a card and plays or discards it', () => {
  const t = planning({
    farms: [{ spring: 'steal' }, { spring: 'steal' }, { spring: 'steal' }, { spring: 'cats' }],
  })
  t.drawing('dogs', 'walls', 'mercenary')
  for (let seat = 0; seat < 4; seat++) t.play(seat, face())
  assert.equal(t.state.phase, 'replan')
  assert.deepEqual(t.waiting(), [0, 1, 2])
  assert.equal(t.events('showed').length, 0)
  t.play(0, extra()).play(1, extraDiscard).play(2, extra())
  assert.deepEqual([t.farm(0).dogs, t.farm(1).walls, t.farm(2).mercenaries, t.farm(3).cats], [1, 0, 1, 1])
})

test('[JB-STE-3] two thieves with two or three farmers in the game cancel each other', () => {
  const two = planning({ farms: [{ spring: 'steal' }, { spring: 'steal' }] })
  two.drawing('dogs', 'cats').play(0, face()).play(1, face())
  assert.equal(two.state.phase, 'replan')
  const three = planning({
    farms: [{ spring: 'steal' }, { out: 1 }, { spring: 'steal' }, { spring: 'cats' }],
  })
  three.drawing('dogs', 'cats').play(0, face()).play(2, face()).play(3, face())
  assert.equal(three.state.phase, 'replan')
  assert.deepEqual(three.waiting(), [0, 2])
})

test('[JB-STE-3] a Steal drawn for a cancelled one cannot be played', () => {
  const t = planning({ farms: [{ spring: 'steal', seeded: [0] }, { spring: 'steal' }] })
  t.drawing('steal', 'cats').play(0, face()).play(1, face())
  assert.deepEqual(t.legal(0), [extraDiscard])
})

test('[JB-STE-1, JB-ACT-2] a thief with two Steals takes from two victims', () => {
  const t = planning({
    farms: [{ spring: 'steal', saved: ['steal'] }, { spring: 'cats' }, { spring: 'dogs' }],
  })
  t.play(0, { do: 'face', from: 'saved', slot: 0 }, face()).play(1, face()).play(2, face())
  t.play(0, steal(1))
  assert.deepEqual(t.legal(0), [steal(2), decline])
  assert.equal(t.refused(0, steal(1)).key, 'alreadyTaken')
  t.drawing('walls', 'geezer').play(0, steal(2))
  t.play(0, extra({}, 0), extra({}, 1)).play(1, extra()).play(2, extra())
  assert.deepEqual([t.farm(0).cats, t.farm(0).dogs, t.farm(1).walls], [1, 1, 1])
})
