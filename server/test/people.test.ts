import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { readConfig, type Config } from '../src/config.ts'
import { ownAddresses } from '../src/doors/own-addresses.ts'
import { cleanLine, cleanName, deviceLabel } from '../src/people/names.ts'
import type { Device, Failure, LinkCode, Me, OwnAddresses, TableAnswer } from '../src/wire.ts'
import { CLOSE_REVOKED } from '../src/wire.ts'
import { testServer } from './support/server.ts'

test('the first name makes an identity, the next one renames it', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest(null)
  assert.deepEqual((await ada.get<Me>('/api/me')).body, { name: null })
  const made = await ada.post<Me>('/api/me', { name: '  Ada\tLovelace ' })
  assert.deepEqual(made.body, { name: 'Ada Lovelace' })
  const { cookie } = ada
  await ada.post('/api/me', { name: 'Ada' })
  assert.equal(ada.cookie, cookie)
  assert.deepEqual((await ada.get<Me>('/api/me')).body, { name: 'Ada' })
})

test('the cookie is 256 random bits that scripts and other sites never see', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest(null)
  const made = await ada.post('/api/me', { name: 'Ada' })
  const [cookie] = made.headers.getSetCookie()
  assert.match(cookie!, /^harvest=[A-Za-z0-9_-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('behind https the cookie is one no neighbouring site can plant', async (t) => {
  const server = await testServer(t, { config: { publicUrl: 'https://table.example' } })
  const ada = await server.guest(null)
  const made = await ada.post('/api/me', { name: 'Ada' })
  const [cookie, gone] = made.headers.getSetCookie()
  assert.match(
    cookie!,
    /^__Host-harvest=[A-Za-z0-9_-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  assert.match(gone!, /^harvest=; Max-Age=0;/)
  const { cookie: own } = ada
  const eve = await server.guest('Eve')
  ada.cookie = `${eve.cookie!.replace('__Host-', '')}; ${own}`
  assert.deepEqual((await ada.get<Me>('/api/me')).body, { name: 'Ada' })
})

test('a cookie from before https still works, and gets its new name', async (t) => {
  const server = await testServer(t, { config: { publicUrl: 'https://table.example' } })
  const ada = await server.guest('Ada')
  const own = ada.cookie!
  ada.cookie = own.replace('__Host-', '')
  const me = await ada.get<Me>('/api/me')
  assert.deepEqual(me.body, { name: 'Ada' })
  assert.equal(me.headers.getSetCookie()[0]!.split(';')[0], own)
  assert.deepEqual((await ada.get('/api/me')).headers.getSetCookie(), [])
})

test('the database holds only the hash of the token', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const token = ada.cookie!.split('=')[1]!
  const db = new DatabaseSync(join(server.folder, 'harvest.db'), { readOnly: true })
  t.after(() => db.close())
  const rows = JSON.stringify(db.prepare('SELECT * FROM devices').all())
  assert.ok(!rows.includes(token))
  assert.ok(rows.includes(createHash('sha256').update(token).digest('base64url')))
})

test('a made-up token is nobody', async (t) => {
  const server = await testServer(t)
  const eve = await server.guest(null)
  for (const token of ['x', 'A'.repeat(43), 'A'.repeat(10_000), '%00', '"; DROP TABLE guests']) {
    eve.cookie = `harvest=${token}`
    assert.deepEqual((await eve.get<Me>('/api/me')).body, { name: null })
    assert.equal((await eve.post('/api/me/link', {})).status, 401)
  }
})

test('a code signs another device in as the same person, once', async (t) => {
  const server = await testServer(t)
  const desk = await server.guest('Ada')
  const phone = await server.guest(null)
  const { code } = (await desk.post<LinkCode>('/api/me/link', {})).body
  const typed = `${code.slice(0, 5)}-${code.slice(5).toUpperCase()} `
  assert.deepEqual((await phone.post<Me>('/api/link', { code: typed })).body, { name: 'Ada' })
  assert.notEqual(phone.cookie, desk.cookie)
  const third = await server.guest(null)
  const again = await third.post<Failure>('/api/link', { code })
  assert.deepEqual([again.status, again.body.error.key], [404, 'codeUnknown'])
  assert.equal(third.cookie, null)
})

test('a code is good for five minutes', async (t) => {
  const server = await testServer(t)
  const desk = await server.guest('Ada')
  const phone = await server.guest(null)
  const { code, expires } = (await desk.post<LinkCode>('/api/me/link', {})).body
  assert.equal(expires - server.clock.now(), 5 * 60_000)
  server.clock.pass(5 * 60_000)
  assert.equal((await phone.post('/api/link', { code })).status, 404)
})

test('devices are listed, and others can be signed out at once, sockets too', async (t) => {
  const server = await testServer(t)
  const desk = await server.guest('Ada')
  const phone = await server.guest(null)
  phone.headers['user-agent'] = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
  const { code } = (await desk.post<LinkCode>('/api/me/link', {})).body
  await phone.post('/api/link', { code })
  const { devices } = (await desk.get<{ devices: Device[] }>('/api/me/devices')).body
  assert.deepEqual(devices.map(({ label, current }) => [label, current]).sort(), [
    ['Firefox, Android', false],
    ['other', true],
  ])
  const socket = await phone.socket()
  await desk.post('/api/me/devices/close', { which: 'others' })
  assert.equal(await socket.closed, CLOSE_REVOKED)
  assert.equal((await phone.post('/api/me/link', {})).status, 401)
  assert.equal((await desk.post('/api/me/link', {})).status, 200)
})

test('signing out everywhere signs this device out too', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const { cookie } = ada
  await ada.post('/api/me/devices/close', { which: 'all' })
  ada.cookie = cookie
  assert.deepEqual((await ada.get<Me>('/api/me')).body, { name: null })
})

test('a new name appears at the tables where the person sits', async (t) => {
  const server = await testServer(t)
  const ada = await server.guest('Ada')
  const table = await ada.table('pepper-duel', ['me', 'open'])
  const socket = await ada.follow(table, 'watcher')
  await ada.post('/api/me', { name: 'Countess' })
  const frame = await socket.tableWhere(({ table: info }) => info.hostName === 'Countess')
  assert.equal(frame.table.seats[0]!.name, 'Countess')
  const { body } = await ada.get<TableAnswer>(`/api/tables/${table}`)
  assert.equal(body.table.seats[0]!.name, 'Countess')
})

test('names keep what’s visible and lose what isn’t', () => {
  assert.equal(cleanName('  Ada   B '), 'Ada B')
  assert.equal(cleanName('\u202eAda\u200b'), 'Ada')
  assert.equal(cleanName('{pepper/R|Eve}'), 'pepper/R|Eve')
  assert.equal(cleanName('a\u0301\u0301\u0301\u0301\u0301\u0301x')!.length, 5)
  assert.equal(cleanName('🌶️ José <b>'), '🌶️ José <b>'.normalize('NFC'))
  assert.equal(cleanName('\u200b \u0000'), null)
  assert.equal(cleanName('x'.repeat(31)), null)
  assert.equal(cleanLine('two\nlines', 20), 'two lines')
})

test('a name of invisible characters is refused', () => {
  const blanks = ['\u3164', '\u2800\u2800', '\u115f\u1160', '\uffa0', '\u034f', '\u{1d159}']
  for (const name of [...blanks, '\ufe0f', '\u200d', '\u0301', '\u3000'])
    assert.equal(cleanName(name), null, `U+${name.codePointAt(0)!.toString(16)}`)
  for (const blank of blanks) assert.equal(cleanName(`A${blank}da`), 'Ada')
})

test('what is taken out of a name leaves no trace', () => {
  assert.equal(cleanName('a \u200b b'), 'a b')
  assert.equal(cleanName('a\ufeffb'), 'ab')
  assert.equal(cleanName('e\u200b\u0301'), '\u00e9')
})

test('emoji stay whole, and what joins them joins nothing else', () => {
  for (const emoji of ['👩🏽‍🌾', '🏳️‍🌈', '👨‍👩‍👧', '🌶️', '1️⃣']) assert.equal(cleanName(emoji), emoji)
  assert.equal(cleanName('A\u200dda\ufe0f'), 'Ada')
  assert.equal(cleanName('🌶️\u200d'), '🌶️')
})

test('devices are told apart by browser and system', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
  assert.equal(deviceLabel(chrome), 'Chrome, Windows')
  assert.equal(deviceLabel(`${chrome} Edg/140.0`), 'Edge, Windows')
  assert.equal(deviceLabel('curl/8.5.0'), 'other')
})

test('on the server’s own machine you learn its address on the network, and nowhere else', async (t) => {
  const asked = async (config: Partial<Config>, from?: string): Promise<readonly string[]> => {
    const server = await testServer(t, { config })
    const ada = await server.guest(null)
    if (from) ada.headers['x-forwarded-for'] = from
    return (await ada.get<OwnAddresses>('/api/addresses')).body.addresses
  }
  const outside = Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal),
  )
  assert.deepEqual(
    await asked({}),
    outside.map(({ address }) => address),
  )
  assert.deepEqual(await asked({ host: '127.0.0.1' }), [])
  assert.deepEqual(await asked({ publicUrl: 'https://table.example' }), [])
  assert.deepEqual(await asked({ trustProxy: true }, '203.0.113.7'), [])
  assert.deepEqual(ownAddresses('203.0.113.7', readConfig({})), [])
})
