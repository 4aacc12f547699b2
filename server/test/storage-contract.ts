/**
 * What every storage must do, as tests. An implementation calls `checkStorage` with a way to open a fresh one;
 * `reopen` gives a second look at the same data, as after a restart.
 */
import assert from 'node:assert/strict'
import { describe, test, type TestContext } from 'node:test'
import type { Channel } from '../src/storage/notice-contract.ts'
import { clubStatements, type ClubStatement } from '../src/storage/club-statements.ts'
import type { Append, DeviceRow, Listing, Storage, StoredCommand } from '../src/storage/contract.ts'

export interface Opened {
  readonly storage: Storage
  /** Close it and open the same data again. */
  reopen(): Promise<Storage>
}

const TABLE = 'table-aaaaaaaaaaaaaaaa'
const OTHER = 'table-bbbbbbbbbbbbbbbb'

function listing(table: string, more: Partial<Listing> = {}): Listing {
  return {
    table,
    game: 'pepper-duel',
    status: 'open',
    public: true,
    name: 'A table',
    hostName: 'Ada',
    seats: '[]',
    waiting: [],
    free: 1,
    botToMove: false,
    created: 1000,
    updated: 1000,
    due: null,
    ...more,
  }
}

function append(table: string, seqs: readonly number[], more: Partial<Append> = {}): Append {
  const rows = seqs.map((seq) => ({ seq, body: `{"row":${seq}}`, time: 1000 + seq }))
  return { table, rows, command: null, listing: null, people: null, turn: null, snapshot: null, ...more }
}

function command(id: string, more: Partial<StoredCommand> = {}): StoredCommand {
  return { scope: TABLE, actor: 'ada', id, digest: 'digest', answer: '{"n":1}', ...more }
}

function device(id: string, more: Partial<DeviceRow> = {}): DeviceRow {
  return { id, guest: 'ada', tokenHash: `hash-${id}`, label: 'Firefox', created: 1, lastUsed: 1, ...more }
}

export function checkStorage(name: string, open: (t: TestContext) => Promise<Opened>): void {
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

    test('a change of turn shows in lists and among the own tables, and leaves the rest', async (t) => {
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

  test(`${name}: whether it works is found out by writing`, async (t) => {
    const { storage, reopen } = await open(t)
    assert.equal(await storage.check(), 1)
    assert.equal(await storage.check(), 2)
    assert.equal(await (await reopen()).check(), 3)
  })
}
