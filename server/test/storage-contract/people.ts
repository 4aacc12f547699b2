import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { device, type Open } from './rows.ts'

export function checkPeople(name: string, open: Open): void {
  describe(`${name}: people`, () => {
    test('a guest is found by the hash of a token, on each device', async (t) => {
      const { storage } = await open(t)
      await storage.addGuest({ id: 'ada', name: 'Ada' }, device('one'))
      const found = await storage.findGuest('hash-one')
      assert.deepEqual([found?.guest, { ...found?.device }], [{ id: 'ada', name: 'Ada' }, device('one')])
      assert.equal(await storage.findGuest('hash-two'), null)
      await storage.renameGuest('ada', 'Ada L.')
      await storage.touchDevice('one', 99)
      const later = await storage.findGuest('hash-one')
      assert.deepEqual([later?.guest.name, later?.device.lastUsed], ['Ada L.', 99])
    })

    test('a code works once, until it expires, and only the newest one', async (t) => {
      const { storage } = await open(t)
      await storage.addGuest({ id: 'ada', name: 'Ada' }, device('one'))
      await storage.addCode('old', 'ada', 100)
      await storage.addCode('new', 'ada', 100)
      assert.equal(await storage.redeemCode('old', 50, device('two'), 10), null)
      const redeemed = await storage.redeemCode('new', 50, device('two'), 10)
      assert.deepEqual(redeemed, { guest: { id: 'ada', name: 'Ada' }, closed: [] })
      assert.equal(await storage.redeemCode('new', 50, device('three'), 10), null)
      assert.equal((await storage.findGuest('hash-two'))?.guest.id, 'ada')
      await storage.addCode('late', 'ada', 100)
      assert.equal(await storage.redeemCode('late', 100, device('three'), 10), null)
    })

    test('of many that redeem a code at once, exactly one gets in', async (t) => {
      const { storage } = await open(t)
      await storage.addGuest({ id: 'ada', name: 'Ada' }, device('one'))
      await storage.addCode('code', 'ada', 100)
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) => storage.redeemCode('code', 50, device(`try-${i}`), 100)),
      )
      assert.equal(answers.filter((answer) => answer !== null).length, 1)
      assert.equal((await storage.listDevices('ada')).length, 2)
    })

    test('one device too many logs out the one longest unused', async (t) => {
      const { storage } = await open(t)
      await storage.addGuest({ id: 'ada', name: 'Ada' }, device('one', { lastUsed: 5 }))
      await storage.addCode('code-2', 'ada', 100)
      await storage.redeemCode('code-2', 50, device('two', { lastUsed: 1 }), 2)
      await storage.addCode('code-3', 'ada', 100)
      const third = await storage.redeemCode('code-3', 50, device('three', { lastUsed: 9 }), 2)
      assert.deepEqual(third?.closed, ['two'])
      assert.deepEqual(
        (await storage.listDevices('ada')).map(({ id }) => id),
        ['three', 'one'],
      )
    })

    test('devices can be closed one by one, all but one, or all, and only one’s own', async (t) => {
      const { storage } = await open(t)
      await storage.addGuest({ id: 'ada', name: 'Ada' }, device('one'))
      await storage.addGuest({ id: 'bea', name: 'Bea' }, device('hers', { guest: 'bea' }))
      for (const id of ['two', 'three']) {
        await storage.addCode(id, 'ada', 100)
        await storage.redeemCode(id, 50, device(id), 10)
      }
      assert.deepEqual(await storage.closeDevices('ada', { only: 'hers' }), [])
      assert.deepEqual(await storage.closeDevices('ada', { only: 'two' }), ['two'])
      assert.deepEqual(await storage.closeDevices('ada', { except: 'one' }), ['three'])
      await storage.addCode('left-over', 'ada', 100)
      assert.deepEqual(await storage.closeDevices('ada', 'all'), ['one'])
      assert.equal(await storage.findGuest('hash-one'), null)
      assert.equal(await storage.redeemCode('left-over', 50, device('four'), 10), null)
      assert.equal((await storage.findGuest('hash-hers'))?.guest.id, 'bea')
    })

    test('codes that have expired are swept away, others are not', async (t) => {
      const { storage } = await open(t)
      await storage.addGuest({ id: 'ada', name: 'Ada' }, device('one'))
      await storage.addGuest({ id: 'bea', name: 'Bea' }, device('hers', { guest: 'bea' }))
      await storage.addCode('old', 'ada', 100)
      await storage.addCode('new', 'bea', 300)
      await storage.sweep(200)
      assert.equal(await storage.redeemCode('old', 50, device('two'), 10), null)
      assert.notEqual(await storage.redeemCode('new', 50, device('three'), 10), null)
    })
  })
}
