import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { command, OTHER, TABLE, type Open } from './rows.ts'

export function checkChat(name: string, open: Open): void {
  describe(`${name}: chat`, () => {
    const line = (text: string) => ({ name: 'Ada', seats: [0], text, time: 1, guest: 'ada' })

    test('lines are numbered, come back oldest first, and the oldest go', async (t) => {
      const { storage } = await open(t)
      for (let i = 1; i <= 5; i++) await storage.addChat(TABLE, line(`line ${i}`), 3, command(`say-${i}`))
      const numbers = async (before: number | null, limit: number) =>
        (await storage.readChat(TABLE, before, limit)).map(({ n }) => n)
      assert.deepEqual(await numbers(null, 10), [3, 4, 5])
      assert.deepEqual(await numbers(5, 1), [4])
      assert.deepEqual((await storage.readChat(TABLE, null, 1))[0], {
        n: 5,
        ...line('line 5'),
        removed: false,
      })
      assert.deepEqual(await storage.readChat(OTHER, null, 10), [])
    })

    test('the same line again under its id is said once', async (t) => {
      const { storage } = await open(t)
      const first = await storage.addChat(TABLE, line('hello'), 10, command('say-it'))
      const second = await storage.addChat(TABLE, line('hello'), 10, command('say-it'))
      assert.deepEqual(first, { kind: 'done', n: 1 })
      assert.equal(second.kind, 'repeated')
      assert.equal(second.kind === 'repeated' && second.command.answer, '{"n":1}')
      assert.equal((await storage.readChat(TABLE, null, 10)).length, 1)
    })

    test('lines said at once get different numbers', async (t) => {
      const { storage } = await open(t)
      const added = await Promise.all(
        Array.from({ length: 10 }, (_, i) => storage.addChat(TABLE, line('x'), 100, command(`say-${i}`))),
      )
      const numbers = added.map((answer) => (answer.kind === 'done' ? answer.n : 0))
      assert.deepEqual(
        numbers.sort((a, b) => a - b),
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      )
    })
  })
}
