import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CLIMATES, type ClimateId } from '../src/data.ts'
import { jellyBeanFarmers as game } from '../src/index.ts'
import { back, face, kind, planning, ready } from './builder.ts'

const saved = (slot: number, on: { field?: number; farm?: number } = {}) =>
  ({ do: 'face', from: 'saved', slot, ...on }) as const
const kill = (unit: 'man' | 'mercenary' | 'berzerker' | 'dogs' | 'walls') => ({ do: 'kill', unit }) as const
const PERENNIAL = 1 << kind('perennial')

test('[JB-FAR-1] Cats add up and lie on their owner’s farm', () => {
  const t = planning({ farms: [{ spring: 'cats', saved: ['cats'], cats: 1 }, {}] })
  t.play(0, face(), saved(0))
  assert.equal(t.farm(0).cats, 3)
})

test('[JB-FAR-1] Rabbits go to an opponent without Rabbits', () => {
  const t = planning({ farms: [{ spring: 'rabbits' }, {}, { rabbits: 1 }] })
  assert.deepEqual(
    t.legal(0).filter((move) => move.do === 'face'),
    [face({ farm: 1 })],
  )
  t.play(0, face({ farm: 1 }))
  assert.equal(t.farm(1).rabbits, 1)
})

test('[JB-FAR-1, JB-ACT-4] a second Rabbits on the same farm is discarded', () => {
  const t = planning({ farms: [{ spring: 'rabbits' }, { spring: 'rabbits' }, {}] })
  t.play(0, face({ farm: 2 })).play(1, face({ farm: 2 }))
  assert.equal(t.farm(2).rabbits, 1)
  assert.equal(t.state.discards[kind('rabbits')], 1)
  assert.deepEqual(
    t.events('discarded').map((event) => [event.seat, event.why]),
    [[1, 'rabbitsThere']],
  )
})

test('[JB-FAR-1] a Coyote on any farm clears all Cats and Rabbits, those of the same season too', () => {
  const t = planning({
    farms: [{ spring: 'coyote' }, { spring: 'cats', cats: 2 }, { spring: 'rabbits' }],
  })
  assert.deepEqual(
    t.legal(0).filter((move) => move.do === 'face'),
    [face({ farm: 0 }), face({ farm: 1 }), face({ farm: 2 })],
  )
  t.play(0, face({ farm: 1 }))
    .play(1, face())
    .play(2, face({ farm: 1 }))
  assert.deepEqual([t.farm(1).cats, t.farm(1).rabbits], [0, 0])
  assert.deepEqual(t.events('coyote'), [{ e: 'coyote', farm: 1, cats: 3, rabbits: 1 }])
})

test('[JB-FAR-1, JB-ACT-3] Coyote and Perennial together on one’s own farm: the Rabbits go, the Perennial stays', () => {
  const t = planning({ farms: [{ spring: 'perennial', saved: ['coyote'], rabbits: 1 }, {}] })
  t.play(0, face({ field: 0 }), saved(0, { farm: 0 }))
  assert.deepEqual([t.farm(0).rabbits, t.farm(0).fields[0]], [0, PERENNIAL])
})

test('[JB-FAR-1, JB-ACT-3, JB-ACT-4] Rabbits that stay discard Perennials, old and new', () => {
  const t = planning({
    farms: [
      { spring: 'perennial', fields: [['perennial', 'netting'], []], rabbits: 1 },
      { spring: 'perennial' },
      { spring: 'rabbits' },
    ],
  })
  t.play(0, face({ field: 1 }))
    .play(1, face({ field: 0 }))
    .play(2, face({ farm: 1 }))
  assert.deepEqual(t.farm(0).fields, [1 << kind('netting'), 0])
  assert.deepEqual(t.farm(1).fields, [0])
  assert.equal(t.state.discards[kind('perennial')], 3)
})

test('[JB-ACT-3] Cats, Rabbits, Perennial and Coyote of one season resolve in order', () => {
  const t = planning({
    farms: [{ spring: 'cats', saved: ['perennial'] }, { spring: 'rabbits' }, { spring: 'coyote' }],
  })
  t.play(0, face(), saved(0, { field: 0 }))
    .play(1, face({ farm: 0 }))
    .play(2, face({ farm: 0 }))
  assert.deepEqual([t.farm(0).cats, t.farm(0).rabbits, t.farm(0).fields[0]], [0, 0, PERENNIAL])
})

test('[JB-ASS-1] the unit is chosen openly once the faces are laid, and this season’s units count', () => {
  const t = planning({
    farms: [{ spring: 'assassin' }, { spring: 'berzerker', men: 1 }, { spring: 'cats' }],
  })
  t.play(0, face({ farm: 1 }))
    .play(1, face())
    .play(2, face())
  assert.equal(t.state.phase, 'assassinate')
  assert.deepEqual(t.waiting(), [0])
  assert.deepEqual(t.legal(0), [kill('man'), kill('berzerker')])
  t.play(0, kill('berzerker'))
  assert.deepEqual([t.farm(1).men, t.farm(1).berzerkers], [1, 0])
  assert.equal(t.state.discards[kind('berzerker')], 1)
})

test('[JB-ASS-1] every kind of unit can be removed', () => {
  const units = ['man', 'mercenary', 'berzerker', 'dogs', 'walls'] as const
  const counts = { men: 1, mercenaries: 1, berzerkers: 1, dogs: 1, walls: 1 }
  units.forEach((unit, i) => {
    const t = planning({ farms: [{ spring: 'assassin' }, counts] })
    t.play(0, face({ farm: 1 }), kill(unit))
    const { men, mercenaries, berzerkers, dogs, walls } = t.farm(1)
    assert.equal([men, mercenaries, berzerkers, dogs, walls][i], 0)
    assert.equal(men + mercenaries + berzerkers + dogs + walls, 4)
  })
})

test('[JB-ASS-1] an Armed Man of this season’s back actions is not there yet', () => {
  const t = planning({ farms: [{ spring: 'assassin' }, { spring: 'cats', dogs: 1 }] })
  t.play(0, face({ farm: 1 })).play(1, back('man'))
  assert.deepEqual([t.farm(1).men, t.farm(1).dogs], [1, 0])
})

test('[JB-ASS-1] a Warlord is never removed', () => {
  const t = planning({ farms: [{ spring: 'assassin' }, { spring: 'warlord', men: 3 }] })
  t.play(0, face({ farm: 1 })).play(1, face())
  assert.equal(t.farm(1).men, 2)
  assert.equal(t.state.phase, 'warlord')
})

test('[JB-ASS-1, JB-ACT-4] without a unit the Assassin is discarded', () => {
  const t = planning({ farms: [{ spring: 'assassin' }, {}] })
  t.play(0, face({ farm: 1 }))
  assert.equal(t.events('discarded')[0].why, 'noUnit')
  assert.equal(t.state.discards[kind('assassin')], 1)
})

test('[JB-ASS-1] Assassins strike in seat order, and the second finds what the first left', () => {
  const t = planning({
    farms: [{ spring: 'assassin' }, { spring: 'assassin' }, { men: 1, dogs: 1 }],
  })
  t.play(1, face({ farm: 2 })).play(0, face({ farm: 2 }))
  assert.deepEqual(t.waiting(), [0])
  t.play(0, kill('man'))
  assert.deepEqual([t.farm(2).men, t.farm(2).dogs], [0, 0])
  assert.deepEqual(
    t.events('killed').map((event) => [event.seat, event.unit]),
    [
      [0, 'man'],
      [1, 'dogs'],
    ],
  )
})

test('[JB-ACT-3] Almanac and Geezer show the next climate cards to their player alone', () => {
  const t = planning({ farms: [{ spring: 'almanac' }, { spring: 'geezer' }, { spring: 'cats' }] })
  t.drawing('hail', 'fire', 'aphids')
  t.play(0, face()).play(1, face()).play(2, face())
  const next = (seat: number | 'watcher') => game.view(t.state, seat).climate.next.map((entry) => entry.card)
  assert.deepEqual(next(0), ['hail', 'fire', 'aphids'])
  assert.deepEqual(next(1), ['hail', null, null])
  assert.deepEqual(next(2), [null, null, null])
  assert.deepEqual(
    game.view(t.state, 2).climate.next.map((entry) => entry.seenBy),
    [[0, 1], [0], [0]],
  )
  assert.deepEqual(
    t.events('looked').map((event) => [event.seat, event.cards]),
    [
      [0, ['hail', 'fire', 'aphids']],
      [1, ['hail']],
    ],
  )
})

test('[JB-ACT-3] they look at as many cards as there are left', () => {
  const all = CLIMATES.flatMap(({ id, copies }) => Array<ClimateId>(copies).fill(id))
  const last = all.filter((id) => id !== 'hail' && id !== 'fire')
  const t = planning({ farms: [{ spring: 'almanac' }, { spring: 'geezer' }], climate: last })
  t.play(0, face()).play(1, face())
  assert.deepEqual(
    t.events('looked').map((event) => event.count),
    [2, 1],
  )
  const none = planning({ farms: [{ summer: 'almanac' }, {}], season: 'summer', year: 8, climate: all })
  none.play(0, face())
  assert.deepEqual(
    none.events('looked').map((event) => event.count),
    [0],
  )
})

test('[JB-ACT-3] the Assassin strikes before the Almanac looks', () => {
  const t = planning({ farms: [{ spring: 'almanac' }, { spring: 'assassin' }, { men: 1, dogs: 1 }] })
  t.play(0, face()).play(1, face({ farm: 2 }))
  assert.equal(t.state.phase, 'assassinate')
  assert.deepEqual(game.view(t.state, 0).climate.next, [])
  t.play(1, kill('man'))
  assert.equal(game.view(t.state, 0).climate.next.length, 3)
})

test('[JB-PRE-2] a Flexible Hand counts from the next preparation on', () => {
  const t = planning({
    farms: [{ summer: 'flexibleHand' }, {}],
    season: 'summer',
    climate: ['fairWeather', 'sunshine'],
  })
  t.play(0, face())
  assert.equal(t.farm(0).flexibleHands, 1)
  assert.equal(t.farm(0).hand.length, 4)
  assert.equal(t.farm(1).hand.length, 3)
  assert.ok(!t.allows(0, ready))
})
