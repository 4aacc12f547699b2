/** A page that names itself gets what comes of its own commands with the answers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PAGE_HEADER, type PlayAnswer, type PlayMoves } from '../src/wire.ts'
import type { Client, TestSocket } from './support/client.ts'
import { duel, type Duel } from './support/duel.ts'
import { testServer } from './support/server.ts'

function pageOf(socket: TestSocket): string {
  return socket.allOf('hello')[0]!.page
}

/** Lay a card and stake nothing: a choice in secret, and being done with it. */
async function command({ ada, table }: Pick<Duel, 'ada' | 'table'>, seat = 0): Promise<PlayMoves> {
  const { update } = await ada.view(table, seat)
  const moves = [update.offers[0]!.move, { do: 'stake', coins: 0 }]
  return { id: ada.id(), seat, decision: update.decision!, moves }
}

async function play(who: Client, table: string, page: string, body: PlayMoves): Promise<PlayAnswer> {
  who.headers = { [PAGE_HEADER]: page }
  const answer = await who.post<PlayAnswer>(`/api/tables/${table}/moves`, body)
  who.headers = {}
  assert.equal(answer.status, 200)
  return answer.body
}

test('the page that moves gets its updates with the answer, every other page over its socket', async (t) => {
  const { ada, bea, table } = await duel(t)
  const [own, second, hers] = [
    await ada.follow(table, 0),
    await ada.follow(table, 0),
    await bea.follow(table, 1),
  ]
  const { frames, ...answer } = await play(ada, table, pageOf(own), await command({ ada, table }))
  assert.deepEqual(Object.keys(answer), ['n', 'at', 'decision', 'over'])
  const told = [await second.nextOf('update'), await second.nextOf('update')]
  assert.deepEqual(frames, told)
  assert.equal(told[1]!.n, answer.n)
  await hers.nextOf('update')
  await ada.do(`/api/tables/${table}/chat`, { text: 'done' })
  await own.nextOf('chat')
  assert.equal(own.allOf('update').length, 0)
})

test('without the header, and with a page that is not at the table, all comes over the socket', async (t) => {
  const { ada, table } = await duel(t)
  const own = await ada.follow(table, 0)
  const elsewhere = await ada.socket()
  await elsewhere.nextOf('hello')
  const { frames } = await play(ada, table, pageOf(elsewhere), await command({ ada, table }))
  assert.equal(frames, undefined)
  assert.deepEqual([(await own.nextOf('update')).n, (await own.nextOf('update')).n], [2, 3])
})

test('nobody keeps updates from somebody else’s page', async (t) => {
  const { ada, bea, table } = await duel(t)
  const hers = await bea.follow(table, 1)
  const { frames } = await play(ada, table, pageOf(hers), await command({ ada, table }))
  assert.equal(frames, undefined)
  assert.equal((await hers.nextOf('update')).n, 2)
})

test('a repeated command has the stored answer, and whoever lost the first gets the rest by subscribing', async (t) => {
  const { ada, table } = await duel(t)
  const own = await ada.follow(table, 0)
  const body = await command({ ada, table })
  const { frames, ...answer } = await play(ada, table, pageOf(own), body)
  assert.deepEqual(await play(ada, table, pageOf(own), body), answer)
  own.send({ t: 'sub', table, as: 0, from: 1 })
  await own.nextOf('resumed')
  assert.deepEqual([await own.nextOf('update'), await own.nextOf('update')], frames)
})

test('where one person has two seats, the page gets what the seat it follows may know', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'me'], { autostart: true })
  const own = await ada.follow(table, 0)
  const { frames } = await play(ada, table, pageOf(own), await command({ ada, table }, 1))
  const [frame] = frames!
  assert.ok(frames!.length === 1 && frame!.t === 'update')
  assert.deepEqual([frame.as, frame.n, frame.id], [0, 2, undefined])
  assert.deepEqual({ n: frame.n, update: frame.update }, await ada.view(table, 0))
})

test('the answer to a command that says nothing by itself holds the frames alone', async (t) => {
  const { ada, bea, table } = await duel(t)
  const own = await ada.follow(table, 0)
  await bea.follow(table, 1)
  const another = await ada.table('pepper-duel', ['me', 'open'])
  await bea.do(`/api/tables/${another}/join`)
  own.send({ t: 'sub', table: another, as: 0 })
  await own.tableWhere((frame) => frame.table.id === another)
  ada.headers = { [PAGE_HEADER]: pageOf(own) }
  const { frames } = await ada.do<{ frames: readonly { t: string }[] }>(`/api/tables/${another}/start`)
  assert.deepEqual(
    frames.map((frame) => frame.t),
    ['update'],
  )
})

test('a page that follows a table is not told of turns there: its updates say who is waited for', async (t) => {
  const { ada, bea, table } = await duel(t)
  const [there, elsewhere] = [await bea.follow(table, 1), await bea.socket()]
  for (const [seat, client] of [ada, bea].entries()) {
    await client.playAny(table, seat, 'lay')
    await client.playAny(table, seat, 'stake')
  }
  const seat = (await ada.view(table, 0)).update.waiting[0]!
  await (seat === 0 ? ada : bea).playAny(table, seat, 'draw')
  await elsewhere.nextOf('turn')
  await ada.do(`/api/tables/${table}/chat`, { text: 'after all that' })
  await there.nextOf('chat')
  assert.equal(there.allOf('turn').length, 0)
})
