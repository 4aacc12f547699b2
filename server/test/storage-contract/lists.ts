import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Listing } from '../../src/storage/contract.ts'
import { append, listing, OTHER, TABLE, type Open } from './rows.ts'

export function checkLists(name: string, open: Open): void {
  describe(`${name}: lists`, () => {
    const filter = { status: 'open', game: null, free: false, before: null, limit: 10 } as const

    test('public tables are listed newest first, page by page', async (t) => {
      const { storage } = await open(t)
      for (let i = 0; i < 5; i++)
        await storage.append([
          append(`table-${i}`, [1], { listing: listing(`table-${i}`, { created: 1000 + (i >> 1) }) }),
        ])
      const first = await storage.listPublic({ ...filter, limit: 2 })
      assert.deepEqual(
        first.map(({ table }) => table),
        ['table-4', 'table-3'],
      )
      const last = first.at(-1)!
      const rest = await storage.listPublic({ ...filter, before: [last.created, last.table] })
      assert.deepEqual(
        rest.map(({ table }) => table),
        ['table-2', 'table-1', 'table-0'],
      )
    })

    test('lists can be narrowed by status, game and free seats; private tables are in none', async (t) => {
      const { storage } = await open(t)
      const tables: [string, Partial<Listing>][] = [
        ['open', {}],
        ['full', { free: 0 }],
        ['private', { public: false }],
        ['playing', { status: 'playing' }],
        ['other', { game: 'scoville' }],
      ]
      for (const [table, more] of tables)
        await storage.append([append(table, [1], { listing: listing(table, more) })])
      const names = async (more: object): Promise<string[]> =>
        (await storage.listPublic({ ...filter, ...more })).map(({ table }) => table).sort()
      assert.deepEqual(await names({}), ['full', 'open', 'other'])
      assert.deepEqual(await names({ free: true }), ['open', 'other'])
      assert.deepEqual(await names({ game: 'scoville' }), ['other'])
      assert.deepEqual(await names({ status: 'playing' }), ['playing'])
    })

    test('a listing comes back as it was stored, and is replaced by the next', async (t) => {
      const { storage } = await open(t)
      const first = listing(TABLE, { waiting: [0, 2], seats: '[{"kind":"open"}]' })
      await storage.append([append(TABLE, [1], { listing: first })])
      assert.deepEqual((await storage.listPublic(filter))[0], first)
      await storage.append([append(TABLE, [2], { listing: { ...first, free: 0, updated: 2000 } })])
      assert.deepEqual((await storage.listPublic(filter))[0], { ...first, free: 0, updated: 2000 })
    })

    test('my tables come with those to move at first, then running ones, then the latest', async (t) => {
      const { storage } = await open(t)
      const mine = (toMove: boolean) => [{ guest: 'ada', seats: [0, 2], toMove }]
      const put = (table: string, toMove: boolean, more: Partial<Listing>) =>
        storage.append([append(table, [1], { listing: listing(table, more), people: mine(toMove) })])
      await put('old', false, { updated: 1, status: 'playing' })
      await put('new', false, { updated: 3, status: 'playing' })
      await put('move', true, { updated: 2, status: 'playing' })
      await put('done', false, { updated: 9, status: 'finished' })
      await put('gone', false, { updated: 9, status: 'closed' })
      const own = await storage.listOf('ada', 10)
      assert.deepEqual(
        own.map(({ table }) => table),
        ['move', 'new', 'old', 'done'],
      )
      assert.deepEqual([own[0]!.yours, own[0]!.toMove, own[1]!.toMove], [[0, 2], true, false])
      assert.deepEqual(await storage.listOf('bea', 10), [])
      assert.deepEqual([await storage.countLive('ada', 0), await storage.countLive(null, 0)], [3, 3])
    })

    test('tables are counted as live while they are open or played and something has happened lately', async (t) => {
      const { storage } = await open(t)
      const put = (table: string, guest: string, more: Partial<Listing>) => {
        const people = [{ guest, seats: [0], toMove: false }]
        return storage.append([append(table, [1], { listing: listing(table, more), people })])
      }
      await put('old', 'ada', { status: 'playing', updated: 10 })
      await put('new', 'ada', { status: 'open', updated: 20 })
      await put('hers', 'bea', { status: 'playing', updated: 30 })
      await put('done', 'ada', { status: 'finished', updated: 40 })
      await put('gone', 'ada', { status: 'closed', updated: 40 })
      const count = (since: number) =>
        Promise.all(['ada', 'bea', null].map((guest) => storage.countLive(guest, since)))
      assert.deepEqual(await count(0), [2, 1, 3])
      assert.deepEqual(await count(10), [2, 1, 3], 'at that very moment counts')
      assert.deepEqual(await count(11), [1, 1, 2])
      assert.deepEqual(await count(31), [0, 0, 0])
      const turn = { waiting: [0], toMove: ['ada'], botToMove: false, updated: 50 }
      await storage.append([append('old', [2], { turn })])
      assert.deepEqual(await count(31), [1, 0, 1], 'a move brings it back')
    })

    test('a change of turn shows in lists and among one’s own tables, and changes nothing else', async (t) => {
      const { storage } = await open(t)
      const people = [
        { guest: 'ada', seats: [0, 2], toMove: true },
        { guest: 'bea', seats: [1], toMove: false },
      ]
      const before = listing(TABLE, { status: 'playing', waiting: [0], updated: 1 })
      await storage.append([append(TABLE, [1], { listing: before, people })])
      await storage.append([append(OTHER, [1], { listing: listing(OTHER), people })])
      const turn = { waiting: [1, 3], toMove: ['bea'], botToMove: true, updated: 7 }
      await storage.append([append(TABLE, [2], { turn })])
      const of = async (guest: string, table: string) =>
        (await storage.listOf(guest, 10)).find((own) => own.table === table)!
      const { yours, toMove, ...after } = await of('bea', TABLE)
      assert.deepEqual(after, { ...before, waiting: [1, 3], botToMove: true, updated: 7 })
      assert.deepEqual([yours, toMove, (await of('ada', TABLE)).toMove], [[1], true, false])
      assert.deepEqual([(await of('ada', OTHER)).toMove, (await of('bea', OTHER)).toMove], [true, false])
      assert.deepEqual(await storage.listBotsDue(), [TABLE])
    })

    test('a turn that is refused changes nothing', async (t) => {
      const { storage } = await open(t)
      const people = [{ guest: 'ada', seats: [0], toMove: true }]
      await storage.append([append(TABLE, [1], { listing: listing(TABLE, { status: 'playing' }), people })])
      const turn = { waiting: [], toMove: [], botToMove: true, updated: 7 }
      assert.deepEqual(await storage.append([append(TABLE, [3], { turn })]), { kind: 'conflict' })
      assert.equal((await storage.listOf('ada', 10))[0]!.toMove, true)
      assert.deepEqual(await storage.listBotsDue(), [])
    })

    test('whoever is not among the people of a table any more does not find it', async (t) => {
      const { storage } = await open(t)
      const people = [{ guest: 'ada', seats: [0], toMove: false }]
      await storage.append([append(TABLE, [1], { listing: listing(TABLE), people })])
      await storage.append([append(TABLE, [2], { people: [{ ...people[0]!, guest: 'bea' }] })])
      assert.deepEqual(await storage.listOf('ada', 10), [])
      assert.equal((await storage.listOf('bea', 10)).length, 1)
    })

    test('tables that wait for a bot, and open ones long untouched, can be found', async (t) => {
      const { storage } = await open(t)
      await storage.append([
        append('bot', [1], { listing: listing('bot', { status: 'playing', botToMove: true }) }),
      ])
      await storage.append([append('stale', [1], { listing: listing('stale', { updated: 5 }) })])
      await storage.append([append('fresh', [1], { listing: listing('fresh', { updated: 50 }) })])
      assert.deepEqual(await storage.listBotsDue(), ['bot'])
      assert.deepEqual(await storage.listStale(10, 10), ['stale'])
    })
  })
}
