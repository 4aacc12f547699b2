/** Tables on a device: the server's own, met by frames, and handed over to a server and back. */
import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { LEVELS } from '@harvest/bots'
import { firstForeignDraw, parseRecord, replay, type AnyGame, type Move } from '@harvest/engine'
import { pepperDuel } from '@harvest/engine/testkit/example/game'
import {
  advise,
  foresee,
  listTables,
  Pocket,
  think,
  type GameOffer,
  type PocketAnswer,
} from '../src/pocket.ts'
import { NoRoom, type TableStorage } from '../src/storage/contract.ts'
import { openSqlite } from '../src/storage/sqlite/storage.ts'
import type {
  Advised,
  Begun,
  Chances,
  Created,
  Numbered,
  ServerFrame,
  TableAnswer,
  Update,
} from '../src/wire.ts'
import * as bots from './support/bots.ts'
import { ManualClock } from './support/clock.ts'
import { testFolder, testServer } from './support/server.ts'

const ADA = { name: 'Ada', language: 'en' } as const

/** A device with what it keeps; `wake` gives it another page on the same storage. */
async function device(t: TestContext, wrap = (storage: TableStorage): TableStorage => storage) {
  const opened = await openSqlite(testFolder(t), { onFatal: assert.fail })
  t.after(() => opened.close())
  return {
    storage: opened,
    wake: (games: readonly GameOffer[] = bots.games) => new Page(wrap(opened), games),
  }
}

class Page {
  readonly heard: ServerFrame[] = []
  readonly clock = new ManualClock()
  /** How many thoughts were given up. */
  dropped = 0
  private readonly pocket: Pocket
  private made = 0

  constructor(storage: TableStorage, games: readonly GameOffer[]) {
    this.pocket = new Pocket({
      games,
      levels: LEVELS,
      storage,
      think: async (task, _isWaitedFor, giveUp) => {
        giveUp.addEventListener('abort', () => this.dropped++)
        return this.ponder(() => think(bots, task, 1000))
      },
      advise: async (position) => advise(bots, position, 1000),
      foresee: async (position) => foresee(bots, position),
      clock: this.clock,
      send: (frame) => void this.heard.push(frame),
      trouble() {},
    })
  }

  /** How a bot comes to its move; a test may let one think for ever. */
  ponder: (choose: () => Move[]) => Move[] | Promise<Move[]> = (choose) => choose()

  follow(table: string, as: number): Promise<void> {
    return this.pocket.hear({ t: 'sub', table, as }, ADA)
  }

  leave(table: string): Promise<void> {
    return this.pocket.hear({ t: 'unsub', table }, ADA)
  }

  async command(what: string, table: string | null, body: object = {}): Promise<PocketAnswer> {
    const id = `page-${process.hrtime.bigint()}-${++this.made}`
    const frame = { do: what, id, ...(table === null ? {} : { table }), ...body } as never
    await this.pocket.hear(frame, ADA)
    return this.heard.findLast((heard) => heard.t === 'answer' && heard.id === id) as never
  }

  async create(body: object): Promise<string> {
    const answer = await this.command('create', null, body)
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    return (answer.body as Created).table
  }

  async read<T>(path: string): Promise<T> {
    const { status, body } = await this.pocket.read(path, ADA)
    assert.equal(status, 200, JSON.stringify(body))
    return body as T
  }

  /** The position once the bots have answered. */
  async view(table: string): Promise<Update> {
    for (;;) {
      const { update } = await this.read<Numbered>(`/tables/${table}/view?seat=0`)
      if (update.waiting.length === 0 || update.waiting.includes(0)) return update
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  async play(table: string, steps: number): Promise<Update> {
    for (let left = steps; ; left--) {
      const { waiting, decision, offers } = await this.view(table)
      if (waiting.length === 0 || left === 0) return this.view(table)
      const answer = await this.command('moves', table, { seat: 0, decision, moves: [offers[0]!.move] })
      assert.equal(answer.status, 200, JSON.stringify(answer.body))
    }
  }
}

const AGAINST_BOT = { game: pepperDuel.id, seats: ['me', 'bot:random'], autostart: true }

test('a game against a bot goes on where it stood when the page was killed, to a record that verifies', async (t) => {
  const { wake, storage } = await device(t)
  const first = wake()
  const table = await first.create(AGAINST_BOT)
  assert.match(table, /^~/)
  const { at } = await first.play(table, 2)
  const second = wake()
  assert.equal((await second.view(table)).at, at)
  const unfinished = parseRecord(await second.read<string>(`/tables/${table}/record`)).record
  assert.deepEqual([...replay(pepperDuel, unfinished)].length, unfinished.steps.length + 1)
  await second.play(table, Infinity)
  const { record, end } = parseRecord(await second.read<string>(`/tables/${table}/record`))
  assert.equal(firstForeignDraw(pepperDuel, record), null)
  assert.equal(end.scores?.length, 2)
  const { tables } = await listTables(storage)
  assert.deepEqual(
    tables.map(({ id, status }) => [id, status]),
    [[table, 'finished']],
  )
})

test('the coach can be asked on a device too, and sent away', async (t) => {
  const page = (await device(t)).wake()
  const table = await page.create({ game: 'pepper-duel', seats: ['me', 'bot:greedy'], autostart: true })
  const { advice } = await page.read<Advised>(`/tables/${table}/advice?seat=0`)
  const { update } = await page.read<Numbered>(`/tables/${table}/view?seat=0`)
  const offered = update.offers.map(({ move }) => JSON.stringify(move))
  assert.ok(advice.length > 0 && advice.every(({ move }) => offered.includes(JSON.stringify(move))))
  const { chances } = await page.read<Chances>(`/tables/${table}/chances?seat=0`)
  assert.deepEqual(chances, [0.5, 0.5], 'the example knows nothing of positions')
  await page.command('coach', table, { allow: false })
  assert.equal((await page.read<TableAnswer>(`/tables/${table}`)).table.coach, false)
})

test('a device without room says so, and the game stays where it was', async (t) => {
  let isFull = false
  const { wake } = await device(t, (storage) => ({
    ...storage,
    append: (parts) => (isFull ? Promise.reject(new NoRoom()) : storage.append(parts)),
    readLog: (...asked) => storage.readLog(...asked),
    readSnapshot: (...asked) => storage.readSnapshot(...asked),
    findCommand: (...asked) => storage.findCommand(...asked),
    countLive: (...asked) => storage.countLive(...asked),
    readChat: (...asked) => storage.readChat(...asked),
    others: null,
  }))
  const page = wake()
  const table = await page.create(AGAINST_BOT)
  const { decision, offers, at } = await page.view(table)
  isFull = true
  const refused = await page.command('moves', table, { seat: 0, decision, moves: [offers[0]!.move] })
  assert.equal(refused.status, 507)
  assert.match(JSON.stringify(refused.body), /no room left on this device/)
  assert.equal((await page.view(table)).at, at)
  isFull = false
  await page.play(table, 1)
})

test('a bot without room to move says so once, and moves when there is room again', async (t) => {
  let isFull = false
  const isBots = (parts: Parameters<TableStorage['append']>[0]): boolean =>
    parts.some(({ rows }) => rows.some(({ body }) => body.includes('"kind":"move","seat":1')))
  const { wake } = await device(t, (storage) => ({
    ...storage,
    append: (parts) => (isFull && isBots(parts) ? Promise.reject(new NoRoom()) : storage.append(parts)),
    readLog: (...asked) => storage.readLog(...asked),
    readSnapshot: (...asked) => storage.readSnapshot(...asked),
    findCommand: (...asked) => storage.findCommand(...asked),
    countLive: (...asked) => storage.countLive(...asked),
    readChat: (...asked) => storage.readChat(...asked),
    others: null,
  }))
  const page = wake()
  const table = await page.create(AGAINST_BOT)
  await page.follow(table, 0)
  isFull = true
  const said = () => page.heard.filter((frame) => frame.t === 'refused')
  // Whoever begins: the bot is asked at the latest once the person has moved.
  for (let moves = 0; said().length === 0;) {
    const { update } = await page.read<Numbered>(`/tables/${table}/view?seat=0`)
    const { decision, offers } = update
    if (update.waiting.includes(0) && moves++ < 20)
      await page.command('moves', table, { seat: 0, decision, moves: [offers[0]!.move] })
    else await new Promise((resolve) => setImmediate(resolve))
  }
  for (let tries = 3; tries > 0; tries--) {
    page.clock.pass(2000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  assert.equal(said().length, 1)
  assert.match(JSON.stringify(said()), /no room left on this device, so the bots can’t move/)
  isFull = false
  const { at } = (await page.read<Numbered>(`/tables/${table}/view?seat=0`)).update
  for (let now = at; now === at;) {
    page.clock.pass(2000)
    now = (await page.read<Numbered>(`/tables/${table}/view?seat=0`)).update.at
    await new Promise((resolve) => setImmediate(resolve))
  }
})

test('bots stop thinking when their table is closed, and go on when it is opened again', async (t) => {
  const { wake } = await device(t)
  const page = wake()
  const table = await page.create(AGAINST_BOT)
  await page.follow(table, 0)
  let begun = 0
  page.ponder = () => new Promise(() => begun++)
  while (begun === 0) {
    const { update } = await page.read<Numbered>(`/tables/${table}/view?seat=0`)
    const { decision, offers, waiting } = update
    if (waiting.includes(0))
      await page.command('moves', table, { seat: 0, decision, moves: [offers[0]!.move] })
    else await new Promise((resolve) => setImmediate(resolve))
  }
  await page.leave(table)
  assert.equal(page.dropped, 1)
  page.ponder = (choose) => choose()
  await page.follow(table, 0)
  assert.ok((await page.view(table)).waiting.includes(0))
})

/** The example game as a later release has it. */
function later(upgrade: NonNullable<AnyGame['upgrade']>): GameOffer[] {
  const { clone } = pepperDuel as AnyGame
  const game: AnyGame = {
    ...pepperDuel,
    version: pepperDuel.version + 1,
    upgrade,
    clone: (s: object) => ({ ...clone(s), upgraded: (s as { upgraded?: true }).upgraded }),
  }
  return [...bots.games.filter((offer) => offer.game.id !== game.id), { ...bots.example, game }]
}

test('a game on a device goes on under newer rules, bots and all, to its end', async (t) => {
  const { wake } = await device(t)
  const first = wake()
  const table = await first.create(AGAINST_BOT)
  const before = await first.play(table, 2)
  const second = wake(later((s) => ({ ...(s as object), upgraded: true })))
  const after = await second.view(table)
  assert.deepEqual([after.view, after.at], [before.view, before.at])
  assert.ok((await second.play(table, Infinity)).scores)
})

test('a game on a device that can’t continue under today’s rules says so, and is kept as it is', async (t) => {
  const { wake, storage } = await device(t)
  const first = wake()
  const table = await first.create(AGAINST_BOT)
  const { at } = await first.play(table, 2)
  // Only a stored position needs an upgrade; without one, the moves are made again.
  await storage.saveSnapshots([{ table, seq: 2, version: pepperDuel.version, body: '{"state":{}}' }])
  const second = wake(
    later(() => {
      throw new Error('nobody wrote it')
    }),
  )
  const refused = await second.command('go', table, { seat: 0 })
  assert.equal(refused.status, 410)
  assert.match(JSON.stringify(refused.body), /played under older rules, and it can’t go on under today’s/)
  const { tables } = await listTables(storage)
  assert.deepEqual(
    tables.map(({ id, status }) => [id, status]),
    [[table, 'playing']],
  )
  assert.equal((await wake().view(table)).at, at)
})

test('a game from a device goes on at a server, with its seats open to others', async (t) => {
  const server = await testServer(t)
  const page = (await device(t)).wake()
  const here = await page.create(AGAINST_BOT)
  const { at } = await page.play(here, 2)
  const begun = await page.read<Begun>(`/tables/${here}/begun`)
  const ada = await server.guest('Ada')
  const wish = { game: pepperDuel.id, seats: ['me', 'open'], autostart: true, begun }
  const { table } = await ada.do<Created>('/api/tables', wish)
  assert.equal((await ada.post(`/api/tables/${table}/start`, { id: ada.id(), open: 'remove' })).status, 409)
  const hers = await ada.follow(table, 'watcher')
  const bea = await server.guest('Bea')
  await bea.do(`/api/tables/${table}/join`)
  const { update } = await hers.nextOf('update')
  assert.equal(update.at, at)
  assert.equal(hers.allOf('update').length, 1)
  const { lines } = (await ada.get<{ lines: unknown[] }>(`/api/tables/${table}/log?seat=0`)).body
  assert.ok(lines.length > 0)
  const { body } = await ada.get<TableAnswer>(`/api/tables/${table}`)
  assert.equal(body.table.status, 'playing')
})

test('a game that breaks the rules can’t be continued', async (t) => {
  const server = await testServer(t)
  const page = (await device(t)).wake()
  const here = await page.create(AGAINST_BOT)
  await page.play(here, 2)
  const begun = await page.read<Begun>(`/tables/${here}/begun`)
  const ada = await server.guest('Ada')
  const post = (changed: object) =>
    ada.post<{ error: { key: string } }>('/api/tables', {
      id: ada.id(),
      game: pepperDuel.id,
      seats: ['me', 'open'],
      begun: { ...begun, ...changed },
    })
  const made = await Promise.all([
    post({ version: begun.version + 1 }),
    post({ steps: [...begun.steps, [0, { do: 'cheat' } as Move]] }),
    post({ steps: [[7, begun.steps[0]![1]]] }),
    post({ seed: 'short' }),
  ])
  assert.deepEqual(
    made.map(({ status, body }) => [status, body.error.key]),
    [
      [409, 'otherVersion'],
      [422, 'badRecord'],
      [422, 'badRecord'],
      [400, 'badRequest'],
    ],
  )
})
