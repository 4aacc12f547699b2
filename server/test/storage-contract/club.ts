import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clubStatements, type ClubStatement } from '../../src/storage/club-statements.ts'
import { append, listing, OTHER, TABLE, type Open } from './rows.ts'

export function checkClub(name: string, open: Open): void {
  test(`${name}: everything that is asked for a club is understood, and does no harm on an empty database`, async (t) => {
    const { storage } = await open(t)
    for (const [which, text] of Object.entries(clubStatements)) {
      const values = new Set(text.match(/\$\d/g))
      await storage.club(which as ClubStatement, ...[...values].map(() => '1'))
    }
    assert.deepEqual(await storage.club('countPeople'), [{ n: 0 }])
  })

  test(`${name}: a setting is kept, a sanction is put once, and an invitation used as often as it says`, async (t) => {
    const { storage, reopen } = await open(t)
    await storage.club('putSetting', 'notice', '"one"')
    await storage.club('putSetting', 'notice', '"two"')
    const sanction = ['ban-1', 'ban', 'eve', 'Eve', 'Spam', null, 5] as const
    await storage.club('putSanction', ...sanction)
    await storage.club('putSanction', ...sanction)
    await storage.club('addInvitation', 'hash', '', 2, 100, 1)
    const used = await Promise.all([1, 2, 3].map(() => storage.club('useInvitation', 'hash', 50)))
    assert.equal(used.filter((rows) => rows.length === 1).length, 2)
    const again = await reopen()
    assert.deepEqual(await again.club('settings'), [{ name: 'notice', value: '"two"' }])
    assert.deepEqual(await again.club('sanctions'), [
      { id: 'ban-1', kind: 'ban', target: 'eve', name: 'Eve', note: 'Spam', until: null, time: 5 },
    ])
  })

  test(`${name}: a hook is due when its table has gone on, and only one process takes it`, async (t) => {
    const { storage, reopen } = await open(t)
    const time = 1_800_000_000_000
    await storage.append([append(TABLE, [1], { listing: listing(TABLE, { updated: time }) })])
    await storage.club('addHook', 'hook-1', TABLE, 'ada', 'Ada', '{}', 'open', time)
    assert.deepEqual(await storage.club('countHooks', TABLE, 'bea'), [{ here: 1, own: 0 }])
    const due = { id: 'hook-1', table: TABLE, target: '{}', mark: 'open', updated: time }
    assert.deepEqual(await storage.club('dueHooks', time, 10), [due])
    const taken = await Promise.all([1, 2, 3].map(() => storage.club('takeHook', 'hook-1', time, time + 50)))
    assert.deepEqual(taken.flat(), [{ tries: 1 }])
    assert.deepEqual(await storage.club('dueHooks', time, 10), [])
    await storage.club('holdHook', 'hook-1', time + 10)
    assert.deepEqual(await storage.club('takeHook', 'hook-1', time + 10, time + 60), [{ tries: 2 }])
    await storage.club('toldHook', 'hook-1', 'playing 0', time, time + 20)
    const again = await reopen()
    assert.deepEqual(await again.club('dueHooks', time + 100, 10), [])
    await again.append([append(TABLE, [2], { listing: listing(TABLE, { updated: time + 1 }) })])
    assert.deepEqual(await again.club('dueHooks', time + 19, 10), [])
    assert.deepEqual(await again.club('dueHooks', time + 20, 10), [
      { ...due, mark: 'playing 0', updated: time + 1 },
    ])
  })

  test(`${name}: whoever is no more at a table is remembered until it forgets them, or is deleted`, async (t) => {
    const { storage } = await open(t)
    const there = (...guests: string[]) => guests.map((guest) => ({ guest, seats: [], toMove: false }))
    const put = (table: string, seq: number, ...guests: string[]) =>
      storage.append([append(table, [seq], { listing: listing(table), people: there(...guests) })])
    for (const table of [TABLE, OTHER]) {
      await put(table, 1, 'ada', 'bea')
      await put(table, 2, 'ada')
    }
    const placesOf = async (guest: string): Promise<unknown[]> =>
      (await storage.club('placesOf', guest)).map(({ table }) => table)
    assert.deepEqual([await placesOf('ada'), await placesOf('bea')], Array(2).fill([TABLE, OTHER]))
    assert.deepEqual((await storage.club('leftBy', 'ada', 10)).length, 0)
    assert.deepEqual((await storage.club('leftBy', 'bea', 10)).length, 2)
    await put(OTHER, 3, 'ada', 'bea')
    await storage.club('dropFormer', OTHER, 'bea')
    assert.deepEqual(await placesOf('bea'), [TABLE, OTHER])
    await storage.club('purgeFormer', TABLE)
    assert.deepEqual(await placesOf('bea'), [OTHER])
  })

  test(`${name}: whether it works is found out by writing`, async (t) => {
    const { storage, reopen } = await open(t)
    assert.equal(await storage.check(), 1)
    assert.equal(await storage.check(), 2)
    assert.equal(await (await reopen()).check(), 3)
  })
}
