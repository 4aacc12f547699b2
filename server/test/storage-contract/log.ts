import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Storage } from '../../src/storage/contract.ts'
import { append, command, device, listing, OTHER, TABLE, type Open } from './rows.ts'

export function checkLog(name: string, open: Open): void {
  describe(`${name}: the log`, () => {
    test('rows come back in order, from any row on', async (t) => {
      const { storage } = await open(t)
      await storage.append([append(TABLE, [1, 2])])
      await storage.append([append(TABLE, [3])])
      assert.deepEqual(
        (await storage.readLog(TABLE, 0)).map(({ seq }) => seq),
        [1, 2, 3],
      )
      const [last] = await storage.readLog(TABLE, 2)
      assert.deepEqual({ ...last }, { seq: 3, body: '{"row":3}', time: 1003 })
      assert.deepEqual(await storage.readLog(OTHER, 0), [])
    })

    test('a row that is there already, or that leaves a gap, is a conflict and writes nothing', async (t) => {
      const { storage } = await open(t)
      await storage.append([append(TABLE, [1])])
      for (const seq of [1, 3]) {
        const answer = await storage.append([
          append(TABLE, [seq], { command: command('lost'), listing: listing(TABLE) }),
        ])
        assert.equal(answer.kind, 'conflict')
      }
      assert.equal((await storage.readLog(TABLE, 0)).length, 1)
      assert.equal(await storage.findCommand(TABLE, 'ada', 'lost'), null)
      assert.equal(await storage.countLive(null, 0), 0)
    })

    test('of many that append the same row at once, exactly one wins', async (t) => {
      const { storage } = await open(t)
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          storage.append([append(TABLE, [1], { command: command(`try-${i}`) })]),
        ),
      )
      assert.equal(answers.filter(({ kind }) => kind === 'done').length, 1)
      assert.equal(answers.filter(({ kind }) => kind === 'conflict').length, 19)
    })

    test('one that conflicts does not take along others that are stored with it', async (t) => {
      const { storage } = await open(t)
      await storage.append([append(TABLE, [1])])
      const [bad, good] = await Promise.all([
        storage.append([append(TABLE, [1])]),
        storage.append([append(OTHER, [1])]),
      ])
      assert.deepEqual([bad.kind, good.kind], ['conflict', 'done'])
      assert.equal((await storage.readLog(OTHER, 0)).length, 1)
    })

    test('two tables change together or not at all', async (t) => {
      const { storage } = await open(t)
      await storage.append([append(TABLE, [1])])
      const clash = await storage.append([append(OTHER, [1]), append(TABLE, [1])])
      assert.equal(clash.kind, 'conflict')
      assert.deepEqual(await storage.readLog(OTHER, 0), [])
      await storage.append([append(OTHER, [1]), append(TABLE, [2])])
      assert.equal((await storage.readLog(TABLE, 0)).length, 2)
    })

    test('an accepted command is known again, and stops its repetition', async (t) => {
      const { storage } = await open(t)
      await storage.append([append(TABLE, [1], { command: command('first') })])
      const again = await storage.append([
        append(TABLE, [2], { command: command('first', { digest: 'other' }) }),
      ])
      assert.deepEqual(again, { kind: 'repeated', command: command('first') })
      assert.equal((await storage.readLog(TABLE, 0)).length, 1)
      const bea = command('first', { actor: 'bea' })
      assert.equal((await storage.append([append(TABLE, [2], { command: bea })])).kind, 'done')
      assert.deepEqual(await storage.findCommand(TABLE, 'bea', 'first'), bea)
      assert.equal(await storage.findCommand(OTHER, 'ada', 'first'), null)
    })

    test('a command is known again whether it wrote rows or not, and whatever it was', async (t) => {
      const { storage, reopen } = await open(t)
      const line = { name: 'Ada', seats: [0], text: 'hello', time: 1, guest: 'ada' }
      await storage.append([append(TABLE, [1, 2], { command: command('rows') })])
      await storage.append([append(TABLE, [], { command: command('none') })])
      await storage.addChat(TABLE, line, 10, command('said'))
      const look = async (from: Storage): Promise<void> => {
        for (const id of ['rows', 'none', 'said'])
          for (const seqs of [[], [3]]) {
            const again = await from.append([append(TABLE, seqs, { command: command(id) })])
            assert.equal(again.kind, 'repeated', `${id} with ${seqs.length} rows`)
          }
        assert.equal((await from.addChat(TABLE, line, 10, command('rows'))).kind, 'repeated')
        assert.equal((await from.readLog(TABLE, 0)).length, 2)
      }
      await look(storage)
      await look(await reopen())
    })

    test('a repetition is recognised even where the row would conflict', async (t) => {
      const { storage } = await open(t)
      await storage.append([append(TABLE, [1], { command: command('first') })])
      assert.equal(
        (await storage.append([append(TABLE, [1], { command: command('first') })])).kind,
        'repeated',
      )
    })

    test('the newest snapshot of a table is kept', async (t) => {
      const { storage } = await open(t)
      const snapshot = { table: TABLE, seq: 1, version: 1, body: '{}' }
      await storage.append([append(TABLE, [1], { snapshot })])
      assert.deepEqual({ ...(await storage.readSnapshot(TABLE)) }, snapshot)
      await storage.saveSnapshots([{ ...snapshot, seq: 9 }])
      assert.equal((await storage.readSnapshot(TABLE))?.seq, 9)
      assert.equal(await storage.readSnapshot(OTHER), null)
    })

    test('everything is still there after a restart', async (t) => {
      const { storage, reopen } = await open(t)
      await storage.append([append(TABLE, [1], { command: command('first'), listing: listing(TABLE) })])
      await storage.addGuest({ id: 'ada', name: 'Ada' }, device('one'))
      const again = await reopen()
      assert.equal((await again.readLog(TABLE, 0)).length, 1)
      assert.deepEqual(await again.findCommand(TABLE, 'ada', 'first'), command('first'))
      assert.equal((await again.findGuest('hash-one'))?.guest.name, 'Ada')
      assert.equal(await again.countLive(null, 0), 1)
    })
  })
}
