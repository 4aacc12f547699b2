// The kit tests itself: each planted fault must be caught by the law that is meant for it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { pepperDuel } from '../testkit/example/game.ts'
import { de, en, statistics } from '../testkit/example/text.ts'
import { checkGolden, LAWS, listTrials, makeKit, type Kit, type Violation } from '../testkit/index.ts'
import { lawMemory } from '../testkit/laws/memory.ts'
import { accepted } from './faults/accepted.ts'
import { highest, type Change, type Fault, type Pepper } from './faults/fault.ts'
import { memoryFaults } from './faults/memory.ts'
import { secrecyFaults } from './faults/secrecy.ts'
import { forgetfulTricks, tricks } from './faults/tricks.ts'
import { soundFaults } from './faults/sound.ts'
import { undoAndWordsFaults } from './faults/undo-and-words.ts'

const GOLDEN = new URL('../testkit/example/golden/', import.meta.url)

/** What the law meant for a fault says of it, over a few small games. */
function violationsOf(fault: Pick<Fault, 'law'> & Partial<Fault>): { law: string; message: string }[] {
  const kit = makeKit(
    { ...pepperDuel, ...fault.game } as Pepper,
    {
      text: { en, de },
      statistics,
      golden: GOLDEN,
      deducible: ['players.*.coins'],
    },
    fault.start,
  )
  const changed: Kit = { ...kit, ...fault.kit?.(kit) }
  if (fault.law === 'golden') return changed.goldens.flatMap((entry) => checkGolden(changed.game, entry))
  const law = LAWS.find(({ finds }) => finds.includes(fault.law))
  assert.ok(law, `there is no law ${fault.law}`)
  return law.run(changed, listTrials(changed, { games: 12, positions: 12 }))
}

describe('the laws catch what they are meant for', () => {
  for (const { name, finds } of LAWS)
    test(`nothing in a game without fault: ${name}`, () =>
      assert.deepEqual(violationsOf({ law: finds[0]! }), []))
  for (const { what, law, game } of accepted)
    test(`nothing in a game with ${what}`, () => assert.deepEqual(violationsOf({ law, game }), []))
  for (const fault of [...soundFaults, ...secrecyFaults, ...undoAndWordsFaults, ...memoryFaults])
    test(`law ${fault.law}: ${fault.fault}`, () => {
      const found = violationsOf(fault)
      const told = found.map(({ law, message }) => `\n  [${law}] ${message}`).join('')
      assert.ok(
        found.some(({ law, message }) => law === fault.law && fault.says.test(message)),
        `no violation of law ${fault.law} that says ${fault.says}, only:${told}`,
      )
    })
})

test('only law 5b sees that a card everybody saw being taken is dealt away', () => {
  const [fault] = memoryFaults
  for (const { finds } of LAWS)
    if (!finds.includes('5b memory')) assert.deepEqual(violationsOf({ ...fault!, law: finds[0]! }), [])
})

test('law 5b sees that somebody is dealt the suit they have not followed, though few deals look alike', () => {
  const violations = (game: typeof tricks): Violation[] => {
    const looked = { steps: 0, vain: 0 }
    const kit: Kit = { ...makeKit(game, { text: {} as never, golden: GOLDEN }), goldens: [] }
    return listTrials(kit, { games: 10, positions: 24 }).flatMap((trial) => lawMemory(trial, looked))
  }
  assert.deepEqual(violations(tricks), [])
  assert.match(
    violations(forgetfulTricks)[0]?.message ?? '',
    /what the viewer knows is dealt away, at hands\.\d/,
  )
})

test('a message names all it takes to see the violation again', () => {
  const leak: Change = { view: (s, who) => ({ ...pepperDuel.view(s, who), best: highest(s, 0) }) }
  const [first] = violationsOf({ law: '4b conceal', game: leak })
  assert.match(
    first!.message,
    /pepper-duel, 2 seats, options \{"openCoins":false\}, seed \d+, step \d+, viewer /,
  )
})
