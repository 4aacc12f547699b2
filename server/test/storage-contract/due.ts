import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Append } from '../../src/storage/contract.ts'
import { append, listing, OTHER, TABLE, type Open } from './rows.ts'

export function checkDue(name: string, open: Open): void {
  describe(`${name}: clocks`, () => {
    const clocked = (table: string, due: number | null, at: number): Append =>
      append(table, [1], { listing: listing(table), clock: { due, at } })

    test('tables whose time is over come first, those without a clock never', async (t) => {
      const { storage } = await open(t)
      await storage.append([clocked(TABLE, 5000, 1000)])
      await storage.append([clocked(OTHER, 4000, 1000)])
      await storage.append([append('table-cccccccccccccccc', [1])])
      assert.deepEqual(await storage.listDue(3999, 10), [])
      assert.deepEqual(await storage.listDue(5000, 10), [OTHER, TABLE])
      assert.deepEqual(await storage.listDue(5000, 1), [OTHER])
      const listed = await storage.listPublic({
        status: 'open',
        game: null,
        free: false,
        before: null,
        limit: 9,
      })
      assert.deepEqual(listed.map(({ due }) => due).sort(), [4000, 5000])
      await storage.append([append(OTHER, [2], { clock: { due: null, at: 2000 } })])
      assert.deepEqual(await storage.listDue(5000, 10), [TABLE])
    })

    test('a time without a server is stored once and delays what was due, also after a restart', async (t) => {
      const { storage, reopen } = await open(t)
      assert.equal(await storage.beat(1000, 30_000), null)
      await storage.append([clocked(TABLE, 50_000, 900)])
      // What happened after the last sign of life shows that the server was still there.
      await storage.append([clocked(OTHER, 50_000, 3000)])
      assert.equal(await storage.beat(31_000, 30_000), null)
      const again = await reopen()
      const outage = { since: 31_000, until: 100_000 }
      const found = await Promise.all([again.beat(100_000, 30_000), again.beat(100_000, 30_000)])
      assert.deepEqual(found, [outage, null])
      assert.deepEqual(await again.listOutages(99_999), [outage])
      assert.deepEqual(await again.listOutages(100_000), [])
      assert.deepEqual(await again.listDue(118_999, 10), [])
      assert.deepEqual((await again.listDue(119_000, 10)).sort(), [TABLE, OTHER])
    })

    test('what happened between the last sign of life and the end of the server is not counted twice', async (t) => {
      const { storage } = await open(t)
      await storage.beat(1000, 30_000)
      await storage.append([clocked(TABLE, 50_000, 5000)])
      await storage.beat(61_000, 30_000)
      assert.deepEqual(await storage.listDue(105_999, 10), [])
      assert.deepEqual(await storage.listDue(106_000, 10), [TABLE])
    })
  })

  describe(`${name}: orders`, () => {
    const marked = (seq: number, orders: Append['orders']): Append => append(TABLE, [seq], { orders })

    test('orders are due one after the other, until they are carried out', async (t) => {
      const { storage, reopen } = await open(t)
      await storage.append([
        marked(1, [
          { seat: 0, due: 5000 },
          { seat: 1, due: 4000 },
        ]),
      ])
      const again = await reopen()
      const [first, second] = [4000, 5000].map((due) => ({ table: TABLE, seat: due === 4000 ? 1 : 0, due }))
      assert.deepEqual(await again.listDueOrders(3999, 10), [])
      assert.deepEqual(await again.listDueOrders(5000, 10), [first, second])
      assert.deepEqual(await again.listDueOrders(5000, 1), [first])
      await again.append([
        marked(2, [
          { seat: 0, due: null },
          { seat: 1, due: 4500 },
        ]),
      ])
      assert.deepEqual(await again.listDueOrders(5000, 10), [{ ...first!, due: 4500 }])
    })

    test('an order is put off or given up only if it is still due when it was', async (t) => {
      const { storage } = await open(t)
      const due = { table: TABLE, seat: 0, due: 4000 }
      await storage.append([marked(1, [{ seat: 0, due: 4000 }])])
      await storage.moveOrder({ ...due, due: 3000 }, null)
      await storage.moveOrder(due, 6000)
      await storage.moveOrder(due, 9000)
      assert.deepEqual(await storage.listDueOrders(9000, 10), [{ ...due, due: 6000 }])
      await storage.moveOrder({ ...due, due: 6000 }, null)
      assert.deepEqual(await storage.listDueOrders(9000, 10), [])
    })
  })
}
