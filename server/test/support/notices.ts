/** Two people, their channels, and the time that passes until something is sent. */
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { AddChannel, ChannelInfo, NoticeChoices } from '../../src/wire.ts'
import type { Client } from './client.ts'
import { mailServer, type MailServer } from './receivers.ts'
import { testServer, type TestOptions, type TestServer } from './server.ts'

export const SITE = 'https://table.example'
export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE
/** Longer than it takes until something due is looked for. */
export const SOON = 3_000

export async function serve(t: TestContext, options: TestOptions = {}): Promise<TestServer> {
  const config = { publicUrl: SITE, outageAfter: 3650 * DAY, hookHosts: '127.0.0.1', ...options.config }
  return testServer(t, { ...options, config })
}

export async function add(client: Client, wish: AddChannel): Promise<ChannelInfo> {
  const { status, body } = await client.post<NoticeChoices>('/api/me/notices', wish)
  assert.equal(status, 200, JSON.stringify(body))
  return body.channels.at(-1)!
}

export async function channels(client: Client): Promise<readonly ChannelInfo[]> {
  return (await client.get<NoticeChoices>('/api/me/notices')).body.channels
}

/** Let time pass, and everything be sent that is due then. */
export async function pass({ clock, notifier }: TestServer, ms: number): Promise<void> {
  for (const step of [ms, SOON]) {
    clock.pass(step)
    await notifier.settled()
  }
}

/** Ada and Bea at a table that waits for both. */
export async function duel(ada: Client, bea: Client, more: object = {}): Promise<string> {
  const table = await ada.table('pepper-duel', ['me', 'open'], { autostart: true, name: 'Friday', ...more })
  await bea.do(`/api/tables/${table}/join`)
  return table
}

export async function withMail(t: TestContext): Promise<{ mails: MailServer; server: TestServer }> {
  const mails = await mailServer(t)
  return { mails, server: await serve(t, { config: { smtpUrl: mails.url } }) }
}

/** The address of a link in a mail, without the host that it will have. */
export function linkIn(text: string, path: string): string {
  const found = new RegExp(`${SITE}(/api/notices/${path}\\?token=[\\w-]+)`).exec(text)
  assert.ok(found, text)
  return found[1]!
}

/** Somebody presses the only button behind a link in a mail, in a browser that names where a form comes from if it may. */
export async function press(anybody: Client, path: string): Promise<string> {
  const asked = await anybody.get<string>(path)
  assert.match(asked.body, /<form method="post"/)
  const origin = asked.headers.get('referrer-policy') === 'no-referrer' ? 'null' : anybody.url
  const response = await fetch(anybody.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
  })
  assert.equal(response.status, 200)
  return response.text()
}
