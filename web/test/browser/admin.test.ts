/** The admin's page, manners in the chat, and what somebody can do about what is stored of them. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { useSite, type Somebody } from './support/site.ts'

const site = useSite()
let sent = 0

/** What a program would send as this person: the status, and the problem's key if there is one. */
async function send(
  { context }: Somebody,
  path: string,
  body: object,
): Promise<[number, string | undefined]> {
  const answer = await context.request.post(`${site.url}${path}`, { data: body })
  const { error } = (await answer.json()) as { error?: { key: string } }
  return [answer.status(), error?.key]
}

function say(who: Somebody, table: string, text: string): Promise<[number, string | undefined]> {
  return send(who, `/api/tables/${table}/chat`, { id: `said-line-${++sent}`, text })
}

async function enter(admin: Somebody): Promise<void> {
  await admin.open('/admin')
  await admin.page.getByLabel('Admin key').fill(site.server.adminKey!)
  await admin.page.getByRole('button', { name: 'Enter' }).click()
  await admin.page.getByRole('tablist', { name: 'Running this server' }).waitFor()
}

function tableOf({ page }: Somebody): string {
  return new URL(page.url()).pathname.split('/').at(-1)!
}

test('the key is all the admin needs; a notice, who may come in and limits take effect at once', async () => {
  const [admin, ruth] = [await site.somebody({ name: 'Hanna' }), await site.somebody({ name: 'Ruth' })]
  const { page } = admin
  await ruth.begin('scoville', ['bot:random'])
  const table = tableOf(ruth)
  await admin.open('/admin')
  await page.getByLabel('Admin key').fill('not-the-key')
  await page.getByRole('button', { name: 'Enter' }).click()
  await page.getByRole('alert').getByText(/key/).waitFor()
  await enter(admin)
  const done = page.locator('.said').getByText('Done.')

  await page.getByLabel('Shown on every open page').fill('Back at nine')
  await page.getByRole('button', { name: 'Show it' }).click()
  await ruth.page.getByText('Back at nine').waitFor()
  await page.getByRole('button', { name: 'Take it down' }).click()
  await ruth.page.getByText('Back at nine').waitFor({ state: 'detached' })

  const door = page.getByRole('region', { name: 'Who may come in' })
  const comes = async (more: object = {}): Promise<[number, string | undefined]> =>
    send(await site.somebody({ name: null }), '/api/me', { name: 'New', ...more })
  await door.getByLabel('Anyone with the password').check()
  await door.getByLabel('New password').fill('tomato')
  await door.getByRole('button', { name: 'Save' }).click()
  await done.waitFor()
  assert.deepEqual(await comes(), [403, 'passwordNeeded'])
  assert.deepEqual(await comes({ password: 'tomato' }), [200, undefined])
  await door.getByLabel('Anyone with an invitation').check()
  await door.getByRole('button', { name: 'Save' }).click()
  const invitations = page.getByRole('region', { name: 'Invitations' })
  await invitations.getByRole('button', { name: 'Make an invitation' }).click()
  await invitations.getByText('1 left').waitFor()
  const link = await invitations.locator('input[readonly]').inputValue()
  const invitation = link.split('#invitation=')[1]!
  assert.deepEqual(await comes(), [403, 'invitationNeeded'])
  assert.deepEqual(await comes({ invitation }), [200, undefined])
  await door.getByLabel('Everybody').check()
  await door.getByRole('button', { name: 'Save' }).click()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[value=open]')?.checked)

  await page.getByRole('tab', { name: 'Limits' }).click()
  const limit = page.locator('li', { hasText: 'Characters in a chat line' })
  await limit.getByRole('spinbutton').fill('5')
  await limit.getByRole('button', { name: 'Save' }).click()
  await limit.getByRole('button', { name: 'Back to 500' }).waitFor()
  assert.equal((await say(ruth, table, 'too long'))[0], 413)
  await limit.getByRole('button', { name: 'Back to 500' }).click()
  await limit.getByRole('button', { name: 'Back to 500' }).waitFor({ state: 'detached' })
  assert.equal((await say(ruth, table, 'short enough'))[0], 200)

  await page.getByRole('tab', { name: 'Log' }).click()
  const log = page.getByRole('tabpanel')
  for (const action of ['Notice', 'Who may come in', 'Invitation made', 'Limit'])
    await log.getByText(action, { exact: true }).first().waitFor()
  assert.doesNotMatch(await log.innerText(), /tomato/)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Admin key').waitFor()
  assert.deepEqual([admin.faults, ruth.faults], [[], []])
})

test('the admin removes a line, gives a seat to someone else, mutes, bans, and closes tables', async () => {
  // Found by their names, so nobody else here has one of these.
  const people = ['Hanna', 'Rosa', 'Yuri'].map((name) => site.somebody({ name }))
  const [admin, ruth, yuri] = (await Promise.all(people)) as [Somebody, Somebody, Somebody]
  const { page } = admin
  await ruth.begin('scoville', ['bot:random'])
  const table = tableOf(ruth)
  await say(ruth, table, 'a rude line')
  await ruth.page.getByRole('tab', { name: /^Chat/ }).click()
  // The page also says the line aloud, in a place of its own.
  const line = ruth.page.getByRole('listitem').filter({ hasText: 'a rude line' })
  await line.waitFor()
  await enter(admin)

  await page.getByRole('tab', { name: 'People' }).click()
  const act = async (kind: 'Mute' | 'Ban'): Promise<void> => {
    await page.getByRole('button', { name: `${kind}: Rosa` }).click()
    const dialog = page.getByRole('dialog', { name: `${kind}: Rosa` })
    await dialog.getByLabel('Why?').fill('rude')
    await dialog.getByRole('button', { name: kind, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('searchbox').fill('Rosa')
  await act('Mute')
  assert.deepEqual(await say(ruth, table, 'more'), [403, 'muted'])

  await page.getByRole('tab', { name: 'Tables' }).click()
  const rowOf = (id: string) =>
    page.locator('.entries > li').filter({ has: page.locator(`a[href$="${id}"]`) })
  await page.getByRole('searchbox').fill(table)
  const row = rowOf(table)
  await row.getByRole('button', { name: 'Chat' }).click()
  await page.getByRole('button', { name: 'Remove the line' }).click()
  await page.getByRole('dialog').getByText('removed', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await line.waitFor({ state: 'detached' })
  await row.getByRole('button', { name: 'Give a seat to someone else' }).click()
  const hand = page.getByRole('dialog')
  await hand.getByLabel('Someone’s name').fill('Yuri')
  await hand.getByRole('button', { name: 'Find' }).click()
  await hand.locator('option', { hasText: 'Yuri' }).waitFor({ state: 'attached' })
  await hand.getByRole('button', { name: 'Give a seat to someone else' }).click()
  await hand.waitFor({ state: 'detached' })
  await yuri.open(`/table/${table}`)
  await yuri.turn()
  await row.getByRole('button', { name: 'Close' }).click()
  await row.getByRole('button', { name: 'Yes' }).click()
  await page.getByText('Nothing here yet.').waitFor()

  await yuri.begin('scoville', ['bot:random'])
  await page.getByRole('searchbox').fill(tableOf(yuri))
  const other = rowOf(tableOf(yuri))
  await other.getByRole('button', { name: 'Delete' }).click()
  await other.getByRole('button', { name: 'Yes' }).click()
  await page.getByText('Nothing here yet.').waitFor()

  await page.getByRole('tab', { name: 'People' }).click()
  await page.getByRole('searchbox').fill('Rosa')
  await act('Ban')
  assert.equal((await send(ruth, '/api/me', { name: 'Rosa' }))[1], 'banned')
  await page.getByRole('tab', { name: 'Bans' }).click()
  const ban = page.locator('.entries > li', { hasText: 'Banned' })
  await ban.getByRole('button', { name: 'Lift' }).click()
  await ban.waitFor({ state: 'detached' })
  assert.deepEqual(await send(ruth, '/api/me', { name: 'Rosa' }), [200, undefined])
  assert.deepEqual([admin.faults, yuri.faults], [[], []])
})

test('a watcher is marked as one, and can be silenced, muted and reported', async () => {
  const people = ['Hanna', 'Ruth', 'Wim'].map((name) => site.somebody({ name }))
  const [admin, ruth, wim] = (await Promise.all(people)) as [Somebody, Somebody, Somebody]
  const { page } = ruth
  await ruth.begin('scoville', ['bot:random'])
  const table = tableOf(ruth)
  await wim.open(`/table/${table}`)
  assert.equal((await say(wim, table, 'play the red one'))[0], 200)
  await page.getByRole('tab', { name: /^Chat/ }).click()
  const line = page.locator('li', { hasText: 'play the red one' })
  await line.getByText('(watching)').waitFor()

  await line.getByRole('button', { name: 'About this line by Wim' }).click()
  const dialog = page.getByRole('dialog', { name: 'What Wim said' })
  await dialog.getByLabel('What’s wrong with it?').fill('spoils it')
  await dialog.getByRole('button', { name: 'Report this line' }).click()
  await dialog.getByText('Thanks, we’ll have a look.').waitFor()
  await dialog.getByRole('button', { name: 'Mute Wim' }).click()
  await page.keyboard.press('Escape')
  await line.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '1 line hidden' }).click()
  await line.waitFor()

  await enter(admin)
  await admin.page.getByRole('tab', { name: /^Reports/ }).click()
  const report = admin.page.locator('.entries > li', { hasText: 'play the red one' })
  await report.getByText('Ruth: spoils it').waitFor()
  await report.getByRole('button', { name: 'Dismiss' }).click()
  await report.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Only players can write/ }).check()
  await wim.page.getByRole('tab', { name: /^Chat/ }).click()
  await wim.page.getByText('Only players can write at this table.').waitFor()
  assert.deepEqual(await say(wim, table, 'again'), [403, 'hushed'])
  assert.deepEqual([ruth.faults, wim.faults, admin.faults], [[], [], []])
})

test('you can download everything stored about you, delete it, and be nobody here', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const { page } = ruth
  await ruth.begin('scoville', ['bot:random'])
  const table = tableOf(ruth)
  await say(ruth, table, 'hello there')
  await ruth.open('/privacy')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const data = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as {
    name: string
    tables: { table: string }[]
    chat: { text: string }[]
  }
  assert.deepEqual([data.name, data.tables[0]!.table, data.chat[0]!.text], ['Ruth', table, 'hello there'])
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('button', { name: 'Yes, delete everything about me' }).click()
  await page.getByText('Nothing about you is left here.').waitFor()
  const me = await ruth.context.request.get(`${site.url}/api/me`)
  assert.deepEqual(await me.json(), { name: null })
  const { lines } = (await (
    await ruth.context.request.get(`${site.url}/api/tables/${table}/chat`)
  ).json()) as {
    lines: { name: string; text: string }[]
  }
  assert.deepEqual(
    lines.map(({ name, text }) => name + text),
    [''],
  )
  assert.deepEqual(ruth.faults, [])
})
