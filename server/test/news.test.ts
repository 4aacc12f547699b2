/** A view that waits for news, for programs without a socket. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Numbered } from '../src/wire.ts'
import type { Client } from './support/client.ts'
import { testServer } from './support/server.ts'

const LONGEST = 25_000

/** What the question comes to, and whether it has by now. */
function ask(guest: Client, table: string, seat: string, after: number) {
  const asked = {
    settled: false,
    answer: guest.get<Numbered>(`/api/tables/${table}/view?after=${after}${seat}`),
  }
  void asked.answer.then(() => (asked.settled = true))
  return asked
}

async function duel(t: Parameters<typeof testServer>[0]) {
  const server = await testServer(t)
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  const table = await ada.table('pepper-duel', ['me', 'open'], { autostart: true })
  await bea.do(`/api/tables/${table}/join`)
  return { server, ada, bea, table }
}

test('if you have an older view you’re answered at once, if you have the newest as soon as there’s another', async (t) => {
  const { ada, bea, table } = await duel(t)
  const { n } = await ada.view(table, 0)
  assert.equal((await ask(ada, table, '&seat=0', n - 1).answer).body.n, n)
  const asked = ask(ada, table, '&seat=0', n)
  await bea.choose(table, 1)
  await ada.choose(table, 0)
  assert.ok((await asked.answer).body.n > n)
})

test('a secret choice wakes the seat that makes it and nobody else', async (t) => {
  const { server, ada, bea, table } = await duel(t)
  const [own, others] = [(await ada.view(table, 0)).n, (await ada.view(table, null)).n]
  const mine = ask(ada, table, '&seat=0', own)
  const watching = ask(await server.guest(null), table, '', others)
  const rival = ask(bea, table, '&seat=1', (await bea.view(table, 1)).n)
  await ada.playAny(table, 0)
  assert.equal((await mine.answer).body.n, own + 1)
  // Both have been heard by now: a question asked later is answered.
  await bea.view(table, 1)
  assert.deepEqual([watching.settled, rival.settled], [false, false])
  while (!watching.settled || !rival.settled) {
    server.clock.pass(LONGEST)
    await bea.view(table, 1)
  }
  assert.equal((await watching.answer).body.n, others)
})

test('nobody can wait at a seat that isn’t theirs, or with more requests than sockets', async (t) => {
  const server = await testServer(t, { config: { maxSocketsPerGuest: 1 } })
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  const table = await ada.table('pepper-duel', ['me', 'bot:random'], { autostart: true })
  const { n } = await ada.view(table, 0)
  assert.equal((await ask(bea, table, '&seat=0', n).answer).status, 403)
  const asked = ask(ada, table, '&seat=0', n)
  while ((await ask(ada, table, '&seat=0', n + 1).answer).status === 200);
  server.clock.pass(LONGEST)
  assert.equal((await asked.answer).status, 200)
  assert.equal((await ask(ada, table, '&seat=0', n + 1).answer).status, 200)
})
