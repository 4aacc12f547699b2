/** Which bots think first, and when they stop. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { quickIO, type Move } from '@harvest/engine'
import { BotDriver } from '../src/bots/driver.ts'
import { think, type Think } from '../src/bots/think.ts'
import { startThinkers } from '../src/bots/thinkers.ts'
import type { Table } from '../src/tables/table.ts'
import * as bots from './support/bots.ts'
import { ManualClock } from './support/clock.ts'

/** A table whose only bot is asked one thing. */
function tableWith(question: { withPeople: boolean; stands: boolean }, followed = true): Table {
  const legal = (): Move[] => [{ do: 'one' }, { do: 'other' }]
  const asked = { seat: 0, decision: 1, level: 'greedy', grace: 0, alone: false, legal, redeal: () => ({}) }
  const whole = Object.assign(question, asked)
  const table = {
    id: 'table',
    game: 'duel',
    offer: { game: {} },
    followed,
    grace: { wait: () => Promise.resolve() },
    botQuestions: () => (whole.stands ? [whole] : []),
  }
  return table as unknown as Table
}

interface Asked {
  readonly isWaitedFor: boolean
  readonly giveUp: AbortSignal
}

/** Have a driver ask the bot of a table, and never get an answer. */
async function ask(table: Table): Promise<Asked & { readonly driver: BotDriver }> {
  let driver!: BotDriver
  const asked = await new Promise<Asked>((resolve) => {
    const think: Think = (_task, isWaitedFor, giveUp) => {
      resolve({ isWaitedFor, giveUp })
      return new Promise(() => {})
    }
    driver = new BotDriver({
      tables: { use: async (_id, run) => run(table) },
      thinkers: { think },
      clock: new ManualClock(),
      pace: 0,
      alonePace: 0,
      atOnce: 10,
      onTrouble: (error) => assert.fail(String(error)),
    })
    driver.consider(table)
  })
  return { ...asked, driver }
}

test('bots whose table people have open are asked before all others', async () => {
  const isWaitedFor = async (withPeople: boolean, followed: boolean): Promise<boolean> =>
    (await ask(tableWith({ withPeople, stands: true }, followed))).isWaitedFor
  assert.equal(await isWaitedFor(true, true), true)
  assert.equal(await isWaitedFor(false, true), false, 'bots among themselves, whoever looks on')
  assert.equal(await isWaitedFor(true, false), false, 'nobody looks')
})

test('a bot stops thinking when its table asks something else or is gone, and when the server ends', async () => {
  const question = { withPeople: true, stands: true }
  const table = tableWith(question)
  const { driver, giveUp } = await ask(table)
  driver.consider(table)
  assert.equal(giveUp.aborted, false, 'it is still asked')
  question.stands = false
  driver.consider(table)
  assert.equal(giveUp.aborted, true)

  const another = await ask(tableWith({ withPeople: true, stands: true }))
  another.driver.stop()
  assert.equal(another.giveUp.aborted, true)
})

test('no more tables are read into memory for bots than may be asked at once, however slowly they come', async () => {
  const coming: (() => void)[] = []
  let read = 0
  const driver = new BotDriver({
    tables: {
      use: async () => {
        read++
        await new Promise<void>((resolve) => coming.push(resolve))
        throw new Error('gone')
      },
    },
    thinkers: { think: () => assert.fail('nobody is asked') },
    clock: new ManualClock(),
    pace: 0,
    alonePace: 0,
    atOnce: 2,
  })
  const lined = ['a', 'b', 'c', 'd', 'e']
  for (const table of lined) driver.wake([table])
  assert.equal(read, 2)
  for (let come = 0; come < lined.length; come++) {
    coming[come]!()
    // It comes, and then the next one is asked for.
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    assert.equal(read, Math.min(lined.length, come + 3))
  }
})

test('a bot told to stop hears of it wherever it thinks, and doesn’t even begin if it’s still in line', async () => {
  const { game } = bots.example
  const state = game.setup({} as never, 2, quickIO(1))
  const task = { game: game.id, level: 'spy', state: state as never, seat: 0, seed: 1 }
  const heard: boolean[] = []
  const spy = {
    id: 'spy',
    choose: (...[, , , moves, , budget]: [unknown, unknown, unknown, readonly Move[], unknown, Budget]) => {
      heard.push(budget.stop())
      return { move: moves[0]! }
    },
  }
  const module = { games: bots.games, bots: [spy] }
  think(module, { ...task, halt: Int32Array.of(0) }, 1000)
  think(module, { ...task, halt: Int32Array.of(1) }, 1000)
  assert.deepEqual([heard[0], heard.at(-1)], [false, true])

  const thinkers = startThinkers({
    module: import.meta.resolve('./support/bots.ts'),
    threads: 1,
    ms: 1000,
    limit: 1000,
  })
  try {
    await assert.rejects(thinkers.think(task, true, AbortSignal.abort()), { name: 'AbortError' })
  } finally {
    await thinkers.close()
  }
})

interface Budget {
  stop(): boolean
}
