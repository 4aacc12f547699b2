import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defence, offence } from '../src/farm.ts'
import { jellyBeanFarmers as game } from '../src/index.ts'
import type { FarmSpec } from './builder.ts'
import { back, face, kind, planning, table } from './builder.ts'

const attack = (farm: number) => ({ do: 'attack', farm }) as const
const decline = { do: 'decline' } as const

const strength = (spec: FarmSpec): [number, number] => {
  const { state } = table({ farms: [spec, {}] })
  return [offence(state.farms[0]), defence(state.farms[0])]
}

test('[JB-ARM-1] offence and defence of each unit', () => {
  assert.deepEqual(strength({ men: 2 }), [2, 2])
  assert.deepEqual(strength({ mercenaries: 2 }), [2, 2])
  assert.deepEqual(strength({ berzerkers: 2 }), [4, 0])
  assert.deepEqual(strength({ dogs: 2 }), [0, 2])
  assert.deepEqual(strength({ walls: 2 }), [0, 0])
})

test('[JB-ARM-1] Walls double Armed Men and nothing else, and a second one adds nothing', () => {
  assert.deepEqual(strength({ men: 2, mercenaries: 1, dogs: 1, walls: 1 }), [3, 6])
  assert.deepEqual(strength({ men: 2, mercenaries: 1, dogs: 1, walls: 2 }), [3, 6])
})

test('[JB-WAR-1] the example: 1 + 2 + 1 against 1 makes a tribute of 1', () => {
  const t = planning({ farms: [{ spring: 'warlord', men: 1, berzerkers: 1 }, { men: 1 }] })
  t.play(0, face(), attack(1))
  assert.deepEqual(t.state.contracts, [{ holder: 0, payer: 1, amount: 1, since: 4 }])
})

test('[JB-WAR-1] the tribute is half the difference, rounded down; below 1 the card is discarded', () => {
  const tribute = (men: number, dogs: number): number => {
    const t = planning({ farms: [{ spring: 'warlord', men }, { dogs }] })
    t.play(0, face(), attack(1))
    const [contract] = t.state.contracts
    if (!contract) assert.equal(t.state.discards[kind('warlord')], 1)
    return contract?.amount ?? 0
  }
  assert.deepEqual(
    [tribute(0, 0), tribute(1, 0), tribute(2, 0), tribute(3, 0), tribute(6, 3)],
    [0, 1, 1, 2, 2],
  )
  assert.equal(tribute(1, 3), 0)
})

test('[JB-WAR-1] targets are sealed after the faces are open, and units of this season count', () => {
  const t = planning({
    farms: [{ spring: 'warlord', saved: ['berzerker'], men: 1 }, { spring: 'dogs' }, { spring: 'cats' }],
  })
  t.play(0, face(), { do: 'face', from: 'saved', slot: 0 }).play(1, face()).play(2, face())
  assert.equal(t.state.phase, 'warlord')
  assert.deepEqual(t.waiting(), [0])
  assert.equal(t.farm(1).dogs, 1)
  t.play(0, attack(1))
  // 1 + 2 + 1 against the Dogs of this season.
  assert.equal(t.state.contracts[0].amount, 1)
})

test('[JB-WAR-1] Armed Men of this season’s back actions do not count, on either side', () => {
  const t = planning({
    farms: [{ spring: 'warlord', saved: ['cats'], men: 1 }, { spring: 'cats' }],
  })
  t.play(0, face(), { do: 'back', from: 'saved', slot: 0, as: 'man' }).play(1, back('man'))
  t.play(0, attack(1))
  assert.equal(t.state.contracts[0].amount, 1)
  assert.deepEqual([t.farm(0).men, t.farm(1).men], [2, 1])
})

test('[JB-WAR-1] declining discards the Warlord', () => {
  const t = planning({ farms: [{ spring: 'warlord', men: 5 }, {}] })
  t.play(0, face(), decline)
  assert.deepEqual(t.state.contracts, [])
  assert.equal(t.state.discards[kind('warlord')], 1)
})

test('[JB-WAR-1] not on an opponent who already pays the attacker; without another the card is discarded', () => {
  const contracts = [{ holder: 0, payer: 1, amount: 1, since: 2 }]
  const t = planning({ farms: [{ spring: 'warlord', men: 3 }, {}, {}], contracts })
  t.play(0, face())
  assert.deepEqual(t.legal(0), [attack(2), decline])
  assert.equal(t.refused(0, attack(1)).rule, 'JB-WAR-1')
  const alone = planning({ farms: [{ spring: 'warlord', men: 3 }, {}], contracts })
  alone.play(0, face())
  assert.notEqual(alone.state.phase, 'warlord')
  assert.equal(alone.events('discarded')[0].why, 'noTarget')
})

test('[JB-WAR-1] not on an opponent whom the attacker pays', () => {
  const contracts = [{ holder: 1, payer: 0, amount: 1, since: 2 }]
  const t = planning({ farms: [{ spring: 'warlord', men: 3 }, {}, {}], contracts })
  t.play(0, face())
  assert.deepEqual(t.legal(0), [attack(2), decline])
  const { rule, key } = t.refused(0, attack(1))
  assert.deepEqual([rule, key], ['JB-WAR-1', 'alreadyPaid'])
  const alone = planning({ farms: [{ spring: 'warlord', men: 3 }, {}], contracts })
  alone.play(0, face())
  assert.equal(alone.events('discarded')[0].why, 'noTarget')
})

test('[JB-WAR-1] two farmers may end up paying each other, from the same strengths', () => {
  const t = planning({
    farms: [
      { spring: 'warlord', berzerkers: 2 },
      { spring: 'warlord', berzerkers: 1 },
    ],
  })
  t.play(0, face()).play(1, face())
  t.play(1, attack(0)).play(0, attack(1))
  assert.deepEqual(t.state.contracts, [
    { holder: 0, payer: 1, amount: 2, since: 4 },
    { holder: 1, payer: 0, amount: 1, since: 4 },
  ])
})

test('[JB-WAR-1] two Warlords of one attacker need two targets; each adds 1 to its own attack only', () => {
  const t = planning({ farms: [{ spring: 'warlord', saved: ['warlord'], men: 1 }, {}, {}] })
  t.play(0, face(), { do: 'face', from: 'saved', slot: 0 })
  t.play(0, attack(1))
  assert.equal(t.refused(0, attack(1)).key, 'alreadyAttacked')
  t.play(0, attack(2))
  assert.deepEqual(
    t.state.contracts.map((contract) => contract.amount),
    [1, 1],
  )
})

test('[JB-WAR-1] a farmer who is out is no target', () => {
  const t = planning({ farms: [{ spring: 'warlord', men: 1 }, { out: 1 }, {}] })
  t.play(0, face())
  assert.equal(t.refused(0, attack(1)).rule, 'JB-OUT-1')
  assert.equal(game.view(t.state, 0).farms[1].out, 1)
})
