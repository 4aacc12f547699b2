import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Append } from '../../src/storage/contract.ts'
import type { Channel } from '../../src/storage/notice-contract.ts'
import { append, TABLE, type Open } from './rows.ts'

export function checkNotices(name: string, open: Open): void {
  describe(`${name}: notices`, () => {
    const channel = (more: Partial<Channel> = {}): Channel => ({
      id: 'channel-1',
      guest: 'ada',
      kind: 'hook',
      target: '{}',
      tokenHash: 'hash-1',
      ready: true,
      delay: 0,
      next: 0,
      seen: 0,
      ...more,
    })
    const turn = (seq: number, over: string[], begun: string[], anew: string[] = []): Append =>
      append(TABLE, [seq], { waits: { over, begun, anew, seq, since: 1000 * seq } })

    test('a channel comes back as it was stored, is replaced by the next, and can be dropped', async (t) => {
      const { storage } = await open(t)
      await storage.putChannel(channel())
      assert.deepEqual(await storage.listChannels('ada'), [channel()])
      await storage.putChannel(channel({ delay: null, ready: false }))
      assert.deepEqual(await storage.findChannel('hash-1'), channel({ delay: null, ready: false }))
      await storage.dropChannel('channel-1')
      assert.deepEqual([await storage.listChannels('ada'), await storage.findChannel('hash-1')], [[], null])
    })

    test('a turn is due for those who want to know, once, and not once it is over', async (t) => {
      const { storage, reopen } = await open(t)
      await storage.putChannel(channel())
      await storage.append([turn(1, [], ['ada', 'bea'])])
      const due = await storage.listNotices(5000, 5000, 10)
      assert.deepEqual(
        due.map(({ wait }) => wait),
        [{ table: TABLE, guest: 'ada', seq: 1, since: 1000 }],
      )
      const taken = await Promise.all([1, 2].map(() => storage.takeNotice(due[0]!, 5000, 9000)))
      assert.deepEqual(taken.sort(), [1, null])
      assert.deepEqual(await storage.listNotices(8999, 8999, 10), [])
      // Whoever took it has ended, and so it is due again.
      const again = await reopen()
      assert.equal((await again.listNotices(9000, 9000, 10)).length, 1)
      assert.equal(await again.takeNotice(due[0]!, 9000, 12_000), 2)
      await again.endNotice(due[0]!, 9500, null)
      assert.deepEqual(await again.listNotices(99_000, 99_000, 10), [])
      assert.equal(await again.takeNotice(due[0]!, 99_000, 99_500), null)
      await again.append([turn(2, ['ada'], [])])
      await again.append([turn(3, [], ['ada'])])
      const [next] = await again.listNotices(99_000, 99_000, 10)
      assert.equal(next!.wait!.seq, 3)
      await again.append([turn(4, ['ada'], [])])
      assert.equal(await again.takeNotice(next!, 99_000, 99_500), null)
      await again.sweep(99_000)
    })

    test('a channel that nobody has confirmed is swept away when its time comes', async (t) => {
      const { storage } = await open(t)
      for (const [id, ready, next] of [
        ['confirmed', true, 100],
        ['forgotten', false, 100],
        ['fresh', false, 300],
      ] as const)
        await storage.putChannel(channel({ id, tokenHash: `hash-${id}`, ready, next }))
      await storage.sweep(200)
      assert.deepEqual(
        (await storage.listChannels('ada')).map(({ id }) => id),
        ['confirmed', 'fresh'],
      )
    })

    test('nobody hears of a turn they saw; who waits some minutes hears of it so long after they left', async (t) => {
      const { storage } = await open(t)
      await storage.putChannel(channel())
      await storage.putChannel(channel({ id: 'channel-2', tokenHash: 'hash-2', delay: 500 }))
      await storage.append([turn(1, [], ['ada'])])
      await storage.noteSeen([
        ['ada', 2000],
        ['bea', 3000],
      ])
      // An older sign that comes late changes nothing.
      await storage.noteSeen([['ada', 1500]])
      const due = async (now: number, open = now): Promise<string[]> =>
        (await storage.listNotices(now, open, 10)).map(({ channel: { id } }) => id)
      assert.deepEqual(await due(2499), [])
      assert.deepEqual(await due(2500, 1999), [])
      assert.deepEqual(await due(2500), ['channel-2'])
    })

    test('after a move of their own only those hear of the next who want to some time later', async (t) => {
      const { storage } = await open(t)
      await storage.putChannel(channel())
      await storage.putChannel(channel({ id: 'channel-2', tokenHash: 'hash-2', delay: 500 }))
      await storage.append([turn(1, [], ['ada'])])
      for (const due of await storage.listNotices(1500, 1500, 10)) {
        await storage.takeNotice(due, 1500, 1900)
        await storage.endNotice(due, 1500, null)
      }
      await storage.append([turn(2, [], [], ['ada'])])
      const due = await storage.listNotices(2500, 2500, 10)
      assert.deepEqual(
        due.map(({ channel: { id }, wait }) => [id, wait!.seq]),
        [['channel-2', 2]],
      )
    })

    test('once a day is due once a day', async (t) => {
      const { storage } = await open(t)
      await storage.putChannel(channel({ delay: null, next: 1000 }))
      await storage.putChannel(channel({ id: 'channel-2', tokenHash: 'hash-2', delay: null, ready: false }))
      assert.deepEqual(await storage.listNotices(999, 999, 10), [])
      const [due] = await storage.listNotices(1000, 1000, 10)
      assert.equal(due!.wait, null)
      assert.equal(await storage.takeNotice(due!, 1000, 2000), 1)
      assert.deepEqual(await storage.listNotices(1500, 1500, 10), [])
      await storage.endNotice(due!, 1500, null)
      const day = 24 * 60 * 60_000
      assert.deepEqual(await storage.listNotices(999 + day, day, 10), [])
      assert.equal((await storage.listNotices(1000 + day, day, 10)).length, 1)
    })

    test('a secret stays what it was first, until it is set', async (t) => {
      const { storage } = await open(t)
      assert.equal(await storage.findSecret('key'), null)
      const kept = await Promise.all(['a', 'b'].map((value) => storage.keepSecret('key', value)))
      assert.equal(kept[0], kept[1])
      assert.equal(await storage.findSecret('key'), kept[0])
      await storage.putSecret('key', 'c')
      assert.equal(await storage.keepSecret('key', 'd'), 'c')
    })
  })
}
