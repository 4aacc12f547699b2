import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { cleanRange, isWithin } from '../src/club/ranges.ts'
import { putAdminKey } from '../src/club/key.ts'
import {
  CLOSE_BANNED,
  type AdminLine,
  type AdminOverview,
  type AdminPerson,
  type AdminTable,
  type Audit,
  type ChatLines,
  type Failure,
  type Invitation,
  type Me,
  type Sanction,
  type TableAnswer,
} from '../src/wire.ts'
import { Admin } from './support/admin.ts'
import { testFolder, testServer, type TestOptions } from './support/server.ts'

async function club(t: TestContext, options: TestOptions = {}) {
  const server = await testServer(t, options)
  return { server, admin: Admin.at(server) }
}

const HOUR = 60 * 60_000

test('the key is made at the first start and shown once, and a new one locks the old one out', async (t) => {
  const folder = testFolder(t)
  const first = await testServer(t, { folder })
  assert.match(first.adminKey!, /^[A-Za-z0-9_-]{43}$/)
  await first.close()
  const second = await testServer(t, { folder })
  assert.equal(second.adminKey, null)
  const admin = Admin.at({ url: second.url, adminKey: first.adminKey })
  await admin.ask<AdminOverview>('')
  await putAdminKey(second.core.storage, 'B'.repeat(43))
  assert.equal((await admin.get('/api/admin')).status, 403)
  await Admin.at({ url: second.url, adminKey: 'B'.repeat(43) }).ask('')
})

test('the key becomes a cookie no script can read, and whoever guesses soon has to wait', async (t) => {
  const { server } = await club(t)
  const browser = await server.guest(null)
  assert.equal((await browser.get('/api/admin')).status, 401)
  const entered = await browser.post('/api/admin/enter', { key: ` ${server.adminKey} ` })
  assert.match(entered.headers.getSetCookie()[0]!, /^harvest-admin=.*; HttpOnly; SameSite=Strict/)
  assert.equal((await browser.get('/api/admin')).status, 200)
  assert.match((await browser.post('/api/admin/exit', {})).headers.getSetCookie()[0]!, /Max-Age=0/)

  const guesser = await server.guest(null)
  const tries = []
  for (let i = 0; i < 31; i++)
    tries.push((await guesser.post('/api/admin/enter', { key: `key-${i}` })).status)
  assert.deepEqual([tries.filter((status) => status === 403).length, tries.at(-1)], [30, 429])
  // At the same address.
  assert.equal((await browser.post('/api/admin/enter', { key: server.adminKey })).status, 200)
})

test('tables and people at a glance, private ones too, and no more of a game than a watcher sees', async (t) => {
  const { server, admin } = await club(t)
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  const table = await ada.table('pepper-duel', ['me', 'open'], { name: 'Friday' })
  await bea.do(`/api/tables/${table}/join`)
  await ada.do(`/api/tables/${table}/start`)
  await ada.follow(table, 0)
  const overview = await admin.ask<AdminOverview>('')
  assert.deepEqual([overview.people, overview.pages, overview.online], [2, 1, 1])
  assert.equal(overview.tables.playing, 1)
  const { tables } = await admin.ask<{ tables: AdminTable[] }>('/tables?status=playing&search=friday')
  assert.deepEqual(
    tables.map(({ id, seats }) => [id, seats.map(({ name }) => name)]),
    [[table, ['Ada', 'Bea']]],
  )
  assert.deepEqual((await admin.ask<{ tables: AdminTable[] }>('/tables?search=100%25')).tables, [])
  const { people } = await admin.ask<{ people: AdminPerson[] }>('/people?search=AD')
  assert.deepEqual(
    people.map(({ name, from }) => [name, from]),
    [['Ada', ['127.0.0.1']]],
  )
})

test('somebody who is banned is gone at once, can’t do anything, and can come back when it’s over', async (t) => {
  const { server, admin } = await club(t)
  const eve = await server.guest('Eve')
  const table = await eve.table('pepper-duel', ['me', 'open'])
  const socket = await eve.follow(table, 0)
  await admin.act('ban', { person: await admin.idOf('Eve'), hours: 2, note: 'Spam' })
  assert.equal(await socket.closed, CLOSE_BANNED)
  const refused = await eve.get<Failure>('/api/me/tables')
  assert.deepEqual([refused.status, refused.body.error.key], [403, 'banned'])
  assert.match(refused.body.error.sentence, /until .*: Spam$/)
  assert.equal((await eve.post('/api/me', { name: 'Evelyn' })).status, 403)
  await assert.rejects(eve.socket(), /403/)
  assert.equal((await eve.get('/api/me/data')).status, 200)
  server.clock.pass(2 * HOUR)
  assert.equal((await eve.get('/api/me/tables')).status, 200)
})

test('a ban can be lifted, and survives a restart until then', async (t) => {
  const folder = testFolder(t)
  const { server, admin } = await club(t, { folder })
  const eve = await server.guest('Eve')
  await admin.act('ban', { person: await admin.idOf('Eve'), hours: null, note: '' })
  await server.close()
  const again = await testServer(t, { folder })
  eve.url = admin.url = again.url
  assert.equal((await eve.get('/api/me/tables')).status, 403)
  const { sanctions } = await admin.ask<{ sanctions: Sanction[] }>('/sanctions')
  await admin.act('lift', { sanction: sanctions[0]!.id })
  assert.equal((await eve.get('/api/me/tables')).status, 200)
})

test('nobody gets in from a banned range of addresses, and nobody can lock themselves out', async (t) => {
  const { server, admin } = await club(t, { config: { trustProxy: true } })
  const from = async (address: string) => {
    const client = await server.guest(null)
    client.headers['x-forwarded-for'] = address
    return client
  }
  admin.headers['x-forwarded-for'] = '203.0.113.9'
  const eve = await from('192.0.2.77')
  const socket = await eve.socket()
  await admin.act('range', { range: '192.0.2.64/26', hours: null, note: '' })
  assert.equal(await socket.closed, CLOSE_BANNED)
  assert.equal((await eve.get<Failure>('/api/games')).body.error.key, 'addressBanned')
  assert.equal((await (await from('192.0.2.3')).get('/api/games')).status, 200)
  assert.equal(await admin.refusal('range', { range: '203.0.113.0/24', hours: null, note: '' }), 'ownAddress')
  assert.equal(await admin.refusal('range', { range: 'everybody', hours: null, note: '' }), 'badRange')
})

test('ranges are what they say, of both kinds of addresses', () => {
  assert.deepEqual(
    [
      '192.0.2.77/24',
      '192.0.2.77',
      '2001:db8:1:2:3::4',
      '2001:db8::/32',
      '1.2.3.4/33',
      '0.0.0.0/0',
      'x',
      '1.2.3.4/a',
    ].map(cleanRange),
    ['192.0.2.0/24', '192.0.2.77/32', '2001:db8:1:2::/64', '2001:db8::/32', '1.2.3.4/32', null, null, null],
  )
  assert.ok(isWithin('2001:db8:1:2', ['2001:db8::/32']) && isWithin('192.0.2.7', ['192.0.2.0/24']))
  assert.ok(!isWithin('2001:db9:1:2', ['2001:db8::/32']) && !isWithin('192.0.3.7', ['192.0.2.0/24']))
})

test('somebody who is muted can’t chat or take another name, and plays on', async (t) => {
  const { server, admin } = await club(t)
  const eve = await server.guest('Eve')
  const table = await eve.table('pepper-duel', ['me', 'me'], { autostart: true })
  await admin.act('mute', { person: await admin.idOf('Eve'), hours: 1, note: '' })
  const said = await eve.post<Failure>(`/api/tables/${table}/chat`, { id: eve.id(), text: 'hello' })
  assert.deepEqual([said.status, said.body.error.key], [403, 'muted'])
  const rename = async (name: string) => (await eve.post('/api/me', { name })).status
  assert.deepEqual([await rename('Ada is a fool'), await rename('Eve')], [403, 200])
  await eve.playAny(table, 0, 'lay')
  server.clock.pass(HOUR)
  await eve.do(`/api/tables/${table}/chat`, { text: 'hello' })
})

test('a line that is removed disappears from every page and from the history', async (t) => {
  const { server, admin } = await club(t)
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  const table = await ada.table('pepper-duel', ['me', 'open'])
  const page = await bea.follow(table, 'watcher')
  await ada.do(`/api/tables/${table}/chat`, { text: 'fine' })
  await ada.do(`/api/tables/${table}/chat`, { text: 'not fine' })
  await page.next((frame) => frame.t === 'chat' && frame.lines.some(({ n }) => n === 2))
  const { lines } = await admin.ask<{ lines: AdminLine[] }>(`/chat?table=${table}`)
  assert.deepEqual(
    lines.map(({ text, guest }) => [text, guest]),
    [
      ['fine', await admin.idOf('Ada')],
      ['not fine', await admin.idOf('Ada')],
    ],
  )
  await admin.act('line', { table, n: 2 })
  const told = await page.nextOf('chat')
  assert.deepEqual(
    told.lines.map(({ n, text, removed }) => [n, text, removed]),
    [[2, '', true]],
  )
  const kept = (await bea.get<ChatLines>(`/api/tables/${table}/chat`)).body
  assert.deepEqual(
    kept.lines.map(({ text }) => text),
    ['fine', ''],
  )
  assert.ok(!JSON.stringify(kept).includes(lines[0]!.guest!))
  assert.equal(await admin.refusal('line', { table, n: 9 }), 'noSuchLine')
})

test('a table can be closed in the middle of a game, and deleted so that nothing is left of it', async (t) => {
  const { server, admin } = await club(t)
  const ada = await server.guest('Ada')
  const wish = [['me', 'bot:random'], { autostart: true }] as const
  const [closed, deleted] = [await ada.table('pepper-duel', ...wish), await ada.table('pepper-duel', ...wish)]
  const page = await ada.follow(closed, 0)
  await admin.act('close', { table: closed })
  await page.tableWhere(({ table }) => table.status === 'closed')
  await admin.act('delete', { table: deleted })
  for (const table of [closed, deleted]) assert.equal((await ada.get(`/api/tables/${table}`)).status, 404)
  const { storage } = server.core
  assert.ok((await storage.readLog(deleted, 0)).length > 0)
  server.clock.pass(6 * 60_000)
  while ((await storage.readLog(deleted, 0)).length > 0) await new Promise(setImmediate)
  assert.ok((await storage.readLog(closed, 0)).length > 0)
  assert.deepEqual((await ada.get<{ tables: unknown[] }>('/api/me/tables')).body.tables, [])
})

test('a seat is given to somebody else or to a bot, and the game goes on', async (t) => {
  const { server, admin } = await club(t)
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  const table = await ada.table('pepper-duel', ['me', 'me'], { autostart: true })
  const page = await ada.follow(table, 1)
  await admin.act('hand', { table, seat: 1, to: await admin.idOf('Bea') })
  assert.equal((await page.nextOf('refused')).error.key, 'notYourSeat')
  assert.equal((await ada.get(`/api/tables/${table}/view?seat=1`)).status, 403)
  await bea.playAny(table, 1, 'lay')
  await admin.act('hand', { table, seat: 0, to: 'bot:random' })
  const { table: info } = (await bea.get<TableAnswer>(`/api/tables/${table}`)).body
  assert.deepEqual(
    info.seats.map(({ kind, name }) => [kind, name]),
    [
      ['bot', null],
      ['person', 'Bea'],
    ],
  )
  assert.equal(await admin.refusal('hand', { table, seat: 0, to: 'bot:nobody' }), 'noSuchLevel')
  assert.equal(await admin.refusal('hand', { table, seat: 0, to: 'A'.repeat(22) }), 'noSuchPerson')
})

test('a notice reaches open pages, pages opened later, and pages without a socket', async (t) => {
  const { server, admin } = await club(t)
  const ada = await server.guest('Ada')
  const early = await ada.socket()
  await admin.act('notice', { text: 'Back  at\n nine' })
  assert.equal((await early.nextOf('notice')).text, 'Back at nine')
  assert.equal((await (await ada.socket()).nextOf('notice')).text, 'Back at nine')
  const { body, headers } = await ada.get<Me>('/api/me')
  assert.equal(body.notice, 'Back at nine')
  assert.ok(headers.get('x-notice'))
  await admin.act('notice', { text: '' })
  assert.equal((await early.nextOf('notice')).text, '')
  assert.equal((await ada.get('/api/me')).headers.get('x-notice'), null)
})

test('a club lets in anyone who knows its password or is known already', async (t) => {
  const { server, admin } = await club(t)
  const ada = await server.guest('Ada')
  await admin.act('entry', { kind: 'password', password: 'grün Kohl' })
  const eve = await server.guest(null)
  const enter = async (more: object) =>
    (await eve.post<Failure>('/api/me', { name: 'Eve', ...more })).body.error?.key
  assert.deepEqual([await enter({}), await enter({ password: 'rot' })], ['passwordNeeded', 'passwordNeeded'])
  // As another keyboard writes the same letters.
  assert.equal(await enter({ password: ' gru\u0308n Kohl ' }), undefined)
  assert.equal((await ada.post('/api/me', { name: 'Ada' })).status, 200)
  const { about } = (await admin.ask<Audit>('/audit')).entries[0]!
  assert.deepEqual(about, { kind: 'password' })
})

test('wrong club passwords are limited, and as many people as you like come in with the right one', async (t) => {
  const { server, admin } = await club(t, { config: { ratePasswords: 12 } })
  await admin.act('entry', { kind: 'password', password: 'Kohl' })
  const enter = async (password: string) =>
    (await (await server.guest(null)).post('/api/me', { name: 'Eve', password })).status
  for (let group = 0; group < 3; group++)
    assert.deepEqual(await Promise.all(Array.from({ length: 8 }, () => enter('Kohl'))), Array(8).fill(200))
  const tries = []
  for (let i = 0; i < 13; i++) tries.push(await enter('Rüben'))
  assert.deepEqual([tries.filter((status) => status === 403).length, tries.at(-1)], [12, 429])
})

test('each invitation lets in as many people as it says, until it expires or is revoked', async (t) => {
  const { server, admin } = await club(t)
  await admin.act('entry', { kind: 'invitation' })
  const { code } = await admin.act<'invite', { code: string }>('invite', { uses: 1, days: 7, note: 'Friday' })
  const enter = async (invitation?: string) =>
    (await (await server.guest(null)).post('/api/me', { name: 'Eve', ...(invitation ? { invitation } : {}) }))
      .status
  assert.deepEqual(
    [await enter(), await enter('nonsense'), await enter(code), await enter(code)],
    [403, 403, 200, 403],
  )
  const late = await admin.act<'invite', { code: string }>('invite', { uses: 9, days: 1, note: '' })
  const back = await admin.act<'invite', { code: string }>('invite', { uses: 9, days: 9, note: 'back' })
  const { invitations } = await admin.ask<{ invitations: Invitation[] }>('/invitations')
  await admin.act('uninvite', { invitation: invitations.find(({ note }) => note === 'back')!.id })
  server.clock.pass(24 * HOUR)
  assert.deepEqual([await enter(late.code), await enter(back.code)], [403, 403])
})

test('limits hold from the moment they’re set, through a restart, until they’re reset', async (t) => {
  const folder = testFolder(t)
  const { server, admin } = await club(t, { folder, config: { maxTablesPerGuest: 50 } })
  const ada = await server.guest('Ada')
  const make = async () =>
    (await ada.post('/api/tables', { id: ada.id(), game: 'pepper-duel', seats: ['me', 'open'] })).status
  await admin.act('limit', { name: 'maxTablesPerGuest', value: 1 })
  await admin.act('limit', { name: 'rateTables', value: 2 })
  assert.deepEqual([await make(), await make()], [201, 429])
  await server.close()
  const again = await testServer(t, { folder, config: { maxTablesPerGuest: 50 } })
  ada.url = admin.url = again.url
  assert.equal(await make(), 429)
  await admin.act('limit', { name: 'maxTablesPerGuest', value: null })
  assert.deepEqual([await make(), await make(), await make()], [201, 201, 429])
  assert.equal(await admin.refusal('limit', { name: 'rateTables', value: -1 }), 'badLimit')
  assert.equal(await admin.refusal('limit', { name: 'dataDir', value: 1 }), 'noSuchSetting')
})

test('everything done is in the audit log, once, and nothing refused is', async (t) => {
  const { server, admin } = await club(t)
  await server.guest('Eve')
  const person = await admin.idOf('Eve')
  const ban = { id: 'the-same-ban', person, hours: 1, note: 'Spam' }
  await admin.post('/api/admin/ban', ban)
  await admin.post('/api/admin/ban', ban)
  await admin.refusal('close', { table: 'A'.repeat(22) })
  for (let i = 0; i < 60; i++) {
    server.clock.pass(1)
    await admin.act('notice', { text: `notice ${i}` })
  }
  const first = await admin.ask<Audit>('/audit')
  const rest = await admin.ask<Audit>(`/audit?before=${first.next}`)
  const entries = [...first.entries, ...rest.entries]
  assert.equal(rest.next, null)
  assert.deepEqual(
    entries.map(({ action, about }) => (action === 'notice' ? about.text : action)),
    [...Array.from({ length: 60 }, (_, i) => `notice ${59 - i}`), 'ban'],
  )
  assert.deepEqual(entries.at(-1)!.about, { person, hours: 1, note: 'Spam', name: 'Eve' })
  assert.equal((await admin.ask<{ sanctions: Sanction[] }>('/sanctions')).sanctions.length, 1)
})
