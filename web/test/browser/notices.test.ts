/** How somebody chooses to be told of their turns, and what a closed page shows of them. */
import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { useSite, type Somebody } from './support/site.ts'

// Nobody listens at that port: what becomes of mail is told by the server's own tests.
const site = useSite({ hookHosts: '127.0.0.1', smtpUrl: 'smtp://127.0.0.1:1' }, { windowless: false })

/** A chat room that takes what comes, or says that it is gone. */
async function room(t: TestContext, status: number): Promise<{ url: string; heard: string[] }> {
  const heard: string[] = []
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => heard.push(String(chunk)))
    request.on('end', () => response.writeHead(status).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/room`, heard }
}

async function addHook({ page }: Somebody, url: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Send to' }).selectOption('Slack')
  await page.getByRole('textbox', { name: 'Webhook address' }).fill(url)
  await page.getByRole('button', { name: 'Add webhook' }).click()
}

test('you can add a chat room, test it, choose when it hears, and remove it again', async (t) => {
  const [chat, gone] = [await room(t, 204), await room(t, 410)]
  const ruth = await site.somebody({ name: 'Ruth' })
  const { page } = ruth
  await ruth.open('/me')
  await page.getByRole('heading', { name: 'When it’s your turn' }).waitFor()
  await page.getByText('More ways to reach me').click()
  const said = page.locator('section .said').first()

  await addHook(ruth, 'https://10.0.0.1/inside')
  await said.getByText('That isn’t an address we can write to.').waitFor()
  assert.equal(
    await page.getByRole('textbox', { name: 'Webhook address' }).inputValue(),
    'https://10.0.0.1/inside',
  )
  await addHook(ruth, chat.url)
  const card = page.locator('li.card', { hasText: new URL(chat.url).host })
  await card.getByRole('button', { name: 'Send a test' }).click()
  await said.getByText('Sent.').waitFor()
  assert.match(chat.heard[0]!, /^\{"text":"This is a test\. Your notifications will look like this\./)
  await card.getByRole('combobox', { name: 'When' }).selectOption('once a day, all tables in one message')

  await addHook(ruth, gone.url)
  const other = page.locator('li.card', { hasText: new URL(gone.url).host })
  await other.getByRole('button', { name: 'Send a test' }).click()
  await said.getByText('It didn’t get through: the hook says 410.').waitFor()
  await other.getByRole('button', { name: 'Remove' }).click()
  await other.waitFor({ state: 'detached' })

  await page.getByRole('textbox', { name: 'Email address' }).fill('ruth@example.org')
  await page.getByRole('button', { name: 'Send me emails' }).click()
  await said.getByText('It didn’t get through.').waitFor()

  const feed = page.getByRole('textbox', { name: 'Feed for a news reader' })
  const before = await feed.inputValue()
  await page.getByRole('button', { name: 'Make a new address' }).click()
  await page.waitForFunction(
    (known) => document.querySelector<HTMLInputElement>('#notice-feed')!.value !== known,
    before,
  )
  await page.reload()
  assert.equal(await card.getByRole('combobox', { name: 'When' }).inputValue(), 'daily')
  assert.deepEqual(ruth.faults, [])
})

/** Where the links in a mail lead that waits for Ruth's yes. */
async function mailed(ruth: Somebody): Promise<{ confirm: string; off: string }> {
  const { notices, storage, clock } = site.server.core
  const { guest } = await ruth.guest()
  const now = clock.now()
  const channel = { id: 'a-mail-of-ruth', guest, kind: 'mail', delay: 0, next: now, seen: now } as const
  const target = JSON.stringify({ address: 'ruth@example.org', language: 'en' })
  const of = (tokenHash: string) => ({ ...channel, target, ready: false, tokenHash })
  const { pathname, search, searchParams } = new URL(notices.offAddress(of('')))
  await storage.putChannel(of(hash('sha256', searchParams.get('token')!, 'base64url')))
  return { confirm: pathname.replace('/off', '/confirm') + search, off: pathname + search }
}

test('the buttons behind the links in mails work in a browser', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const links = await mailed(ruth)
  // Whoever reads the mail may do so in a browser that knows nobody.
  const reader = await site.somebody({ name: null })
  await reader.open(links.confirm)
  await reader.page.getByRole('button', { name: 'Yes, write to me' }).click()
  await reader.page.getByText('we’ll write to you').waitFor()
  await ruth.open('/me')
  await ruth.page.locator('li.card', { hasText: 'ruth@example.org' }).waitFor()
  await reader.open(links.off)
  await reader.page.getByRole('button', { name: 'Stop' }).click()
  await reader.page.getByText('you won’t get any more of these').waitFor()
  await ruth.page.reload()
  await ruth.page.getByRole('heading', { name: 'When it’s your turn' }).waitFor()
  assert.deepEqual(await site.server.core.storage.listChannels((await ruth.guest()).guest), [])
  assert.deepEqual([ruth.faults, reader.faults], [[], []])
})

test('what is pushed to a device is shown by its service worker', async () => {
  const ruth = await site.somebody({ name: 'Ruth', serviceWorkers: 'allow', own: true })
  const { page, context } = ruth
  await context.grantPermissions(['notifications'])
  await ruth.open('/me')
  const devtools = await context.newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const data = { title: 'Your turn: Friday', body: 'With Yuri.', url: `${site.url}/table/x`, tag: 'x' }
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: site.url,
    registrationId: await found,
    data: JSON.stringify(data),
  })
  const shown = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    for (;;) {
      const [note] = await registration.getNotifications()
      if (note) return [note.title, note.body, note.tag, note.data as string]
      await new Promise(requestAnimationFrame)
    }
  })
  assert.deepEqual(shown, [data.title, data.body, data.tag, data.url])
})

test('a table tells a chat room whose turn it is, from its menu', async (t) => {
  const chat = await room(t, 204)
  const ruth = await site.somebody({ name: 'Ruth' })
  const { page } = ruth
  await ruth.begin('scoville', ['bot:random'])
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByText('Tell a chat room').click()
  await addHook(ruth, chat.url)
  const line = page.locator('li', { hasText: new URL(chat.url).host })
  await line.getByText('added by Ruth').waitFor()
  await line.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('Sent.').waitFor()
  // It may have heard before whose turn it is.
  assert.ok(chat.heard.some((line) => line.startsWith('{"text":"Scoville\\nThis is a test')))
  await line.getByRole('button', { name: 'Remove' }).click()
  await line.waitFor({ state: 'detached' })
  assert.deepEqual(ruth.faults, [])
})
