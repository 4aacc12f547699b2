/** When people are told of their turns, and when not. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { AddChannel, Pace } from '../src/wire.ts'
import { add, channels, DAY, duel, MINUTE, pass, serve, SOON } from './support/notices.ts'
import { receiver } from './support/receivers.ts'
import type { TestOptions } from './support/server.ts'

test('nothing is sent to somebody who has a page open or has moved; minutes count from when they left', async (t) => {
  const server = await serve(t)
  const room = await receiver(t)
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  const hook = (path: string, pace: number): AddChannel => {
    return { kind: 'hook', form: 'json', url: `${room.url}/${path}`, pace }
  }
  await add(ada, hook('ada', 5))
  await add(bea, hook('bea', 5))
  const table = await duel(ada, bea)
  const page = await ada.socket()
  await page.nextOf('hello')
  await bea.choose(table, 1)
  await pass(server, 10 * MINUTE)
  assert.deepEqual(room.inbox.all, [])
  page.ws.close()
  await page.closed
  await pass(server, 4 * MINUTE)
  assert.deepEqual(room.inbox.all, [])
  await pass(server, 2 * MINUTE)
  assert.equal((await room.inbox.next()).path, '/ada')
  // Her choice is the last. The next question may be hers as well, which is then another turn.
  await ada.choose(table, 0)
  const { waiting } = (await ada.view(table, 0)).update
  await pass(server, 4 * MINUTE)
  assert.equal(room.inbox.all.length, 1)
  await pass(server, MINUTE)
  assert.deepEqual([(await room.inbox.next()).path, waiting.length], [waiting[0] === 0 ? '/ada' : '/bea', 1])
  await pass(server, DAY)
  assert.equal(room.inbox.all.length, 2)
})

/** Ada wants to hear of her turns at once, in a chat room; Bea plays with her. */
async function waiting(t: TestContext, config: TestOptions['config'] = {}) {
  const server = await serve(t, { config })
  const room = await receiver(t)
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  await add(ada, { kind: 'hook', form: 'json', url: room.url, pace: 0 })
  server.clock.pass(MINUTE)
  return { server, room, ada, bea }
}

test('nothing is sent while you see the page, but it is when the page is hidden', async (t) => {
  const { server, room, ada, bea } = await waiting(t)
  const page = await ada.socket()
  await page.nextOf('hello')
  const table = await duel(ada, bea)
  await pass(server, 10 * MINUTE)
  assert.deepEqual(room.inbox.all, [])
  // She has seen that turn, so that she isn't told of it when she looks away.
  page.send({ t: 'shown', shown: false })
  page.send({ t: 'sub', table, as: 0 })
  await page.nextOf('sync')
  await pass(server, 10 * MINUTE)
  assert.deepEqual(room.inbox.all, [])
  await duel(ada, bea, { name: 'Sunday' })
  await pass(server, MINUTE)
  assert.match(String((await room.inbox.next()).body), /Your turn: Sunday/)
  page.send({ t: 'shown', shown: true })
  page.send({ t: 'sub', table, as: 0 })
  await page.nextOf('sync')
  await duel(ada, bea, { name: 'Monday' })
  await pass(server, MINUTE)
  assert.equal(room.inbox.all.length, 1)
})

test('a page that falls asleep without saying so has seen nothing since', async (t) => {
  const { server, room, ada, bea } = await waiting(t, { heartbeat: MINUTE })
  const page = await ada.socket()
  await page.nextOf('hello')
  page.ws.pause()
  server.clock.pass(10_000)
  await duel(ada, bea)
  // It still counts as open until the next heartbeat but one, and is found to have been none.
  await pass(server, 20_000)
  assert.deepEqual(room.inbox.all, [])
  server.clock.pass(2 * MINUTE)
  page.ws.resume()
  await page.closed
  await pass(server, SOON)
  assert.match(String((await room.inbox.next()).body), /Your turn: Friday/)
})

test('a page without a socket counts as seen as long as it asks from a screen', async (t) => {
  const { server, room, ada, bea } = await waiting(t)
  const table = await duel(ada, bea)
  const poll = async (shown: boolean): Promise<void> => {
    ada.headers = shown ? { 'x-shown': '1' } : {}
    assert.equal((await ada.get(`/api/tables/${table}`)).status, 200)
    await pass(server, 5_000)
  }
  for (let n = 0; n < 4; n++) await poll(true)
  await duel(ada, bea, { name: 'Sunday' })
  for (let n = 0; n < 4; n++) await poll(true)
  assert.deepEqual(room.inbox.all, [])
  for (let n = 0; n < 4; n++) await poll(false)
  assert.deepEqual(room.inbox.all, [])
  await duel(ada, bea, { name: 'Monday' })
  await poll(false)
  assert.match(String((await room.inbox.next()).body), /Your turn: Monday/)
})

test('once a day there’s one message about all waiting tables, and none if no table waits', async (t) => {
  const server = await serve(t)
  const room = await receiver(t)
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  await add(bea, { kind: 'hook', form: 'ntfy', url: room.url, pace: 'daily' })
  const tables = [await duel(ada, bea), await duel(ada, bea, { name: 'Sunday' })]
  await pass(server, DAY / 2)
  assert.deepEqual(room.inbox.all, [])
  await pass(server, DAY / 2)
  const text = String((await room.inbox.next()).body)
  assert.equal(text.split('\n')[0], '2 tables are waiting for you')
  assert.deepEqual(text.match(/Friday|Sunday/g)?.toSorted(), ['Friday', 'Sunday'])
  for (const table of tables) await bea.choose(table, 1)
  await pass(server, DAY)
  assert.equal(room.inbox.all.length, 1)
  const [{ id: channel } = { id: '' }] = await channels(bea)
  await bea.post('/api/me/notices/pace', { channel, pace: 0 })
  assert.equal((await channels(bea))[0]!.pace, 0)
  await bea.post('/api/me/notices/remove', { channel })
  assert.deepEqual(await channels(bea), [])
})

test('a notice says how long you have, and nothing about what anybody chose', async (t) => {
  const pace: Pace = {
    kind: 'days',
    hours: 24,
    off: [],
    zone: 'Europe/Berlin',
    leave: 0,
    late: { then: 'turn', level: 'random' },
  }
  const told: string[] = []
  for (const steps of [1, 2]) {
    const server = await serve(t)
    const room = await receiver(t)
    const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
    await add(bea, { kind: 'hook', form: 'json', url: room.url, pace: 30 })
    const table = await duel(ada, bea, { pace })
    // Ada thinks aloud in secret: once she lays a card, once she lays one and takes it back and lays another.
    await ada.playAny(table, 0, 'lay')
    if (steps === 2) {
      await ada.undo(table, 0, 'step')
      const { offers } = (await ada.view(table, 0)).update
      await ada.play(table, 0, offers.at(-1)!.move)
    }
    await pass(server, 31 * MINUTE)
    const { id, ...message } = JSON.parse(String((await room.inbox.next()).body)) as { id: string }
    assert.ok(!/^\d+$/.test(id))
    told.push(JSON.stringify(message).replaceAll(table, 'table'))
  }
  assert.match(told[0]!, /You have until Jan 2, 2025, 1:00 AM \(Europe\/Berlin\)\./)
  assert.equal(told[0], told[1])
})
