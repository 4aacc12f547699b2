import assert from 'node:assert/strict'
import test from 'node:test'
import type { Advised, Chances, Failure, TableAnswer } from '../src/wire.ts'
import type { Answer, Client } from './support/client.ts'
import { testServer } from './support/server.ts'

type Asked = Advised & Failure

function ask(guest: Client, table: string, seat: number): Promise<Answer<Asked>> {
  return guest.get<Asked>(`/api/tables/${table}/advice?seat=${seat}`)
}

test('whoever has a decision to make may ask the coach, and is told of moves on offer', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const table = await ada.table('jelly-bean-farmers', ['me', 'bot:random'], { autostart: true })
  const { update } = await ada.view(table, 0)
  const { status, body } = await ask(ada, table, 0)
  assert.equal(status, 200)
  assert.equal(body.decision, update.decision)
  const offered = update.offers.map(({ move }) => JSON.stringify(move))
  assert.equal(body.advice.length, 3)
  for (const { move, wins, reason } of body.advice) {
    assert.ok(offered.includes(JSON.stringify(move)))
    assert.ok(wins >= 0 && wins <= 1)
    assert.ok(reason!.en && reason!.de)
  }
})

test('nobody may ask for somebody else’s seat, or when there’s nothing to decide', async (t) => {
  const server = await testServer(t)
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  const table = await ada.table('pepper-duel', ['me', 'open'])
  assert.equal((await ask(ada, table, 0)).status, 409, 'before the start')
  await bea.do(`/api/tables/${table}/join`, {})
  await ada.do(`/api/tables/${table}/start`)
  assert.equal((await ask(bea, table, 0)).status, 403)
  assert.equal((await ask(await server.guest(null), table, 0)).status, 401)
  await ada.playAny(table, 0, 'lay')
  await ada.playAny(table, 0, 'stake')
  assert.equal((await ask(ada, table, 0)).status, 409)
})

test('while any player wants no coach, nobody at the table has one', async (t) => {
  const server = await testServer(t)
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  const table = await ada.table('pepper-duel', ['me', 'open'])
  await bea.do(`/api/tables/${table}/join`, {})
  await ada.do(`/api/tables/${table}/start`)
  const look = async (guest: Client): Promise<TableAnswer> =>
    (await guest.get<TableAnswer>(`/api/tables/${table}`)).body
  const mine = await ada.follow(table, 0)
  await bea.do(`/api/tables/${table}/coach`, { allow: false })
  await mine.tableWhere((frame) => !frame.table.coach)
  const refused = await ask(ada, table, 0)
  assert.equal(refused.status, 403)
  assert.match(refused.body.error.sentence, /without a coach/)
  assert.equal((await look(ada)).table.coach, false)
  assert.deepEqual([(await look(ada)).you.noCoach, (await look(bea)).you.noCoach], [undefined, true])
  await ada.do(`/api/tables/${table}/coach`, { allow: true })
  assert.equal((await look(ada)).table.coach, false, 'one cannot allow it for another')
  await bea.do(`/api/tables/${table}/coach`, { allow: true })
  assert.equal((await ask(ada, table, 0)).status, 200)
  const stranger = await server.guest('Cem')
  const tried = await stranger.post(`/api/tables/${table}/coach`, { id: stranger.id(), allow: false })
  assert.equal(tried.status, 403, 'somebody who only looks on has no say')
})

test('players see everybody’s chances, whoever’s turn it is, and nobody else does', async (t) => {
  const server = await testServer(t)
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  const table = await ada.table('scoville', ['me', 'open'])
  const look = (guest: Client, seat: number): Promise<Answer<Chances & Failure>> =>
    guest.get(`/api/tables/${table}/chances?seat=${seat}`)
  assert.equal((await look(ada, 0)).status, 409, 'before the start')
  await bea.do(`/api/tables/${table}/join`, {})
  await ada.do(`/api/tables/${table}/start`)
  for (const [seat, guest] of [ada, bea].entries()) {
    const { status, body } = await look(guest, seat)
    assert.equal(status, 200)
    assert.equal(body.chances.length, 2)
    assert.ok(Math.abs(body.chances[0]! + body.chances[1]! - 1) < 1e-9)
  }
  assert.equal((await look(bea, 0)).status, 403)
  await bea.do(`/api/tables/${table}/coach`, { allow: false })
  assert.equal((await look(ada, 0)).status, 403, 'Bea wants no coach')
})

test('there is a limit to what one person may ask', async (t) => {
  const server = await testServer(t, { config: { rateCoach: 4 } })
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'bot:random'], { autostart: true })
  const statuses = []
  for (let i = 0; i < 3; i++) statuses.push((await ask(ada, table, 0)).status)
  assert.deepEqual(statuses, [200, 200, 429])
})

test('the coach thinks about one of a person’s questions at a time', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'bot:random'], { autostart: true })
  const answers = await Promise.all([1, 2, 3].map(() => ask(ada, table, 0)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 503, 503])
})

test('the coach thinks about a redealt position, never the real one', async (t) => {
  const botModule = new URL('./support/spy-bots.ts', import.meta.url).href
  const server = await testServer(t, { botModule })
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'bot:random'], { autostart: true })
  const shown = new Set<number>()
  for (let i = 0; i < 12; i++) shown.add((await ask(ada, table, 0)).body.advice[0]!.points)
  assert.ok(shown.size > 1, 'the coach always saw the same other hand')
})
