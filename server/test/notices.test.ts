/** Ways to tell people of their turns, with a real mail server, a real web server for hooks, and a push service that reads. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { Forbidden, guardedPost } from '../src/notices/guarded.ts'
import type { Failure, Hooks, NoticeChoices } from '../src/wire.ts'
import type { Client } from './support/client.ts'
import {
  add,
  channels,
  DAY,
  duel,
  linkIn,
  MINUTE,
  pass,
  press,
  serve,
  SITE,
  SOON,
  withMail,
} from './support/notices.ts'
import { mailServer, PushDevice, receiver } from './support/receivers.ts'

test('emails come once the address is confirmed, once a turn, and stop with one press', async (t) => {
  const { mails, server } = await withMail(t)
  const [ada, bea, reader] = [await server.guest('Ada'), await server.guest('Bea'), await server.guest(null)]
  const added = await add(bea, { kind: 'mail', address: 'bea@example.org', pace: 0 })
  assert.deepEqual([added.ready, added.to], [false, 'bea@example.org'])
  const asked = await mails.inbox.next()
  // A mail program that opens every link confirms nothing.
  await reader.get(linkIn(asked.body, 'confirm'))
  assert.equal((await channels(bea))[0]!.ready, false)
  assert.match(await press(reader, linkIn(asked.body, 'confirm')), /we’ll write to you/)

  server.clock.pass(MINUTE)
  const table = await duel(ada, bea)
  await pass(server, SOON)
  const mail = await mails.inbox.next()
  assert.equal(mail.to, 'bea@example.org')
  assert.match(mail.headers, /^Subject: Your turn: Friday$/m)
  assert.match(mail.headers, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  assert.match(mail.headers, /^Auto-Submitted: auto-generated$/m)
  assert.ok(mail.body.includes(`Open the table: ${SITE}/table/${table}`))
  assert.ok(mail.body.includes(`<a href="${SITE}/table/${table}">`))
  assert.ok(mail.body.includes('With Ada.'))
  // How it stands, as a watcher sees it: whose cards are how many, and not which.
  assert.ok(mail.body.includes('Bea: 0 points; coins behind the screen; 3 cards.'))
  await pass(server, DAY)
  assert.equal(mails.inbox.all.length, 2)

  const off = linkIn(mail.headers, 'off')
  // A form on a page of somebody else ends nothing; mail programs, which have no page, do.
  const post = async (headers: Record<string, string>): Promise<number> => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
    return (
      await fetch(reader.url + off, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: form })
    ).status
  }
  assert.equal(await post({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }), 403)
  assert.equal(await post({ origin: 'null' }), 403)
  assert.equal((await channels(bea)).length, 1)
  assert.equal(await post({}), 200)
  assert.deepEqual(await channels(bea), [])
  assert.equal((await reader.get(off)).status, 404)
})

test('nobody can flood a stranger with confirmation emails', async (t) => {
  const mails = await mailServer(t)
  const server = await serve(t, { config: { smtpUrl: mails.url, rateMails: 5 } })
  const ask = async (address: string): Promise<string> => {
    const eve = await server.guest('Eve')
    const answer = await eve.post<Failure>('/api/me/notices', { kind: 'mail', address, pace: 0 })
    return answer.status === 200 ? 'asked' : answer.body.error.key
  }
  assert.equal(await ask('stranger@example.org'), 'asked')
  assert.equal(await ask('Stranger@Example.org'), 'asked')
  const bea = await server.guest('Bea')
  const { id: channel } = await add(bea, { kind: 'mail', address: 'stranger+x@example.org', pace: 0 })
  const test = async () => (await bea.post<Failure>('/api/me/notices/test', { channel })).body.error.key
  assert.deepEqual([await test(), await ask('stranger@example.org')], ['tooManyMails', 'tooManyMails'])
  // From one network there is an end to it as well, whoever it is and whomever they name.
  assert.deepEqual([await ask('one@example.org'), await ask('two@example.org')], ['asked', 'asked'])
  assert.equal(await ask('three@example.org'), 'tooManyMails')
  assert.equal(mails.inbox.all.length, 5)
  // What nobody confirms is gone after a day, even if its pace was changed meanwhile.
  await bea.post('/api/me/notices/pace', { channel, pace: 'daily' })
  server.clock.pass(DAY + 60 * MINUTE)
  while ((await channels(bea)).length > 0) await server.core.storage.sweep(server.clock.now())
  assert.equal(await ask('stranger@example.org'), 'asked')
})

test('an email that couldn’t be sent doesn’t count as sent', async (t) => {
  const { mails, server } = await withMail(t)
  await mails.stop()
  const eve = await server.guest('Eve')
  for (let n = 0; n < 5; n++) {
    const wish = { kind: 'mail', address: 'eve@example.org', pace: 0 }
    const { error } = (await eve.post<Failure>('/api/me/notices', wish)).body
    // Where the mail server is, is nobody's business.
    assert.deepEqual([error.key, error.args], ['notDelivered', { detail: '' }])
  }
})

test('a mail server that’s down delays notices, and none is lost', async (t) => {
  const { mails, server } = await withMail(t)
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  await add(bea, { kind: 'mail', address: 'bea@example.org', pace: 0 })
  await press(ada, linkIn((await mails.inbox.next()).body, 'confirm'))
  await mails.stop()
  server.clock.pass(MINUTE)
  await duel(ada, bea)
  await pass(server, SOON)
  await pass(server, 2 * MINUTE)
  const again = await mailServer(t, mails.port)
  await pass(server, 10 * MINUTE)
  assert.match((await again.inbox.next()).headers, /^Subject: Your turn: Friday$/m)
  await pass(server, DAY)
  assert.equal(again.inbox.all.length, 1)
})

test('a device reads what was pushed to it, and is forgotten when the push service says so', async (t) => {
  const server = await serve(t)
  const service = await receiver(t)
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  const [phone, tablet] = [new PushDevice(), new PushDevice()]
  for (const [device, path] of [
    [phone, 'phone'],
    [tablet, 'tablet'],
  ] as const)
    await add(bea, { kind: 'push', endpoint: `${service.url}/${path}`, keys: device.keys, pace: 0 })
  server.clock.pass(MINUTE)
  const table = await duel(ada, bea)
  await pass(server, SOON)
  for (const hit of [await service.inbox.next(), await service.inbox.next()]) {
    const device = hit.path === '/phone' ? phone : tablet
    assert.deepEqual(device.read(hit.body), {
      title: 'Your turn: Friday',
      body: 'With Ada.',
      url: `${SITE}/table/${table}`,
      tag: table,
    })
    assert.match(hit.headers.authorization!, /^vapid t=/)
    assert.equal(hit.headers.ttl, String(DAY / 1000))
  }
  service.answer = { status: 410 }
  await bea.choose(table, 1)
  await ada.choose(table, 0)
  while ((await ada.view(table, 0)).update.waiting.includes(0)) await ada.playAny(table, 0)
  assert.deepEqual((await bea.view(table, 1)).update.waiting, [1])
  await pass(server, SOON)
  assert.deepEqual(await channels(bea), [])
})

test('a hook gets its message in the form it reads, and tests say what went wrong', async (t) => {
  const server = await serve(t)
  const room = await receiver(t)
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  for (const form of ['json', 'discord', 'slack', 'ntfy'] as const)
    await add(bea, { kind: 'hook', url: `${room.url}/${form}`, form, pace: 0 })
  server.clock.pass(MINUTE)
  const table = await duel(ada, bea, { name: 'A & B' })
  await pass(server, SOON)
  const hits = [0, 1, 2, 3].map(() => room.inbox.next())
  const got = Object.fromEntries((await Promise.all(hits)).map((hit) => [hit.path.slice(1), hit]))
  const url = `${SITE}/table/${table}`
  const json = JSON.parse(String(got.json!.body)) as { id: string }
  assert.match(json.id, /^[\w-]{43}$/)
  assert.deepEqual(
    { ...json, id: '' },
    { id: '', title: 'Your turn: A & B', lines: ['With Ada.'], url, table },
  )
  const text = `Your turn: A & B\nWith Ada.\n${url}`
  assert.deepEqual(JSON.parse(String(got.discord!.body)), { content: text, allowed_mentions: { parse: [] } })
  assert.deepEqual(JSON.parse(String(got.slack!.body)), { text: text.replace('&', '&amp;') })
  assert.deepEqual([String(got.ntfy!.body), got.ntfy!.headers.click], [text, url])

  const { id: channel, to } = (await channels(bea)).find(({ to }) => to.startsWith('JSON'))!
  // The address of a hook is a password: it is not told, not even to whoever wrote it.
  assert.equal(to, `JSON: ${new URL(room.url).host}`)
  assert.equal((await bea.post('/api/me/notices/test', { channel })).status, 200)
  assert.match(String((await room.inbox.next()).body), /This is a test/)
  room.answer = { status: 302, headers: { location: `${room.url}/elsewhere` } }
  const refused = await bea.post<Failure>('/api/me/notices/test', { channel })
  assert.deepEqual(
    [refused.status, refused.body.error.sentence],
    [409, 'It didn’t get through: the hook says 302.'],
  )
  assert.deepEqual(room.inbox.all.map(({ path }) => path).slice(-1), ['/json'])
})

test('a hook that takes a message and then never finishes its answer has taken it', async (t) => {
  const server = await serve(t)
  const slow = createServer((_request, response) => void response.writeHead(200).write('…'))
  slow.listen(0, '127.0.0.1')
  await once(slow, 'listening')
  t.after(() => slow.close())
  t.after(() => slow.closeAllConnections())
  const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`
  const bea = await server.guest('Bea')
  const { id: channel } = await add(bea, { kind: 'hook', url, form: 'json', pace: 0 })
  assert.equal((await bea.post('/api/me/notices/test', { channel })).status, 200)
})

test('hooks lead nowhere inside: not by address, not by name, and not without TLS', async (t) => {
  const server = await serve(t, { config: { hookHosts: '' } })
  const bea = await server.guest('Bea')
  const inside = [
    'http://hooks.example/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[::10.0.0.1]/x',
    'https://[64:ff9b::a00:1]/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest',
    'https://192.168.0.1/',
    'https://0x7f000001/',
    'https://name:word@hooks.example/x',
    'file:///etc/passwd',
    'nonsense',
  ]
  for (const url of inside) {
    const answer = await bea.post<Failure>('/api/me/notices', { kind: 'hook', form: 'json', pace: 0, url })
    assert.deepEqual([answer.status, answer.body.error.key], [400, 'badAddress'], url)
  }
  // A name is looked up when the connection is made, and what it leads to then is what counts.
  const request = { url: 'https://localhost:9/x', headers: {}, body: '' }
  await assert.rejects(guardedPost(request, []), (error: unknown) => error instanceof Forbidden)
})

test('the feed lists the tables that wait for its owner, until its address is renewed', async (t) => {
  const server = await serve(t)
  const [ada, bea, reader] = [await server.guest('Ada'), await server.guest('Bea'), await server.guest(null)]
  const table = await duel(ada, bea)
  const { feed } = (await bea.get<NoticeChoices>('/api/me/notices')).body
  const first = await reader.get<string>(feed)
  assert.match(first.headers.get('content-type')!, /^application\/atom\+xml/)
  assert.match(first.body, /<title>Your turn: Friday<\/title>/)
  assert.ok(first.body.includes(`<link href="${SITE}/table/${table}"/>`))
  await bea.choose(table, 1)
  assert.doesNotMatch((await reader.get<string>(feed)).body, /<entry>/)
  await bea.post('/api/me/notices/renew-feed', {})
  assert.equal((await reader.get(feed)).status, 404)
})

test('a chat room hears of a table’s start, turns and end, once each and nothing secret', async (t) => {
  const server = await serve(t)
  const room = await receiver(t)
  const [ada, bea, eve] = [await server.guest('Ada'), await server.guest('Bea'), await server.guest('Eve')]
  const table = await ada.table('pepper-duel', ['me', 'open'], { autostart: true, name: 'Friday' })
  const path = `/api/tables/${table}/hooks`
  const wish = { url: `${room.url}/room`, form: 'json' }
  const rest = async (ms = 0): Promise<void> => {
    for (const step of [ms, SOON]) {
      server.clock.pass(step)
      await server.core.rooms.settled()
    }
  }
  const heard = (): string[][] =>
    room.inbox.all.map(({ body }) => (JSON.parse(String(body)) as { lines: string[] }).lines)
  // Only who plays there sets one, and not to any address.
  assert.equal((await eve.post(path, wish)).status, 403)
  assert.equal((await eve.get(path)).status, 403)
  assert.equal((await ada.post(path, { ...wish, url: 'https://10.0.0.1/x' })).status, 400)
  const { body } = await ada.post<Hooks>(path, wish)
  const hook = body.hooks[0]!
  assert.deepEqual(body, {
    hooks: [{ ...hook, to: `JSON: ${new URL(room.url).host}`, by: 'Ada', yours: true }],
  })
  await rest()
  assert.deepEqual(heard(), [])
  await bea.do(`/api/tables/${table}/join`)
  await rest()
  assert.deepEqual(heard(), [['The game has begun.', 'To move: Ada and Bea']])
  // Half of a choice in secret is nothing that a room could hear of.
  await ada.playAny(table, 0)
  await rest(MINUTE)
  assert.equal(heard().length, 1)
  await ada.choose(table, 0)
  await rest(MINUTE)
  await rest(MINUTE)
  assert.deepEqual(heard().slice(1), [['To move: Bea']])
  // A room that is down hears later how things stand.
  room.answer = { status: 500 }
  for (let turns = 0; turns < 200; turns++) {
    const { update } = await ada.view(table, 0)
    const seat = update.waiting[0]
    if (seat === undefined) break
    await [ada, bea][seat]!.playAny(table, seat)
  }
  await rest(MINUTE)
  room.answer = { status: 204 }
  await rest(5 * MINUTE)
  await rest(DAY)
  const told = heard()
  assert.deepEqual(told.at(-2), told.at(-1))
  assert.match(told.at(-1)!.join(), /^(Winner: (Ada|Bea)|Winners: Ada and Bea)$/)
  const ids = room.inbox.all.map(({ body: text }) => (JSON.parse(String(text)) as { id: string }).id)
  assert.equal(ids.at(-1), ids.at(-2))
  // There is nothing more to hear.
  assert.deepEqual((await ada.get<Hooks>(path)).body, { hooks: [] })
})

test('a chat room’s hook can be tested, removed by its owner or the host, is limited in number, and goes with its person', async (t) => {
  const server = await serve(t)
  const room = await receiver(t)
  const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')]
  const table = await duel(ada, bea)
  const path = `/api/tables/${table}/hooks`
  const put = (client: Client, at: string) =>
    client.post<Hooks>(path, { url: `${room.url}/${at}`, form: 'discord' })
  const one = (await put(bea, 'one')).body.hooks[0]!.id
  assert.equal((await bea.post(`${path}/test`, { hook: one })).status, 200)
  assert.match(String((await room.inbox.next()).body), /Friday\\nThis is a test/)
  room.answer = { status: 500 }
  assert.equal((await bea.post(`${path}/test`, { hook: one })).status, 409)
  const { id: two } = (await put(ada, 'two')).body.hooks.find(({ yours }) => yours)!
  await put(ada, 'three')
  assert.equal(
    (await ada.post<Failure>(path, { url: room.url, form: 'ntfy' })).body.error.key,
    'tooManyChannels',
  )
  assert.equal((await bea.post(`${path}/remove`, { hook: two })).status, 403)
  assert.equal((await ada.post(`${path}/remove`, { hook: one })).status, 200)
  assert.deepEqual((await put(bea, 'four')).body.hooks.map(({ by }) => by).sort(), ['Ada', 'Ada', 'Bea'])
  const { body } = await bea.get<{ hooks: object[] }>('/api/me/data')
  assert.deepEqual(body.hooks, [{ table, to: `Discord: ${new URL(room.url).host}` }])
  await bea.post('/api/me/delete', {})
  assert.deepEqual(
    (await ada.get<Hooks>(path)).body.hooks.map(({ by }) => by),
    ['Ada', 'Ada'],
  )
})
