/** What is left to the others when somebody stays away. Here nobody has to wait for it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useSite } from './support/site.ts'

const site = useSite({ absenceVote: 0, absenceHost: 0 })

test('the host lets a bot play for somebody who’s been away for long, and they take the seat back', async () => {
  const ruth = await site.somebody({ name: 'Ruth' })
  const yuri = await site.somebody({ name: 'Yuri' })
  const id = await site.place('scoville', 'both-short', 590, [ruth, yuri])
  await ruth.open(`/table/${id}`)
  await ruth.page.getByRole('button', { name: 'Let a bot play for Yuri' }).click()
  const panel = ruth.page.locator('.players li').filter({ hasText: 'Yuri' })
  await panel.getByText(/bot$/).waitFor()
  const log = ruth.page.getByRole('list', { name: 'Log' })
  await log.getByText('Yuri is away. A bot plays until they’re back.').waitFor()
  await yuri.open(`/table/${id}`)
  await yuri.page.getByRole('button', { name: 'Take my seat back' }).first().click()
  await panel.getByText(/^here/).waitFor()
  await log.getByText('Yuri is back and playing again.').waitFor()
  // Others are told of somebody leaving too, even if they aren't looking at the log; the list at home does not wait
  // for Yuri.
  await yuri.page.getByRole('button', { name: 'Menu' }).click()
  await yuri.page.getByRole('button', { name: 'Leave the table' }).click()
  await ruth.page.locator('.notices').getByText('Yuri left the table.').waitFor()
  await yuri.page.getByRole('heading', { name: 'Sit down and play' }).waitFor()
  assert.equal(await yuri.page.locator(`a[href="/table/${id}"]`).count(), 0)
  const byBot = log.getByText(/^Yuri \(bot\) /)
  while ((await byBot.count()) === 0) await ruth.choose()
  assert.deepEqual([ruth.faults, yuri.faults], [[], []])
})
