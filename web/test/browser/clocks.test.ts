/** A table with a pace: chosen when it is made, shown in the lobby, at the table and in lists. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTooWide, PHONE } from './support/looks.ts'
import { useSite } from './support/site.ts'

const site = useSite()

test('a table over several days shows how much time is left, and you can take a day off', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  await ruth.open('/new/scoville')
  const { page } = ruth
  await page.getByText('2', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption({ label: 'Skilled bot' })
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('days')
  await page.getByRole('combobox', { name: 'Time for each move' }).selectOption('72')
  await page.getByRole('button', { name: 'Set the table' }).click()
  const clock = page.locator('[data-seat-clock="0"]')
  await clock.getByText(/^2 days left$/).waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('3 days a move, 4 days off').waitFor()
  await page.getByRole('button', { name: 'Take a day off' }).click()
  await page.getByText('You have 3 days off left in this game.').waitFor()
  await clock.getByText(/^(3|4) days left$/).waitFor()
  const path = new URL(page.url()).pathname
  await ruth.open('/')
  await page
    .locator(`a[href="${path}"]`)
    .getByText(/3 days a move, 4 days off · until /)
    .waitFor()
  assert.deepEqual(ruth.faults, [])
})

test('on a phone the choice of a pace fits, and the lobby says all that is agreed on', async () => {
  const ruth = await site.somebody({ name: 'Ruth', ...PHONE })
  await ruth.open('/new/scoville')
  const { page } = ruth
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('days')
  await page.getByRole('checkbox', { name: 'Nights don’t count (23:00 to 7:00)' }).check()
  for (const late of ['vote', 'stay', 'turn']) {
    await page.getByRole('combobox', { name: 'When time runs out' }).selectOption(late)
    assert.equal(await isTooWide(ruth), false, late)
  }
  await page.getByRole('button', { name: 'Set the table' }).click()
  await page.getByText(/nights off.*time zone\. When time runs out, a bot plays that turn\./).waitFor()
  assert.equal(await isTooWide(ruth), false)
  assert.deepEqual(ruth.faults, [])
})

test('on a phone one’s own time stands beside the question', async () => {
  const ruth = await site.somebody({ name: 'Ruth', ...PHONE })
  const pace = { kind: 'live', bank: 600, increment: 10, late: { then: 'turn', level: 'random' } }
  const answer = await ruth.context.request.post(`${site.url}/api/tables`, {
    data: { id: 'phone-clock', game: 'scoville', seats: ['me', 'bot:random'], autostart: true, pace },
  })
  const { table } = (await answer.json()) as { table: string }
  await ruth.open(`/table/${table}`)
  await ruth.turn()
  await ruth.page
    .locator('.prompt .time')
    .getByText(/^(10:00|9:\d\d)$/)
    .waitFor()
  assert.equal(await isTooWide(ruth), false)
  assert.deepEqual(ruth.faults, [])
})

test('if you like, you see the time beside each line of the log and the chat', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place('scoville', 'both-short', 590, [ruth, yuri])
  await ruth.open(`/table/${id}`)
  const { page } = ruth
  const line = page.getByRole('list', { name: 'Log' }).locator('.line').first()
  assert.match((await line.getAttribute('title')) ?? '', /\d:\d\d/)
  assert.equal(await line.locator('.muted').count(), 0)
  await page.getByRole('button', { name: 'Preferences' }).click()
  await page.getByRole('checkbox', { name: 'Show times in log and chat' }).check()
  assert.match(await line.locator('.muted').first().innerText(), /\d/)
  assert.deepEqual(ruth.faults, [])
})
